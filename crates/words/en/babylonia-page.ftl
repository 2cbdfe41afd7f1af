# Babylonia: the table page.

## Prompt

babylonia-page-choose = Choose a token to place.
babylonia-page-more = Place another token or end your turn.
babylonia-page-farmer = Place another farmer on land.
babylonia-page-place = Place your { $kind ->
    [merchant] merchant
    [priest] priest
    [servant] civil servant
   *[farmer] farmer
} on a lit hex.
babylonia-page-choose-score = Choose what is scored next.
babylonia-page-choose-card = Pick a ziggurat card.
babylonia-page-choose-extra = Play an extra turn now?
babylonia-page-doing = { $what ->
    [place] places tokens
    [score] chooses what is scored next
    [card] picks a ziggurat card
    [extra] may take an extra turn
   *[draw] draws tokens
}
babylonia-page-token = { $all ->
    [0] token { $number }, as you like
   *[other] token { $number } of { $all }
}
babylonia-page-card-note = it is yours for the rest of the game
babylonia-page-extra-note = card 2 is spent by it, or waits for a later turn
babylonia-page-over = The game is over; among equals captured cities decide.

## What a move would bring

babylonia-page-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
babylonia-page-face-down = face down in the river
babylonia-page-closes = closes the { $what }
babylonia-page-closes-ziggurat = closes the ziggurat on { $hex }
babylonia-page-nothing = no points at once
babylonia-page-city = city of { $city ->
    [merchant] merchants
    [priest] priests
    [servant] civil servants
    [merchant-priest] merchants and priests
    [merchant-servant] merchants and civil servants
    [priest-servant] priests and civil servants
   *[merchant-priest-servant] merchants, priests and civil servants
}
babylonia-page-if-here = If you place at { $hex }
babylonia-page-surrounded = Surrounded now
babylonia-page-at-once = at once
babylonia-page-nobles = nobles
babylonia-page-gain = gain
babylonia-page-takes = { $hex }: { $seat } { $what ->
    [city] takes the city
   *[ziggurat] picks a card
}, { $count } to { $against }.
babylonia-page-tie = { $hex }: a tie, { $count } each; { $what ->
    [city] nobody takes the city.
   *[ziggurat] nobody picks a card.
}

## Deeds

babylonia-page-do-place = Place at { $hex }
babylonia-page-do-score = Score { $hex }
babylonia-page-do-card = Take card { $card }
babylonia-page-do-end = End turn
babylonia-page-do-extra = Play an extra turn
babylonia-page-do-keep = Keep the card for later

## Your tokens

babylonia-page-tokens = Your tokens
babylonia-page-held = { $kind ->
    [merchant] merchant
    [priest] priest
    [servant] civil servant
   *[farmer] farmer
}{ $count ->
    [1] { "" }
   *[other] , { $count }
}
babylonia-page-draws = Ending the turn draws tokens: after that no undo.

## Board and cards

babylonia-page-board = Board
babylonia-page-map = Board of 175 hexes between Tigris and Euphrates: columns A to Q, rows 1 to 23 in half steps
babylonia-page-lit = Hexes to choose from
babylonia-page-key-free = free
babylonia-page-key-points = points at once
babylonia-page-key-city = closes a city
babylonia-page-key-ziggurat = closes a ziggurat
babylonia-page-key-score = to be scored
babylonia-page-key-since = since your last turn
babylonia-page-key-siege = who holds this side
babylonia-page-ends = { $count ->
    [one] 1 city is left on the board.
   *[other] { $count } cities are left on the board.
} The game ends at one, or with an empty hand.
babylonia-page-spent = (spent)
babylonia-page-scored = ziggurat, scored

## The table in words

babylonia-page-tell = The table in words
babylonia-page-tell-cities = Cities
babylonia-page-tell-ziggurats = Ziggurats
babylonia-page-tell-fields = Fields
babylonia-page-tell-tokens = Tokens on the board
babylonia-page-tell-cards = Ziggurat cards on offer
babylonia-page-tell-missing = { $count ->
    [0] surrounded
   *[other] open: { $hexes }
}
babylonia-page-tell-player = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cities ->
    [one] 1 city
   *[other] { $cities } cities
}, { $hand ->
    [one] 1 token
   *[other] { $hand } tokens
} in hand, { $pool } in the pool.
