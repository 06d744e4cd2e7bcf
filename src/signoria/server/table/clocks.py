"""Clocks of a table. Functions get the time as `now`; clocks change only by commits."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from signoria.kernel.action import Aside
from signoria.kernel.ledger import standing
from signoria.kernel.seats import seats_in
from signoria.kernel.table import UNDO, Entry
from signoria.server.errors import RequestError
from signoria.server.table.clock_kinds import (
    ClockKind,
    LiveClock,
    NoClock,
    SlowClock,
    after,
    worked,
)
from signoria.server.table.open_ledger import OpenLedger

REMEMBERED: Final = 16  # decisions of a seat; every longer undo would cross chance or a reveal


class Clocks(msgspec.Struct, frozen=True, rename={"remaining": "banks"}):
    """The clocks of a table by seat, in whole milliseconds.

    - `remaining`: with a live clock, the time a seat had left when it was last asked.
    - `since`: when it was asked for the choice that it owes.
    - `used`: with a slow clock, the time it had already used for that choice.
    - `spent`: with a slow clock, the times of its last decisions.

    After an undo a seat has the rest of its time, not a new allowance.
    """

    remaining: list[int]
    since: list[int | None]
    used: list[int]
    spent: list[list[int]]


def ticking(clock_kind: ClockKind, ledger: OpenLedger) -> ClockKind:
    """Return the clock that runs now; with a live clock, a step's own time replaces it.

    A step's time is counted like a slow clock: for each decision separately, and an undo does not
    refund it.
    """
    seconds = ledger.seconds() if isinstance(clock_kind, LiveClock) else None
    if seconds is None:
        return clock_kind
    return _for_a_step(seconds) if seconds else NoClock()


@cache
def _for_a_step(seconds: int) -> SlowClock:
    return SlowClock(seconds)


def begin(clock_kind: ClockKind, seats: int, actors: Sequence[int], now: int) -> Clocks:
    """Return the clocks of a table that begins; the clocks of the first actors run."""
    initial = clock_kind.initial_seconds * 1000 if isinstance(clock_kind, LiveClock) else 0
    since = [now if seat in actors else None for seat in range(seats)]
    return Clocks([initial] * seats, since, [0] * seats, [[] for _ in range(seats)])


def decider(entry: Entry[Any]) -> int | None:
    """Return the seat whose decision an entry is; None for talk, an undo and automatic entries."""
    if entry.action is None or entry.by == UNDO or isinstance(entry.action, Aside):
        return None
    return entry.seat


def turn(
    clock_kind: ClockKind,
    clocks: Clocks,
    acted: int | None,
    actors: Sequence[int],
    now: int,
    restarted: Sequence[int] = (),
) -> Clocks:
    """Return the clocks after a committed entry, which was the decision of `acted` (see `decider`).

    The seat that decided pays for its time and gains its increment. Clocks of newly asked seats
    start, also of seats in `restarted`, which owe another choice than before. Seats that are no
    longer asked pay without an increment. All other clocks run on.
    """
    remaining, since, used, spent = _opened(clocks)
    for seat, asked in enumerate(clocks.since):
        if asked is not None and seat in actors and seat not in (acted, *restarted):
            continue
        if asked is not None:
            remaining[seat] = max(0, remaining[seat] - max(0, now - asked))
        if asked is not None and seat == acted:
            remaining[seat] += _increment(clock_kind)
            spent[seat] = _remembering(clock_kind, clocks, seat, now)
        since[seat], used[seat] = now if seat in actors else None, 0
    return Clocks(remaining, since, used, spent)


def undo(
    clock_kind: ClockKind, clocks: Clocks, undone: Sequence[int], actors: Sequence[int], now: int
) -> Clocks:
    """Return the clocks after an undo; `undone` names a seat once for each of its undone decisions.

    Used time is not refunded, and the increment of an undone decision is lost. An undo can
    therefore make a flag fall. Callers should refuse it if `fallen` then names the seat.
    """
    remaining, since, used, spent = _opened(turn(clock_kind, clocks, None, actors, now))
    for seat in set(undone):
        times = list(undone).count(seat)
        remaining[seat] = max(0, remaining[seat] - times * _increment(clock_kind))
        if since[seat] is not None and isinstance(clock_kind, SlowClock):
            used[seat] = _elapsed(clock_kind, clocks, seat, now) + sum(spent[seat][-times:])
            since[seat] = now
        spent[seat] = spent[seat][:-times]
    return Clocks(remaining, since, used, spent)


def clocks_after(
    clock_kind: ClockKind, before: Clocks | None, ledger: OpenLedger, lines: int, now: int
) -> Clocks:
    """Return the clocks after the last lines of the ledger, which were entered together."""
    entries, clock_kind = ledger.table.entries, ticking(clock_kind, ledger)
    if before is None:
        return begin(clock_kind, ledger.seats, ledger.actors(), now)
    if entries[-1].by == UNDO:
        return _after_undo(clock_kind, before, ledger, now)
    clocks = before
    for entry in entries[-lines:]:
        restarted = [seat for seat, rev in ledger.opened.items() if rev == entry.rev]
        actors = seats_in(ledger.asked[entry.rev])
        clocks = turn(clock_kind, clocks, decider(entry), actors, now, restarted)
    return clocks


def pause(clock_kind: ClockKind, clocks: Clocks, down: int, up: int) -> Clocks:
    """Return the clocks after a server outage from `down` to `up`; it costs no seat any time."""
    since = [
        None if asked is None else _spared(clock_kind, asked, down, up) for asked in clocks.since
    ]
    return msgspec.structs.replace(clocks, since=since)


def flag_at(clock_kind: ClockKind, clocks: Clocks) -> int | None:
    """Return the earliest moment at which a flag falls if nothing happens; None for never."""
    return min((flag for flag in _flags(clock_kind, clocks) if flag is not None), default=None)


def flag_of(clock_kind: ClockKind, clocks: Clocks, seat: int) -> int | None:
    """Return the moment at which a seat's flag falls; None if it owes nothing or has no clock."""
    return _flags(clock_kind, clocks)[seat]


