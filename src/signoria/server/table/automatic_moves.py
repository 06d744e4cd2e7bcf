"""The moves that a table makes without its people: who must move next, and when.

Orders act after delays drawn from the decision times of people, so that nobody recognizes them.
"""

from collections import deque
from collections.abc import Sequence
from math import log
from random import Random, SystemRandom
from typing import Final

import msgspec

from signoria.arena.talk import chatter
from signoria.bots.levels import talks
from signoria.kernel.action import Action
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT
from signoria.server.table import clocks as clock
from signoria.server.table.clock_kinds import LiveClock
from signoria.server.table.clocks import Clocks
from signoria.server.table.state import Decision, TableState
from signoria.store.lobby import FREE, SeatRow

RESIGNED: Final = "resigned"  # stored in place of a bot's name: the game's neutral choice is played
TALK_TIME: Final = "talk_time"  # the option of a step that has only talk
FOR_EVER: Final = 1 << 62
MOST_CHATTER: Final = 30  # asides of bots in a row while nothing else happens


class PendingMove(msgspec.Struct, frozen=True):
    """A choice to make in a seat's place, and the author to enter for it."""

    seat: int
    rev: int
    by: str
    bot: str = ""


def wake_at(table: TableState, clocks: Clocks | None, now: int) -> int | None:
    """Return when a table needs attention if nothing happens before."""
    if clocks is None or table.ledger.over:
        return None
    if any(automatic(table, seat, now) for seat in table.ledger.actors()):
        return now + table.timing.lease
    times = [clock.flag_at(table.ticking, clocks), bots_wait_until(table)]
    return min((at for at in times if at is not None), default=None)


def automatic(table: TableState, seat: int, now: int) -> bool:
    """Return whether a seat's choices are made without its owner."""
    row = table.row.seats[seat]
    bot = is_bot(row) and talk_until(table, seat) <= now
    return bot or is_abandoned(row) or table.order_for(seat) is not None


def is_bot(row: SeatRow) -> bool:
    """Return whether a bot plays a seat, for itself or for its owner."""
    return row.kind == "bot" or bool(row.stand_in)


def talk_until(table: TableState, seat: int) -> int:
    """Return until when a bot leaves a step for talk open; 0 for not at all.

    If people sit at the table, a bot waits. A live clock ends the step; without one, a time of
    silence does.
    """
    people = any(row.account_id and not row.stand_in for row in table.row.seats)
    if not people or table.ledger.time_option() != TALK_TIME:
        return 0
    if table.ledger.table.state.concerned() != seat:
        return 0
    if isinstance(table.clock_kind, LiveClock):
        return FOR_EVER
    return table.ledger.lines[-1].at + table.timing.talk


def bots_wait_until(table: TableState) -> int | None:
    """Return when the first waiting bot ends a step for talk by itself."""
    bots = [seat for seat in table.ledger.actors() if is_bot(table.row.seats[seat])]
    times = [talk_until(table, seat) for seat in bots]
    return min((at for at in times if at < FOR_EVER), default=None)


def is_abandoned(row: SeatRow) -> bool:
    """Return whether nobody will play a seat again: resigned, or left just before the start."""
    return row.stand_in == RESIGNED or row.kind in FREE


def still_due(table: TableState, pending: PendingMove, action: Action, now: int) -> bool:
    """Return whether an automatic choice is still to be made by the same author."""
    row = table.row.seats[pending.seat]
    if pending.by == CLOCK:
        return pending.seat in table.fallen(now)
    if pending.by == HOST:
        return is_abandoned(row)
    if pending.by == BOT:
        return (row.stand_in or row.bot) == pending.bot
    return not row.stand_in and table.order_for(pending.seat) == action


