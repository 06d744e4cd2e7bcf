"""The clocks of a table: pure arithmetic, moved only by what is committed, `now` passed in."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from signoria.kernel.action import Aside
from signoria.kernel.table import UNDO, Entry
from signoria.server.pace import LiveClock, NoClock, Pace, SlowClock, after, worked

REMEMBERED: Final = 16  # decisions of a seat; no game goes back further without chance or a reveal


class Clocks(msgspec.Struct, frozen=True):
    """How the clocks of a table stand, seat by seat; all times are whole milliseconds.

    `banks` is what a seat had left when it was asked last, with a live clock; `since` is when it
    was asked for the choice that it owes. With a slow clock `used` is what it had used up for
    that choice before, and `spent` what its last decisions took: who takes one back has the rest
    of its time, not a new one.
    """

    banks: list[int]
    since: list[int | None]
    used: list[int]
    spent: list[list[int]]


def begin(pace: Pace, seats: int, actors: Sequence[int], now: int) -> Clocks:
    """The clocks of a table that begins: those who are asked first are running."""
    bank = pace.bank * 1000 if isinstance(pace, LiveClock) else 0
    since = [now if seat in actors else None for seat in range(seats)]
    return Clocks([bank] * seats, since, [0] * seats, [[] for _ in range(seats)])


def decider(entry: Entry[Any]) -> int | None:
    """The seat whose decision an entry is; nobody's: talk, an undo, the table's own doing."""
    if entry.action is None or entry.by == UNDO or isinstance(entry.action, Aside):
        return None
    return entry.seat


def turn(
    pace: Pace,
    clocks: Clocks,
    acted: int | None,
    actors: Sequence[int],
    now: int,
    anew: Sequence[int] = (),
) -> Clocks:
    """The clocks after a committed entry, which was the decision of `acted` (see `decider`).

    The seat that decided pays what it used and has its increment; seats newly asked begin, and so
    do those asked `anew`, for another choice than they owed before; seats that are no longer asked
    pay without an increment; all others run on.
    """
    banks, since, used, spent = _opened(clocks)
    for seat, asked in enumerate(clocks.since):
        if asked is not None and seat in actors and seat not in (acted, *anew):
            continue
        if asked is not None:
            banks[seat] = max(0, banks[seat] - max(0, now - asked))
        if asked is not None and seat == acted:
            banks[seat] += _increment(pace)
            spent[seat] = _remembering(pace, clocks, seat, now)
        since[seat], used[seat] = now if seat in actors else None, 0
    return Clocks(banks, since, used, spent)


def undo(
    pace: Pace, clocks: Clocks, undone: Sequence[int], actors: Sequence[int], now: int
) -> Clocks:
    """The clocks after an undo; `undone` names a seat once for each of its decisions taken back.

    Time once used is never given back, and the increment of a decision goes with it. So an undo
    can let a flag fall: who asks for one should be refused where `fallen` then names its seat.
    """
    banks, since, used, spent = _opened(turn(pace, clocks, None, actors, now))
    for seat in set(undone):
        times = list(undone).count(seat)
        banks[seat] = max(0, banks[seat] - times * _increment(pace))
        if since[seat] is not None and isinstance(pace, SlowClock):
            used[seat] = _elapsed(pace, clocks, seat, now) + sum(spent[seat][-times:])
            since[seat] = now
        spent[seat] = spent[seat][:-times]
    return Clocks(banks, since, used, spent)


def pause(pace: Pace, clocks: Clocks, down: int, up: int) -> Clocks:
    """The clocks after an outage of the house from `down` to `up`: it costs nobody any time."""
    since = [None if asked is None else _spared(pace, asked, down, up) for asked in clocks.since]
    return msgspec.structs.replace(clocks, since=since)


def flag_at(pace: Pace, clocks: Clocks) -> int | None:
    """The earliest moment at which a flag falls if nothing happens before; None for never."""
    return min((flag for flag in _flags(pace, clocks) if flag is not None), default=None)


def flag_of(pace: Pace, clocks: Clocks, seat: int) -> int | None:
    """The moment at which a seat's flag falls; None if it owes nothing or has no clock."""
    return _flags(pace, clocks)[seat]


def fallen(pace: Pace, clocks: Clocks, now: int) -> list[int]:
    """The seats whose time is up while they owe a choice."""
    flags = enumerate(_flags(pace, clocks))
    return [seat for seat, flag in flags if flag is not None and flag <= now]


def left(pace: Pace, clocks: Clocks, now: int) -> list[int | None]:
    """What each seat has left, for a page; None where no time is counted for it."""
    return [_left(pace, clocks, seat, now) for seat in range(len(clocks.since))]


def _left(pace: Pace, clocks: Clocks, seat: int, now: int) -> int | None:
    asked = clocks.since[seat]
    if isinstance(pace, LiveClock):
        return max(0, clocks.banks[seat] - (0 if asked is None else max(0, now - asked)))
    if isinstance(pace, SlowClock) and asked is not None:
        return max(0, pace.per_decision * 1000 - _elapsed(pace, clocks, seat, now))
    return None


def _flags(pace: Pace, clocks: Clocks) -> list[int | None]:
    """For each seat the moment at which its flag falls."""
    if isinstance(pace, NoClock):
        return [None] * len(clocks.since)
    flags: list[int | None] = []
    for seat, asked in enumerate(clocks.since):
        if asked is None:
            flags.append(None)
        elif isinstance(pace, LiveClock):
            flags.append(asked + clocks.banks[seat])
        else:
            flags.append(after(pace, asked, pace.per_decision * 1000 - clocks.used[seat]))
    return flags


def _elapsed(pace: SlowClock, clocks: Clocks, seat: int, now: int) -> int:
    """What a seat has used up for the choice that it owes; nothing if it owes none."""
    asked = clocks.since[seat]
    return 0 if asked is None else clocks.used[seat] + worked(pace, asked, now)


def _remembering(pace: Pace, clocks: Clocks, seat: int, now: int) -> list[int]:
    """What a seat's last decisions took, with the one that it has made now."""
    if not isinstance(pace, SlowClock):
        return []
    return [*clocks.spent[seat], _elapsed(pace, clocks, seat, now)][-REMEMBERED:]


def _spared(pace: Pace, asked: int, down: int, up: int) -> int:
    """A beginning moved on so far that an outage after it is as if it had not been."""
    down = max(down, asked)
    if isinstance(pace, SlowClock):
        return after(pace, asked, worked(pace, down, up))
    return asked + max(0, up - down)


def _increment(pace: Pace) -> int:
    return pace.increment * 1000 if isinstance(pace, LiveClock) else 0


def _opened(clocks: Clocks) -> tuple[list[int], list[int | None], list[int], list[list[int]]]:
    return list(clocks.banks), list(clocks.since), list(clocks.used), list(clocks.spent)
