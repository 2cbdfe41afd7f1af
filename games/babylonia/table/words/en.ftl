# Babylonia: events, refusals, prompts, options.

babylonia-name = Babylonia
babylonia-about = Two rivers, nineteen cities: link your nobles and close the circle first.
babylonia-time = 30–45 min

## Seats

babylonia-seat-1 = Lion
babylonia-seat-2 = Bull
babylonia-seat-3 = Archer
babylonia-seat-4 = Urn

## Words

babylonia-merchant = merchant
babylonia-priest = priest
babylonia-servant = civil servant
babylonia-farmer = farmer
babylonia-city = city
babylonia-field = field
babylonia-ziggurat = ziggurat
babylonia-river = river
babylonia-cities = cities
babylonia-cards = ziggurat cards
babylonia-hand = hand
babylonia-pool = pool
babylonia-points = points
babylonia-card-1 = Ten points
babylonia-card-1-about = Once: get 10 points at once.
babylonia-card-2 = Extra turn
babylonia-card-2-about = Once: play an extra turn after one of your turns.
babylonia-card-3 = Hand of seven
babylonia-card-3-about = You hold seven tokens instead of five.
babylonia-card-4 = Three nobles
babylonia-card-4-about = You may play a merchant, a priest and a civil servant, all on land.
babylonia-card-5 = Noble with farmers
babylonia-card-5-about = With three or more farmers you may play one noble, all on land.
babylonia-card-6 = Nobles in fields
babylonia-card-6-about = You may put nobles on fields, even with none of your tokens beside.
babylonia-card-7 = City bonus
babylonia-card-7-about = Whenever a city is captured: 1 more point for every two of your cities.
babylonia-card-8 = Land links
babylonia-card-8-about = Empty land between the rivers connects your tokens.
babylonia-card-9 = River links
babylonia-card-9-about = Empty river hexes connect your tokens.

## Events

babylonia-event-laid = The board is laid out: { $cities } cities and { $fields } fields.
babylonia-event-offered = Ziggurat cards on offer: { $cards }.
babylonia-event-turn = { $seat } begins a turn.
babylonia-event-drew = { $seat } draws { $count ->
    [one] 1 token
   *[other] { $count } tokens
}{ $merchant ->
    [0] { "" }
    [one] { " · " }1 merchant
   *[other] { " · " }{ $merchant } merchants
}{ $priest ->
    [0] { "" }
    [one] { " · " }1 priest
   *[other] { " · " }{ $priest } priests
}{ $servant ->
    [0] { "" }
    [one] { " · " }1 civil servant
   *[other] { " · " }{ $servant } civil servants
}{ $farmer ->
    [0] { "" }
    [one] { " · " }1 farmer
   *[other] { " · " }{ $farmer } farmers
}
babylonia-event-drew-hidden = { $seat } draws { $count ->
    [one] 1 token.
   *[other] { $count } tokens.
}
babylonia-event-placed = { $seat } places a { $kind ->
    [merchant] merchant
    [priest] priest
    [servant] civil servant
   *[farmer] farmer
} on { $hex }.
babylonia-event-placed-river = { $seat } places a { $kind ->
    [merchant] merchant
    [priest] priest
    [servant] civil servant
   *[farmer] farmer
} face down in the river on { $hex }.
babylonia-event-placed-hidden = { $seat } places a token face down in the river on { $hex }.
babylonia-event-ziggurats = { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for ziggurats, on { $hex }.
babylonia-event-field = { $seat } takes the field { $field ->
    [cities] of cities
   *[number] with a number
} on { $hex }: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
babylonia-event-finished = { $seat } has placed { $count ->
    [one] 1 token.
   *[other] { $count } tokens.
}
babylonia-event-surrounded = The city of { $city ->
    [merchant] merchants
    [priest] priests
    [servant] civil servants
    [merchant-priest] merchants and priests
    [merchant-servant] merchants and civil servants
    [priest-servant] priests and civil servants
   *[merchant-priest-servant] merchants, priests and civil servants
} on { $hex } is surrounded.
babylonia-event-nobles = { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] 1 noble
   *[other] { $count } nobles
} at the city on { $hex }.
babylonia-event-captured = { $seat } captures the city of { $city ->
    [merchant] merchants
    [priest] priests
    [servant] civil servants
    [merchant-priest] merchants and priests
    [merchant-servant] merchants and civil servants
    [priest-servant] priests and civil servants
   *[merchant-priest-servant] merchants, priests and civil servants
} on { $hex }, { $count } to { $against }.
babylonia-event-city-tied = A tie for most around { $hex }, { $count } each: the city of { $city ->
    [merchant] merchants
    [priest] priests
    [servant] civil servants
    [merchant-priest] merchants and priests
    [merchant-servant] merchants and civil servants
    [priest-servant] priests and civil servants
   *[merchant-priest-servant] merchants, priests and civil servants
} is discarded.
babylonia-event-cities = { $seat } gets { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $count ->
    [one] 1 city.
   *[other] { $count } cities.
}
babylonia-event-ziggurat-won = { $seat } wins the ziggurat on { $hex }, { $count } to { $against }.
babylonia-event-ziggurat-tied = A tie for most around the ziggurat on { $hex }, { $count } each: nobody takes a card.
babylonia-event-card = { $seat } takes card { $card }: { $card ->
    [1] ten points.
    [2] extra turn.
    [3] hand of seven.
    [4] three nobles.
    [5] noble with farmers.
    [6] nobles in fields.
    [7] city bonus.
    [8] land links.
   *[9] river links.
}
babylonia-event-ten-points = { $seat } gets { $points } points for card 1.
babylonia-event-extra-turn = { $seat } uses card 2 and plays an extra turn.
babylonia-event-no-extra-turn = { $seat } keeps card 2 for later.
babylonia-event-ended-hand = The game is over: { $seat } has no token left.
babylonia-event-ended-cities = The game is over: at most one city is left on the board.

