"""Test that a database written before version 1 of the API is read, and its tables go on."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import httpx
import pytest

from signoria.store.backups import back_up, restore
from signoria.store.database import open_database
from signoria.store.migrations import upgrade
from signoria.store.verify import verify
from tests.server.servers import Running, running
from tests.server.tables import act, frame

DUMP: Final = Path(__file__).parents[1] / "store" / "former" / "revision-0002.sql"
NOW: Final = 1_795_021_090_000  # a few seconds after the last request of the dump
COOKIE: Final = "JZXqGWE1OkfKML6x6xG--i3RkT6WlgUE_L6XkuDHvNw"
CLOCKS: Final = {
    "il-principe": {"kind": "live", "initial_seconds": 86400, "increment_seconds": 5},
    "intrigue": {
        "kind": "slow",
        "seconds_per_decision": 2592000,
        "weekdays_only": False,
        "night_from": None,
        "night_to": None,
        "zone": "UTC",
    },
    "princes": {"kind": "none"},
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a database as an earlier commit left it."""
    path = tmp_path / "signoria.db"
    with sqlite3.connect(path) as connection:
        connection.executescript(DUMP.read_text("utf-8"))
    connection.close()
    return path


@pytest.fixture
def server(file: Path) -> Iterator[Running]:
    with running(f"sqlite:///{file}", lambda: NOW, bot_workers=0) as found:
        yield found


@pytest.fixture
def anna(server: Running) -> httpx.Client:
    client = server.stranger()
    client.cookies.set("signoria", COOKIE)
    return client


def tables(client: httpx.Client, status: str) -> dict[str, str]:
    """Return the ids of my tables by game."""
    found = client.get("/tables", params={"status": status, "mine": True}).json()
    return {table["game"]: table["id"] for table in found}


def test_running_tables_go_on_with_their_clocks(anna: httpx.Client) -> None:
    mine = tables(anna, "running")

    assert mine.keys() == CLOCKS.keys()
    for game, id in mine.items():
        assert anna.get(f"/tables/{id}").json()["clock"] == CLOCKS[game]
        seat = frame(anna, id, "spectator")["to_move"][0]
        shown = frame(anna, id, seat)
        answer = act(anna, id, seat, shown["decision"], shown["legal"][0])
        assert shown["upgraded"]  # the rules or the digest of the cards are of an earlier version
        assert answer.json() == {"rev": shown["rev"] + 2}
        story = anna.get(f"/tables/{id}/story", params={"rev": shown["rev"], "seat": seat}).json()
        assert [entry["by"] for entry in story["entries"]] == ["upgrade", "seat"]
        assert any("was upgraded" in sentence for sentence in story["sentences"])


def test_standing_order_talk_and_waiting_table_are_there(anna: httpx.Client) -> None:
    id = tables(anna, "running")["il-principe"]

    order = anna.get(f"/tables/{id}/order", params={"seat": 1}).json()
    said = anna.get(f"/tables/{id}/chat").json()
    waiting = anna.get(f"/tables/{tables(anna, 'open')['il-principe']}").json()

    assert order == {"order": ["bid_up_to", "lot-green", 1, 3]}
    assert [line["text"] for line in said] == ["Good evening"]
    assert [seat["kind"] for seat in waiting["seats"]] == ["account", "invited", "open"]


def test_finished_game_is_shown_at_every_revision(anna: httpx.Client) -> None:
    id = tables(anna, "over")["il-principe"]
    last = frame(anna, id, "spectator")["rev"]

    for rev in range(1, last + 1):
        assert anna.get(f"/tables/{id}/view", params={"rev": rev, "seat": 0}).status_code == 200


def test_every_stored_game_is_read_and_can_be_backed_up(file: Path, tmp_path: Path) -> None:
    engine, other = open_database(f"sqlite:///{file}"), open_database(f"sqlite:///{tmp_path}/b.db")
    upgrade(engine)

    checked = list(verify(engine))
    verdicts = sorted(one.verdict for one in checked)
    back_up(engine, tmp_path / "backup", NOW)
    restore(other, tmp_path / "backup")

    # The other games have later rules, and the digest of the Princes' cards was not yet by value.
    assert verdicts == ["readable"] * 5
    assert [finding for one in checked for finding in one.findings] == []
    assert list(verify(other)) == checked
    engine.dispose()
    other.dispose()
