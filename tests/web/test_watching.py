"""Watching others play: at a pace, with a pause, step by step, or all at once."""

from playwright.sync_api import Locator, Page, expect

from tests.server.tables import act, frame
from tests.server.test_importing import forged, header
from tests.web.browsers import Visitor, Visitors
from tests.web.moments import gone_on, moment
from tests.web.players import KeyPlayer, liked
from tests.web.test_silence import entries
from tests.web.words import say

HOLD = 1600  # milliseconds that each step stays at the slow pace


def choose(visitor: Visitor, table: str) -> None:
    """Make the next choice of a game by a request, for a visitor who holds every seat."""
    with visitor.client() as client:
        (seat, *_others) = frame(client, table, 0)["to_move"]
        received = frame(client, table, seat)
        act(client, table, seat, received["decision"], liked(received["legal"])).raise_for_status()


def waiting(page: Page, number: int) -> Locator:
    """Return the button that skips this number of steps to the present."""
    return page.get_by_role("button", name=say("pace-catch-up", number=number), exact=True)


def test_spectator_pauses_steps_and_catches_up(
    visitors: Visitors,
) -> None:
    anna, carla = visitors("Anna"), visitors("Carla")
    rev, _seat = moment("auction")
    table = gone_on(anna, rev, 0, 1)
    carla.prefer(pace="slow")
    carla.page.clock.install()
    page = carla.go(f"/t/{table}")
    watcher = KeyPlayer(carla, table, -1)
    group = page.get_by_role("group", name=say("pace-label"))
    pause = group.get_by_role("button", name=say("pace-pause"))
    go = group.get_by_role("button", name=say("pace-go"))

    watcher.press(pause)  # before anything has happened
    expect(go).to_be_focused()
    for number in (1, 2, 3, 4):
        choose(anna, table)
        expect(waiting(page, number)).to_be_visible()
    assert entries(page)[-1] == rev

    watcher.press(group.get_by_role("button", name=say("pace-step")))
    expect(waiting(page, 3)).to_be_visible()
    assert entries(page)[-1] == rev + 1

    page.clock.pause_at(page.evaluate("() => Date.now()") + HOLD)
    go.click()
    expect(waiting(page, 2)).to_be_visible()
    page.clock.run_for(HOLD - 100)
    expect(waiting(page, 2)).to_be_visible()
    page.clock.run_for(200)
    expect(waiting(page, 1)).to_be_visible()
    assert entries(page)[-1] == rev + 3

    watcher.press(waiting(page, 1))
    expect(waiting(page, 0)).to_be_visible()
    expect(pause).to_be_visible()
    assert entries(page)[-1] == rev + 4
    watcher.check_focus()


def test_unverified_game_says_so_and_only_its_host_talks_and_continues_it(
    visitors: Visitors,
) -> None:
    anna, carla = visitors("Anna"), visitors("Carla")
    body = {"ledger": forged("il_principe", header(rules=99)), "access": "public"}
    table = anna.ask("POST", "/tables/import", body)["id"]

    for visitor, may in ((anna, True), (carla, False)):
        page = visitor.go(f"/t/{table}")
        expect(page.get_by_text(say("table-unverified"))).to_be_visible()
        page.locator("[data-panel=chat]").click()
        expect(page.get_by_text(say("chat-empty"))).to_be_visible()
        expect(page.get_by_label(say("chat-words"))).to_have_count(int(may))
        expect(page.get_by_role("button", name=say("replay-fork"))).to_have_count(int(may))
