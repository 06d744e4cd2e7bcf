"""The options of Intrigue, its presets, and the refusal of invalid settings."""

from functools import cache
from operator import itemgetter
from typing import Final

from signoria.games.intrigue.rules import DOMAINS, FEWEST_DOMAINS, Options
from signoria.kernel.action import Refusal
from signoria.kernel.cells import cells
from signoria.kernel.game import Option

NO_YES: Final = ["no", "yes"]
SEATS: Final = ["1", "2", "3", "4", "5"]
DAY: Final = 86_400

OPTIONS: Final = [
    Option("salaries", "SET-2", [], free_text=True),
    Option("professions", "SET-1", [], FEWEST_DOMAINS, DOMAINS),
    Option("copies", "SET-1", [], 1, 4),
    Option("start_cash", "SET-3", [], 0, 10_000_000),
    Option("min_bribe", "BRI-1", [], 1, 100_000),
    Option("send_per_turn", "SEND-1", [], 1, 4),
    Option("last_round", "END-1", [], 2, 21),
    Option("final_income", "END-2", NO_YES),
    Option("start_seat", "SET-6", ["random", *SEATS, "oldest"]),
    Option("reception_order", "REC-2", ["uncontested", "external"]),
    Option("placing", "REC-5", ["group", "token"]),
    Option("bribe_secrecy", "BRI-6", ["open", "concealed"]),
    Option("cash_visibility", "SET-4", ["hidden", "open"]),
    Option("sums_in_log", "SET-8", ["full", "round", "none"]),
    Option("short_of_cash", "BRI-4", ["nothing", "loan", "exile"]),
    Option("self_conflict", "INT-4", ["two", "one"]),
    Option("concede", "INT-5", NO_YES),
    Option("side_payments", "BRI-5", NO_YES),
    Option("tie_break", "END-4", ["shared", "office"]),
    Option("whispers", "TALK-3", NO_YES),
    Option("promise_book", "TALK-9", ["off", "end", "live"]),
    Option("floor", "TALK-2", ["free", "order"]),
    Option("talk_time", "TALK-1", [], 0, 7 * DAY),
    Option("bribe_time", "OUT-3", [], 0, 7 * DAY),
    Option("decide_time", "OUT-3", [], 0, 7 * DAY),
    Option("send_time", "OUT-3", [], 0, 7 * DAY),
]

FX1994: Final[dict[str, int | str]] = {
    "salaries": "10000,20000,30000,50000,100000",
    "professions": 5,
    "copies": 2,
    "start_cash": 320_000,
    "min_bribe": 10_000,
    "send_per_turn": 2,
    "last_round": 6,
    "final_income": "no",
    "start_seat": "random",
    "reception_order": "uncontested",
    "placing": "group",
    "bribe_secrecy": "open",
    "cash_visibility": "hidden",
    "sums_in_log": "round",
    "short_of_cash": "nothing",
    "self_conflict": "two",
    "concede": "no",
    "side_payments": "no",
    "tie_break": "shared",
    "whispers": "no",
    "promise_book": "end",
    "floor": "free",
    "talk_time": 90,
    "bribe_time": 30,
    "decide_time": 60,
    "send_time": 60,
}

PRESETS: Final[dict[str, dict[str, int | str]]] = {
    "fx1994": FX1994,
    "four-room": {
        **FX1994,
        "salaries": "1000,3000,6000,10000",
        "professions": 4,
        "start_cash": 32_000,
        "min_bribe": 1_000,
        "last_round": 5,
        "final_income": "yes",
    },
}

values_of = itemgetter(*(option.name for option in OPTIONS))


def salaries_of(text: object) -> list[int]:
    """Read the salaries from a text; return an empty list if it is malformed."""
    params = str(text).split(",")
    if not all(figure.isdecimal() and len(figure) < 8 for figure in params):
        return []
    return [int(figure) for figure in params]


@cache
def chosen_options(values: tuple[int | str, ...]) -> Options:
    """Convert the options for the rules; they never change, so equal tables share them."""
    chosen = Options()
    for option, value in zip(OPTIONS, values, strict=True):
        if option.free_text:
            chosen.salaries = cells(salaries_of(value))
        else:
            number = option.choices.index(str(value)) if option.choices else int(value)
            setattr(chosen, option.name, number)
    if chosen.min_bribe < 1:
        raise ValueError("a purse holds no notes of nothing")
    return chosen


def refuses_table(seats: int, options: dict[str, int | str]) -> Refusal | None:
    """Refuse settings that contradict each other, or that need more seats."""
    salaries, note = salaries_of(options["salaries"]), int(options["min_bribe"])
    payable = note > 0 and all(pay and pay % note == 0 for pay in salaries)
    rising = sorted(set(salaries)) == salaries and payable
    if not (rising and FEWEST_DOMAINS <= len(salaries) <= DOMAINS):
        return Refusal("OPT-1", {"salaries": str(options["salaries"])[:80], "least": note})
    if options["professions"] != len(salaries):
        params: dict[str, int | str] = {"number": options["professions"], "domains": len(salaries)}
        return Refusal("OPT-2", params)
    if int(options["start_cash"]) % note:
        return Refusal("OPT-3", {"sum": options["start_cash"], "least": note})
    each, rounds = int(options["send_per_turn"]), int(options["last_round"])
    tokens = len(salaries) * int(options["copies"])
    if (rounds - 1) * each > tokens:
        return Refusal("OPT-4", {"rounds": rounds, "tokens": tokens})
    if each > seats - 1:
        return Refusal("OPT-5", {"number": each, "palaces": seats - 1})
    if options["start_seat"] in SEATS[seats:]:
        return Refusal("OPT-6", {"number": options["start_seat"]})
    return None
