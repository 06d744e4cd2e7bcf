"""Tables before their game begins: created, filled, started or deleted."""

import asyncio
from typing import Any, Final

import msgspec

from signoria.bots.levels import levels_for
from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.kernel.header import Header
from signoria.kernel.renewal import renewed
from signoria.kernel.seats import NOBODY
from signoria.kernel.settings import Options, default_preset, settle_options
from signoria.server.autoplay.auto_player import AutoPlayer
from signoria.server.errors import Refused, RequestError
from signoria.server.lobby.wire import SeatClaim, SeatRequest, TableRequest
from signoria.server.people.access import Access, check_own
from signoria.server.people.authenticator import Visitor
from signoria.server.people.limits import CREATED, TABLES, Limits
from signoria.server.people.names import clean_name
from signoria.server.table.live import LiveTable
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.open_ledger import OpenLedger
from signoria.server.table.state import ANY_TIME, Now
from signoria.server.table.wire import Accepted
from signoria.store.ledgers import Setting, new_id
from signoria.store.lobby import Lobby, SeatRow, TableRow

UNSTARTED: Final = 24 * 3600 * 1000  # milliseconds after which an unstarted table is deleted


class NewTables:
    """Creates tables and seats people and bots until the host starts the game."""

    def __init__(
        self,
        lobby: Lobby,
        access: Access,
        tables: LiveTables,
        autoplay: AutoPlayer,
        limits: Limits,
        now: Now,
        most_open: int = 20,
    ) -> None:
        self._lobby = lobby
        self._access = access
        self._tables = tables
        self._autoplay = autoplay
        self._limits = limits
        self._now = now
        self._most_open = most_open

    async def create(self, visitor: Visitor, data: TableRequest) -> TableRow:
        """Create a table; its creator becomes the host."""
        visitor.needs("play")
        self._limits.spend(f"tables {visitor.account}", TABLES, self._now())
        self._limits.spend(
            f"tables of {self._limits.network(visitor.account)}", CREATED, self._now()
        )
        if await asyncio.to_thread(self._lobby.waiting, visitor.account) >= self._most_open:
            raise RequestError("too-many-open", 409, most=self._most_open)
        header, game = header_for(data)
        seats = [seat_row(seat, at, visitor, data.game) for at, seat in enumerate(data.seats)]
        now = self._now()
        setting = Setting(
            game=game.slug,
            host=visitor.account,
            access=data.access,
            invite=new_id(),
            pace=msgspec.json.encode(data.clock).decode(),
            wake_at=now + UNSTARTED,
        )
        id = new_id()
        await asyncio.to_thread(self._lobby.create, id, header, now, setting, seats)
        return await asyncio.to_thread(self._lobby.table, id)

    async def take(self, visitor: Visitor, id: str, seat: int, data: SeatClaim) -> TableRow:
        """Take a free seat."""
        visitor.needs("play")
        row = await self._access.row(visitor, id, data.invite)
        _check_seat(row, seat)
        if row.seats[seat].kind == "invited" and data.invite != row.invite:
            raise RequestError("by-invitation", 403)
        check_own(row, visitor)
        _check_one_seat(row, seat, visitor)
        name = clean_name(data.name or visitor.name)
        if not await asyncio.to_thread(self._lobby.take, id, seat, visitor.account, name):
            raise RequestError("seat-taken", 409)
        return await self._changed(id)

    async def leave(self, visitor: Visitor, id: str, seat: int) -> TableRow:
        """Free a seat: one's own, or as host that of anybody."""
        visitor.needs("play")
        row = await self._access.row(visitor, id)
        owner = row.seats[seat].account_id if 0 <= seat < len(row.seats) else None
        if owner is None or visitor.account not in (owner, row.host):
            raise RequestError("not-your-seat", 403)
        if not await asyncio.to_thread(self._lobby.leave, id, seat, owner):
            raise RequestError("has-begun", 409)
        return await self._changed(id)

    async def put_bot(self, visitor: Visitor, id: str, seat: int, bot: str) -> TableRow:
        """Put a bot on a free seat; only the host may."""
        row = await self._hosted(visitor, id)
        _check_seat(row, seat)
        check_level(row.game, bot)
        if not await asyncio.to_thread(self._lobby.seat_bot, id, seat, bot):
            raise RequestError("seat-taken", 409)
        return await self._changed(id)

    async def remove_bot(self, visitor: Visitor, id: str, seat: int) -> TableRow:
        """Remove a bot; only the host may. Its seat becomes open or invited again."""
        _check_seat(await self._hosted(visitor, id), seat)
        if not await asyncio.to_thread(self._lobby.free_bot, id, seat):
            raise RequestError("no-bot-here", 409)
        return await self._changed(id)

    async def renew_invite(self, visitor: Visitor, id: str) -> TableRow:
        """Replace the invitation, so that the former one opens nothing."""
        await self._hosted(visitor, id)
        await asyncio.to_thread(self._lobby.renew_invite, id, new_id())
        return await self._changed(id)

    async def delete(self, visitor: Visitor, id: str) -> None:
        """Delete a table; only its host or a moderator may."""
        visitor.needs("play")
        row = await self._access.row(visitor, id)
        if row.host != visitor.account and not visitor.moderates:
            raise RequestError("not-host", 403)
        if not await asyncio.to_thread(self._lobby.clear, id):
            raise RequestError("has-begun", 409)
        self._tables.table(id).disconnect()
        self._tables.forget(id)

    async def start(self, visitor: Visitor, id: str) -> Accepted:
        """Start the game once every seat is taken; only the host may."""
        await self._hosted(visitor, id)
        table = self._tables.table(id)
        async with table.held():
            await table.reload()  # somebody may have sat down on another node
            if table.row.status != "open":
                raise RequestError("has-begun", 409)
            if any(seat.kind in ("open", "invited") for seat in table.row.seats):
                raise RequestError("seats-free", 409)
            if table.ledger.rev:  # a fork continues where its ledger ends
                await table.start_from_ledger()
                self._autoplay.schedule(table)
                return Accepted(table.ledger.rev)
            await self._renew_header(table)
            return await table.commit(_beginning, NOBODY, "", ANY_TIME)

    async def _renew_header(self, table: LiveTable) -> None:
        """Write the header again if the server was upgraded since the table was created.

        A game begins under the rules of its first entry, and its header names them. It names too
        which settings gave way to others, because games no longer have them.
        """
        header = table.ledger.header
        if not header.differs():
            return
        today = renewed(header)
        if isinstance(today, Refusal):
            raise Refused(today, header.game.slug)
        if not await asyncio.to_thread(self._lobby.renew, table.id, today.text()):
            raise RequestError("has-begun", 409)
        await table.reload()

    async def _hosted(self, visitor: Visitor, id: str) -> TableRow:
        """Return the visitor's own table."""
        visitor.needs("play")
        row = await self._access.row(visitor, id)
        if row.host != visitor.account:
            raise RequestError("not-host", 403)
        return row

    async def _changed(self, id: str) -> TableRow:
        """Send watchers the changed seats, and return the table."""
        known = self._tables.known(id)
        if known is not None:
            await known.refresh()
        return await asyncio.to_thread(self._lobby.table, id)


