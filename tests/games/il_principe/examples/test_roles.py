"""The rulebooks' examples of handing out roles: cases a, b and c, and half turned down."""

import pytest

from signoria.games.il_principe.actions import Bid, Pass, PlaceShield
from signoria.games.il_principe.events import AuctionOpened, RoleTaken
from signoria.games.il_principe.rules import BLUE, GREEN
from signoria.kernel.action import Refusal
from signoria.kernel.seats import NOBODY
from tests.games.il_principe.story import colours, do, down, events_of, refusal, table, up
from tests.games.il_principe.words import (
    CARRARESI,
    ESTE,
    IN_BLUE,
    IN_RED,
    KNIGHT,
    LORD,
    MASTER,
    MEDICI,
    VISCONTI,
    cards,
)


@pytest.mark.rule("ROLE-3", "ROLE-12")
def test_case_a_sole_first_and_sole_second() -> None:
    """Mind the Move 2005, "Phase 4", case a.

    Giorgio is our Medici with 4 blue cards, Nick the Visconti with 3, Roberto and Marco the
    Carraresi and d'Este with 1. The example forgets to call Giorgio's cards blue (ruling 49).
    """
    t = table(
        at=colours(BLUE),
        preset="mtm2005",
        face_up={MEDICI: "4 blue", VISCONTI: "3 blue", CARRARESI: "1 blue", ESTE: "1 blue"},
    )
    do(t, MEDICI, PlaceShield(IN_BLUE))
    do(t, VISCONTI, PlaceShield(IN_RED))
    assert events_of(t, RoleTaken) == [RoleTaken(MEDICI, LORD, 2), RoleTaken(VISCONTI, KNIGHT, 0)]
    assert events_of(t, AuctionOpened) == []


@pytest.mark.rule("ROLE-4", "ROLE-7")
def test_case_b_sole_first_and_two_tied_for_second() -> None:
    """Mind the Move 2005, "Phase 4", case b (AMIGO 2006: situation 1).

    Giorgio is our Medici with 4 blue cards, Nick and Marco the Visconti and d'Este with 2,
    Roberto the Carraresi with 1, who wins nothing and may not bid.
    """
    t = table(
        at=colours(BLUE),
        preset="mtm2005",
        coins=[5, 5, 5, 5],
        face_up={MEDICI: "4 blue", VISCONTI: "2 blue", CARRARESI: "1 blue", ESTE: "2 blue"},
    )
    assert events_of(t, RoleTaken) == [RoleTaken(MEDICI, LORD, 2)]
    do(t, MEDICI, PlaceShield(IN_BLUE))
    assert events_of(t, AuctionOpened) == [
        AuctionOpened(KNIGHT, 1 << VISCONTI | 1 << ESTE, VISCONTI),
    ]
    assert refusal(t, CARRARESI, Bid(5)) == Refusal("TABLE-2", {"seat": CARRARESI})
    do(t, VISCONTI, Bid(1))
    do(t, ESTE, Pass())
    assert t.state.roles[KNIGHT] == VISCONTI


@pytest.mark.rule("ROLE-5", "ROLE-7")
def test_case_c_three_tied_for_first() -> None:
    """Mind the Move 2005, "Phase 4", case c (AMIGO 2006: situation 2).

    Giorgio, Marco and Roberto are our Medici, Carraresi and d'Este with 3 blue cards, Nick the
    Visconti with 1: only the major is handed out, and only the three bid for it.
    """
    t = table(
        at=colours(BLUE),
        preset="mtm2005",
        coins=[5, 5, 5, 5],
        face_up={MEDICI: "3 blue", VISCONTI: "1 blue", CARRARESI: "3 blue", ESTE: "3 blue"},
    )
    tied = 1 << MEDICI | 1 << CARRARESI | 1 << ESTE
    assert events_of(t, AuctionOpened) == [AuctionOpened(LORD, tied, CARRARESI)]
    do(t, CARRARESI, Bid(1))
    do(t, ESTE, Bid(2))
    do(t, MEDICI, Pass())
    do(t, CARRARESI, Pass())
    assert t.state.roles[LORD] == ESTE
    do(t, ESTE, PlaceShield(IN_BLUE))
    assert t.state.roles[KNIGHT] == NOBODY


@pytest.mark.rule("ROLE-11")
def test_three_blue_cards_turn_two_down_and_a_minor_none() -> None:
    """Mind the Move 2005, "Phase 4", last example (ruling 8).

    Andrea is our Medici with 3 blue cards, Nick the Visconti with 2.
    """
    t = table(at=colours(BLUE), preset="mtm2005", face_up={MEDICI: "3 blue", VISCONTI: "2 blue"})
    do(t, MEDICI, PlaceShield(IN_BLUE))
    do(t, VISCONTI, PlaceShield(IN_BLUE))
    assert (up(t, MEDICI), down(t, MEDICI)) == (cards("1 blue"), cards("2 blue"))
    assert (up(t, VISCONTI), down(t, VISCONTI)) == (cards("2 blue"), cards("0 blue"))


@pytest.mark.rule("ROLE-11", "ROLE-12", "EFF-1")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it"])
def test_the_medici_with_three_green_cards_turn_two_down(preset: str) -> None:
    """AMIGO 2006 (French and Italian), phase 4: the master, then his special action."""
    t = table(
        at=colours(GREEN),
        preset=preset,
        face_up={MEDICI: "3 green", VISCONTI: "1 green"},
        face_down={MEDICI: "1 white, 1 yellow"},
    )
    assert events_of(t, RoleTaken) == [RoleTaken(MEDICI, MASTER, 2)]
    assert (up(t, MEDICI), down(t, MEDICI)) == (
        cards("1 green"),
        cards("2 green, 1 white, 1 yellow"),
    )
    assert t.actors() == [MEDICI]
