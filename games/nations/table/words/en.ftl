# Nations: events, refusals, prompts, options. Cards, events and tiles come by name.

nations-name = Nations
nations-about = From clay to steel in four ages, with a card for every leader and war.
nations-time = 90–150 min

## Seats

nations-seat-1 = Egypt
nations-seat-2 = Rome
nations-seat-3 = Greece
nations-seat-4 = Persia
nations-seat-5 = China

## Words

nations-gold = gold
nations-stone = stone
nations-food = food
nations-books = books
nations-vp = VP
nations-strength = strength
nations-stability = stability
nations-workers = workers
nations-idle = idle
nations-architects = architects
nations-famine = famine
nations-war = war
nations-advisor = advisor
nations-battle = battle
nations-building = building
nations-colony = colony
nations-golden-age = golden age
nations-military = military
nations-wonder = wonder
nations-construction = under construction
nations-raid = raid value

## Events

nations-event-ordered = { $seat } is in place { $place } of the player order.
nations-event-order-stays = The player order stays as it is.
nations-event-board-drawn = The board of { $people } may be chosen.
nations-event-board-taken = { $seat } takes { $people }, side { $side ->
    [a] A
   *[b] B
}.
nations-event-covered = { $seat } covers a space of the { $section ->
    [food] food
   *[stability] stability
} section and has one worker more.
nations-event-round = Round { $round } begins, in { $age ->
    [1] Antiquity
    [2] the Medieval age
    [3] the Renaissance
   *[4] the Industrial age
}.
nations-event-swept = { $removed ->
    [one] 1 card leaves
   *[other] { $removed } cards leave
} the progress board, { $moved ->
    [one] 1 moves
   *[other] { $moved } move
} to row 1.
nations-event-offered = { $card } comes to space { $cell }.
nations-event-worker-taken = { $seat } takes a worker from { $section ->
    [food] the food section
    [stability] the stability section
   *[above] above the track
}.
nations-event-worker-returned = { $seat } returns a worker { $section ->
    [food] to the food section
    [stability] to the stability section
   *[above] to the room above the track
}{ $from ->
    [idle] { "" }
   *[other] , from { $from }
}.
nations-event-revealed = The events of the round: { $event }, then { $second }.
nations-event-tile = The tile is { $tile }.
nations-event-kept = { $seat } keeps { $event }; { $rejected } is removed.
nations-event-architects = { $count ->
    [0] There is no public architect.
    [one] There is 1 public architect.
   *[other] There are { $count } public architects.
}
nations-event-turn = { $seat } begins a turn.
nations-event-skipped = The first turn of { $seat } is skipped.
nations-event-bought = { $seat } buys { $card } for { $price } gold.
nations-event-placed = { $seat } places { $card }{ $kind ->
    [wonder] , a wonder
    [advisor] , an advisor
    [colony] , a colony
    [building] , a building
   *[military] , a military card
}.
nations-event-removed = { $card } of { $seat } leaves the game{ $why ->
    [replaced] : it is replaced
    [covered] : it is covered
    [condition] : its condition holds
    [defeat] : a defeat
    [given] : it is given up
    [fought] : the war is over
   *[other] { "" }
}.
nations-event-war-bought = { $seat } starts { $card }; its strength is { $strength }.
nations-event-war-opponent = The opponent starts { $card }; its strength is { $strength }.
nations-event-deployed = { $seat } deploys a worker on { $card }{ $from ->
    [idle] { "" }
   *[other] , from { $from }
}{ $cost ->
    [0] , for nothing
   *[other] , for { $cost } stone
}.
nations-event-undeployed = { $seat } takes a worker off { $card }.
nations-event-hired = { $seat } builds stage { $stage } of { $stages } of { $card }{ $cost ->
    [0] , for nothing
   *[other] , for { $cost } stone
}.
nations-event-architect-lost = { $seat } loses an architect on { $card }.
nations-event-completed = { $seat } completes { $card }.
nations-event-used = { $seat } uses { $card }.
nations-event-exchanged = { $seat } exchanges { $card } and { $other }.
nations-event-passed = { $seat } passes in place { $place }.
nations-event-gained = { $seat } gains { $count } { $what ->
    [gold] gold
    [stone] stone
    [food] food
    [books] { $count ->
        [one] book
       *[other] books
    }
   *[vp] VP
}{ $why ->
    [growth] { " " }by growth
    [card] { " " }({ $source })
    [board] { " " }from the board
    [event] { " " }({ $source })
    [production] { " " }in Production
    [books] { " " }for books
    [stability] { " " }for stability
   *[other] { "" }
}.
nations-event-paid = { $seat } pays { $count } { $what ->
    [gold] gold
    [stone] stone
    [food] food
   *[books] { $count ->
        [one] book
       *[other] books
    }
}.
nations-event-lost = { $seat } loses { $count } { $what ->
    [gold] gold
    [stone] stone
    [food] food
    [books] { $count ->
        [one] book
       *[other] books
    }
   *[vp] VP
}{ $why ->
    [card] { " " }({ $source })
    [event] { " " }({ $source })
    [production] { " " }in Production
    [shortage] { " " }for a shortage
    [famine] { " " }in the famine
    [war] { " " }in the war
    [revolt] { " " }in a revolt
    [stability] { " " }for stability
   *[other] { "" }
}.
nations-event-defeated = { $seat } is defeated in { $card }.
nations-event-withstood = { $seat } is safe from { $card }.
nations-event-no-war = There is no war.
nations-event-event = The event { $event } happens.
nations-event-chose = { $seat } chooses: { $choice ->
    [gold] gold
    [stone] stone
    [food] food
    [books] books
    [vp] VP
    [go-last] to go last
    [advisors] to lose the advisors
    [architect] to lose an architect
    [strength] less strength
   *[others] that the others lose
}.
nations-event-answered = { $seat } { $answer ->
    [accept] accepts
   *[decline] declines
}.
nations-event-disgraced = { $seat } counts as least stable for the rest of the round ({ $card }).
nations-event-moved = { $seat } goes { $to ->
    [first] first
   *[last] last
} in the player order.
nations-event-age-ended = { $age ->
    [1] Antiquity is over.
    [2] The Medieval age is over.
    [3] The Renaissance is over.
   *[4] The Industrial age is over.
}
nations-event-rolled = The die shows { $number }.
nations-event-column = Column { $column } is cleared: { $count ->
    [0] no card leaves.
    [one] 1 card leaves.
   *[other] { $count } cards leave.
}
nations-event-opponent = The opponent has strength { $strength }, stability { $stability } and { $books ->
    [one] 1 book.
   *[other] { $books } books.
}
nations-event-ended = The game is over.
nations-event-scored = { $seat } scores { $score } VP.

