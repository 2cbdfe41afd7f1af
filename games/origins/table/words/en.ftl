# Origins: First Builders: events, refusals, prompts, options.

origins-name = Origins: First Builders
origins-about = Raise towers, recruit citizens, and build a city around your dice.
origins-time = 60–90 min

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

# Origins: First Builders: the table page and the terminal.

## Pieces

origins-page-die = { origins-name-colour } { $value }
origins-page-speaker = speaker { $value }
origins-page-archon = archon
origins-page-farm = Farm
origins-page-points = points
origins-page-tokens = advantage tokens
origins-page-alien = the alien disc
origins-page-nobody = above its track
origins-page-temple = { $temple ->
    [forests] Forests
    [mountains] Mountains
   *[seas] Seas
}
origins-page-building = { $building ->
    [obelisk] 1, 2, 4 or 7 points for 1, 2, 3 or more obelisks in your city.
    [monument] Move 1 in a temple of your choice.
    [temple-of-mountains] Move 2 in the Mountains; for 1 gold 1 in another temple.
    [temple-of-forests] Move 2 in the Forests; for 1 gold 1 in another temple.
    [temple-of-seas] Move 2 in the Seas; for 1 gold 1 in another temple.
    [holy-site] 3, 6 or 10 points for 1, 2 or 3 zodiac cards you hold.
    [quarry] 1 stone, and 1 for each empty cell beside it.
    [mint] 1 gold.
    [harbour] 2 points for each of your yellow buildings.
    [granary] 1 food, and 1 for each of your farms.
    [marketplace] 4 points for each of your yellow patricians.
    [workshop] 1 basic resource of your choice.
    [hippodrome] 2 points for each of your red buildings and red patricians.
    [veterans-settlement] Points equal to an unused red patrician, who then falls by 1.
    [outpost] Move 1 or attack.
    [riding-grounds] Move 2, then 1 stone or food for each player behind you.
    [fortress] Move 1 for each of your red buildings.
    [armoury] Move 2 and attack, in either order; either may be left out.
    [forum] Take a speaker.
    [stone-circle] 0, 1, 3, 6 or 10 points for 1 to 5 colours of buildings.
    [construction-site] Keep a tile of the pool beside your board; later it costs no wisdom.
    [estate] Take a citizen die from the pool, free.
    [court] Swap an unused patrician for a die of another colour.
    [castle] 1 point, and 3 for each of your closed districts.
    [healers-hut] 1 point, and 1 for each of your patricians.
    [fountain-of-wisdom] 1 wisdom, and set any one ship to 1.
    [main-gate] Raise an unused patrician by up to 2.
    [art-workshop] 3 points for each colour among your patricians.
    [astronomical-tower] 1 wisdom, and 1 for each of your advisors.
    [mage-tower] Use the ability of a building beside it.
    [agora] Used whenever a district that touches it is closed, with any die.
   *[palace] Holds your towers.
}
origins-page-zodiac = { $card ->
    [capricorn] tower built: a die +2
    [aquarius] moved 2 in a temple: 1 gold for 1 in another
    [pisces] any bonus action is 1 gold
    [aries] attack: +1 point for each red die
    [taurus] buildings and citizens −1 wisdom
    [gemini] passing: 1 basic for each space you will fall back
    [cancer] passing with a free base: a die from the pool
    [leo] seat die +2
    [virgo] build over a farm, free
    [libra] after closing: a die for its wisdom
    [scorpio] district closed or six raised: 1 wisdom
   *[sagittarius] a die you take: +1
}

## The table

