"""Tests of notices: signed, encrypted, and retried a few times."""

import asyncio
import base64
import hashlib
import hmac
import json
import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from sqlalchemy import Engine

from signoria.games import GAMES
from signoria.server.people.notices import Notices
from signoria.server.people.outgoing import target_of
from signoria.server.people.push import PushEncryptor, encrypted_for, new_key
from signoria.server.settings import Settings
from signoria.store.accounts import Accounts
from signoria.store.database import open_database
from signoria.store.migrations import upgrade
from signoria.store.notices import Subscription
from tests.server.receiver import Receiver, receiving

GAME = GAMES[0]
PAUSES = (0.01, 0.02, 0.04)
AUTH = b"sixteen letters."


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Engine]:
    engine = open_database(f"sqlite:///{tmp_path_factory.mktemp('notices') / 'signoria.db'}")
    upgrade(engine)
    yield engine
    engine.dispose()


@pytest.fixture
def anna(engine: Engine) -> str:
    return Accounts(engine).create_guest("Anna", "it", 1).id


class Browser:
    """Browser's side of a subscription."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.endpoint = endpoint

    def subscription(self) -> Subscription:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return Subscription(self.endpoint, encoded(point), encoded(AUTH))

    def opened(self, body: bytes) -> object:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        return json.loads(plain)


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def notices(engine: Engine, local: bool = True) -> Notices:
    settings = Settings(database="", public_url="https://signoria.test:8443", local_webhooks=local)
    return Notices(engine, settings, PAUSES)


def received(engine: Engine, account: str, local: bool = True) -> None:
    """Send a notice of a turn and wait until all its tasks have ended."""

    async def tell() -> None:
        server = notices(engine, local)
        before = asyncio.all_tasks()
        server.your_turn(account, "table-1", GAME, 12)
        await asyncio.wait(asyncio.all_tasks() - before)
        await server.close()

    asyncio.run(tell())


# By webhook.


def test_webhook_gets_only_table_game_and_revision(engine: Engine, anna: str) -> None:
    with receiving() as receiver:
        secret = notices(engine).contacts.set_webhook(anna, f"{receiver.url}/hook")
        received(engine, anna)

    [got] = receiver.got
    assert json.loads(got.body) == {
        "table": "table-1",
        "game": GAME.slug,
        "rev": 12,
        "notice": "your turn",
    }
    assert (got.path, got.headers["content-type"]) == ("/hook", "application/json")
    signed = hmac.new(secret.encode(), got.body, hashlib.sha256).hexdigest()
    assert got.headers["signoria-signature"] == f"sha256={signed}"


@pytest.mark.parametrize(
    ("statuses", "attempts"),
    [
        ([200], 1),
        ([500, 204], 2),
        ([503, 429, 408, 204], 4),
        ([500], 1 + len(PAUSES)),
        ([400], 1),
        ([404], 1),
        ([302, 200], 1),
    ],
)
def test_webhook_is_retried_only_after_temporary_errors(
    engine: Engine, anna: str, statuses: list[int], attempts: int
) -> None:
    with receiving(*statuses) as receiver:
        notices(engine).contacts.set_webhook(anna, receiver.url)
        received(engine, anna)

    assert len(receiver.got) == attempts
    assert len({got.body for got in receiver.got}) == 1


def test_refused_notice_is_logged_without_its_address(
    engine: Engine, anna: str, caplog: pytest.LogCaptureFixture
) -> None:
    with receiving(400) as receiver, caplog.at_level(logging.WARNING):
        secret = notices(engine).contacts.set_webhook(anna, receiver.url)
        received(engine, anna)

    [record] = caplog.records
    assert (record.msg, record.__dict__["reason"]) == ("notice-failed", "Failed")
    for word in (receiver.url, secret, anna, "table-1"):
        assert word not in caplog.text


def test_webhook_in_the_local_network_is_never_called(
    engine: Engine, anna: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Check also stored webhooks, because a host name may resolve to another address later."""
    with receiving() as receiver, caplog.at_level(logging.WARNING):
        url = receiver.url.replace("http:", "https:")
        notices(engine).contacts.set_webhook(anna, url)
        received(engine, anna, local=False)

    assert receiver.got == []
    assert [record.__dict__["reason"] for record in caplog.records] == ["Barred"]


def test_account_without_contacts_gets_no_notice(engine: Engine, anna: str) -> None:
    received(engine, anna)
    received(engine, "nobody")


