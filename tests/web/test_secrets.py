"""Secrets in browsers: none receives or stores another seat's hand, cards or purse."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.effort import times
from tests.web.browsers import Visitors
from tests.web.hidden import check_frame, entries, secrets_of
from tests.web.memories import Memory
from tests.web.moments import TWO, gone_on, last_rounds
from tests.web.players import FAST, Player, check_end, play
from tests.web.screens import AtOneScreen, check_hidden, together
from tests.web.taps import Tap
from tests.web.words import say

STORED: Final = """async () => JSON.stringify([
  { ...localStorage }, { ...sessionStorage }, await caches.keys(),
  await indexedDB.databases(), history.state, document.cookie])"""
HELD: Final = {"your_hand", "your_set_aside"}


@pytest.mark.repeated
def test_two_players_play_to_the_end_and_no_browser_receives_another_hand(
    visitors: Visitors,
) -> None:
    people = [visitors("Anna"), visitors("Bruno"), visitors()]
    table = gone_on(people[0], last_rounds(TWO, times(3, 6)), 0, friend=people[1])
    taps = [Tap(one.context, one.page) for one in people]
    for one in people:
        one.prefer(**FAST)
        one.go(f"/t/{table}")

    players = [Player(one, table, seat) for seat, one in enumerate(people[:2])]
    play(*players)

    kinds = {action[0] for player in players for action in player.made}
    assert kinds >= {"set_aside", "bid", "pass", "build", "place_shield"}
    ledger = entries(people[0], table)
    assert all(secrets_of(seat, ledger) for seat in (0, 1))
    for seat, tap in enumerate(taps):
        running = [frame for frame in tap.frames() if frame["status"] == "running"]
        assert running
        for frame in running:
            check_frame(frame, seat if seat < 2 else -2)
        received = "\n".join(tap.texts())
        for other in {0, 1} - {seat}:
            assert [one for one in secrets_of(other, ledger) if one in received] == []
        assert seat > 1 or [one for one in secrets_of(seat, ledger) if one not in received] == []
    for one in people:
        check_end(one.page, one, table)


def test_page_behind_the_curtain_holds_no_secrets(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    table, players = together(anna, "Anna", "Bruno", "Carla")
    tap = Tap(anna.context, anna.page)
    page = anna.go(f"/t/{table}")
    for player in players:
        player.take_over()
        check_side(page, tap, player)
        player.move()
    for _choice in range(9):  # until another player's turn; the first player is drawn by lot
        if asked(players) == players[-1].name:
            players[-1].move()

    page.clock.fast_forward(2000)
    curtain = say("curtain-draw", name=asked(players))
    expect(page.get_by_role("button", name=curtain)).to_be_visible()
    before = len(tap.messages)

    assert forgets(page)
    check_hidden(page)
    assert "your_hand" not in page.evaluate(STORED)
    assert len(tap.messages) == before


def forgets(page: Page) -> bool:
    """Wait for the browser to free memory; return whether the page then holds no secrets."""
    for _look in range(5):
        if holds_nothing(Memory(page)):
            return True
        page.wait_for_timeout(500)
    return False


def holds_nothing(memory: Memory) -> bool:
    """Return whether a page's memory holds nothing that only a seat may see."""
    received = any('"your_hand":[' in text for text in memory.texts)
    return not received and not memory.names() & HELD


def asked(players: list[AtOneScreen]) -> str:
    """Return the name of the first player with a pending choice."""
    return next(player.name for player in players if player.offers())


def check_side(page: Page, tap: Tap, player: AtOneScreen) -> None:
    """Check that the page received no frames of later seats and now shows this one."""
    sides = {frame["seat"] for frame in tap.frames()}
    assert sides <= {"spectator", *range(player.seat + 1)}
    assert tap.frames()[-1]["seat"] == player.seat
    expect(page.get_by_role("region", name=say("ip-my-hand"))).to_be_visible()
