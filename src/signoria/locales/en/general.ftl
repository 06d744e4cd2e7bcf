# Messages that belong to no single game.
# A refusal of the table or of the ledger has the id of its rule.

## Lists and names

list-and = { $first } and { $last }
nobody = nobody
everyone = everybody
seat-number = seat { $number }
amount-of-seat = { $seat } { $amount }
unknown-number = unknown ({ $number })
agenda-over = The game is over.

# The log shows no line for events of the agenda.
event-opened = { "" }
event-closed = { "" }

## Refusals of the table

refusal-TABLE-1 = The game is over; nothing more can be played.
refusal-TABLE-2 = { $seat } has nothing to decide now.
refusal-TABLE-3 = That is not what is being decided now.
refusal-TABLE-4 = This game has no talk.
refusal-TABLE-5 = That names something this game does not have.
refusal-TABLE-6 = There is no game “{ $game }” here. The games are: { $games }.
refusal-TABLE-7 = { $game } is played by { $fewest } to { $most } seats, not by { $seats }.
refusal-TABLE-8 = There is no preset “{ $preset }”. The presets are: { $presets }.
refusal-TABLE-9 = There is no option “{ $option }”. The options are: { $options }.
refusal-TABLE-10 = The option { $option } cannot be “{ $value }”. Its choices are: { $choices }.
refusal-TABLE-11 = The option { $option } must be a whole number from { $low } to { $high }, not “{ $value }”.
refusal-TABLE-12 = “{ $requested }” is neither an action nor an event of this game.
refusal-TABLE-13 = The steps of one choice must follow each other: something was revealed in between, or it is somebody else’s turn.
refusal-TABLE-14 = The ledger of this table has { $most } entries: there is no room left for talk, only for the choices that end the game.
refusal-TABLE-15 = “{ $requested }” cannot be read: { $action } expects { $fields }.

## Refusals of the ledger

refusal-LEDGER-1 = Line { $line } is not a line of a ledger: it is not a JSON object, or the file is empty or cut off.
refusal-LEDGER-2 = The header in line { $line } is incomplete or describes a table that cannot be created.
refusal-LEDGER-3 = The hash of line { $line } does not match: the ledger was altered, or lines are missing.
refusal-LEDGER-4 = The ledger is of a game “{ $game }”, which is not played here.
refusal-LEDGER-5 = The ledger was written under version { $rules } of the rules; known here is version { $known }.
refusal-LEDGER-6 = The ledger was played with other cards or cities than the ones here ({ $data }).
refusal-LEDGER-7 = Line { $line } is out of order: revision { $rev } should stand there.
refusal-LEDGER-8 = Line { $line } has a word this game does not know: { $word }.
refusal-LEDGER-9 = Line { $line } reports an event that does not fit the table.
refusal-LEDGER-10 = The ledger stops at revision { $rev }, before the game is over.
refusal-LEDGER-11 = The game was played with { $option } = { $value }, which games no longer have.
refusal-LEDGER-12 = The ledger does not say which { $option } the game had; it is read as { $value }.
refusal-LEDGER-13 = Games can no longer have the settings of this game together ({ $rule }).
refusal-LEDGER-14 = The game was played with { $option } = { $value }, of which this version knows nothing; it may be shown otherwise than it was played.

## Labels of a view

view-round = Round { $round }
view-last-round = Last round
view-deck-left = Deck
view-hand = Hand
view-your-hand = Your hand
view-purse = Purse
view-points = Points
view-reason = Why it ended
view-winners = Winners
view-turn = To bid
view-seats = Seats
view-score = Score
view-hand-size = Cards in hand

## Errors about accounts

