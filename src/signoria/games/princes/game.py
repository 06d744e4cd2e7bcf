"""The game object of The Princes of Catan: options, presets, and the parts of its rules."""

from typing import Final

from signoria.games.princes.actions import ACTIONS, PICK_CARD
from signoria.games.princes.audit import audit
from signoria.games.princes.bots import HEURISTICS
from signoria.games.princes.data import digest_of
from signoria.games.princes.events import EVENTS
from signoria.games.princes.fields import KINDS, PILES, REFUSED
from signoria.games.princes.menu import MENU
from signoria.games.princes.options import (
    OPTIONS,
    PRESETS,
    chosen_options,
    refuses_agreements,
    refuses_decks,
    values_of,
)
from signoria.games.princes.phases import PHASES, STEP
from signoria.games.princes.phases.start import lying_next
from signoria.games.princes.phases.steps import ARRANGING
from signoria.games.princes.rules import (
    REASON_NAMES,
    SEATS,
)
from signoria.games.princes.setup import initial_state
from signoria.games.princes.state import State
from signoria.games.princes.view import View, view, views
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game, Outcome
from signoria.kernel.seats import seats_in


class Princes(Game[State]):
    """Two principalities of cards, by Klaus Teuber."""

    def __init__(self) -> None:
        super().__init__()
        self.slug = "princes"
        self.title = "The Princes of Catan"
        self.rules = 1
        self.fewest = SEATS
        self.most = SEATS
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
        """Refuse unknown sets or an illegal deck; other settings within bounds are playable."""
        return refuses_agreements(options) or refuses_decks(options)

    def setup(self, seats: int, options: dict[str, int | str]) -> State:
        """Create the table before anything has happened."""
        return initial_state(seats, chosen_options(values_of(options)))

    def view(self, s: State, seat: int) -> View:
        return view(s, seat)

    def views(self, s: State, seats: list[int]) -> list[object]:
        """Return the views of several seats."""
        return [*views(s, seats)]

    def default(self, s: State, seat: int, legal: list[int]) -> int:
        """Choose the first of the menu; the first regions stay as they lie. [OUT-1]"""
        return PICK_CARD + lying_next(s, seat) if s.phase() == ARRANGING else legal[0]

    def outcome(self, s: State) -> Outcome:
        """Return reason, points and winners."""
        scores = [s.score(seat) for seat in range(s.seats)]
        return Outcome(REASON_NAMES[s.reason], scores, seats_in(s.winners))

    def audit(self, s: State) -> list[int]:
        """Count draw cards, regions, events and centre cards: all stay constant."""
        return audit(s)

    def data(self, options: dict[str, int | str]) -> str:
        """Return a digest of the cards in the game."""
        return digest_of(values_of(options))


GAME: Final = Princes()
