"""Motion explains what happened: it can be skipped, it is short, and nothing waits for it."""

from playwright.sync_api import Page, expect

from tests.web.axe import check_axe
from tests.web.browsers import Visitors
from tests.web.moments import FIVE, finished, seated
from tests.web.players import SWIFT, Player, wait_until
from tests.web.words import beginning, command, say

LONGEST = 350  # milliseconds that one movement may take
SLOWER = 0.02
LENGTHS = """() => document.getAnimations().map((one) => one.effect.getComputedTiming())
  .filter((time) => time.endTime !== Infinity).map((time) => time.duration)"""


def moving(visitors: Visitors) -> Player:
    """Somebody who likes things to move, so slowly that a test can look on."""
    anna = visitors("Anna", motion=True)
    anna.wish(**SWIFT)
    player = seated(anna, "auction")
    expect(player.button(command(["pass"]))).to_be_visible()
    line = anna.context.new_cdp_session(anna.page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": SLOWER})
    return player


def test_what_was_done_travels_and_a_key_or_a_touch_ends_it(visitors: Visitors) -> None:
    player = moving(visitors)
    page = player.page
    ghosts = page.locator(".ghost")

    player.choose(["bid", 1], command(["bid", 1]))
    expect(ghosts).not_to_have_count(0)
    lengths = page.evaluate(LENGTHS)
    assert lengths
    assert max(lengths) <= LONGEST
    page.keyboard.press("Shift")
    expect(ghosts).to_have_count(0)

    wait_until(page, player.offers)
    assert player.move()  # what still flies keeps nobody from the next choice
    expect(ghosts).not_to_have_count(0)
    page.mouse.click(1, 1)
    expect(ghosts).to_have_count(0)


# How many sources have been counted, each time that this changes.
COUNTING = """() => {
  const rows = () => document.querySelectorAll("[data-end] tbody tr:not(.soon)").length;
  window.counts = [];
  const look = () => rows() !== counts.at(-1) && counts.push(rows());
  const end = document.querySelector("[data-end]");
  new MutationObserver(look).observe(end, { subtree: true, attributes: true });
}"""


def tool(page: Page, name: str) -> None:
    """Press a button of the end."""
    page.get_by_role("main").get_by_role("button", name=say(name)).click()


def test_the_points_are_counted_source_by_source_and_it_can_be_skipped(visitors: Visitors) -> None:
    anna = visitors("Anna", motion=True)
    page = anna.go(f"/t/{finished(anna, FIVE)}")
    end = page.get_by_role("region", name=say("ip-end-title"))
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

    tool(page, "ip-end-fold")
    expect(end).to_have_count(0)
    check_axe(page)
    tool(page, "ip-end-unfold")
    expect(end).to_be_visible()
