"""Fallback when no worker answers: a playout move, in the server's own process."""

from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.games import find_game
from signoria.kernel.action import Action
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.wire import encode_action


class PlayoutBot(Bot[Any]):
    """Bot that makes the game's playout move in one imagined world of its seat."""

    def choose(self, window: Window[Any]) -> Action:
        """Return the playout move, one of the seat's own legal actions."""
        rng = self.chance(window)
        world = window.imagine(rng)
        number = window.heuristics.playout_move(world.state, window.seat, window.legal(), rng)
        return window.menu[number]


def fallback_choice(lines: list[str], seat: int, seed: int) -> list[Any]:
    """Return a playout move in wire form at the end of a ledger; the first line is the header."""
    table = GrowingLedger(lines[0], find_game, lines[1:]).table
    return encode_action(table.game, PlayoutBot(seed).choose(Window(table, seat)))
