"""Rows of tables and seats: occupants, status, and when tables are due."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update

from signoria.store.json_rows import given, run
from signoria.store.ledgers import NoSuchTable, Setting, create
from signoria.store.rows import Rows
from signoria.store.schema import ENTRIES, SEATS, TABLES, Status
from signoria.store.signals import send

SeatKind = Literal["open", "invited", "account", "bot"]
FREE: Final = ("open", "invited")
CLOSED: Final = '{"reason":"closed"}'  # the result of a game that a moderator closed


class SeatRow(msgspec.Struct, frozen=True):
    """One seat of a table and its occupant; `stand_in` plays while the owner is away.

    `laid` is the kind of the seat when it is free.
    """

    seat: int
    kind: SeatKind
    account_id: str | None = None
    name: str = ""
    bot: str = ""
    stand_in: str = ""
    left_at: int = 0
    laid: SeatKind = "open"


class TableRow(msgspec.Struct, frozen=True):
    """A table, without its ledger's entries."""

    id: str
    header: str
    status: Status
    created_at: int
    changed_at: int
    wake_at: int | None
    clock: str
    result: str
    game: str
    host: str | None
    access: Literal["public", "private"]
    invite: str
    pace: str
    origin: str
    rematch: str
    unverified: bool = False
    seats: tuple[SeatRow, ...] = ()


class LedgerLine(msgspec.Struct, frozen=True):
    """A line of a ledger, and when it was entered."""

    text: str
    at: int


class AddedLines(msgspec.Struct, frozen=True):
    """The lines after a revision, and the table's state with them."""

    after: int
    lines: list[LedgerLine]
    status: Status
    clock: str
    result: str


