# Origins: First Builders: events, refusals, prompts, options.

origins-name = Origins: First Builders

## Seats

origins-seat-1 = Lion
origins-seat-2 = Bull
origins-seat-3 = Archer
origins-seat-4 = Urn

# Names used inside other messages

origins-name-building = { $building ->
    [obelisk] Obelisk
    [monument] Monument
    [temple-of-mountains] Temple of Mountains
    [temple-of-forests] Temple of Forests
    [temple-of-seas] Temple of Seas
    [holy-site] Holy Site
    [quarry] Quarry
    [mint] Mint
    [harbour] Harbour
    [granary] Granary
    [marketplace] Marketplace
    [workshop] Workshop
    [hippodrome] Hippodrome
    [veterans-settlement] Veterans’ Settlement
    [outpost] Outpost
    [riding-grounds] Riding Grounds
    [fortress] Fortress
    [armoury] Armoury
    [forum] Forum
    [stone-circle] Stone Circle
    [construction-site] Construction Site
    [estate] Estate
    [court] Court
    [castle] Castle
    [healers-hut] Healers’ Hut
    [fountain-of-wisdom] Fountain of Wisdom
    [main-gate] Main Gate
    [art-workshop] Art Workshop
    [astronomical-tower] Astronomical Tower
    [mage-tower] Mage Tower
    [agora] Agora
   *[palace] Palace
}
origins-name-zodiac = { $card ->
    [capricorn] Capricorn
    [aquarius] Aquarius
    [pisces] Pisces
    [aries] Aries
    [taurus] Taurus
    [gemini] Gemini
    [cancer] Cancer
    [leo] Leo
    [virgo] Virgo
    [libra] Libra
    [scorpio] Scorpio
   *[sagittarius] Sagittarius
}
origins-name-colour = { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [yellow] yellow
   *[orange] orange
}
origins-name-temple = { $temple ->
    [forests] the Temple of Forests
    [mountains] the Temple of Mountains
   *[seas] the Temple of Seas
}
origins-name-worker = { $worker ->
    [patrician] { $colour ->
        [red] the red patrician ({ $value })
        [purple] the purple patrician ({ $value })
        [blue] the blue patrician ({ $value })
        [yellow] the yellow patrician ({ $value })
       *[orange] the orange patrician ({ $value })
    }
    [speaker] a speaker ({ $value })
   *[archon] the archon
}
origins-name-resource = { $resource ->
    [stone] stone
    [food] food
    [wisdom] wisdom
   *[gold] gold
}

# Events

