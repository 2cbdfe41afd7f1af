# Tigris & Euphrates: events, refusals, prompts, options.

tigris-name = Tigris & Euphrates
tigris-about = Found kingdoms, fight for them, and keep four colours in balance.
tigris-time = 60–90 min
tigris-end-counts = the weakest colour counts; raised figures are treasures
tigris-end-score = weakest colour, line by line

## Seats

tigris-seat-1 = Lion
tigris-seat-2 = Bull
tigris-seat-3 = Archer
tigris-seat-4 = Urn

## Words

tigris-settlement = settlement
tigris-temple = temple
tigris-farm = farm
tigris-market = market
tigris-king = king
tigris-priest = priest
tigris-farmer = farmer
tigris-trader = trader
tigris-black = black
tigris-red = red
tigris-blue = blue
tigris-green = green
tigris-treasures = treasures
tigris-catastrophes = catastrophes
tigris-bag = bag
tigris-hand = hand
tigris-points = points

## Events

tigris-event-turn = { $seat } begins a turn.
tigris-event-drew = { $seat } draws { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}{ $settlement ->
    [0] { "" }
    [one] { " · " }1 settlement
   *[other] { " · " }{ $settlement } settlements
}{ $temple ->
    [0] { "" }
    [one] { " · " }1 temple
   *[other] { " · " }{ $temple } temples
}{ $farm ->
    [0] { "" }
    [one] { " · " }1 farm
   *[other] { " · " }{ $farm } farms
}{ $market ->
    [0] { "" }
    [one] { " · " }1 market
   *[other] { " · " }{ $market } markets
}
tigris-event-drew-hidden = { $seat } draws { $count ->
    [one] 1 tile.
   *[other] { $count } tiles.
}
tigris-event-leader = { $seat } places the { $piece ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} on { $cell }.
tigris-event-leader-moved = { $seat } moves the { $piece ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} to { $cell }.
tigris-event-withdrew = { $seat } withdraws the { $piece ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} from { $cell }.
tigris-event-stranded = The { $piece ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} on { $cell } ({ $seat }) has no temple left and goes home.
tigris-event-tile = { $seat } places a { $piece ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
} on { $cell }.
tigris-event-catastrophe = { $seat } plays a catastrophe on { $cell }{ $covered ->
    [settlement] , over a settlement.
    [temple] , over a temple.
    [farm] , over a farm.
    [market] , over a market.
   *[none] .
}
tigris-event-swapped = { $seat } swaps { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}{ $settlement ->
    [0] { "" }
    [one] { " · " }1 settlement
   *[other] { " · " }{ $settlement } settlements
}{ $temple ->
    [0] { "" }
    [one] { " · " }1 temple
   *[other] { " · " }{ $temple } temples
}{ $farm ->
    [0] { "" }
    [one] { " · " }1 farm
   *[other] { " · " }{ $farm } farms
}{ $market ->
    [0] { "" }
    [one] { " · " }1 market
   *[other] { " · " }{ $market } markets
}
tigris-event-swapped-hidden = { $seat } swaps { $count ->
    [one] 1 tile.
   *[other] { $count } tiles.
}
tigris-event-passed = { $seat } passes.
tigris-event-points = { $seat } gets { $count ->
    [one] 1 { $colour ->
        [black] black
        [red] red
        [blue] blue
       *[green] green
    } point
   *[other] { $count } { $colour ->
        [black] black
        [red] red
        [blue] blue
       *[green] green
    } points
}{ $why ->
    [tile] .
    [king] { " " }as king.
    [revolt] { " " }for the revolt.
    [war] { " " }for the war.
   *[monument] { " " }from monuments.
}
tigris-event-united = The tile on { $cell } joins two kingdoms{ $peace ->
    [yes] { " " }in peace.
   *[no] : there will be war.
}
tigris-event-revolt = Revolt! { $attacker } challenges the { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} of { $defender }: { $strength } against { $against }.
tigris-event-war = War of the { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}! { $attacker } attacks { $defender }: { $strength } against { $against }.
tigris-event-supported = { $seat } adds { $count ->
    [0] nothing.
    [one] 1 { $tile ->
        [settlement] settlement
        [temple] temple
        [farm] farm
       *[market] market
    }.
   *[other] { $count } { $tile ->
        [settlement] settlements
        [temple] temples
        [farm] farms
       *[market] markets
    }.
}
tigris-event-won = { $winner } wins { $strength } to { $against }; the { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} of { $loser } leaves { $cell }.
tigris-event-removed = { $count ->
    [one] 1 { $tile ->
        [settlement] settlement
        [temple] temple
        [farm] farm
       *[market] market
    } leaves
   *[other] { $count } { $tile ->
        [settlement] settlements
        [temple] temples
        [farm] farms
       *[market] markets
    } leave
} the board: { $cells }.
tigris-event-built = { $seat } builds the { $monument ->
    [black-red] black and red
    [black-blue] black and blue
    [black-green] black and green
    [red-blue] red and blue
    [red-green] red and green
   *[blue-green] blue and green
} monument on { $cell }.
tigris-event-declined = { $seat } builds no monument.
tigris-event-treasure = { $seat } takes the treasure on { $cell }.
tigris-event-ended = The game is over: { $why ->
    [treasures] at most two treasures are left.
    [bag] a hand cannot be filled.
   *[swap] a swap cannot be filled.
}

