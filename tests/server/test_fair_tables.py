"""Tests that nobody takes more than a fair share of a table, of the lobby or of the server."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from signoria.server.autoplay.bots.fair_queue import FairQueue
from signoria.server.errors import RequestError
from signoria.server.people.limits import CREATED, STRANGERS, WORK, Limits
from signoria.store.schema import ENTRIES
from tests.server.clock import Clock
from tests.server.servers import Running, running
from tests.server.tables import ME, act, begin, create_table, frame, play_on

OPEN = {"kind": "open"}
INVITED = {"kind": "invited"}
NOW = 1_800_000_000_000


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('fair') / 'signoria.db'}"
    limits: dict[str, Any] = {
        "open_tables": 3,
        "undos_per_decision": 4,
        "undos_per_table": 6,
    }
    with running(url, bot_workers=0, **limits) as found:
        yield found


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def test_second_seat_at_a_public_table_of_somebody_else_is_refused(fair: Running) -> None:
    host, guest = fair.visit("Host"), fair.visit("Guest")
    table = create_table(host, ME, OPEN, OPEN)

    assert guest.post(f"/tables/{table}/seats/1", json={}).status_code == 201
    assert code(guest.post(f"/tables/{table}/seats/2", json={})) == (409, "one-seat")
    assert host.post(f"/tables/{table}/seats/2", json={}).status_code == 201


def test_two_people_at_one_screen_join_a_private_table(fair: Running) -> None:
    host, guest = fair.visit("Host"), fair.visit("Guest")
    table = create_table(host, ME, INVITED, INVITED, access="private")
    invite = {"invite": host.get(f"/tables/{table}").json()["invite"]}

    for seat in (1, 2):
        assert guest.post(f"/tables/{table}/seats/{seat}", json=invite).status_code == 201


def test_host_frees_the_seat_of_somebody_who_does_not_play(fair: Running) -> None:
    host, idler = fair.visit("Host"), fair.visit("Idler")
    table = create_table(host, ME, OPEN)
    idler.post(f"/tables/{table}/seats/1", json={}).raise_for_status()

    freed = host.delete(f"/tables/{table}/seats/1").json()

    assert freed["seats"][1]["kind"] == "open"
    assert code(idler.delete(f"/tables/{table}/seats/0")) == (403, "not-your-seat")
    assert code(host.delete(f"/tables/{table}/seats/1")) == (403, "not-your-seat")


def test_invitation_that_was_replaced_opens_nothing(fair: Running) -> None:
    host, guest = fair.visit("Host"), fair.visit("Guest")
    table = create_table(host, ME, INVITED, access="private")
    former = host.get(f"/tables/{table}").json()["invite"]
    assert guest.get(f"/tables/{table}", params={"invite": former}).status_code == 200

    renewed = host.post(f"/tables/{table}/invite").json()["invite"]

    assert renewed != former
    assert guest.get(f"/tables/{table}", params={"invite": former}).status_code == 404
    assert guest.get(f"/tables/{table}", params={"invite": renewed}).status_code == 200


def test_host_has_a_limited_number_of_tables_that_have_not_begun(fair: Running) -> None:
    host = fair.visit("Host")
    tables = [create_table(host, ME, ME) for _table in range(3)]
    body = {"game": "il-principe", "seats": [ME, ME]}

    assert code(host.post("/tables", json=body)) == (409, "too-many-open")
    host.post(f"/tables/{tables[0]}/start").raise_for_status()
    assert host.post("/tables", json=body).status_code == 201


def test_undos_of_one_decision_and_of_a_table_are_limited(fair: Running) -> None:
    client = fair.visit("Undecided")
    table = begin(client, ME, ME)
    play_on(client, table, 2)

    def play_and_take_back() -> tuple[int, str]:
        asked = frame(client, table, 0)["to_move"][0]
        received = frame(client, table, asked)
        act(client, table, asked, received["decision"], ["pass"]).raise_for_status()
        return code(client.post(f"/tables/{table}/undo", json={"seat": asked}))

    done = [play_and_take_back()[0] for _undo in range(4)]

    assert done == [200] * 4
    assert play_and_take_back() == (409, "too-many-undos")
    assert [play_and_take_back()[0] for _undo in range(3)] == [200, 200, 409]


def test_strangers_together_say_little_at_a_table(tmp_path: Path) -> None:
    clock = Clock()
    with running(f"sqlite:///{tmp_path / 'a.db'}", clock, limits=True, bot_workers=0) as strict:
        host = strict.visit("Host")
        table = create_table(host, ME, OPEN)
        strangers = [strict.visit(f"Stranger {at}") for at in range(3)]

        lines = [one.post(f"/tables/{table}/chat", json={"text": "x"}) for one in strangers * 10]

        accepted = [line.status_code for line in lines].count(200)
        assert accepted == STRANGERS.at_once
        assert code(lines[-1]) == (429, "too-many")
        assert host.post(f"/tables/{table}/chat", json={"text": "Welcome"}).status_code == 200


def test_chat_is_read_in_pages(fair: Running) -> None:
    host = fair.visit("Host")
    table = create_table(host, ME, OPEN)
    account = host.get("/me").json()["id"]
    for _line in range(130):
        fair.server.talk.say(table, account, "Host", 0, "line", NOW)

    first = host.get(f"/tables/{table}/chat").json()
    rest = host.get(f"/tables/{table}/chat", params={"after": first[-1]["number"]}).json()

    assert (len(first), len(rest)) == (100, 30)


def test_address_creates_a_limited_number_of_tables_with_many_accounts() -> None:
    limits = Limits()
    limits.note("anna", "192.0.2.1")
    limits.note("bea", "192.0.2.1")
    for _table in range(int(CREATED.at_once)):
        limits.spend(f"tables of {limits.network('anna')}", CREATED, NOW)

    with pytest.raises(RequestError, match="too-many"):
        limits.spend(f"tables of {limits.network('bea')}", CREATED, NOW)
    limits.spend(f"tables of {limits.network('carla')}", CREATED, NOW)


def test_long_answers_are_limited_by_the_time_they_take() -> None:
    limits = Limits()

    with limits.working("192.0.2.1", NOW):
        busy = time.process_time() + 0.05
        while time.process_time() < busy:
            pass
    for _answer in range(100):  # cheap ones
        with limits.working("192.0.2.1", NOW):
            pass
    limits.spend("work 192.0.2.1", WORK, NOW, WORK.at_once - 300)
    limits.spend("work 192.0.2.1", WORK, NOW, 200)
    with pytest.raises(RequestError, match="too-many"), limits.working("192.0.2.1", NOW):
        pass
    with limits.working("192.0.2.2", NOW):
        pass


def test_everybody_who_waits_for_bots_has_the_same_share() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(120):
        queue.put(f"flood {number}", ("192.0.2.1", f"guest {number % 4}"))
    queue.put("anna 1", ("192.0.2.7", "anna"))
    queue.put("bea 1", ("192.0.2.8", "bea"))
    queue.put("anna 2", ("192.0.2.7", "anna"))
    queue.put("again", ("192.0.2.7", "anna"), first=True)

    order = [queue.pop() for _item in range(6)]

    assert order == ["flood 0", "again", "bea 1", "flood 1", "anna 1", "flood 2"]
    queue.remove("anna 2")
    queue.remove("anna 2")
    assert len(queue) == 117
    queue.clear()
    assert len(queue) == 0


def test_damaged_table_is_closed_exported_as_it_is_and_named(fair: Running) -> None:
    host, moderator = fair.visit("Host"), fair.visit("Moderator")
    id = moderator.get("/me").json()["id"]
    fair.server.accounts.set_role(id, "moderator")
    fair.server.authenticator.forget(id)
    table = begin(host, ME, ME)
    play_on(host, table, 3)
    with fair.server.engine.begin() as connection:
        connection.execute(
            ENTRIES.update()
            .where(ENTRIES.c.table_id == table, ENTRIES.c.rev == 2)
            .values(line='{"altered": "by hand"}\n')
        )
    fair.server.tables.forget(table)

    path = f"/tables/{table}"
    assert host.get(f"{path}/view").status_code == 422
    assert code(host.get(f"{path}/ledger")) == (422, "damaged")
    assert moderator.post(f"/moderation{path}/close", json={"reason": "damaged"}).status_code == 204
    assert '{"altered": "by hand"}' in host.get(f"{path}/ledger").text
    assert host.get(path).json()["status"] == "over"
    assert host.delete("/me").status_code == 204
