"""Accounts: made by passkey or password, recovered by codes, signed out everywhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.forks import free_port
from tests.server.servers import Running, running
from tests.web.browsers import Visitor, Visitors
from tests.web.words import beginning, say

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}


@pytest.fixture
def guests(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Make visitors of a server with a host name: passkeys refuse bare IP addresses."""
    port = free_port()
    url = f"sqlite:///{tmp_path / 'signoria.db'}"
    with running(url, port=port, public_url=f"http://localhost:{port}") as server:
        server.address = f"http://localhost:{port}"
        found = Visitors(browser, server)
        yield found
        assert found.leave() == []


def with_device(visitor: Visitor) -> None:
    """Give a visitor a virtual device that stores passkeys and verifies its user."""
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def shown_codes(page: Page, way: str, login: str) -> list[str]:
    """Make an account by passkey or password, and return the recovery codes shown."""
    page.get_by_label(say("my-name")).fill("Anna")
    page.get_by_role("textbox", name=say("login")).fill(login)
    page.get_by_role("radio", name=beginning(say(way))).check(force=True)
    if way == "password":
        page.get_by_role("textbox", name=say("password")).fill("a long and quiet word")
    page.get_by_role("main").get_by_role("button", name=say("register-account")).last.click()
    expect(page.get_by_role("heading", name=say("codes-title"))).to_be_visible()
    return page.get_by_role("code").all_inner_texts()


def stay(page: Page, way: str, login: str) -> list[str]:
    """Make an account, confirm its recovery codes, and return them."""
    codes = shown_codes(page, way, login)
    page.get_by_role("checkbox", name=say("codes-kept")).check()
    page.get_by_role("button", name=say("continue")).click()
    return codes


def check_in(page: Page, name: str = "Anna") -> None:
    """Check that the header shows who is signed in, on the page that opens after that."""
    expect(page).not_to_have_url(re.compile("/sign-in"))
    # A page that opens moves the focus to its heading, which closes menus.
    expect(page.locator("h1[tabindex='-1']").first).to_be_attached()
    expect(page.get_by_role("button", name=say("my-menu", name=name))).to_be_visible()


def sign_out(page: Page) -> None:
    """Sign out with the menu in the header."""
    page.get_by_role("button", name=say("my-menu", name="Anna")).click()
    page.get_by_role("button", name=say("sign-out")).click()
    expect(page.get_by_role("link", name=say("sign-in"))).to_be_visible()


def test_passkey_alone_makes_an_account_and_signs_in(guests: Visitors) -> None:
    anna = guests()
    with_device(anna)
    page = anna.go("/sign-in?keep=1")

    assert stay(page, "passkey", "anna")
    check_in(page)
    sign_out(page)
    page.get_by_role("link", name=say("sign-in")).click()
    page.get_by_role("button", name=say("sign-in-passkey")).click()

    check_in(page)
    assert anna.ask("GET", "/me")["login"] == "anna"


def test_recovery_code_signs_in_once(guests: Visitors) -> None:
    anna = guests()
    anna.allow("401")
    page = anna.go("/sign-in?keep=1")
    code = stay(page, "password", "anna")[0]
    for works in (True, False):
        sign_out(page)
        page.get_by_role("link", name=say("sign-in")).click()
        page.get_by_role("button", name=say("use-code")).click()
        page.get_by_role("textbox", name=say("login")).fill("anna")
        page.get_by_role("textbox", name=say("recovery-code")).fill(code)
        page.get_by_role("button", name=say("sign-in-code")).click()
        if works:
            check_in(page)
    expect(page.get_by_role("alert")).to_be_visible()


def test_signing_out_everywhere_reaches_every_browser(guests: Visitors) -> None:
    anna, phone = guests(), guests()
    phone.allow("401")
    page = anna.go("/sign-in?keep=1")
    stay(page, "password", "anna")
    other = phone.go("/sign-in?to=/account")
    other.get_by_role("textbox", name=say("login")).fill("anna")
    other.get_by_role("textbox", name=say("password")).fill("a long and quiet word")
    other.get_by_role("button", name=say("sign-in-password")).click()
    check_in(other)

    anna.go("/account")
    page.get_by_role("button", name=say("sign-out-everywhere")).click()
    expect(page.get_by_role("link", name=say("sign-in"))).to_be_visible()

    other.reload()
    expect(other.get_by_role("link", name=say("sign-in")).first).to_be_visible()


def test_guest_who_makes_an_account_keeps_the_games(guests: Visitors, home: Running) -> None:
    anna = guests("Anna")
    table = anna.ask("POST", "/tables", {"game": "il-principe", "seats": [{"kind": "me"}] * 2})
    page = anna.go("/sign-in?keep=1")

    stay(page, "password", "anna")

    assert [card["id"] for card in anna.ask("GET", "/tables?mine=true&status=open")] == [
        table["id"]
    ]
