"""Motion explains what happened: it can be skipped, it is short, and nothing waits for it."""

from playwright.sync_api import expect

from tests.web.browsers import Visitors
from tests.web.moments import seated
from tests.web.players import SWIFT, Player, wait_until
from tests.web.words import command

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
