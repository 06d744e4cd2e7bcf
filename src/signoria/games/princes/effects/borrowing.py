"""The borrowing of a function of the other's card, for its owls. [TOKEN-3]"""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.effects.tokens import can_use
from signoria.games.princes.effects.verb import USES, Verb, possible
from signoria.games.princes.phases.steps import BORROWING
from signoria.games.princes.rules import PLACES, SITES
from signoria.games.princes.state import State
from signoria.kernel.table import Table


class Borrow(Verb):
    """The use of one of the other's groves in the action phase. [TOKEN-3]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the other has one that the player can pay and use now."""
        return len(borrowable(s, seat)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick it."""
        t.open(BORROWING, seat, 0)


def borrowable(s: State, seat: i64) -> list[int]:
    """Return the places of the other's cards whose function a seat can borrow now."""
    found: list[int] = []
    for site in range(SITES):
        card = s.sites[(1 - seat) * SITES + site] - 1
        if card >= 0 and CARD_ROWS.use_owls[card] and can_borrow(s, seat, card):
            found.append(PLACES + site)
    return found


def can_borrow(s: State, seat: i64, card: i64) -> bool:
    """Return whether a card has a function that a seat can pay and use in its action phase."""
    verbs = USES[card]
    return len(verbs) > 0 and can_use(s, seat, card) and possible(s, seat, verbs)