class Lobby(Rows):
    """The tables in a database."""

    def create(
        self,
        id: str,
        header: str,
        now: int,
        setting: Setting,
        seats: Sequence[SeatRow],
        brought: Sequence[LedgerLine] = (),
        **standing: str | int | None,
    ) -> None:
        """Store a new table with its seats and, if given, its ledger: all or none."""
        rows = [{"table_id": id, **msgspec.structs.asdict(seat)} for seat in seats]
        lines = [
            {"table_id": id, "rev": rev, "line": line.text, "at": line.at}
            for rev, line in enumerate(brought, 1)
        ]
        with self._writing() as connection:
            create(connection, id, header, now, setting)
            for statement, values in ((insert(SEATS), rows), (insert(ENTRIES), lines)):
                if values:
                    connection.execute(statement, values)
            if standing:
                connection.execute(update(TABLES).where(TABLES.c.id == id).values(**standing))

    def table(self, id: str) -> TableRow:
        """Return a table and its seats."""
        with self._reading() as connection:
            return _table(connection, id)

    def lines(self, id: str, after: int) -> list[LedgerLine]:
        """Return the lines of a ledger after a revision."""
        wanted = and_(ENTRIES.c.table_id == id, ENTRIES.c.rev > after)
        with self._reading() as connection:
            found = connection.execute(
                select(ENTRIES.c.line, ENTRIES.c.at).where(wanted).order_by(ENTRIES.c.rev)
            )
            return [LedgerLine(text, at) for text, at in found]

    def added_lines(self, known: Mapping[str, int]) -> dict[str, AddedLines]:
        """Return the lines added to many ledgers after the known revisions."""
        rows = [{"id": id, "rev": rev} for id, rev in known.items()]
        found: dict[str, AddedLines] = {}
        with self._reading() as connection:
            for id, line, at, *standing in run(connection, _new_lines(connection), rows):
                added = found.setdefault(id, AddedLines(known[id], [], *standing))
                added.lines.append(LedgerLine(line, at))
        return found

    def listed(
        self, status: Status, account: str | None, before: int, limit: int
    ) -> list[TableRow]:
        """Return public tables of a status, or an account's own, most recently changed first."""
        mine = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.account_id == account)
        whose = (
            TABLES.c.access == "public" if account is None else or_(mine, TABLES.c.host == account)
        )
        wanted = and_(TABLES.c.status == status, TABLES.c.changed_at < before, whose)
        with self._reading() as connection:
            found = connection.execute(
                select(TABLES).where(wanted).order_by(TABLES.c.changed_at.desc()).limit(limit)
            ).mappings()
            rows = [dict(row) for row in found]
            seats = _seats(connection, [row["id"] for row in rows])
        return [TableRow(**row, seats=seats.get(row["id"], ())) for row in rows]

    def take(self, id: str, seat: int, account: str, name: str) -> bool:
        """Take a free seat of an open table; return False if somebody else was faster."""
        still_open = exists().where(TABLES.c.id == id, TABLES.c.status == "open")
        change = (
            update(SEATS)
            .where(SEATS.c.table_id == id, SEATS.c.seat == seat, SEATS.c.kind.in_(FREE), still_open)
            .values(kind="account", account_id=account, name=name)
        )
        return self._changed(id, change)

    def leave(self, id: str, seat: int, account: str) -> bool:
        """Leave a seat of an open table; it becomes free with its original kind."""
        still_open = exists().where(TABLES.c.id == id, TABLES.c.status == "open")
        own = and_(SEATS.c.table_id == id, SEATS.c.seat == seat, SEATS.c.account_id == account)
        change = update(SEATS).where(own, still_open)
        return self._changed(id, change.values(kind=SEATS.c.laid, account_id=None, name=""))

    def seat_bot(self, id: str, seat: int, bot: str) -> bool:
        """Put a bot on a free seat of an open table; return False if somebody else was faster."""
        still_open = exists().where(TABLES.c.id == id, TABLES.c.status == "open")
        free = and_(SEATS.c.table_id == id, SEATS.c.seat == seat, SEATS.c.kind.in_(FREE))
        change = update(SEATS).where(free, still_open)
        return self._changed(id, change.values(kind="bot", name=bot, bot=bot))

    def free_bot(self, id: str, seat: int) -> bool:
        """Remove a bot from a seat of an open table; the seat gets its original kind."""
        still_open = exists().where(TABLES.c.id == id, TABLES.c.status == "open")
        played = and_(SEATS.c.table_id == id, SEATS.c.seat == seat, SEATS.c.kind == "bot")
        change = update(SEATS).where(played, still_open)
        return self._changed(id, change.values(kind=SEATS.c.laid, name="", bot=""))

    def set_stand_in(self, id: str, seat: int, before: str, bot: str, left_at: int) -> bool:
        """Change the stand-in of a seat; return False if it is no longer `before`."""
        same = and_(SEATS.c.table_id == id, SEATS.c.seat == seat, SEATS.c.stand_in == before)
        return self._changed(id, update(SEATS).where(same).values(stand_in=bot, left_at=left_at))

    def start_from_ledger(self, id: str, clock: str, wake_at: int | None, now: int) -> bool:
        """Start a table that already has a ledger; return False if somebody else was faster."""
        waits = and_(TABLES.c.id == id, TABLES.c.status == "open")
        begun = {"status": "running", "clock": clock, "wake_at": wake_at, "changed_at": now}
        return self._changed(id, update(TABLES).where(waits).values(begun))

    def renew(self, id: str, header: str) -> bool:
        """Replace the header of a table that has not begun; return False if it has."""
        begun = exists().where(ENTRIES.c.table_id == id)
        waits = and_(TABLES.c.id == id, TABLES.c.status == "open", ~begun)
        return self._changed(id, update(TABLES).where(waits).values(header=header))

    def renew_invite(self, id: str, invite: str) -> None:
        """Replace the invitation of a table."""
        self._changed(id, update(TABLES).where(TABLES.c.id == id).values(invite=invite))

    def waiting(self, host: str) -> int:
        """Return how many tables of a host have not begun."""
        theirs = and_(TABLES.c.host == host, TABLES.c.status == "open")
        with self._reading() as connection:
            return connection.scalar(select(func.count()).where(theirs)) or 0

    def set_rematch(self, id: str, before: str, rematch: str) -> bool:
        """Set the rematch of a table; return False if it is no longer `before`."""
        same = and_(TABLES.c.id == id, TABLES.c.rematch == before)
        return self._changed(id, update(TABLES).where(same).values(rematch=rematch))

    def clear(self, id: str) -> bool:
        """Delete a table that never began; return whether it was deleted."""
        return self._changed(id, delete(TABLES).where(TABLES.c.id == id, TABLES.c.status == "open"))

    def close(self, id: str, now: int) -> bool:
        """End a running game permanently, without a winner; return False if it does not run."""
        runs = and_(TABLES.c.id == id, TABLES.c.status == "running")
        ended = {"status": "over", "result": CLOSED, "wake_at": None, "changed_at": now}
        return self._changed(id, update(TABLES).where(runs).values(ended))

    def wake(self, id: str, at: int | None) -> None:
        """Set when a running table is due.

        This sends no signal, because nothing visible changes.
        """
        runs = and_(TABLES.c.id == id, TABLES.c.status == "running")
        with self._writing() as connection:
            connection.execute(update(TABLES).where(runs).values(wake_at=at))

    def due(self, now: int, lease: int, limit: int) -> list[str]:
        """Return due tables; each goes to one caller only until the lease ends."""
        wanted = select(TABLES.c.id, TABLES.c.wake_at).where(TABLES.c.wake_at <= now).limit(limit)
        with self._reading() as connection:
            found = connection.execute(wanted).all()
        if not found:
            return []
        claimed: list[str] = []
        with self._writing() as connection:
            for id, wake_at in found:
                mine = and_(TABLES.c.id == id, TABLES.c.wake_at == wake_at)
                claim = update(TABLES).where(mine).values(wake_at=now + lease)
                if connection.execute(claim).rowcount:
                    claimed.append(id)
        return claimed

    def wake_all(self, now: int) -> None:
        """Make every running table that is ever due, due now."""
        running = and_(TABLES.c.status == "running", TABLES.c.wake_at.is_not(None))
        with self._writing() as connection:
            connection.execute(update(TABLES).where(running).values(wake_at=now))

    def _changed(self, id: str, change: Any) -> bool:
        with self._writing() as connection:
            done: int = connection.execute(change).rowcount
            if done:
                send(connection, ["changed", id])
            return done > 0


def _new_lines(connection: Connection) -> str:
    source = given(connection.dialect.name, id="text", rev="integer")
    return (
        "SELECT tables.id, entries.line, entries.at, tables.status, tables.clock, tables.result"
        f" FROM {source} CROSS JOIN tables CROSS JOIN entries WHERE tables.id = given.id"
        " AND entries.table_id = given.id AND entries.rev > given.rev"
        " ORDER BY tables.id, entries.rev"
    )


def _table(connection: Connection, id: str) -> TableRow:
    row = connection.execute(select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        raise NoSuchTable(id)
    return TableRow(**row, seats=_seats(connection, [id]).get(id, ()))


def _seats(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[SeatRow, ...]]:
    wanted = select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    found: dict[str, tuple[SeatRow, ...]] = {}
    for row in connection.execute(wanted).mappings():
        values = dict(row)
        table = values.pop("table_id")
        found[table] = (*found.get(table, ()), SeatRow(**values))
    return found
