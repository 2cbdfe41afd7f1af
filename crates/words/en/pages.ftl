# The pages around the table: home, new table, invitations, end, guide, settings, problems.

## Frame

page-uruk = Uruk
page-home-link = Uruk, to the home page
page-skip = To the page
page-settings = Settings
page-sound-on = Sound is on
page-sound-off = Sound is off
page-bell-on = I tell you when it is your turn
page-bell-off = Tell me when it is my turn
page-theme-to-dark = Dark
page-theme-to-light = Light
page-rules = Rules
page-new = New table
page-name = name
page-copy = Copy the link
page-copied = Copied
page-name-empty = A name is needed here.
page-name-long = A name has at most { $max } letters.

## Time

page-ago-now = just now
page-ago-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
page-ago-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
page-ago-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

## People and seats

page-seal-1 = Lion
page-seal-2 = Bull
page-seal-3 = Archer
page-seal-4 = Urn
page-seal-5 = Eagle
page-who-you = you
page-who-guest = guest
page-who-nobody = waiting for somebody
page-who-bot = bot, { $level }
page-who-short-me = Me
page-who-short-here = Here
page-who-short-link = Link
page-who-short-bot = Bot
page-who-short-empty = None
page-who-about-me = your own seat, on this device
page-who-about-here = somebody else on this screen; a curtain hides your hands from each other
page-who-about-link = a friend on another device; you get a link and a QR code to send
page-who-about-bot = the machine plays; the level is yours to choose
page-who-about-empty = nobody sits there

## Games

page-game-players = Players:
page-game-time = Time:

## Home

page-home-title = Sit down at Uruk.
page-home-about = Great games of the first civilisations: with friends, around one screen, or against bots.
page-home-play = Play now against bots
page-home-skip = To your tables
page-home-tables = Your tables
page-home-facts = { $game } · { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} · { $ago }
page-home-mine = Your turn
page-home-others = { $name } to move
page-home-open = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
}
page-home-place = { $place ->
    [1] Finished: you won
   *[other] Finished: place { $place }
}
page-home-over = Finished
page-home-games = The games
page-home-join = Join by link
page-home-join-about = Paste the invitation; no account is needed, only a name.
page-home-join-link = Invitation link
page-home-join-go = Join
page-home-promise = Every draw can be checked
page-home-promise-about = A hash of the secret seed is shown when a game starts, the seed itself when it ends: anyone can work out every draw again. Games are kept, as lines you can read.

## New table

page-new-skip = To the seats
page-new-game = Game
page-new-seats = Seats
page-new-rules = Rules
page-new-go = Open the table
page-new-who = Who sits where
page-new-bots = Bots
page-new-level = level
page-new-seat = Seat { $seat }: { $name }
page-new-of-seat = { $what }: { $name }
page-new-link-about = gets a link of its own
page-new-empty-about = nobody
page-new-hints = Hints
page-new-hints-about = Whoever must decide may ask for the best three moves. Usually only where one person plays against bots.
page-hints-alone = for one person
page-hints-on = always
page-hints-off = never
page-new-first-random = drawn at random
page-new-wrong = The table is not open yet: something does not fit. It is marked below.
page-new-no-game = Choose one of the games that can be played.
page-new-players = { $min } to { $max } can play; you have filled { $given ->
    [0] no seat.
    [one] 1 seat.
   *[other] { $given } seats.
}
page-new-twice = You sit at this table already; choose “Here” for somebody beside you.
page-new-no-level = Choose a level for this bot.
page-new-first-empty = Nobody sits in seat { $seat }, so nobody can start there.
page-new-value = This value is not possible here.

## Invitations

page-invite = Invitation
page-invite-title = Invite your friends
page-invite-waiting = { $count ->
    [0] All seats are taken.
    [one] One seat waits for somebody. The others can play meanwhile, until its turn comes.
   *[other] { $count } seats wait for somebody. The others can play meanwhile, until their turn comes.
}
page-invite-go = To the table
page-invite-qr = QR code of the invitation link
page-invite-first = Whoever opens this link first holds the seat. Send it to one person only.
page-invite-watch = To watch
page-invite-watch-about = This link may go to anybody: it shows what lies open on the table, and no hands.
page-join = Invitation
page-join-title = Take the seat of the { $name }
page-join-yours = this seat is yours
page-join-rules = How to play
page-join-name = Your name at the table
page-join-go = Take the seat
page-join-watch = Only watch
page-join-taken = This seat is taken
page-join-taken-about = Somebody followed this link before you. Ask whoever invited you for another one.

