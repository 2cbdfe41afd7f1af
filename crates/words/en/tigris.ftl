# Tigris & Euphrates: events, refusals, prompts, options.

tigris-name = Tigris & Euphrates

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