## Refusals

nations-refusal-over = The game is over.
nations-refusal-turn = It is the turn of { $seat }.
nations-refusal-choice = { $seat } must choose something first.
nations-refusal-pending = Something else must be decided first.
nations-refusal-not-asked = That is no action of a turn.
nations-refusal-growth = Growth: take one worker or resources of one kind.
nations-refusal-not-drawn = The board of { $people } is not among those to choose from.
nations-refusal-no-cover = Only a space of the food or stability section can be covered.
nations-refusal-above-first = Workers above the track are taken first.
nations-refusal-nobody-there = There is no worker { $section ->
    [food] in the food section.
    [stability] in the stability section.
   *[above] above the track.
}
nations-refusal-not-revealed = That is not one of the two that were drawn.
nations-refusal-acted = The action of this turn is over: undeploy workers or end the turn.
nations-refusal-not-acted = A turn cannot be skipped: act or pass.
nations-refusal-not-offered = { $card } does not lie on the progress board.
nations-refusal-too-dear = { $card } costs { $price } gold, and you have { $gold }.
nations-refusal-second-war = { $card }: there is a war this round already.
nations-refusal-forbidden = { $card }: one of your cards forbids it.
nations-refusal-no-army = { $card }: no worker of yours stands on a military card.
nations-refusal-too-weak = { $card } asks for strength { $need }, and you have { $strength }.
nations-refusal-not-free = { $card } cannot be had for nothing.
nations-refusal-not-yours = { $card } is no card of yours on which a worker can be placed now.
nations-refusal-not-worked = No worker can stand on { $card }.
nations-refusal-nobody-idle = You have no idle worker.
nations-refusal-nobody-on = There is no worker to take off { $card }.
nations-refusal-same-card = The worker stands on { $card } already.
nations-refusal-no-stone = That costs { $cost } stone, and you have { $stone }.
nations-refusal-no-construction = You have no wonder under construction.
nations-refusal-no-architect = There is no public architect left.
nations-refusal-no-private = There is no private architect left there.
nations-refusal-no-action = { $card } gives you no action.
nations-refusal-used = { $card } was used this round already.
nations-refusal-condition = { $card }: its condition does not hold.
nations-refusal-cannot-pay = { $card }: you cannot pay for it.
nations-refusal-cannot-do = { $card }: there is nothing to do with it now.
nations-refusal-which-resource = { $card }: name one of its resources.
nations-refusal-no-space = There is no such space for { $kind ->
    [advisor] an advisor.
    [colony] a colony.
    [wonder] a wonder.
    [military] a military card.
   *[building] a building.
}
nations-refusal-wrong-resource = That resource cannot be chosen here.
nations-refusal-wrong-price = { $price ->
    [0] The victory point costs nothing.
    [one] The victory point costs exactly 1 resource.
   *[other] The victory point costs exactly { $price } resources.
}
nations-refusal-not-held = You do not have that much.
nations-refusal-wrong-sum = Give up exactly { $count ->
    [one] 1 resource
   *[other] { $count } resources
}: gold, stone or food that you have.
nations-refusal-wrong-split = Lose exactly { $count ->
    [one] 1 unit
   *[other] { $count } units
} of what the defeat costs.
nations-refusal-idle-first = You have an idle worker: return that one.
nations-refusal-section-full = The { $section ->
    [food] food
   *[stability] stability
} section has no empty space.
nations-refusal-not-above = There is still an empty space on the track.
nations-refusal-no-colony = { $card } is no colony of yours.
nations-refusal-no-choice = That is not among the choices.
nations-refusal-cannot-choose = You cannot do that in full, so you must choose something else.
nations-refusal-must-do = The action was begun and must be finished.
nations-refusal-empty-space = There is no card on space { $cell }.