def next_move(table: TableState, now: int) -> PendingMove | None:
    """Return the next automatic choice; standing orders, which wait, come last."""
    if table.row.status != "running":
        return None
    opened, asked = table.ledger.opened, table.ledger.actors()
    for seat in table.fallen(now):
        return PendingMove(seat, opened[seat], CLOCK)
    for seat in asked:
        row = table.row.seats[seat]
        if is_abandoned(row):
            return PendingMove(seat, opened[seat], HOST)
        if is_bot(row) and talk_until(table, seat) <= now:
            return PendingMove(seat, opened[seat], BOT, row.stand_in or row.bot)
    ordered = [seat for seat in asked if table.order_for(seat) is not None]
    return PendingMove(ordered[0], opened[ordered[0]], SEAT) if ordered else None


def speakers(table: TableState) -> list[tuple[int, str]]:
    """Return the bots of a table that talk, by seat."""
    slug = table.ledger.game.slug
    named = [(row.seat, row.stand_in or row.bot) for row in table.row.seats]
    return [(seat, name) for seat, name in named if talks(slug, name)]


def talk_due(table: TableState) -> bool:
    """Return whether bots may comment on new entries.

    The number of their asides in a row is limited.
    """
    ledger = table.ledger
    if table.row.status != "running" or ledger.over or table.talked >= ledger.rev:
        return False
    return bool(speakers(table)) and chatter(ledger.table.entries) < MOST_CHATTER


CHANCE: Final = SystemRandom()
ENOUGH: Final = 40  # measured times after which the default distribution is no longer mixed in
MOST: Final = 400  # measured times kept for each kind of decision
TRIES: Final = 100

# The default distribution, in milliseconds: half of the answers come within nine seconds, one in
# twenty takes longer than forty.
MEDIAN: Final = 9_000
WIDTH: Final = 0.9
SHORTEST: Final = 1_200


class Times:
    """Decision times of people on this server by kind of decision; only the latest are kept."""

    def __init__(self) -> None:
        self._took: dict[str, deque[int]] = {}

    def note(self, kind: str, took: int) -> None:
        """Record how long a person took; times of orders and bots are never recorded."""
        self._took.setdefault(kind, deque(maxlen=MOST)).append(took)

    def of(self, kind: str) -> list[int]:
        """Return the recorded times of a kind of decision."""
        return list(self._took.get(kind, ()))


class DecisionTimes:
    """Records decision times of people and draws the delays of orders from them."""

    def __init__(self, chance: Random = CHANCE) -> None:
        self.times = Times()
        self._chance = chance

    def answered(self, asked: Decision | None, now: int) -> None:
        """Record the time of a person's decision."""
        if asked is not None:
            self.times.note(asked.kind, max(0, now - asked.since))

    def until(self, table: TableState, seat: int, now: int) -> int:
        """Return when a standing order acts; the caller must hold the table."""
        asked = table.decision(seat)
        if asked is None or table.clocks is None:
            return now
        flag = clock.flag_of(table.ticking, table.clocks, seat)
        most = None if flag is None else max(0, flag - asked.since)
        least = max(0, now - asked.since)
        return asked.since + wait(self.times.of(asked.kind), least, most, self._chance)


def wait(
    took: Sequence[int], least: int = 0, most: int | None = None, chance: Random = CHANCE
) -> int:
    """Return after how many milliseconds a seat answers by order.

    The delay is drawn from the times `took` of people. While these are few, some draws come from
    the default distribution. `least` has already passed, and the flag falls at `most`; the delay
    lies between them.
    """
    for _try in range(TRIES):
        like_people = chance.randrange(ENOUGH) < len(took)
        found = _by_people(took, chance) if like_people else _by_spread(chance)
        if least <= found and (most is None or found < most):
            return found
    return chance.randint(least, max(least, (2 * least if most is None else most) - 1))


def _by_people(took: Sequence[int], chance: Random) -> int:
    """Interpolate between two neighbouring times, so that no exact time repeats."""
    times = sorted(took)
    at = chance.random() * (len(times) - 1)
    below = times[int(at)]
    above = times[min(int(at) + 1, len(times) - 1)]
    return round(below + (above - below) * (at - int(at)))


def _by_spread(chance: Random) -> int:
    return max(SHORTEST, round(chance.lognormvariate(log(MEDIAN), WIDTH)))
