"""The rulebooks' examples of the order in which lots are auctioned."""

import pytest

from signoria.games.il_principe.actions import SetAside
from signoria.games.il_principe.events import AuctionOpened
from tests.games.il_principe.story import PHASE_1, PHASE_2, all_pass, do, events_of, table
from tests.games.il_principe.words import (
    BLUE_LOT,
    CARRARESI,
    ESTE,
    GREEN_LOT,
    MEDICI,
    RED_LOT,
    VISCONTI,
    WHITE_LOT,
    YELLOW_LOT,
)


@pytest.mark.rule("AUC-1")
def test_yellow_then_white_and_red_in_colour_order_then_green() -> None:
    """Mind the Move 2005, "Phase 2": 3 green, 2 white, 2 red and 1 yellow at four seats."""
    t = table(at=PHASE_2, preset="mtm2005", lots="3 green, 2 white, 2 red, 1 yellow")
    for _ in range(4):
        all_pass(t, VISCONTI, CARRARESI, ESTE, MEDICI)
    items = [e.item for e in events_of(t, AuctionOpened)]
    assert items == [YELLOW_LOT, WHITE_LOT, RED_LOT, GREEN_LOT]


@pytest.mark.rule("AUC-1", "NEW-5")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it"])
def test_the_auctions_begin_with_green_and_end_with_blue(preset: str) -> None:
    """AMIGO 2006 (French and Italian), phase 2, "example with four players".

    The eight cards are shown in a picture only; the text says that green is first and blue last.
    One green, two white, two yellow and three blue cards are such a reserve.
    """
    t = table(
        at=PHASE_1,
        preset=preset,
        hands={
            MEDICI: "1 green, 1 blue",
            VISCONTI: "2 white",
            CARRARESI: "2 blue",
            ESTE: "2 yellow",
        },
    )
    do(t, MEDICI, SetAside(1, 0, 0, 1, 0))
    do(t, VISCONTI, SetAside(0, 2, 0, 0, 0))
    do(t, CARRARESI, SetAside(0, 0, 0, 2, 0))
    do(t, ESTE, SetAside(0, 0, 0, 0, 2))
    opener = events_of(t, AuctionOpened)[0].opener
    for _ in range(4):
        all_pass(t, *[(opener + n) % 4 for n in range(4)])
    items = [e.item for e in events_of(t, AuctionOpened)]
    assert items == [GREEN_LOT, WHITE_LOT, YELLOW_LOT, BLUE_LOT]
