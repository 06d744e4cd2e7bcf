"""Kinds of clock for a table, and the hours in which a slow clock runs."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cache
from typing import Annotated, Any, Final, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

import msgspec

HOUR: Final = 3600
DAY: Final = 24 * HOUR
LONGEST_NIGHT: Final = 16  # hours; enough of the day must remain for playing
SATURDAY: Final = 5

Hour: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=23)]


class NoClock(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="none"
):
    """No clock: unlimited time for everybody."""


class LiveClock(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="live"
):
    """Clock for one sitting: seconds for each seat at first, and seconds added by each decision.

    If the game has options for the time of its steps, these apply instead.
    """

    initial_seconds: Annotated[int, msgspec.Meta(ge=10, le=DAY)]
    increment_seconds: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class SlowClock(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="slow"
):
    """Clock for games over days: seconds for each decision.

    It can stop on weekends and at night. The night lasts from the hour `night_from` to the hour
    `night_to` in the time zone `zone`.
    """

    seconds_per_decision: Annotated[int, msgspec.Meta(ge=HOUR, le=30 * DAY)]
    weekdays_only: bool = False
    night_from: Hour | None = None
    night_to: Hour | None = None
    zone: Annotated[str, msgspec.Meta(max_length=64)] = "UTC"

    def __post_init__(self) -> None:
        if (self.night_from is None) != (self.night_to is None):
            raise ValueError("a night has a beginning and an end, or there is none")
        if not 0 <= self.night_hours() <= LONGEST_NIGHT:
            raise ValueError(f"a night lasts 1 to {LONGEST_NIGHT} hours")
        if self.zone not in _zones():
            raise ValueError("there is no such time zone")

    def night_hours(self) -> int:
        """Return the length of the night in hours; -1 if it begins and ends in the same hour."""
        if self.night_from is None or self.night_to is None:
            return 0
        return (self.night_to - self.night_from) % 24 or -1

    def always_runs(self) -> bool:
        """Return whether the clock runs on nights and weekends too."""
        return self.night_from is None and not self.weekdays_only


ClockKind: TypeAlias = NoClock | LiveClock | SlowClock


FORMER: Final = {
    "bank": "initial_seconds",
    "increment": "increment_seconds",
    "per_decision": "seconds_per_decision",
}


def stored_clock(text: str) -> ClockKind:
    """Read the clock of a stored table; before version 1 of the API its fields had other names."""
    if not text:
        return NoClock()
    fields = msgspec.json.decode(text, type=dict[str, Any])
    named = {FORMER.get(name, name): value for name, value in fields.items()}
    kind: ClockKind = msgspec.convert(named, type=ClockKind)
    return kind


def worked(clock_kind: SlowClock, start: int, end: int) -> int:
    """Return the milliseconds between `start` and `end` in which a slow clock runs."""
    if clock_kind.always_runs():
        return max(0, end - start)
    total = 0
    for begin, stop in _running(clock_kind, start):
        if begin >= end:
            break
        total += min(stop, end) - begin
    return total


def after(clock_kind: SlowClock, start: int, span: int) -> int:
    """Return the moment at which a slow clock started at `start` has run for `span`."""
    if clock_kind.always_runs() or span <= 0:
        return start + max(0, span)
    for begin, stop in _running(clock_kind, start):
        if span <= stop - begin:
            return begin + span
        span -= stop - begin
    raise AssertionError("there is always another day")


def _running(clock_kind: SlowClock, start: int) -> Iterator[tuple[int, int]]:
    """Yield the periods from `start` on in which a slow clock runs, without end."""
    zone = ZoneInfo(clock_kind.zone)
    day = datetime.fromtimestamp(start / 1000, zone).date()
    while True:
        for begin, stop in _hours_of(clock_kind, day):
            first, last = max(start, _moment(zone, day, begin)), _moment(zone, day, stop)
            if first < last:
                yield first, last
        day += timedelta(days=1)


def _hours_of(clock_kind: SlowClock, day: date) -> list[tuple[int, int]]:
    """Return the hours of a day in which a slow clock runs, in local time."""
    if clock_kind.weekdays_only and day.weekday() >= SATURDAY:
        return []
    if clock_kind.night_from is None or clock_kind.night_to is None:
        return [(0, 24)]
    if clock_kind.night_from > clock_kind.night_to:
        return [(clock_kind.night_to, clock_kind.night_from)]
    return [(0, clock_kind.night_from), (clock_kind.night_to, 24)]


def _moment(zone: ZoneInfo, day: date, hour: int) -> int:
    """Return the moment of an hour in a zone.

    An hour skipped by a time change is the moment of the change.
    """
    day += timedelta(days=hour // 24)
    return int(datetime(day.year, day.month, day.day, hour % 24, tzinfo=zone).timestamp() * 1000)


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())