## Prompts

nations-prompt-order = The player order is drawn.
nations-prompt-fill = The progress board is filled.
nations-prompt-boards = Player boards are drawn.
nations-prompt-draft = { $seat }, choose a board and a side.
nations-prompt-cover = { $seat }, choose the space to cover.
nations-prompt-growth = { $seat }, take a worker or { $count ->
    [one] 1 resource.
   *[other] { $count } of one resource.
}
nations-prompt-reveal = The event is revealed.
nations-prompt-keep = { $seat }, choose which event happens.
nations-prompt-done = { $seat }, undeploy workers or end the turn.
nations-prompt-turn = { $seat }, { $actions ->
    [one] act or pass.
   *[other] act or pass: { $actions } actions left.
}
nations-prompt-roll = The die is rolled for the opponent.
nations-prompt-over = The game is over.
nations-prompt-place = { $seat }, choose the space for { $card }.
nations-prompt-battle = { $seat }, choose what { $card } brings: { $count }.
nations-prompt-golden = { $seat }, take resources or buy a VP ({ $card }).
nations-prompt-free-deploy = { $seat }, deploy a worker for nothing.
nations-prompt-free-hire = { $seat }, build a stage for nothing?
nations-prompt-take = { $seat }, choose where to take a worker.
nations-prompt-return = { $seat }, choose the worker to return.
nations-prompt-undeploy = { $seat }, choose workers to undeploy.
nations-prompt-remove-colony = { $seat }, choose the colony to remove.
nations-prompt-choice = { $seat }, choose one of the effects.
nations-prompt-offer = { $seat }, accept or decline.
nations-prompt-mix = { $seat }, give up { $count ->
    [one] 1 resource
   *[other] { $count } resources
} for missing books.
nations-prompt-split = { $seat }, lose { $count ->
    [one] 1 unit
   *[other] { $count } units
} for the defeat.
nations-prompt-swap = { $seat }, choose two progress cards to exchange.
nations-prompt-free-buy = { $seat }, choose a card for nothing.
nations-prompt-yield = { $seat }, choose a gain for Production.

## Options