origins-page-places = Meeting places
origins-page-places-key = what each of your workers pays
origins-page-both = both actions
origins-page-bonus = bonus tile
origins-page-place = Place { $place }: ship at { $ship }, then { $next }
origins-page-lower = { $place ->
    [1] Move, attack
    [2] Buy a building
    [3] Temple and sign
    [4] Take a citizen
   *[5] Train
}
origins-page-fare = Place { $place } with { $what }: { $wisdom ->
    [0] free
   *[other] { $wisdom } wisdom
}{ $both ->
    [yes] , both actions
   *[no] { "" }
}{ $bonus ->
    [yes] , bonus action too
   *[no] { "" }
}
origins-page-free = free
origins-page-city = Your city
origins-page-city-of = City: { $seat }
origins-page-city-note = { $tiles } tiles · { $points } points, { $total } if the game ended now
origins-page-cells = Cells where the tile may go
origins-page-opens = { $count ->
    [one] completes a district
   *[other] completes { $count } districts
}
origins-page-seats = Open seats
origins-page-seats-note = card now, die × tower at the end
origins-page-no-seats = Four tiles in a square make a district with a seat.
origins-page-no-card = no card fits
origins-page-closing = { $what }: { $points } at the end; uses: { $uses ->
    [none] nothing
   *[other] { $uses }
}
origins-page-population = Population
origins-page-advisors = Advisors
origins-page-buildings = Building pool
origins-page-farm-free = or as a farm, free
origins-page-offer = { $what }: { $wisdom } wisdom, { $stone } stone
origins-page-short = { $count } short
origins-page-citizens = Citizens
origins-page-speakers = Speakers
origins-page-next = Next of each stack
origins-page-stack-empty = no more
origins-page-ways = How to place it
origins-page-way-build = Build
origins-page-way-farm = As a farm
origins-page-way-over = Over a farm
origins-page-districts = Districts
origins-page-pattern = in any turn or mirror
origins-page-card = { $card }: { $corner ->
    [red] red
    [purple] purple
    [blue] blue
    [yellow] yellow
   *[orange] orange
} corner, { $one ->
    [red] red
    [purple] purple
    [blue] blue
    [yellow] yellow
   *[orange] orange
} and { $two ->
    [red] red
    [purple] purple
    [blue] blue
    [yellow] yellow
   *[orange] orange
} beside it
origins-page-again = again { $count }
origins-page-no-gold = no gold
origins-page-tower-pool = Tower pool
origins-page-towers = Towers
origins-page-temples = Temples
origins-page-two-lowest = your two lowest: { $points } points
origins-page-military = Military
origins-page-border = border
origins-page-start = start
origins-page-attack-now = Attack now
origins-page-attack-then = after a step
origins-page-others = Other cities
origins-page-idle = unused workers
origins-page-seats-end = Seats at the end
origins-page-first = first
origins-page-passed = passed
origins-page-if-ended = { $points } if ended now

## The end of the game

origins-page-ends = The game ends after the round when
origins-page-end = { $why ->
    [towers] tower colours run down to 3
    [gold] no gold is left on districts
    [dice] a colour of citizens runs out
   *[temples] someone tops all three temples
}
origins-page-left-towers = { $count ->
    [one] 1 disc
   *[other] { $count } discs
}
origins-page-left-gold = { $count } gold
origins-page-left-dice = { origins-name-colour } { $count }
origins-page-left-temples = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
origins-page-occurred = last round
origins-page-last-round = last round
origins-page-rounds-left = Rounds left after this one: { $count }
origins-page-ends-solo = Training
origins-page-solo = Round { $round } of { $rounds }; { $target } points win.
origins-page-solo-won = You win with { $points } of { $target } points.
origins-page-solo-lost = { $points } of { $target } points: not this time.
origins-page-over = The game is over; larger cities break ties.

## Figures of our own

origins-page-figures = Which figures are ours
origins-page-ours = Not known, so chosen by us:
origins-page-deduced = Deduced from the rulebook:
origins-page-data = Data { $name }. Owners of the box can correct the file and start the program with --origins-data.
origins-page-part = { $part ->
    [places] which actions share a place
    [bonus-colours] the colours of the bonus tiles
    [building-pool] wisdom for buildings
    [citizen-pool] wisdom for citizens
    [population] food for bases
    [advisors] points of the advisor track
    [temples] length and points of the temples
    [military] length and borders of the military track
    [military-bonuses] which bonus lies on which military space
    [agora] what the agora does
    [building-colours] the colours of some buildings
    [stone] stone costs of buildings
    [copies] how many tiles there are of each building
    [cards] all district cards
   *[solo] dice in solo training
}

## What to do

