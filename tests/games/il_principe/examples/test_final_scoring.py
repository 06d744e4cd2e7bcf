"""The rulebooks' example of the final scoring of the regions."""

import pytest

from signoria.games.il_principe.events import Scored
from signoria.games.il_principe.rules import FROM_REGIONS
from tests.games.il_principe.story import NEXT_ROUND, events_of, table
from tests.games.il_principe.words import (
    CARRARESI,
    ESTE,
    GONZAGA,
    IN_BLUE,
    IN_GREEN,
    IN_RED,
    IN_YELLOW,
    MEDICI,
    VISCONTI,
)


@pytest.mark.rule("FIN-1")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it"])
def test_the_regions_of_the_example(preset: str) -> None:
    """AMIGO 2006 (French and Italian), "Victory points for the regions".

    The French text says "one or more" where it means a tie, and writes Carravaresi once (ruling
    49). How many shields the Carraresi have is in the picture only: two in blue, one in green.
    """
    t = table(
        5,
        preset,
        at=NEXT_ROUND,
        round=7,
        last_round=True,
        shields={
            IN_BLUE: {CARRARESI: 2, VISCONTI: 1, GONZAGA: 1},
            IN_GREEN: {ESTE: 3, CARRARESI: 1},
            IN_RED: {VISCONTI: 1},
            IN_YELLOW: {MEDICI: 2, GONZAGA: 2, VISCONTI: 1},
        },
    )
    assert [e for e in events_of(t, Scored) if e.source == FROM_REGIONS] == [
        Scored(CARRARESI, 5, FROM_REGIONS, IN_BLUE),
        Scored(VISCONTI, 2, FROM_REGIONS, IN_BLUE),
        Scored(GONZAGA, 2, FROM_REGIONS, IN_BLUE),
        Scored(ESTE, 5, FROM_REGIONS, IN_GREEN),
        Scored(CARRARESI, 2, FROM_REGIONS, IN_GREEN),
        Scored(VISCONTI, 5, FROM_REGIONS, IN_RED),
        Scored(MEDICI, 5, FROM_REGIONS, IN_YELLOW),
        Scored(GONZAGA, 5, FROM_REGIONS, IN_YELLOW),
    ]