## Refusals

babylonia-refusal-over = The game is over.
babylonia-refusal-turn = It is the turn of { $seat }.
babylonia-refusal-your-order = Only { $seat }, whose turn it is, chooses what is scored next.
babylonia-refusal-your-card = Only { $seat }, who won the ziggurat, picks a card now.
babylonia-refusal-your-extra = Only { $seat }, whose turn it is, may take an extra turn.
babylonia-refusal-pending = Chance decides first.
babylonia-refusal-scoring-later = Scoring comes after placing; place tokens first.
babylonia-refusal-placing-over = No more tokens are placed in this turn.
babylonia-refusal-no-card-now = Nobody picks a card now.
babylonia-refusal-card-first = A ziggurat card must be picked first.
babylonia-refusal-no-extra-now = There is no extra turn to decide on now.
babylonia-refusal-extra-first = Decide about the extra turn first.
babylonia-refusal-not-in-hand = You hold no { $kind ->
    [merchant] merchant
    [priest] priest
    [servant] civil servant
   *[farmer] farmer
}.
babylonia-refusal-not-in-play = { $hex } lies in an area that is not in play.
babylonia-refusal-occupied = A token needs an empty hex, and { $hex } holds { $by ->
    [token] a token.
    [city] a city.
   *[ziggurat] a ziggurat.
}
babylonia-refusal-noble-on-field = Only farmers go on fields such as { $hex }; nobles need card 6.
babylonia-refusal-field-alone = A farmer may go on the field on { $hex } only with one of your tokens beside it.
babylonia-refusal-field-face-down = Beside the field on { $hex } you have only face-down tokens; one must lie face up.
babylonia-refusal-river-farmers = { $hex } is river; three or more farmers all go on land.
babylonia-refusal-river-noble = { $hex } is river; farmers and the noble of card 5 all go on land.
babylonia-refusal-river-nobles = { $hex } is river; the three nobles of card 4 all go on land.
babylonia-refusal-noble-with-farmers = More than two tokens must all be farmers.
babylonia-refusal-second-noble = Card 5 allows only one noble with the farmers.
babylonia-refusal-noble-early = Place at least three farmers before the noble of card 5.
babylonia-refusal-three-nobles = Card 4 needs one merchant, one priest and one civil servant.
babylonia-refusal-lacks-farmer = This play would need another farmer, and you hold none.
babylonia-refusal-no-room = This play would need another farmer, and no land would be left for it.
babylonia-refusal-too-few = Place another token first.
babylonia-refusal-owes-farmer = A noble and two farmers are no play; place another farmer.
babylonia-refusal-nothing-to-score = There is nothing to score on { $hex }.
babylonia-refusal-not-surrounded = { $hex } is not surrounded yet.
babylonia-refusal-card-taken = Card { $card } was taken before.
babylonia-refusal-card-not-in-game = Card { $card } is not on offer in this game.

