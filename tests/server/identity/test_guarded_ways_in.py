"""Tests that neither strangers nor a stolen cookie change who can sign in."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import create_engine

from signoria.server.errors import RequestError
from signoria.server.people.authenticator import Authenticator, Visitor
from signoria.server.people.limits import Limits, network_of
from signoria.server.people.sign_in import SignIn
from signoria.store.accounts import Accounts
from tests.server.identity.conftest import PASSWORD, Browser, Enter, Running

NOW = 1_800_000_000_000
LATER = 6 * 60_000  # milliseconds, more than a fresh session lasts
CHANGES = [
    ("POST", "/me/password", {"login": "taken-over", "password": "a better horse"}),
    ("POST", "/me/recovery", None),
    ("POST", "/me/tokens", {"name": "Bot", "scopes": ["play"]}),
    ("POST", "/me/passkeys/options", None),
    ("DELETE", "/me/passkeys/x", None),
    ("DELETE", "/me", None),
]


@pytest.mark.parametrize(("method", "path", "body"), CHANGES)
def test_session_that_is_not_young_changes_no_way_in(
    member: Enter, running: Running, method: str, path: str, body: Any
) -> None:
    login = f"stolen-{method}-{path.replace('/', '')}".lower()
    thief = member(login)
    running.clock.ahead += LATER

    assert thief.fails(method, path, body) == (403, "needs-fresh")
    thief.ask("POST", "/sessions", 201, {"login": login, "password": PASSWORD})
    assert thief.request(method, path, json=body).status_code < 300 or path.endswith("/x")


def test_guest_has_no_password_and_needs_none(guest: Enter, running: Running) -> None:
    browser = guest()
    running.clock.ahead += LATER

    body = {"login": "late-guest", "password": PASSWORD}
    browser.ask("POST", "/me/password", 200, body)


def test_cookie_known_before_the_first_password_is_useless_afterwards(guest: Enter) -> None:
    browser = guest()
    thief = browser.copy()

    browser.ask("POST", "/me/password", 200, {"login": "rotated", "password": PASSWORD})

    assert browser.ask("GET", "/me", 200)["login"] == "rotated"
    assert thief.fails("GET", "/me") == (401, "sign-in")
    thief.close()


@pytest.mark.parametrize(
    ("method", "path"), [("POST", "/me/password"), ("DELETE", "/sessions")], ids=["password", "out"]
)
def test_token_of_a_thief_ends_with_a_new_password_and_with_all_sessions(
    member: Enter, stranger: Callable[[], Browser], method: str, path: str
) -> None:
    login = f"tokens-{method}".lower()
    owner, bot = member(login), stranger()
    token = owner.ask("POST", "/me/tokens", 201, {"name": "T", "scopes": ["read"]})["token"]
    bot.headers["authorization"] = f"Bearer {token}"
    bot.ask("GET", "/me", 200)

    owner.request(method, path, json={"login": login, "password": "better horse"})

    assert bot.fails("GET", "/me") == (401, "bad-token")


@pytest.mark.parametrize("method", ["PUT", "DELETE"])
def test_token_to_play_neither_moves_nor_ends_the_webhook(
    member: Enter, stranger: Callable[[], Browser], method: str
) -> None:
    owner, bot = member(f"webhook-{method}".lower()), stranger()
    token = owner.ask("POST", "/me/tokens", 201, {"name": "T", "scopes": ["play"]})["token"]
    bot.headers["authorization"] = f"Bearer {token}"

    body = {"url": "https://example.org/"} if method == "PUT" else None
    assert bot.fails(method, "/me/webhook", body) == (403, "needs-session")


@pytest.mark.parametrize(
    "password",
    [
        "password",
        "Password1!",
        "P@ssw0rd",
        "12345678",
        "87654321",
        "aaaaaaaa",
        "abababab",
        "qwertyuiop",
        "qwerty123456",
        "abcdefgh",
        "iloveyou2",
        "Signoria2026",
        "easily-guessed",
        "EASILY-GUESSED99",
    ],
)
def test_password_that_everybody_tries_first_is_refused(guest: Enter, password: str) -> None:
    browser = guest()
    body = {"login": "easily-guessed", "password": password}

    assert browser.fails("POST", "/me/password", body) == (400, "easy-password")


def visitor(account: str = "anna", login: str | None = None, session: str = "s") -> Visitor:
    return Visitor(account, "Anna", "player", "en", login is not None, session, login=login)


def sign_in() -> SignIn:
    accounts = Accounts(create_engine("sqlite://"))
    return SignIn(accounts, Authenticator(accounts, asyncio.to_thread), Limits(), lambda: NOW)


def guess(at: SignIn, address: str, times: int, before: Visitor | None = None) -> int:
    """Try to sign in as anna, and return how many attempts were not refused."""
    for tried in range(times):
        try:
            at.limit_login(address, "anna", before)
        except RequestError:
            return tried
    return times


def test_strangers_who_guess_do_not_keep_the_owner_out() -> None:
    limits = sign_in()
    limits.note_login("192.0.2.1", "anna")

    guessed = sum(guess(limits, f"198.51.100.{at}", 40) for at in range(20))

    assert guessed == 100
    assert guess(limits, "192.0.2.1", 1) == 1
    assert guess(limits, "203.0.113.5", 1, visitor(login="anna")) == 1
    assert guess(limits, "203.0.113.6", 1, visitor(login="bea")) == 0
    assert guess(limits, "203.0.113.7", 1) == 0


def test_logins_that_a_guest_may_try_to_take_are_limited() -> None:
    limits = sign_in()
    for tried in range(5):
        limits.limit_claim(visitor(), f"192.0.2.{tried}")

    with pytest.raises(RequestError, match="too-many"):
        limits.limit_claim(visitor(), "192.0.2.5")


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::%eth0", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("unknown", "unknown"),
        ("", ""),
    ],
)
def test_addresses_of_one_customer_are_counted_together(address: str, network: str) -> None:
    assert network_of(address) == network


def test_role_follows_the_account_and_not_its_login(
    member: Enter, guest: Enter, running: Running
) -> None:
    accounts = running.server.accounts
    boss = member("boss")
    accounts.set_role(boss.ask("GET", "/me", 200)["id"], "moderator")
    boss.ask("POST", "/me/password", 200, {"login": "former-boss", "password": PASSWORD})

    stranger = guest()
    stranger.ask("POST", "/me/password", 200, {"login": "boss", "password": PASSWORD})

    assert stranger.ask("GET", "/me", 200)["role"] == "player"
    assert stranger.fails("GET", "/reports") == (403, "not-moderator")
    assert boss.ask("GET", "/me", 200)["role"] == "moderator"
