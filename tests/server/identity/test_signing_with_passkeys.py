"""Passkeys at the real door: registering, signing in, and every way of cheating we know."""

from collections.abc import Callable
from typing import Any

import pytest

from signoria.server.routes.sessions import PATIENCE
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


def test_a_passkey_makes_a_guest_last_and_opens_the_door_elsewhere(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    desk, phone = guest(), stranger()

    kept = add(desk, key, "Passkey-1")

    assert len(kept["recovery_codes"]) == 10
    me = desk.ask("GET", "/me", 200)
    assert (me["login"], me["lasting"], me["has_password"]) == ("passkey-1", True, False)
    assert sign_in(phone, key) == phone.ask("GET", "/me", 200) == me
    assert list(phone.cookies) == ["signoria"]
    assert sign_in(stranger(), key) == me


def test_a_synced_passkey_that_does_not_count_opens_the_door_again(
    guest: Enter, stranger: Stranger
) -> None:
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


def test_a_challenge_is_used_up_by_a_failure_too(
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


def test_a_challenge_for_a_new_passkey_opens_no_door(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    desk = guest()
    add(desk, key, "crossed")
    asked = options(desk)
    browser = stranger()
    challenge(browser)

    assert refused(browser, key.sign({**asked, "rpId": "localhost"})) == REFUSED


def test_a_challenge_does_not_wait_for_ever(
    guest: Enter, stranger: Stranger, key: Authenticator, running: Running
) -> None:
    add(guest(), key, "too-late")
    browser, desk = stranger(), guest()
    credential, new = key.sign(challenge(browser)), Authenticator(ORIGIN).register(options(desk))

    running.clock.ahead += PATIENCE * 1_000
    try:
        assert refused(browser, credential) == REFUSED
        body = {"name": "Phone", "credential": new, "login": "too-late-too"}
        assert desk.fails("POST", "/me/passkeys", body) == (400, "passkey-refused")
    finally:
        running.clock.ahead = 0


def test_a_credential_of_another_account_opens_only_its_own(
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


def test_a_credential_that_another_account_has_cannot_be_claimed(
    guest: Enter, stranger: Stranger, key: Authenticator
) -> None:
    add(guest(), key, "first-owner")
    thief, forged = guest(), Authenticator(ORIGIN)
    forged.id = key.id

    body = {"name": "Phone", "credential": forged.register(options(thief)), "login": "thief"}
    assert thief.fails("POST", "/me/passkeys", body) == (409, "passkey-taken")
    assert not thief.ask("GET", "/me", 200)["lasting"]
    assert sign_in(stranger(), key)["login"] == "first-owner"


def test_a_registration_is_good_for_one_session_and_one_time(
    guest: Enter, key: Authenticator
) -> None:
    desk, thief = guest(), guest()
    body = {"name": "Phone", "credential": key.register(options(desk)), "login": "one-time"}
    stolen = {**body, "login": "stolen"}
    options(thief)

    assert thief.fails("POST", "/me/passkeys", stolen) == (400, "passkey-refused")
    desk.ask("POST", "/me/passkeys", 201, body)
    assert desk.fails("POST", "/me/passkeys", body) == (400, "passkey-refused")


def test_a_guest_names_a_login_with_its_passkey(
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


def test_a_lasting_account_adds_passkeys_and_gets_no_codes_again(
    member: Enter, stranger: Stranger, key: Authenticator
) -> None:
    browser = member("both-ways")

    assert add(browser, key)["recovery_codes"] == []

    known = options(browser)["excludeCredentials"]
    assert [each["id"] for each in known] == [encoded(key.id)]
    assert sign_in(stranger(), key)["login"] == "both-ways"


def test_a_removed_passkey_opens_no_door_and_the_last_way_in_stays(
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


def test_a_banned_account_is_not_let_in_by_its_passkey(
    guest: Enter, stranger: Stranger, key: Authenticator, running: Running
) -> None:
    browser = guest()
    id = add(browser, key, "banned-key")["me"]["id"]
    running.house.accounts.ban(id, running.house.now() + 60_000)

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
def test_a_credential_in_a_wrong_form_is_refused(
    stranger: Stranger, key: Authenticator, broken: dict[str, Any]
) -> None:
    browser = stranger()
    whole = key.sign(challenge(browser))
    credential = {**whole, **broken} if broken else {}

    assert refused(browser, credential) == (400, "bad-request")
