"""Access rules: who may see a table, act for a seat, and talk."""

from collections.abc import Mapping
from hmac import compare_digest
from typing import Any

import msgspec

from signoria.kernel.action import Aside, Refusal
from signoria.kernel.fields import field_names
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.wire import BadWire, decode
from signoria.server.autoplay.stand_ins import StandIns
from signoria.server.errors import Refused, RequestError
from signoria.server.people.authenticator import Visitor
from signoria.server.people.limits import STRANGERS, TALK, Limits
from signoria.server.table.live import LiveTable
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.quoted_lines import check_lines
from signoria.server.table.state import Now
from signoria.server.table.store import TableStore
from signoria.server.table.wire import Accepted, ActionRequest, Side
from signoria.store.ledgers import NoSuchTable
from signoria.store.lobby import TableRow


class Access:
    """Finds tables for visitors, as far as they may see them."""

    def __init__(self, store: TableStore, tables: LiveTables, limits: Limits, now: Now) -> None:
        self._store = store
        self._tables = tables
        self._limits = limits
        self._now = now

    async def row(self, guest: Visitor | None, id: str, invite: str = "") -> TableRow:
        """Return the row of a table that the visitor may see.

        Any other table answers 404, as if it did not exist.
        """
        try:
            row = await self._store.row(id)
        except NoSuchTable:
            raise RequestError("no-table", 404) from None
        if not may_see(row, guest, invite):
            raise RequestError("no-table", 404)
        return row

    async def table(self, guest: Visitor | None, id: str, invite: str = "") -> LiveTable:
        """Return the live table, if the visitor may see it."""
        table = self._tables.table(id)
        if not table.is_free():
            try:
                async with table.held():
                    pass  # now the table is loaded, and every earlier change is stored
            except RequestError:
                self._tables.forget(id)
                raise
        if not may_see(table.row, guest, invite):
            raise RequestError("no-table", 404)
        return table

    def check_talk(self, visitor: Visitor) -> None:
        """Refuse chat and game talk from accounts that are muted or over the limit."""
        now = self._now()
        if visitor.muted_until > now:
            raise RequestError("muted", 403, until=visitor.muted_until)
        self._limits.spend(f"talk {visitor.account}", TALK, now)

    def limit_strangers(self, table: str) -> None:
        """Limit the chat at a table of all who have no seat there, together."""
        self._limits.spend(f"strangers {table}", STRANGERS, self._now())


def may_see(row: TableRow, guest: Visitor | None, invite: str) -> bool:
    """Return whether a visitor may see a table.

    Public tables are visible to everybody. A private one needs the invitation, a seat, the host's
    account or a moderator's.
    """
    if row.access == "public" or compare_digest(row.invite.encode(), invite.encode()):
        return True
    if guest is None:
        return False
    sits = any(seat.account_id == guest.account for seat in row.seats)
    return sits or row.host == guest.account or guest.moderates


def check_own(row: TableRow, visitor: Visitor) -> None:
    """Refuse an unverified game to everybody but its host: nobody else takes part in it."""
    if row.unverified and row.host != visitor.account:
        raise RequestError("unverified", 403)


def holds(row: TableRow, guest: Visitor | None, seat: int) -> bool:
    """Return whether the visitor's account holds a seat."""
    held = guest is not None and 0 <= seat < len(row.seats)
    return held and guest is not None and row.seats[seat].account_id == guest.account


def own_seat(row: TableRow, visitor: Visitor, requested: Side | None) -> int:
    """Return the seat that a visitor acts for.

    It is the named seat, which must be their own, or their only one.
    """
    own = [seat.seat for seat in row.seats if seat.account_id == visitor.account]
    if isinstance(requested, int) and requested in own:
        return requested
    _check_number(requested)
    if requested is not None or not own:
        raise RequestError("not-your-seat", 403)
    if len(own) > 1:
        raise RequestError("which-seat", 422, seats=", ".join(map(str, own)))
    return own[0]


def seat_seen(row: TableRow, guest: Visitor | None, requested: Side | None) -> int:
    """Return the seat whose view a visitor may see.

    This is one of their own seats or the spectator's; after the end of the game it may be any seat.
    """
    if requested is None:
        own = [] if guest is None else [s.seat for s in row.seats if s.account_id == guest.account]
        return own[0] if len(own) == 1 else SPECTATOR
    if requested == "spectator":
        return SPECTATOR
    if holds(row, guest, requested):
        return requested
    _check_number(requested)
    if row.status == "over" and requested < len(row.seats):
        return requested
    raise RequestError("not-your-seat", 403)


def _check_number(requested: Side | None) -> None:
    """Refuse a number below zero; spectators are a word."""
    if isinstance(requested, int) and requested < 0:
        raise RequestError("bad-request", 400, where="seat")


def may_watch(row: TableRow, guest: Visitor | None, invite: str, seat: int) -> bool:
    """Return whether the visitor may still read a stream from a seat's view."""
    own = seat == SPECTATOR or row.status == "over" or holds(row, guest, seat)
    return own and may_see(row, guest, invite)


def side_seen(row: TableRow, guest: Visitor | None, requested: Side | None) -> int:
    """Return the side a visitor may view now.

    Before the game begins seats still change, so everybody sees the spectator's view.
    """
    whose = seat_seen(row, guest, requested)
    return SPECTATOR if row.status == "open" else whose


def decoded_action(kinds: Mapping[str, type[Any]], wire: list[Any]) -> Any:
    """Return an action; the refusal of a malformed one names the arguments that it needs."""
    try:
        return decode(dict(kinds), wire)
    except BadWire:
        name = wire[0] if wire and isinstance(wire[0], str) else ""
        if name not in kinds:
            raise Refused(Refusal("TABLE-12", {"requested": _json(wire)})) from None
        fields = ", ".join(field_names(kinds[name])) or "–"
        params: dict[str, int | str] = {"action": name, "fields": fields, "requested": _json(wire)}
        raise Refused(Refusal("TABLE-15", params)) from None


def _json(wire: object) -> str:
    return msgspec.json.encode(wire).decode()[:80]


class Playing:
    """Plays the choices of visitors for the seats that they hold."""

    def __init__(self, access: Access, store: TableStore, stand_ins: StandIns) -> None:
        self._access = access
        self._store = store
        self._stand_ins = stand_ins

    async def choose(self, visitor: Visitor, id: str, data: ActionRequest) -> Accepted:
        """Play a choice for a visitor's seat. It is stored when this function returns."""
        visitor.needs("play")
        table = await self._access.table(visitor, id)
        # the game may have begun on another node, with other people on its seats
        if table.row.status == "open":
            await table.refresh()
        seat = own_seat(table.row, visitor, data.seat)
        if table.row.status == "open":
            raise RequestError("not-begun", 409)
        kinds: dict[str, type[Any]] = table.ledger.game.actions
        actions = [decoded_action(kinds, action) for action in data.actions]
        asides = [action for action in actions if isinstance(action, Aside)]
        for _aside in asides:
            self._access.check_talk(visitor)
        if asides:
            await check_lines(self._store, id, visitor.account, asides)
        if table.row.seats[seat].stand_in:
            await self._stand_ins.came_back(table, seat)
        return await table.act(seat, actions, data.rev, data.key)
