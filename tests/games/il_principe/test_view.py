"""Tests of the views of each seat and of a spectator."""

import msgspec
import pytest

from signoria.bots.playout import submit_out
from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Bid, Build, SetAside
from signoria.games.il_principe.phases.steps import AUCTION, LOTS, ROLES_ANEW, ROUND
from signoria.games.il_principe.rules import RED
from signoria.games.il_principe.view import AuctionView, SeatView, View
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import EVERYONE, NOBODY, SPECTATOR
from signoria.kernel.table import open_table
from tests.games.il_principe.story import (
    NEXT_ROUND,
    PHASE_1,
    PHASE_2,
    do,
    opened,
    settled,
    table,
    turn_of,
)
from tests.games.il_principe.words import (
    BISHOP,
    CARRARESI,
    ESTE,
    IN_BLUE,
    IN_YELLOW,
    KNIGHT,
    MEDICI,
    MILANO,
    RED_LOT,
    VISCONTI,
    cards,
)

HANDS = {MEDICI: "2 green, 1 red", VISCONTI: "4 blue"}


def test_view_has_exactly_these_fields() -> None:
    """Before a new field is added here, check what it reveals."""
    assert View.__struct_fields__ == (
        *("you", "round", "last_round", "reason", "winners", "principe", "agenda", "deck_left"),
        *("removed", "lots", "auction", "shields_due", "cities", "city_deck_left"),
        *("cities_unseen", "shields", "seats", "your_hand", "your_set_aside"),
    )
    assert SeatView.__struct_fields__ == (
        *(
            "family",
            "score",
            "points",
            "hand_size",
            "set_aside",
            "purse",
            "shields_left",
            "face_up",
        ),
        *("face_down", "roles", "cities"),
    )
    assert AuctionView.__struct_fields__ == (
        "item",
        "bidders",
        "turn",
        "high_bid",
        "high_bidder",
    )


@pytest.mark.rule("SET-8")
def test_own_hand_and_purse_are_visible() -> None:
    t = table(at=turn_of(MEDICI), hands=HANDS, coins=[7, 8, 9, 10])
    mine = GAME.view(t.state, MEDICI)
    assert mine.your_hand == cards("2 green, 1 red")
    assert [seat.purse for seat in mine.seats] == [7, None, None, None]
    assert [seat.hand_size for seat in mine.seats] == [3, 4, 0, 0]


@pytest.mark.rule("SET-8")
def test_a_spectator_sees_no_hand_and_no_purse() -> None:
    t = table(at=turn_of(MEDICI), hands=HANDS)
    seen = GAME.view(t.state, SPECTATOR)
    assert (seen.you, seen.your_hand, seen.your_set_aside) == (SPECTATOR, [], [])
    assert [seat.purse for seat in seen.seats] == [None] * 4


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize("you", [MEDICI, SPECTATOR])
def test_open_purses(you: int) -> None:
    t = table(at=turn_of(MEDICI), coins=[7, 8, 9, 10], options={"open_purses": "yes"})
    assert [seat.purse for seat in GAME.view(t.state, you).seats] == [7, 8, 9, 10]


@pytest.mark.rule("SET-8", "FIN-4")
@pytest.mark.parametrize("you", [MEDICI, SPECTATOR])
def test_purses_are_open_after_the_end(you: int) -> None:
    t = table(at=NEXT_ROUND, last_round=True, coins=[7, 8, 9, 10], hands=HANDS)
    seen = GAME.view(t.state, you)
    assert [seat.purse for seat in seen.seats] == [7, 8, 9, 10]
    assert (seen.reason, seen.winners, seen.agenda) == (2, [VISCONTI, ESTE], [])


@pytest.mark.rule("NEW-3")
def test_cards_set_aside_are_visible_only_to_their_seat() -> None:
    t = table(at=PHASE_1, next_cards=[RED] * 4)
    do(t, MEDICI, SetAside(0, 0, 2, 0, 0))
    mine, theirs = GAME.view(t.state, MEDICI), GAME.view(t.state, VISCONTI)
    assert mine.your_set_aside == cards("2 red")
    assert theirs.your_set_aside == cards("0 red")
    assert [seat.set_aside for seat in theirs.seats] == [2, 0, 0, 0]


