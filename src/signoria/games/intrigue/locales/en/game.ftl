# Intrigue: names, log lines, wishes, questions, refusals, options and rules.
# Figures come from the engine; numbers that an option can change are not written here.

game-title = Intrigue

## Palaces; a seat that nobody has named goes by its palace

palace-venice = Venice
palace-milan = Milan
palace-rome = Rome
palace-naples = Naples
palace-florence = Florence
family-venice = Venice
family-milan = Milan
family-rome = Rome
family-naples = Naples
family-florence = Florence

## Professions and domains

profession-tax = tax adviser
profession-law = legal adviser
profession-church = clergyman
profession-military = military adviser
profession-science = scientific adviser
domain-first = first domain
domain-second = second domain
domain-third = third domain
domain-fourth = fourth domain
domain-fifth = fifth domain

## Matters

kind-uncontested = tokens that nobody contests
kind-external = an external conflict
kind-internal = an internal conflict
reason-playing = the game is going on
reason-last-round = the last round has been played

## Words given

tone-promise = promise
tone-threat = threat
tone-offer = offer
link-then = then
link-if = if
link-unless = unless
verb-place = place
verb-keep = keep
verb-drop = drop
verb-bribe = bribe
verb-send = send
verb-not-send = do not send
standing-proposed = proposed
standing-accepted = accepted
standing-declined = declined
standing-withdrawn = withdrawn
standing-run-out = run out
verdict-open = open
verdict-kept = kept
verdict-broken = broken
verdict-impossible = impossible
verdict-void = void
why-suits-me = what suits oneself
why-paid-most = the highest bribe
why-gave-word = a word given
why-trusted = trust
why-grudge = a grudge
why-too-rich = a rival too rich
why-word-too-dear = a word too dear
why-worth-it = a place worth its price
why-outbids = a higher bid
why-least-will-do = thrift
why-room-there = room
why-attacks = an attack
record-clauses = { $link_key ->
        [if] if { clause-last }
        [unless] unless { clause-last }
       *[then] { clause-said }
    }
clause-last = { clause-said }
clause-said = { $verb_key ->
        [place] { $palace } places { $seat } ({ $profession }) { clause-where }, by round { $until }
        [keep] { $palace } lets { $seat } ({ $profession }) win the conflict, by round { $until }
        [drop] { $palace } exiles { $seat } ({ $profession }), by round { $until }
        [bribe] { $seat } pays { $palace } at least { $least } ducats for { clause-which }, by round { $until }
        [send] { $seat } sends { clause-which } to { $palace }, by round { $until }
       *[not-send] { $profession_number ->
            [-1] { $seat } sends no token to { $palace }, until round { $until }
           *[other] { $seat } does not send { clause-which } to { $palace }, until round { $until }
        }
    }
clause-where = { $domain_number ->
        [-1] for at least { $least } ducats a turn
       *[other] in the { $domain }
    }
clause-which = { $profession_number ->
        [-1] any token
       *[other] the { $profession }
    }

## What happened

event-start-chosen = { $seat } begins.
event-age-said = { $older ->
        [0] { $seat } is not older than { $other_seat }.
       *[other] { $seat } is older than { $other_seat }.
    }
event-round-began = { $last ->
        [0] Round { $number } begins.
       *[other] Round { $number } begins: it is the last one.
    }
event-turn-began = It is the turn of { $seat }.
event-salary-paid = { $ducats ->
        [-9] { $seat } collects salaries.
        [one] { $seat } collects salaries: { $ducats } ducat.
       *[other] { $seat } collects salaries: { $ducats } ducats.
    }
event-matter-opened = { $kind_key ->
        [uncontested] { $palace } receives tokens that nobody contests: { $parties }.
        [external] { $palace }: external conflict ({ $profession }) between { $parties }.
       *[internal] { $palace }: internal conflict, the { $profession } in office is attacked by { $parties }.
    }
event-floor-yielded = { $seat } has no more to say.
event-bribes-called = { $seat } asks for the bribes.
event-bribe-paid = { $ducats ->
        [-9] { $concealed ->
            [0] { $seat } bribes { $palace } ({ $profession }).
           *[other] { $seat } pays { $palace } a bribe under the table ({ $profession }).
        }
        [0] { $seat } has nothing to bribe { $palace } with ({ $profession }).
       *[other] { $seat } bribes { $palace } with { $ducats } ducats ({ $profession }).
    }
