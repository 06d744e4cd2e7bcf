"""The account of a game: what each seat paid, took, earned and exiled, and its fortunes. [END-5]

One packed row: a column for each figure, then one for each round, the seats side by side in each.
It is shown when the game is over and not before; a world that is merely imagined has it empty.
"""

from typing import Final

from mypy_extensions import i64

from signoria.kernel.cells import Cells, part

PAID: Final = 0  # bribes
TAKEN: Final = 1
SALARIES: Final = 2
CAUSED: Final = 3  # tokens exiled by what was settled in one's palace
GAINED: Final = 4  # what breaking one's word earned
CARRIED: Final = 5  # threats carried out
FORTUNES: Final = 6  # at the end of the first round; the other rounds behind it


def width(seats: i64, rounds: i64) -> i64:
    """How many cells the account of a game needs."""
    return (FORTUNES + rounds) * seats


def column(account: Cells, seats: i64, at: i64) -> list[int]:
    """One figure, seat by seat."""
    return part(account, at * seats, seats)


def set_columns(account: Cells, seats: i64, at: i64, figures: list[int]) -> None:
    """Write figures from a column on."""
    for cell in range(len(figures)):
        account[at * seats + cell] = figures[cell]