## Refusals

tigris-refusal-over = The game is over.
tigris-refusal-turn = It is the turn of { $seat }.
tigris-refusal-your-support = { $seat } is asked for support now.
tigris-refusal-your-war = Only { $seat }, whose turn it is, chooses the next war.
tigris-refusal-your-monument = Only { $seat }, who placed the tile, may build.
tigris-refusal-your-treasure = Only { $seat }, who owns the trader, takes treasures here.
tigris-refusal-pending = Something else must be decided first.
tigris-refusal-not-asked = This is not asked now; choose an action.
tigris-refusal-same-cell = This leader stands on { $cell } already.
tigris-refusal-leader-occupied = A leader needs an empty cell, and { $cell } is taken.
tigris-refusal-leader-river = { $cell } is river; leaders stand on land.
tigris-refusal-no-temple = No temple lies beside { $cell }; a leader needs one.
tigris-refusal-leader-joins = From { $cell } the leader would join two kingdoms; only tiles may do that.
tigris-refusal-not-on-board = Your { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} is not on the board.
tigris-refusal-not-in-hand = You hold no { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
}.
tigris-refusal-occupied = { $cell } is taken; a tile needs an empty cell.
tigris-refusal-ruined = A catastrophe lies on { $cell }; nothing can be placed there any more.
tigris-refusal-farm-on-land = { $cell } is land; farms belong on the river.
tigris-refusal-tile-on-river = { $cell } is river, where only farms may lie; a { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
} needs land.
tigris-refusal-joins-three = A tile on { $cell } would join three kingdoms or more.
tigris-refusal-no-catastrophe = You have no catastrophe left.
tigris-refusal-protected = A catastrophe cannot go on { $cell }: { $by ->
    [treasure] a treasure lies there.
    [monument] a monument stands there.
    [leader] a leader stands there.
   *[catastrophe] another one lies there.
}
tigris-refusal-swap-nothing = Choose at least one tile to swap.
tigris-refusal-swap-not-held = You do not hold all of these tiles.
tigris-refusal-swap-bag = The bag holds { $bag ->
    [0] nothing: no swap is possible.
    [one] only 1 tile.
   *[other] only { $bag } tiles.
}
tigris-refusal-no-war = The { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
} are not at war here.
tigris-refusal-support = You hold { $held ->
    [0] no fitting tile
    [one] only 1 fitting tile
   *[other] only { $held } fitting tiles
} ({ $tile ->
    [settlement] settlements
    [temple] temples
    [farm] farms
   *[market] markets
}).
tigris-refusal-attack-weak = English variant: add nothing, or at least { $need } to be ahead of the defender.
tigris-refusal-defence-exact = English variant: add nothing, or exactly { $need } to draw level.
tigris-refusal-defence-level = English variant: you are level or ahead, so you may add nothing.
tigris-refusal-square-without = The square at { $cell } does not contain the tile just placed.
tigris-refusal-no-square = At { $cell } there is no square of four face-up tiles of one colour.
tigris-refusal-wrong-monument = The { $monument } monument has no { $colour ->
    [black] black
    [red] red
    [blue] blue
   *[green] green
} part.
tigris-refusal-monument-gone = The { $monument } monument is no longer to be had.
tigris-refusal-corner-first = The treasures of corner temples go first; { $cell } has to wait.
tigris-refusal-no-treasure = There is no treasure to take on { $cell }.

