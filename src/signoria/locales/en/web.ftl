# Messages of the page in the browser that belong to no single game.

## Everywhere

web-waiting = One moment …
web-unreachable = The server does not answer. Nothing is lost; the page tries again by itself.
web-guest-name = Guest { NUMBER($number, useGrouping: 0) }
web-seat-number = Seat { $number }
web-labelled = { $label }: { $value }
web-close = Close
web-unreachable-now = The server did not answer. Nothing is lost; please try again.
web-broken = Something went wrong on this page. Your games are safe; load the page again.
web-cancel = Cancel
web-try-again = Try again
web-level-page = Page
web-level-courtier = Courtier
web-level-minister = Minister
web-level-prince = Prince
web-level-honest = Honest
web-level-grasping = Grasping
web-level-tit-for-tat = Tit for tat
web-level-traitor = Traitor
web-level-schemer = Schemer
web-level-choice-page = Page (easiest)
web-level-choice-courtier = Courtier (easy)
web-level-choice-minister = Minister (strong)
web-level-choice-prince = Prince (strongest)

## Learn

web-learn-heading = Your first game
web-learn-begin = Begin the guided game
web-learn-note = Guide
web-learn-progress = Lesson { $number } of { $all }
web-learn-leave = Close the guide
web-learn-rules = The rules behind it
web-learn-finish = Finish here
web-learn-done-title = You have seen it all
web-learn-done = Every kind of decision has come up once. Play this game to its end, or close the guide.
web-learn-watch-title = Watch
web-learn-watch = Others decide now. The log tells what happens; your next decision comes by itself.

## Header

web-to-content = To the content
web-to-home = Signoria, home page
web-main-pages = Main pages
web-to-lobby = Lobby
web-to-learn = Learn
web-to-rules = Rules
web-language = Language
web-theme = Theme
web-theme-system = Same as this device
web-theme-light = Light
web-theme-dark = Dark
web-theme-contrast = High contrast
web-my-menu = { $name }: games and account
web-i-am-guest = Guest in this browser
web-register-account = Create an account
web-my-games = My games
web-my-account = Settings and account
web-sign-in = Sign in
web-sign-in-instead = Sign in to my account
web-sign-out = Sign out

## Landing

web-welcome = Buy the lots, build the cities, rule the land.
web-welcome-more = Games of princes for two to five: against bots, with friends far away, or all around one screen. No account needed.
web-description = Signoria: games of princes, with friends, at one screen or against bots.
web-play-now = Play now against bots
web-play-now-more = { $game } at a table of { $number }; it begins at once.
web-invite-friends = Invite friends
web-invite-friends-more = A table of your own and one link that opens on any phone.
web-all-here = All at this screen
web-all-here-more = Pass the device around; every hand stays secret.
web-own-table = Create your own table
web-see-lobby = See all tables
web-the-games = { $number ->
        [one] The game
       *[other] The games
    }
web-how-many-play = { $fewest } to { $most } players
web-so-many-play = { $number } players
web-the-rules-of = The rules of { $game }
web-begin-lesson = Begin the lesson
web-my-name = Your name at the table
web-my-name-hint = Your friends see it. You can change it at any time.
web-my-name-free = As you like
web-how-many-are-you = How many play?
web-invite-next = Next you get a link to send. Anyone who opens it can sit down, without an account.
web-create-and-invite = Create the table and get the link
web-player-number = Player { $number }
web-name-of-player = Name of player { $number }
web-all-here-next = A curtain hides the table between turns, until the next player opens it.
web-begin = Start the game
web-my-running-games = Your running games
web-all-my-games = All my games
web-now-played = Being played now

## The table

