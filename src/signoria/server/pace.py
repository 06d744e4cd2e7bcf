"""Kinds of clock for a table, and the hours in which a slow clock runs."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from functools import cache
from typing import Annotated, Final, TypeAlias
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
    """Clock for one sitting: seconds in the bank, and seconds added by each decision.

    If the game has options for the time of its steps, these apply instead.
    """

    bank: Annotated[int, msgspec.Meta(ge=10, le=DAY)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=600)] = 0


class SlowClock(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="slow"
):
    """Clock for games over days: seconds for each decision.

    It can stop on weekends and at night. The night lasts from the hour `night_from` to the hour
    `night_to` in the time zone `zone`.
    """

    per_decision: Annotated[int, msgspec.Meta(ge=HOUR, le=30 * DAY)]
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


Pace: TypeAlias = NoClock | LiveClock | SlowClock


def worked(pace: SlowClock, start: int, end: int) -> int:
    """Return the milliseconds between `start` and `end` in which a slow clock runs."""
    if pace.always_runs():
        return max(0, end - start)
    total = 0
    for begin, stop in _running(pace, start):
        if begin >= end:
            break
        total += min(stop, end) - begin
    return total


def after(pace: SlowClock, start: int, span: int) -> int:
    """Return the moment at which a slow clock started at `start` has run for `span`."""
    if pace.always_runs() or span <= 0:
        return start + max(0, span)
    for begin, stop in _running(pace, start):
        if span <= stop - begin:
            return begin + span
        span -= stop - begin
    raise AssertionError("there is always another day")


def _running(pace: SlowClock, start: int) -> Iterator[tuple[int, int]]:
    """Yield the periods from `start` on in which a slow clock runs, without end."""
    zone = ZoneInfo(pace.zone)
    day = datetime.fromtimestamp(start / 1000, zone).date()
    while True:
        for begin, stop in _hours_of(pace, day):
            first, last = max(start, _moment(zone, day, begin)), _moment(zone, day, stop)
            if first < last:
                yield first, last
        day += timedelta(days=1)


def _hours_of(pace: SlowClock, day: date) -> list[tuple[int, int]]:
    """Return the hours of a day in which a slow clock runs, in local time."""
    if pace.weekdays_only and day.weekday() >= SATURDAY:
        return []
    if pace.night_from is None or pace.night_to is None:
        return [(0, 24)]
    if pace.night_from > pace.night_to:
        return [(pace.night_to, pace.night_from)]
    return [(0, pace.night_from), (pace.night_to, 24)]


def _moment(zone: ZoneInfo, day: date, hour: int) -> int:
    """Return the moment of an hour in a zone.

    An hour skipped by a time change is the moment of the change.
    """
    day += timedelta(days=hour // 24)
    return int(datetime(day.year, day.month, day.day, hour % 24, tzinfo=zone).timestamp() * 1000)


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())
