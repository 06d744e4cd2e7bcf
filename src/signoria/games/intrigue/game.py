"""The game object of Intrigue: seats, options, presets, and the parts of its rules."""

from hashlib import sha256
from typing import Final

from signoria.games.intrigue.actions import ACTIONS, MENU
from signoria.games.intrigue.bots import HEURISTICS, unhurried
from signoria.games.intrigue.events import EVENTS, MatterOpened, RoundBegan, TurnBegan
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
    NO_SUMS,
    PROFESSIONS,
    REASON_NAMES,
    SUMS_OF_THE_ROUND,
)
from signoria.games.intrigue.state import State, initial_state
from signoria.games.intrigue.view import View, view
from signoria.kernel.action import Refusal
from signoria.kernel.event import Event
from signoria.kernel.game import Game, Outcome
from signoria.kernel.kinds import Kinds
from signoria.kernel.seats import NOBODY, seats_in

# The sums that a log may hide [SET-8], and the options with the seconds of each step. [OUT-3]
SUMS: Final = {"bribe_paid": "ducats", "money_given": "ducats", "salary_paid": "ducats"}
TIMES: Final = {
    "ages": "decide_time",
    "audience": "talk_time",
    "bribery": "bribe_time",
    "uncontested": "decide_time",
    "external": "decide_time",
    "internal": "decide_time",
    "sending": "send_time",
}


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
        self.plays_on = True  # [OUT-2]
        self.phases = PHASES
        self.talk = TALK
        self.heuristics = HEURISTICS
        self.step = STEP
        self.menu = MENU
        self.actions = ACTIONS
        self.events = EVENTS
        self.reasons = REASON_NAMES[1:]
        self.kinds = KINDS
        self.sums = SUMS
        self.times = TIMES
        self.options = OPTIONS
        self.presets = PRESETS

    @property
    def refused(self) -> Kinds:
        """Return the kinds of the parameters of refusals."""
        return REFUSED

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

    def fades(self, s: State, event: Event[State]) -> bool:
        """Return whether the event begins a round, or a matter or turn, by the option. [SET-8]"""
        if s.options.sums_in_log == NO_SUMS:
            return isinstance(event, MatterOpened | TurnBegan)
        return s.options.sums_in_log == SUMS_OF_THE_ROUND and isinstance(event, RoundBegan)

    def past(self, s: State) -> State:
        """Hide bribes and purses: changes of a purse would reveal the payments. [SET-8]"""
        return s.without_sums()

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