event-loan-taken = The bank lends { $seat } { $ducats } ducats.
event-place-given-up = { $seat } no longer defends the place in { $palace } ({ $profession }).
event-token-turned-away = { $seat } cannot pay { $palace }: the token goes to the island ({ $profession }).
event-money-given = { $ducats ->
        [-9] { $concealed ->
            [0] { $seat } gives { $to_seat } money.
           *[other] { $seat } slips { $to_seat } some money.
        }
       *[other] { $seat } gives { $to_seat } { $ducats } ducats.
    }
event-token-placed = { $palace } places { $seat } ({ $profession }) in the { $domain }: { $ducats } ducats a turn.
event-token-admitted = { $palace } admits { $seat } ({ $profession }) to the { $domain }: { $ducats } ducats a turn. Exiled: { $losers }.
event-defender-kept = { $palace } keeps { $seat } ({ $profession }) in office. Exiled: { $losers }.
event-defender-replaced = { $palace } gives the { $domain } of { $former_seat } ({ $profession }) to { $seat }: { $ducats } ducats a turn. Exiled besides { $former_seat }: { $losers }.
event-matter-lapsed = Nobody is left in the matter at { $palace }.
event-token-sent = { $seat } sends to { $palace }: { $profession }.
event-word-given = { $clauses_known ->
        [yes] { $tone_key ->
            [promise] { $seat } promises { $hearers } (word { $number }): { $clauses }.
            [threat] { $seat } threatens { $hearers } (word { $number }): { $clauses }.
           *[offer] { $seat } offers { $hearers } (word { $number }): { $clauses }.
        }
       *[no] { $seat } whispers to { $hearers } (word { $number }).
    }
event-word-accepted = { $seat } accepts word { $number }.
event-word-declined = { $seat } declines word { $number }.
event-word-withdrawn = { $seat } takes word { $number } back.
event-reason-given = { $why_key ->
        [paid-most] { $seat }: “{ $about_seat } paid most.”
        [gave-word] { $seat }: “I gave { $about_seat } my word.”
        [trusted] { $seat }: “{ $about_seat } has dealt fairly with me.”
        [grudge] { $seat }: “I have not forgotten what { $about_seat } did.”
        [too-rich] { $seat }: “{ $about_seat } collects too much as it is.”
        [word-too-dear] { $seat }: “My word to { $about_seat } would have cost me too much.”
        [worth-it] { $seat }: “This place is worth the money.”
        [outbids] { $seat }: “{ $about_seat } has paid, and I pay more.”
        [least-will-do] { $seat }: “The least will do.”
        [room-there] { $seat }: “There is room in { $palace }.”
        [attacks] { $seat }: “{ $about_seat } holds a place in { $palace } worth fighting for.”
       *[suits-me] { $seat }: “That suits me best.”
    }
event-clause-judged = The word { $seat } gave ({ $number }) is { $verdict }.
event-purses-shown = The purses are opened: { $coins }.
event-accounts-shown = The account of the game lies open.
event-ended = { $winners_count ->
        [one] The game is over: { $reason }. { $winners } wins.
       *[other] The game is over: { $reason }. { $winners } share the victory.
    }

## Wishes

action-hear-bribes = Ask for the bribes
action-yield-floor = Have no more to say
action-keep = Keep the token in office
action-pay-nothing = Pay nothing
action-concede = Give the place up
action-replace = Give the place to { $seat }
action-place = Place in the { $domain }
action-admit = Admit { $seat } to the { $domain }
action-send = Send to { $palace }: { $profession }
action-place-all = Place in this order: { $domains }
action-bribe = { $notes ->
        [one] Bribe with { $notes } note
       *[other] Bribe with { $notes } notes
    }
action-give = Give { $to_seat } money: { $notes } notes
action-give-word = { $tone } to { $hearers }: { $clauses }
action-accept-word = Accept word { $number }
action-decline-word = Decline word { $number }
action-withdraw-word = Take word { $number } back
action-say-why = Say why: { $why }
action-say-age = { $older ->
        [0] Be not older
       *[other] Be older
    }

## What is being decided

agenda-ages = { $actors } says whether they are older than the master of { $memo_palace }.
agenda-audience = { $matter_speaker ->
        [-1] { $actors } lets the others talk, then asks for the bribes.
       *[other] { $actors } has the floor.
    }
