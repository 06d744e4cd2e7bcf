"""The game object of Intrigue: seats, options, presets, and the parts of its rules."""

from hashlib import sha256
from typing import Final

from signoria.games.intrigue.actions import ACTIONS, MENU
from signoria.games.intrigue.bots import HEURISTICS, unhurried
from signoria.games.intrigue.events import EVENTS
from signoria.games.intrigue.fields import KINDS, REFUSED
from signoria.games.intrigue.options import (
    OPTIONS,
    PRESETS,
    chosen_options,
    refuses_table,
    values_of,
)
from signoria.games.intrigue.phases import PHASES, STEP
from signoria.games.intrigue.phases.talk import TALK
from signoria.games.intrigue.rules import (
    PROFESSIONS,
    REASON_NAMES,
)
from signoria.games.intrigue.state import State, initial_state
from signoria.games.intrigue.view import View, view, views
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game, Outcome
from signoria.kernel.seats import NOBODY, seats_in


class Intrigue(Game[State]):
    """Bribes, broken promises and exile at five Renaissance courts, by Stefan Dorra."""

    def __init__(self) -> None:
        super().__init__()
        self.slug = "intrigue"
        self.title = "Intrigue"
        self.rules = 2
        self.fewest = 3  # [SET-7]
        self.most = 5
        self.horizon = 6_000
        self.phases = PHASES
        self.talk = TALK
        self.heuristics = HEURISTICS
        self.step = STEP
        self.menu = MENU
        self.actions = ACTIONS
        self.events = EVENTS
        self.reasons = REASON_NAMES[1:]
        self.kinds = KINDS
        self.refused = REFUSED
        self.options = OPTIONS
        self.presets = PRESETS

    def refuses_options(
        self, seats: int, options: dict[str, int | str], requested: list[str]
    ) -> Refusal | None:
        """Refuse settings that contradict each other, or that need more seats."""
        return refuses_table(seats, options)

    def setup(self, seats: int, options: dict[str, int | str]) -> State:
        """Create the table before anything has happened."""
        return initial_state(seats, chosen_options(values_of(options)))

    def view(self, s: State, seat: int) -> View:
        return view(s, seat)

    def views(self, s: State, seats: list[int]) -> list[object]:
        """Return the views of several seats."""
        return [*views(s, seats)]

    def outcome(self, s: State) -> Outcome:
        """Return reason, fortunes and winners."""
        fortunes = [s.fortune(seat) for seat in range(s.seats)]
        return Outcome(REASON_NAMES[s.reason], fortunes, seats_in(s.winners))

    def default(self, s: State, seat: int, legal: list[int]) -> int:
        """Pay the least bribe, keep the defender, place by bribe, send by a formula. [OUT-1]"""
        return unhurried(s, legal)

    def audit(self, s: State) -> list[int]:
        """Count tokens of each seat and profession, and ducats: all stay constant."""
        tokens = [s.reserve[at] + s.island[at] for at in range(s.seats * PROFESSIONS)]
        for at in range(s.seats * PROFESSIONS):
            if s.holders[at] != NOBODY:
                tokens[s.holders[at] * PROFESSIONS + at % PROFESSIONS] += 1
        for at in range(s.seats * s.seats):
            if s.park[at] != NOBODY:
                tokens[at % s.seats * PROFESSIONS + s.park[at]] += 1
        return [*tokens, sum(s.coins) + s.bank]

    def data(self, options: dict[str, int | str]) -> str:
        """Return a digest of the salaries, the only data of the game."""
        return "sha256:" + sha256(str(options["salaries"]).encode()).hexdigest()[:16]


GAME: Final = Intrigue()
