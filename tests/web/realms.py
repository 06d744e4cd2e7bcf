"""Players of the Princes who choose by lit places on the board, else from the list."""

from itertools import pairwise
from typing import Final

from playwright.sync_api import Locator, expect

from signoria.games.princes import GAME
from tests.server.tables import ME
from tests.web.browsers import Visitor
from tests.web.moments import gone_on, lines
from tests.web.players import BOT, Player, WireAction, wait_until
from tests.web.words import counted, marked

GAME_OF: Final = "introductory-2-points"
# The order in which legal actions are preferred: build, else go on.
ORDER: Final = ("roll", "build_city", "build_settlement", "build_road", "build", "put", "done")


def realm(host: Visitor, preset: str = "introductory") -> str:
    """Start a table of the Princes against a bot, and return its id."""
    body = {"game": "princes", "preset": preset, "seats": [ME, BOT]}
    id = str(host.ask("POST", "/tables", body)["id"])
    host.ask("POST", f"/tables/{id}/start")
    return id


def decision(kind: str, name: str = GAME_OF, nth: int = -1) -> tuple[int, int]:
    """Return the revision at which a golden game asks for such a choice, and the seat."""
    found = [
        (entry["rev"], then["seat"])
        for entry, then in pairwise(lines(name))
        if then["by"] == "seat" and then["do"][0] == kind
    ]
    return found[nth]


def prince(visitor: Visitor, kind: str, name: str = GAME_OF, query: str = "") -> "Prince":
    """Open a table against a bot at such a choice, and return its player."""
    rev, seat = decision(kind, name)
    table = gone_on(visitor, rev, seat, name=name)
    visitor.go(f"/t/{table}{query}")
    return Prince(visitor, table, seat)


class Prince(Player):
    """A player at a table of the Princes."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        super().__init__(visitor, table, seat)
        self.touched: set[str] = set()
        self._action: WireAction = []

    def move(self) -> bool:
        offers = self.offers()
        if offers:
            action = requested(list(offers.values()))
            self.choose(action, next(text for text, one in offers.items() if one == action))
        return bool(offers)

    def prepare(self, action: WireAction) -> None:
        """Take a card that goes under a stack from the hand first."""
        self._action = action
        if action[0] == "put" and self.is_drawn():
            _put, card, _stack = counted(GAME, action)
            self.press(self.page.locator(f'.hand [data-card="{card}"]').first)

    def is_drawn(self) -> bool:
        """Return whether the page shows the game's own board, not the generic one."""
        return self.page.locator(".lands").count() > 0

    def button(self, text: str) -> Locator:
        places = self.page.locator(f".lands {marked(GAME, self._action)}")
        listed = super().button(text)
        expect(places.or_(listed).first).to_be_visible()
        if not places.count():
            return listed
        self.touched.add(self._action[0])
        return places.last

    def turn(self) -> int:
        """Return the number of the current turn."""
        path = f"/tables/{self.table}/view?seat=spectator"
        return int(self.visitor.ask("GET", path)["view"]["turn"])

    def play_until(self, turn: int, most: int) -> None:
        """Make pending choices until a turn is reached or the limit of choices is made."""
        while self.turn() < turn and len(self.made) < most:
            wait_until(self.page, self.offers)
            self.move()


def requested(actions: list[WireAction]) -> WireAction:
    """Return a choice that builds, or goes on."""
    kinds: dict[str, WireAction] = {}
    for action in actions:
        kinds.setdefault(action[0], action)
    return next((kinds[kind] for kind in ORDER if kind in kinds), actions[0])
