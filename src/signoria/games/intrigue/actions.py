"""The actions of a seat in Intrigue, and the menu of all of them."""

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.games.intrigue.fields import (
    CLAUSES,
    DOMAIN,
    DOMAIN_ROW,
    PALACE,
    PROFESSION,
    TONE,
    WHY,
)
from signoria.games.intrigue.rules import BRIBE_CAP, DOMAINS, MOST_SEATS, NO, PROFESSIONS, YES
from signoria.kernel.action import Action, Aside
from signoria.kernel.kinds import AMOUNT, FLAG, NUMBER, SEAT, SEATS, Kinds


class HearBribes(Action):
    """End the talk about a matter: the bribes are due. [TALK-1]"""


class YieldFloor(Action):
    """Pass the floor on where parties speak one after the other. [TALK-2]"""


class Keep(Action):
    """Leave the defender in office. [INT-1]"""


class PayNothing(Action):
    """Pay no bribe, because the purse is empty. [BRI-4]"""


class Concede(Action):
    """Give the place up without a bribe. [INT-5]"""


class Replace(Action):
    """Give the defender's place to the token of a seat. [INT-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat


class Place(Action):
    """Place the next token that nobody contests. [REC-4]"""

    kinds: ClassVar[Kinds] = {"domain": DOMAIN}

    def __init__(self, domain: i64) -> None:
        self.domain = domain


class Admit(Action):
    """Let one token of an external conflict in and say where it goes. [EXT-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "domain": DOMAIN}

    def __init__(self, seat: i64, domain: i64) -> None:
        self.seat = seat
        self.domain = domain


class Send(Action):
    """Send a token of a profession to the park of a palace. [SEND-1]"""

    kinds: ClassVar[Kinds] = {"palace": PALACE, "profession": PROFESSION}

    def __init__(self, palace: i64, profession: i64) -> None:
        self.palace = palace
        self.profession = profession


class PlaceAll(Action):
    """Place all uncontested tokens at once, in the order they paid. [REC-5]"""

    kinds: ClassVar[Kinds] = {"domains": DOMAIN_ROW}

    def __init__(self, domains: list[int]) -> None:
        self.domains = domains


class Bribe(Action):
    """Pay a bribe, counted in notes of the least value. [BRI-1]"""

    kinds: ClassVar[Kinds] = {"notes": AMOUNT}

    def __init__(self, notes: i64) -> None:
        self.notes = notes


class Give(Action):
    """Give money to another seat, where the table allows it; not on the menu. [BRI-5]"""

    kinds: ClassVar[Kinds] = {"to_seat": SEAT, "notes": AMOUNT}

    def __init__(self, to_seat: i64, notes: i64) -> None:
        self.to_seat = to_seat
        self.notes = notes


class SayAge(Action):
    """Say whether the seat is older than the oldest seat so far. [SET-6]"""

    kinds: ClassVar[Kinds] = {"older": FLAG}

    def __init__(self, older: i64) -> None:
        self.older = older


class GiveWord(Aside):
    """Promise, threaten or offer, in clauses, together with a line of chat. [TALK-4, TALK-5]

    `hearers` are the addressed seats, as bits; `whispered` is 1 if only they hear it. `clauses` are
    the fields of `CLAUSE_FIELDS`, clause after clause. This action is not on the menu.
    """

    kinds: ClassVar[Kinds] = {
        "tone": TONE,
        "line": NUMBER,
        "hearers": SEATS,
        "whispered": FLAG,
        "clauses": CLAUSES,
    }

    def __init__(
        self, tone: i64, line: i64, hearers: i64, whispered: i64, clauses: list[int]
    ) -> None:
        self.tone = tone
        self.line = line
        self.hearers = hearers
        self.whispered = whispered
        self.clauses = clauses


class AcceptWord(Aside):
    """Agree to a word addressed to this seat; it binds nobody. [TALK-7]"""

    kinds: ClassVar[Kinds] = {"number": NUMBER}

    def __init__(self, number: i64) -> None:
        self.number = number


class DeclineWord(Aside):
    """Decline a word addressed to this seat. [TALK-7]"""

    kinds: ClassVar[Kinds] = {"number": NUMBER}

    def __init__(self, number: i64) -> None:
        self.number = number


class WithdrawWord(Aside):
    """Take back a word that nobody has accepted. [TALK-7]"""

    kinds: ClassVar[Kinds] = {"number": NUMBER}

    def __init__(self, number: i64) -> None:
        self.number = number


class SayWhy(Aside):
    """Give a reason for a choice; nobody checks it. Not on the menu. [TALK-13]

    `about_seat` and `palace` may be NOBODY, if the reason names none.
    """

    kinds: ClassVar[Kinds] = {"why": WHY, "about_seat": SEAT, "palace": PALACE}

    def __init__(self, why: i64, about_seat: i64, palace: i64) -> None:
        self.why = why
        self.about_seat = about_seat
        self.palace = palace


