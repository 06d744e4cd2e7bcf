"""Check whether an action comes in time."""

from signoria.server.errors import RequestError, Stale
from signoria.server.table.frames import encoded_frame
from signoria.server.table.state import TableState


def check_action(table: TableState, seat: int, rev: int) -> None:
    """Refuse actions before the start, for a past decision, after the end, or out of time."""
    if table.row.status == "open":
        raise RequestError("not-begun", 409)
    if table.is_stale(seat, rev):
        raise Stale(encoded_frame(table, seat, rev))
    if table.ledger.closed:
        raise RequestError("is-over", 409)
    if rev >= 0 and seat in table.fallen(table.now()):  # talk has no clock
        raise RequestError("time-up", 409)