agenda-bribery = { $actors } owes { $seat } a bribe, in notes of { $note } ducats.
agenda-uncontested = { $actors } places the tokens that nobody contests.
agenda-external = { $actors } admits one of the tokens ({ $memo_profession }) and exiles the others.
agenda-internal = { $actors } decides who holds the place: { $memo_profession }.
agenda-sending = { $actors } sends tokens to other palaces: { $to_send } more.

## Refusals

refusal-BRI-1 = A bribe is at least one note of { $least } ducats.
refusal-BRI-2 = You cannot pay { $requested } notes of { $least } ducats: your purse holds { $notes }.
refusal-BRI-4 = Only who has less than { $least } ducats pays nothing.
refusal-BRI-5 = Money changes hands only as a bribe, and never with oneself.
refusal-BRI-6 = Bribes are concealed at this table: nobody could check this clause.
refusal-EXT-1 = { $seat } has no token in this conflict.
refusal-INT-1 = { $seat } attacks with no token in this conflict.
refusal-INT-5 = A defender does not give up here, and one that has cannot be kept.
refusal-OPT-1 = “{ $salaries }” is not a list of three to five rising salaries, each in notes of { $least } ducats.
refusal-OPT-2 = There are { $number } professions for { $domains } domains; there must be as many of both.
refusal-OPT-3 = Start money of { $sum } ducats cannot be paid in notes of { $least }.
refusal-OPT-4 = { $tokens } tokens are not enough for { $rounds } rounds.
refusal-OPT-5 = { $number } tokens cannot go to different palaces: there are only { $palaces }.
refusal-OPT-6 = There is no seat { $number } that could begin.
refusal-REC-1 = All { $tokens } tokens must be placed, not { $requested }.
refusal-REC-4 = The { $domain } is not free.
refusal-SEND-2 = { $palace } is your own palace, or you have sent a token there this turn.
refusal-SEND-3 = You have none of these left: { $profession }.
refusal-TALK-3 = There is no whispering at this table.
refusal-TALK-4 = A word is given to others, at least to one.
refusal-TALK-5 = A word has one to { $most } clauses, each about a token and a palace of somebody else.
refusal-TALK-6 = A word says what you yourself will do; threats and offers need a condition.
refusal-TALK-7 = This word is not yours to answer or to take back now.
refusal-TALK-11 = You have { $most } words open; that is enough for anyone.
refusal-TALK-12 = Round { $until } is over or never comes; it is round { $round }.
refusal-TALK-14 = You have said { $most } things in this turn; the others want to play. You may go on in the next.

## Presets

preset-fx1994 = FX Schmid 1994: five domains from 10,000 to 100,000 ducats, six rounds.
preset-four-room = The later editions with four rooms from 1,000 to 10,000 ducats: five rounds, salaries once more at the end.

## Options

option-salaries = The salaries of the domains in ducats, rising, with commas between them.
option-professions = The number of professions; as many as domains.
option-copies = Tokens of each profession that a seat has.
option-start-cash = Ducats each seat begins with.
option-min-bribe = The least bribe in ducats, and the note in which all bribes are counted.
option-send-per-turn = Tokens sent in a turn, each to another palace.
option-last-round = The last round; in it nobody is sent.
option-final-income = Whether everybody collects once more after the last round (yes, no).
option-start-seat = Who begins: by lot (random), the seat of that number, or the oldest player, whom the players name (oldest).
option-reception-order = What is settled first: tokens nobody contests or external conflicts (uncontested, external).
option-placing = Whether uncontested tokens are placed as a group or one by one (group, token).
option-bribe-secrecy = Whether everybody sees a bribe, or payer and master only (open, concealed).
option-cash-visibility = Whether purses are hidden or open (hidden, open).
option-sums-in-log = Which sums a log may show: all, those of this round, none (full, round, none).
option-short-of-cash = Who cannot pay the least bribe pays nothing, takes a loan or loses the token (nothing, loan, exile).
option-self-conflict = Whether a seat that attacks one of its own tokens pays two bribes or one (two, one).
option-concede = Whether a defender may give up without a bribe (yes, no).
option-side-payments = Whether money may be given outside bribes (yes, no).
option-tie-break = Who is tied shares the victory, or tokens in office decide (shared, office).
option-whispers = Whether words may be whispered (yes, no).
option-promise-book = When the book tells who kept their word: never, at the end, at once (off, end, live).
option-floor = Whether all talk at once or one after the other in the order of payment (free, order).
option-talk-time = Seconds of talk before a matter is settled; none if 0.
option-bribe-time = Seconds for a bribe.
option-decide-time = Seconds for a master’s decision.
option-send-time = Seconds for sending.

