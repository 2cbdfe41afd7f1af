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