error-banned = This account is banned from this server for now.
error-needs-session = A token cannot do this: sign in yourself.
error-signed-in-already = You are signed in already. Sign out before you sign in again.
error-sign-in-failed = Login and password, or code, do not belong together.
error-bad-name = A name has 1 to { $most } characters that can be seen.
error-bad-login = A login has { $least } to { $most } letters, digits or . _ - + @, and no space.
error-bad-password = A password has { $least } to { $most } characters.
error-needs-fresh = Sign out and in again first: this can be changed only within { $minutes } minutes after signing in.
error-easy-password = This password is among those that are tried first. Take another one, such as a few unrelated words.
error-login-taken = The login “{ $login }” belongs to somebody else.
error-needs-login = Choose a login, so that you can be found again.
error-needs-registered = A guest has no recovery codes: set a password or a passkey first.
error-passkey-refused = The passkey was not accepted: begin again.
error-no-passkeys = This server offers no passkeys; its operator adds them with the extra “passkeys”.
error-no-push = This server sends no notices to browsers; its operator adds them with the extra “push”.
error-passkey-taken = This passkey is known already.
error-too-many-passkeys = An account has no more than { $most } passkeys.
error-too-many-tokens = An account has no more than { $most } tokens.
error-last-way-in = This passkey is your only way in: set a password or another passkey first.
error-no-such-passkey = You have no such passkey.
error-no-such-token = You have no such token.
error-bad-token = This token is unknown, or was revoked.
error-bad-address = Nothing can be sent to this address: it must be one of https, on the open network.
error-bad-subscription = The keys of this subscription are not valid.
error-too-many-subscriptions = An account has no more than { $most } browsers that are sent notices.
notice-your-turn = It is your turn in { $game }.

# ======================================================================================
# The command line. This section stays last; its messages are named cli-…
# ======================================================================================