## Curtain

page-curtain = Hand the device to { $name }
page-curtain-about = All hands are covered. Lift the curtain when nobody else is looking.
page-curtain-lift = I am { $name }, lift it

## End

page-end-finished = finished
page-end-wins = { $name } wins with { $score }.
page-end-you = You win with { $score }.
page-end-shared = { $names } share the victory with { $score }.
page-end-missed = { $score }: not enough this time.
page-end-rematch = Rematch
page-end-board = Look at the board
page-end-result = Result
page-end-place = Place
page-end-player = Player
page-end-score = result
page-end-this-counts = (counts)
page-end-story = How it went
page-end-chart = Result of each player over { $lines } lines. At the end: { $scores }.
page-end-part = { $name }: points over time
page-end-most = most: { $name } { $value }
page-end-figures = The same as figures
page-end-line = line
page-end-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
page-end-replay = Replay
page-end-from-start = Play it from the start
page-end-record = Record as text
page-end-proof-checked = Draws checked.
page-end-proof-open = Check the draws.
page-end-proof-about = The hash was shown at the start; it is the hash of this seed, and the seed gives every draw.
page-end-hash = hash
page-end-seed = seed
page-end-verify = Check it yourself with the record:
page-end-file = FILE

## Guide

page-guide = How to play { $game }
page-guide-contents = Contents
page-guide-play = Play now against bots

## Settings

page-settings-save = Save
page-settings-saved = Saved.
page-set-name = Name
page-set-name-about = at your next tables
page-set-lang = Language
page-set-lang-about = of everything you read; others keep theirs
page-set-theme = Colours
page-set-theme-about = light, dark, or as your device has it
page-set-sound = Sound
page-set-sound-about = when it is your turn
page-set-motion = Moving pieces
page-set-motion-about = off: pieces jump, marks tell what happened
page-set-confirm = Ask before final moves
page-set-confirm-about = only for moves that cannot be taken back
page-set-pace = Pace of bots
page-set-pace-about = how long they wait before a move
page-theme-auto = Device
page-theme-light = Light
page-theme-dark = Dark
page-switch-on = On
page-switch-off = Off
page-pace-slow = Slow
page-pace-normal = Human
page-pace-fast = Fast

## Problems

page-error-back = Back to the table
page-error-home = Home
page-error-rule = Rule
page-error-status = Status
page-error-400 = I could not read that
page-error-400-what = The request was garbled or incomplete. Nothing has changed.
page-error-400-do = Go back and try again; if you typed an address, check it.
page-error-403 = This seat is not yours
page-error-403-what = Only whoever holds a seat may play for it. Perhaps you sat down in another browser, or followed a link that belongs to somebody else.
page-error-403-do = Open the table with your own invitation link, or watch it as a guest.
page-error-404 = There is nothing here
page-error-404-what = No page or table has this address. Tables are never deleted, so the link is probably incomplete.
page-error-404-do = Check the link, or start from the home page.
page-error-405 = This does not work that way
page-error-405-what = The address exists but expects another kind of request. Nothing has changed.
page-error-405-do = Go back and use the buttons of the page.
page-error-409 = The table has moved on
page-error-409-what = While you were looking, somebody moved or a move was taken back. Your move was not made, and nothing was lost.
page-error-409-do = Look at the table as it stands now and choose again.
page-error-413 = That is too much at once
page-error-413-what = The request was larger than a table needs. Nothing has changed.
page-error-413-do = Send less.
page-error-422 = This move is not allowed
page-error-422-what = The rules do not permit it here. The table stands as before.
page-error-422-do = Go back to the table: the places you may touch are lit.
page-error-429 = A little slower, please
page-error-429-what = Too many requests came from you in a short time, or you have too many open tables.
page-error-429-do = Wait a few seconds, or finish a table, and try again.
page-error-500 = Something broke on our side
page-error-500-what = This is our fault, not yours. Every move that was confirmed is safe.
page-error-500-do = Try again in a moment. If it happens again, please report what you did.
page-error-503 = The tables cannot be reached right now
page-error-503-what = The database is not answering. Every move that was confirmed is safe; of a move you have just made, nobody can say yet whether it counts.
page-error-503-do = Try again in a moment, and look at the table before you repeat a move.
