import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.server.errors import RequestError
from signoria.server.people.authenticator import (
    LASTS,
    REMEMBERED,
    SEEN_EVERY,
    Authenticator,
    Visitor,
)
from signoria.store.accounts import Accounts
from signoria.store.database import open_database
from signoria.store.digests import digest_of
from signoria.store.migrations import upgrade

NOW = 1_700_000_000_000


class Reading:
    """Executor that counts its calls and calls `meanwhile` after each read."""

    def __init__(self) -> None:
        self.count = 0
        self.meanwhile: Callable[[], object] = int

    async def __call__(self, work: Any, *args: Any) -> Any:
        self.count += 1
        found = work(*args)
        self.meanwhile()
        return found


@pytest.fixture(scope="module")
def accounts(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Accounts]:
    path: Path = tmp_path_factory.mktemp("identity") / "signoria.db"
    engine = open_database(f"sqlite:///{path}")
    upgrade(engine)
    yield Accounts(engine)
    engine.dispose()


@pytest.fixture
def anna(accounts: Accounts) -> str:
    return accounts.create_guest("Anna", "it", NOW).id


@pytest.fixture
def reading() -> Reading:
    return Reading()


@pytest.fixture
def authenticator(accounts: Accounts, reading: Reading) -> Authenticator:
    return Authenticator(accounts, reading)


@pytest.fixture
def cookie(accounts: Accounts, anna: str) -> str:
    return accounts.sessions.open(anna, "", NOW, NOW + LASTS)


def who(
    authenticator: Authenticator, cookie: str = "", bearer: str = "", now: int = NOW
) -> Visitor | None:
    return asyncio.run(authenticator.who(cookie, bearer, now))


def test_session_cookie_identifies_its_visitor(
    authenticator: Authenticator, anna: str, cookie: str
) -> None:
    assert who(authenticator, cookie) == Visitor(
        account=anna,
        name="Anna",
        role="player",
        language="it",
        session=digest_of(cookie),
        signed_in_at=NOW,
    )


def test_token_identifies_its_account_and_scopes(
    authenticator: Authenticator, accounts: Accounts, anna: str
) -> None:
    token = accounts.tokens.create(anna, "bot", ["read", "play"], NOW)

    visitor = who(authenticator, bearer=token)

    assert visitor is not None
    assert (visitor.account, visitor.session) == (anna, "")
    assert visitor.scopes == frozenset({"read", "play"})


def test_missing_or_invented_credentials_identify_nobody(
    authenticator: Authenticator, reading: Reading
) -> None:
    assert who(authenticator) is None
    assert reading.count == 0
    assert who(authenticator, "made up") is None
    assert who(authenticator, bearer="made up") is None


def test_token_as_cookie_and_cookie_as_token_are_rejected(
    authenticator: Authenticator, accounts: Accounts, anna: str, cookie: str
) -> None:
    token = accounts.tokens.create(anna, "bot", ["read"], NOW)

    for _twice in range(2):
        assert who(authenticator, cookie) is not None
        assert who(authenticator, bearer=token) is not None
        assert who(authenticator, token) is None
        assert who(authenticator, bearer=cookie) is None


def test_wrong_token_with_a_valid_cookie_is_rejected(
    authenticator: Authenticator, cookie: str
) -> None:
    assert who(authenticator, cookie, "made up") is None


def test_visitor_is_cached_for_some_seconds(
    authenticator: Authenticator, cookie: str, reading: Reading
) -> None:
    for later in (0, 1, REMEMBERED - 1):
        assert who(authenticator, cookie, now=NOW + later) is not None
    assert reading.count == 1

    assert who(authenticator, cookie, now=NOW + REMEMBERED) is not None
    assert reading.count == 2


def test_signed_out_cookie_is_rejected_at_once(
    authenticator: Authenticator, accounts: Accounts, anna: str, cookie: str
) -> None:
    assert who(authenticator, cookie) is not None

    accounts.sessions.end(digest_of(cookie), anna)
    authenticator.forget(anna)

    assert who(authenticator, cookie) is None


def test_forgetting_one_account_keeps_the_others_cached(
    authenticator: Authenticator, accounts: Accounts, anna: str, cookie: str, reading: Reading
) -> None:
    bea = accounts.create_guest("Bea", "en", NOW).id
    hers = accounts.sessions.open(bea, "", NOW, NOW + LASTS)
    who(authenticator, cookie)
    who(authenticator, hers)

    authenticator.forget(anna)
    who(authenticator, hers)
    assert reading.count == 2

    authenticator.forget_all()
    who(authenticator, hers)
    assert reading.count == 3


def test_session_read_during_a_sign_out_is_not_cached(
    authenticator: Authenticator, accounts: Accounts, anna: str, cookie: str, reading: Reading
) -> None:
    def sign_out() -> None:
        accounts.sessions.end(digest_of(cookie), anna)
        authenticator.forget(anna)

    reading.meanwhile = sign_out
    who(authenticator, cookie)

    assert who(authenticator, cookie) is None


def test_banned_account_is_refused_until_the_ban_ends(
    authenticator: Authenticator, accounts: Accounts, anna: str, cookie: str
) -> None:
    token = accounts.tokens.create(anna, "bot", ["read"], NOW)
    accounts.ban(anna, NOW + 10)

    for carried in ((cookie, ""), ("", token)):
        with pytest.raises(RequestError) as refused:
            who(authenticator, *carried)
        assert (refused.value.code, refused.value.status) == ("banned", 403)
        assert who(authenticator, *carried, now=NOW + 10) is not None


def test_session_lasts_while_used_and_ends_when_unused(
    authenticator: Authenticator, cookie: str
) -> None:
    used = NOW + LASTS - 1
    assert who(authenticator, cookie, now=used) is not None
    assert who(authenticator, cookie, now=used + LASTS - 1) is not None
    assert who(authenticator, cookie, now=used + 3 * LASTS) is None


def test_session_is_marked_as_seen_once_an_hour(
    authenticator: Authenticator, accounts: Accounts, anna: str, cookie: str
) -> None:
    def seen(now: int) -> int:
        who(authenticator, cookie, now=now)
        return accounts.sessions.of(anna, now)[0].seen_at

    assert seen(NOW + SEEN_EVERY - 1) == NOW
    assert seen(NOW + 2 * SEEN_EVERY) == NOW + 2 * SEEN_EVERY


def test_cached_session_ends_at_its_time(
    authenticator: Authenticator, accounts: Accounts, anna: str
) -> None:
    short = accounts.sessions.open(anna, "", NOW, NOW + 2)

    assert who(authenticator, short, now=NOW + 1) is not None
    assert who(authenticator, short, now=NOW + 2) is None