def header_for(data: TableRequest) -> tuple[str, Game[Any]]:
    """Return the first ledger line and the game for a new table; or raise an error."""
    game = find_game(data.game)
    if game is None:
        raise RequestError("no-game", 422, game=data.game)
    preset = data.preset or default_preset(game)
    wanted = {name: str(value) for name, value in data.options.items()}
    options: Options | Refusal = settle_options(game, len(data.seats), preset, wanted)
    if isinstance(options, Refusal):
        raise Refused(options, game.slug)
    return Header(game, len(data.seats), preset, options).text(), game


def seat_row(seat: SeatRequest, number: int, visitor: Visitor, game: str) -> SeatRow:
    """Return a seat with the person or bot that the request names."""
    if seat.kind == "me":
        return SeatRow(number, "account", visitor.account, clean_name(seat.name or visitor.name))
    if seat.kind == "bot":
        check_level(game, seat.bot)
        return SeatRow(number, "bot", name=seat.bot, bot=seat.bot)
    return SeatRow(number, seat.kind, laid=seat.kind)


def check_level(game: str, bot: str) -> None:
    """Refuse a bot that the game does not offer."""
    levels = levels_for(game)
    if bot not in levels:
        raise RequestError("no-bot", 422, bot=bot, levels=", ".join(levels))


def _check_one_seat(row: TableRow, seat: int, visitor: Visitor) -> None:
    """Refuse a second seat at somebody else's public table: two hands are one too many."""
    sits = any(one.account_id == visitor.account for one in row.seats)
    free = row.seats[seat].account_id is None
    if sits and free and row.access == "public" and row.host != visitor.account:
        raise RequestError("one-seat", 409)


def _check_seat(row: TableRow, seat: int) -> None:
    if not 0 <= seat < len(row.seats):
        raise RequestError("no-seat", 404, seat=seat)


def _beginning(ledger: OpenLedger, now: int) -> tuple[str, ...]:
    """Enter the first line, unless the game has begun."""
    if ledger.rev:
        raise RequestError("has-begun", 409)
    return ledger.begin(now)
