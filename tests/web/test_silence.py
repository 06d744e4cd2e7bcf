"""Connections that die silently, and more tabs than a browser has connections."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.servers import Running, running
from tests.server.tables import act, frame
from tests.web.browsers import Visitor, Visitors
from tests.web.cables import Cable, cabled
from tests.web.moments import seated
from tests.web.players import FAST, Player, created, is_choice, wait_until
from tests.web.taps import Tap
from tests.web.test_connection import streams
from tests.web.words import command, say

SOON = 3_100  # milliseconds after which a page suspects its connection
MANY = 7  # a browser has six connections to a server
OFTEN = 1.5  # seconds between heartbeats
SIGN = f"{OFTEN * 1000:.0f}"
HELD = 5  # heartbeats in a row; a page that reconnects gets fewer, then a frame
REVS = "(all) => all.map((it) => Number(it.dataset.rev))"
AWAY = "Object.defineProperty(Document.prototype, 'hidden', { get: () => !!window.away });"
LOOK = """(away) => {
  window.away = away;
  document.dispatchEvent(new Event('visibilitychange'));
}"""


class Dead:
    """A browser whose first stream stays silent; later streams work."""

    def __init__(self, visitor: Visitor) -> None:
        self.held: list[Route] = []
        visitor.context.route("**/events*", self._meet)

    def _meet(self, route: Route) -> None:
        if self.held:
            route.continue_()
        else:
            self.held.append(route)


def test_dead_connection_is_noticed_after_a_choice(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    anna.page.clock.install()
    line = Dead(anna)
    player = seated(anna, "auction")

    assert player.move()
    assert line.held
    busy = anna.page.locator(".decision[aria-busy=true]")
    expect(busy).to_have_count(1)
    anna.page.clock.fast_forward(SOON)

    expect(busy).to_have_count(0)
    wait_until(anna.page, player.offers)
    assert player.move()


def test_tab_without_frames_from_another_opens_its_own_stream(
    visitors: Visitors, home: Running
) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    line = Dead(anna)
    first = seated(anna, "auction")
    wait_until(anna.page, lambda: line.held)
    known = streams(home)
    page = anna.context.new_page()
    page.clock.install()
    page.goto(anna.page.url)
    second = Player(anna, first.table, first.seat, page)

    assert second.move()
    expect(page.locator(".decision[aria-busy=true]")).to_have_count(1)
    page.clock.fast_forward(SOON)

    for player in (second, first):  # the first tab now gets its frames from the second
        expect(player.page.locator(".decision[aria-busy=true]")).to_have_count(0)
        wait_until(player.page, player.offers)
        assert player.move()
    assert streams(home) == known + 1


def test_tab_shown_after_a_long_time_reconnects(
    visitors: Visitors,
) -> None:
    anna = visitors("Anna")
    anna.page.clock.install()
    anna.context.add_init_script(AWAY)
    player = seated(anna, "auction")
    expect(player.button(command(["pass"]))).to_be_visible()

    anna.page.evaluate(LOOK, True)
    anna.page.clock.fast_forward(60_000)
    with anna.page.expect_request("**/events*"):
        anna.page.evaluate(LOOK, False)


def test_many_tabs_leave_a_connection_for_choices(visitors: Visitors, home: Running) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    anna.context.add_init_script(AWAY)
    known = streams(home)
    tables = [created(anna, bots=1) for _tab in range(MANY)]
    pages: list[Page] = []
    for table in tables:
        for page in pages[-1:]:
            page.evaluate(LOOK, True)
        pages.append(anna.tab(f"/t/{table}"))
        expect(pages[-1].get_by_role("main")).to_be_visible()

    assert Player(anna, tables[-1], 0, pages[-1]).move()
    wait_until(pages[-1], lambda: streams(home) <= known + 5)
    with pages[0].expect_request("**/events*"):
        pages[0].evaluate(LOOK, False)
    with pages[0].expect_response(is_choice):
        assert Player(anna, tables[0], 0, pages[0]).move()


@pytest.fixture
def lively(tmp_path: Path) -> Iterator[Running]:
    """Run a server with frequent heartbeats."""
    with running(f"sqlite:///{tmp_path / 'signoria.db'}", alive_seconds=OFTEN) as found:
        yield found


@pytest.fixture
def cable(lively: Running) -> Iterator[Cable]:
    """Open a cable to that server, which can fall silent."""
    with cabled(lively.address) as found:
        yield found


def choose(visitor: Visitor, table: str, seat: int) -> int:
    """Make the first legal choice of a seat by a request, and return its revision."""
    with visitor.client() as client:
        received = frame(client, table, seat)
        answer = act(client, table, seat, received["decision"], received["legal"][0])
    return int(answer.raise_for_status().json()["rev"])


def entries(page: Page) -> list[int]:
    """Return the revisions that the log shows."""
    log = page.get_by_role("region", name=say("table-log"), exact=True)
    return list(log.locator("[data-rev]").evaluate_all(REVS))


def test_choice_sent_over_a_dead_connection_is_made_once(cable: Cable, visitors: Visitors) -> None:
    anna = visitors("Anna", home=cable)  # type: ignore[arg-type]
    anna.prefer(**FAST)
    player = seated(anna, "auction")
    wait_until(anna.page, lambda: entries(anna.page))
    known = entries(anna.page)

    cable.silent = True
    player.button(command(["pass"])).click()
    busy = anna.page.locator(".decision[aria-busy=true]")
    expect(busy).to_have_count(1)
    wait_until(anna.page, lambda: any(piece.startswith(b"POST") for piece in cable.lost))
    cable.silent = False  # for new connections

    expect(busy).to_have_count(0)
    wait_until(anna.page, player.offers)
    mine = [rev for rev in entries(anna.page) if rev not in known]
    assert mine[0] == known[-1] + 1
    assert mine == sorted(set(mine))


def test_idle_page_notices_a_silent_connection_and_reconnects(
    lively: Running, cable: Cable, visitors: Visitors
) -> None:
    anna, bruno = visitors("Anna", home=cable), visitors("Bruno", home=lively)  # type: ignore[arg-type]
    anna.prefer(**FAST)
    table = created(anna, bruno)
    tap = Tap(anna.context, anna.page)
    pages = [anna.go(f"/t/{table}"), anna.tab(f"/t/{table}")]
    wait_until(anna.page, lambda: tap.messages[-HELD:] == [SIGN] * HELD)
    known = entries(anna.page)

    cable.silent = True
    for page in pages:
        expect(page.get_by_text(say("table-lost"))).to_be_visible()
    rev = choose(bruno, table, 1)
    assert entries(anna.page) == known
    cable.silent = False

    for page in pages:
        expect(page.get_by_text(say("table-lost"))).to_be_hidden()
    wait_until(anna.page, lambda: all(entries(page) == [*known, rev] for page in pages))
    wait_until(anna.page, lambda: tap.messages[-HELD:] == [SIGN] * HELD)
