"""Several players at one screen, who pass it on behind a curtain."""

from collections import defaultdict
from typing import Any, Final

from playwright.sync_api import Locator, Page

from signoria.kernel.seats import SPECTATOR
from tests.web.browsers import Visitor
from tests.web.hidden import check_frame, secrets_of
from tests.web.players import Player, WireAction, ended, liked, wait_until
from tests.web.taps import Tap
from tests.web.words import beginning, say

LINGER: Final = 1000  # milliseconds to skip while a player looks at their own move
SHORTLY: Final = 15  # milliseconds between two checks of the screen
LOOKS: Final = 5000  # no game needs more
SIGNS: Final = ("ip-my-hand", "ip-my-area", "ip-my-aside", "table-undo")
# Read often, so by selector: the curtain's title, or the name over the area that is shown.
CURTAIN: Final = "#curtain-title"
OWN_AREA: Final = "section.own-area h2"
SHOWN: Final = f"() => document.querySelector('{CURTAIN}, {OWN_AREA}')?.textContent ?? ''"


class AtOneScreen(Player):
    """One of several players who share a screen."""

    def __init__(self, visitor: Visitor, table: str, seat: int, name: str) -> None:
        super().__init__(visitor, table, seat)
        self.name = name
        self.plan: list[WireAction] = []  # actions to choose first, as long as they are legal
        self.passed = say("curtain-pass", name=name)
        self.draw = say("curtain-draw", name=name)

    def like(self, actions: list[WireAction]) -> WireAction:
        """Follow the plan; without one lay at most one card, so that cities can be built."""
        if self.plan and self.plan[0] in actions:
            return self.plan.pop(0)
        self.plan.clear()
        return liked([action for action in actions if action[0] != "lay" or action[2] == 1])

    def choose(self, action: WireAction, text: str) -> None:
        self.take_over()
        super().choose(action, text)

    def take_over(self) -> None:
        """Wait until the screen is passed to this player, and draw the curtain."""
        wait_until(self.page, self.is_near)
        if self.is_veiled():
            self.page.locator(".curtain").get_by_role("button", name=self.draw).click()
        self.page.wait_for_selector(OWN_AREA)
        assert shown(self.page) == self.name

    def is_near(self) -> bool:
        """Return whether the screen shows or awaits this player; skip waiting times if not."""
        near = shown(self.page) in (self.name, self.passed)
        if not near:
            self.page.clock.fast_forward(LINGER)
        return near

    def is_veiled(self) -> bool:
        """Return whether the curtain awaits this player."""
        return shown(self.page) == self.passed

    def button(self, text: str) -> Locator:
        decision = self.page.locator("section.decision")
        return decision.get_by_role("button", name=beginning(text), disabled=False).last


def shown(page: Page) -> str:
    """Return the curtain's title, or the name over the area that is shown."""
    return str(page.evaluate(SHOWN))


def together(host: Visitor, *names: str) -> tuple[str, list[AtOneScreen]]:
    """Start a table with everybody at one screen; return its id and the players."""
    seats = [{"kind": "me", "name": name} for name in names]
    body = {"game": "il-principe", "preset": "amigo-easy", "seats": seats}
    id = str(host.ask("POST", "/tables", body)["id"])
    host.ask("POST", f"/tables/{id}/start")
    return id, before(host, id, *names)


def before(host: Visitor, table: str, *names: str) -> list[AtOneScreen]:
    """Return the players at one screen, with a clock that a test can forward."""
    host.page.clock.install()
    return [AtOneScreen(host, table, seat, name) for seat, name in enumerate(names)]


def check_hidden(page: Page) -> None:
    """Check that a page with a curtain shows nothing that belongs to a seat."""
    shown = page.content()
    assert [sign for sign in SIGNS if say(sign) in shown] == []


class Curtains:
    """The messages that the page received between two curtains, by the seat shown."""

    def __init__(self, tap: Tap) -> None:
        self.tap = tap
        self.seat = SPECTATOR
        self.received: dict[int, list[str]] = defaultdict(list)

    def fall(self, player: AtOneScreen) -> None:
        """Check at a curtain that all frames since the last one were for the seat then shown."""
        check_hidden(player.page)
        for frame in self.tap.frames():
            check_frame(frame, self.seat)
        self.received[self.seat] += self.tap.messages
        self.tap.messages.clear()
        self.seat = player.seat

    def check(self, ledger: list[dict[str, Any]]) -> None:
        """Check that every seat received its own secrets and no other seat's."""
        seats = self.received.keys() - {SPECTATOR}
        for seat, messages in self.received.items():
            received = "\n".join(messages)
            seen = {
                one for one in seats if any(event in received for event in secrets_of(one, ledger))
            }
            assert seen == seats & {seat}


def play_at_one_screen(players: list[AtOneScreen], curtains: Curtains) -> None:
    """Let the player at the screen choose and pass it on, until the game is over."""
    page = players[0].page
    whose = {name: player for player in players for name in (player.name, player.passed)}
    for _look in range(LOOKS):
        near = whose.get(shown(page))
        if near and near.is_veiled():
            curtains.fall(near)
        if near and near.move():
            continue
        page.clock.fast_forward(LINGER)
        if ended(players[0]):
            return
        page.wait_for_timeout(SHORTLY)
    raise AssertionError("the game has no end")
