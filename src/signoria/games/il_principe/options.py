"""The options of Il Principe, its presets, and the refusal of invalid settings."""

from functools import cache
from operator import itemgetter
from typing import Final

from signoria.games.il_principe.cities import STANDARD, BadCities, rows_for
from signoria.games.il_principe.rules import FAMILY_NAMES, Options
from signoria.kernel.action import Refusal
from signoria.kernel.game import Option

NO_YES: Final = ["no", "yes"]
MAY_MUST: Final = ["may", "must"]
SEATS: Final = ["1", "2", "3", "4", "5"]
PRINTED: Final = "printed"  # the families in the order of the rulebooks

OPTIONS: Final = [
    Option("start_money", "SET-3", [], 0, 50),
    Option("income", "NEW-2", [], 0, 20),
    Option("income_two", "TWO-2", [], 0, 20),
    Option("build_in_round_1", "CITY-2", NO_YES),
    Option("start_seat", "SET-5", ["random", *SEATS], before="random"),
    Option("opener", "AUC-2", ["left", "principe"]),
    Option("city_end", "END-1", ["start", "end"]),
    Option("shields", "SET-4", [], 1, 12),
    Option("shield_placing", "CITY-6", MAY_MUST),
    Option("half_of", "ROLE-11", ["up", "all"], before="up"),
    Option("green_flip", "EFF-1", MAY_MUST),
    Option("last_round_income", "END-4", NO_YES),
    Option("last_round_shortage", "END-6", ["end", "reuse"]),
    Option("empty_deck_two", "TWO-5", ["play", "end"], before="play"),
    Option("built_card", "CITY-10", ["box", "builder"]),
    Option("open_purses", "SET-8", NO_YES),
    Option("families", "SET-10", [PRINTED], free_text=True, before=PRINTED),
    Option("cities", "CITY-13", [STANDARD], free_text=True),
]

AMIGO: Final[dict[str, int | str]] = {
    "start_money": 5,
    "income": 5,
    "income_two": 6,
    "build_in_round_1": "no",
    "start_seat": "random",
    "opener": "left",
    "city_end": "start",
    "shields": 12,
    "shield_placing": "may",
    "half_of": "up",
    "green_flip": "may",
    "last_round_income": "yes",
    "last_round_shortage": "end",
    "empty_deck_two": "play",
    "built_card": "box",
    "open_purses": "no",
    "families": PRINTED,
    "cities": STANDARD,
}

PRESETS: Final[dict[str, dict[str, int | str]]] = {
    "amigo2006": AMIGO,
    "amigo2006-it": {**AMIGO, "opener": "principe", "city_end": "end", "green_flip": "must"},
    "mtm2005": {
        **AMIGO,
        "start_money": 0,
        "shields": 11,
        "shield_placing": "must",
        "green_flip": "must",
        "last_round_income": "no",
        "last_round_shortage": "reuse",
        "built_card": "builder",
    },
    "amigo-easy": {**AMIGO, "start_money": 10, "income": 6, "build_in_round_1": "yes"},
}

# Options that matter only with some numbers of seats.
ONLY_FOR_TWO: Final = ["income_two", "empty_deck_two"]
NOT_FOR_TWO: Final = ["income", "last_round_shortage"]

values_of = itemgetter(*(option.name for option in OPTIONS))


@cache
def chosen_options(values: tuple[int | str, ...]) -> Options:
    """Convert the options for the rules; they never change, so equal tables share them."""
    chosen = Options()
    for option, value in zip(OPTIONS[:-1], values, strict=False):
        if option.free_text:
            chosen.families = families_of(value)
        else:
            number = option.choices.index(str(value)) if option.choices else int(value)
            setattr(chosen, option.name, number)
    return chosen


def families_of(text: int | str) -> list[int]:
    """Return the families by seat; raise ValueError for a family that does not exist. [SET-10]"""
    names = FAMILY_NAMES if text == PRINTED else str(text).split(",")
    return [FAMILY_NAMES.index(name) for name in names]


def refuses_table(
    seats: int, options: dict[str, int | str], requested: list[str]
) -> Refusal | None:
    """Refuse settings that contradict each other, or that have no effect at this table."""
    for name in requested:
        if name in (NOT_FOR_TWO if seats == 2 else ONLY_FOR_TWO):
            return Refusal("OPT-1", {"option": name, "seats": seats})
    income = options["income" if seats > 2 else "income_two"]
    if options["start_money"] == 0 and income == 0:
        return Refusal("OPT-2")
    if options["start_seat"] in SEATS[seats:]:
        return Refusal("OPT-3", {"number": options["start_seat"], "seats": seats})
    named = str(options["families"]).split(",")
    if named != [PRINTED] and not (len(named) == seats == len(set(named) & set(FAMILY_NAMES))):
        names = ",".join(FAMILY_NAMES)
        return Refusal("OPT-4", {"families": ",".join(named)[:80], "seats": seats, "names": names})
    try:
        rows_for(options["cities"])
    except BadCities as bad:
        return bad.refusal
    return None
