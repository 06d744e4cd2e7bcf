"""Tests of the rules for two seats."""

import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Bid, LayNothing, Pass, PlaceShield, SetAside
from signoria.games.il_principe.events import (
    AuctionOpened,
    Dealt,
    DucatsReceived,
    Ended,
    LotsDrawn,
    RoleTaken,
    RoundBegan,
)
from signoria.games.il_principe.phases.steps import TURN
from signoria.games.il_principe.rules import (
    BLUE,
    END_CITIES,
    END_LAST_ROUND,
    END_SHORTAGE,
    FOR_ROUND,
    RED,
    WHITE,
    YELLOW,
)
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.seats import NOBODY
from tests.games.il_principe.story import (
    LAST_PHASE_1,
    NEXT_ROUND,
    PHASE_1,
    all_pass,
    colours,
    do,
    events_of,
    kinds_of_events,
    legal_actions,
    opened,
    refusal,
    settled,
    table,
)
from tests.games.il_principe.words import BISHOP, IN_BLUE, MEDICI, VISCONTI


@pytest.mark.rule("TWO-1")
def test_thirteen_of_each_building_and_ten_cities() -> None:
    s = GAME.setup(2, settled(2))
    assert values(s.deck) == [13, 13, 13, 13, 13]
    assert s.city_deck_left == 10


@pytest.mark.rule("TWO-1")
def test_removed_five_cities_stay_unknown() -> None:
    t = opened(2, next_cities=[0, 1, 2, 3])
    seen = GAME.view(t.state, MEDICI)
    assert seen.city_deck_left == 6
    assert seen.cities_unseen == list(range(4, 15))


@pytest.mark.rule("TWO-1", "ROLE-3")
def test_there_are_no_minors() -> None:
    t = table(2, at=colours(WHITE), face_up={MEDICI: "2 white", VISCONTI: "1 white"})
    assert events_of(t, RoleTaken) == [RoleTaken(MEDICI, BISHOP, 1)]
    assert values(t.state.roles)[5:] == [NOBODY] * 5


@pytest.mark.rule("TWO-2")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005", "amigo-easy"])
def test_five_cards_and_six_ducats(preset: str) -> None:
    """The variant's text gives six ducats to all and does not mention two seats."""
    t = table(2, preset, at=PHASE_1, coins=[0, 0])
    assert [e.number for e in events_of(t, Dealt)] == [5, 5]
    assert events_of(t, DucatsReceived) == [DucatsReceived(n, 6, FOR_ROUND) for n in range(2)]


@pytest.mark.rule("TWO-2", "NEW-3")
def test_three_cards_are_set_aside() -> None:
    t = table(2, at=PHASE_1, next_cards=[RED] * 2 + [BLUE] * 3)
    assert legal_actions(t, MEDICI) == [
        SetAside(0, 0, 2, 1, 0),
        SetAside(0, 0, 1, 2, 0),
        SetAside(0, 0, 0, 3, 0),
    ]
    refused = refusal(t, MEDICI, SetAside(0, 0, 2, 0, 0))
    assert refused == Refusal("NEW-3", {"number": 3, "requested": 2})
    do(t, MEDICI, SetAside(0, 0, 0, 3, 0))
    assert t.state.sealed[MEDICI] == 3


@pytest.mark.rule("TWO-3", "END-2")
def test_the_last_round_comes_with_fewer_than_ten_cards() -> None:
    assert events_of(table(2, at=NEXT_ROUND, deck=9), RoundBegan) == [RoundBegan(3, 1)]
    assert events_of(table(2, at=NEXT_ROUND, deck=10), RoundBegan) == [RoundBegan(3, 0)]


@pytest.mark.rule("TWO-3")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005"])
@pytest.mark.parametrize("left", [1, 3, 5])
def test_last_round_auctions_all_remaining_cards(preset: str, left: int) -> None:
    """ "Six or all" means the same as "all", because six are never left (ruling 33)."""
    t = table(2, preset, at=LAST_PHASE_1, last_round=True, deck=left)
    assert [sum(e.cards) for e in events_of(t, LotsDrawn)] == [left]
    assert t.state.deck_left == 0


@pytest.mark.rule("TWO-3", "END-4")
@pytest.mark.parametrize(("preset", "ducats"), [("amigo2006", [6, 6]), ("mtm2005", [])])
def test_the_last_income_of_two_seats(preset: str, ducats: list[int]) -> None:
    """Ruling 30."""
    t = table(2, preset, at=LAST_PHASE_1, last_round=True, deck=2)
    assert [e.ducats for e in events_of(t, DucatsReceived)] == ducats
    assert events_of(t, Dealt) == []


@pytest.mark.rule("TWO-5")
@pytest.mark.parametrize(("preset", "ducats"), [("amigo2006", 6), ("mtm2005", 0)])
def test_a_table_may_end_the_game_when_no_card_is_left(preset: str, ducats: int) -> None:
    ends = {"empty_deck_two": "end"}
    t = table(2, preset, at=LAST_PHASE_1, last_round=True, deck=0, coins=[1, 2], options=ends)
    assert events_of(t, Ended)[0].reason == END_SHORTAGE
    assert values(t.state.coins) == [1 + ducats, 2 + ducats]

    t = table(2, preset, at=LAST_PHASE_1, last_round=True, deck=1, options=ends)
    assert [sum(e.cards) for e in events_of(t, LotsDrawn)] == [1]


@pytest.mark.rule("TWO-5")
@pytest.mark.parametrize("preset", ["amigo2006", "mtm2005"])
def test_with_no_card_left_phases_3_and_4_are_played_all_the_same(preset: str) -> None:
    """No auction and no early stop (ruling 31)."""
    t = table(2, preset, at=LAST_PHASE_1, last_round=True, deck=0, face_up={VISCONTI: "1 white"})
    assert kinds_of_events(t, LotsDrawn, AuctionOpened) == []
    assert t.state.now().phase == TURN
    do(t, MEDICI, LayNothing())
    do(t, VISCONTI, LayNothing())
    assert t.state.roles[BISHOP] == VISCONTI
    assert events_of(t, Ended)[0].reason == END_LAST_ROUND


@pytest.mark.rule("TWO-4", "ROLE-5")
def test_a_tie_for_a_major_is_auctioned_between_the_two() -> None:
    """Ruling 32."""
    t = table(2, at=colours(YELLOW), face_up={MEDICI: "1 yellow", VISCONTI: "1 yellow"})
    assert events_of(t, AuctionOpened) == [AuctionOpened(YELLOW, 0b11, VISCONTI)]
    do(t, VISCONTI, Bid(1))
    do(t, MEDICI, Pass())
    assert t.state.roles[YELLOW] == VISCONTI
    assert t.state.principe == VISCONTI


@pytest.mark.rule("TWO-4")
def test_tied_major_without_a_bid_stays_on_the_board() -> None:
    t = table(2, at=colours(BLUE), face_up={MEDICI: "1 blue", VISCONTI: "1 blue"})
    all_pass(t, VISCONTI, MEDICI)
    assert t.state.roles[BLUE] == NOBODY
    assert refusal(t, MEDICI, PlaceShield(IN_BLUE)) == Refusal("TABLE-3")


@pytest.mark.rule("TWO-1", "END-1")
def test_seventh_city_causes_the_city_end() -> None:
    """Ten cards: four open, six in the deck (ruling 26)."""
    t = table(2, at=NEXT_ROUND, display=[12, 13, 14], built={MEDICI: list(range(7))})
    assert t.state.city_deck_left == 0
    assert events_of(t, Ended)[0].reason == END_CITIES