web-your-turn = Your turn.
web-only-watching = You are watching.
web-table-title-turn = Your turn – { $game }
web-table-title = { $game } – Signoria
web-table-home = Home page
web-table-log = Log
web-table-chat = Chat
web-table-chat-unread = Chat, { $number } new
web-table-rules = Rules
web-table-more = More
web-table-panel = Side panel
web-table-undo = Take back
web-table-undo-choice = Take back: { $choice }
web-table-undo-nothing = You have not made a choice yet.
web-table-undo-revealed = Your last choice stands: something was revealed or drawn since.
web-table-undo-proposed = The others are already asked.
web-table-resign = Leave the game …
web-table-resign-title = Leave this game permanently?
web-table-resign-text = The others play on, and the server plays your seat. You cannot undo this.
web-table-resign-sure = Leave permanently
web-table-stay = Stay
web-table-rematch = Play again
web-table-rematch-join = To the next game
web-table-download = The game as a file
web-table-settings = Settings
web-table-copy-link = Copy the link
web-table-copied = The link is copied.
web-table-lost = The connection to the server is down. Nothing is lost: the page reconnects by itself.
web-table-unsent = Your choice is still on its way. It is sent again by itself, and counts once.
web-table-unverified = Imported and unverified: the rules of this server do not confirm this game. It counts for nothing.
web-table-upgraded = This game began under an earlier version of the rules or cards. It continues under today’s.
web-table-shown-otherwise = This game had settings of which this version of Signoria knows nothing. It may be shown otherwise than it was played.
web-table-replaced = Signoria was upgraded, and games can no longer have some settings of this table. They were replaced: { $settings }.
web-table-signed-out = The server no longer knows who you are. Nothing is lost: sign in, and your seat is as you left it.
web-table-sign-in = Sign in
web-table-gone-title = No table here
web-table-gone-hint = It may have been deleted, or only people with its invitation may see it.
web-table-to-lobby = See open tables
web-table-broken-title = The table could not be opened
web-table-again = Try again
web-table-board-broke = This board could not be drawn. Nothing is lost: here is the generic board. Load the page again to get the other back.
web-table-perspective = Perspective
web-table-perspective-all = What everybody sees
web-table-proposed = { $name } wants to take back their last choice.
web-table-proposed-mine = The others are asked whether you may take back your last choice.
web-table-agree = Agree
web-table-refuse = Refuse
web-table-withdraw = Withdraw
web-table-offered = { $name } has been away for a while.
web-table-put-bot = Let a bot play for now
web-pace-label = Moves of the others
web-pace-pause = Pause
web-pace-go = Continue
web-pace-step = One step
web-pace-catch-up = Catch up ({ $number })
web-clock-left = Time left:
web-clock-days = { $days } d { $hours } h
web-clock-hours = { $hours } h { $minutes } min
web-why-not = Why not?
web-why-allowed = This is allowed now.
web-why-look-up = In the rules
web-set-pace = Speed of the others’ moves
web-set-pace-slow = slow
web-set-pace-usual = normal
web-set-pace-fast = fast
web-set-sound = Sounds
web-set-confirms = Ask again before important choices
web-set-letters = Letters beside the colours
web-set-less-motion = Less motion
web-set-order-hint = Leaving for a while? In an auction you can leave a secret maximum: the server bids for you.

## Log

web-log-all = Everything
web-log-choices = Choices only
web-log-of = Only
web-log-filter = Lines to show
web-log-empty = Nothing has happened yet.
web-log-nothing = Nothing of that kind yet.
web-log-undone = taken back
web-log-by-bot = played by the bot
web-log-by-clock = the time was up
web-log-by-host = played by the server
web-log-go = Show the table after this
web-log-undo = Moves were taken back.
web-log-upgrade = The server was upgraded: from here on the game is played under today’s rules.
web-since-title = Since your last choice
web-since-more = { $number ->
        [one] … and { $number } more line
       *[other] … and { $number } more lines
    }
web-since-replay = Show it step by step
web-since-enough = Got it

## Chat

web-chat-at-table = At the table
web-chat-here = here
web-chat-away = away
web-chat-bot = bot
web-chat-stand-in = a bot plays
web-chat-resigned = has left
web-chat-you = you
web-chat-empty = Nobody has said anything yet.
web-chat-words = Your message
web-chat-send = Send
web-chat-emotes = Reactions
web-chat-watches = watching
web-chat-lines = Messages
web-chat-about = About { $name }
web-chat-mute = Mute { $name }
web-chat-unmute = Unmute { $name }
web-chat-muted = You have muted { $name }.
web-chat-report = Report …
web-chat-report-title = Report { $name }
web-chat-report-why = What happened? The moderators of this server read it.
web-chat-report-send = Send the report
web-chat-reported = Thank you. A moderator will look at it.
web-chat-sign-in = Sign in to chat
web-emote-bravo = Bravo!
web-emote-thanks = Thank you
web-emote-hello = Good day
web-emote-hurry = Take heart!
web-emote-ouch = Ouch
web-emote-think = Hm …
web-emote-laugh = Ha ha!
web-emote-bye = Farewell

