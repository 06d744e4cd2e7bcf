"""The ledgers of all tables: append-only lines, each chained to the line before by its hash."""

import secrets
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.kernel.hash_chain import follows, hash_of, is_header
from signoria.kernel.seats import NOBODY
from signoria.store.batches import KeyOfSeat, keep, known, revision_of
from signoria.store.rows import Rows
from signoria.store.schema import ENTRIES, TABLES, Status
from signoria.store.signals import appended

STORED: Final = "stored"
CONFLICT: Final = "conflict"
REPEATED: Final = "repeated"
MISSING: Final = "missing"

LONGEST_ID: Final = 100
LONGEST_KEY: Final = 200  # an index row of PostgreSQL holds at most 2704 bytes


class NoSuchTable(Exception):
    """Raised if no table has that id."""


class TableExists(Exception):
    """Raised if another table has that id."""


class BadAppend(ValueError):
    """Data that no database could store; refused before it fails a whole batch."""


class Setting(msgspec.Struct, frozen=True):
    """Settings of a table, stored beside its ledger."""

    game: str = ""
    host: str | None = None
    access: Literal["public", "private"] = "public"
    invite: str = ""
    pace: str = ""
    origin: str = ""
    wake_at: int | None = None
    unverified: bool = False


PLAIN: Final = Setting()


class Standing(msgspec.Struct, frozen=True):
    """The state of a table after its new lines, stored in the same commit."""

    status: Status
    clock: str = ""
    result: str = ""
    wake_at: int | None = None


class Append(msgspec.Struct, frozen=True):
    """Lines to add to a table's ledger, all or none, the first as revision `rev`.

    With a key they are added at most once for that seat and key.
    """

    table: str
    rev: int
    lines: tuple[str, ...]
    seat: int = NOBODY
    key: str = ""
    at: int = 0
    standing: Standing | None = None

    def __post_init__(self) -> None:
        if not 0 < len(self.table) <= LONGEST_ID or len(self.key) > LONGEST_KEY:
            raise BadAppend("the table's id or the key is too long")
        if not all(map(can_be_kept, (self.table, self.key, *self.lines))):
            raise BadAppend("a text has a character that cannot be kept")
        if not abs(self.seat) < 1 << 31 or not self.lines:
            raise BadAppend("there is no such seat, or no line to add")

    def own_key(self) -> KeyOfSeat:
        """Return the key together with its table and seat."""
        return self.table, self.seat, self.key


class AppendResult(msgspec.Struct, frozen=True):
    """Result of an append.

    - stored: its last line is revision `rev`.
    - repeated: its key was used before, and its last line was revision `rev`.
    - conflict: these lines do not follow the last line of the ledger, revision `rev`. Another
      append was first; read the ledger again.
    - missing: the table does not exist or is over.
    """

    kind: Literal["stored", "conflict", "repeated", "missing"]
    rev: int


class _End:
    """The end of a ledger: its last revision and the hash of its last line."""

    def __init__(self, rev: int, line: str) -> None:
        self.rev = rev
        self.hash = hash_of(line)


def new_id() -> str:
    """Return a random id for a new table."""
    return secrets.token_urlsafe(16)


class Ledgers(Rows):
    """The ledgers in a database."""

    def create(self, id: str, header: str, now: int, setting: Setting = PLAIN) -> None:
        """Store a new open table with the first line of its ledger."""
        with self._writing() as connection:
            create(connection, id, header, now, setting)

    def append(self, batch: Sequence[Append]) -> list[AppendResult]:
        """Add lines to many ledgers in one transaction; return a result for each append."""
        if not batch:
            return []
        with self._writing() as connection:
            tables = sorted({append.table for append in batch})
            found, keys = known(connection, tables, [a.own_key() for a in batch if a.key])
            ends = {id: _End(rev, line) for id, rev, line in found}
            outcomes = [_judge(append, ends, keys) for append in batch]
            _keep(connection, [a for a, o in zip(batch, outcomes, strict=True) if o.kind == STORED])
        return outcomes

    def rev_of_key(self, table: str, seat: int, key: str) -> int | None:
        """Return the revision of a seat's key, if it was used before."""
        with self._reading() as connection:
            return revision_of(connection, (table, seat, key))

    def load(self, id: str) -> tuple[str, list[str]]:
        """Return a ledger's header and its lines, unchanged."""
        with self._reading() as connection:
            header = connection.scalar(select(TABLES.c.header).where(TABLES.c.id == id))
            if header is None:
                raise NoSuchTable(id)
            return header, _lines(connection, id, 0)

    def lines_after(self, id: str, after: int) -> list[str]:
        """Return the lines after a revision."""
        with self._reading() as connection:
            return _lines(connection, id, after)

    def status(self, id: str) -> Status:
        """Return whether a table is open, running or over."""
        with self._reading() as connection:
            found: Status | None = connection.scalar(
                select(TABLES.c.status).where(TABLES.c.id == id)
            )
        if found is None:
            raise NoSuchTable(id)
        return found

    def set_status(self, id: str, status: Status, now: int) -> None:
        """Set whether a table is open, running or over."""
        change = update(TABLES).where(TABLES.c.id == id).values(status=status, changed_at=now)
        with self._writing() as connection:
            if connection.execute(change).rowcount == 0:
                raise NoSuchTable(id)


def create(connection: Connection, id: str, header: str, now: int, setting: Setting) -> None:
    """Insert the row of a new table."""
    if not (can_be_kept(id) and 0 < len(id) <= LONGEST_ID):
        raise BadAppend("the table's id cannot be kept")
    if not (can_be_kept(header) and is_header(header)):
        raise BadAppend("the header has no valid hash")
    row = {"id": id, "header": header, "created_at": now, "changed_at": now}
    blank = {"status": "open", "clock": "", "result": "", "rematch": ""}
    try:
        connection.execute(insert(TABLES).values(row | blank | msgspec.structs.asdict(setting)))
    except IntegrityError:
        raise TableExists(id) from None


def can_be_kept(text: str) -> bool:
    """Return whether both databases can store the text: no NUL and no lone surrogate."""
    if text.isascii():
        return "\0" not in text
    return "\0" not in text and text.encode(errors="replace").decode() == text


def _lines(connection: Connection, id: str, after: int) -> list[str]:
    wanted = (ENTRIES.c.table_id == id) & (ENTRIES.c.rev > after)
    found = connection.scalars(select(ENTRIES.c.line).where(wanted).order_by(ENTRIES.c.rev))
    return list(found)


def _judge(append: Append, ends: dict[str, _End], keys: dict[KeyOfSeat, int]) -> AppendResult:
    """Return the result of an append, and update ends and keys as if it were stored."""
    own = append.own_key()
    if append.key and own in keys:
        return AppendResult(REPEATED, keys[own])
    end = ends.get(append.table)
    if end is None:
        return AppendResult(MISSING, 0)
    if append.rev != end.rev + 1 or not _continues(append, end.hash):
        return AppendResult(CONFLICT, end.rev)
    end.rev += len(append.lines)
    end.hash = hash_of(append.lines[-1])
    if append.key:
        keys[own] = end.rev
    return AppendResult(STORED, end.rev)


def _continues(append: Append, line_hash: str) -> bool:
    """Return whether each line is chained to the one before it."""
    for rev, line in enumerate(append.lines, append.rev):
        if not follows(line, rev, line_hash):
            return False
        line_hash = hash_of(line)
    return True


def _keep(connection: Connection, appends: Sequence[Append]) -> None:
    """Store the accepted appends."""
    lines = [
        {"table_id": a.table, "rev": rev, "line": line, "at": a.at}
        for a in appends
        for rev, line in enumerate(a.lines, a.rev)
    ]
    keys = [
        {"table_id": a.table, "seat": a.seat, "key": a.key, "rev": a.rev + len(a.lines) - 1}
        for a in appends
        if a.key
    ]
    standings = {
        a.table: {"id": a.table, "changed_at": a.at, **msgspec.structs.asdict(a.standing)}
        for a in appends
        if a.standing is not None
    }
    signals = appended({a.table: a.rev + len(a.lines) - 1 for a in appends})
    if lines:
        keep(connection, lines, keys, list(standings.values()), signals)
