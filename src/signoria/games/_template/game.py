"""The game object: seats, options, presets, and the parts of the rules."""

from typing import Final

from signoria.games._template.play import ACTIONS, EVENTS, MENU, PHASES, PRIZES
from signoria.games._template.state import CARD, CARDS, REASON, State
from signoria.games._template.view import View, view
from signoria.kernel.cells import cells, filled, values, zeros
from signoria.kernel.game import Game, Option, Outcome
from signoria.kernel.phase import phases_of, step_of
from signoria.kernel.seats import NOBODY, seats_in


class Template(Game[State]):
    """Secret bids for prizes."""

    def __init__(self) -> None:
        super().__init__()
        self.slug = "template"
        self.title = "Template"
        self.most = 4
        self.horizon = self.most * CARDS
        self.phases, self.step = phases_of(PHASES), step_of(PHASES)
        self.menu, self.actions, self.events = MENU, ACTIONS, EVENTS
        self.kinds, self.refused = [CARD, REASON], {"card": CARD}
        self.reasons = REASON.keys[1:]
        self.piles = {PRIZES: CARD}
        self.options = [Option("cards", "PLAY-1", [], 3, CARDS)]
        self.presets = {"standard": {"cards": CARDS}, "short": {"cards": 3}}

    def setup(self, seats: int, options: dict[str, int | str]) -> State:
        """Create a table with so many cards in each hand, and as many prizes."""
        s = State()
        row = [1 if card < int(options["cards"]) else 0 for card in range(CARDS)]
        s.seats, s.pile, s.hands = seats, cells(row), cells(row * seats)
        s.bids, s.points = filled(seats, NOBODY), zeros(seats)
        return s

    def view(self, s: State, seat: int) -> View:
        return view(s, seat)

    def outcome(self, s: State) -> Outcome:
        """Return reason, points and winners."""
        return Outcome(REASON.keys[s.reason], values(s.points), seats_in(s.winners))

    def audit(self, s: State) -> list[int]:
        """Count the points in the pile, on the table and won: the sum stays constant."""
        to_come = sum(card + 1 for card in range(CARDS) if s.pile[card])
        return [to_come + s.prize + 1 + sum(s.points) + s.lost]


GAME: Final = Template()
