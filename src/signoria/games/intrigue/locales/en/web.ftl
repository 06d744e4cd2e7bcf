# The table of Intrigue in the browser; loaded only where Intrigue is played.

## The board

web-in-thousands = { $number }k
web-in-token = { $name }, { $profession }
web-in-board = The palaces
web-in-park = Waiting in the park
web-in-island = The island of the exiled
web-in-island-empty = Nobody yet
web-in-income = Salaries each turn: { $ducats } ducats
web-in-income-label = Salaries each turn
web-in-reserve = Not sent yet: { $tokens }
web-in-purse = In the purse: { $ducats } ducats
web-in-purse-label = In the purse
web-in-purse-closed = A closed purse
web-in-purse-hold = Hold to look into your purse
web-in-debt = owes { $ducats }
web-in-round = Round { $round } of { $rounds }
web-in-collected = { $name } collects { $ducats } ducats in salaries
web-in-no-income = { $name } has the turn; no salaries yet
web-in-matters = To be settled, in this order
web-in-matter-uncontested = Nobody contests
web-in-matter-external = Rivals at the door
web-in-matter-internal = An office attacked
web-in-at-the-door = At the door
web-in-in-office = in office
web-in-paid = paid { $ducats }
web-in-paid-nothing = had nothing
web-in-paid-unknown = paid, under the table
web-in-pays-now = to pay now
web-in-pays-later = pays later

## Deciding

web-in-title-ages = Who is the oldest?
web-in-title-audience = Time to talk
web-in-title-bribery = The bribes
web-in-title-uncontested = Place the tokens
web-in-title-external = Rivals at the door
web-in-title-internal = An office attacked
web-in-title-sending = Send tokens
web-in-ages-how = The oldest begins. Nobody asks for an age, and nobody checks the answer.
web-in-not-older = Not older than { $name }
web-in-older = Older than { $name }
web-in-talk-now = Talk first: promise, threaten, haggle. Nothing that is said binds anybody.
web-in-open-talk = Open the talk
web-in-bribe-for = For { $token }, to the master of { $palace }:
web-in-bribe-sum = Your bribe
web-in-sum-exact = The exact sum, in notes of { $note } ducats
web-in-sum-wrong = Only whole notes of { $note } ducats.
web-in-note-less = One note less
web-in-note-more = One note more
web-in-pay = Pay { $ducats } ducats
web-in-give = Give money away
web-in-give-to = To
web-in-give-sum = Your gift
web-in-give-now = Give { $name } { $ducats } ducats
web-in-place-how = Drag each token into a window, or choose a token and then a window. Nothing is final before you confirm.
web-in-place-confirm = { $number ->
        [one] Place the token
       *[other] Place all { $number } tokens
    }
web-in-put = Put { $token } into the window for { $salary } ducats
web-in-put-back = { $token } is meant for the window for { $salary } ducats; take it back
web-in-window = The window for { $salary } ducats
web-in-choose = Choose { $token }
web-in-admit = Let in { $token }
web-in-admit-how = Choose who comes in and an empty window. The others go to the island permanently.
web-in-admit-plan = { $name } comes in, for { $salary } ducats a turn. To the island: { $losers }.
web-in-judge-how = One of them holds this office of { $salary } ducats. The others go to the island permanently.
web-in-keep = Keep { $token }
web-in-replace = Give the office to { $token }
web-in-keep-plan = { $name } stays in office, for { $salary } ducats a turn. To the island: { $losers }.
web-in-replace-plan = { $name } takes the office, for { $salary } ducats a turn. To the island: { $losers }.
web-in-decide = Decide
web-in-send-how = { $number ->
        [one] Choose a palace and a profession for { $number } token.
       *[other] Choose { $number } palaces, and a profession for each.
    }
web-in-send-grid = Palaces and professions
web-in-send-none = Nothing chosen yet
web-in-cell-office = In office: { $name }, { $salary } ducats
web-in-cell-park = In the park: { $names }

## Talk

