"""The seats of a table: their public state, and those that are offered to a bot."""

from signoria.bots.levels import levels_for
from signoria.server.table.clock_kinds import LiveClock, SlowClock
from signoria.server.table.stand_in_rules import SeatStatus, TableStatus, flags_in_a_row
from signoria.server.table.state import TableState
from signoria.server.table.wire import SeatSummary
from signoria.store.lobby import SeatRow


def seat_summaries(table: TableState) -> list[SeatSummary]:
    """Return the public state of all seats; a seat with a standing order counts as present."""
    here = table.watched() | table.ordered()
    offered = seats_offered(table)
    return [
        SeatSummary(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            account=seat.account_id or "",
            bot=seat.bot,
            stand_in=seat.stand_in,
            online=seat.seat in here,
            bot_allowed=seat.seat in offered,
        )
        for seat in table.row.seats
    ]


def seats_offered(table: TableState) -> list[int]:
    """Return the seats of a table that may be given to a bot now."""
    if table.row.status != "running" or table.ledger.over:
        return []
    return status_of(table).offered(table.now())


def status_of(table: TableState) -> TableStatus:
    """Return how long each seat has been left alone."""
    here = table.watched()
    seats = [
        None if row.kind == "bot" else _seat_status(table, row, here) for row in table.row.seats
    ]
    return TableStatus(table.clock_kind, table.row.host, tuple(seats), levels_for(table.row.game))


def _seat_status(table: TableState, row: SeatRow, here: set[int]) -> SeatStatus:
    owes = None if table.clocks is None else table.clocks.since[row.seat]
    away = None if row.seat in here else _away_since(table, row.seat)
    waits = owes is not None and isinstance(table.clock_kind, SlowClock)
    return SeatStatus(
        account=row.account_id,
        away_since=away,
        owes_since=owes,
        flags=flags_in_a_row(table.ledger.table.entries, row.seat) if waits else 0,
        ordered=row.seat in table.orders and row.seat in table.ordered(),
        stand_in=row.stand_in,
    )


def _away_since(table: TableState, seat: int) -> int | None:
    """Return since when a seat has no watcher; None while other nodes may still report one.

    If nobody was seen to leave, it is 0, so that the time since the last decision opened counts.
    With a live clock it is the moment when this node read the table: everybody may come back.
    """
    left = table.presence.last_seen(seat)
    if left is None and not table.presence.settled(table.now()):
        return None
    known = table.presence.since if isinstance(table.clock_kind, LiveClock) else 0
    return known if left is None else left