nations-option-level = Cards
nations-option-level-about = Basic cards, basic and advanced, all, or balanced decks for competitions; five players need advanced or all.
nations-option-ages = Ages
nations-option-ages-about = How many ages are played, from Antiquity on.
nations-option-sides = Boards
nations-option-sides-about = A: all boards alike. B: boards with powers are drawn and chosen.
nations-option-easier = Easier game
nations-option-easier-about = Everybody begins with one worker more.
nations-option-events = Events
nations-option-events-about = All events, or only those up to the level of the cards (by our own guess).
nations-option-difficulty = Difficulty
nations-option-difficulty-about = Resources in Growth: chieftain 4, prince 3, king 2, emperor 1.

## Values of options

nations-option-level-basic = basic
nations-option-level-advanced = basic and advanced
nations-option-level-expert = all
nations-option-level-balanced = balanced decks
nations-option-ages-4 = four: the whole game
nations-option-ages-3 = three
nations-option-ages-2 = two
nations-option-sides-a = A: all alike
nations-option-sides-b = B: with powers
nations-option-events-all = all
nations-option-events-level = up to the level of the cards
nations-option-difficulty-chieftain = chieftain: 4
nations-option-difficulty-prince = prince: 3
nations-option-difficulty-king = king: 2
nations-option-difficulty-emperor = emperor: 1

# Nations on the page, and what its cards do.

## Prompt

nations-page-thinking = { $seat } is thinking
nations-page-waiting = Waiting for { $seat }
nations-page-because = { $source }
nations-page-once = Cannot be taken back
nations-page-won = { $seat } wins with { $points } VP.
nations-page-fame = Your place in history: { $name }.
nations-page-round = Round { $round }

## Parts of the table

nations-page-parts = Parts of the table
nations-page-tab-cards = Cards
nations-page-tab-board = Board
nations-page-tab-threats = Threats
nations-page-tab-standing = Standing
nations-page-tab-nations = Nations
nations-page-progress = Progress board
nations-page-open = { $count } of { $all } cards are open to you
nations-page-each = { $count } gold each
nations-page-costs = costs { $count } gold
nations-page-yours = your nation
nations-page-idle = { $idle } idle · { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
nations-page-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
nations-page-no-advisor = no advisor
nations-page-empty = empty
nations-page-construction = Under construction
nations-page-wonders = Wonders
nations-page-colonies = Colonies
nations-page-worked = Buildings and military
nations-page-stock = Resources, strength, stability
nations-page-score = Score
nations-page-of = { $count } of { $all }
nations-page-population = Population
nations-page-track = { $section ->
    [food] Food section
   *[stability] Stability section
}: { $count ->
    [one] 1 worker
   *[other] { $count } workers
}, { $empty ->
    [one] 1 empty space
   *[other] { $empty } empty spaces
}
nations-page-above = { $count ->
    [one] 1 worker above the track
   *[other] { $count } workers above the track
}
nations-page-others = Other nations
nations-page-others-note = VP · if scored
nations-page-opponent = Opponent
nations-page-tile = Tile { $tile }: a 5 changes the opponent’s strength by { $strength }, a 6 its stability by { $stability }.
nations-page-tile-read = Read from a picture of the printed tiles.
nations-page-tile-own = Our own tile: the printed one is not known.
nations-page-solo = After each of your actions but the free ones a die is rolled: 1 to 4 clear a column, 5 and 6 change the opponent.
nations-page-standing = Standing
nations-page-order = Player order
nations-page-passed = passed { $count ->
    [1] first
    [2] second
    [3] third
   *[other] as no. { $count }
}
nations-page-war-at = war at { $count }
nations-page-place = { $count ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $count }th
}
nations-page-scored = { $count } if scored
nations-page-stock-label = What you have, and what each round brings
nations-page-age-1 = Antiquity
nations-page-age-2 = Medieval
nations-page-age-3 = Renaissance
nations-page-age-4 = Industrial

## If the round ended now

nations-page-if-ended = If the round ended now
nations-page-you = You
nations-page-in-all = production included
nations-page-production = Production
nations-page-no-war = No war so far
nations-page-war = War: { $card }
nations-page-named = { $name }
nations-page-famine = Famine
nations-page-each-pays = each pays
nations-page-end-of = End of { $age }
nations-page-books-rule = 1 VP for each nation with fewer books
nations-page-solo-stability = then stability: +1 VP if above the opponent’s, else −1 VP
nations-page-books-solo = 3 VP with more books than the opponent
nations-page-architects = { $count ->
    [0] no public architect left
    [one] 1 public architect left
   *[other] { $count } public architects left
}
nations-page-you-choose = You would have to choose; the first choice is shown.
nations-page-safe-with = You are safe with