cli-curtain = Pass the keyboard to { $name }, then press Enter.
cli-allowed = That is allowed.
cli-not-understood = “{ $text }” is not one of the choices.
cli-winner = { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-winners = { $names } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-goodbye = The table is left.

## Errors of the server

undo-happened = Moves were taken back: the table is as it was after revision { $to }.
upgrade-happened = Signoria was upgraded: from here on the game is played under version { $rules } of the rules.
settings-replaced = Signoria was upgraded, and games can no longer have some settings of this table. They were replaced: { $settings }.
error-sign-in = Sign in first, or come in as a guest.
error-needs-scope = This token was not given for that; it would need “{ $scope }”.
error-no-table = There is no such table, or it is not open to you.
error-no-seat = This table has no seat { $seat }.
error-seat-taken = This seat is taken, or the game has begun.
error-by-invitation = This seat is kept for somebody with an invitation.
error-not-your-seat = That is not a seat of yours.
error-which-seat = You hold several seats ({ $seats }): name the one you speak for.
error-has-begun = The game has begun.
error-not-begun = The game has not begun.
error-not-over = The game is not over.
error-is-over = The game is over.
error-not-host = Only the host of the table may do that.
error-seats-free = Some seats are still free.
error-no-game = There is no game “{ $game }” here.
error-no-bot = There is no bot “{ $bot }”. The levels are: { $levels }.
error-no-bot-here = No bot sits there, or the game has begun.
error-stale = That decision has passed; what happened since is attached.
error-time-up = Your time for this decision is up.
error-key-used = This key was used for another choice; take a new key for a new choice.
error-busy = The table is too busy; send the same request again.
error-too-many = Too many requests; try again in { $seconds } s.
error-other-site = The request came from another site.
error-draining = This server is being replaced; come back in a moment.
error-no-revision = There is no revision { $rev }; the last one is { $last }.
error-bad-request = The request cannot be read; look at “{ $where }”.
error-bad-request-expected = “{ $where }” is not valid: the server expects { $expected }.
error-not-found = There is nothing at this address.
error-no-method = That cannot be done at this address.
error-too-long = The request is too long.
error-head-too-long = The head of the request is too long, or has too many fields.
error-other-host = This server is not known by that name; its operator can add names with “--allowed-hosts”.
error-import-too-long = This game takes too long or too much memory to check. It was not imported.
error-import-busy = This server is checking other imports; try again in { $seconds } s.
error-unverified = This game was imported, and the rules of this server do not confirm it. Only its importer may chat here or continue it, alone or against bots.
error-unsound = This unverified game cannot be shown or continued here: its events contradict the rules.
error-bad-text = The text has a character that cannot be kept.
error-one-seat = You have a seat at this table already. A second one is possible only at your own or a private table.
error-too-many-open = You have { $most } tables that have not begun. Start or delete one of them first.
error-too-many-undos = There have been too many undos here. The game goes on from this position.
error-damaged = The ledger of this game is damaged. A moderator can close the table; then the ledger can be downloaded as it is.
error-store-failed = The store failed; nothing is known to be accepted. Send the same request again.
error-broken = Something broke on our side; nothing was changed.
error-muted = You may not talk at tables for now.
error-no-undo = That cannot be taken back: something was revealed or drawn since.
error-no-proposal = Nothing is proposed to be taken back.
error-no-order = The game does not understand the standing order { $order }; “GET /games” lists orders and their parameters.
error-bad-order = The standing order { $order } cannot be read: { $name } expects { $fields }.
error-not-away = The owner of this seat is not away.
error-not-moderator = Only a moderator may do that.
error-no-account = There is no such account.
error-no-report = There is no such report, or it is closed.
error-no-line = There is no such line, or somebody else said it.
site-not-built = The pages of this server have not been built yet: run “make pages”, then load this page again.

## The commands

cli-file-missing = There is no file { $file }.
cli-file-directory = { $file } is a directory, not a file.
cli-file-binary = { $file } is not a text file.
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-exists = { $file } exists already and is not overwritten.
cli-file-unwritable = { $file } cannot be written: { $reason }.
cli-file-locked = { $file } is open in another process: leave the game there, then try again.
cli-directory-unwritable = Nothing can be written in the directory { $directory }.
cli-directory-unusable = The directory { $directory } cannot be used: { $reason }.
cli-option-form = An option is written NAME=VALUE, not “{ $requested }”.
cli-option-twice = The option { $option } is given twice.
cli-flag-often = { $flag } may be given { $most ->
        [one] once.
       *[other] no more than { $most } times.
    }
cli-bots-personality = { $bots } is a personality, and personalities play only: { $games }.
cli-bots-unknown = There are no bots called “{ $bots }”. The bots are: { $known }.
cli-bots-number = There are { $number } bots for { $seats } seats: name one for all of them, or one for each.
cli-people = { $people } people do not fit at a table of { $seats } seats.
cli-seed = A seed is a number from 0 to { $most }.
cli-seat-range = There is no seat { $seat }: the seats are 0 to { $last }.
cli-to-range = There is no revision { $rev }: the ledger has 1 to { $last }.
cli-all-or-seat = Either --seat or --all, not both.
cli-unfinished-hint = With --unfinished it is shown all the same.
cli-written = The game is written in { $file }.
cli-resume-over = The game in { $file } is over; look back at it with: signoria replay { $file }
cli-resume-alone = --resume takes game, seats, rules, people, bots and seed from the ledger; leave out everything but --lang.
cli-resume-cut = The last line of { $file } was cut off while it was written, and is removed: the game continues from the line before.
cli-resume-later = The game is in { $file }. Continue it with: signoria table --resume { $file }
cli-table-which-game = Which game? For example: signoria table { $game }. `signoria games` lists all.
cli-watch-seed = { $game }, seed { $seed }
cli-undone = Taken back to revision { $rev }.
cli-hint = A number or a name, for example “1”; “help” tells more.
cli-table-help = A number of the list, the name beside it, or words such as “bid 4” choose.
    why bid 9     why an action is not allowed
    rule AUC-3    what a rule says
    log 50        the last lines of what happened
    board         the table once more
    quit          leave the table
cli-news-cut = … { $number } earlier lines: “log 200” tells them.
cli-rule-unknown = There is no rule “{ $rule }”; refusals name them, for example AUC-3.
cli-city = City
cli-seat = Seat
cli-seats = { $seats } seats
cli-labelled = { $label }: { $text }
cli-total = Total
cli-tint-green = green
cli-tint-white = white
cli-tint-red = red
cli-tint-blue = blue
cli-tint-yellow = yellow
cli-tint-violet = violet
cli-tint-brown = brown
cli-sim-games = Games
cli-sim-moves = Decisions
cli-sim-moves-per-second = Decisions a second
cli-sim-rounds = Normal rounds
cli-sim-shared-wins = Shared victories
cli-sim-level-on-points = First place level on points
cli-sim-end = End
cli-sim-mean = Mean
cli-sim-deviation = Deviation
cli-sim-least = Least
cli-sim-most = Most
cli-sim-wins = Wins
cli-sim-all-seats = All seats
cli-arena-bot = Bot
cli-arena-rating = Rating
cli-arena-share = Wins
    par { $par }
cli-arena-interval = 95 %
cli-arena-points = Points
cli-arena-fallbacks = Fallbacks
cli-arena-time-each = ms each
cli-arena-games = { $games } games on { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, seed { $seed }
cli-arena-part = { $finished } of { $games } games, seed { $seed }
cli-arena-mirrors = Each against itself: wins by seat, with their 95 %
cli-arena-decisions = Decisions a game
cli-arena-range = { $mean } ({ $least } to { $most })
cli-arena-left = left
cli-arena-time = Time
cli-arena-workers = { $time } on { $workers ->
    [one] 1 worker
   *[other] { $workers } workers
}
cli-arena-late = { $name } was late in { $number } of { $decisions } decisions; the first time { $reason }.
cli-arena-crash = { $name } broke down in { $number } of { $decisions } decisions; the first time { $reason }.
cli-arena-illegal = { $name } broke the rules in { $number } of { $decisions } decisions; the first time { $reason }.
cli-arena-instead = The game’s built-in move was played instead.
cli-arena-cut-short = { $name } ran out of its own time in { $number } of { $decisions } decisions: its strength is not quite its own here.
cli-arena-interrupted = Interrupted after { $done } of { $all } games.
cli-arena-died = A worker process died in game { $game } (exit code { $code }), after { $done } of { $all } games.
cli-arena-go-on = The finished games are kept. To go on: { $command }
extra-install = pip install '.[{ $extra }]' in the folder of the source code, or pip install './FILE.whl[{ $extra }]' with a wheel.
extra-passkeys = Passkeys need the extra “passkeys”: { extra-install }
extra-postgres = A PostgreSQL database needs the extra “postgres”: { extra-install }
extra-push = Notices in the browser need the extra “push”: { extra-install }
extra-ray = A Ray cluster needs the extra “ray”: { extra-install }
extra-research = Research environments need the extra “research”: { extra-install }
extra-train = Training needs the extra “train”: { extra-install }
cli-ray-failed = The Ray cluster { $address } could not be used: { $reason }
cli-arena-not-kept = With --out FILE it could go on from there.
cli-arena-few-bots = { $bots ->
    [one] 1 bot is
   *[other] { $bots } bots are
} too few for { $seats } seats: name more with --bots or --bot; a name may stand there several times, as in --bots { $example }.
cli-arena-bot-form = An outside bot is written NAME=COMMAND, not “{ $requested }”.
cli-arena-bot-twice = The name { $name } is given to two different bots.
cli-arena-bot-start = The bot { $name } cannot be started: { $reason }.
cli-arena-exists = { $file } exists already: add --resume to go on with it, or choose another name.
cli-arena-resume-alone = --resume needs --out FILE: the run to go on with.
cli-arena-no-run = { $file } is not a run of the arena.
cli-arena-bad-line = Line { $line } of { $file } is not a game of this run.
cli-arena-differs = { $file } is another run: “{ $term }” is { $there } there and { $here } here.
cli-arena-report = The report is written in { $file }.
cli-games-seats = { $fewest } to { $most } seats
cli-games-preset = Preset
cli-games-option = Option
cli-games-choices = Choices
cli-games-rule = Rule
cli-games-meaning = Meaning
cli-games-file = your own text

cli-rejudge-same = { $file }: the same.
cli-rejudge-differs = { $file }: differs first at revision { $rev }.
cli-rejudge-played = { $file } was played otherwise than games are today:
cli-rejudge-was = events then
cli-rejudge-now = events now
cli-new-game-name = The name of a game has small letters, digits and hyphens, and begins with a letter, such as river-race: not “{ $name }”.
cli-new-game-taken = There is a game or a Python module { $name } already. Choose another name.
cli-new-game-written = The game is written in { $folder }. Install it with: pip install -e { $folder }. Then play it: signoria table { $name }
cli-new-game-inside = The game is written in { $folder }. Play it: signoria table { $name }
cli-serve-failed = The server cannot start. { $reason }
cli-serve-address = The address { $address } cannot be listened on: another program has it, or it is not of this machine.
cli-serve-bad-url = “--public-url” needs a scheme and a host, such as https://play.example.org; { $value } has not.
cli-serve-moderators = “--moderators” and SIGNORIA_MODERATORS are no longer read, because anybody could take a login that is free. Make each account a moderator once: signoria moderators add LOGIN
cli-moderator-added = { $login } is a moderator now (account { $account }).
cli-moderator-removed = { $login } is no longer a moderator (account { $account }).
cli-moderator-unknown = No account has the login “{ $login }”. Register it first, on the page.
cli-serve-open = The server is running: { $address } (Ctrl-C stops it)
cli-serve-interpreted = The engine runs interpreted: the same games, but bots and simulations are slower. An install with a C compiler is faster.
cli-db-current = The database is up to date: revision { $revision }.
cli-db-upgraded = The database has been brought to revision { $revision }.
cli-db-backed-up = The backup is written in { $file }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }. Keep it as you keep the database: it holds its secrets.
cli-db-restored = Restored from { $file }: { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }.
cli-db-failed = It could not be done. { $reason }
cli-db-not-upgraded = The database is not at revision { $revision }, the one known here: “signoria db upgrade” comes first.
cli-db-not-empty = The database holds something already: a backup is restored only into an empty one.
cli-db-backup-foreign = { $file } is not a backup of Signoria.
cli-db-backup-format = { $file } has form { $format } of a backup; known here is form { $known }.
cli-db-backup-revision = { $file } was made at revision { $revision } of the database; known here is { $known }. Restore it with the Signoria that made it, then upgrade.
cli-db-backup-truncated = { $file } is cut short: its end is missing. Nothing has been restored.
cli-db-backup-altered = { $file } has been altered since it was written. Nothing has been restored.
cli-db-verified = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } ({ $same } the same under today’s rules, { $readable } readable, { $unreadable } unreadable): { $findings ->
        [0] all in order.
        [one] one thing is wrong.
       *[other] { $findings } things are wrong.
    }
