"""Tests of the visibility of events."""

from signoria.kernel.event import CLOSED, Opened
from signoria.kernel.seats import HIDDEN, SPECTATOR
from tests.toy.events import Drew, GoodsShown, Rested, WeatherCame


def test_public_event_is_seen_by_all() -> None:
    for event in (Rested(1), Opened(1, 0, 0), CLOSED):
        assert event.seen_by(0) is event
        assert event.seen_by(SPECTATOR) is event


def test_private_event_is_seen_by_its_seat_alone() -> None:
    event = GoodsShown(1, [2, 0])
    assert event.seen_by(1) is event
    assert event.seen_by(0) is None
    assert event.seen_by(SPECTATOR) is None


def test_veiled_event_is_seen_in_part() -> None:
    event = Drew(1, 2)
    assert event.seen_by(1) is event
    assert event.seen_by(0) == Drew(1, HIDDEN)


def test_event_reveals_only_if_declared() -> None:
    assert WeatherCame(1).reveals
    assert not Rested(0).reveals
    assert not CLOSED.reveals