def fallen(clock_kind: ClockKind, clocks: Clocks, now: int) -> list[int]:
    """Return the seats whose time is up while they owe a choice."""
    flags = enumerate(_flags(clock_kind, clocks))
    return [seat for seat, flag in flags if flag is not None and flag <= now]


def left(clock_kind: ClockKind, clocks: Clocks, now: int) -> list[int | None]:
    """Return the time that each seat has left, for display; None where no time is counted."""
    return [_left(clock_kind, clocks, seat, now) for seat in range(len(clocks.since))]


def _after_undo(clock_kind: ClockKind, before: Clocks, ledger: OpenLedger, now: int) -> Clocks:
    """Return the clocks after an undo. Refuse the undo if it would make a flag fall."""
    *earlier, last = ledger.table.entries
    gone = [decider(entry) for entry in standing(earlier) if entry.rev > last.to]
    undone = [seat for seat in gone if seat is not None]
    clocks = undo(clock_kind, before, undone, ledger.actors(), now)
    if set(fallen(clock_kind, clocks, now)) - set(fallen(clock_kind, before, now)):
        raise RequestError("no-undo", 409)
    return clocks


def _left(clock_kind: ClockKind, clocks: Clocks, seat: int, now: int) -> int | None:
    asked = clocks.since[seat]
    if isinstance(clock_kind, LiveClock):
        return max(0, clocks.remaining[seat] - (0 if asked is None else max(0, now - asked)))
    if isinstance(clock_kind, SlowClock) and asked is not None:
        return max(
            0, clock_kind.seconds_per_decision * 1000 - _elapsed(clock_kind, clocks, seat, now)
        )
    return None


def _flags(clock_kind: ClockKind, clocks: Clocks) -> list[int | None]:
    """Return the moment at which each seat's flag falls."""
    if isinstance(clock_kind, NoClock):
        return [None] * len(clocks.since)
    flags: list[int | None] = []
    for seat, asked in enumerate(clocks.since):
        if asked is None:
            flags.append(None)
        elif isinstance(clock_kind, LiveClock):
            flags.append(asked + clocks.remaining[seat])
        else:
            flags.append(
                after(clock_kind, asked, clock_kind.seconds_per_decision * 1000 - clocks.used[seat])
            )
    return flags


def _elapsed(clock_kind: SlowClock, clocks: Clocks, seat: int, now: int) -> int:
    """Return the time that a seat has used for the choice that it owes; 0 if it owes none."""
    asked = clocks.since[seat]
    return 0 if asked is None else clocks.used[seat] + worked(clock_kind, asked, now)


def _remembering(clock_kind: ClockKind, clocks: Clocks, seat: int, now: int) -> list[int]:
    """Return the times of a seat's last decisions, including the one it makes now."""
    if not isinstance(clock_kind, SlowClock):
        return []
    return [*clocks.spent[seat], _elapsed(clock_kind, clocks, seat, now)][-REMEMBERED:]


def _spared(clock_kind: ClockKind, asked: int, down: int, up: int) -> int:
    """Move the start of a clock forward by the part of an outage that lies after it."""
    down = max(down, asked)
    if isinstance(clock_kind, SlowClock):
        return after(clock_kind, asked, worked(clock_kind, down, up))
    return asked + max(0, up - down)


def _increment(clock_kind: ClockKind) -> int:
    return clock_kind.increment_seconds * 1000 if isinstance(clock_kind, LiveClock) else 0


def _opened(clocks: Clocks) -> tuple[list[int], list[int | None], list[int], list[list[int]]]:
    return list(clocks.remaining), list(clocks.since), list(clocks.used), list(clocks.spent)
