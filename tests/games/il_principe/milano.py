"""Position that several tests begin with: the Medici may build Milano."""

from signoria.games.il_principe.state import State
from signoria.kernel.table import Table
from tests.games.il_principe.story import table, turn_of
from tests.games.il_principe.words import LUCCA, MEDICI, MILANO, PISA, RIMINI, SIENA

FOR_MILANO = "2 blue, 1 red, 1 yellow"
FOR_SIENA = "1 white, 1 red, 1 yellow"


def before_milano(preset: str = "amigo2006", round: int = 2, **action: str) -> Table[State]:
    """Return a table at the Medici's turn, with the price of Milano and Siena in hand."""
    return table(
        at=turn_of(MEDICI),
        preset=preset,
        round=round,
        hands={MEDICI: FOR_MILANO + ", 1 white"},
        coins=[5, 5, 5, 5],
        display=[MILANO, SIENA, PISA, RIMINI],
        next_cities=[LUCCA],
        options=action,
    )
