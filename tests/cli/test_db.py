import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, delete, update
from typer.testing import CliRunner

from signoria.cli.db import COMMANDS, db
from signoria.games import find_game
from signoria.kernel.ledger import read_ledger
from signoria.locales.words import LANGUAGES
from signoria.store.database import open_database
from signoria.store.migrations import revision, upgrade
from signoria.store.paths import default_database
from signoria.store.schema import ENTRIES, TABLES
from tests.cli.calling import ENGLISH, Said, refused
from tests.store.games import lines_of
from tests.store.stocked import OVER, REVS, create, rows, stock

FORMER = Path(__file__).parents[1] / "store" / "former" / "revision-0002.sql"


class Server:
    """Database in a folder, with a method that runs `db` commands on it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = f"sqlite:///{folder / 'server.db'}"
        self.engine = open_database(self.url)
        upgrade(self.engine)
        stock(self.engine)

    def call(self, *words: str) -> Said:
        return call(*words, "--database", self.url)


def call(*words: str, **env: str) -> Said:
    result = CliRunner().invoke(db, list(words), env={**ENGLISH, **env})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path)
    yield made
    made.engine.dispose()


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{tmp_path / 'other.db'}")
    yield engine
    engine.dispose()


def other_url(server: Server) -> str:
    return f"sqlite:///{server.folder / 'other.db'}"


def test_upgrade_creates_a_database_and_leaves_it_the_second_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}"

    assert json.loads(call("upgrade", "--database", url, "--json").out) == {
        "from": None,
        "to": "0003",
    }
    again = call("upgrade", "--database", url)

    assert (again.code, again.out) == (0, "The database is up to date: revision 0003.\n")


def test_the_default_database_is_a_file_in_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share with space"))
    monkeypatch.delenv("SIGNORIA_DATABASE", raising=False)

    assert call("upgrade").code == 0

    engine = open_database(default_database())
    assert revision(engine) == "0003"
    engine.dispose()
    folder = tmp_path / "share with space" / "signoria"
    assert (folder / "signoria.db").exists()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_environment_variable_names_the_database(tmp_path: Path) -> None:
    assert call("upgrade", SIGNORIA_DATABASE=f"sqlite:///{tmp_path / 'env.db'}").code == 0

    assert (tmp_path / "env.db").exists()


def test_backup_is_restored_with_the_same_rows(server: Server, other: Engine) -> None:
    file = str(server.folder / "server.backup")

    said = server.call("backup", file)
    back = call("restore", file, "--database", other_url(server), "--json")

    assert said.code == back.code == 0
    assert said.out.startswith(f"The backup is written in {file}: ")
    assert rows(other) == rows(server.engine)
    assert json.loads(back.out)["counts"]["tables"] == 2
    assert json.loads(back.out)["rows"] == sum(map(len, rows(other).values()))


def test_backup_does_not_overwrite_a_file(server: Server) -> None:
    file = server.folder / "taken"
    file.write_text("mine", "utf-8")

    assert "not overwritten" in refused(server.call("backup", str(file)))
    assert file.read_text("utf-8") == "mine"


def test_reading_commands_do_not_create_a_missing_database(tmp_path: Path) -> None:
    gone = tmp_path / "gone.db"

    for words in (["backup", str(tmp_path / "x")], ["verify"], ["export", str(tmp_path / "y")]):
        sentence = refused(call(*words, "--database", f"sqlite:///{gone}"))
        assert sentence == f"There is no file {gone}."

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("url", "word"),
    [
        ("mysql://localhost/x", "mysql"),
        ("nonsense", "cannot be read"),
        ("sqlite://", "names no file"),
        ("postgresql://u:se@cret@127.0.0.1:1/x", "%40"),
        ("postgresql://u:canary@127.0.0.1:1/x", "cannot be used"),
    ],
)
def test_unusable_database_url_is_refused_without_its_password(url: str, word: str) -> None:
    sentence = refused(call("verify", "--database", url))

    assert word in sentence
    assert "canary" not in sentence
    assert "cret" not in sentence


def test_database_without_migrations_is_refused_with_the_upgrade_command(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bare.db'}"
    open_database(url).dispose()

    said = call("backup", str(tmp_path / "b"), "--database", url)

    assert "signoria db upgrade" in refused(said)


def test_a_bad_backup_is_refused_in_one_sentence_and_makes_no_database(server: Server) -> None:
    file = server.folder / "server.backup"
    server.call("backup", str(file))
    whole = file.read_bytes()
    corrupted = bytearray(whole)
    corrupted[len(whole) // 2] ^= 1

    for content, word in (
        (whole[:-20], "cut short"),
        (bytes(corrupted), "altered"),
        (b"x", "not a backup"),
    ):
        file.write_bytes(content)
        assert word in refused(call("restore", str(file), "--database", other_url(server)))

    assert "No such file" in refused(server.call("restore", str(server.folder / "gone")))
    assert not (server.folder / "other.db").exists()


def test_restore_into_a_database_with_rows_is_refused(server: Server) -> None:
    file = server.folder / "server.backup"
    server.call("backup", str(file))
    before = rows(server.engine)

    assert "empty" in refused(server.call("restore", str(file)))
    assert rows(server.engine) == before


def test_verify_says_that_all_is_in_order(server: Server) -> None:
    said = server.call("verify")

    entries = len(lines_of(OVER)) - 1 + REVS
    assert (said.code, said.out) == (
        0,
        f"2 tables with {entries} entries (2 the same under today’s rules, 0 readable, 0 "
        "unreadable): all in order.\n",
    )


def test_verify_names_each_readable_table_with_the_reason(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find_game("il-principe")
    assert game is not None
    monkeypatch.setattr(game, "rules", game.rules + 1)
    own = TABLES.c.id == "table-over"
    with server.engine.begin() as connection:
        connection.execute(update(TABLES).where(own).values(unverified=True))

    said, rows = server.call("verify"), json.loads(server.call("verify", "--json").out)

    assert said.code == 0
    assert "Table table-running is readable: The ledger was written under version" in said.out
    assert "Table table-over is readable: It was imported" in said.out
    assert rows["readable"] == len(rows["readable_tables"]) == 2
    assert [len(row["reasons"]) for row in rows["readable_tables"]] == [2, 1]
    assert rows["findings"] == []


@pytest.mark.parametrize("command", [["verify"], ["export", "games"]])
def test_database_of_an_earlier_version_is_upgraded_first(
    command: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "former.db"
    with sqlite3.connect(file) as connection:
        connection.executescript(FORMER.read_text("utf-8"))
    connection.close()

    said = refused(call(*command, "--database", f"sqlite:///{file}"))

    assert "“signoria db upgrade” comes first" in said


def corrupt(server: Server) -> None:
    own = (ENTRIES.c.table_id == "table-over") & (ENTRIES.c.rev == 7)
    with server.engine.begin() as connection:
        connection.execute(update(ENTRIES).where(own).values(line='{"rev":7,"seal":"0"}\n'))
        connection.execute(update(TABLES).where(TABLES.c.id == "table-running").values(header="{}"))


def test_verify_names_each_table_that_differs_and_ends_with_1(server: Server) -> None:
    corrupt(server)

    said = server.call("verify")

    assert said.code == 1
    assert said.out.splitlines()[:2] == [
        "Table table-over: revision 7 was altered; its hash does not match.",
        "Table table-running: the header was altered.",
    ]
    assert said.out.endswith("2 things are wrong.\n")


def test_verify_in_json_says_the_same(server: Server) -> None:
    corrupt(server)

    said = server.call("verify", "--json")

    assert said.code == 1
    assert [(f["table"], f["rev"], f["kind"]) for f in json.loads(said.out)["findings"]] == [
        ("table-over", 7, "hash"),
        ("table-running", 0, "header"),
    ]


def test_export_writes_finished_games_only(server: Server) -> None:
    folder = server.folder / "games"

    said = server.call("export", str(folder))

    assert (said.code, said.err) == (0, "")
    assert [path.name for path in folder.iterdir()] == ["il-principe-table-over.jsonl"]
    text = (folder / "il-principe-table-over.jsonl").read_text("utf-8")
    assert read_ledger(text, find_game).text() == text == "".join(lines_of(OVER))


def test_export_of_all_games_warns(server: Server) -> None:
    folder = server.folder / "games"

    said = server.call("export", str(folder), "--all", "--json")

    assert json.loads(said.out) == {"folder": str(folder), "written": 2, "running": 1}
    assert "hide from each other" in said.err
    assert len(list(folder.iterdir())) == 2


def test_export_overwrites_files_of_an_earlier_export(server: Server) -> None:
    folder = server.folder / "games"
    server.call("export", str(folder), "--all")
    with server.engine.begin() as connection:
        connection.execute(delete(TABLES).where(TABLES.c.id == "table-running"))
        create(connection, "table-running", OVER, len(lines_of(OVER)) - 1, "over")

    assert server.call("export", str(folder)).code == 0

    text = (folder / "il-principe-table-running.jsonl").read_text("utf-8")
    assert text == "".join(lines_of(OVER))


def test_export_escapes_slashes_in_a_table_id(server: Server) -> None:
    with server.engine.begin() as connection:
        create(connection, "../../up", OVER, 3, "over")

    server.call("export", str(server.folder / "games"))

    assert (server.folder / "games" / "il-principe-..%2F..%2Fup.jsonl").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_prints_in_every_language(server: Server, lang: str) -> None:
    file = str(server.folder / "server.backup")
    corrupt(server)
    for words in (
        ["upgrade"],
        ["backup", file],
        ["verify"],
        ["export", str(server.folder / "games"), "--all"],
    ):
        assert server.call(*words, "--lang", lang).out
    assert refused(server.call("restore", file, "--lang", lang))


def test_every_command_has_help_with_an_example() -> None:
    for command in COMMANDS:
        said = call(command.__name__, "--help")
        assert said.code == 0
        assert f"signoria db {command.__name__}" in said.out
