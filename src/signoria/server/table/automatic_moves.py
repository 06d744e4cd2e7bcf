"""The moves that a table makes without its people: who must move next, and when."""

from typing import Final

import msgspec

from signoria.arena.talk import chatter
from signoria.bots.levels import talks
from signoria.kernel.action import Action
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT
from signoria.server.table import clocks as clock
from signoria.server.table.clock_kinds import LiveClock
from signoria.server.table.clocks import Clocks
from signoria.server.table.state import TableState
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
