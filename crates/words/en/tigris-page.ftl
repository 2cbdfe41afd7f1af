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