## Actions

nations-page-actions = Actions
nations-page-choices = Choices
nations-page-act-buy = Buy a card
nations-page-act-open = { $count } open
nations-page-act-send = Send a worker
nations-page-act-hire = Architect
nations-page-act-left = { $count } left
nations-page-act-lift = Lift workers
nations-page-act-free = free
nations-page-act-pass = Pass
nations-page-act-done = End the turn
nations-page-swap = Choose two cards of the progress board: they change places.
nations-page-nothing = nothing
nations-page-nothing-lost = nothing is lost
nations-page-freed = { $count ->
    [one] 1 worker becomes idle
   *[other] { $count } workers become idle
}
nations-page-do-board = { $people }, side { $side }
nations-page-do-cover = Cover a space of the { $section ->
    [food] food
   *[stability] stability
} section
nations-page-do-grow = A worker from { $section ->
    [food] the food section
    [stability] the stability section
   *[above] above the track
}
nations-page-do-take = Take a worker from { $section ->
    [food] the food section
    [stability] the stability section
   *[above] above the track
}
nations-page-do-return = Return { $from ->
    [idle] an idle worker
   *[other] a worker from { $from }
} { $section ->
    [food] to the food section
    [stability] to the stability section
   *[above] above the track
}
nations-page-do-gain = Take { $what ->
    [gold] gold
    [stone] stone
    [food] food
   *[books] books
}
nations-page-do-keep = { $event }
nations-page-do-buy = Buy { $card }
nations-page-do-deploy = Send { $from ->
    [idle] an idle worker
   *[other] a worker from { $from }
} to { $card }
nations-page-do-send = Send a worker to { $card }
nations-page-do-lift = Lift a worker off { $card }
nations-page-do-hire = Hire a public architect
nations-page-do-hire-board = Hire the architect of your board
nations-page-do-hire-card = Hire the architect of { $card }
nations-page-do-use = Use
nations-page-do-use-card = Use { $card }{ $what ->
    [none] { "" }
    [gold] : gold
    [stone] : stone
    [food] : food
   *[books] : books
}
nations-page-do-done = Done
nations-page-do-replace = Replace { $card }
nations-page-do-place = Put it on an empty space
nations-page-do-pay = 1 VP ({ $what })
nations-page-do-lose = Lose { $what }
nations-page-do-remove = Remove { $card }
nations-page-do-decline = No, thank you
nations-page-do-swap = Exchange { $one } and { $two }

## The opened card

nations-page-close = Close
nations-page-own-name = our own translation
nations-page-destroys = { $card } would be lost:
nations-page-full = All spaces are taken. One of these would be replaced:

## What cards do

nations-page-good = { $sign }{ $count } { $what ->
    [gold] gold
    [stone] stone
    [food] food
    [books] { $count ->
        [one] book
       *[other] books
    }
    [strength] strength
    [stability] stability
   *[victory] VP
}
nations-page-or = or
nations-page-may = may:
nations-page-else = else
nations-page-then = then
nations-page-pay = pay { $list }
nations-page-give-colony = give up a colony
nations-page-tell-worker = Each worker here: { $list }. Resources come in every Production, strength and stability at once.
nations-page-tell-deploy = Sending one costs { $cost } stone.
nations-page-tell-raid = Raid value in battles: { $raid }.
nations-page-tell-slots = The first workers score at the end, in turn: { $list } VP.
nations-page-tell-golden =
    Take { $gain }, or pay { $price ->
        [one] 1 resource
       *[other] { $price } resources
    } of any kind for 1 VP.
