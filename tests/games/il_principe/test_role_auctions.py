"""Tests of phase 4: auctions of tied roles."""

import pytest

from signoria.games.il_principe.actions import (
    Bid,
    BuildNothing,
    Pass,
)
from signoria.games.il_principe.events import (
    AuctionOpened,
    ItemSold,
    ItemUnsold,
    RoleTaken,
    Scored,
)
from signoria.games.il_principe.rules import FROM_BISHOP, WHITE
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.seats import NOBODY
from tests.games.il_principe.story import (
    all_pass,
    colours,
    do,
    down,
    events_of,
    refusal,
    table,
    up,
)
from tests.games.il_principe.words import (
    BISHOP,
    CARRARESI,
    ESTE,
    GONZAGA,
    MEDICI,
    PRIEST,
    VISCONTI,
    cards,
)


@pytest.mark.rule("ROLE-4")
def test_those_tied_for_second_bid_for_the_minor() -> None:
    t = table(
        5,
        at=colours(WHITE),
        face_up={MEDICI: "3 white", VISCONTI: "2 white", ESTE: "2 white", GONZAGA: "1 white"},
    )
    assert events_of(t, RoleTaken) == [RoleTaken(MEDICI, BISHOP, 2)]
    assert events_of(t, AuctionOpened) == [AuctionOpened(PRIEST, 0b01010, VISCONTI)]
    do(t, VISCONTI, Pass())
    do(t, ESTE, Bid(1))
    assert t.state.roles[PRIEST] == ESTE


@pytest.mark.rule("ROLE-4")
def test_holder_of_the_major_left_with_as_many_cards_does_not_bid_for_the_minor() -> None:
    """The Medici's four cards have become two; the minor is still the others' (ruling 47)."""
    t = table(
        at=colours(WHITE), face_up={MEDICI: "4 white", VISCONTI: "2 white", CARRARESI: "2 white"}
    )
    assert up(t, MEDICI) == cards("2 white")
    assert events_of(t, AuctionOpened) == [AuctionOpened(PRIEST, 0b0110, VISCONTI)]


@pytest.mark.rule("ROLE-5")
def test_those_tied_for_first_bid_for_the_major_and_the_minor_stays() -> None:
    t = table(
        at=colours(WHITE), face_up={MEDICI: "2 white", VISCONTI: "1 white", CARRARESI: "2 white"}
    )
    assert events_of(t, AuctionOpened) == [AuctionOpened(BISHOP, 0b0101, CARRARESI)]
    do(t, CARRARESI, Bid(1))
    do(t, MEDICI, Pass())
    assert t.state.roles[BISHOP] == CARRARESI
    assert t.state.roles[PRIEST] == NOBODY


@pytest.mark.rule("ROLE-7")
@pytest.mark.parametrize(
    ("preset", "principe", "opener"),
    [
        ("amigo2006", MEDICI, VISCONTI),
        ("amigo2006", VISCONTI, ESTE),
        ("amigo2006", ESTE, VISCONTI),
        ("amigo2006-it", VISCONTI, VISCONTI),
        ("amigo2006-it", CARRARESI, ESTE),
        ("mtm2005", CARRARESI, ESTE),
    ],
)
def test_the_first_tied_seat_from_the_usual_opener_opens(
    preset: str, principe: int, opener: int
) -> None:
    """The Visconti and d'Este are tied (ruling 13)."""
    t = table(
        at=colours(WHITE),
        preset=preset,
        principe=principe,
        face_up={VISCONTI: "1 white", ESTE: "1 white"},
    )
    assert events_of(t, AuctionOpened) == [AuctionOpened(BISHOP, 1 << VISCONTI | 1 << ESTE, opener)]


@pytest.mark.rule("ROLE-7")
def test_seat_that_is_not_tied_does_not_bid() -> None:
    t = table(at=colours(WHITE), face_up={VISCONTI: "1 white", ESTE: "1 white"})
    assert refusal(t, CARRARESI, Bid(1)) == Refusal("TABLE-2", {"seat": CARRARESI})
    do(t, VISCONTI, Bid(1))
    assert t.actors() == [ESTE]


@pytest.mark.rule("ROLE-8")
def test_the_winner_pays_and_takes_role_and_marker_but_builds_nothing() -> None:
    """Ruling 14."""
    t = table(
        at=colours(WHITE),
        face_up={VISCONTI: "1 white", ESTE: "1 white"},
        hands={VISCONTI: "2 blue, 2 red, 2 yellow, 2 green, 2 white"},
        coins=[9, 9, 9, 9],
    )
    do(t, VISCONTI, Bid(4))
    do(t, ESTE, Pass())
    assert events_of(t, ItemSold) == [ItemSold(VISCONTI, BISHOP, 4)]
    assert t.state.roles[BISHOP] == VISCONTI
    assert t.state.principe == VISCONTI
    assert t.state.round == 3
    assert values(t.state.coins) == [14, 10, 14, 14]
    assert refusal(t, VISCONTI, BuildNothing()) == Refusal("TABLE-3")


@pytest.mark.rule("ROLE-8", "ROLE-11", "EFF-3")
def test_a_major_won_by_auction_turns_its_cards_and_takes_effect() -> None:
    t = table(at=colours(WHITE), face_up={VISCONTI: "3 white", ESTE: "3 white"})
    do(t, VISCONTI, Bid(1))
    do(t, ESTE, Pass())
    assert events_of(t, RoleTaken) == [RoleTaken(VISCONTI, BISHOP, 2)]
    assert events_of(t, Scored) == [Scored(VISCONTI, 1, FROM_BISHOP, BISHOP)]
    assert (up(t, ESTE), down(t, ESTE)) == (cards("3 white"), cards("0 white"))


@pytest.mark.rule("ROLE-10")
def test_role_without_a_bid_stays_on_the_board_and_the_marker_too() -> None:
    """Ruling 16."""
    t = table(at=colours(WHITE), face_up={VISCONTI: "1 white", ESTE: "1 white"})
    all_pass(t, VISCONTI, ESTE)
    assert events_of(t, ItemUnsold) == [ItemUnsold(BISHOP)]
    assert events_of(t, RoleTaken) == []
    assert t.state.roles[BISHOP] == NOBODY
    assert t.state.principe == MEDICI
    assert up(t, VISCONTI) == cards("1 white")


@pytest.mark.rule("ROLE-10")
def test_minor_without_a_bid_stays_on_the_board() -> None:
    t = table(at=colours(WHITE), face_up={MEDICI: "2 white", VISCONTI: "1 white", ESTE: "1 white"})
    all_pass(t, VISCONTI, ESTE)
    assert events_of(t, ItemUnsold) == [ItemUnsold(PRIEST)]
    assert t.state.roles[BISHOP] == MEDICI
    assert t.state.roles[PRIEST] == NOBODY
