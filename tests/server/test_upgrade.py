"""Tests that running tables continue under raised rules after the server was started again."""

from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from signoria.games import find_game
from signoria.kernel.action import Refusal
from signoria.store.database import open_database
from signoria.store.verify import verify
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, begin, create_table, frame

BOT: Final = {"kind": "bot", "bot": "page"}
SLUGS: Final = ("il-principe", "intrigue", "princes")


def move(client: httpx.Client, id: str) -> dict[str, Any]:
    """Make the first choice of seat 0 when it is asked; return its frame before."""
    wait_until(lambda: 0 in frame(client, id, 0).get("to_move", ()))
    shown = frame(client, id, 0)
    act(client, id, 0, shown["decision"], shown["legal"][0]).raise_for_status()
    return shown


def origins(client: httpx.Client, id: str) -> list[str]:
    story = client.get(f"/tables/{id}/story", params={"rev": 0, "seat": 0}).json()
    return [entry["by"] for entry in story["entries"]]


def restarted(server: Running, client: httpx.Client) -> httpx.Client:
    """Return the same person at another server."""
    again = server.stranger()
    again.cookies.set("signoria", client.cookies["signoria"])
    return again


@pytest.mark.parametrize("slug", SLUGS)
def test_running_table_continues_under_raised_rules_and_says_so(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, game = f"sqlite:///{tmp_path / 'a.db'}", find_game(slug)
    assert game is not None
    seats = [ME] * game.fewest
    with running(url, bot_workers=0) as server:
        client = server.visit()
        id = begin(client, *seats, game=slug)
        first = frame(client, id, "spectator")["to_move"][0]
        shown = frame(client, id, first)
        act(client, id, first, shown["decision"], shown["legal"][0]).raise_for_status()
        assert not shown.get("upgraded")
    monkeypatch.setattr(game, "rules", game.rules + 1)

    with running(url, bot_workers=0) as server:
        again = restarted(server, client)
        for _choice in range(6):
            seat = frame(again, id, "spectator")["to_move"][0]
            shown = frame(again, id, seat)
            assert shown["upgraded"] is True
            act(again, id, seat, shown["decision"], shown["legal"][0]).raise_for_status()

        assert origins(again, id).count("upgrade") == 1
        texts = again.get(f"/tables/{id}/story", params={"rev": 0, "seat": 0}).json()["sentences"]
        assert sum("was upgraded" in text for text in texts) == 1

    with running(url, bot_workers=0) as server:
        assert origins(restarted(server, client), id).count("upgrade") == 1
    engine = open_database(url)
    [checked] = verify(engine)
    engine.dispose()
    assert (checked.verdict, checked.findings) == ("readable", [])


@pytest.mark.parametrize("slug", SLUGS)
def test_table_created_before_an_upgrade_begins_under_the_rules_of_its_header(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, game = f"sqlite:///{tmp_path / 'a.db'}", find_game(slug)
    assert game is not None
    with running(url, bot_workers=0) as server:
        client = server.visit()
        id = create_table(client, *[ME] * game.fewest, game=slug)
        frame(client, id, "spectator")
    monkeypatch.setattr(game, "rules", game.rules + 1)

    with running(url, bot_workers=0) as server:
        again = restarted(server, client)
        again.post(f"/tables/{id}/start").raise_for_status()
        seat = frame(again, id, "spectator")["to_move"][0]
        shown = frame(again, id, seat)
        act(again, id, seat, shown["decision"], shown["legal"][0]).raise_for_status()
        assert not shown.get("upgraded")
        assert origins(again, id) == ["table", "seat"]
    engine = open_database(url)
    [checked] = verify(engine)
    engine.dispose()
    assert (checked.verdict, checked.findings) == ("same", [])


def test_open_table_begins_with_the_nearest_settings_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, game = f"sqlite:///{tmp_path / 'a.db'}", find_game("il-principe")
    assert game is not None
    shields = next(option for option in game.options if option.name == "shields")
    monkeypatch.setitem(game.presets["amigo2006"], "shields", 4)
    with running(url, bot_workers=0) as server:
        client = server.visit()
        settings = {"shields": 9, "start_money": 8}
        id = create_table(client, ME, ME, game="il-principe", options=settings)
    monkeypatch.setattr(shields, "high", 6)

    with running(url, bot_workers=0) as server:
        again = restarted(server, client)
        again.post(f"/tables/{id}/start").raise_for_status()
        seat = frame(again, id, "spectator")["to_move"][0]
        shown = frame(again, id, seat)
        act(again, id, seat, shown["decision"], shown["legal"][0]).raise_for_status()
        assert (shown.get("upgraded"), shown["replaced"]) == (None, {"shields": [9, 4]})
        assert origins(again, id) == ["table", "seat"]
        texts = again.get(f"/tables/{id}/story", params={"rev": 0, "seat": 0}).json()["sentences"]
        assert sum("shields: 9 → 4" in text for text in texts) == 1
        options = again.get(f"/tables/{id}").json()["options"]
        assert (options["shields"], options["start_money"]) == (4, 8)
    engine = open_database(url)
    [checked] = verify(engine)
    engine.dispose()
    assert (checked.verdict, checked.findings) == ("same", [])


def test_table_whose_seats_no_preset_fits_does_not_begin(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, game = f"sqlite:///{tmp_path / 'a.db'}", find_game("il-principe")
    assert game is not None
    with running(url, bot_workers=0) as server:
        client = server.visit()
        id = create_table(client, ME, ME, game="il-principe")
    monkeypatch.setattr(game, "refuses_options", lambda *_: Refusal("OPT-2"))

    with running(url, bot_workers=0) as server:
        again = restarted(server, client)
        refused = again.post(f"/tables/{id}/start")
        assert (refused.status_code, refused.json()["rule"]) == (422, "OPT-2")
        assert again.get(f"/tables/{id}").json()["status"] == "open"


def test_bot_continues_at_an_upgraded_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, game = f"sqlite:///{tmp_path / 'a.db'}", find_game("il-principe")
    assert game is not None
    with running(url) as server:
        client = server.visit()
        id = begin(client, ME, BOT, game="il-principe")
        move(client, id)
    monkeypatch.setattr(game, "rules", game.rules + 1)

    with running(url) as server:
        again = restarted(server, client)
        for _choice in range(3):
            move(again, id)
        wait_until(lambda: 0 in frame(again, id, 0).get("to_move", ()))
        found = origins(again, id)

    assert found.count("upgrade") == 1
    assert "bot" in found[found.index("upgrade") :]
