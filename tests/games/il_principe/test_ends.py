"""Tests of the end of a game: too few cities, or a last round when the deck is short."""

import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import LayNothing, Pass, SetAside
from signoria.games.il_principe.events import (
    AuctionOpened,
    CardsTurnedOver,
    Dealt,
    DucatsReceived,
    Ended,
    LotsDrawn,
    RemovedReused,
    RolesReturned,
    RoundBegan,
)
from signoria.games.il_principe.phases.steps import AUCTION, TURN
from signoria.games.il_principe.rules import (
    BLUE,
    END_CITIES,
    END_LAST_ROUND,
    END_SHORTAGE,
    FOR_ROUND,
    GREEN,
    RED,
    WHITE,
    YELLOW,
)
from signoria.games.il_principe.state import State
from signoria.kernel.cells import values
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Table
from tests.games.il_principe.story import (
    LAST_PHASE_1,
    NEXT_ROUND,
    all_pass,
    colours,
    do,
    events_of,
    kinds_of_events,
    table,
)
from tests.games.il_principe.words import CARRARESI, ESTE, MEDICI, VISCONTI, cards

THREE_OPEN = [12, 13, 14]
TWELVE_BUILT = {ESTE: list(range(12))}


def everybody_idles(t: Table[State]) -> None:
    """Pass and lay nothing for all seats, until the game is over or cards are to be set aside."""
    while t.actors() and t.state.now().phase in (AUCTION, TURN):
        action = Pass() if t.state.now().phase == AUCTION else LayNothing()
        do(t, t.actors()[0], action)


def reason(t: Table[State]) -> int:
    """Return the reason for the end of the game."""
    assert t.state.over()
    return events_of(t, Ended)[0].reason


@pytest.mark.rule("END-1")
@pytest.mark.parametrize("preset", ["amigo2006", "mtm2005", "amigo-easy"])
def test_fewer_than_four_open_cities_end_the_game_before_phase_1(preset: str) -> None:
    """Ruling 3: at the start of phase 1; the twelfth city built brings it about (ruling 26)."""
    t = table(at=NEXT_ROUND, preset=preset, display=THREE_OPEN, built=TWELVE_BUILT)
    assert reason(t) == END_CITIES
    assert kinds_of_events(t, RoundBegan, Dealt, DucatsReceived) == []


@pytest.mark.rule("END-1")
def test_four_open_cities_do_not_end_the_game() -> None:
    t = table(at=NEXT_ROUND, display=[11, *THREE_OPEN], built={ESTE: list(range(11))})
    assert t.state.city_deck_left == 0
    assert events_of(t, RoundBegan) == [RoundBegan(3, 0)]


@pytest.mark.rule("END-1")
def test_one_edition_checks_the_cities_at_the_end_of_phase_1() -> None:
    """Cards and ducats are handed out and cards set aside before it is over (ruling 3)."""
    t = table(
        at=NEXT_ROUND,
        preset="amigo2006-it",
        display=THREE_OPEN,
        built=TWELVE_BUILT,
        next_cards=[RED] * 16,
        coins=[1, 2, 3, 4],
    )
    for seat in (MEDICI, VISCONTI, CARRARESI, ESTE):
        assert not t.state.over()
        do(t, seat, SetAside(0, 0, 2, 0, 0))
    assert reason(t) == END_CITIES
    assert values(t.state.coins) == [6, 7, 8, 9]
    assert kinds_of_events(t, CardsTurnedOver, AuctionOpened) == []
    assert values(t.state.sealed) == [2, 2, 2, 2]
    for watcher, seen in ((MEDICI, 2), (SPECTATOR, 0)):
        view = GAME.view(t.state, watcher)
        assert (sum(view.your_set_aside), sum(view.lots)) == (seen, 0)
    assert values(t.state.held) == [2, 2, 2, 2]


@pytest.mark.rule("END-2")
@pytest.mark.parametrize(("seats", "enough"), [(3, 12), (4, 16), (5, 20)])
def test_a_deck_below_one_full_deal_makes_it_the_last_round(seats: int, enough: int) -> None:
    t = table(seats, at=NEXT_ROUND, deck=enough - 1)
    assert events_of(t, RoundBegan) == [RoundBegan(3, 1)]
    t = table(seats, at=NEXT_ROUND, deck=enough)
    assert events_of(t, RoundBegan) == [RoundBegan(3, 0)]
    assert t.state.deck_left == 0


@pytest.mark.rule("END-3")
@pytest.mark.parametrize("preset", ["amigo2006", "mtm2005"])
def test_city_end_comes_first_when_both_ends_coincide(preset: str) -> None:
    """Ruling 4."""
    t = table(at=NEXT_ROUND, preset=preset, deck=3, display=THREE_OPEN, built=TWELVE_BUILT)
    assert reason(t) == END_CITIES
    assert events_of(t, RoundBegan) == []


@pytest.mark.rule("END-3")
def test_one_edition_pays_before_coinciding_ends() -> None:
    """The cities are checked at the end of phase 1, which only pays money (rulings 3 and 4)."""
    t = table(
        at=NEXT_ROUND,
        preset="amigo2006-it",
        deck=15,
        display=THREE_OPEN,
        built=TWELVE_BUILT,
    )
    assert reason(t) == END_CITIES
    assert events_of(t, RoundBegan) == [RoundBegan(3, 1)]
    assert len(events_of(t, DucatsReceived)) == 4
    assert events_of(t, LotsDrawn) == []