web-in-words-for-me = Words for you
web-in-my-words = Your open words
web-in-my-words-hint = Only you see this list.
web-in-word-to = { $name } to { $hearers }
web-in-word-number = { $tone } no. { $number }
web-in-word-whispered = whispered
web-in-word-secret = A whisper that is not for you.
web-in-word-accept = Accept
web-in-word-decline = Decline
web-in-word-withdraw = Take it back
web-in-word-accepted = accepted by { $names }
web-in-word-declined = declined by { $names }
web-in-seal = Add a word that can be checked
web-in-builder = Your word
web-in-builder-tone = How is it meant?
web-in-builder-to = For whom?
web-in-builder-all = everybody
web-in-builder-what = What will you do?
web-in-builder-if = On what condition?
web-in-builder-always = without one
web-in-builder-doing = What must happen, or not?
web-in-builder-whose = Which token?
web-in-builder-where = At which palace?
web-in-builder-who = Who?
web-in-builder-pay = At least how much?
web-in-builder-domain = Which domain?
web-in-builder-at-least = at least { $ducats }
web-in-builder-exactly = exactly { $ducats }
web-in-builder-until = Until the end of round
web-in-builder-any = any token
web-in-builder-whisper = Only they hear it
web-in-builder-seal = Seal the letter
web-in-builder-close = Leave it
web-in-builder-says = Your word reads:
web-in-verb-place = place a token well
web-in-verb-keep = let a token win
web-in-verb-drop = exile a token
web-in-verb-bribe = pay a bribe
web-in-verb-send = send a token
web-in-verb-not-send = send none
web-in-phrases = Quick phrases
web-in-phrase-best = Who offers me the best?
web-in-phrase-high = Give me a high office and it will not be your loss.
web-in-phrase-trust = You can trust me.
web-in-phrase-doubt = Why should I believe you?
web-in-phrase-more = That is not enough.
web-in-phrase-remember = I shall remember this.
web-in-phrase-together = Let us two hold together.
web-in-phrase-game = It is only a game!

## The end

web-in-end-fortunes = Fortunes
web-in-end-fortune = { $name }: { $ducats } ducats
web-in-end-ahead = by { $ducats } ducats
web-in-end-curves = Fortunes by round
web-in-end-kept = Who kept their word, and to whom
web-in-end-kept-hint = Clauses kept and broken, by speaker (row) and hearer (column).
web-in-end-speaker = Word of
web-in-end-pair = { $speaker } to { $hearer }: { $kept } kept, { $broken } broken
web-in-end-no-words = Nobody gave a word that could be checked.
web-in-end-account = The account
web-in-end-item = Item
web-in-end-paid = Bribes paid
web-in-end-taken = Bribes taken
web-in-end-salaries = Salaries
web-in-end-yield = Salary per ducat of bribe
web-in-end-broken-gains = Earned by breaking words
web-in-end-threats = Threats carried out
web-in-end-exiles-caused = Exiles caused
web-in-end-exiles-suffered = Exiles suffered
web-in-end-letters = The letters

## Creating a table

web-choice-intrigue-start-seat-random = by lot
web-choice-intrigue-start-seat-oldest = the oldest player
web-choice-intrigue-reception-order-uncontested = tokens nobody contests
web-choice-intrigue-reception-order-external = rivals at the door
web-choice-intrigue-placing-group = as a group
web-choice-intrigue-placing-token = one by one
web-choice-intrigue-bribe-secrecy-open = everybody sees them
web-choice-intrigue-bribe-secrecy-concealed = payer and master only
web-choice-intrigue-cash-visibility-hidden = hidden
web-choice-intrigue-cash-visibility-open = open
web-choice-intrigue-sums-in-log-full = all sums
web-choice-intrigue-sums-in-log-round = those of this round
web-choice-intrigue-sums-in-log-none = none
web-choice-intrigue-short-of-cash-nothing = pays nothing
web-choice-intrigue-short-of-cash-loan = takes a loan
web-choice-intrigue-short-of-cash-exile = loses the token
web-choice-intrigue-self-conflict-two = two bribes
web-choice-intrigue-self-conflict-one = one bribe
web-choice-intrigue-tie-break-shared = shared victory
web-choice-intrigue-tie-break-office = tokens in office decide
web-choice-intrigue-promise-book-off = never
web-choice-intrigue-promise-book-end = at the end
web-choice-intrigue-promise-book-live = at once
web-choice-intrigue-floor-free = all at once
web-choice-intrigue-floor-order = one after the other
