"""Fallback when no worker answers: a playout move, in the server's own process."""

from typing import Any

from signoria.bots.bot import PlayoutBot
from signoria.bots.window import Window
from signoria.games import find_game
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.wire import encode_action


def fallback_choice(lines: list[str], seat: int, seed: int) -> list[Any]:
    """Return a playout move in wire form at the end of a ledger; the first line is the header."""
    table = GrowingLedger(lines[0], find_game, lines[1:]).table
    return encode_action(table.game, PlayoutBot(seed).choose(Window(table, seat)))