origins-event-first = { $seat } plays first.
origins-event-drafted = { $seat } takes a { origins-name-colour } { $value }.
origins-event-discarded = The { origins-name-colour } { $value } is set aside.
origins-event-round = Round { $round }.
origins-event-turn = It is { $seat }’s turn.
origins-event-visited = { $seat } sends { origins-name-worker } to place { $place }{ $wisdom ->
    [0] { $gold ->
        [0] .
       *[other] , paying { $gold } gold.
    }
   *[other] { $gold ->
        [0] , paying { $wisdom } wisdom.
       *[other] , paying { $wisdom } wisdom and { $gold } gold.
    }
}
origins-event-ship = The ship at place { $place } stands at { $value }.
origins-event-gained = { $seat } gains { $count } { origins-name-resource }.
origins-event-paid = { $seat } pays { $gold ->
    [0] { $count } { origins-name-resource }.
   *[other] { $resource ->
        [gold] { $gold } gold.
       *[other] { $count } { origins-name-resource } and { $gold } gold.
    }
}
origins-event-points = { $seat } scores { $count ->
    [one] 1 point
   *[other] { $count } points
} { $why ->
    [attack] for an attack.
    [last-space] for reaching the last military space.
    [zodiac] by a zodiac card.
    [action] by an action.
    [card] for a district card.
    [advisor] for an advisor.
    [population] for the last base.
    [gold] for gold.
    [advisors] for the advisor track.
    [temples] for the temples.
    [seats] for the seats of power.
   *[other] by a building.
}
origins-event-marched = { $seat } moves { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} on the military track, to space { $space }.
origins-event-token = { $seat } takes an advantage token.
origins-event-attacked = { $seat } attacks from space { $space }.
origins-event-temple = { $seat } moves { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
} in { origins-name-temple }, to space { $space }.
origins-event-zodiac = { $seat } takes { origins-name-zodiac }.
origins-event-zodiac-from = { $seat } takes { origins-name-zodiac } from { $from }.
origins-event-built = { $seat } builds { origins-name-building } on { $cell }.
origins-event-farmed = { $seat } places { origins-name-building } as a farm on { $cell }.
origins-event-covered = { $seat } builds { origins-name-building } over the farm on { $cell }.
origins-event-reserved = { $seat } reserves { origins-name-building }.
origins-event-pooled = { origins-name-building } enters the building pool.
origins-event-turned = { origins-name-building } is the next { origins-name-colour } tile.
origins-event-citizen = { $seat } takes the { origins-name-colour } { $value } from the citizen pool.
origins-event-rolled = A { origins-name-colour } { $value } enters the citizen pool.
origins-event-refill-failed = There is no { origins-name-colour } die left for the citizen pool.
origins-event-speaker = { $seat } takes a speaker ({ $value }).
origins-event-raised = { $seat } raises { origins-name-worker } to { $to }.
origins-event-lowered = { $seat } lowers { origins-name-worker } to { $to }.
origins-event-recoloured = { $seat } swaps { origins-name-worker } for a { $other ->
    [red] red
    [purple] purple
    [blue] blue
    [yellow] yellow
   *[orange] orange
} one.
origins-event-advisor = { $seat } gains a { origins-name-colour } advisor on space { $place }.
origins-event-dismissed = A { origins-name-colour } six of { $seat } goes back to the reserve.
origins-event-used = { $seat } uses { origins-name-building } on { $cell }.
origins-event-copied = { $seat } copies { origins-name-building } on { $cell }.
origins-event-closed = { $seat } closes the district at { $cell } with { origins-name-worker }.
origins-event-card = { $seat } scores district card { $card }{ $first ->
    [yes] { " " }for the first time
   *[no] { " " }again
}{ $gold ->
    [0] .
   *[other] , with { $gold } gold.
}
origins-event-tower = { $seat } raises the { origins-name-colour } tower to { $height }.
origins-event-base = { $seat } takes a base from the population track.
origins-event-advantage = { $seat } spends an advantage token.
origins-event-passed = { $seat } passes.
origins-event-back = { $seat } takes back { origins-name-worker }.
origins-event-speaker-back = A speaker returns to the pool with { $value }.
origins-event-rerolled = A speaker is rolled again: { $value }.
origins-event-leads = { $seat } takes the first-player token.
origins-event-fell-back = { $seat } falls back to military space { $space }.
origins-event-alien = The alien disc stands on military space { $space }.
origins-event-kept = { $seat } keeps { origins-name-zodiac }; other zodiac cards go back.
origins-event-ending = This is the last round: { $why ->
    [temples] three zodiac discs are at the top.
    [gold] no gold is left on the district cards.
    [towers] three colours or fewer are left in the tower pool.
   *[dice] a die is missing in the citizen pool.
}
origins-event-ended = The game is over: { $why ->
    [temples] three zodiac discs are at the top.
    [gold] no gold is left on the district cards.
    [towers] three colours or fewer are left in the tower pool.
    [dice] a die was missing in the citizen pool.
    [rounds] the last round of the training has been played.
   *[stopped] the agreed number of rounds has been played.
}

# Refusals

