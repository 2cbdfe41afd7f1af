# The table page, around the game's own parts.

table-skip = To your move
table-title = { $game }
table-title-mine = ● Your turn – { $game }
table-more = Moves in words, links, rules
table-undo = Undo
table-undo-turn = Undo all
table-moves = All moves, word by word
table-moves-back = Start over
table-final = cannot be taken back
table-typed = Move in words
table-send = Play it
table-stale = The table has changed meanwhile. This is how it stands now.
table-nothing-to-undo = There is nothing you can take back: undo reaches back to the last draw or another player's move.
table-not-now = Nobody can move just now.
table-offline = The server does not answer. Your move was not sent; try again.
table-line-of = Line { $line } of { $lines }
table-back-to-now = Back to now
table-history = History
table-since = Since your last turn
table-play-it = play it
table-replay = Replay
table-first = To the start
table-back = One line back
table-play = Play from here
table-on = One line on
table-line = Line
table-log-all = The whole history
table-description = The board in words
table-invite = Links to this table
table-invite-free = Invite to a free seat
table-record = Record
table-rules = Rules
table-players = Players
table-you = you
table-thinking = { $seat } is thinking
table-waiting = Waiting for { $seat }
table-once = no undo after this
table-won = { $seat } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
table-shared = Shared victory: { $seats }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
table-hint = Hint
table-hint-best = The best moves, with your chance of winning
table-hint-best-alone = The best moves, with the points you can expect
table-hint-off = This table plays without hints.
table-hint-not-now = Hints are for whoever must decide now.
table-percent = { $count }%
table-about = ≈ { $count }
table-seats = Who plays
table-let-bot = Let a bot play on
table-take-back = Take my seat back
table-give-back = Give the seat back
table-level-for = Level of the bot for { $name }
