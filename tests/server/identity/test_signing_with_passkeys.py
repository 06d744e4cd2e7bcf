"""Tests of passkeys on a real server: registration, sign-in and known attacks."""

from collections.abc import Callable
from typing import Any

import pytest

from signoria.server.http.routes.sessions import PATIENCE
from tests.server.identity.authenticator import Authenticator, encoded
from tests.server.identity.conftest import ORIGIN, PASSWORD, Browser, Enter, Running

Stranger = Callable[[], Browser]
REFUSED = (401, "passkey-refused")


@pytest.fixture
def key() -> Authenticator:
    return Authenticator(ORIGIN)


def options(browser: Browser) -> Any:
    return browser.ask("POST", "/me/passkeys/options", 200)


def add(browser: Browser, key: Authenticator, login: str | None = None) -> Any:
    body = {"name": "Phone", "credential": key.register(options(browser)), "login": login}
    return browser.ask("POST", "/me/passkeys", 201, body)


def challenge(browser: Browser) -> Any:
    return browser.ask("POST", "/sessions/passkey/options", 200)


def sign_in(browser: Browser, key: Authenticator) -> Any:
    body = {"credential": key.sign(challenge(browser))}
    return browser.ask("POST", "/sessions/passkey", 201, body)


def refused(browser: Browser, credential: Any) -> tuple[int, str]:
    return browser.fails("POST", "/sessions/passkey", {"credential": credential})