## Prompts

babylonia-prompt-laying = The board is being laid out.
babylonia-prompt-first = The first player is being drawn.
babylonia-prompt-draw = { $seat } draws { $count ->
    [one] 1 token.
   *[other] { $count } tokens.
}
babylonia-prompt-place = { $seat }: place the { $placed ->
    [0] first token.
   *[other] second token.
}
babylonia-prompt-place-one = { $seat }: place one token.
babylonia-prompt-place-farmer = { $seat }: place another farmer on land.
babylonia-prompt-place-or-end = { $seat }: add a token or end ({ $placed } placed).
babylonia-prompt-score = { $seat }: choose what is scored next.
babylonia-prompt-card = { $seat }: pick a ziggurat card.
babylonia-prompt-extra-turn = { $seat }: play an extra turn now?
babylonia-prompt-over = The game is over.

## Options

babylonia-option-auto-order = Automatic order of scoring
babylonia-option-auto-order-about = What is surrounded together is scored in a fixed order; otherwise the active player chooses.
babylonia-option-card5-noble-any-order = Card 5: noble at any point
babylonia-option-card5-noble-any-order-about = The noble may be placed before, between or after the farmers; otherwise only last.
babylonia-option-chain-needs-match = Chains of matching nobles only
babylonia-option-chain-needs-match-about = Only nobles the city shows and river tokens connect; otherwise all your tokens do.
babylonia-option-field-needs-face-up = Fields need a face-up token
babylonia-option-field-needs-face-up-about = A token face down in the river opens no field to your farmers.
babylonia-option-first = First player
babylonia-option-first-about = Who begins: drawn at random, or the seat with this number.
babylonia-option-first-round-limits = Limits in the first round
babylonia-option-first-round-limits-about = The first player places one token in the first turn, the second player two.
babylonia-option-random-cards = Variant: random cards
babylonia-option-random-cards-about = Seven of all nine ziggurat cards are drawn; otherwise cards 1 to 7 are used.

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

## What a bot looks at in a position, as short noun phrases

feature-babylonia-points = points
feature-babylonia-cities = captured cities
feature-babylonia-siege-nobles = points of nobles around cities
feature-babylonia-siege-won = cities about to be won
feature-babylonia-siege-shared = cities held in a tie
feature-babylonia-siege-tokens = tokens around cities
feature-babylonia-siege-cities = what the next city would pay
feature-babylonia-ziggurat-won = ziggurats about to be won
feature-babylonia-ziggurat-tokens = tokens around ziggurats
feature-babylonia-ziggurats = ziggurats reached
feature-babylonia-fields = fields within reach
feature-babylonia-hand-kinds = kinds of tokens in hand
feature-babylonia-hand-farmers = farmers in hand
feature-babylonia-hand = tokens in hand
feature-babylonia-tokens = tokens left to draw
feature-babylonia-turn = the right to move
feature-babylonia-cards = cards that last
feature-babylonia-card-2 = card “{ babylonia-card-2 }”
feature-babylonia-card-3 = card “{ babylonia-card-3 }”
feature-babylonia-card-4 = card “{ babylonia-card-4 }”
feature-babylonia-card-5 = card “{ babylonia-card-5 }”
feature-babylonia-card-6 = card “{ babylonia-card-6 }”
feature-babylonia-card-7 = card “{ babylonia-card-7 }”
