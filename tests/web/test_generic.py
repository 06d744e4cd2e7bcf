"""The generic board plays every game: each legal action is a button."""

from typing import Any

import pytest
from playwright.sync_api import Locator

from signoria.games import GAMES
from signoria.kernel.game import Game
from tests.server.tables import ME
from tests.web.browsers import Visitor, Visitors
from tests.web.players import BOT, FAST, Player, WireAction, wait_until
from tests.web.words import marked

CHOICES = 4


class Plain(Player):
    """A player who uses the list of actions on the generic board."""

    def __init__(self, visitor: Visitor, table: str, seat: int, game: Game[Any]) -> None:
        super().__init__(visitor, table, seat)
        self.game = game

    def choose(self, action: WireAction, text: str) -> None:
        self.mark = marked(self.game, action)
        super().choose(action, text)

    def prepare(self, action: WireAction) -> None:
        """Do nothing: each action is a button of its own."""

    def button(self, text: str) -> Locator:
        """Find the button by its action: its text has names, the server's text seat numbers."""
        return self.page.locator(self.mark)


@pytest.mark.parametrize("game", GAMES, ids=[game.slug for game in GAMES])
def test_generic_board_plays_every_game(visitors: Visitors, game: Game[Any]) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    seats = [ME, *[BOT] * (game.fewest - 1)]
    table = str(anna.ask("POST", "/tables", {"game": game.slug, "seats": seats})["id"])
    anna.ask("POST", f"/tables/{table}/start")
    anna.go(f"/t/{table}?board=generic")
    player = Plain(anna, table, 0, game)

    for _choice in range(CHOICES):
        wait_until(anna.page, player.offers)
        player.move()

    assert len(player.made) == CHOICES
