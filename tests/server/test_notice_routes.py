"""Tests of the routes for webhooks and push subscriptions, and of sent notices."""

import base64
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from signoria.store.notices import MOST_SUBSCRIPTIONS
from tests.server.receiver import Receiver, receiving
from tests.server.servers import Running, running, wait_until
from tests.server.tables import ME, act, begin, create_table, frame

SLOW = {"kind": "slow", "seconds_per_decision": 3600}
OPEN = {"kind": "open"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = f"sqlite:///{tmp_path_factory.mktemp('notices') / 'signoria.db'}"
    with running(url, local_webhooks=True, bot_workers=0) as found:
        yield found


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def subscription(endpoint: str) -> dict[str, Any]:
    """Return a subscription in the form that browsers send."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": encoded(point), "auth": encoded(b"sixteen letters.")}
    return {"endpoint": endpoint, "expirationTime": None, "keys": keys}


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# Webhooks and subscriptions.


def test_push_key_of_the_server_is_public(server: Running) -> None:
    answers = [server.stranger().get("/push/key") for _ in range(2)]

    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["key"] for answer in answers}) == 1
    assert len(base64.urlsafe_b64decode(answers[0].json()["key"] + "=")) == 65


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/me/webhook"),
        ("DELETE", "/me/webhook"),
        ("POST", "/me/subscriptions"),
        ("DELETE", "/me/subscriptions?endpoint=https://a.org"),
    ],
)
def test_stranger_must_sign_in(server: Running, method: str, path: str) -> None:
    body = {"url": "https://a.org"} if method == "PUT" else subscription("https://a.org")
    answer = server.stranger().request(method, path, json=body if method != "DELETE" else None)

    assert code_of(answer) == (401, "sign-in")


def test_webhook_gets_a_new_secret_each_time_it_is_set(server: Running) -> None:
    anna = server.visit("Anna")
    with receiving() as receiver:
        secrets = [anna.put("/me/webhook", json={"url": receiver.url}) for _ in range(2)]

    assert [answer.status_code for answer in secrets] == [200, 200]
    assert len({answer.json()["secret"] for answer in secrets}) == 2
    assert anna.delete("/me/webhook").status_code == 204


@pytest.mark.parametrize(
    "url", ["ftp://a.org/", "https://anna@a.org/", "https://nowhere.invalid/", "https://a.org:0/"]
)
def test_invalid_address_is_refused(server: Running, url: str) -> None:
    anna = server.visit("Anna")

    assert code_of(anna.put("/me/webhook", json={"url": url})) == (422, "bad-address")
    refused = anna.post("/me/subscriptions", json=subscription(url))
    assert code_of(refused) == (422, "bad-address")


def test_malformed_subscription_keys_are_refused(server: Running) -> None:
    anna = server.visit("Anna")
    action = subscription("http://127.0.0.1:9/") | {"keys": {"p256dh": "AAAA", "auth": "AAAA"}}

    assert code_of(anna.post("/me/subscriptions", json=action)) == (422, "bad-subscription")


def test_number_of_subscriptions_is_limited(server: Running) -> None:
    anna = server.visit("Anna")
    ends = [f"http://127.0.0.1:9/many/{number}" for number in range(MOST_SUBSCRIPTIONS + 1)]
    answers = [anna.post("/me/subscriptions", json=subscription(end)) for end in ends]

    assert [answer.status_code for answer in answers[:-1]] == [204] * MOST_SUBSCRIPTIONS
    assert code_of(answers[-1]) == (409, "too-many-subscriptions")
    gone = anna.delete("/me/subscriptions", params={"endpoint": ends[0]})
    assert gone.status_code == 204
    assert anna.post("/me/subscriptions", json=subscription(ends[-1])).status_code == 204


def test_local_addresses_are_refused_by_default(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    url = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'signoria.db'}"
    with running(url, bot_workers=0) as strict:
        anna = strict.visit("Anna")
        for address in ("https://127.0.0.1/", "https://localhost/", "http://127.0.0.1:9/"):
            action = anna.put("/me/webhook", json={"url": address})
            assert code_of(action) == (422, "bad-address")
            refused = anna.post("/me/subscriptions", json=subscription(address))
            assert code_of(refused) == (422, "bad-address")


# Sent notices.


def revs(receiver: Receiver, table: str) -> list[int]:
    """List the revisions of the received notices, all of one table."""
    received = [json.loads(got.body) for got in receiver.got]
    assert all(notice["table"] == table for notice in received)
    return sorted(notice["rev"] for notice in received)


def test_slow_game_sends_one_notice_for_each_decision_that_another_player_opens(
    server: Running,
) -> None:
    anna, bruno = server.visit("Anna"), server.visit("Bruno")
    with receiving() as receiver:
        bruno.put("/me/webhook", json={"url": receiver.url}).raise_for_status()
        id = create_table(anna, ME, OPEN, clock=SLOW)
        bruno.post(f"/tables/{id}/seats/1", json={}).raise_for_status()
        anna.post(f"/tables/{id}/start").raise_for_status()
        expected = [1]
        for _move in range(8):
            seat = frame(anna, id, 0)["to_move"][0]
            player = (anna, bruno)[seat]
            received = frame(player, id, seat)
            before = frame(bruno, id, 1).get("decision")
            wait_until(
                lambda: not server.server.tables.table(id).watchers
            )  # open streams get no notice
            act(player, id, seat, received["decision"], received["legal"][0]).raise_for_status()
            after = frame(bruno, id, 1)
            if seat == 0 and 1 in after["to_move"] and after["decision"] != before:
                expected.append(after["decision"])
        receiver.wait_for(len(expected))
        assert revs(receiver, id) == expected
    assert len(expected) > 1


@pytest.mark.parametrize("clock_kind", [{"kind": "none"}, {"kind": "live", "initial_seconds": 600}])
def test_game_without_a_slow_clock_sends_no_notice(
    server: Running, clock_kind: dict[str, Any]
) -> None:
    anna = server.visit("Anna")
    with receiving() as receiver:
        anna.put("/me/webhook", json={"url": receiver.url}).raise_for_status()
        begin(anna, clock=clock_kind)
        slow = begin(anna, clock=SLOW)
        receiver.wait_for(1)
        assert revs(receiver, slow) == [1]


def test_action_is_accepted_while_a_webhook_hangs(server: Running) -> None:
    """Send the notice to a server that accepts the connection and never responds."""
    anna = server.visit("Anna")
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        anna.put("/me/webhook", json={"url": url}).raise_for_status()
        id = begin(anna, ME, ME, clock=SLOW)
        silent.settimeout(20)
        line, _caller = silent.accept()
        with line:
            received = frame(anna, id, 0)
            assert act(anna, id, 0, received["decision"], received["legal"][0]).status_code == 200
