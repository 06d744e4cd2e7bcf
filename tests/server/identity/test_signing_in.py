"""Tests of signing in and out on several devices, by password or recovery code."""

from collections.abc import Callable

from argon2 import PasswordHasher

from signoria.server.people.passwords import hashed
from signoria.store.digests import digest_of
from tests.server.identity.conftest import PASSWORD, Browser, Enter, Running

Stranger = Callable[[], Browser]


def sign_in(browser: Browser, login: str, password: str = PASSWORD) -> None:
    browser.ask("POST", "/sessions", 201, {"login": login, "password": password})


def test_member_signs_in_on_a_second_device(member: Enter, stranger: Stranger) -> None:
    laptop, phone = member("two-devices"), stranger()
    phone.headers["user-agent"] = "Phone"

    sign_in(phone, " Two-Devices ")

    assert phone.ask("GET", "/me", 200) == laptop.ask("GET", "/me", 200)
    devices = laptop.ask("GET", "/sessions", 200)
    assert sorted((each["device"], each["current"]) for each in devices) == [
        ("Browser", True),
        ("Phone", False),
    ]
    assert laptop.cookies["signoria"] not in str(devices)
    assert digest_of(laptop.cookies["signoria"]) not in str(devices)


def test_wrong_login_and_wrong_password_get_the_same_response(
    member: Enter, guest: Enter, stranger: Stranger
) -> None:
    member("here")
    browser = stranger()
    wrong = [("here", "wrong horse"), ("nobody", PASSWORD), ("\x00", PASSWORD), ("", "")]

    answers = [
        browser.post("/sessions", json={"login": login, "password": password})
        for login, password in wrong
    ]

    assert {answer.status_code for answer in answers} == {401}
    assert {answer.text for answer in answers} == {answers[0].text}
    assert answers[0].json()["code"] == "sign-in-failed"
    assert {frozenset(answer.headers) for answer in answers} == {frozenset(answers[0].headers)}
    assert not browser.cookies


def test_sign_in_replaces_a_planted_cookie(member: Enter, stranger: Stranger) -> None:
    member("fresh")
    victim, attacker = stranger(), stranger()
    attacker.ask("POST", "/guests", 201, {"name": "Thief"})
    planted = attacker.cookies["signoria"]
    victim.cookies.set("signoria", planted, domain="127.0.0.1", path="/")

    sign_in(victim, "fresh")

    assert victim.cookies["signoria"] != planted
    assert victim.ask("GET", "/me", 200)["login"] == "fresh"
    assert attacker.fails("GET", "/me") == (401, "sign-in")


def test_invented_cookie_signs_nobody_in(member: Enter, stranger: Stranger) -> None:
    member("made-up")
    browser = stranger()
    browser.cookies.set("signoria", "chosen-by-the-thief", domain="127.0.0.1", path="/")

    assert browser.fails("GET", "/me") == (401, "sign-in")
    sign_in(browser, "made-up")
    assert browser.cookies["signoria"] != "chosen-by-the-thief"


def test_sign_out_ends_only_this_session_at_once(member: Enter, stranger: Stranger) -> None:
    laptop, phone = member("signing-out"), stranger()
    sign_in(phone, "signing-out")
    thief = phone.copy()
    assert thief.ask("GET", "/me", 200)["login"] == "signing-out"

    phone.ask("DELETE", "/sessions/current", 204)

    assert "signoria" not in phone.cookies
    assert thief.fails("GET", "/me") == (401, "sign-in")
    assert len(laptop.ask("GET", "/sessions", 200)) == 1
    thief.close()


def test_sign_out_everywhere_ends_every_session_at_once(member: Enter, stranger: Stranger) -> None:
    laptop, phone, other = member("everywhere"), stranger(), member("somebody-else")
    sign_in(phone, "everywhere")
    phone.ask("GET", "/me", 200)

    laptop.ask("DELETE", "/sessions", 204)

    assert laptop.fails("GET", "/me") == phone.fails("GET", "/me") == (401, "sign-in")
    assert other.ask("GET", "/me", 200)["login"] == "somebody-else"
    sign_in(phone, "everywhere")


def test_new_password_ends_the_old_one_and_all_other_sessions(
    member: Enter, stranger: Stranger
) -> None:
    laptop, thief = member("new-password"), stranger()
    sign_in(thief, "new-password")
    thief.ask("GET", "/me", 200)

    body = {"login": "new-password", "password": "better horse"}
    laptop.ask("POST", "/me/password", 200, body)

    assert thief.fails("GET", "/me") == (401, "sign-in")
    old = {"login": "new-password", "password": PASSWORD}
    assert thief.fails("POST", "/sessions", old) == (401, "sign-in-failed")
    assert laptop.ask("GET", "/me", 200)["login"] == "new-password"
    sign_in(thief, "new-password", "better horse")