ACTIONS: Final[dict[str, type[Action]]] = {
    "hear_bribes": HearBribes,
    "yield_floor": YieldFloor,
    "keep": Keep,
    "pay_nothing": PayNothing,
    "concede": Concede,
    "replace": Replace,
    "place": Place,
    "admit": Admit,
    "send": Send,
    "place_all": PlaceAll,
    "bribe": Bribe,
    "give": Give,
    "give_word": GiveWord,
    "accept_word": AcceptWord,
    "decline_word": DeclineWord,
    "withdraw_word": WithdrawWord,
    "say_why": SayWhy,
    "say_age": SayAge,
}

# The first menu number of each kind; a golden file pins the order.
HEAR_BRIBES: Final = 0
YIELD_FLOOR: Final = 1
KEEP: Final = 2
PAY_NOTHING: Final = 3
CONCEDE: Final = 4
REPLACE: Final = 5  # REPLACE + seat
PLACE: Final = REPLACE + MOST_SEATS  # PLACE + domain
ADMIT: Final = PLACE + DOMAINS  # ADMIT + seat * DOMAINS + domain
SEND: Final = ADMIT + MOST_SEATS * DOMAINS  # SEND + palace * PROFESSIONS + profession
PLACE_ALL: Final = SEND + MOST_SEATS * PROFESSIONS
BRIBES: Final = PLACE_ALL + 20 + 60 + 120 - 1  # BRIBES + notes
SAY_AGE: Final = BRIBES + BRIBE_CAP + 1  # SAY_AGE + 1 if older


def ways_to_place(tokens: int) -> list[list[int]]:
    """Return every choice of that many different domains, in the order of the tokens."""
    ways: list[list[int]] = [[]]
    for _token in range(tokens):
        longer: list[list[int]] = []
        for way in ways:
            for domain in range(DOMAINS):
                if domain not in way:
                    longer.append([*way, domain])
        ways = longer
    return ways


def make_menu() -> list[Action]:
    """Return the menu in its fixed order."""
    menu: list[Action] = [HearBribes(), YieldFloor(), Keep(), PayNothing(), Concede()]
    menu += [Replace(seat) for seat in range(MOST_SEATS)]
    menu += [Place(domain) for domain in range(DOMAINS)]
    for seat in range(MOST_SEATS):
        menu += [Admit(seat, domain) for domain in range(DOMAINS)]
    for palace in range(MOST_SEATS):
        menu += [Send(palace, profession) for profession in range(PROFESSIONS)]
    for tokens in (2, 3, 4):
        menu += [PlaceAll(way) for way in ways_to_place(tokens)]
    menu += [Bribe(notes) for notes in range(1, BRIBE_CAP + 1)]
    menu += [SayAge(older) for older in (NO, YES)]
    return menu


MENU: Final[list[Action]] = make_menu()
NUMBERS: Final[list[int]] = list(range(len(MENU)))

# By number of notes in a purse: the bribes that it can pay.
BRIBES_UP_TO: Final[list[list[int]]] = [
    NUMBERS[BRIBES + 1 : BRIBES + notes + 1] for notes in range(BRIBE_CAP + 1)
]


def bits(mask: int, first: int) -> list[int]:
    """Return the menu numbers that the bits of a set name, counted from `first`."""
    return [first + at for at in range(8) if mask >> at & 1]


def sends(palaces: int, held: int) -> list[int]:
    """Return the menu numbers that send one of some professions to one of some palaces."""
    found: list[int] = []
    for palace in range(MOST_SEATS):
        if palaces >> palace & 1:
            found += bits(held, SEND + palace * PROFESSIONS)
    return found


# By set of palaces and set of professions in a reserve: the tokens that can be sent.
SENDS: Final[list[list[list[int]]]] = [
    [sends(palaces, held) for held in range(1 << PROFESSIONS)] for palaces in range(1 << MOST_SEATS)
]

# By set of domains taken: the places for one token, and for an admitted token of a seat.
PLACES: Final[list[list[int]]] = [bits(31 & ~taken, PLACE) for taken in range(1 << DOMAINS)]
ADMITS: Final[list[list[list[int]]]] = [
    [bits(31 & ~taken, ADMIT + seat * DOMAINS) for taken in range(1 << DOMAINS)]
    for seat in range(MOST_SEATS)
]


def groups_within(tokens: int, taken: int) -> list[int]:
    """Return the menu numbers that place so many tokens in free domains."""
    found: list[int] = []
    number = PLACE_ALL + [0, 0, 0, 20, 80][tokens]
    for way in ways_to_place(tokens):
        if all(not taken >> domain & 1 for domain in way):
            found.append(number)
        number += 1
    return found


# By number of tokens and set of domains taken: the ways to place a whole group.
GROUPS: Final[list[list[list[int]]]] = [
    [groups_within(tokens, taken) for taken in range(1 << DOMAINS)] if tokens > 1 else PLACES
    for tokens in range(MOST_SEATS)
]
