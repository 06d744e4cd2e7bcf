"""Boards: views as text, a board for each game and a generic one for any other."""

from signoria.cli.boards.board import Board
from signoria.cli.boards.generic import GenericBoard
from signoria.cli.setups import Setup
from signoria.kernel.parts import part_of


def board_of(setup: Setup) -> Board:
    """Return the board of a table's game."""
    made: type[Board] = part_of(setup.game, "board") or GenericBoard
    return made(setup)