## Prompts

tigris-prompt-first = The first player is being drawn.
tigris-prompt-draw = { $seat } draws { $count ->
    [one] 1 tile.
   *[other] { $count } tiles.
}
tigris-prompt-action = { $seat }: choose an action, { $actions ->
    [one] 1 left.
   *[other] { $actions } left.
}
tigris-prompt-war = { $seat }: choose the war to fight first.
tigris-prompt-support = { $seat }: how many { $tile ->
    [settlement] settlements
    [temple] temples
    [farm] farms
   *[market] markets
} do you add? { $kind ->
    [revolt] Revolt of the
   *[war] War of the
} { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}: { $attacker } { $strength }, { $defender } { $against }.
tigris-prompt-monument = { $seat }: build a monument?
tigris-prompt-treasure = { $seat }: choose a treasure to take.
tigris-prompt-over = The game is over.

## Options

tigris-option-english = English variant
tigris-option-english-about = Support only what can win: the attacker must get ahead, the defender draw level exactly.
tigris-option-first = First player
tigris-option-first-about = Who begins: drawn at random, or the seat with this number.
tigris-option-open-scores = Open scores
tigris-option-open-scores-about = Everybody sees all points; otherwise they lie behind the screens.
tigris-option-swap-ends = A swap may end the game
tigris-option-swap-ends-about = You may swap more tiles than the bag holds; the game then ends at once.

# Tigris & Euphrates: the table page.

## Prompt

tigris-page-choose = Choose a tile, a leader or an action.
tigris-page-place-tile = Place your { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
} on a lit cell.
tigris-page-place-leader = Place your { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} on a lit cell.
tigris-page-move-leader = Move your { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}, or take him off.
tigris-page-place-catastrophe = Play a catastrophe on a lit cell.
tigris-page-choose-swap = Choose the tiles to swap.
tigris-page-choose-war = Choose the war to fight next.
tigris-page-support = { $kind ->
    [revolt] Revolt of
   *[war] War of
} { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}: add { $tile ->
    [settlement] settlements
    [temple] temples
    [farm] farms
   *[market] markets
} to your side?
tigris-page-build = Build a monument?
tigris-page-take = Choose a treasure to take.
tigris-page-doing = { $what ->
    [action] chooses an action
    [war] chooses the next war
    [support] may add tiles to the conflict
    [monument] may build a monument
    [treasure] takes treasures
   *[draw] draws tiles
}
tigris-page-over = The game is over; the weakest colour decides.
tigris-page-action = Action { $number } of { $all }
tigris-page-you-attack = you attack, ties go to the defender
tigris-page-you-defend = you defend and win ties
tigris-page-would-win = with this you win, { $strength } to { $against }
tigris-page-would-lose = with this you lose, { $strength } to { $against }
tigris-page-wars-at = { $count } wars around { $cell }
tigris-page-build-note = its four tiles turn face down for good

## What a move would bring

