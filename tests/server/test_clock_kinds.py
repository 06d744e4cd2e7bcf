"""Tests of the kinds of clock: JSON form, and the times at which a slow one runs."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.server.table.clock_kinds import (
    HOUR,
    ClockKind,
    NoClock,
    SlowClock,
    after,
    stored_clock,
    worked,
)
from tests.server.clock_kinds import (
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
    ("wire", "clock_kind"),
    [
        ('{"kind":"none"}', NoClock()),
        ('{"kind":"live","initial_seconds":60,"increment_seconds":5}', LIVE),
        ('{"kind":"slow","seconds_per_decision":86400,"weekdays_only":false,"zone":"UTC"}', SLOW),
    ],
)
def test_clock_is_decoded_by_its_kind(wire: str, clock_kind: ClockKind) -> None:
    read = msgspec.json.decode(wire, type=ClockKind)

    assert read == clock_kind
    assert msgspec.json.decode(msgspec.json.encode(read), type=ClockKind) == clock_kind


@pytest.mark.parametrize(
    "wire",
    [
        '{"kind":"live","initial_seconds":9}',
        '{"kind":"live","initial_seconds":86401}',
        '{"kind":"live","initial_seconds":60,"increment_seconds":601}',
        '{"kind":"live","initial_seconds":60,"increment_seconds":-1}',
        '{"kind":"live","initial_seconds":60,"seconds_per_decision":3600}',
        '{"kind":"slow","seconds_per_decision":3599}',
        '{"kind":"slow","seconds_per_decision":2592001}',
        '{"kind":"slow","seconds_per_decision":3600,"night_from":22}',
        '{"kind":"slow","seconds_per_decision":3600,"night_from":22,"night_to":22}',
        '{"kind":"slow","seconds_per_decision":3600,"night_from":22,"night_to":15}',
        '{"kind":"slow","seconds_per_decision":3600,"night_from":24,"night_to":7}',
        '{"kind":"slow","seconds_per_decision":3600,"zone":"Europe/Atlantis"}',
        '{"kind":"slow","seconds_per_decision":3600,"zone":"../../etc/passwd"}',
        '{"kind":"fast"}',
    ],
)
def test_invalid_clock_is_refused(wire: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wire, type=ClockKind)


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
    nights = SlowClock(seconds_per_decision=HOUR, night_from=22, night_to=7, zone="Europe/Rome")

    assert after(nights, at(asked), hours * HOURS) == at(until)
    assert at(until) - at(asked) != 11 * HOURS


def test_day_of_a_change_of_time_has_twenty_three_or_twenty_five_hours() -> None:
    days = SlowClock(seconds_per_decision=HOUR, weekdays_only=True, zone="Africa/Cairo")

    assert worked(days, at("2026-04-24", days.zone), at("2026-04-25", days.zone)) == 23 * HOURS
    assert worked(days, at("2026-10-29", days.zone), at("2026-10-30", days.zone)) == 25 * HOURS


@settings(max_examples=150, deadline=None, derandomize=True)
@given(nights(), quarters_of_a_year, st.integers(0, 8 * 24 * 4))
def test_counted_time_matches_the_local_clock(
    clock_kind: SlowClock, first: int, quarters: int
) -> None:
    start = at("2026-01-01", "UTC") + first * QUARTER
    counted = worked(clock_kind, start, start + quarters * QUARTER)

    assert counted == by_the_wall(clock_kind, start, start + quarters * QUARTER)
    end = after(clock_kind, start, counted)
    assert worked(clock_kind, start, end) == counted
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
        clock_kind = SlowClock(HOUR, False, hour, (hour + 9) % 24, zone)
        assert worked(clock_kind, start, start + 60 * HOURS) == by_the_wall(
            clock_kind, start, start + 60 * HOURS
        ), hour


@pytest.mark.parametrize(
    ("stored", "clock_kind"),
    [
        ("", NoClock()),
        ('{"kind":"none"}', NoClock()),
        ('{"kind":"live","bank":60,"increment":5}', LIVE),
        ('{"kind":"slow","per_decision":86400,"weekdays_only":false,"zone":"UTC"}', SLOW),
        ('{"kind":"live","initial_seconds":60,"increment_seconds":5}', LIVE),
    ],
)
def test_stored_clock_is_read_under_its_former_names_too(
    stored: str, clock_kind: ClockKind
) -> None:
    assert stored_clock(stored) == clock_kind
