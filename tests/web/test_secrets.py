"""What a browser is told, and what it keeps: nothing of another seat's hand, cards or purse."""

import json
from typing import Any, Final

from playwright.sync_api import Page, expect

from signoria.games.il_principe.view import SeatView, View
from tests.web.browsers import Visitor, Visitors
from tests.web.memories import Memory
from tests.web.players import SWIFT, AtOneScreen, Player, laid, play, together
from tests.web.taps import Tap
from tests.web.words import say

SECRET: Final = ("dealt", "cards_set_aside")  # facts whose cards only their seat may know
STORED: Final = """async () => JSON.stringify([
  { ...localStorage }, { ...sessionStorage }, await caches.keys(),
  await indexedDB.databases(), history.state, document.cookie])"""
HELD: Final = {"your_hand", "your_set_aside"}


def entries(visitor: Visitor, table: str) -> list[dict[str, Any]]:
    """The whole ledger of a finished game."""
    answer = visitor.context.request.get(f"{visitor.home.address}/tables/{table}/ledger")
    return [json.loads(line) for line in answer.text().splitlines()[1:]]


def secrets_of(seat: int, ledger: list[dict[str, Any]]) -> list[str]:
    """Facts as they would be told to a seat alone, as text."""
    facts = [fact for entry in ledger for fact in entry["told"]]
    own = [fact for fact in facts if fact[0] in SECRET and fact[1] == seat]
    return [json.dumps(fact, separators=(",", ":")) for fact in own]


def test_no_browser_is_told_what_another_seat_holds(visitors: Visitors) -> None:
    people = [visitors("Anna"), visitors("Bruno"), visitors()]
    table = laid(*people[:2])
    taps = [Tap(one.context, one.page) for one in people]
    for one in people:
        one.wish(**SWIFT)
        one.go(f"/t/{table}")

    play(*[Player(one, table, seat) for seat, one in enumerate(people[:2])])

    ledger = entries(people[0], table)
    assert all(secrets_of(seat, ledger) for seat in (0, 1))
    for seat, tap in enumerate(taps):
        running = [frame for frame in tap.frames() if frame["status"] == "running"]
        assert running
        for frame in running:
            check_frame(frame, seat if seat < 2 else -2)
        told = "\n".join(tap.texts())
        for other in {0, 1} - {seat}:
            assert [one for one in secrets_of(other, ledger) if one in told] == []
        assert seat > 1 or [one for one in secrets_of(seat, ledger) if one not in told] == []


def check_frame(frame: dict[str, Any], seat: int) -> None:
    """A frame tells its seat's own secrets, how many cards others hold, and nothing besides."""
    assert frame["seat"] == seat
    for entry in frame.get("heard", []):
        for fact in entry["told"]:
            assert fact[0] not in SECRET or fact[1] == seat or fact[3] == [], fact
            assert fact[0] != "purses_shown"
    if view := frame.get("view"):
        assert set(view) <= set(View.__struct_fields__)
        assert view["you"] == seat
        for other, shown in enumerate(view["seats"]):
            assert set(shown) <= set(SeatView.__struct_fields__)
            assert other == seat or shown.get("purse") is None


def test_nothing_of_anybody_is_behind_the_curtain(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.wish(**SWIFT)
    table, players = together(anna, "Anna", "Bruno", "Carla")
    tap = Tap(anna.context, anna.page)
    page = anna.go(f"/t/{table}")
    for player in players:
        player.take_over()
        check_side(page, tap, player)
        player.move()
    for _choice in range(9):  # until it is somebody else's turn; who begins is drawn by lot
        if asked(players) == players[-1].name:
            players[-1].move()

    page.clock.fast_forward(2000)
    curtain = say("curtain-draw", name=asked(players))
    expect(page.get_by_role("button", name=curtain)).to_be_visible()
    before = len(tap.messages)

    assert forgets(page)
    for sign in ("ip-my-hand", "ip-my-court", "ip-my-aside", "table-undo"):
        assert say(sign) not in page.content()
    assert "your_hand" not in page.evaluate(STORED)
    assert len(tap.messages) == before


def forgets(page: Page) -> bool:
    """Whether a page's memory comes to hold nothing; a browser lets go in its own time."""
    for _look in range(5):
        if holds_nothing(Memory(page)):
            return True
        page.wait_for_timeout(500)
    return False


def holds_nothing(memory: Memory) -> bool:
    """Whether nothing that only a seat may see can be reached in a page's memory."""
    told = any('"your_hand":[' in text for text in memory.texts)
    return not told and not memory.names() & HELD


def asked(players: list[AtOneScreen]) -> str:
    """The name of the first player who owes a choice."""
    return next(player.name for player in players if player.offers())


def check_side(page: Page, tap: Tap, player: AtOneScreen) -> None:
    """Since the curtain was drawn, only this side has been told."""
    sides = {frame["seat"] for frame in tap.frames()}
    assert sides <= {-2, *range(player.seat + 1)}
    assert tap.frames()[-1]["seat"] == player.seat
    expect(page.get_by_role("region", name=say("ip-my-hand"))).to_be_visible()