## Rules: sentence, heading, and our reading where the rulebooks leave one

rule-SET-1 = Each seat is the master of one palace and has two tokens of each profession.
    .title = Palaces and tokens
    .interpretation = The professions of the four-room editions have other names; here they are the first four.
rule-SET-2 = A palace has as many domains as there are professions; each pays a salary of its own.
    .title = Domains and salaries
    .interpretation = The rulebook we have prints no salaries. Three reports agree on 10,000, 20,000, 30,000, 50,000 and 100,000, six on those of the four-room editions. Where they sit on the board is not known: they are shown in rising order.
rule-SET-3 = Each seat begins with two notes of each value.
    .title = Start money
rule-SET-4 = The content of a purse is its owner’s secret until the end.
    .title = Secret purses
    .interpretation = A perfect memory could count them, since salaries and bribes are public. A seat without money is still asked for a bribe, or everybody would know.
rule-SET-5 = The bank never runs out of money.
    .title = The bank
rule-SET-6 = The first seat is drawn by lot, is the one the table names, or is that of the oldest player.
    .title = Who begins
    .interpretation = The rulebook lets the oldest begin; a lot suits every table. Where a table asks for the oldest, each seat from the second on says whether it is older than the oldest before it. Nobody’s age is asked for, and nobody checks the answers. A bot is older than nobody.
rule-SET-7 = Three, four or five play by the same rules.
    .title = Three to five
    .interpretation = With three, every turn sends one token to each of the two others: only the professions are chosen. Two may join against one.
rule-SET-8 = How far back a log shows sums is settled for the table.
    .title = Sums in the log
    .interpretation = A log of all sums would do the remembering for everybody; by default it shows those of the round. Everybody who watches sees every sum when it is paid. Later a reader of the log finds the sums of the round (or of the matter under way) and a seat all that came after its own last choice. When the game is over everything is open.
rule-TURN-1 = A round is one turn for each seat, clockwise from the one that began.
    .title = Rounds
rule-TURN-2 = A turn has three stages in this order: income, reception, sending.
    .title = The three stages
rule-INC-1 = The bank pays the salary of every domain of other palaces that holds one of the seat’s tokens.
    .title = Income
rule-INC-2 = In the first round nobody has an income.
    .title = No income at first
rule-REC-1 = The master must receive every token of the park; nobody can be sent away.
    .title = All are received
    .interpretation = Only those go to the island who lose a conflict.
rule-REC-2 = First the tokens nobody contests, then external conflicts, then internal ones.
    .title = The order of matters
    .interpretation = The rulebook describes plain reception before conflicts, yet says that external ones come first of all; a table may put them at the very beginning.
rule-REC-3 = Owners pay one after the other, clockwise from the master’s left; each hears what was paid before.
    .title = The order of payment
rule-REC-4 = The master alone decides where tokens go, one in each empty domain, bound by no bribe and no word.
    .title = The master decides
    .interpretation = Nobody applies for a domain; a wish is mere talk.
rule-REC-5 = All uncontested tokens are placed with one decision, which is final.
    .title = One decision for the group
    .interpretation = A table may have them placed one by one.
rule-REC-6 = If one token has one empty domain to go to, it goes there; its bribe is due all the same.
    .title = The last empty domain
rule-BRI-1 = A bribe is at least the least note and counted in such notes.
    .title = The least bribe
    .interpretation = Steps are not printed; the least note is the least step.
rule-BRI-2 = A bribe is paid at once, in cash, never beyond the purse, and never raised or returned.
    .title = Paid at once
rule-BRI-3 = A bribe is due for each token in each matter; the master keeps the money.
    .title = One bribe for each token
    .interpretation = So one may pay several times in one reception.
rule-BRI-4 = A seat that cannot pay the least bribe pays nothing and stays in the matter.
    .title = Short of cash
    .interpretation = The rulebook knows two roads to the island only, and no debts. A table may have the bank lend the least bribe, to be repaid at the end, or have the token exiled; a defender nobody attacks any more stays.
