"""Is what is stored still what was accepted? Every table is read, folded and judged again."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import Column, Connection, Engine, Select, exists, select

from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.kernel.ledger import BadLedger, Ledger, read_ledger, rejudge, replay
from signoria.store.backups import snapshot
from signoria.store.lobby import CLOSED
from signoria.store.schema import ENTRIES, KEYS, SEATS, TABLES
from signoria.store.seals import follows, is_header, seal_of

AT_ONCE: Final = 200  # ids that are held in memory
HEADER: Final = 0  # the revision of a header

# Where foreign keys are a mere setting, as on SQLite, entries may have lost their table.
ORPHANS: Final = (
    select(ENTRIES.c.table_id).distinct().where(~exists().where(TABLES.c.id == ENTRIES.c.table_id))
)

Kind = Literal[
    "header", "missing", "place", "seal", "cut", "refused", "broken", "rules", "key", "seats"
]


class Finding(msgspec.Struct, frozen=True):
    """What is wrong with a stored table, and at which revision; the header is revision 0.

    header: its first line is not sealed. missing: there is no line of that revision, or no table
    at all. place: the line says that it is another revision's. seal: it was altered, or a line
    before it was. cut: the game has a result of its own, and its lines stop before the end.
    refused: it cannot be read or folded, for the reason given. broken: folding or judging it
    fails. rules: today's rules would have told something else. key: an idempotency key points to
    no line. seats: they are not those of the game.
    """

    kind: Kind
    rev: int
    refusal: Refusal | None = None


class Checked(msgspec.Struct, frozen=True):
    """A table that was looked at: how many entries it has, and what is wrong with it."""

    table: str
    entries: int
    findings: list[Finding]


class _Stored(msgspec.Struct, frozen=True):
    """All that is stored of one table, as it stands at one moment."""

    header: str
    status: str
    result: str
    lines: Sequence[tuple[int, str]]
    keys: Sequence[int]
    seats: Sequence[int]


def verify(engine: Engine) -> Iterator[Checked]:
    """Look at every stored table, one after the other; never more than one is in memory."""
    for id in _ids(engine, TABLES.c.id, select(TABLES.c.id)):
        with snapshot(engine) as connection:
            stored = _load(connection, id)
        if stored is not None:  # else it was cleared away since its id was read
            yield Checked(id, len(stored.lines), list(_findings(stored)))
    for id in _ids(engine, ENTRIES.c.table_id, ORPHANS):
        yield Checked(id, 0, [Finding("missing", HEADER)])


def _ids(engine: Engine, column: Column[str], asked: Select[str]) -> Iterator[str]:
    """The ids that are asked for, a few at a time."""
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
    asked = select(TABLES.c.header, TABLES.c.status, TABLES.c.result).where(TABLES.c.id == id)
    row = connection.execute(asked).one_or_none()
    if row is None:
        return None
    entries = select(ENTRIES.c.rev, ENTRIES.c.line).where(ENTRIES.c.table_id == id)
    keys = select(KEYS.c.rev).where(KEYS.c.table_id == id).order_by(KEYS.c.rev)
    seats = select(SEATS.c.seat).where(SEATS.c.table_id == id).order_by(SEATS.c.seat)
    lines = [(rev, line) for rev, line in connection.execute(entries.order_by(ENTRIES.c.rev))]
    there = list(connection.scalars(keys)), list(connection.scalars(seats))
    return _Stored(row.header, row.status, row.result, lines, *there)


def _findings(stored: _Stored) -> Iterator[Finding]:
    """The first thing that is wrong with the ledger, and all that is wrong beside it."""
    there = {rev for rev, _line in stored.lines}
    for rev in stored.keys:
        if rev not in there:
            yield Finding("key", rev)
    trouble = _chain(stored)
    if trouble is None:
        try:
            ledger = read_ledger(_text(stored), find_game)
        except BadLedger as bad:
            trouble = _refused(bad)
        else:
            yield from _misseated(stored, ledger)
            trouble = _judged(ledger, stored.result not in ("", CLOSED))
    if trouble is not None:
        yield trouble


def _chain(stored: _Stored) -> Finding | None:
    """Whether every line is there, in its place, and sealed with the one before it."""
    if not is_header(stored.header):
        return Finding("header", HEADER)
    seal = seal_of(stored.header)
    for expected, (rev, line) in enumerate(stored.lines, 1):
        if rev != expected:
            return Finding("missing", expected)
        if not line.startswith(f'{{"rev":{rev},'):
            return Finding("place", rev)
        if not follows(line, rev, seal):
            return Finding("seal", rev)
        seal = seal_of(line)
    return None


def _judged(ledger: Ledger, ended: bool) -> Finding | None:
    """Fold the facts, then ask today's rules."""
    try:
        if not replay(ledger).state.over() and ended:
            return Finding("cut", len(ledger.entries))
        difference = rejudge(ledger)
    except BadLedger as bad:
        return _refused(bad)
    except Exception:  # one bad table must not keep us from looking at the others
        return Finding("broken", len(ledger.entries))
    return None if difference is None else Finding("rules", difference.rev)


def _misseated(stored: _Stored, ledger: Ledger) -> Iterator[Finding]:
    """A table needs a row for each of its seats; an imported game, which is over, has none."""
    imported = stored.status == "over" and not stored.seats
    if not imported and list(stored.seats) != list(range(ledger.header.seats)):
        yield Finding("seats", HEADER)


def _refused(bad: BadLedger) -> Finding:
    line = bad.refusal.figures["line"]
    assert isinstance(line, int)
    return Finding("refused", line - 1, bad.refusal)


def _text(stored: _Stored) -> str:
    return "".join([stored.header, *(line for _rev, line in stored.lines)])
