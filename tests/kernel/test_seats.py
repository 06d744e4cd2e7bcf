"""Tests of seat numbers and sets of seats."""

from signoria.kernel.seats import (
    EVERYONE,
    HIDDEN,
    NOBODY,
    SPECTATOR,
    clockwise,
    first_in,
    holds,
    seats_in,
)


def test_sentinels_are_distinct_and_never_seats() -> None:
    sentinels = {NOBODY, SPECTATOR, EVERYONE, HIDDEN}
    assert len(sentinels) == 4
    assert max(sentinels) < 0


def test_clockwise_wraps_around() -> None:
    assert [clockwise(seat, 3) for seat in range(3)] == [1, 2, 0]


def test_set_holds_its_seats_and_never_a_spectator() -> None:
    assert [holds(0b101, seat) for seat in range(4)] == [True, False, True, False]
    assert not holds(0b111, NOBODY)
    assert not holds(0b111, SPECTATOR)


def test_seats_in_are_ascending() -> None:
    assert seats_in(0b11010) == [1, 3, 4]
    assert seats_in(0) == []


def test_first_in_includes_the_seat_itself_and_wraps_around() -> None:
    assert first_in(0b101, 0, 3) == 0
    assert first_in(0b101, 1, 3) == 2
    assert first_in(0b001, 2, 3) == 0
    assert first_in(0, 1, 3) == NOBODY


def test_negative_set_from_a_foreign_position_has_no_members() -> None:
    assert seats_in(-1) == []
    assert seats_in(-(1 << 63)) == []