rule-BRI-5 = Money changes hands as salary or bribe only.
    .title = No gifts
    .interpretation = A table may allow gifts; a seat that is to act may then make some first.
rule-BRI-6 = Everybody hears every bribe.
    .title = Open bribes
    .interpretation = As a variant bribes are concealed: only payer and master know the sum. Since nobody learns what another pays, all who owe a bribe are asked at once, and each is told only that the others have paid.
rule-EXT-1 = Equals that meet in the park, with none of them in office, are in conflict: one comes into an empty domain, the others are exiled.
    .title = External conflict
rule-EXT-2 = Of two external conflicts that comes first whose first payer sits nearer to the master’s left.
    .title = Two external conflicts
rule-INT-1 = A token in office attacked by equals is in conflict with all of them at once: one of them holds this very domain, the others are exiled.
    .title = Internal conflict
    .interpretation = However many attack, it is one conflict; equals in the park make no external one if their like is in office.
rule-INT-2 = Several internal conflicts are settled from the least paid domain upwards.
    .title = Several internal conflicts
rule-INT-3 = The owner of the token in office pays first.
    .title = The defender pays first
rule-INT-4 = A seat that attacks one of its own tokens pays for both.
    .title = Attacking oneself
    .interpretation = The rulebook forbids only one’s own palace. If nobody else is involved the master is not asked: the token in office stays. A table may ask one bribe for both; a token in office that is given up costs nothing, the attacker then its bribe.
rule-INT-5 = A defender must pay and cannot give up.
    .title = No giving up
    .interpretation = A table may allow it. A seat that gives up its token in office to its own attacker loses that token by itself, not by the master; the attacker takes the domain.
rule-INT-6 = An exiled token stays on the island for the rest of the game.
    .title = The island
rule-SEND-1 = Each turn exactly two tokens of the reserve are sent.
    .title = Two tokens
rule-SEND-2 = They go to two different palaces of others.
    .title = Two palaces
rule-SEND-3 = Otherwise any token of the reserve may go anywhere, both of the same profession too.
    .title = Any profession
rule-SEND-4 = In the last round nobody is sent.
    .title = None in the last round
rule-END-1 = The game ends after the last round: six with five domains, five with four.
    .title = The last round
rule-END-2 = In the four-room editions everybody collects once more after the last round.
    .title = Once more the salaries
    .interpretation = Of the 1994 game no source says so: there the money is counted at once. A table may pay.
rule-END-3 = All purses are opened; most money wins.
    .title = The winner
rule-END-4 = Tied seats share the victory.
    .title = Ties
    .interpretation = No source breaks ties. A table may let the salaries of tokens in office decide, then fewer exiles.
rule-END-5 = When the game is over everybody learns what each seat paid and took in bribes, its salaries, its exiles, what breaking its word earned, the threats it carried out, and its money at the end of each round.
    .title = The account
    .interpretation = What a broken word earned: of a promised bribe, what was not paid; of a promised place, the bribe that was paid for it by who was promised it. Of several words about one bribe the greatest sum counts; whispers do not count. An exile is the master’s doing if the token lost a conflict there, and nobody’s if its owner could not pay or gave up. A threat is carried out if one of its clauses was kept.
rule-TALK-1 = Before each matter there is time for talk, until the master asks for the bribes.
    .title = Time to talk
rule-TALK-2 = A table may give the floor to one party after the other, in the order of payment.
    .title = The floor
    .interpretation = It orders who is waited for; nobody is silenced, for talk and words are open to all at any time.
rule-TALK-3 = All talk is heard by all, unless the table allows whispers.
    .title = Whispers
    .interpretation = Words in clauses can be whispered; chat is always open to all. The book shows the verdict on a whisper at the end, to those who heard it.
rule-TALK-4 = Anybody may promise, threaten or offer at any time, to one, to several or to all.
    .title = Words given
rule-TALK-5 = A word is made of clauses that can be checked: place, keep, drop, bribe, send, do not send.
    .title = Clauses
rule-TALK-6 = A word says what its speaker will do, and perhaps if or unless what; threats and offers have a condition.
    .title = Conditions