def test_weak_hash_is_replaced_at_the_next_sign_in(
    member: Enter, stranger: Stranger, running: Running
) -> None:
    browser = member("rehashed")
    accounts = running.server.accounts
    id = browser.ask("GET", "/me", 200)["id"]
    strong = found(running, "rehashed")
    cheap = cheaply(PASSWORD)
    accounts.rehash(id, strong, cheap)

    sign_in(stranger(), "rehashed")

    assert found(running, "rehashed") not in (cheap, strong)
    assert found(running, "rehashed").split("$")[3] == strong.split("$")[3]
    sign_in(stranger(), "rehashed")


def test_recovery_code_signs_in_once(guest: Enter, stranger: Stranger) -> None:
    body = {"login": "forgetful", "password": PASSWORD}
    code, other, *_rest = guest().ask("POST", "/me/password", 200, body)["recovery_codes"]
    browser = stranger()
    typed = {"login": "Forgetful", "code": code.lower().replace("-", " ")}

    assert browser.ask("POST", "/sessions/recovery", 201, typed)["codes_left"] == 9

    assert stranger().fails("POST", "/sessions/recovery", typed) == (401, "sign-in-failed")
    body = {"login": "forgetful", "password": "new horse"}
    assert browser.ask("POST", "/me/password", 200, body)["recovery_codes"] == []
    sign_in(stranger(), "forgetful", "new horse")
    typed = {"login": "forgetful", "code": other}
    assert stranger().ask("POST", "/sessions/recovery", 201, typed)["codes_left"] == 8


def test_wrong_recovery_codes_get_the_same_response(
    guest: Enter, member: Enter, stranger: Stranger
) -> None:
    body = {"login": "code-owner", "password": PASSWORD}
    code = guest().ask("POST", "/me/password", 200, body)["recovery_codes"][0]
    member("code-other")
    browser = stranger()
    wrong = [("code-other", code), ("nobody", code), ("\x00", code), ("code-owner", "")]

    answers = [
        browser.post("/sessions/recovery", json={"login": login, "code": typed})
        for login, typed in wrong
    ]

    assert {answer.status_code for answer in answers} == {401}
    assert {answer.text for answer in answers} == {answers[0].text}
    right = {"login": "code-owner", "code": code}
    assert browser.ask("POST", "/sessions/recovery", 201, right)["login"] == "code-owner"


def test_new_recovery_codes_invalidate_the_old_ones(guest: Enter, stranger: Stranger) -> None:
    browser = guest()
    body = {"login": "new-codes", "password": PASSWORD}
    old = browser.ask("POST", "/me/password", 200, body)["recovery_codes"]

    new = browser.ask("POST", "/me/recovery", 200)["recovery_codes"]

    assert len(new) == 10
    assert not set(new) & set(old)
    stale = {"login": "new-codes", "code": old[0]}
    assert stranger().fails("POST", "/sessions/recovery", stale) == (401, "sign-in-failed")
    stranger().ask("POST", "/sessions/recovery", 201, {"login": "new-codes", "code": new[0]})


def test_banned_account_is_refused_with_the_reason(
    guest: Enter, stranger: Stranger, running: Running
) -> None:
    browser = guest()
    body = {"login": "rowdy", "password": PASSWORD}
    code = browser.ask("POST", "/me/password", 200, body)["recovery_codes"][0]
    server, id = running.server, browser.ask("GET", "/me", 200)["id"]

    server.accounts.ban(id, server.now() + 60_000)
    server.authenticator.forget(id)

    assert browser.fails("GET", "/me") == (403, "banned")
    assert stranger().fails("POST", "/sessions", body) == (403, "banned")
    typed = {"login": "rowdy", "code": code}
    assert stranger().fails("POST", "/sessions/recovery", typed) == (403, "banned")
    wrong = {"login": "rowdy", "password": "wrong horse"}
    assert stranger().fails("POST", "/sessions", wrong) == (401, "sign-in-failed")
    server.accounts.ban(id, 0)
    server.authenticator.forget(id)
    sign_in(browser, "rowdy")


def test_repeated_guesses_of_recovery_codes_are_limited(
    stranger: Stranger, running: Running
) -> None:
    browser, server = stranger(), running.server
    server.limits.on = True
    typed = {"login": "guessed", "code": "0000-0000-0000-0000"}
    try:
        received = [browser.fails("POST", "/sessions/recovery", typed) for _ in range(60)]
    finally:
        server.limits.on = False

    assert received[0] == (401, "sign-in-failed")
    assert received[-1] == (429, "too-many")


def found(running: Running, login: str) -> str:
    kept = running.server.accounts.find_login(login)
    assert kept is not None
    return kept[1]


def cheaply(password: str) -> str:
    return hashed(password, PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
