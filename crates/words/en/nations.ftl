# Nations: events, refusals, prompts, options. Cards, events and tiles come by name.

nations-name = Nations

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
