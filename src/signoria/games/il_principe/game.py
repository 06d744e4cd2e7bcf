"""The game object of Il Principe: seats, options, presets, and the parts of its rules."""

from typing import Final

from signoria.games.il_principe.actions import ACTIONS, MENU
from signoria.games.il_principe.bots import HEURISTICS
from signoria.games.il_principe.cities import (
    STANDARD,
    STANDARD_TABLE,
    digest_of,
    rows_for,
    table_of,
)
from signoria.games.il_principe.events import EVENTS
from signoria.games.il_principe.fields import KINDS, PILES, REFUSED
from signoria.games.il_principe.options import (
    OPTIONS,
    PRESETS,
    chosen_options,
    refuses_table,
    values_of,
)
from signoria.games.il_principe.phases import PHASES, STEP
from signoria.games.il_principe.rules import COLOURS, REASON_NAMES
from signoria.games.il_principe.state import State, initial_state
from signoria.games.il_principe.view import View, view, views
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.game import Game, Outcome
from signoria.kernel.seats import seats_in


class IlPrincipe(Game[State]):
    """Auctions, cities, roles and majorities in Renaissance Italy, by Emanuele Ornella."""

    def __init__(self) -> None:
        super().__init__()
        self.slug = "il-principe"
        self.title = "Il Principe"
        self.rules = 2
        self.fewest = 2
        self.most = 5
        self.horizon = 60_000
        self.phases = PHASES
        self.heuristics = HEURISTICS
        self.step = STEP
        self.menu = MENU  # its order decides the action for a seat that does not answer [OUT-1]
        self.actions = ACTIONS
        self.events = EVENTS
        self.reasons = REASON_NAMES[1:]
        self.kinds = KINDS
        self.refused = REFUSED
        self.piles = PILES
        self.options = OPTIONS
        self.presets = PRESETS

    def refuses_options(
        self, seats: int, options: dict[str, int | str], requested: list[str]
    ) -> Refusal | None:
        """Refuse settings that contradict each other, or that have no effect at this table."""
        return refuses_table(seats, options, requested)

    def setup(self, seats: int, options: dict[str, int | str]) -> State:
        """Create the table before anything has happened."""
        chosen, cities = chosen_options(values_of(options)), options["cities"]
        if len(chosen.families) < seats:
            raise ValueError("a seat has no family")
        table = STANDARD_TABLE if cities == STANDARD else table_of(rows_for(cities))
        return initial_state(seats, chosen, table)

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
