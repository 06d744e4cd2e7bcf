"""Verification of stored games: reads, replays and rejudges every table."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import Column, Connection, Engine, Select, exists, select

from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.kernel.hash_chain import follows, hash_of, is_header
from signoria.kernel.header import BadLedger
from signoria.kernel.ledger import Ledger, read_ledger, rejudge, replay
from signoria.store.backups import snapshot
from signoria.store.lobby import CLOSED
from signoria.store.schema import ENTRIES, KEYS, SEATS, TABLES

AT_ONCE: Final = 200  # ids in memory
HEADER: Final = 0  # the revision of a header

# SQLite enforces foreign keys only if a setting is on, so entries may have lost their table.
ORPHANS: Final = (
    select(ENTRIES.c.table_id).distinct().where(~exists().where(TABLES.c.id == ENTRIES.c.table_id))
)

Kind = Literal[
    "header", "missing", "place", "hash", "cut", "refused", "broken", "rules", "key", "seats"
]


class Finding(msgspec.Struct, frozen=True):
    """A defect of a stored table and its revision; the header is revision 0.

    - header: the first line has no valid hash.
    - missing: there is no line of that revision, or no table at all.
    - place: the line names another revision.
    - hash: this line or one before it was altered.
    - cut: the game has a result, but its lines stop before the end.
    - refused: it cannot be read or replayed, for the reason in `refusal`.
    - broken: reading, replaying or rejudging it raises an error.
    - rules: today's rules would have given other events.
    - key: an idempotency key points to a missing line.
    - seats: the seats do not match the game.
    """

    kind: Kind
    rev: int
    refusal: Refusal | None = None


Verdict = Literal["same", "readable", "unreadable"]


class Checked(msgspec.Struct, frozen=True):
    """A verified table: the number of its entries, its defects, and a verdict.

    - same: today's rules give the same events.
    - readable: the game was played with other rules or data, or it was imported as unverified; it
      is read and replayed.
    - unreadable: it cannot be read or replayed.
    """

    table: str
    entries: int
    findings: list[Finding]
    verdict: Verdict = "same"
    differs: list[Refusal] = []
    unverified: bool = False


class _Stored(msgspec.Struct, frozen=True):
    """All stored data of one table at one moment."""

    header: str
    status: str
    result: str
    unverified: bool
    lines: Sequence[tuple[int, str]]
    keys: Sequence[int]
    seats: Sequence[int]


def verify(engine: Engine) -> Iterator[Checked]:
    """Verify every stored table one by one; only one is in memory at a time."""
    for id in _ids(engine, TABLES.c.id, select(TABLES.c.id)):
        with snapshot(engine) as connection:
            stored = _load(connection, id)
        if stored is not None:  # otherwise it was deleted after its id was read
            yield _checked(id, stored)
    for id in _ids(engine, ENTRIES.c.table_id, ORPHANS):
        yield Checked(id, 0, [Finding("missing", HEADER)], "unreadable")


def _checked(id: str, stored: _Stored) -> Checked:
    """Collect the first defect of the ledger and all defects outside it, and judge the table."""
    there = {rev for rev, _line in stored.lines}
    found = [Finding("key", rev) for rev in stored.keys if rev not in there]
    trouble = _chain(stored)
    differs: list[Refusal] = []
    if trouble is None:
        try:
            ledger = read_ledger(_text(stored), find_game)
            differs = ledger.differs()
        except BadLedger as bad:
            trouble = _refused(bad)
        except Exception:  # a bad table must not prevent checking the others
            trouble = Finding("broken", HEADER)
        else:
            found += _misseated(stored, ledger)
            other = stored.unverified or bool(differs)
            trouble = _judged(ledger, stored.result not in ("", CLOSED), other)
    found += [] if trouble is None else [trouble]
    verdict = _verdict(stored.unverified or bool(differs), trouble)
    return Checked(id, len(stored.lines), found, verdict, differs, stored.unverified)


def _verdict(other: bool, trouble: Finding | None) -> Verdict:
    if trouble is not None and trouble.kind != "rules":
        return "unreadable"
    return "readable" if other or trouble is not None else "same"


def _ids(engine: Engine, column: Column[str], asked: Select[str]) -> Iterator[str]:
    """Yield the ids of a query, a few at a time."""
    last = ""
    while True:
        page = asked.where(column > last).order_by(column).limit(AT_ONCE)
        with snapshot(engine) as connection:
            found = list(connection.scalars(page))
        yield from found
        if len(found) < AT_ONCE:
            return
        last = found[-1]


def _load(connection: Connection, id: str) -> _Stored | None:
    columns = TABLES.c.header, TABLES.c.status, TABLES.c.result, TABLES.c.unverified
    row = connection.execute(select(*columns).where(TABLES.c.id == id)).one_or_none()
    if row is None:
        return None
    entries = select(ENTRIES.c.rev, ENTRIES.c.line).where(ENTRIES.c.table_id == id)
    keys = select(KEYS.c.rev).where(KEYS.c.table_id == id).order_by(KEYS.c.rev)
    seats = select(SEATS.c.seat).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
    lines = [(rev, line) for rev, line in connection.execute(entries.order_by(ENTRIES.c.rev))]
    there = list(connection.scalars(keys)), list(connection.scalars(seats))
    return _Stored(row.header, row.status, row.result, row.unverified, lines, *there)


def _chain(stored: _Stored) -> Finding | None:
    """Check that every line is present, in its place, and chained to the one before it."""
    if not is_header(stored.header):
        return Finding("header", HEADER)
    line_hash = hash_of(stored.header)
    for expected, (rev, line) in enumerate(stored.lines, 1):
        if rev != expected:
            return Finding("missing", expected)
        if not line.startswith(f'{{"rev":{rev},'):
            return Finding("place", rev)
        if not follows(line, rev, line_hash):
            return Finding("hash", rev)
        line_hash = hash_of(line)
    return None


def _judged(ledger: Ledger, ended: bool, other: bool) -> Finding | None:
    """Replay the events, then apply today's rules if the game was played with the same."""
    try:
        if not replay(ledger).state.over() and ended:
            return Finding("cut", len(ledger.entries))
        difference = None if other else rejudge(ledger)
    except BadLedger as bad:
        return _refused(bad)
    except Exception:  # a bad table must not prevent checking the others
        return Finding("broken", len(ledger.entries))
    return None if difference is None else Finding("rules", difference.rev)


def _misseated(stored: _Stored, ledger: Ledger) -> Iterator[Finding]:
    """Check that each seat has a row; an imported game, which is over, may have no rows."""
    imported = stored.status == "over" and not stored.seats
    if not imported and list(stored.seats) != list(range(ledger.header.seats)):
        yield Finding("seats", HEADER)


def _refused(bad: BadLedger) -> Finding:
    line = bad.refusal.params["line"]
    assert isinstance(line, int)
    return Finding("refused", line - 1, bad.refusal)


def _text(stored: _Stored) -> str:
    return "".join([stored.header, *(line for _rev, line in stored.lines)])