tigris-page-for-you = { $count ->
    [one] 1 { $colour ->
        [black] black
        [red] red
        [blue] blue
       *[green] green
    } point
   *[other] { $count } { $colour ->
        [black] black
        [red] red
        [blue] blue
       *[green] green
    } points
} for you
tigris-page-for-seat = { $count ->
    [one] 1 { $colour ->
        [black] black
        [red] red
        [blue] blue
       *[green] green
    } point
   *[other] { $count } { $colour ->
        [black] black
        [red] red
        [blue] blue
       *[green] green
    } points
} for { $seat }
tigris-page-income = then { $count ->
    [one] 1 { $colour ->
        [black] black
        [red] red
        [blue] blue
       *[green] green
    } point
   *[other] { $count } { $colour ->
        [black] black
        [red] red
        [blue] blue
       *[green] green
    } points
} from monuments
tigris-page-union = joins two kingdoms in peace
tigris-page-wars = joins two kingdoms: { $count ->
    [one] war
   *[other] { $count } wars
}
tigris-page-strengths = { $attacker } { $strength } against { $defender } { $against }
tigris-page-revolt = revolt, { $attacker } { $strength } against { $defender } { $against }
tigris-page-nothing = no points
tigris-page-calm = no conflict
tigris-page-blocks = blocks this cell
tigris-page-gem = this treasure for you
tigris-page-destroys = destroys a { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
}
tigris-page-goes-home = the { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} of { $seat } goes home

## Deeds

tigris-page-do-place = Place at { $cell }
tigris-page-do-move = Move to { $cell }
tigris-page-do-catastrophe = Catastrophe at { $cell }
tigris-page-do-take = Take from { $cell }
tigris-page-do-build = Build at { $cell }
tigris-page-do-withdraw = Take off the board
tigris-page-do-swap = Swap { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
tigris-page-do-pass = Skip action
tigris-page-do-end = End turn
tigris-page-do-war = War of { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}
tigris-page-do-send = { $count ->
    [0] Send nothing
    [one] Send 1 { $tile ->
        [settlement] settlement
        [temple] temple
        [farm] farm
       *[market] market
    }
   *[other] Send { $count } { $tile ->
        [settlement] settlements
        [temple] temples
        [farm] farms
       *[market] markets
    }
}
tigris-page-do-decline = Build none

## Your pieces

tigris-page-pieces = Your pieces
tigris-page-tiles = Your tiles
tigris-page-leaders = Your leaders
tigris-page-catastrophes = Your catastrophes
tigris-page-tile = { $count } × { $tile ->
    [settlement] settlement
    [temple] temple
    [farm] farm
   *[market] market
}
tigris-page-leader = { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}{ $cell ->
    [none] , off the board
   *[other] , on { $cell }
}
tigris-page-catastrophe = catastrophe, { $count } left
tigris-page-swap = Swap tiles
tigris-page-swap-note = New tiles are drawn: no undo after that.
tigris-page-cancel = Cancel

## Conflicts and monuments

tigris-page-fight = { $kind ->
    [revolt] Revolt of
   *[war] War of
} { $leader ->
    [king] kings
    [priest] priests
    [farmer] farmers
   *[trader] traders
}
tigris-page-rivals = { $leader ->
    [king] Kings
    [priest] Priests
    [farmer] Farmers
   *[trader] Traders
}
tigris-page-wars-left = { $count } wars left
tigris-page-attacks = attacks
tigris-page-defends = defends
tigris-page-sum = { $board } on the board + { $added }
tigris-page-add = Add from your hand
tigris-page-choose-number = Choose a number
tigris-page-if-win = If you win:
tigris-page-if-lose = If you lose:
tigris-page-theirs-leave = off the board: their { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}{ $count ->
    [0] .
   *[other] , { $cells }.
}
tigris-page-yours-leave = off the board: your { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
}{ $count ->
    [0] .
   *[other] , { $cells }.
}
tigris-page-monument = { $monument ->
    [black-red] black and red
    [black-blue] black and blue
    [black-green] black and green
    [red-blue] red and blue
    [red-green] red and green
   *[blue-green] blue and green
}

## Board

tigris-page-board = Board
tigris-page-map = Board, 16 columns A to P, 11 rows
tigris-page-lit = Cells you may choose
tigris-page-key-free = free
tigris-page-key-own = point for you
tigris-page-key-other = point for that dynasty
tigris-page-key-fight = starts a conflict
tigris-page-key-union = joins kingdoms in peace
tigris-page-key-ruin = destroys this tile
tigris-page-key-gem = treasure to take
tigris-page-key-since = since your last turn
tigris-page-key-kingdom = kingdom

## Players and points

tigris-page-on-board = leaders on the board:
tigris-page-points = Your points
tigris-page-secret = only you see them
tigris-page-weakest = weakest
tigris-page-counts = The weakest colour counts: now { $now }{ $treasures ->
    [0] .
    [one] , with the treasure { $with }.
   *[other] , with the treasures { $with }.
}
tigris-page-stock = What is left
tigris-page-bag = in the bag
tigris-page-gems = on the board, ends at 2
tigris-page-towers = { $count ->
    [one] 1 monument left
   *[other] { $count } monuments left
}

## The table in words

tigris-page-tell = The table in words
tigris-page-tell-kingdoms = Kingdoms
tigris-page-tell-regions = Regions without a leader
tigris-page-tell-treasures = Treasures
tigris-page-tell-monuments = Monuments
tigris-page-tell-catastrophes = Catastrophes
tigris-page-tell-leader = { $leader ->
    [king] king
    [priest] priest
    [farmer] farmer
   *[trader] trader
} of { $seat } on { $cell }
tigris-page-tell-tiles = { $count ->
    [one] 1 { $tile ->
        [settlement] settlement
        [temple] temple
        [farm] farm
       *[market] market
    }
   *[other] { $count } { $tile ->
        [settlement] settlements
        [temple] temples
        [farm] farms
       *[market] markets
    }
} ({ $cells })
tigris-page-tell-treasure = { $cell }{ $corner ->
    [yes] , corner: taken first
   *[no] { "" }
}
tigris-page-tell-monument = { $cell ->
    [none] not built
   *[other] stands on { $cell }
}
tigris-page-tell-player = { $seat }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} in hand, { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
} on the board, { $catastrophes ->
    [one] 1 catastrophe
   *[other] { $catastrophes } catastrophes
} left.
tigris-page-tell-points = Points: black { $black }, red { $red }, blue { $blue }, green { $green }; treasures { $treasures }.