origins-page-pieces = What you can do
origins-page-answers = Your choices
origins-page-choose-cell = Choose a cell of your city.
origins-page-workers = Workers
origins-page-base-free = free
origins-page-stock = Stock
origins-page-visit = Visit
origins-page-workers-count = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
origins-page-close = Close district
origins-page-seats-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
origins-page-tower = Tower
origins-page-populate = Population
origins-page-pass = Pass
origins-page-do-take = Take { $what }
origins-page-do-discard = Set { $what } aside
origins-page-do-visit = Place { $place } with { $what }
origins-page-do-close = Close { $letter } with { $what }
origins-page-do-tower = { $what } tower
origins-page-do-populate = Take a base
origins-page-do-advantage = Spend a token: one more action
origins-page-do-quiet = Spend a token: no ship rises
origins-page-do-not-quiet = Let the ships rise
origins-page-do-pass = Pass
origins-page-do-upper = Upper action
origins-page-do-lower = Lower action
origins-page-do-bonus = Bonus action
origins-page-do-gold = 1 gold instead
origins-page-do-march = Move
origins-page-do-attack = Attack
origins-page-do-temple = { $steps ->
    [0] { $what }: take the card
   *[other] { $what } +{ $steps }
}
origins-page-do-build = Build { $what } on { $cell }
origins-page-do-farm = Farm on { $cell } ({ $what })
origins-page-do-over = Build { $what } over { $cell }
origins-page-do-reserve = Keep { $what }
origins-page-do-raise = { $what } +{ $steps }{ $place ->
    [0] { "" }
   *[other] { " " }(at { $place })
}
origins-page-do-recolour = { $what } becomes { $colour ->
    [red] red
    [purple] purple
    [blue] blue
    [yellow] yellow
   *[orange] orange
}
origins-page-do-ship = Ship of place { $place }
origins-page-do-use = Use { $what }
origins-page-do-copy = Copy { $what }
origins-page-do-pay = Pay { $what }
origins-page-do-card = Score D{ $card }
origins-page-do-collect = First the { $what } six
origins-page-do-accept = Use it
origins-page-do-decline = No, thanks
origins-page-do-done = Done
origins-page-doing = { $what ->
    [draft] takes a die
    [discard] sets a die aside
    [action] chooses an action
    [advantage] considers a token
    [visit] chooses an action of the place
    [buy] chooses a building
    [temple] chooses a temple
    [abilities] uses buildings
    [card] chooses a district card
    [over] is done
   *[other] decides
}

## Parts of the table

origins-page-tabs = Parts of the table
origins-page-tab-places = Places
origins-page-tab-pools = Pools
origins-page-tab-city = City
origins-page-tab-districts = Districts
origins-page-tab-tracks = Tracks
origins-page-tab-others = Others

## In words

origins-page-tell = The table in words
origins-page-tell-place = Place { $place }: ship at { $ship }, { origins-name-colour } bonus tile
origins-page-tell-card = { $first } points, again { $again }; { $gold } gold
origins-page-tell-player = { $seat }: { $points } points, { $total } if the game ended now; military space { $strength }; { $stock }; workers: { $workers }; free bases: { $bases }; towers: { $towers }; city: { $city }.

## Scores

origins-page-score = Score
origins-page-score-scored = scored in play
origins-page-score-temples = temples
origins-page-score-seats = seats and towers
origins-page-score-rest = gold and advisors

## Terminal

origins-text-pool = buildings
origins-text-citizens = citizens
origins-text-speakers = speakers
origins-text-cards = district cards
origins-text-towers = tower pool
origins-text-military = military track
origins-text-draft = draft
origins-text-standing = { $points } points ({ $total } if ended now), tokens: { $tokens }

## What a bot looks at in a position, as short noun phrases

feature-origins-points = points
feature-origins-final-seats = final points of the seats of power
feature-origins-final-advisors = final points of advisors
feature-origins-gold = gold
feature-origins-temple-low = the lowest temple
feature-origins-temple-middle = the middle temple
feature-origins-temple-high = the highest temple
feature-origins-temple-steps = steps in the temples
feature-origins-stone = stone
feature-origins-food = food
feature-origins-wisdom = wisdom
feature-origins-stone-plenty = more stone than can be used
feature-origins-food-plenty = more food than can be used
feature-origins-wisdom-plenty = more wisdom than can be used
feature-origins-tiles = tiles in the city
feature-origins-farms = farms
feature-origins-open-districts = districts to be closed
feature-origins-card-points = points of cards that fit
feature-origins-card-gold = gold on cards that fit
feature-origins-nearly-districts = districts that lack one tile
feature-origins-towers = heights of towers
feature-origins-bases = free bases
feature-origins-patricians = patricians
feature-origins-values = values of dice
feature-origins-values-towers = values of dice with high towers
feature-origins-sixes = dice that are about to advise
feature-origins-leaving = dice on their way to the advisors
feature-origins-speakers = speakers
feature-origins-idle = dice and speakers yet to be used
feature-origins-strength = military strength
feature-origins-borders = borders crossed
feature-origins-tokens = advantage tokens
feature-origins-zodiac = zodiac cards
feature-origins-pending = what is still to be done this turn
feature-origins-population = population
feature-origins-passed = having passed
feature-origins-last-round-ahead = the lead in the last round
feature-origins-first = the right to move
feature-origins-seats-to-come = points that seats of power can still bring
feature-origins-temples-to-come = points that temples can still bring
feature-origins-card-promise = cards that a square has begun
