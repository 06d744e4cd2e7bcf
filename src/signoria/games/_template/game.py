"""The game object: seats, options, presets, and the parts of the rules."""

from typing import Final

from signoria.games._template.actions import ACTIONS, MENU
from signoria.games._template.bots import HEURISTICS
from signoria.games._template.events import EVENTS
from signoria.games._template.fields import CARD, CARDS, KINDS, PRIZES, REASON, REFUSED, STEP
from signoria.games._template.phases import PHASES
from signoria.games._template.state import State, initial_state
from signoria.games._template.view import View, view
from signoria.kernel.cells import values
from signoria.kernel.game import Game, Option, Outcome
from signoria.kernel.seats import seats_in


class Template(Game[State]):
    """Secret bids for prizes."""

    def __init__(self) -> None:
        super().__init__()
        self.slug = "template"
        self.title = "Template"
        self.fewest = 2
        self.most = 4
        self.horizon = self.most * CARDS
        self.phases = PHASES
        self.step = STEP
        self.heuristics = HEURISTICS
        self.menu = MENU
        self.actions = ACTIONS
        self.events = EVENTS
        self.reasons = REASON.keys[1:]
        self.kinds = KINDS
        self.refused = REFUSED
        self.piles = {PRIZES: CARD}
        self.options = [Option("cards", "PLAY-1", [], 3, CARDS)]
        self.presets = {"standard": {"cards": CARDS}, "short": {"cards": 3}}

    def setup(self, seats: int, options: dict[str, int | str]) -> State:
        """Create the table before anything has happened."""
        return initial_state(seats, int(options["cards"]))

    def view(self, s: State, seat: int) -> View:
        return view(s, seat)

    def outcome(self, s: State) -> Outcome:
        """Return reason, points and winners."""
        return Outcome(REASON.keys[1], values(s.points), seats_in(s.winners))

    def audit(self, s: State) -> list[int]:
        """Count the points in the pile, on the table and won: the sum stays constant."""
        to_come = sum(card + 1 for card in range(CARDS) if s.pile[card])
        return [to_come + s.prize + 1 + sum(s.points) + s.lost]


GAME: Final = Template()
