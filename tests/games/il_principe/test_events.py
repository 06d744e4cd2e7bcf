"""Tests of visibility: every kind of event as its owner, another seat and a spectator see it."""

from typing import Any

import pytest

from signoria.bots.playout import submit_out
from signoria.games.il_principe import GAME
from signoria.games.il_principe.events import (
    EVENTS,
    AuctionOpened,
    BidPlaced,
    CardsLaid,
    CardsLeftDown,
    CardsSetAside,
    CardsTurnedOver,
    CardTurnedUp,
    CityBuilt,
    CityShown,
    Dealt,
    DucatsReceived,
    Ended,
    ItemSold,
    ItemUnsold,
    LotsDrawn,
    Passed,
    PrincipeChosen,
    PursesShown,
    RemovedReused,
    RolesReturned,
    RoleTaken,
    RoundBegan,
    Scored,
    ShieldPlaced,
    ShieldsKept,
    TurnLetGo,
)
from signoria.kernel.cells import values
from signoria.kernel.event import Closed, Event, Opened
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import open_table
from signoria.kernel.wire import decode_event, encode_event
from tests.games.il_principe.story import PHASE_1, hand, settled, table, turn_of
from tests.games.il_principe.words import CARRARESI, MEDICI, MILANO, VISCONTI, cards

OWNER = VISCONTI

# One event of each kind, and the part of it that is visible to others than its owner.
SEEN_BY_ALL: list[Event[Any]] = [
    Opened(7, OWNER, 10),
    Closed(),
    PrincipeChosen(OWNER),
    CityShown(MILANO),
    RoundBegan(3, 0),
    DucatsReceived(OWNER, 5, 0),
    CardsTurnedOver(OWNER, cards("2 red")),
    LotsDrawn(cards("6 red")),
    RemovedReused(),
    AuctionOpened(12, 0b1111, OWNER),
    BidPlaced(OWNER, 3),
    Passed(OWNER),
    ItemSold(OWNER, 12, 3),
    ItemUnsold(12),
    CityBuilt(OWNER, MILANO, 2),
    CardsLaid(OWNER, 2, 3),
    TurnLetGo(OWNER),
    ShieldPlaced(OWNER, 4),
    ShieldsKept(OWNER),
    Scored(OWNER, 6, 0, MILANO),
    RolesReturned(),
    RoleTaken(OWNER, 3, 2),
    CardTurnedUp(OWNER, 2),
    CardsLeftDown(OWNER),
    PursesShown([1, 2, 3, 4]),
    Ended(1, 0b0010),
]
VEILED: list[tuple[Event[Any], Event[Any]]] = [
    (Dealt(OWNER, 4, cards("3 red, 1 blue")), Dealt(OWNER, 4, [])),
    (CardsSetAside(OWNER, 2, cards("2 red")), CardsSetAside(OWNER, 2, [])),
]
# Events that reveal a random result or something hidden.
REVEALING = {PrincipeChosen, CityShown, Dealt, CardsTurnedOver, LotsDrawn, PursesShown} | {
    CardsLaid,
    CityBuilt,
}


def named(event: Any) -> str:
    """Return a test's name for its event."""
    return type(event).__name__


def test_every_kind_of_event_is_tested() -> None:
    kinds = [type(e) for e in SEEN_BY_ALL] + [type(e) for e, _ in VEILED]
    assert sorted(kind.__name__ for kind in kinds) == sorted(k.__name__ for k in EVENTS.values())


@pytest.mark.parametrize("event", SEEN_BY_ALL, ids=named)
def test_public_event_is_the_same_for_everybody(event: Event[Any]) -> None:
    for seat in (OWNER, MEDICI, SPECTATOR):
        assert event.seen_by(seat) == event


@pytest.mark.rule("SET-8", "NEW-1", "NEW-3")
@pytest.mark.parametrize(("event", "veiled"), VEILED, ids=named)
def test_private_event_is_complete_only_for_its_owner(
    event: Event[Any], veiled: Event[Any]
) -> None:
    assert event.seen_by(OWNER) == event
    for seat in (MEDICI, CARRARESI, SPECTATOR):
        assert event.seen_by(seat) == veiled


@pytest.mark.parametrize("kind", EVENTS.values(), ids=lambda kind: kind.__name__)
def test_kind_reveals_only_if_it_is_listed(kind: type[Event[Any]]) -> None:
    assert kind.reveals is (kind in REVEALING)


@pytest.mark.parametrize("seats", [2, 4])
def test_action_that_draws_at_random_reveals_something(seats: int) -> None:
    t = open_table(GAME, seats, settled(seats), SeededRng(5))
    submit_out(t, SeededRng(6), GAME.horizon)
    asked = [entry for entry in t.entries if entry.drawn]
    assert asked
    assert all(any(e.reveals for e in entry.events) for entry in asked)


@pytest.mark.parametrize("event", [*SEEN_BY_ALL, *(e for pair in VEILED for e in pair)], ids=named)
def test_every_event_survives_encoding(event: Event[Any]) -> None:
    assert decode_event(GAME, encode_event(GAME, event)) == event


@pytest.mark.rule("SET-8")
def test_hidden_cards_dealt_are_still_counted() -> None:
    t = table(at=turn_of(MEDICI))
    s = t.state
    for e in (Dealt(OWNER, 4, []), CardsSetAside(OWNER, 2, [])):
        e.apply(s)
    assert (s.deck_left, s.held[OWNER], s.sealed[OWNER]) == (96, 2, 2)
    assert hand(t, OWNER) == [0, 0, 0, 0, 0]
    assert values(s.deck) == [20, 20, 20, 20, 20]


@pytest.mark.rule("AUC-8", "NEW-5")
def test_cards_seen_entering_a_hand_stay_known_until_as_many_left_it() -> None:
    t = table(at=PHASE_1, lots="3 red")
    s = t.state
    ItemSold(OWNER, 12, 0).apply(s)
    assert values(s.known[5:10]) == cards("3 red")
    CardsLaid(OWNER, 2, 1).apply(s)
    assert values(s.known[5:10]) == cards("2 red")
    CardsSetAside(OWNER, 2, cards("2 red")).apply(s)
    assert values(s.known[5:10]) == cards("2 red")
    CardsTurnedOver(OWNER, cards("2 red")).apply(s)
    assert values(s.known[5:10]) == cards("0 red")
    CardsLaid(OWNER, 2, 1).apply(s)
    assert values(s.known[5:10]) == cards("0 red")


@pytest.mark.rule("FIN-4")
def test_shown_purses_correct_the_guessed_ones() -> None:
    t = table(at=turn_of(MEDICI), coins=[1, 1, 1, 1])
    PursesShown([4, 0, 2, 9]).apply(t.state)
    assert values(t.state.coins) == [4, 0, 2, 9]
    assert t.state.bank == -15
