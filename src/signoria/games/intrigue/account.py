"""The account of a game: bribes, income, exiles and money of each seat. [END-5]

It is one packed row: a column for each figure, then one for each round; a column has a cell for
each seat. Views show it only when the game is over. In an imagined world it is empty.
"""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.cells import Cells, part

PAID: Final = 0  # bribes
TAKEN: Final = 1
SALARIES: Final = 2
CAUSED: Final = 3  # tokens exiled by decisions in the seat's palace
GAINED: Final = 4  # ducats earned by breaking promises
CARRIED: Final = 5  # threats carried out
FORTUNES: Final = 6  # money at the end of the first round; the other rounds follow


def width(seats: i64, rounds: i64) -> i64:
    """Return the number of cells in the account of a game."""
    return (FORTUNES + rounds) * seats


def column(account: Cells, seats: i64, at: i64) -> list[int]:
    """Return one figure, seat by seat."""
    return part(account, at * seats, seats)


def set_columns(account: Cells, seats: i64, at: i64, figures: list[int]) -> None:
    """Write figures from a column on."""
    for cell in range(len(figures)):
        account[at * seats + cell] = figures[cell]