def test_the_auction_under_way() -> None:
    t = table(at=PHASE_2, lots="2 red", coins=[5, 5, 5, 5])
    assert GAME.view(t.state, MEDICI).auction == AuctionView(RED_LOT, [0, 1, 2, 3], 1, 0, NOBODY)
    do(t, VISCONTI, Bid(2))
    seen = GAME.view(t.state, SPECTATOR)
    assert seen.auction == AuctionView(RED_LOT, [0, 1, 2, 3], CARRARESI, 2, VISCONTI)
    assert seen.lots == cards("2 red")
    assert [line[0] for line in seen.agenda] == [ROUND, ROLES_ANEW, 8, LOTS, AUCTION]
    assert seen.agenda[-1] == [AUCTION, EVERYONE, RED_LOT]


def test_a_table_between_auctions() -> None:
    assert GAME.view(opened(3).state, MEDICI).auction is None


@pytest.mark.rule("FIN-3")
def test_rows_roles_and_shields_are_public() -> None:
    """Face-down rows too: everybody saw their colour and number (ruling 41)."""
    t = table(
        at=turn_of(MEDICI),
        face_up={VISCONTI: "2 green"},
        face_down={VISCONTI: "1 white, 3 red"},
        roles={BISHOP: VISCONTI, KNIGHT: VISCONTI},
        shields={IN_YELLOW: {VISCONTI: 2, ESTE: 1}},
        removed="2 yellow",
        points={VISCONTI: 12},
        round=4,
        principe=ESTE,
    )
    seen = GAME.view(t.state, MEDICI)
    row = seen.seats[VISCONTI]
    assert (row.face_up, row.face_down) == (cards("2 green"), cards("1 white, 3 red"))
    assert (row.roles, row.shields_left) == ([BISHOP, KNIGHT], 10)
    assert (row.score, row.points) == (12, [12, 0, 0, 0, 0, 0, 0, 0])
    assert seen.shields[IN_YELLOW] == [0, 2, 0, 1]
    assert seen.removed == cards("2 yellow")
    assert (seen.round, seen.last_round, seen.principe, seen.deck_left) == (4, False, ESTE, 92)


def test_cities_face_up_unseen_and_being_built() -> None:
    t = table(
        at=turn_of(MEDICI),
        hands={MEDICI: "2 blue, 1 red, 1 yellow"},
        display=[MILANO, 0, 1, 2],
        built={ESTE: [3]},
        shields={IN_BLUE: {MEDICI: 11}},
    )
    do(t, MEDICI, Build(MILANO))
    seen = GAME.view(t.state, VISCONTI)
    assert seen.cities == [0, 1, 2]
    assert seen.cities_unseen == [4, 5, 6, 7, 9, 10, 11, 12, 13, 14]
    assert (seen.city_deck_left, seen.shields_due) == (10, 1)


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize("decisions", [0, 2, 9, 40, 90])
@pytest.mark.parametrize("you", [MEDICI, CARRARESI, SPECTATOR])
def test_worlds_that_differ_only_in_secrets_look_the_same(decisions: int, you: int) -> None:
    t = open_table(GAME, 4, settled(4), SeededRng(8))
    submit_out(t, SeededRng(9), decisions)
    for seed in range(5):
        world = t.state.imagine(you, SeededRng(seed), remembering=False)
        assert GAME.view(world, you) == GAME.view(t.state, you)


@pytest.mark.parametrize("decisions", [0, 9, 40, 90, 500])
def test_views_of_several_seats_equal_their_single_views(decisions: int) -> None:
    t = open_table(GAME, 4, settled(4), SeededRng(8))
    submit_out(t, SeededRng(9), decisions)
    sides = [MEDICI, SPECTATOR, CARRARESI, ESTE]
    assert GAME.views(t.state, sides) == [GAME.view(t.state, side) for side in sides]


def test_view_survives_encoding() -> None:
    seen = GAME.view(opened(5).state, MEDICI)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen
