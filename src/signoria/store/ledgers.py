"""The ledgers of all tables: lines are only ever added, each to the line it was sealed with."""

import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, Engine, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.kernel.seats import NOBODY
from signoria.store.database import READS, failing_typed
from signoria.store.keys import KeyOfSeat, known_keys
from signoria.store.schema import ENTRIES, KEYS, TABLES, Status
from signoria.store.seals import follows, is_header, seal_of

STORED: Final = "stored"
CONFLICT: Final = "conflict"
REPEATED: Final = "repeated"
MISSING: Final = "missing"

LONGEST_ID: Final = 100
LONGEST_KEY: Final = 200  # an index of PostgreSQL holds no more than 2704 bytes a row

_WANTED: Final = TABLES.c.id.in_(bindparam("ids", expanding=True))
_ANY: Final = ENTRIES.alias()
_LAST: Final = select(func.max(_ANY.c.rev)).where(_ANY.c.table_id == TABLES.c.id).scalar_subquery()
LOCKED: Final = (
    select(TABLES.c.id, TABLES.c.header)
    .where(_WANTED)
    .order_by(TABLES.c.id)
    .with_for_update(key_share=True)
)
LAST_LINES: Final = select(ENTRIES.c.table_id, ENTRIES.c.rev, ENTRIES.c.line).where(
    _WANTED, ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.rev == _LAST.correlate(TABLES)
)


class NoSuchTable(Exception):
    """No table of that id is kept here."""


class TableExists(Exception):
    """A table of that id is kept here already."""


class BadAppend(ValueError):
    """Something that no database could keep; refused before it can spoil a batch of others."""


class Append(msgspec.Struct, frozen=True):
    """A line to be added to a table's ledger; with a key, at most once for that seat and key."""

    table: str
    rev: int
    line: str
    seat: int = NOBODY
    key: str = ""

    def __post_init__(self) -> None:
        if not 0 < len(self.table) <= LONGEST_ID or len(self.key) > LONGEST_KEY:
            raise BadAppend("the table's id or the key is too long")
        if not all(map(_can_be_kept, (self.table, self.key, self.line))):
            raise BadAppend("a text has a character that cannot be kept")
        if not abs(self.seat) < 1 << 31:
            raise BadAppend("there is no such seat")

    def own_key(self) -> KeyOfSeat:
        """The key as nobody else's: with its table and its seat."""
        return self.table, self.seat, self.key


class Outcome(msgspec.Struct, frozen=True):
    """What became of an append.

    stored: it is revision `rev`. repeated: its key was seen before, as revision `rev`. conflict:
    the ledger, which ends at `rev`, does not go on with this line, because somebody else has the
    revision or the line was sealed after another one; read the ledger again. missing: no table.
    """

    kind: Literal["stored", "conflict", "repeated", "missing"]
    rev: int


class _End:
    """Where a ledger ends: its last revision and the seal of its last line."""

    def __init__(self, rev: int, line: str) -> None:
        self.rev = rev
        self.seal = seal_of(line)


def new_id() -> str:
    """An id for a new table, which nobody can guess."""
    return secrets.token_urlsafe(16)


class Ledgers:
    """The ledgers in a database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(**{READS: True})

    def create(self, id: str, header: str, now: int) -> None:
        """Keep a new table, open, with the first line of its ledger."""
        if not (_can_be_kept(id) and 0 < len(id) <= LONGEST_ID):
            raise BadAppend("the table's id cannot be kept")
        if not (_can_be_kept(header) and is_header(header)):
            raise BadAppend("the header is not sealed as one")
        row = {"id": id, "header": header, "created_at": now, "changed_at": now}
        with self._writing() as connection:
            try:
                connection.execute(insert(TABLES).values(status="open", **row))
            except IntegrityError:
                raise TableExists(id) from None

    def append(self, batch: Sequence[Append]) -> list[Outcome]:
        """Add lines to the ledgers of many tables in one transaction; an outcome for each."""
        if not batch:
            return []
        with self._writing() as connection:
            ends = _ends(connection, sorted({append.table for append in batch}))
            keys = known_keys(connection, [append.own_key() for append in batch if append.key])
            outcomes = [_judge(append, ends, keys) for append in batch]
            _insert(
                connection, [a for a, o in zip(batch, outcomes, strict=True) if o.kind == STORED]
            )
        return outcomes

    def load(self, id: str) -> tuple[str, list[str]]:
        """A ledger's header and its lines, as they were given."""
        with self._reading() as connection:
            header = connection.scalar(select(TABLES.c.header).where(TABLES.c.id == id))
            if header is None:
                raise NoSuchTable(id)
            return header, _lines(connection, id, 0)

    def tail(self, id: str, after: int) -> list[str]:
        """The lines after a revision."""
        with self._reading() as connection:
            return _lines(connection, id, after)

    def status(self, id: str) -> Status:
        """Whether a table is open, running or over."""
        with self._reading() as connection:
            found: Status | None = connection.scalar(
                select(TABLES.c.status).where(TABLES.c.id == id)
            )
        if found is None:
            raise NoSuchTable(id)
        return found

    def set_status(self, id: str, status: Status, now: int) -> None:
        """Say that a table is open, running or over."""
        change = update(TABLES).where(TABLES.c.id == id).values(status=status, changed_at=now)
        with self._writing() as connection:
            if connection.execute(change).rowcount == 0:
                raise NoSuchTable(id)

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        with failing_typed(), self._engine.begin() as connection:
            yield connection

    @contextmanager
    def _reading(self) -> Iterator[Connection]:
        with failing_typed(), self._reader.connect() as connection:
            yield connection


def _can_be_kept(text: str) -> bool:
    """Whether both databases take the text: no NUL, no half of a surrogate pair."""
    return "\0" not in text and text.encode(errors="replace").decode() == text


def _lines(connection: Connection, id: str, after: int) -> list[str]:
    wanted = (ENTRIES.c.table_id == id) & (ENTRIES.c.rev > after)
    found = connection.scalars(select(ENTRIES.c.line).where(wanted).order_by(ENTRIES.c.rev))
    return list(found)


def _ends(connection: Connection, ids: list[str]) -> dict[str, _End]:
    """Where these ledgers end; nobody else can add to them until the transaction is over.

    PostgreSQL locks the rows of the tables, always in the order of their ids, so that no two
    batches wait for each other; the ends are read afterwards, by a statement of its own, which
    sees what the lock was waited for. On SQLite the transaction itself is the lock.
    """
    ends = {id: _End(0, header) for id, header in connection.execute(LOCKED, {"ids": ids})}
    for id, rev, line in connection.execute(LAST_LINES, {"ids": ids}):
        ends[id] = _End(rev, line)
    return ends


def _judge(append: Append, ends: dict[str, _End], keys: dict[KeyOfSeat, int]) -> Outcome:
    """What becomes of an append; ends and keys are then as if it were stored."""
    own = append.own_key()
    if append.key and own in keys:
        return Outcome(REPEATED, keys[own])
    end = ends.get(append.table)
    if end is None:
        return Outcome(MISSING, 0)
    if append.rev != end.rev + 1 or not follows(append.line, append.rev, end.seal):
        return Outcome(CONFLICT, end.rev)
    end.rev, end.seal = append.rev, seal_of(append.line)
    if append.key:
        keys[own] = append.rev
    return Outcome(STORED, append.rev)


def _insert(connection: Connection, appends: list[Append]) -> None:
    lines = [{"table_id": a.table, "rev": a.rev, "line": a.line} for a in appends]
    keys = [
        {"table_id": a.table, "seat": a.seat, "key": a.key, "rev": a.rev} for a in appends if a.key
    ]
    if lines:
        connection.execute(insert(ENTRIES), lines)
    if keys:
        connection.execute(insert(KEYS), keys)
