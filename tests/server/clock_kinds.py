"""Clocks for tests, and a simple model of the time that they count."""

from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from signoria.server.table.clock_kinds import HOUR, LiveClock, SlowClock

SECOND = 1000
HOURS = HOUR * SECOND
LIVE = LiveClock(initial_seconds=60, increment_seconds=5)
SLOW = SlowClock(seconds_per_decision=24 * HOUR)
ROME = SlowClock(
    seconds_per_decision=24 * HOUR,
    weekdays_only=True,
    night_from=22,
    night_to=7,
    zone="Europe/Rome",
)


def at(text: str, zone: str = "Europe/Rome") -> int:
    """Convert a local time to milliseconds."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()) * SECOND


QUARTER = HOURS // 4
ZONES = ["Europe/Rome", "America/St_Johns", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Beirut"]


def nights(per_decision: int = 24) -> st.SearchStrategy[SlowClock]:
    def made(first: int, length: int, weekdays: bool, zone: str) -> SlowClock:
        begins, ends = (first, (first + length) % 24) if length else (None, None)
        return SlowClock(per_decision * HOUR, weekdays, begins, ends, zone)

    return st.builds(
        made, st.integers(0, 23), st.integers(0, 16), st.booleans(), st.sampled_from(ZONES)
    )


def runs(clock_kind: SlowClock, moment: int) -> bool:
    """Return whether a slow clock runs at a moment, from the local time."""
    wall = datetime.fromtimestamp(moment / 1000, ZoneInfo(clock_kind.zone))
    dark = False
    if clock_kind.night_from is not None and clock_kind.night_to is not None:
        dark = (wall.hour - clock_kind.night_from) % 24 < clock_kind.night_hours()
    return not dark and not (clock_kind.weekdays_only and wall.weekday() >= 5)


def by_the_wall(clock_kind: SlowClock, start: int, end: int) -> int:
    return QUARTER * sum(runs(clock_kind, moment) for moment in range(start, end, QUARTER))


quarters_of_a_year = st.integers(0, 365 * 24 * 4)
