"""The public summary of a table for the lobby. Only the invitation is private."""

from typing import Any, Literal

import msgspec

from signoria.server.people.access import may_see
from signoria.server.people.authenticator import Visitor
from signoria.server.table.clock_kinds import ClockKind, stored_clock
from signoria.server.table.wire import SeatSummary
from signoria.store.lobby import TableRow
from signoria.store.schema import Status


class TableSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """Summary of a table: settings, seats and status; `invite` only for people of the table.

    An `unverified` game was imported, or forked from an import, and the rules do not confirm it.
    """

    id: str
    game: str
    status: Status
    access: Literal["public", "private"]
    preset: str
    options: dict[str, int | str]
    seats: list[SeatSummary]
    clock: ClockKind
    created_at: int
    changed_at: int
    host: str = ""
    origin: str = ""
    rematch: str = ""
    unverified: bool = False
    invite: str = ""
    result: msgspec.Raw | None = None


class _Head(msgspec.Struct):
    preset: str
    options: dict[str, int | str]


def summary(row: TableRow, guest: Visitor | None, invite: str = "") -> TableSummary:
    """Return the summary of a table for a visitor who may see it."""
    head = msgspec.json.decode(row.header, type=_Head)
    belongs = may_see(msgspec.structs.replace(row, access="private"), guest, invite)
    return TableSummary(
        id=row.id,
        game=row.game,
        status=row.status,
        access=row.access,
        preset=head.preset,
        options=head.options,
        seats=[_seat(seat) for seat in row.seats],
        clock=stored_clock(row.pace),
        created_at=row.created_at,
        changed_at=row.changed_at,
        host=row.host or "",
        origin=row.origin,
        rematch=row.rematch,
        unverified=row.unverified,
        invite=row.invite if belongs else "",
        result=msgspec.Raw(row.result.encode()) if row.result else None,
    )


def _seat(seat: Any) -> SeatSummary:
    return SeatSummary(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        account=seat.account_id or "",
        bot=seat.bot,
        stand_in=seat.stand_in,
    )