nations-page-tell-battle = Needs a worker on a military card. Take stone, food or books, as many as your highest raid value.
nations-page-tell-war = The war gets your strength of this moment. At the end of the round every weaker nation loses 1 VP and { $list }; each point of stability saves one of these resources. Only one war a round.
nations-page-tell-income = In every Production: { $list }.
nations-page-tell-static = As long as it is yours: { $list }.
nations-page-tell-stages = Each stage needs an architect and stone: { $list }.
nations-page-tell-need = You need strength { $need } when you buy it; it is not paid.
nations-page-tell-vp = At the end: { $count } VP.
nations-page-tell-board = Begins with { $list } and { $workers } workers; spaces for { $colonies ->
    [one] 1 colony
   *[other] { $colonies } colonies
} and { $wonders } wonders. Printed: { $cards }.
nations-page-tell-nation = { $seat } ({ $people }): { $vp } VP, { $score } if scored; gold { $gold }, stone { $stone }, food { $food }, books { $books }, strength { $strength }, stability { $stability }, idle workers { $idle }. Cards: { $cards }.

nations-page-buy-advisor = an advisor
nations-page-buy-battle = a battle
nations-page-buy-building = a building
nations-page-buy-colony = a colony
nations-page-buy-golden-age = a golden age
nations-page-buy-military = a military card
nations-page-buy-war = a war
nations-page-buy-wonder = a wonder

nations-page-when-production = In Production
nations-page-when-buy = When you buy { $kinds }
nations-page-when-others-buy = When another nation buys { $kinds }, it gets
nations-page-when-price = When you pay exactly { $price } gold for a card
nations-page-when-ready = When it is completed
nations-page-when-wonder-ready = When you complete a wonder
nations-page-when-other-wonder = When you complete another wonder
nations-page-when-hire = When you hire an architect
nations-page-when-pass = When you pass first
nations-page-when-replace = When you replace a building by one of a later age
nations-page-when-spend-last-gold = When you spend your last gold
nations-page-when-end-of-age = At the end of each age
nations-page-when-defeated = When you are defeated in a war
nations-page-when-always = At once
nations-page-when-action = Action
nations-page-when-action-once = Action, once a round
nations-page-when-reveal-event = When the event is revealed
nations-page-when-final-scoring = In the final scoring

nations-page-whom-others = each other nation
nations-page-whom-all = every nation
nations-page-whom-most-strength = the strongest nation
nations-page-whom-least-strength = the weakest nations
nations-page-whom-most-stability = the most stable nation
nations-page-whom-least-stability = the least stable nations
nations-page-whom-most-food = the nation with most food
nations-page-whom-least-food = the nations with least food
nations-page-whom-passed-first = whoever passed first
nations-page-whom-passed-last = whoever passed last
nations-page-whom-all-except-most-strength = all but the strongest
nations-page-whom-all-except-most-stability = all but the most stable
nations-page-whom-all-except-least-stability = all but the least stable
nations-page-whom-all-except-most-strength-or-most-stability = all who are neither strongest nor most stable
nations-page-whom-has-advisor-of-age = whoever has an advisor of the age
nations-page-whom-has-colony-of-age = whoever has a colony of the age
nations-page-whom-most-golden-ages-bought-this-round = whoever bought most golden ages this round
nations-page-whom-most-workers-on-buildings-age4 = whoever has most workers on Industrial buildings

nations-page-if-most-strength = if you are strongest
nations-page-if-least-strength = if you are among the weakest
nations-page-if-most-stability = if you are most stable
nations-page-if-least-stability = if you are among the least stable
nations-page-if-most-workers = if you have most workers
nations-page-if-passed-first = if you passed first
nations-page-if-bought-colony-this-round = if you bought a colony this round
nations-page-if-strength-gt-war = if you are stronger than the war
nations-page-if-has-military-worker = if you have a worker on a military card
nations-page-if-war-bought-by-other = if the war was bought by somebody else

nations-page-per-colony-age2 = for each Medieval colony
nations-page-per-colony-age3 = for each Renaissance colony
nations-page-per-colony-age4 = for each Industrial colony
nations-page-per-advisor = for each advisor you have
nations-page-per-worker-on-building-age4 = for each worker on Industrial buildings
nations-page-per-building-or-military-card-of-current-age = for each building and military card of the present age
nations-page-per-war-or-battle-bought-this-round = for each war and battle bought this round
nations-page-per-colony-bought-this-round = for each colony bought this round

