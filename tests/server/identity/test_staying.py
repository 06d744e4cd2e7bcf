"""Tests of guest accounts: creation, changes, passwords and deletion."""

from collections.abc import Callable

import pytest

from signoria.locales.catalogues import LANGUAGES
from signoria.store.accounts import Accounts
from tests.server.identity.conftest import PASSWORD, Browser, Enter, Running
from tests.server.tables import create_table, frame


def cookie_of(browser: Browser) -> str:
    return browser.cookies["signoria"]


def test_a_guest_gets_an_account_and_a_cookie(stranger: Callable[[], Browser]) -> None:
    browser = stranger()

    answer = browser.post("/guests", json={"name": " Anna ", "language": "it"})

    assert answer.status_code == 201
    me = answer.json()
    assert (me["name"], me["language"], me["role"], me["registered"]) == (
        "Anna",
        "it",
        "player",
        False,
    )
    set_cookie = answer.headers["set-cookie"].lower()
    assert all(word in set_cookie for word in ("httponly", "samesite=lax", "path=/"))
    assert browser.ask("GET", "/me", 200) == me
    assert cookie_of(browser) not in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_guest_has_the_language_of_the_browser_until_they_choose_another(
    stranger: Callable[[], Browser], language: str
) -> None:
    browser = stranger()
    browser.headers["accept-language"] = f"{language}-XX,en;q=0.5"

    assert browser.ask("POST", "/guests", 201, {"name": "Anna"})["language"] == language
    other = "de" if language != "de" else "fr"
    assert browser.ask("PATCH", "/me", 200, {"language": other})["language"] == other
    assert browser.ask("GET", "/me", 200)["language"] == other


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "\u202eannA"}, {"name": "x" * 41}])
def test_invalid_name_is_refused_with_a_sentence(
    stranger: Callable[[], Browser], body: object
) -> None:
    browser = stranger()
    browser.headers["accept-language"] = "de"

    refused = browser.ask("POST", "/guests", 400, body)

    assert refused["code"] == "bad-name"
    assert refused["detail"] == "Ein Name hat 1 bis 40 sichtbare Zeichen."
    assert not browser.cookies


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {"name": 5},
        {"name": "Anna", "language": "xx"},
        {"name": "Anna", "role": "moderator"},
        {"name": "x" * 10_000},
    ],
)
def test_malformed_guest_request_is_refused(stranger: Callable[[], Browser], body: object) -> None:
    assert stranger().fails("POST", "/guests", body) == (400, "bad-request")


def test_signed_in_guest_cannot_create_a_second_account(guest: Enter) -> None:
    browser = guest()
    before = browser.ask("GET", "/me", 200)

    assert browser.fails("POST", "/guests", {"name": "Bea"}) == (409, "signed-in-already")
    assert browser.ask("GET", "/me", 200) == before


def test_a_new_name_is_seen_at_once(guest: Enter) -> None:
    browser = guest()

    assert browser.ask("PATCH", "/me", 200, {"name": "Bea"})["name"] == "Bea"
    assert browser.ask("GET", "/me", 200)["name"] == "Bea"
    assert browser.fails("PATCH", "/me", {"name": "  "}) == (400, "bad-name")
    assert browser.ask("GET", "/me", 200)["name"] == "Bea"


def test_first_password_makes_a_guest_permanent_and_returns_ten_codes(guest: Enter) -> None:
    browser = guest()
    login = {"login": "Staying", "password": PASSWORD}

    first = browser.ask("POST", "/me/password", 200, login)
    again = browser.ask("POST", "/me/password", 200, {**login, "password": "another one"})

    assert len(set(first["recovery_codes"])) == 10
    me = first["me"]
    assert (me["login"], me["registered"], me["has_password"], me["codes_left"]) == (
        "staying",
        True,
        True,
        10,
    )
    assert again == {"me": me, "recovery_codes": []}
    assert browser.ask("GET", "/me", 200) == me


@pytest.mark.parametrize(
    ("login", "password", "code"),
    [
        ("ab", PASSWORD, "bad-login"),
        ("a b c", PASSWORD, "bad-login"),
        ("abc", "x" * 7, "bad-password"),
    ],
)
def test_invalid_login_or_password_is_refused(
    guest: Enter, login: str, password: str, code: str
) -> None:
    browser = guest()

    assert browser.fails("POST", "/me/password", {"login": login, "password": password}) == (
        400,
        code,
    )
    assert not browser.ask("GET", "/me", 200)["registered"]


def test_login_in_other_case_is_already_taken(guest: Enter, member: Enter) -> None:
    member("mine")
    late = guest()

    body = {"login": "MINE", "password": PASSWORD}
    assert late.fails("POST", "/me/password", body) == (409, "login-taken")
    assert not late.ask("GET", "/me", 200)["registered"]


def test_a_guest_has_no_recovery_codes(guest: Enter) -> None:
    assert guest().fails("POST", "/me/recovery") == (409, "needs-registered")


def test_deleted_account_is_rejected_at_once_on_every_device(
    member: Enter, running: Running
) -> None:
    browser = member("leaving")
    id = browser.ask("GET", "/me", 200)["id"]
    token = browser.ask("POST", "/me/tokens", 201, {"name": "bot", "scopes": ["read"]})["token"]
    thief, bot = browser.copy(), Browser(running.url)
    bot.headers["authorization"] = f"Bearer {token}"
    assert bot.ask("GET", "/me", 200)["id"] == thief.ask("GET", "/me", 200)["id"] == id

    browser.ask("DELETE", "/me", 204)

    assert "signoria" not in browser.cookies
    for one, code in ((browser, "sign-in"), (thief, "sign-in"), (bot, "bad-token")):
        assert one.fails("GET", "/me") == (401, code)
    accounts: Accounts = running.server.accounts
    assert accounts.find(id) is None
    assert accounts.find_login("leaving") is None
    thief.close()
    bot.close()


def test_tables_continue_without_a_deleted_account(guest: Enter) -> None:
    host, leaver = guest("Host"), guest("Leaver")
    waiting, begun = (
        create_table(host, {"kind": "me"}, {"kind": "open"}, {"kind": "me"}) for _ in "ab"
    )
    for table in (waiting, begun):
        leaver.ask("POST", f"/tables/{table}/seats/1", 201, {})
    host.ask("POST", f"/tables/{begun}/start", 200)

    leaver.ask("DELETE", "/me", 204)

    free = host.ask("GET", f"/tables/{waiting}", 200)["seats"][1]
    assert (free["kind"], free.get("name", "")) == ("open", "")
    left = frame(host, begun, 0)
    assert left["status"] == "running"
    assert host.ask("GET", f"/tables/{begun}", 200)["seats"][1]["name"] == "—"
    assert "Leaver" not in str(left) + str(host.ask("GET", f"/tables/{begun}", 200))
