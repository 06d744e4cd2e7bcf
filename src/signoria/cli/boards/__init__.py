"""Boards: views as text, a board for each game and a generic one for any other."""

from typing import Final

from signoria.cli.boards.board import Board
from signoria.cli.boards.generic import GenericBoard
from signoria.cli.boards.il_principe import IlPrincipeBoard
from signoria.cli.boards.intrigue import IntrigueBoard
from signoria.cli.boards.princes import PrincesBoard
from signoria.cli.setups import Setup

BOARDS: Final[dict[str, type[Board]]] = {
    "il-principe": IlPrincipeBoard,
    "intrigue": IntrigueBoard,
    "princes": PrincesBoard,
}


def board_of(setup: Setup) -> Board:
    """Return the board of a table's game."""
    return BOARDS.get(setup.game.slug, GenericBoard)(setup)