nations-page-do-return-worker = { $count ->
    [one] return 1 worker
   *[other] return { $count } workers
}
nations-page-do-take-worker = { $count ->
    [one] take 1 worker
   *[other] take { $count } workers
}
nations-page-do-undeploy-any = lift any number of workers off { $kind ->
    [military] military cards
   *[building] buildings
}, each brings { $list }
nations-page-do-deploy-free = send { $count ->
    [one] 1 worker
   *[other] up to { $count } workers
}{ $kind ->
    [military] { " " }to military cards
    [building] { " " }to buildings
   *[any] { "" }
} for nothing
nations-page-do-deploy-bought = you may send { $count ->
    [one] 1 worker
   *[other] { $count } workers
} to it for nothing
nations-page-do-hire-free = { $count ->
    [one] build 1 stage
   *[other] build up to { $count } stages
} for nothing
nations-page-do-remove-architect = { $count ->
    [one] lose 1 architect
   *[other] lose { $count } architects
} of the wonder under construction
nations-page-do-remove-colony = remove a colony
nations-page-do-remove-all-advisors = remove all your advisors
nations-page-do-go-first = go first in player order
nations-page-do-go-last = go last in player order
nations-page-do-skip-player-order-step = the player order does not change this round
nations-page-do-keep-at-most = keep at most { $count } { $what ->
    [gold] gold
    [stone] stone
    [food] food
   *[books] books
}
nations-page-do-regain-all = get back what the war cost
nations-page-do-regain-vp = get back the VP the war cost
nations-page-do-strength-second = count { $count } strength less in the second event
nations-page-do-draw-two-keep-one = draw two and choose which one happens
nations-page-do-swap-two-progress-cards = exchange two progress cards
nations-page-do-buy-free = take { $kinds } from the progress board for nothing
nations-page-do-remove-self = this card is removed
nations-page-do-least-stable-until-end-of-round = you count as least stable until the end of the round

nations-page-is-private = { $count ->
    [one] 1 architect of your own
   *[other] { $count } architects of your own
} each round
nations-page-is-golden = golden ages bring { $count } more, and their VP costs { $count } less
nations-page-is-raid = your raid value is { $count } higher
nations-page-is-price = { $kind ->
    [battle] battles
   *[other] such cards
} cost { $count } gold more
nations-page-is-war-strength = { $count } more strength when the war is resolved
nations-page-is-colony = colonies need { $count } more strength
nations-page-is-defeat = a defeat costs { $list } besides
nations-page-is-no-military-upkeep = your military costs no upkeep
nations-page-is-no-shortage-vp-loss = shortages cost you no VP
nations-page-is-no-war-vp-loss = a defeat costs you no VP
nations-page-is-discount = sending workers to { $kind ->
    [military] military cards
   *[building] buildings
} costs { $count } stone less, but at least { $min }
nations-page-is-forbidden = you may not buy { $kinds }
nations-page-is-first-actions = your first turn of a round has { $count } actions
nations-page-is-first-turn-skip = your first turn of a round is skipped
nations-page-is-extra-advisor-space = a second advisor can stand here

## What a bot looks at in a position, as short noun phrases

feature-nations-points = points, with what the round will bring
feature-nations-colonies = points of colonies
feature-nations-wonders = points of wonders
feature-nations-buildings = points of buildings and military
feature-nations-gold = gold in stock
feature-nations-stone = stone in stock
feature-nations-food = food in stock
feature-nations-books = books in stock
feature-nations-gold-plenty = more gold than can be used
feature-nations-stone-plenty = more stone than can be used
feature-nations-food-plenty = more food than can be used
feature-nations-books-plenty = more books than can be used
feature-nations-gold-income = gold earned each round
feature-nations-stone-income = stone earned each round
feature-nations-food-income = food earned each round
feature-nations-books-income = books earned each round
feature-nations-strength = military strength
feature-nations-stability = stability
feature-nations-strongest = being the strongest
feature-nations-behind = strength lacking to the strongest
feature-nations-revolt = danger of revolt
feature-nations-idle = idle workers
feature-nations-worker = what one more worker would earn
feature-nations-worker-gap = workers who could earn more elsewhere
feature-nations-construction = the wonder under construction
feature-nations-construction-done = progress of the wonder
feature-nations-powers = powers of cards
feature-nations-raid = chances of raids
feature-nations-architects = private architects
feature-nations-passed = having passed
feature-nations-first = being first in order
feature-nations-books-first = having the most books
feature-nations-books-behind = books lacking to the first
feature-nations-military = workers on military
