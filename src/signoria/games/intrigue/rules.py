"""The printed numbers of Intrigue and its options, each with its rule id, without code."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Palaces: each seat is the master of one, and its tokens have the palace's colour. [SET-1]
MOST_SEATS: Final = 5
PALACE_NAMES: Final = ["venice", "milan", "rome", "naples", "florence"]

# Professions, and the domains of a palace from the least to the best paid. [SET-1, SET-2]
PROFESSIONS: Final = 5
DOMAINS: Final = 5
FEWEST_DOMAINS: Final = 3
PROFESSION_NAMES: Final = ["tax", "law", "church", "military", "science"]
DOMAIN_NAMES: Final = ["first", "second", "third", "fourth", "fifth"]

# Bribes are counted in notes of the least value; larger ones are not on the menu. [BRI-1]
BRIBE_CAP: Final = 99

# The matters that the master of a palace settles. [REC-2]
UNCONTESTED_MATTER: Final = 0
EXTERNAL_MATTER: Final = 1
INTERNAL_MATTER: Final = 2
KIND_NAMES: Final = ["uncontested", "external", "internal"]

# Beside the seats 0 to 4: the token that is already in the palace. [INT-3]
DEFENDER: Final = 5

# The tones of words. [TALK-4]
PROMISE: Final = 0
THREAT: Final = 1
OFFER: Final = 2
TONE_NAMES: Final = ["promise", "threat", "offer"]

# The parts of clauses: the word itself or a condition of it; the promised conduct. [TALK-5]
THEN: Final = 0
IF: Final = 1
UNLESS: Final = 2
LINK_NAMES: Final = ["then", "if", "unless"]
PLACE_IT: Final = 0
KEEP_IT: Final = 1
DROP_IT: Final = 2
BRIBE_WITH: Final = 3
SEND_IT: Final = 4
NOT_SEND_IT: Final = 5
VERB_NAMES: Final = ["place", "keep", "drop", "bribe", "send", "not-send"]
MOST_CLAUSES: Final = 6
MOST_OPEN_WORDS: Final = 20
MOST_SAID: Final = 60  # words and reasons of a seat in a turn [TALK-14]

# Results of a clause, and verdicts on the clauses of a word. [TALK-8]
PENDING: Final = 0
DONE: Final = 1
FAILED: Final = 2
PREVENTED: Final = 3
KEPT: Final = 1
BROKEN: Final = 2
IMPOSSIBLE: Final = 3
VOID: Final = 4
VERDICT_NAMES: Final = ["open", "kept", "broken", "impossible", "void"]

# The standing of a word. [TALK-7]
PROPOSED: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
WITHDRAWN: Final = 3
RUN_OUT: Final = 4
STANDING_NAMES: Final = ["proposed", "accepted", "declined", "withdrawn", "run-out"]

# The reasons a seat may give for a choice. [TALK-13]
SUITS_ME: Final = 0
PAID_MOST: Final = 1
GAVE_WORD: Final = 2
TRUSTED: Final = 3
GRUDGE: Final = 4
TOO_RICH: Final = 5
WORD_TOO_DEAR: Final = 6
WORTH_IT: Final = 7
OUTBIDS: Final = 8
LEAST_WILL_DO: Final = 9
ROOM_THERE: Final = 10
ATTACKS: Final = 11
WHY_NAMES: Final = [
    *["suits-me", "paid-most", "gave-word", "trusted", "grudge", "too-rich", "word-too-dear"],
    *["worth-it", "outbids", "least-will-do", "room-there", "attacks"],
]

# Why a game ended [END-1]
PLAYING: Final = 0
END_LAST_ROUND: Final = 1
REASON_NAMES: Final = ["playing", "last-round"]

# The only stream of chance: the first seat
FIRST_SEAT: Final = 0

# Options: the position of a choice is its value.
NO: Final = 0
YES: Final = 1
ANY_SEAT: Final = 0  # then the seats, by their numbers from 1
OLDEST_SEAT: Final = MOST_SEATS + 1
UNCONTESTED_FIRST: Final = 0
EXTERNAL_FIRST: Final = 1
OPEN_BRIBES: Final = 0
CONCEALED_BRIBES: Final = 1
HIDDEN_CASH: Final = 0
OPEN_CASH: Final = 1
ALL_SUMS: Final = 0
SUMS_OF_THE_ROUND: Final = 1
NO_SUMS: Final = 2
PAYS_NOTHING: Final = 0
TAKES_A_LOAN: Final = 1
IS_EXILED: Final = 2
TWO_BRIBES: Final = 0
ONE_BRIBE: Final = 1
SHARED: Final = 0
BY_OFFICE: Final = 1
WHOLE_GROUP: Final = 0
TOKEN_BY_TOKEN: Final = 1
FREE_TALK: Final = 0
TALK_IN_ORDER: Final = 1
BOOK_OFF: Final = 0
BOOK_AT_THE_END: Final = 1
BOOK_LIVE: Final = 2


class Options:
    """The settings of editions and tables; sums in ducats, times in seconds."""

    def __init__(self) -> None:
        self.salaries = vec[i64]()  # [SET-2]
        self.professions: i64 = 5  # [SET-1]
        self.copies: i64 = 2  # [SET-1]
        self.start_cash: i64 = 320_000  # [SET-3]
        self.min_bribe: i64 = 10_000  # [BRI-1]
        self.send_per_turn: i64 = 2  # [SEND-1]
        self.last_round: i64 = 6  # [END-1]
        self.final_income: i64 = NO  # [END-2]
        self.start_seat: i64 = ANY_SEAT  # [SET-6]
        self.reception_order: i64 = UNCONTESTED_FIRST  # [REC-2]
        self.placing: i64 = WHOLE_GROUP  # [REC-5]
        self.bribe_secrecy: i64 = OPEN_BRIBES  # [BRI-6]
        self.cash_visibility: i64 = HIDDEN_CASH  # [SET-4]
        self.sums_in_log: i64 = SUMS_OF_THE_ROUND  # [SET-8]
        self.short_of_cash: i64 = PAYS_NOTHING  # [BRI-4]
        self.self_conflict: i64 = TWO_BRIBES  # [INT-4]
        self.concede: i64 = NO  # [INT-5]
        self.side_payments: i64 = NO  # [BRI-5]
        self.tie_break: i64 = SHARED  # [END-4]
        self.whispers: i64 = NO  # [TALK-3]
        self.promise_book: i64 = BOOK_AT_THE_END  # [TALK-9]
        self.floor: i64 = FREE_TALK  # [TALK-2]
        self.talk_time: i64 = 90  # [TALK-1]
        self.bribe_time: i64 = 30  # [OUT-3]
        self.decide_time: i64 = 60  # [OUT-3]
        self.send_time: i64 = 60  # [OUT-3]