## Replay

web-replay-label = The game from beginning to end
web-replay-position = Step { $at } of { $last }
web-replay-start = To the beginning
web-replay-back = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-forward = One step forward
web-replay-end = To the end
web-replay-live = Back to the present
web-replay-fork = Play on from here …
web-replay-fork-title = Play on from here
web-replay-fork-text = A new table begins as this one stood at step { $at }. The finished game stays as it is.
web-replay-fork-seat = I play for
web-replay-fork-bots = Against bots of the level
web-replay-fork-go = Play on

## Rules

web-quoted = “{ $text }”
web-rules-title = The rules of { $game }
web-rules-search = Search the rules
web-rules-found = { $number ->
        [0] No rule says that.
        [one] { $number } rule
       *[other] { $number } rules
    }
web-rules-sources = In the rulebooks
web-rules-source = { $edition }: { $headings }
web-rules-sections = Sections
web-rules-link = Link to { $rule }
web-rules-none = This game has no rule reference yet.
web-rules-note = Every rule has a number, and refusals name it. A gold line marks our interpretation of a point that the rulebooks leave open.

## Curtain

web-curtain-pass = Pass the device to { $name }
web-curtain-hidden = This screen shows nobody’s hidden information now.
web-curtain-draw = I am { $name }: open the curtain

## Waiting room

web-waiting-room-waiting = Waiting for the others
web-waiting-room-ready = Everybody is here
web-waiting-room-free = { $number ->
        [one] One seat is still free.
       *[other] { $number } seats are still free.
    }
web-waiting-room-host-starts = All seats are taken: you can start the game.
web-waiting-room-wait-host = All seats are taken; the host starts the game.
web-waiting-room-seat-open = free for anybody
web-waiting-room-seat-invited = reserved for an invited player
web-waiting-room-seat-bot = bot, level { $level }
web-waiting-room-seat-you = you
web-waiting-room-host = host
web-waiting-room-sit = Sit down
web-waiting-room-get-up = Leave the seat
web-waiting-room-put-bot = Add a bot
web-waiting-room-free-bot = Remove the bot
web-waiting-room-name = Your name
web-waiting-room-name-hint = You need nothing else.
web-waiting-room-invite = Invite with this link
web-waiting-room-invite-hint = It works on a phone as well; anyone who opens it can sit down.
web-waiting-room-invite-here = This address leads only to your own machine. For friends elsewhere, start the server with: signoria play --host 0.0.0.0
web-waiting-room-copy = Copy
web-waiting-room-share = Share
web-waiting-room-start = Start the game
web-waiting-room-clear = Delete the table
web-waiting-room-clear-sure = Really delete it?
web-waiting-room-played = Settings
web-waiting-room-preset = Rules
web-waiting-room-clock = Clock
web-waiting-room-clock-none = none: everybody takes their time
web-waiting-room-clock-live = { $minutes ->
        [one] { $minutes } minute each, { $seconds } s more with each decision
       *[other] { $minutes } minutes each, { $seconds } s more with each decision
    }
web-waiting-room-clock-slow = { $hours ->
        [one] { $hours } hour for each decision
       *[other] { $hours } hours for each decision
    }
web-waiting-room-access = Who may watch
web-waiting-room-access-public = everybody
web-waiting-room-access-private = those with the link
web-waiting-room-forked = It continues from step { $rev } of a finished game.

## All boards

web-seat-decides = decides
web-seat-is-bot = A bot plays this seat.
web-seat-is-stand-in = A bot stands in for the player.
web-seat-is-away = Away at the moment.
web-board-fold = Show the choices
web-sure = Sure?
web-number-less = One less
web-number-more = One more
web-end-title = The end of the game
web-end-won = { $name } wins
web-end-shared = { $names } share the victory
web-end-reason = It ended because { $reason }.
web-end-rematch = Play again
web-end-replay = Watch it again
web-end-download = Download
web-end-play-on = Try the last round again
web-end-fold = Look at the board
web-end-unfold = Show the result

## Lobby

web-lists = Lists of tables
web-list-open = Open
web-list-running = Running
web-list-over = Finished
web-list-mine = Mine
web-create-table = Create a table
web-table-of = Table of { $game }
web-table-private = Private table
web-seat-free = Free seat
web-seat-invited = Invited
web-is-bot = bot
web-has-won = has won
web-free-seats = { $number ->
        [one] One seat is free
       *[other] { $number } seats are free
    }
