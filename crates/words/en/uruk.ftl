# What is common to all games: the terminal table.

uruk-promise = Draws are promised by hash { $hash }
uruk-proof = The seed was { $seed }; `uruk replay` checks every draw.
uruk-help = Type a move, or the beginning of one: Tab completes it. Also: moves · undo · undo turn · board · log · hint · help · quit
uruk-moves = { $count ->
    [one] 1 legal move
   *[other] { $count } legal moves
}
uruk-rule = rule { $rule }
uruk-nothing-to-undo = There is nothing you can take back: undo reaches back to the last draw or another player's move.
uruk-undone = Taken back.
uruk-unreadable = I cannot read “{ $found }” here; expected { $expected }.
uruk-too-much = The move ends before “{ $found }”.
uruk-incomplete = Something is missing; expected { $expected }.
uruk-curtain = { $seat } plays next and has a hidden hand. Press Enter when only { $seat } is looking.
uruk-place = { $rank }. { $seat }: { $score }
uruk-result = Result
uruk-bye = The game is not finished. Its record is in { $file }; `uruk show` shows it.
uruk-bye-lost = The game is not finished and was not kept; --record FILE keeps it.
uruk-you = You
uruk-bot = Bot, { $level }
