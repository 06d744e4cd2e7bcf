import gzip
import json
import stat
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from operator import itemgetter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, delete, event, text, update

from signoria.store.backups import (
    BadBackup,
    NotEmpty,
    NotUpgraded,
    back_up,
    check_backup,
    restore,
)
from signoria.store.database import StoreFailed, open_database
from signoria.store.migrations import revision, upgrade
from signoria.store.schema import ACCOUNTS, REPORTS
from tests.store.games import NOW
from tests.store.postgres import Postgres
from tests.store.stocked import put, restock, rows, server, stock

Change = Callable[[list[bytes]], list[bytes]]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def made(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: Postgres
) -> Iterator[Engine]:
    with server(request.param, tmp_path_factory.mktemp("server"), postgres) as engine:
        yield engine


@pytest.fixture
def stocked(made: Engine) -> Engine:
    return restock(made)


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Iterator[Engine]:
    """Open an empty database of each kind, without tables."""
    sqlite = request.param == "sqlite"
    engine = open_database(
        f"sqlite:///{tmp_path / 'other.db'}" if sqlite else postgres.new_schema()
    )
    yield engine
    engine.dispose()


@pytest.fixture
def file(stocked: Engine, tmp_path: Path) -> Path:
    back_up(stocked, tmp_path / "server.backup", NOW)
    return tmp_path / "server.backup"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return a valid backup, which tests then damage."""
    folder = tmp_path_factory.mktemp("good")
    engine = open_database(f"sqlite:///{folder / 'server.db'}")
    upgrade(engine)
    stock(engine)
    back_up(engine, folder / "backup", NOW)
    engine.dispose()
    return (folder / "backup").read_bytes()


def repacked(packed: bytes, change: Change, hashed_line: bool = False) -> bytes:
    """Return the backup with changed lines; if `sealed`, with the right digest for them."""
    lines = change(gzip.decompress(packed).splitlines(keepends=True))
    if hashed_line:
        digest = sha256(b"".join(lines[:-1])).hexdigest()
        lines[-1] = json.dumps({"digest": digest}).encode() + b"\n"
    return gzip.compress(b"".join(lines))


def wrong_with(content: bytes, folder: Path) -> str:
    path = folder / "bad.backup"
    path.write_bytes(content)
    with pytest.raises(BadBackup) as caught:
        check_backup(path)
    return caught.value.wrong


def test_the_stock_has_something_in_every_table(stocked: Engine) -> None:
    assert [name for name, found in rows(stocked).items() if not found] == []


def test_every_row_is_restored_between_both_kinds_of_database(
    stocked: Engine, other: Engine, file: Path, tmp_path: Path
) -> None:
    restore(other, file)
    back_up(other, tmp_path / "again", NOW)

    assert rows(other) == rows(stocked)
    assert revision(other) == revision(stocked)
    assert (tmp_path / "again").read_bytes() == file.read_bytes()


def test_head_of_a_backup_counts_its_rows(stocked: Engine, file: Path) -> None:
    head = check_backup(file)

    assert (head.format, head.revision, head.made_at) == (1, revision(stocked), NOW)
    assert head.counts == {name: len(found) for name, found in rows(stocked).items()}
    assert head.rows() == sum(head.counts.values()) > 100


def test_backup_file_is_readable_only_by_its_owner(file: Path) -> None:
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_backup_is_consistent_while_others_write(stocked: Engine, tmp_path: Path) -> None:
    before = rows(stocked)
    meddled: list[bool] = []

    def meddle(_connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        """Change tables before and after the one that is being read."""
        if "FROM entries" in statement and "ORDER BY" in statement:
            meddled.append(True)
            second = open_database(stocked.url.render_as_string(hide_password=False))
            with second.begin() as writing:
                writing.execute(update(ACCOUNTS).values(name="changed"))
                writing.execute(delete(REPORTS))
                writing.execute(text("DELETE FROM keys"))
            second.dispose()

    event.listen(stocked, "before_cursor_execute", meddle)
    back_up(stocked, tmp_path / "backup", NOW)
    event.remove(stocked, "before_cursor_execute", meddle)

    assert meddled == [True]
    assert rows(stocked) != before
    assert check_backup(tmp_path / "backup").counts["keys"] == len(before["keys"])


def test_a_database_without_its_migrations_is_not_backed_up(empty: Engine, tmp_path: Path) -> None:
    with pytest.raises(NotUpgraded):
        back_up(empty, tmp_path / "backup", NOW)

    assert [path for path in tmp_path.iterdir() if "backup" in path.name] == []


def test_failed_backup_keeps_the_earlier_file_and_leaves_no_partial_one(
    engine: Engine, tmp_path: Path
) -> None:
    (tmp_path / "backup").write_bytes(b"the earlier one")
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE keys RENAME TO lost"))

    with pytest.raises(StoreFailed):
        back_up(engine, tmp_path / "backup", NOW)

    assert (tmp_path / "backup").read_bytes() == b"the earlier one"
    assert [path.name for path in tmp_path.iterdir() if "backup" in path.name] == ["backup"]


def test_restore_into_a_database_with_rows_is_refused(
    engine: Engine, packed: bytes, tmp_path: Path
) -> None:
    (tmp_path / "backup").write_bytes(packed)
    with engine.begin() as connection:
        put(connection, "nodes", id="n7", seen_at=NOW)
    before = rows(engine)

    with pytest.raises(NotEmpty):
        restore(engine, tmp_path / "backup")

    assert rows(engine) == before


def test_restore_into_an_empty_upgraded_database_keeps_foreign_keys(
    engine: Engine, packed: bytes, tmp_path: Path
) -> None:
    (tmp_path / "backup").write_bytes(packed)

    head = restore(engine, tmp_path / "backup")

    assert {name: len(found) for name, found in rows(engine).items()} == head.counts
    with engine.begin() as connection:
        connection.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == "zoe"))
    assert rows(engine)["sessions"] == rows(engine)["passkeys"] == []  # foreign keys are enforced


def test_failed_restore_leaves_the_database_empty(
    engine: Engine, packed: bytes, tmp_path: Path
) -> None:
    """Restore a backup with a valid digest in which a key refers to a missing entry."""

    def change(lines: list[bytes]) -> list[bytes]:
        return [line.replace(b'"kkk', b'"kk').replace(b",20]", b",999]") for line in lines]

    (tmp_path / "backup").write_bytes(repacked(packed, change, hashed_line=True))

    with pytest.raises(StoreFailed):
        restore(engine, tmp_path / "backup")

    assert all(found == [] for found in rows(engine).values())


def test_foreign_file_is_refused_as_a_backup(tmp_path: Path) -> None:
    assert wrong_with(b"anything else", tmp_path) == "foreign"
    assert wrong_with(gzip.compress(b"anything else\n"), tmp_path) == "foreign"
    assert wrong_with(gzip.compress(b'{"signoria":"ledger"}\n'), tmp_path) == "foreign"


def test_missing_file_is_refused_as_a_backup(tmp_path: Path) -> None:
    with pytest.raises(BadBackup) as caught:
        check_backup(tmp_path / "gone")

    assert caught.value.wrong == "unreadable"
    assert caught.value.params == {"reason": "No such file or directory"}


def test_a_file_cut_anywhere_is_truncated(packed: bytes, tmp_path: Path) -> None:
    for size in (0, 2, 5, 20, 500, len(packed) // 2, len(packed) - 9, len(packed) - 1):
        assert wrong_with(packed[:size], tmp_path) == "truncated"


def test_lines_cut_and_packed_again_are_truncated(packed: bytes, tmp_path: Path) -> None:
    for kept in (1, 2, 3, 30, -1):
        cut = repacked(packed, itemgetter(slice(kept)))
        assert wrong_with(cut, tmp_path) == "truncated"


def test_any_byte_altered_in_the_packed_file_is_noticed(packed: bytes, tmp_path: Path) -> None:
    """Skip the ten bytes of the gzip header, and bits that decompress to the same content."""
    for place in range(10, len(packed), len(packed) // 60):
        corrupted = bytearray(packed)
        corrupted[place] ^= 0x10
        with suppress(OSError, EOFError, zlib.error):
            if gzip.decompress(corrupted) == gzip.decompress(packed):
                continue
        assert wrong_with(bytes(corrupted), tmp_path) in ("altered", "truncated", "foreign")


def _swapped(lines: list[bytes]) -> list[bytes]:
    return [*lines[:40], lines[41], lines[40], *lines[42:]]


CHANGES: dict[str, Change] = {
    "a value": lambda lines: [line.replace(b"argon2id", b"argon2ix") for line in lines],
    "two rows swapped": _swapped,
    "a row less": lambda lines: [*lines[:40], *lines[41:]],
    "a row twice": lambda lines: [*lines[:40], lines[40], *lines[40:]],
    "something behind the end": lambda lines: [*lines, b"{}\n"],
    "another digest": lambda lines: [*lines[:-1], b'{"digest":"00"}\n'],
    "no digest": lambda lines: [*lines[:-1], b"{}\n"],
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_lines_altered_and_packed_again_are_noticed(
    change: Change, packed: bytes, tmp_path: Path
) -> None:
    assert wrong_with(repacked(packed, change), tmp_path) == "altered"


def everywhere(old: bytes, new: bytes) -> Change:
    return lambda lines: [line.replace(old, new) for line in lines]


def in_head(old: bytes, new: bytes) -> Change:
    return lambda lines: [lines[0].replace(old, new), *lines[1:]]


FORGED: dict[str, tuple[Change, str]] = {
    "a number for a text": (everywhere(b'["n1"', b"[1"), "altered"),
    "a text for bytes": (everywhere(b'"AAECAw', b'"%%%%'), "altered"),
    "another column": (everywhere(b'"muted_id"', b'"mutedid"'), "altered"),
    "another table": (everywhere(b'"nodes"', b'"knots"'), "altered"),
    "another form": (in_head(b'"format":1', b'"format":2'), "format"),
    "another revision": (in_head(b'"revision":"0', b'"revision":"9'), "revision"),
}


@pytest.mark.parametrize(("change", "wrong"), FORGED.values(), ids=FORGED)
def test_forged_backup_with_the_right_digest_is_refused(
    change: Change, wrong: str, packed: bytes, tmp_path: Path
) -> None:
    assert wrong_with(repacked(packed, change, hashed_line=True), tmp_path) == wrong


def test_repacked_backup_with_its_digest_is_valid(packed: bytes, tmp_path: Path) -> None:
    (tmp_path / "same").write_bytes(repacked(packed, lambda lines: lines, hashed_line=True))

    assert check_backup(tmp_path / "same").counts["nodes"] == 1