def test_closing_server_does_not_wait_for_retries(engine: Engine, anna: str) -> None:
    async def tell(receiver: Receiver) -> None:
        settings = Settings(database="", local_webhooks=True)
        server = Notices(engine, settings, (3600.0,))
        server.your_turn(anna, "table-1", GAME, 12)
        await asyncio.to_thread(receiver.wait_for, 1)
        await server.close()
        assert not [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]

    with receiving(500) as receiver:
        notices(engine).contacts.set_webhook(anna, receiver.url)
        asyncio.run(tell(receiver))

    assert len(receiver.got) == 1


# By web push.


def test_push_is_encrypted_for_the_browser(engine: Engine, anna: str) -> None:
    with receiving(201) as receiver:
        browser = Browser(f"{receiver.url}/push/1")
        notices(engine).contacts.subscribe(anna, browser.subscription())
        received(engine, anna)

    [got] = receiver.got
    assert browser.opened(got.body) == {
        "table": "table-1",
        "game": GAME.slug,
        "rev": 12,
        "notice": "your turn",
        "sentence": f"Tocca a te: {GAME.title}.",
    }
    assert b"table-1" not in got.body
    assert (got.path, got.headers["content-encoding"]) == ("/push/1", "aes128gcm")


def test_push_is_signed_with_the_key_of_the_server(engine: Engine, anna: str) -> None:
    with receiving(201) as receiver:
        browser = Browser(f"{receiver.url}/push/2")
        notices(engine).contacts.subscribe(anna, browser.subscription())
        received(engine, anna)

    signed = receiver.got[0].headers["authorization"]
    assert Vapid02.verify(signed)
    assert signed.endswith(f",k={asyncio.run(notices(engine).key())}")
    claims = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
    assert (claims["aud"], claims["sub"]) == (receiver.url, "https://signoria.test:8443")


def test_notices_of_one_table_share_a_topic(engine: Engine, anna: str) -> None:
    encryptor, to = (
        PushEncryptor(new_key(), "https://signoria.test"),
        Browser("https://a.org/1").subscription(),
    )

    topics = [encryptor.encrypted(to, b"x", table, False)[0]["Topic"] for table in ("a", "b", "a")]
    assert topics[0] == topics[2] != topics[1]
    assert all(len(topic) <= 32 for topic in topics)


@pytest.mark.parametrize(("status", "kept"), [(410, False), (404, False), (400, True), (500, True)])
def test_subscription_of_a_gone_browser_is_deleted(
    engine: Engine, anna: str, status: int, kept: bool
) -> None:
    with receiving(status) as receiver:
        to = Browser(f"{receiver.url}/push/3").subscription()
        notices(engine).contacts.subscribe(anna, to)
        received(engine, anna)

    found = notices(engine).contacts.of(anna)
    assert found is not None
    assert (to in found.subscriptions) == kept


def test_failing_contact_does_not_stop_the_others(engine: Engine, anna: str) -> None:
    with receiving(400) as broken, receiving(201) as receiver:
        contacts = notices(engine).contacts
        contacts.set_webhook(anna, broken.url)
        contacts.subscribe(anna, Subscription(f"{broken.url}/keys", "no", "keys"))
        contacts.subscribe(anna, Browser(f"{receiver.url}/push/4").subscription())
        received(engine, anna)

    assert [got.path for got in broken.got] == ["/"]
    assert [got.path for got in receiver.got] == ["/push/4"]


@pytest.mark.parametrize(
    "corrupt",
    [
        lambda good: Subscription(good.endpoint, "", good.auth),
        lambda good: Subscription(good.endpoint, good.p256dh, ""),
        lambda good: Subscription(good.endpoint, "%%%", good.auth),
        lambda good: Subscription(good.endpoint, encoded(b"\x04" + b"\x01" * 64), good.auth),
    ],
)
def test_malformed_keys_raise_a_value_error(
    corrupt: Callable[[Subscription], Subscription],
) -> None:
    good = Browser("https://a.org/1").subscription()
    assert encrypted_for(good, b"?")

    with pytest.raises(ValueError, match=r"\w+"):
        encrypted_for(corrupt(good), b"?")


def test_push_key_is_created_once_and_is_a_curve_point(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'signoria.db'}")
    upgrade(engine)
    keys = {asyncio.run(notices(engine).key()) for _ in range(3)}
    engine.dispose()

    [key] = keys
    point = base64.urlsafe_b64decode(key + "=")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    assert len(point) == 65
    assert target_of("https://a.org/x", False).origin == "https://a.org"
