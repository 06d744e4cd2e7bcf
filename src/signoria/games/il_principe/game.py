"""The game object of Il Principe: seats, options, presets, and the parts of its rules."""

from functools import cache
from operator import itemgetter
from typing import Final

from signoria.games.il_principe.actions import ACTIONS, MENU
from signoria.games.il_principe.bots import HEURISTICS
from signoria.games.il_principe.cities import (
    STANDARD,
    STANDARD_TABLE,
    BadCities,
    digest_of,
    rows_for,
    table_of,
)
from signoria.games.il_principe.events import EVENTS
from signoria.games.il_principe.fields import KINDS, PILES
from signoria.games.il_principe.orders import ORDERS
from signoria.games.il_principe.phases import PHASES
from signoria.games.il_principe.phases.steps import STEP
from signoria.games.il_principe.rules import (
    COLOURS,
    REASON_NAMES,
    Options,
)
from signoria.games.il_principe.state import State, initial_state
from signoria.games.il_principe.view import View, view, views
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.game import Game, Option, Outcome
from signoria.kernel.seats import seats_in

NO_YES: Final = ["no", "yes"]
MAY_MUST: Final = ["may", "must"]

OPTIONS: Final = [
    Option("start_money", "SET-3", [], 0, 50),
    Option("income", "NEW-2", [], 0, 20),
    Option("income_two", "TWO-2", [], 0, 20),
    Option("build_in_round_1", "CITY-2", NO_YES),
    Option("opener", "AUC-2", ["left", "principe"]),
    Option("city_end", "END-1", ["start", "end"]),
    Option("shields", "SET-4", [], 1, 12),
    Option("shield_placing", "CITY-6", MAY_MUST),
    Option("green_flip", "EFF-1", MAY_MUST),
    Option("last_round_income", "END-4", NO_YES),
    Option("last_round_shortage", "END-6", ["end", "reuse"]),
    Option("built_card", "CITY-10", ["box", "builder"]),
    Option("open_purses", "SET-8", NO_YES),
    Option("cities", "CITY-13", [STANDARD], free_text=True),
]

AMIGO: Final[dict[str, int | str]] = {
    "start_money": 5,
    "income": 5,
    "income_two": 6,
    "build_in_round_1": "no",
    "opener": "left",
    "city_end": "start",
    "shields": 12,
    "shield_placing": "may",
    "green_flip": "may",
    "last_round_income": "yes",
    "last_round_shortage": "end",
    "built_card": "box",
    "open_purses": "no",
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
ONLY_FOR_TWO: Final = ["income_two"]
NOT_FOR_TWO: Final = ["income", "last_round_shortage"]


values_of = itemgetter(*(option.name for option in OPTIONS))


@cache
def chosen_options(values: tuple[int | str, ...]) -> Options:
    """Convert the options for the rules; they never change, so equal tables share them."""
    chosen = Options()
    for option, value in zip(OPTIONS[:-1], values, strict=False):
        number = option.choices.index(str(value)) if option.choices else int(value)
        setattr(chosen, option.name, number)
    return chosen


class IlPrincipe(Game[State]):
    """Auctions, cities, roles and majorities in Renaissance Italy, by Emanuele Ornella."""

    def __init__(self) -> None:
        super().__init__()
        self.slug = "il-principe"
        self.title = "Il Principe"
        self.rules = 1
        self.fewest = 2
        self.most = 5
        self.horizon = 60_000
        self.phases = PHASES
        self.heuristics = HEURISTICS
        self.orders = ORDERS
        self.step = STEP
        self.menu = MENU  # its order decides the action for a seat that does not answer [OUT-1]
        self.actions = ACTIONS
        self.events = EVENTS
        self.reasons = REASON_NAMES[1:]
        self.kinds = KINDS
        self.piles = PILES
        self.options = OPTIONS
        self.presets = PRESETS

    def refuses_options(
        self, seats: int, options: dict[str, int | str], requested: list[str]
    ) -> Refusal | None:
        """Refuse settings that contradict each other, or that have no effect at this table."""
        for name in requested:
            if name in (NOT_FOR_TWO if seats == 2 else ONLY_FOR_TWO):
                return Refusal("OPT-1", {"option": name, "seats": seats})
        income = options["income" if seats > 2 else "income_two"]
        if options["start_money"] == 0 and income == 0:
            return Refusal("OPT-2")
        try:
            rows_for(options["cities"])
        except BadCities as bad:
            return bad.refusal
        return None

    def setup(self, seats: int, options: dict[str, int | str]) -> State:
        """Create the table before anything has happened."""
        cities = options["cities"]
        table = STANDARD_TABLE if cities == STANDARD else table_of(rows_for(cities))
        return initial_state(seats, chosen_options(values_of(options)), table)

    def view(self, s: State, seat: int) -> View:
        return view(s, seat)

    def views(self, s: State, seats: list[int]) -> list[object]:
        """Return the views of several seats."""
        return [*views(s, seats)]

    def outcome(self, s: State) -> Outcome:
        """Return reason, points and winners."""
        scores = [s.score(seat) for seat in range(s.seats)]
        return Outcome(REASON_NAMES[s.reason], scores, seats_in(s.winners))

    def audit(self, s: State) -> list[int]:
        """Count cards of each colour, ducats, shields of each seat, cities: all stay constant."""
        buildings = [s.deck[c] + s.removed[c] + s.lots[c] for c in range(COLOURS)]
        for at in range(s.seats * COLOURS):
            here = s.hands[at] + s.aside[at] + s.face_up[at] + s.face_down[at]
            buildings[at % COLOURS] += here
        placed = [sum(s.shields[seat :: s.seats]) for seat in range(s.seats)]
        shields = [placed[seat] + s.supply[seat] for seat in range(s.seats)]
        seen = [int(s.display), *values(s.built)]
        cities = [s.city_deck_left + sum(mask.bit_count() for mask in seen)]
        return [*buildings, sum(s.coins) + s.bank, *shields, *cities]

    def data(self, options: dict[str, int | str]) -> str:
        """Return a digest of the city table."""
        return digest_of(rows_for(options["cities"]))


GAME: Final = IlPrincipe()