cli-db-readable = Table { $table } is readable: { $reason }
cli-db-unverified = It was imported, and the rules do not confirm it.
cli-db-found-header = Table { $table }: the header was altered.
cli-db-found-missing = Table { $table }: revision { $rev } is missing.
cli-db-found-place = Table { $table }: another line stands in the place of revision { $rev }.
cli-db-found-hash = Table { $table }: revision { $rev } was altered; its hash does not match.
cli-db-found-cut = Table { $table }: the game ended, but its lines stop at revision { $rev }, before the end.
cli-db-found-refused = Table { $table }, revision { $rev }: { $reason }
cli-db-found-broken = Table { $table }: its { $rev } revisions cannot be played again.
cli-db-found-rules = Table { $table }: today’s rules give other events from revision { $rev } on.
cli-db-found-key = Table { $table }: a key points to revision { $rev }, which is not there.
cli-db-found-seats = Table { $table }: its seats are not those of the game.
cli-db-exported = { $written ->
        [one] { $written } ledger is
       *[other] { $written } ledgers are
    } written in { $folder }.
cli-db-export-secrets = Games still being played are written too: their files hold what the players hide from each other.
cli-bench-what = What
cli-bench-measured = A second
cli-bench-aim = Aim
cli-bench-spin = spin loop of plain Python (the machine, not the engine)
cli-bench-inside = decisions, random play inside the engine
cli-bench-driven = decisions, driven from plain Python
cli-bench-copy = copies of a state
cli-bench-imagine-forgetful = worlds imagined, forgetful
cli-bench-imagine-remembering = worlds imagined, remembering
cli-bench-view = views encoded to JSON
cli-bench-replay = events replayed from a ledger
cli-bench-search = simulations of ismcts, a third into a game
cli-bench-vector-compact = steps of 256 games at once, compact observations
cli-bench-vector-full = steps of 256 games at once, full observations
cli-bench-pettingzoo = steps of a PettingZoo environment
cli-bench-openspiel = moves of an OpenSpiel game, chance counted
cli-bench-server-rate = Actions/s
cli-bench-server-p50 = p50 ms
cli-bench-server-p95 = p95 ms
cli-bench-server-p99 = p99 ms
cli-bench-server-cpu = CPU
cli-bench-server-database = Database
cli-bench-server-client = Players
cli-bench-server-memory = MiB
cli-bench-server-full =
    { $database }, { $nodes ->
        [one] 1 node
       *[other] { $nodes } nodes
    }
cli-bench-server-half =
    { $database }, { $nodes ->
        [one] 1 node
       *[other] { $nodes } nodes
    }, half
cli-bench-server-held = { $streams } open streams in one process: { $after } MiB, before them { $before } MiB; a frame reached { $reached } of them within { $milliseconds } ms.
cli-bench-server-aims = Aims for SQLite on two cores: 1,000 actions a second; p99 under 60 ms at half of that; 5,000 streams under 1,024 MiB.
cli-bench-server-failed = The servers could not be measured: { $reason }
cli-bench-server-closed = A server did not start: signoria serve with the same --database says why.