@pytest.mark.rule("END-4")
@pytest.mark.parametrize(("preset", "ducats"), [("amigo2006", 5), ("amigo-easy", 6)])
def test_the_last_phase_1_is_ducats_only(preset: str, ducats: int) -> None:
    t = table(at=LAST_PHASE_1, preset=preset, last_round=True, deck=15)
    assert events_of(t, DucatsReceived) == [DucatsReceived(n, ducats, FOR_ROUND) for n in range(4)]
    assert events_of(t, Dealt) == []


@pytest.mark.rule("END-4")
def test_in_one_edition_the_last_phase_1_is_dropped() -> None:
    t = table(at=LAST_PHASE_1, preset="mtm2005", last_round=True, deck=15)
    assert kinds_of_events(t, DucatsReceived, Dealt) == []
    assert len(events_of(t, LotsDrawn)) == 1


@pytest.mark.rule("END-5")
@pytest.mark.parametrize(("seats", "number"), [(3, 6), (4, 8), (5, 10)])
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005"])
def test_the_last_lots_come_from_the_deck(seats: int, number: int, preset: str) -> None:
    t = table(seats, preset, at=LAST_PHASE_1, last_round=True, deck=11)
    assert [sum(e.cards) for e in events_of(t, LotsDrawn)] == [number]
    assert t.state.deck_left == 11 - number
    assert sum(t.state.lots) == number
    assert len(events_of(t, AuctionOpened)) == 1


@pytest.mark.rule("END-5")
def test_the_last_lots_are_auctioned_in_the_usual_order() -> None:
    drawn = [GREEN, GREEN, WHITE, RED, RED, RED, YELLOW, YELLOW]
    t = table(at=LAST_PHASE_1, last_round=True, deck=15, next_cards=drawn)
    assert events_of(t, LotsDrawn) == [LotsDrawn(cards("2 green, 1 white, 3 red, 2 yellow"))]
    for _ in range(4):
        all_pass(t, VISCONTI, CARRARESI, ESTE, MEDICI)
    assert [e.item - 10 for e in events_of(t, AuctionOpened)] == [WHITE, GREEN, YELLOW, RED]


@pytest.mark.rule("END-6")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "amigo-easy"])
@pytest.mark.parametrize(("seats", "left"), [(3, 5), (4, 7), (5, 9), (5, 0)])
def test_too_few_cards_end_the_game_after_the_money(seats: int, left: int, preset: str) -> None:
    """All seats still receive the same money, which counts (ruling 29)."""
    t = table(seats, preset, at=LAST_PHASE_1, last_round=True, deck=left, coins=[1] * seats)
    assert reason(t) == END_SHORTAGE
    assert len(events_of(t, DucatsReceived)) == seats
    assert kinds_of_events(t, LotsDrawn, AuctionOpened, RolesReturned) == []


@pytest.mark.rule("END-6")
def test_in_one_edition_the_removed_lots_are_used_again() -> None:
    """The deck is used first, then the removed pile; its remainder becomes the deck (ruling 28)."""
    t = table(
        at=LAST_PHASE_1,
        preset="mtm2005",
        last_round=True,
        hands={MEDICI: "20 green, 20 white, 20 red, 8 blue"},
        deck="3 blue",
        next_cards=[BLUE] * 3 + [YELLOW] * 5,
    )
    assert kinds_of_events(t, LotsDrawn, RemovedReused) == [
        LotsDrawn(cards("3 blue")),
        RemovedReused(),
        LotsDrawn(cards("5 yellow")),
    ]
    assert values(t.state.removed) == [0, 0, 0, 0, 0]
    assert values(t.state.deck) == cards("9 blue, 15 yellow")
    assert t.state.deck_left == 24


@pytest.mark.rule("END-6", "EFF-4")
def test_the_red_role_draws_from_what_the_removed_lots_left() -> None:
    """Ruling 28."""
    t = table(
        at=[*colours(RED), *LAST_PHASE_1[1:]],
        preset="mtm2005",
        last_round=True,
        face_up={MEDICI: "1 red"},
        deck="1 blue",
    )
    everybody_idles(t)
    assert len(events_of(t, Dealt)) == 1


@pytest.mark.rule("END-6")
def test_reuse_auctions_the_few_cards_that_exist() -> None:
    """Five cards are left in the whole game (ruling 28)."""
    t = table(
        at=LAST_PHASE_1,
        preset="mtm2005",
        last_round=True,
        hands={MEDICI: "20 green, 20 white, 20 red, 20 blue, 15 yellow"},
        deck="2 yellow",
    )
    assert values(t.state.lots) == cards("5 yellow")
    assert t.state.deck_left == 0


@pytest.mark.rule("END-6")
def test_reuse_with_no_card_at_all_goes_on_to_phase_3() -> None:
    t = table(
        at=LAST_PHASE_1,
        preset="mtm2005",
        last_round=True,
        hands={MEDICI: "20 green, 20 white, 20 red, 20 blue, 20 yellow"},
    )
    assert kinds_of_events(t, LotsDrawn, RemovedReused) == []
    assert t.state.now().phase == TURN


@pytest.mark.rule("END-7")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005", "amigo-easy"])
def test_last_round_plays_its_other_phases_normally_and_ends_the_game(preset: str) -> None:
    t = table(at=NEXT_ROUND, preset=preset, round=5, deck=12, face_up={ESTE: "1 white"})
    assert events_of(t, RoundBegan) == [RoundBegan(6, 1)]
    everybody_idles(t)
    assert len(events_of(t, RolesReturned)) == 1
    assert t.state.roles[WHITE] == ESTE
    assert reason(t) == END_LAST_ROUND
    assert len(events_of(t, RoundBegan)) == 1
