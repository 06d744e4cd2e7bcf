"""Recorded ledgers of Il Principe for tests of the store."""

import json
from functools import cache
from hashlib import sha256
from pathlib import Path

from signoria.games import find_game
from signoria.kernel.ledger import read_ledger, replay
from signoria.store.ledgers import Append, Ledgers
from signoria.testing.snapshot import snapshot

GOLDEN = Path(__file__).parents[1] / "golden" / "il_principe"
GAMES = sorted(path.stem for path in GOLDEN.glob("*.jsonl"))
NOW = 1_700_000_000_000
SEAT = 1


@cache
def lines_of(game: str) -> tuple[str, ...]:
    """Return the lines of a recorded game: line 0 is the header, line n is revision n."""
    return tuple((GOLDEN / f"{game}.jsonl").read_text("utf-8").splitlines(keepends=True))


def append(table: str, rev: int, game: str = GAMES[0], key: str = "") -> Append:
    """Return an append with one revision of a recorded game."""
    return Append(table, rev, (lines_of(game)[rev],), SEAT, key)


def seated(ledgers: Ledgers, *tables: str, game: str = GAMES[0], revs: int = 0) -> None:
    """Create tables, each with the first revisions of a recorded game."""
    for table in tables:
        ledgers.create(table, lines_of(game)[0], NOW)
        ledgers.append([append(table, rev, game) for rev in range(1, revs + 1)])


def check_stored(ledgers: Ledgers, table: str, game: str) -> int:
    """Check that a table has the recorded game without gaps; return its number of revisions."""
    header, lines = ledgers.load(table)
    recorded = lines_of(game)
    assert [header, *lines] == list(recorded[: len(lines) + 1])
    if lines:
        stored = replay(read_ledger("".join([header, *lines]), find_game))
        whole = replay(read_ledger("".join(recorded), find_game), to=len(lines))
        assert stored.rev == len(lines)
        assert snapshot(stored.state) == snapshot(whole.state)
    return len(lines)


def rival(table: str, rev: int, who: int, game: str = GAMES[0], key: str = "") -> Append:
    """Return an append with another valid line for a revision, marked with `who`."""
    before, line = (json.loads(text) for text in lines_of(game)[rev - 1 : rev + 1])
    del line["seal"]
    line["who"] = who
    text = json.dumps(line, separators=(",", ":"), ensure_ascii=False)
    line["seal"] = sha256((before["seal"] + text).encode()).hexdigest()[:16]
    hashed_line = json.dumps(line, separators=(",", ":"), ensure_ascii=False) + "\n"
    return Append(table, rev, (hashed_line,), who, key)
