"""Tests of the kinds of clock: JSON form, and the times at which a slow one runs."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.server.pace import HOUR, NoClock, Pace, SlowClock, after, worked
from tests.server.paces import (
    HOURS,
    LIVE,
    QUARTER,
    SLOW,
    at,
    by_the_wall,
    nights,
    quarters_of_a_year,
)


@pytest.mark.parametrize(
    ("wire", "pace"),
    [
        ('{"kind":"none"}', NoClock()),
        ('{"kind":"live","bank":60,"increment":5}', LIVE),
        ('{"kind":"slow","per_decision":86400,"weekdays_only":false,"zone":"UTC"}', SLOW),
    ],
)
def test_pace_is_decoded_by_its_kind(wire: str, pace: Pace) -> None:
    read = msgspec.json.decode(wire, type=Pace)

    assert read == pace
    assert msgspec.json.decode(msgspec.json.encode(read), type=Pace) == pace


@pytest.mark.parametrize(
    "wire",
    [
        '{"kind":"live","bank":9}',
        '{"kind":"live","bank":86401}',
        '{"kind":"live","bank":60,"increment":601}',
        '{"kind":"live","bank":60,"increment":-1}',
        '{"kind":"live","bank":60,"per_decision":3600}',
        '{"kind":"slow","per_decision":3599}',
        '{"kind":"slow","per_decision":2592001}',
        '{"kind":"slow","per_decision":3600,"night_from":22}',
        '{"kind":"slow","per_decision":3600,"night_from":22,"night_to":22}',
        '{"kind":"slow","per_decision":3600,"night_from":22,"night_to":15}',
        '{"kind":"slow","per_decision":3600,"night_from":24,"night_to":7}',
        '{"kind":"slow","per_decision":3600,"zone":"Europe/Atlantis"}',
        '{"kind":"slow","per_decision":3600,"zone":"../../etc/passwd"}',
        '{"kind":"fast"}',
    ],
)
def test_invalid_pace_is_refused(wire: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wire, type=Pace)


@pytest.mark.parametrize(
    ("asked", "hours", "until"),
    [
        ("2026-03-28 21:00", 2, "2026-03-29 08:00"),
        ("2026-10-24 21:00", 2, "2026-10-25 08:00"),
    ],
)
def test_night_ends_at_local_time_when_daylight_saving_changes(
    asked: str, hours: int, until: str
) -> None:
    nights = SlowClock(per_decision=HOUR, night_from=22, night_to=7, zone="Europe/Rome")

    assert after(nights, at(asked), hours * HOURS) == at(until)
    assert at(until) - at(asked) != 11 * HOURS


def test_day_of_a_change_of_time_has_twenty_three_or_twenty_five_hours() -> None:
    days = SlowClock(per_decision=HOUR, weekdays_only=True, zone="Africa/Cairo")

    assert worked(days, at("2026-04-24", days.zone), at("2026-04-25", days.zone)) == 23 * HOURS
    assert worked(days, at("2026-10-29", days.zone), at("2026-10-30", days.zone)) == 25 * HOURS


@settings(max_examples=150, deadline=None, derandomize=True)
@given(nights(), quarters_of_a_year, st.integers(0, 8 * 24 * 4))
def test_counted_time_matches_the_local_clock(pace: SlowClock, first: int, quarters: int) -> None:
    start = at("2026-01-01", "UTC") + first * QUARTER
    counted = worked(pace, start, start + quarters * QUARTER)

    assert counted == by_the_wall(pace, start, start + quarters * QUARTER)
    end = after(pace, start, counted)
    assert worked(pace, start, end) == counted
    assert end <= start + quarters * QUARTER


@pytest.mark.parametrize(
    ("zone", "day"),
    [
        ("Europe/Rome", "2026-03-29"),
        ("Europe/Rome", "2026-10-25"),
        ("America/Havana", "2026-03-08"),
        ("America/Havana", "2026-11-01"),
        ("Australia/Lord_Howe", "2026-04-05"),
        ("Australia/Lord_Howe", "2026-10-04"),
        ("Asia/Beirut", "2026-03-29"),
        ("Asia/Beirut", "2026-10-25"),
    ],
)
def test_nights_are_counted_right_on_a_day_of_a_change_of_time(zone: str, day: str) -> None:
    start = at(day, "UTC") - 24 * HOURS
    for hour in range(24):
        pace = SlowClock(HOUR, False, hour, (hour + 9) % 24, zone)
        assert worked(pace, start, start + 60 * HOURS) == by_the_wall(
            pace, start, start + 60 * HOURS
        ), hour
