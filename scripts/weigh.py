"""Fit the weights of Il Principe's evaluation to games that search bots play among themselves.

Prints the two rows of `WEIGHTS` in games/il_principe/evaluation.py: for each term a constant part,
and a part for each round still to come. The method is ridge regression of the final lead in points.
Two hundred games gave some weights the wrong sign; four hundred did not.
"""

import sys
from multiprocessing import Pool
from typing import Any

from signoria.bots.levels import bot_named
from signoria.bots.window import Window
from signoria.games import find_game
from signoria.games.il_principe.evaluation import TERMS, rounds_left, terms
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import BOT, open_table

SEATS = 4
PLAYER = "ismcts:40"
LOOK_EVERY = 5  # decisions between two observations, on average
CALM = 0.002  # strength of the regularisation, which keeps weights near zero
Row = tuple[list[float], float]


def ahead(values: list[float], seat: int) -> float:
    """Return a value minus the mean of the others."""
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def rows_of(seed: int) -> list[Row]:
    """Return the observations of one game, each with the seat's final lead."""
    game: Any = find_game("il-principe")
    table = open_table(game, SEATS, game.presets["amigo2006"], SeededRng(seed))
    bots = [bot_named(PLAYER, seed * SEATS + seat) for seat in range(SEATS)]
    looks, seen = SeededRng(seed + 1), []
    while actors := table.actors():
        table.submit(actors[0], bots[actors[0]].choose(Window(table, actors[0])), BOT)
        if not table.state.over() and looks.below(0, LOOK_EVERY) == 0:
            seen.append((rounds_left(table.state), [terms(table.state, s) for s in range(SEATS)]))
    scores = [float(score) for score in game.outcome(table.state).scores]
    rows = []
    for left, found in seen:
        for seat in range(SEATS):
            lead = [ahead([row[term] for row in found], seat) for term in range(TERMS)]
            rows.append((lead + [left * value for value in lead], ahead(scores, seat)))
    return rows


def fitted(rows: list[Row]) -> list[float]:
    """Return the weights with the least squares, by elimination."""
    size = 2 * TERMS
    system = [[0.0] * (size + 1) for _ in range(size)]
    for values, target in rows:
        for at, value in enumerate(values):
            for other in range(size):
                system[at][other] += value * values[other]
            system[at][size] += value * target
    for at in range(size):
        system[at][at] += CALM * len(rows)
    for at in range(size):  # the matrix is positive definite, so no pivot can be zero
        for below in range(size):
            if below != at:
                factor = system[below][at] / system[at][at]
                system[below] = [
                    one - factor * two for one, two in zip(system[below], system[at], strict=True)
                ]
    return [system[at][size] / system[at][at] for at in range(size)]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with Pool() as pool:
        weights = fitted([row for rows in pool.map(rows_of, range(1, games + 1)) for row in rows])
    for start in (0, TERMS):
        print([round(weight, 2) for weight in weights[start : start + TERMS]])


if __name__ == "__main__":
    main()
