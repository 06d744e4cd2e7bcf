"""Animations of events: short, skippable, and no choice waits for them."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.axe import check_axe
from tests.web.browsers import Visitors
from tests.web.moments import FIVE, finished, seated
from tests.web.players import FAST, Player, wait_until
from tests.web.words import beginning, command, say

LONGEST = 350  # milliseconds that one movement may take
SLOWER = 0.01
LENGTHS = """() => document.getAnimations().map((one) => one.effect.getComputedTiming())
  .filter((time) => time.endTime !== Infinity).map((time) => time.duration)"""


def moving(visitors: Visitors) -> Player:
    """Open a table with animations, slowed down so that a test can observe them."""
    anna = visitors("Anna", motion=True)
    anna.prefer(**FAST)
    player = seated(anna, "auction")
    expect(player.button(command(["pass"]))).to_be_visible()
    wait_until(anna.page, lambda: not anna.page.evaluate(LENGTHS))  # the panel has come in
    line = anna.context.new_cdp_session(anna.page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": SLOWER})
    return player


def end_by(act: Callable[[], None], ghosts: Locator) -> None:
    """Repeat an input until no animation runs; a bot's move may have started another."""

    def still() -> bool:
        act()
        return not ghosts.count()

    wait_until(ghosts.page, still)


def test_choice_is_animated_until_a_key_or_a_click_ends_it(visitors: Visitors) -> None:
    player = moving(visitors)
    page = player.page
    ghosts = page.locator(".ghost")  # one lasts longer than the test waits; a bot may send more

    player.choose(["bid", 1], command(["bid", 1]))
    expect(ghosts).not_to_have_count(0)
    lengths = page.evaluate(LENGTHS)
    assert lengths
    assert max(lengths) <= LONGEST
    end_by(lambda: page.keyboard.press("Shift"), ghosts)

    wait_until(page, player.offers)
    assert player.move()  # a running animation does not block the next choice
    expect(ghosts).not_to_have_count(0)
    end_by(lambda: page.mouse.click(1, 1), ghosts)


# Records the number of counted sources each time it changes.
COUNTING = """() => {
  const rows = () => document.querySelectorAll("[data-end] tbody tr:not(.soon)").length;
  window.counts = [];
  const look = () => rows() !== counts.at(-1) && counts.push(rows());
  const end = document.querySelector("[data-end]");
  new MutationObserver(look).observe(end, { subtree: true, attributes: true });
}"""


def tool(page: Page, name: str) -> None:
    """Press a button of the end screen."""
    page.get_by_role("main").get_by_role("button", name=say(name)).click()


def test_points_are_counted_source_by_source_until_skipped(visitors: Visitors) -> None:
    anna = visitors("Anna", motion=True)
    page = anna.go(f"/t/{finished(anna, FIVE)}")
    end = page.get_by_role("region", name=say("end-title"))
    counting = end.get_by_text(say("ip-end-counting"))
    chart = end.get_by_role("img", name=beginning(say("ip-end-chart")))
    expect(counting).to_be_visible()
    expect(chart).to_be_hidden()

    tool(page, "ip-end-skip")
    expect(counting).to_have_count(0)
    expect(chart).to_be_visible()
    auctions = end.get_by_text(say("ip-end-auctions"))
    expect(auctions.locator("xpath=following-sibling::ul/li")).to_have_count(3)

    page.evaluate(COUNTING)
    tool(page, "ip-end-again")
    expect(counting).to_be_visible()
    page.wait_for_function("() => counts.length > 3")
    assert page.evaluate("() => counts.slice(0, 4)") == [0, 1, 2, 3]

    tool(page, "end-fold")
    expect(end).to_have_count(0)
    check_axe(page)
    tool(page, "end-unfold")
    expect(end).to_be_visible()