def test_passkey_makes_a_guest_permanent_and_signs_in_elsewhere(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    laptop, phone = guest(), stranger()

    kept = add(laptop, key, "Passkey-1")

    assert len(kept["recovery_codes"]) == 10
    me = laptop.ask("GET", "/me", 200)
    assert (me["login"], me["registered"], me["has_password"]) == ("passkey-1", True, False)
    assert sign_in(phone, key) == phone.ask("GET", "/me", 200) == me
    assert list(phone.cookies) == ["signoria"]
    assert sign_in(stranger(), key) == me


def test_synced_passkey_without_a_count_signs_in_again(guest: Enter, stranger: Stranger) -> None:
    key = Authenticator(ORIGIN, counts=False)
    add(guest(), key, "synced")

    for _twice in range(2):
        assert sign_in(stranger(), key)["login"] == "synced"


def test_a_passkey_account_has_no_password_to_guess(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    add(guest(), key, "no-password")

    for password in ("", PASSWORD, "nobody’s password"):
        body = {"login": "no-password", "password": password}
        assert stranger().fails("POST", "/sessions", body) == (401, "sign-in-failed")


@pytest.mark.parametrize("counts", [True, False])
def test_a_replayed_signature_is_refused(guest: Enter, stranger: Stranger, counts: bool) -> None:
    key = Authenticator(ORIGIN, counts=counts)
    add(guest(), key, f"replayed-{counts}")
    browser = stranger()
    credential = key.sign(challenge(browser))
    thief = browser.copy()
    browser.ask("POST", "/sessions/passkey", 201, {"credential": credential})

    assert refused(thief, credential) == REFUSED
    assert refused(browser, credential) == REFUSED
    challenge(thief)
    assert refused(thief, credential) == REFUSED
    assert "signoria" not in thief.cookies
    thief.close()


def test_failed_sign_in_uses_up_the_challenge(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    add(guest(), key, "used-up")
    browser = stranger()
    asked = challenge(browser)

    assert refused(browser, Authenticator(ORIGIN).sign(asked)) == REFUSED
    assert refused(browser, key.sign(asked)) == REFUSED


def test_a_signature_for_another_origin_is_refused(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    add(guest(), key, "wrong-origin")
    browser = stranger()
    key.origin = "http://localhost.example:8000"

    assert refused(browser, key.sign(challenge(browser))) == REFUSED


def test_a_signature_for_another_challenge_is_refused(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    add(guest(), key, "wrong-challenge")
    browser, other = stranger(), stranger()
    theirs = challenge(other)
    challenge(browser)

    assert refused(browser, key.sign(theirs)) == REFUSED
    assert refused(stranger(), key.sign(theirs)) == REFUSED


def test_registration_challenge_is_refused_for_sign_in(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    laptop = guest()
    add(laptop, key, "crossed")
    asked = options(laptop)
    browser = stranger()
    challenge(browser)

    assert refused(browser, key.sign({**asked, "rpId": "localhost"})) == REFUSED


def test_expired_challenge_is_refused(
    guest: Enter, stranger: Stranger, key: Authenticator, running: Running
) -> None:
    add(guest(), key, "too-late")
    browser, laptop = stranger(), guest()
    credential, new = key.sign(challenge(browser)), Authenticator(ORIGIN).register(options(laptop))

    running.clock.ahead += PATIENCE * 1_000
    try:
        assert refused(browser, credential) == REFUSED
        body = {"name": "Phone", "credential": new, "login": "too-late-too"}
        assert laptop.fails("POST", "/me/passkeys", body) == (400, "passkey-refused")
    finally:
        running.clock.ahead = 0


def test_credential_signs_in_only_to_its_own_account(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    anna, bea = guest("Anna"), guest("Bea")
    mine = Authenticator(ORIGIN)
    add(anna, mine, "anna-s")
    add(bea, key, "bea-s")
    browser = stranger()

    as_bea = Authenticator(ORIGIN)
    as_bea.key, as_bea.count, as_bea.id, as_bea.handle = mine.key, 50, key.id, key.handle
    assert refused(browser, as_bea.sign(challenge(browser))) == REFUSED
    handle, mine.handle = mine.handle, key.handle
    assert refused(browser, mine.sign(challenge(browser))) == REFUSED
    mine.handle = handle
    assert sign_in(browser, mine)["login"] == "anna-s"


def test_credential_of_another_account_cannot_be_registered(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    add(guest(), key, "first-owner")
    thief, forged = guest(), Authenticator(ORIGIN)
    forged.id = key.id

    body = {"name": "Phone", "credential": forged.register(options(thief)), "login": "thief"}
    assert thief.fails("POST", "/me/passkeys", body) == (409, "passkey-taken")
    assert not thief.ask("GET", "/me", 200)["registered"]
    assert sign_in(stranger(), key)["login"] == "first-owner"


def test_registration_is_valid_once_and_in_one_session(guest: Enter, key: Authenticator) -> None:
    laptop, thief = guest(), guest()
    body = {"name": "Phone", "credential": key.register(options(laptop)), "login": "one-time"}
    stolen = {**body, "login": "stolen"}
    options(thief)

    assert thief.fails("POST", "/me/passkeys", stolen) == (400, "passkey-refused")
    laptop.ask("POST", "/me/passkeys", 201, body)
    assert laptop.fails("POST", "/me/passkeys", body) == (400, "passkey-refused")


def test_guest_needs_a_valid_free_login_for_a_passkey(
    guest: Enter, member: Enter, key: Authenticator
) -> None:
    browser = guest()
    member("taken-before")
    body = {"name": "Phone", "credential": key.register(options(browser))}

    assert browser.fails("POST", "/me/passkeys", body) == (400, "needs-login")
    body["login"] = "x"
    assert browser.fails("POST", "/me/passkeys", body) == (400, "bad-login")
    body["login"] = "Taken-Before"
    assert browser.fails("POST", "/me/passkeys", body) == (409, "login-taken")
    assert browser.ask("GET", "/me/passkeys", 200) == []


def test_second_way_to_sign_in_creates_no_new_recovery_codes(
    member: Enter, stranger: Stranger, key: Authenticator
) -> None:
    browser = member("both-ways")

    assert add(browser, key)["recovery_codes"] == []

    known = options(browser)["excludeCredentials"]
    assert [each["id"] for each in known] == [encoded(key.id)]
    assert sign_in(stranger(), key)["login"] == "both-ways"


def test_removed_passkey_is_refused_and_the_last_one_cannot_be_removed(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    browser, other, second = guest(), guest(), Authenticator(ORIGIN)
    add(browser, key, "remover")
    add(browser, second)
    first, last = browser.ask("GET", "/me/passkeys", 200)
    assert (first["name"], first["id"], last["id"]) == (
        "Phone",
        encoded(key.id),
        encoded(second.id),
    )

    assert other.fails("DELETE", f"/me/passkeys/{first['id']}") == (404, "no-such-passkey")
    browser.ask("DELETE", f"/me/passkeys/{first['id']}", 204)

    again = stranger()
    assert refused(again, key.sign(challenge(again))) == REFUSED
    assert browser.fails("DELETE", f"/me/passkeys/{last['id']}") == (409, "last-way-in")
    assert sign_in(again, second)["login"] == "remover"


def test_banned_account_cannot_sign_in_by_passkey(
    guest: Enter, stranger: Stranger, key: Authenticator, running: Running
) -> None:
    browser = guest()
    id = add(browser, key, "banned-key")["me"]["id"]
    running.server.accounts.ban(id, running.server.now() + 60_000)

    again = stranger()
    assert refused(again, key.sign(challenge(again))) == (403, "banned")
    assert "signoria" not in again.cookies


@pytest.mark.parametrize(
    "broken",
    [
        {},
        {"id": "\x00", "rawId": "\x00"},
        {"type": "password"},
        {"response": {}},
        {"response": []},
    ],
)
def test_malformed_credential_is_refused(
    stranger: Stranger, key: Authenticator, broken: dict[str, Any]
) -> None:
    browser = stranger()
    whole = key.sign(challenge(browser))
    credential = {**whole, **broken} if broken else {}

    assert refused(browser, credential) == (400, "bad-request")