rule-TALK-7 = The hearers of a word may accept or decline it; until somebody accepts, it can be taken back; in the end it runs out.
    .title = The life of a word
rule-TALK-8 = Actions decide each clause: kept, broken, void if its condition is not met, impossible if others made it so.
    .title = How words are judged
    .interpretation = A place that nobody asked for, a conflict that never came, an owner who gave up: these make a clause impossible. A clause that the speaker’s own actions made impossible is broken. Having no money does not, for purses are secret. An offer counts once somebody has accepted it.
rule-TALK-9 = The promise book tells who kept their word: at the end, at once, or never.
    .title = The promise book
    .interpretation = One’s own open words are one’s private reminder in any case.
rule-TALK-10 = Nothing that was said is ever enforced.
    .title = Nothing binds
rule-TALK-11 = A seat has no more than twenty words open.
    .title = Not too many words
rule-TALK-12 = A clause speaks of rounds that are still to come.
    .title = Rounds to come
rule-TALK-13 = Anybody may say why they chose as they did, true or not; nobody checks.
    .title = Reasons
rule-TALK-14 = In a turn a seat gives no more than sixty words and reasons.
    .title = Not without end
    .interpretation = Accepting, declining and taking back are not counted. Far more than anybody needs, it keeps one seat from filling the book.
rule-OUT-1 = A seat whose time is up is older than nobody; the least bribe is paid, the defender stays, who paid more gets the better domain, and tokens are sent by a fixed count.
    .title = No answer
    .interpretation = No lot is drawn for the sending: which tokens go where follows from round, seat and what was sent, so that a seat’s default depends on the table alone.
rule-OUT-2 = A seat whose player has left is played on neutrally: the least bribe, offices to the highest bribe, sending by lot.
    .title = A player has left
rule-OUT-3 = Bribes, decisions and sending have times of their own.
    .title = Times
    .interpretation = With clocks for one sitting each step has its time, as the table says, and nothing else counts; 0 is as long as one likes. The clock then plays the stated default: it ends the talk, yields the floor, pays the least bribe. Where people sit at the table, a master who is a bot lets the time for talk run, and without such clocks waits until nothing has been said for some seconds; bots among themselves wait for nothing.
rule-OPT-1 = Salaries are three to five, rising, each in whole notes.
    .title = Salaries that fit
rule-OPT-2 = There are as many professions as domains.
    .title = Professions that fit
rule-OPT-3 = Start money is in whole notes.
    .title = Start money that fits
rule-OPT-4 = There are tokens for every round but the last.
    .title = Rounds that fit
rule-OPT-5 = The tokens of a turn find as many other palaces.
    .title = Palaces that fit
rule-OPT-6 = The first seat sits at the table.
    .title = A seat that is there

## Kinds of wishes, as headings

kind-hear-bribes = Ask for the bribes
kind-yield-floor = Have no more to say
kind-keep = Keep the token in office
kind-pay-nothing = Pay nothing
kind-concede = Give the place up
kind-replace = Give the place away
kind-place = Place the token
kind-admit = Admit a token
kind-send = Send a token
kind-place-all = Place the tokens
kind-bribe = Pay a bribe
kind-give = Give money
kind-give-word = Give a word
kind-accept-word = Accept a word
kind-decline-word = Decline a word
kind-withdraw-word = Take a word back
kind-say-why = Say why
kind-say-age = Say whether you are older

## Sections of the rule reference, by their titles

section-set-up = Set-up
section-the-turn = The turn
section-stage-1-income = Stage 1: income
section-stage-2-reception = Stage 2: reception
section-bribes = Bribes
section-external-conflicts = External conflicts
section-internal-conflicts = Internal conflicts
section-stage-3-sending = Stage 3: sending
section-the-end = The end
section-talk = Talk
section-no-answer = No answer
section-options = Options

## Editions of the rulebook

edition-fx-fr = FX Schmid 1994, French translation
edition-reports = Public reports

## The board in the terminal

view-palace = Palace
view-park = Park
view-income = Income
view-reserve = Reserve
view-island = Island
view-bribes-paid = Bribes paid
view-bribes-taken = Bribes taken
view-salaries = Salaries
view-exiles-caused = Exiles caused
view-exiles-suffered = Exiles suffered
view-broken-gains = Earned by broken words
view-threats-carried = Threats carried out
view-fortunes = Money at the end of a round
