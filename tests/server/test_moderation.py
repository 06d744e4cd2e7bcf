"""Tests of reports and of the powers of moderators."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from signoria.store.schema import TABLES
from signoria.store.talk import BLANK
from signoria.store.verify import verify
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, begin, create_table, frame, frames

BOT = {"kind": "bot", "bot": "page"}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('moderation') / 'signoria.db'}"
    with running(url, bot_workers=1) as found:
        yield found


@pytest.fixture(scope="module")
def doge(server: Running) -> httpx.Client:
    client = registered(server, "doge")
    server.server.accounts.set_role(id_of(client), "moderator")
    server.server.authenticator.forget(id_of(client))
    return client


def registered(server: Running, login: str) -> httpx.Client:
    """Return a client whose account has a login."""
    client = server.visit(login.title())
    body = {"login": login, "password": "a long password"}
    client.post("/me/password", json=body).raise_for_status()
    return client


def id_of(client: httpx.Client) -> str:
    return str(client.get("/me").json()["id"])


def say(client: httpx.Client, table: str, text: str) -> int:
    answer = client.post(f"/tables/{table}/chat", json={"text": text})
    assert answer.status_code == 200, answer.text
    return int(answer.json()["number"])


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def spell(doge: httpx.Client, what: str, account: str, hours: int) -> None:
    answer = doge.post(f"/moderation/accounts/{account}/{what}", json={"until_hours": hours})
    assert answer.status_code == 204, answer.text


# Reports.


def test_moderator_reads_a_report_with_its_chat_line_and_closes_it(
    server: Running, doge: httpx.Client
) -> None:
    anna, bea = server.visit("Anna"), server.visit("Bea")
    table = create_table(anna)
    line = say(bea, table, "a bad word")
    received = {"accused": id_of(bea), "table": table, "line": line, "reason": "rude"}
    filed = anna.post("/reports", json=received).json()["id"]

    [found] = [one for one in doge.get("/reports").json() if one["id"] == filed]
    closed = doge.post(f"/reports/{filed}/close", json={"verdict": "warned"})

    assert (found["text"], found["reason"]) == ("a bad word", "rude")
    assert (found["name"], found["accused_name"]) == ("Anna", "Bea")
    assert closed.status_code == 204
    assert filed not in [one["id"] for one in doge.get("/reports").json()]


def test_report_is_closed_once(server: Running, doge: httpx.Client) -> None:
    anna = server.visit()
    filed = anna.post("/reports", json={"accused": id_of(anna), "reason": "me"}).json()["id"]
    doge.post(f"/reports/{filed}/close", json={"verdict": "no"}).raise_for_status()

    again = doge.post(f"/reports/{filed}/close", json={"verdict": "yes"})

    assert code_of(again) == (404, "no-report")


def test_chat_line_of_another_speaker_cannot_be_reported(server: Running) -> None:
    anna, bea = server.visit(), server.visit()
    table = create_table(anna)
    line = say(anna, table, "hello")
    received = {"accused": id_of(bea), "table": table, "line": line, "reason": "rude"}

    assert code_of(bea.post("/reports", json=received)) == (404, "no-line")


def test_report_about_an_invisible_private_table_is_refused(server: Running) -> None:
    anna, bea = server.visit(), server.visit()
    table = create_table(anna, access="private")
    received = {"accused": id_of(anna), "table": table, "line": 1, "reason": "rude"}

    assert code_of(bea.post("/reports", json=received)) == (404, "no-table")


def test_report_about_an_unknown_account_is_refused(server: Running) -> None:
    answer = server.visit().post("/reports", json={"accused": "nobody", "reason": "rude"})

    assert code_of(answer) == (404, "no-account")


def test_number_of_reports_is_limited(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'a.db'}", limits=True, bot_workers=0) as strict:
        anna = strict.visit()
        body = {"accused": id_of(anna), "reason": "again"}
        answers = [anna.post("/reports", json=body) for _ in range(7)]

    assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/reports", None),
        ("POST", "/reports/r/close", {"verdict": "no"}),
        ("POST", "/moderation/accounts/a/mute", {"until_hours": 1}),
        ("POST", "/moderation/accounts/a/ban", {"until_hours": 1}),
        ("POST", "/moderation/tables/t/close", {"reason": "no"}),
        ("DELETE", "/tables/t/chat/1", None),
    ],
)
def test_only_moderators_moderate(server: Running, method: str, path: str, body: Any) -> None:
    known = server.visit().request(method, path, json=body)
    stranger = server.stranger().request(method, path, json=body)

    assert code_of(known) == (403, "not-moderator")
    assert code_of(stranger) == (401, "sign-in")


def test_token_of_a_moderator_cannot_moderate(server: Running, doge: httpx.Client) -> None:
    requested = {"name": "robot", "scopes": ["read", "play"]}
    token = doge.post("/me/tokens", json=requested).json()["token"]
    robot = server.stranger(authorization=f"Bearer {token}")

    assert code_of(robot.get("/reports")) == (403, "not-moderator")


# Mute and ban.


def test_muted_account_cannot_chat_until_the_mute_is_lifted(
    server: Running, doge: httpx.Client
) -> None:
    anna = server.visit()
    table = create_table(anna)

    spell(doge, "mute", id_of(anna), 2)
    muted = anna.post(f"/tables/{table}/chat", json={"text": "hello"})
    spell(doge, "mute", id_of(anna), 0)

    assert code_of(muted) == (403, "muted")
    assert say(anna, table, "hello again") == 1


def test_ban_closes_streams_and_refuses_requests_until_it_is_lifted(
    server: Running, doge: httpx.Client
) -> None:
    anna = server.visit()
    me, table = id_of(anna), begin(anna)

    with anna.stream("GET", f"/tables/{table}/events", params={"seat": 0}) as stream:
        lines = stream.iter_lines()
        next(lines)
        spell(doge, "ban", me, 24)
        rest = list(lines)  # ends, because the server closes the stream
    banned = anna.get("/me")
    spell(doge, "ban", me, 0)

    assert "event: bye" in rest
    assert code_of(banned) == (403, "banned")
    assert id_of(anna) == me


def test_permanent_account_must_sign_in_again_after_a_ban(
    server: Running, doge: httpx.Client
) -> None:
    anna = registered(server, "anna")
    me, login = id_of(anna), {"login": "anna", "password": "a long password"}
    spell(doge, "ban", me, 24)
    refused = server.stranger().post("/sessions", json=login)
    spell(doge, "ban", me, 0)

    assert code_of(refused) == (403, "banned")
    assert code_of(anna.get("/me")) == (401, "sign-in")
    assert server.stranger().post("/sessions", json=login).json()["id"] == me


@pytest.mark.parametrize("what", ["mute", "ban"])
def test_mute_or_ban_of_an_unknown_account_is_refused(doge: httpx.Client, what: str) -> None:
    answer = doge.post(f"/moderation/accounts/nobody/{what}", json={"until_hours": 1})

    assert code_of(answer) == (404, "no-account")


def test_sign_out_everywhere_closes_the_streams(server: Running) -> None:
    anna = server.visit()
    table = begin(anna)

    with anna.stream("GET", f"/tables/{table}/events", params={"seat": 0}) as stream:
        lines = stream.iter_lines()
        next(lines)
        anna.delete("/sessions").raise_for_status()
        rest = list(lines)

    assert "event: bye" in rest


# Tables and chat lines.


def test_a_closed_game_is_over_without_a_winner(server: Running, doge: httpx.Client) -> None:
    anna, bea = server.visit(), server.visit()
    table = begin(anna)
    received = frame(anna, table, 0)

    with bea.stream("GET", f"/tables/{table}/events") as stream:
        seen = frames(stream)
        next(seen)
        closing = doge.post(f"/moderation/tables/{table}/close", json={"reason": "quarrel"})
        said, last = next(seen), next(seen)
    late = act(anna, table, 0, received["decision"], received["legal"][0])

    assert closing.status_code == 204
    assert [line["text"] for line in said["chat"]] == ["quarrel"]
    assert (last["status"], last["result"]) == ("over", {"reason": "closed"})
    assert "asked" not in last
    assert code_of(late) == (409, "stale")
    assert late.json()["frame"]["status"] == "over"
    assert anna.get(f"/tables/{table}").json()["result"] == {"reason": "closed"}


def test_closed_table_accepts_no_requests(server: Running, doge: httpx.Client) -> None:
    anna = server.visit()
    table = begin(anna, ME, BOT, BOT)
    wait_until(lambda: frame(anna, table, 0)["to_move"] == [0])
    rev = frame(anna, table, 0)["rev"]
    doge.post(f"/moderation/tables/{table}/close", json={"reason": "no"}).raise_for_status()

    server.server.tables.forget(table)  # load it again, as another node would
    after = frame(anna, table, 0)

    assert (after["rev"], after["status"], after.get("to_move", [])) == (rev, "over", [])
    assert anna.get(f"/tables/{table}/choices", params={"seat": 0}).json() == []
    assert anna.get(f"/tables/{table}/story").json()["agenda"] == "The game is over."
    assert code_of(anna.post(f"/tables/{table}/why", json={"action": ["pass"]})) == (409, "is-over")
    assert code_of(anna.post(f"/tables/{table}/resign", json={})) == (409, "is-over")
    assert code_of(anna.post(f"/tables/{table}/undo", json={})) == (409, "is-over")


def test_node_that_missed_the_closing_accepts_no_action(
    server: Running, doge: httpx.Client
) -> None:
    anna = server.visit()
    table = begin(anna)
    received = frame(anna, table, 0)
    server.server.lobby.close(
        table, server.server.now()
    )  # as another node does, without a message to this one

    late = act(anna, table, 0, received["decision"], received["legal"][0])

    assert code_of(late) == (409, "stale")
    assert anna.get(f"/tables/{table}").json()["status"] == "over"


def test_closed_table_passes_verification(server: Running, doge: httpx.Client) -> None:
    anna = server.visit()
    table = begin(anna)
    doge.post(f"/moderation/tables/{table}/close", json={"reason": "no"}).raise_for_status()

    found = {checked.table: checked.findings for checked in verify(server.server.engine)}

    assert found[table] == []
    again = doge.post(f"/moderation/tables/{table}/close", json={"reason": "no"})
    assert code_of(again) == (409, "is-over")


def test_closing_an_open_table_deletes_it_and_closes_its_streams(
    server: Running, doge: httpx.Client
) -> None:
    anna = server.visit()
    table = create_table(anna, ME, OPEN, OPEN)

    with anna.stream("GET", f"/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        doge.post(f"/moderation/tables/{table}/close", json={"reason": "no"}).raise_for_status()
        rest = list(lines)

    assert "event: bye" in rest
    assert code_of(anna.get(f"/tables/{table}")) == (404, "no-table")
    with server.server.engine.connect() as connection:
        assert connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table)) is None


def test_removed_chat_line_is_blank_for_everybody(server: Running, doge: httpx.Client) -> None:
    anna = server.visit()
    table = create_table(anna)
    line = say(anna, table, "a bad word")

    with anna.stream("GET", f"/tables/{table}/events") as stream:
        seen = frames(stream)
        first = next(seen)
        doge.delete(f"/tables/{table}/chat/{line}").raise_for_status()
        again = next(seen)

    assert [(one["number"], one["text"]) for one in first["chat"]] == [(line, "a bad word")]
    assert [(one["number"], one["text"]) for one in again["chat"]] == [(line, BLANK)]
    assert [one["text"] for one in anna.get(f"/tables/{table}/chat").json()] == [BLANK]


@pytest.mark.parametrize("number", [0, 7, 1 << 40])
def test_unknown_chat_line_cannot_be_removed(
    server: Running, doge: httpx.Client, number: int
) -> None:
    table = create_table(server.visit())

    assert code_of(doge.delete(f"/tables/{table}/chat/{number}")) == (404, "no-line")