## What a bot looks at in a position, as short noun phrases

feature-tigris-points-1 = points of the weakest colour
feature-tigris-points-2 = points of the second weakest colour
feature-tigris-points-3 = points of the second strongest colour
feature-tigris-points-4 = points of the strongest colour
feature-tigris-leader-1 = a leader on the board for the weakest colour
feature-tigris-leader-2 = a leader on the board for the second weakest colour
feature-tigris-leader-3 = a leader on the board for the second strongest colour
feature-tigris-leader-4 = a leader on the board for the strongest colour
feature-tigris-tiles-1 = tiles of the weakest colour around its leader
feature-tigris-tiles-2 = tiles of the second weakest colour around its leader
feature-tigris-tiles-3 = tiles of the second strongest colour around its leader
feature-tigris-tiles-4 = tiles of the strongest colour around its leader
feature-tigris-monument-1 = monuments that pay the weakest colour
feature-tigris-monument-2 = monuments that pay the second weakest colour
feature-tigris-monument-3 = monuments that pay the second strongest colour
feature-tigris-monument-4 = monuments that pay the strongest colour
feature-tigris-ahead = wars to be won
feature-tigris-behind = wars to be feared
feature-tigris-shelter = temples that guard the leaders
feature-tigris-exposed = leaders open to revolt
feature-tigris-unclaimed = colours whose points go to the king
feature-tigris-treasures = treasures in the trader’s kingdom
feature-tigris-reach = treasures within reach of the trader
feature-tigris-hand-temples = temples in hand
feature-tigris-hand-weakest = tiles of the weakest colour in hand
feature-tigris-hand-support = tiles in hand for the leaders on the board
feature-tigris-hand-kinds = kinds of tiles in hand
feature-tigris-catastrophes = catastrophes left
feature-tigris-actions = actions left
