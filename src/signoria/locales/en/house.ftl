# The house: what is said around every game.
# A refusal of the house or of the ledger has the id of its rule.

## Lists and names

list-and = { $first } and { $last }
nobody = nobody
everyone = everybody
seat-number = seat { $number }
amount-of-seat = { $seat } { $amount }
unknown-number = unknown ({ $number })
agenda-over = The game is over.

# Facts of the agenda need no line in a log.
event-opened = { "" }
event-closed = { "" }

## Refusals of the table

refusal-HOUSE-1 = The game is over; nothing more can be played.
refusal-HOUSE-2 = { $seat } has nothing to decide now.
refusal-HOUSE-3 = That is not what is being decided now.
refusal-HOUSE-4 = This game has no talk.
refusal-HOUSE-5 = That names something this game does not have.
refusal-HOUSE-6 = There is no game “{ $game }” here. The games are: { $games }.
refusal-HOUSE-7 = { $game } is played by { $fewest } to { $most } seats, not by { $seats }.
refusal-HOUSE-8 = There is no preset “{ $preset }”. The presets are: { $presets }.
refusal-HOUSE-9 = There is no option “{ $option }”. The options are: { $options }.
refusal-HOUSE-10 = The option { $option } cannot be “{ $value }”. Its choices are: { $choices }.
refusal-HOUSE-11 = The option { $option } must be a whole number from { $low } to { $high }, not “{ $value }”.
refusal-HOUSE-12 = “{ $wished }” is no action and no event of this game.

## Refusals of the ledger

refusal-LEDGER-1 = Line { $line } is not a line of a ledger: it is no JSON object, or the file is empty or cut off.
refusal-LEDGER-2 = The header in line { $line } is incomplete or describes a table that cannot be laid.
refusal-LEDGER-3 = The seal of line { $line } is broken: the ledger was altered, or lines are missing.
refusal-LEDGER-4 = The ledger is of a game “{ $game }”, which is not played here.
refusal-LEDGER-5 = The ledger was written under version { $rules } of the rules; known here is version { $known }.
refusal-LEDGER-6 = The ledger was played with other cards or cities than the ones here ({ $data }).
refusal-LEDGER-7 = Line { $line } is out of order: revision { $rev } should stand there.
refusal-LEDGER-8 = Line { $line } has a word this game does not know: { $word }.
refusal-LEDGER-9 = What line { $line } says happened does not fit the table.
refusal-LEDGER-10 = The ledger stops at revision { $rev }, before the game is over.

## What a view is made of

view-round = Round { $round }
view-last-round = Last round
view-city-deck = City deck
view-deck = Deck
view-lots = Lots
view-bidders = Still bidding
view-hand = Hand
view-your-hand = Your hand
view-set-aside = Set aside
view-purse = Purse
view-shields = Shields
view-map = Map
view-roles = Roles
view-principe = Il Principe
view-price = Price
view-points = Points
view-regions = Regions

# ======================================================================================
# The command line. This section stays last; its messages are named cli-…
# ======================================================================================

cli-curtain = Pass the keyboard to { $name }, then press Enter.
cli-allowed = That is allowed.
cli-not-understood = “{ $text }” is none of the choices.
cli-winner = { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-winners = { $names } share the victory with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
cli-goodbye = The table is left.

## The commands

cli-file-missing = There is no file { $file }.
cli-file-directory = { $file } is a directory, not a file.
cli-file-binary = { $file } is not a text file.
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-exists = { $file } exists already and is not overwritten.
cli-file-unwritable = { $file } cannot be written: { $reason }.
cli-directory-unwritable = Nothing can be written in the directory { $directory }.
cli-directory-unusable = The directory { $directory } cannot be used: { $reason }.
cli-option-form = An option is written NAME=VALUE, not “{ $wished }”.
cli-option-twice = The option { $option } is given twice.
cli-bots-unknown = There are no bots called “{ $bots }”. The bots are: { $known }.
cli-bots-number = There are { $number } bots for { $seats } seats: name one for all of them, or one for each.
cli-people = { $people } people do not fit at a table of { $seats } seats.
cli-seed = A seed is a number from 0 to { $most }.
cli-seat-range = There is no seat { $seat }: the seats are 0 to { $last }.
cli-to-range = There is no revision { $rev }: the ledger has 1 to { $last }.
cli-all-or-seat = Either --seat or --all, not both.
cli-unfinished-hint = With --unfinished it is shown all the same.
cli-written = The game is written in { $file }.
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
cli-arena-instead = The game’s quick advice was played in their place.
cli-arena-cut-short = { $name } ran out of its own time in { $number } of { $decisions } decisions: its strength is not quite its own here.
cli-arena-interrupted = Interrupted after { $done } of { $all } games.
cli-arena-died = A worker process died in game { $game } (exit code { $code }), after { $done } of { $all } games.
cli-arena-go-on = What is done is kept; to go on: { $command }
cli-arena-not-kept = With --out FILE it could go on from there.
cli-arena-few-bots = { $bots ->
    [one] 1 bot is
   *[other] { $bots } bots are
} too few for { $seats } seats: name more with --bots or --bot; a name may stand there several times, as in --bots { $example }.
cli-arena-bot-form = An outside bot is written NAME=COMMAND, not “{ $wished }”.
cli-arena-bot-twice = The name { $name } is given to two different bots.
cli-arena-bot-start = The bot { $name } cannot be started: { $reason }.
cli-arena-exists = { $file } exists already: add --resume to go on with it, or choose another name.
cli-arena-resume-alone = --resume needs --out FILE: the run to go on with.
cli-arena-no-run = { $file } is no run of the arena.
cli-arena-bad-line = Line { $line } of { $file } is no game of this run.
cli-arena-differs = { $file } is another run: “{ $term }” is { $there } there and { $here } here.
cli-arena-report = The report is written in { $file }.
cli-games-seats = { $fewest } to { $most } seats
cli-games-preset = Preset
cli-games-option = Option
cli-games-choices = Choices
cli-games-rule = Rule
cli-games-meaning = Meaning
cli-games-file = a file
cli-rejudge-same = { $file }: the same.
cli-rejudge-differs = { $file }: differs first at revision { $rev }.
cli-rejudge-was = told then
cli-rejudge-now = told now
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