web-waits-to-begin = Not begun yet
web-won-by = { $points ->
        [one] { $names } won with { $points } point
       *[other] { $names } won with { $points } points
    }
web-ended-early = Ended without a winner
web-runs-since = Since { $when }
web-sit-down = Sit down
web-watch = Watch
web-replay = Review
web-go-on = Continue
web-wait-there = Open the table
web-more-tables = More tables
web-nothing-open = Nobody is waiting for players just now. Create a table, and anyone who comes by can sit down.
web-nothing-running = No public game is running. Begin one; public tables can be watched here.
web-nothing-over = No public game has been finished yet. The first one will be listed here.
web-nothing-mine = You have no games yet. Play against bots at once, or sign in if yours belong to an account.
web-mine-running = Running
web-mine-open = Waiting to begin
web-mine-over = Finished
web-clock-name-none = no clock
web-clock-name-live = { $more ->
        [0] { $initial } each
       *[other] { $initial } + { $more } s
    }
web-clock-name-slow = { $time } a decision
web-span-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
web-span-hours = { $number } h
web-span-minutes = { $number } min
web-span-seconds = { $number } s

## Not found

web-not-found = There is no page at this address
web-not-found-more = The address may be mistyped, or the table was deleted. You have lost no game.
web-to-first-page = To the home page

## New table

web-which-game = Game
web-seats = Who plays
web-number-of-seats = Number of seats
web-who-on-seat = Who sits on seat { $number }
web-family-of-seat = Family of seat { $number }
web-level-of-seat = Level of the bot on seat { $number }
web-name = Name
web-kind-me = Me
web-kind-me-more = You, under your own name.
web-kind-here = Somebody at this screen
web-kind-bot = Bot
web-kind-open = Open seat
web-kind-open-more = Anyone who sees the table may sit down.
web-kind-invited = By invitation
web-kind-invited-more = For somebody who has your link.
web-rules-of-table = Rules of { $game }
web-which-rules = Edition of the rules
web-options = House rules
web-options-more = Options that you leave alone stay as the edition has them.
web-options-changed = { $number ->
        [0] as in the edition
        [one] one changed
       *[other] { $number } changed
    }
web-options-none = All as in the edition again
web-as-preset = as in the edition
web-from-to = { $low } to { $high }
web-choice-yes = yes
web-choice-no = no
web-choice-may = may
web-choice-must = must
web-clock = Clock
web-clock-none = No clock
web-clock-none-more = Everybody takes the time they need.
web-clock-live = At one sitting
web-clock-live-more = Minutes for each, and a little more with every decision.
web-clock-slow = Over days
web-clock-slow-more = Look in when you like; you are notified when it is your turn.
web-clock-initial = Minutes for each seat
web-clock-increment = Seconds added by each decision
web-clock-zone = Time zone
web-clock-weekdays = Saturdays and Sundays do not count
web-clock-nights = Nights do not count
web-clock-night-from = The night begins at
web-clock-night-to = The night ends at
web-hour = { NUMBER($hour, minimumIntegerDigits: 2) }:00
web-who-may-watch = Who may watch
web-access-private = Private
web-access-private-more = Only those who sit there or have your link.
web-access-public = Public
web-access-public-more = The lobby lists the table; everybody may watch.
web-create-the-table = Create the table
web-slow-hours = Hours for each decision
web-choice-standard = standard

## The generic table

web-generic-hidden = { $number } face down
web-generic-yes = yes
web-generic-no = no
web-generic-end = How it ended
web-generic-winner = wins

## Sign in