origins-refusal-over = The game is over.
origins-refusal-turn = It is { $seat }’s turn.
origins-refusal-chance = Chance decides first.
origins-refusal-not-asked = Nothing of the kind is asked now.
origins-refusal-pending = Something else must be decided first.
origins-refusal-not-in-draft = There is no { origins-name-colour } { $value } to take.
origins-refusal-not-highest = Only the highest dice are set aside, not the { origins-name-colour } { $value }.
origins-refusal-no-worker = You do not have { origins-name-worker }.
origins-refusal-away = { $worker ->
    [archon] The archon is at a meeting place already.
    [speaker] That speaker is at a meeting place already.
   *[patrician] The { origins-name-colour } { $value } is at a meeting place already.
}
origins-refusal-surcharge = The ship asks for { $need } wisdom; you have { $have } with gold.
origins-refusal-die-away = The { origins-name-colour } { $value } is at a meeting place; only unused patricians close districts.
origins-refusal-no-die = You do not have a { origins-name-colour } { $value }.
origins-refusal-no-district = There are no four tiles around the seat at { $cell }.
origins-refusal-seat-taken = The district at { $cell } is closed.
origins-refusal-no-disc = There is no { origins-name-colour } disc in the tower pool.
origins-refusal-tower-gold = The next { origins-name-colour } floor costs { $need } gold.
origins-refusal-no-base = No base is left on the population track.
origins-refusal-base-food = The next base costs { $need } food.
origins-refusal-main-done = That main action is no longer to be had on this visit.
origins-refusal-main-first = Do a main action first.
origins-refusal-main-impossible = This action cannot be carried out now.
origins-refusal-bonus-done = The bonus action has been used.
origins-refusal-bonus-colour = The bonus action needs a { origins-name-colour } worker.
origins-refusal-archon-colour = The archon needs a { origins-name-colour } advisor for this bonus action.
origins-refusal-bonus-impossible = This bonus action cannot be carried out now.
origins-refusal-no-card = You do not hold the zodiac card for this.
origins-refusal-last-space = From the last military space nobody moves.
origins-refusal-part-done = That part is done or cannot be done.
origins-refusal-part-first = Move or attack at least once.
origins-refusal-train-first = Train at least once.
origins-refusal-train-food = Training costs 1 food each time.
origins-refusal-temple-top = Your disc is at the top of { origins-name-temple }.
origins-refusal-temple-same = Choose another temple than { origins-name-temple }.
origins-refusal-temple-steps = You may move at most { $most ->
    [one] 1 space
   *[other] { $most } spaces
}, and at least one.
origins-refusal-no-tile = There is no tile on place { $place } of the pool.
origins-refusal-not-reserved = You have not reserved { origins-name-building }.
origins-refusal-cell-taken = There is a tile on { $cell }.
origins-refusal-cell-apart = { $cell } does not share an edge with your city.
origins-refusal-not-farm = There is no farm on { $cell }.
origins-refusal-price = This building costs { $wisdom } wisdom and { $stone } stone.
origins-refusal-not-in-pool = There is no { origins-name-colour } { $value } in the citizen pool.
origins-refusal-no-free-base = You have no free base.
origins-refusal-citizen-wisdom = This die costs { $need } wisdom.
origins-refusal-no-speaker = There is no speaker with { $value } in the pool.
origins-refusal-capped = The { origins-name-colour } { $value } cannot rise by this.
origins-refusal-raise-steps = This die may rise by at most { $most }, and not beyond the advisor.
origins-refusal-wrong-die = The { origins-name-colour } { $value } is not a die you may choose here.
origins-refusal-same-colour = The die is { origins-name-colour } already.
origins-refusal-none-in-reserve = There is no { origins-name-colour } die in the reserve.
origins-refusal-cannot-copy = The tile on { $cell } cannot be copied now.
origins-refusal-not-basic = Choose stone, food or wisdom, not gold.
origins-refusal-not-this-one = You cannot choose { origins-name-resource } here.
origins-refusal-not-held = You cannot pay with { origins-name-resource } here.
origins-refusal-binding = What was begun is carried out.
origins-refusal-no-ability = The tile on { $cell } is not used now.
origins-refusal-useless = The tile on { $cell } would do nothing now.
origins-refusal-no-match = The district does not match card { $place }.
origins-refusal-must-score = One matching card must be scored.
origins-refusal-not-neighbour = Place { $place } is not a neighbour of the visited one.
origins-refusal-neighbour-six = The ship at place { $place } is at 6.
origins-refusal-no-six = You have no { origins-name-colour } six to take back.

# Prompts

origins-prompt-setup = The table is being set up.
origins-prompt-chance = Chance decides.
origins-prompt-draft = Take a die.
origins-prompt-discard = Set one of the highest dice aside.
origins-prompt-action = { $extra ->
    [yes] Choose your extra action.
   *[no] Choose an action.
}
origins-prompt-advantage = Spend a token for another action?
origins-prompt-quiet = Spend a token to keep the ships still?
origins-prompt-neighbour = Choose the neighbouring ship that rises.
origins-prompt-visit = Choose an action of place { $place }.
origins-prompt-abilities = Use an ability, or finish.
origins-prompt-card = Choose a district card to score.
origins-prompt-collect = Choose the six that comes back first.
origins-prompt-over = The game is over.
origins-prompt-take = { $count ->
    [0] Choose a resource.
    [1] Choose a resource.
   *[other] Choose a resource ({ $count } left).
}
origins-prompt-pay = { $optional ->
    [yes] Choose what to pay, or decline.
   *[no] Choose what to pay.
}
origins-prompt-temple = { $optional ->
    [yes] Pay 1 gold for a temple step?
   *[no] Choose a temple.
}
origins-prompt-buy = Choose a tile and a cell.
origins-prompt-reserve = Choose a tile to reserve.
origins-prompt-citizen = { $optional ->
    [yes] Take a citizen die, or decline.
   *[no] Take a citizen die.
}
origins-prompt-speaker = Take a speaker.
origins-prompt-raise = { $optional ->
    [yes] Raise a die, or decline.
   *[no] Choose a die to raise.
}
origins-prompt-pick = Choose a die.
origins-prompt-recolour = Choose a die and its new colour.
origins-prompt-ship = Choose a ship.
origins-prompt-copy = Choose a neighbouring building to copy.
origins-prompt-part = { $count ->
    [0] Move or attack.
   *[other] Move, attack or finish.
}
origins-prompt-train = { $count ->
    [0] Train a patrician or move.
   *[other] Train again, or finish.
}
origins-prompt-effect = { $optional ->
    [yes] Use this, or decline.
   *[no] Decide.
}

# Options

origins-option-first = First player
origins-option-first-about = Who begins: a seat, or chance.
origins-option-round-limit = Round limit
origins-option-round-limit-about = Stops the game after so many rounds and scores it.
origins-option-round-limit-none = none
origins-option-data = Figures
origins-option-data-about = The data file with costs, tracks and cards; an owner can bring a corrected one.
