# The Royal Game of Ur: events, refusals, prompts, options, the page, what bots look at.

ur-name = The Royal Game of Ur
ur-about = Race your pieces home on the oldest board we can still play on.
ur-time = 5–15 min

ur-seat-1 = Lion
ur-seat-2 = Bull

ur-option-pieces = Pieces
ur-option-pieces-about = How many each player brings home; fewer make a shorter game.
ur-option-pieces-3 = three
ur-option-pieces-5 = five
ur-option-pieces-7 = seven

ur-event-first = { $seat } begins.
ur-event-rolled = { $seat } rolls { $roll }.
ur-event-passed = { $seat } cannot move.
ur-event-entered = { $seat } enters on { $to }.
ur-event-moved = { $seat } moves from { $from } to { $to }.
ur-event-captured = The piece of { $seat } on { $square } is sent back.
ur-event-again = { $seat } rolls again.
ur-event-borne-off = { $seat } bears a piece off from { $from }.
ur-event-won = { $seat } has borne off every piece and wins.

ur-refusal-over = The game is over.
ur-refusal-turn = It is the turn of { $seat }.
ur-refusal-pending = The dice have not been rolled yet.
ur-refusal-none-waiting = None of your pieces is waiting.
ur-refusal-no-piece = You have no piece on square { $square }.
ur-refusal-own-piece = Your own piece stands on square { $square }.
ur-refusal-too-far = A { $roll } is more than this piece needs to leave the board.
ur-refusal-safe = The piece on square { $square } is safe on the rosette.

ur-prompt-first = Chance decides who begins.
ur-prompt-roll = { $seat } rolls the dice.
ur-prompt-move = { $seat } moves a piece { $roll } { $roll ->
    [one] square
   *[other] squares
  }.
ur-prompt-over = The game is over.

ur-page-board = Board
ur-page-lit = Pieces that may move
ur-page-roll = The roll is { $roll }
ur-page-move = Move a piece { $roll } { $roll ->
    [one] square
   *[other] squares
  }.
ur-page-touch = Touch a piece with a frame; the dot shows where it would go.
ur-page-moving = moving a piece
ur-page-over = All pieces are home.
ur-page-waiting = waiting
ur-page-off = borne off
ur-page-do-enter = Enter on { $to }
ur-page-do-move = Move from { $from } to { $to }
ur-page-do-bear-off = Bear off from { $from }
ur-page-do-capture = capture { $seat }
ur-page-do-again = roll again
ur-page-tell = { $seat }: { $waiting } waiting, { $squares ->
    [none] none on the path
   *[other] on squares { $squares }
  }, { $off } borne off.

feature-ur-off = pieces borne off
feature-ur-steps = steps taken on the path
feature-ur-waiting = pieces waiting
feature-ur-entered = pieces on one's first squares
feature-ur-nearly = pieces about to be borne off
feature-ur-safe = the shared rosette
feature-ur-danger = danger of being captured
feature-ur-chance = chances to capture
feature-ur-rosette = chances of another roll
feature-ur-stuck = rolls that would be lost
feature-ur-short = how few pieces the game has
feature-ur-turn = the right to roll