web-sign-in-or-register = Sign in or create an account
web-new-account = New account
web-sign-in-title = Welcome back
web-register-title = Create an account
web-register-why = Until now this browser is your only way in. With a passkey or a password you come back from everywhere, and your games stay yours. No e-mail is asked for.
web-guest-stays-behind = You are here as “{ $name }”. If you sign in to another account, the games of this guest stay behind. To keep them:
web-sign-in-passkey = Sign in with a passkey
web-sign-in-password = Sign in with the password
web-sign-in-code = Sign in with the code
web-or = or
web-login = Login
web-login-hint = You sign in with it; nobody else sees it.
web-name-hint = The other players see this name.
web-password = Password
web-password-more = Something long that you remember.
web-password-hint = Long is better than complicated: a few words will do.
web-passkey = Passkey
web-passkey-more = Finger, face or the lock of your device. The safest way.
web-passkey-put-away = The passkey was not used. Nothing has changed; you can begin again.
web-sign-in-method = How you sign in
web-use-code = I cannot sign in: use a recovery code
web-use-password = Use the password
web-recovery-code = Recovery code
web-recovery-code-hint = One of those you saved; each works once.
web-codes-title = Save these codes
web-codes-why = If passkey and password are lost, each of these lets you in once. They are shown this one time only.
web-codes-file = Recovery codes for { $login } at { $server }
web-codes-kept = I have saved them in a safe place
web-copy = Copy
web-copied = Copied
web-save-file = Save as a file
web-print = Print
web-continue = Continue
web-is-signed-in = You are signed in, { $name }

## Account

web-looks = Look and sound
web-looks-more = Stored in this browser.
web-preference-lessmotion = Less motion
web-preference-lessmotion-more = Changes appear at once, without animation.
web-preference-sound = Sound
web-preference-sound-more = A quiet tone when it is your turn.
web-preference-letters = Letters on the buildings
web-preference-letters-more = Distinguishes the five colours without colour.
web-preference-confirms = Ask again
web-preference-confirms-more = Before high bids and choices that cannot be undone.
web-pace-of-bots = Speed of the others’ moves
web-pace-of-bots-slow = Slow
web-pace-of-bots-usual = Normal
web-pace-of-bots-fast = Fast
web-guest-note = You are a guest: only this browser knows you. If its data is cleared, you lose access to your games.
web-nobody-note = You have not signed in. As soon as you play, you are a guest; with an account you can sign in on any device.
web-person = Name
web-save = Save
web-saved = Saved.
web-remove = Remove
web-remove-named = Remove { $name }
web-sign-in-methods = Ways to sign in
web-sign-in-methods-more = You sign in as “{ $login }”.
web-made-on = Created on { $when }
web-add-passkey = Add a passkey
web-set-password = Set a password
web-change-password = Change the password
web-change-password-more = Every other device is signed out.
web-new-password = New password
web-codes-left = { $number ->
        [0] No recovery codes are left.
        [one] One recovery code is left.
       *[other] { $number } recovery codes are left.
    }
web-new-codes = New codes
web-devices = Devices
web-some-device = Some device
web-this-device = This device
web-seen-on = Last used on { $when }
web-never-seen = Never used
web-sign-out-everywhere = Sign out everywhere
web-tokens = Programs
web-tokens-more = A token lets a program read or play in your name, until you revoke it.
web-token-name = Name of the program
web-token-may = What it may do
web-may-read = Read only
web-may-play = Read and play
web-make-token = Create a token
web-token-once = Copy the token now; it is not shown again.
web-revoke = Revoke
web-revoke-named = Revoke { $name }
web-notices = Notifications
web-notices-more = In a slow game you can be notified when it is your turn.
web-notices-on = This browser notifies you when it is your turn.
web-notices-off = This browser does not notify you.
web-notices-impossible = This browser cannot show notifications. On an iPhone, first add Signoria to the home screen.
web-notices-not-offered = This server sends no notifications to browsers. You can use a webhook instead.
web-notices-forbidden = Notifications are blocked in the settings of this browser; allow them there first.
web-notices-refused = This browser accepts no notifications here; its window may be private. You can use a webhook instead.
web-turn-on = Turn on
web-turn-off = Turn off
web-webhook = Send notifications to an address (webhook)
web-webhook-more = For your own programs. A new address replaces the one before.
web-webhook-url = Address
web-webhook-once = Each message is signed with this secret (HMAC-SHA256). It is shown this once.
web-webhook-drop = Stop sending
web-webhook-dropped = Nothing is sent any more.
web-muted-people = People you have muted
web-muted-people-more = Their messages are hidden from you. They are not informed.
web-somebody = Somebody ({ $id } …)
web-unmute = Unmute
web-unmute-named = Unmute { $name }
web-my-data = Your data
web-my-data-more = Download everything, or delete your account.
web-save-my-data = Download my data
web-delete-account = Delete the account
web-delete-what = Name, ways to sign in, tokens and notifications are deleted at once and permanently. Running games continue without you; finished ones stay, without your name.
web-delete-type = To confirm, type “{ $word }”
web-delete-for-good = Delete permanently
