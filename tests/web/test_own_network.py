"""Playing over plain HTTP from another machine of the local network."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Running
from tests.web.browsers import WIDE, Visitor
from tests.web.moments import seated
from tests.web.players import FAST, Player, wait_until
from tests.web.words import beginning, say

FETCH = """async ([method, path, body]) => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  return answer.json();
}"""


class Neighbour(Visitor):
    """A visitor at another machine, whose browser alone can resolve the server's name."""

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return self.page.evaluate(FETCH, [method, path, body])

    def go(self, path: str = "/") -> Any:
        port = self.home.address.rpartition(":")[2]
        self.page.goto(f"http://club.test:{port}{path}")
        self.page.wait_for_selector("html[data-ready]", state="attached")
        return self.page


@pytest.fixture
def neighbour(browser: Browser, home: Running) -> Iterator[Neighbour]:
    width, height = WIDE
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    found = Neighbour(context, home)
    found.prefer(**FAST)
    found.allow("Cross-Origin-Opener-Policy")  # browsers apply it over HTTPS only
    yield found
    context.close()
    assert found.wrong() == []


def test_game_is_started_and_played_over_plain_http(neighbour: Neighbour) -> None:
    page = neighbour.go()
    assert not page.evaluate("isSecureContext")

    page.get_by_role("button", name=beginning(say("play-now"))).click()
    expect(page.get_by_text(say("your-turn")).first).to_be_visible()
    player = Player(neighbour, page.url.rpartition("/t/")[2], 0)

    assert player.move()
    expect(page.locator(".decision[aria-busy=true]")).to_have_count(0)  # accepted, event received


def test_choice_is_taken_back_over_plain_http(neighbour: Neighbour) -> None:
    page = neighbour.go()
    neighbour.ask("POST", "/guests", {"name": "Anna"})
    player = seated(neighbour, "city")
    before = player.offers()
    assert player.move()
    back = page.get_by_role("button", name=say("table-undo"))

    with page.expect_response("**/undo") as answer:
        back.click()

    assert answer.value.ok
    wait_until(page, lambda: player.offers() == before)
    assert player.move()
    expect(back).to_be_enabled()  # no longer busy, and there is a choice again


def test_invitation_is_copied_over_plain_http(neighbour: Neighbour) -> None:
    page = neighbour.go()
    page.get_by_role("button", name=beginning(say("invite-friends"))).click()
    page.get_by_role("button", name=say("create-and-invite")).click()

    link = page.get_by_label(say("waiting-room-invite"))
    expect(link).to_have_value(re.compile(r"^http://club\.test:"))
    expect(page.get_by_text(say("waiting-room-invite-hint"))).to_be_visible()
    page.get_by_role("button", name=say("waiting-room-copy")).click()

    expect(page.get_by_text(say("table-copied"))).to_be_visible()
