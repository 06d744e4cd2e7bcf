"""Lines that die without a word, and more tabs than a browser has lines."""

from playwright.sync_api import Page, Route, expect

from tests.server.houses import Running
from tests.web.browsers import Visitor, Visitors
from tests.web.moments import seated
from tests.web.players import SWIFT, Player, is_choice, laid, wait_until
from tests.web.test_line import streams
from tests.web.words import command

SOON = 3_100  # milliseconds after which a page doubts its line
MANY = 7  # a browser has six lines to a house
AWAY = "Object.defineProperty(Document.prototype, 'hidden', { get: () => !!window.away });"
LOOK = """(away) => {
  window.away = away;
  document.dispatchEvent(new Event('visibilitychange'));
}"""


class Dead:
    """The first stream of a browser opens and never says anything; those after it are sound."""

    def __init__(self, visitor: Visitor) -> None:
        self.held: list[Route] = []
        visitor.context.route("**/events*", self._meet)

    def _meet(self, route: Route) -> None:
        if self.held:
            route.continue_()
        else:
            self.held.append(route)


def test_a_line_that_died_without_a_word_is_noticed_after_a_choice(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.wish(**SWIFT)
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


def test_a_tab_that_hears_nothing_from_another_listens_by_itself(
    visitors: Visitors, home: Running
) -> None:
    anna = visitors("Anna")
    anna.wish(**SWIFT)
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

    for player in (second, first):  # the first tab now hears from the second
        expect(player.page.locator(".decision[aria-busy=true]")).to_have_count(0)
        wait_until(player.page, player.offers)
        assert player.move()
    assert streams(home) == known + 1


def test_a_tab_that_is_looked_at_again_after_long_takes_up_the_line_anew(
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


def test_many_tabs_leave_a_line_for_choices(visitors: Visitors, home: Running) -> None:
    anna = visitors("Anna")
    anna.wish(**SWIFT)
    anna.context.add_init_script(AWAY)
    known = streams(home)
    tables = [laid(anna, bots=1) for _tab in range(MANY)]
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
