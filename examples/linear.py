"""A linear learner of Il Principe for two, trained by self-play.

python -m examples.linear --seconds 28

The policy has a weight for each seat, cell of the observation and action of the menu. The higher
the score of an action, the likelier it is chosen. After a game every choice of the winner becomes
likelier and every choice of the loser less likely (REINFORCE).
"""

import argparse
import time
from typing import Any, Final, NamedTuple, TypeAlias

from signoria.extras import needing
from signoria.research.gymnasium import SeatEnv
from signoria.research.vector import VectorGames

with needing("research"):
    import numpy as np

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
GAME: Final = "il-principe"
SEATS: Final = 2
FAR_AHEAD: Final = 20  # a lead in points that counts as much as a victory
RATE: Final = 0.01
TABLES: Final = 256
OPPONENTS: Final = ("random", "greedy")


class Point(NamedTuple):
    """A measurement: seconds of learning, games played, and games won by opponent."""

    seconds: float
    learned: int
    won: dict[str, float]


class Linear:
    """The policy, and the moments of its gradient (Adam)."""

    def __init__(self, cells: int, actions: int) -> None:
        self.weights = np.zeros((SEATS, cells, actions), np.float32)
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.lessons = 0

    def shares(self, rows: Array, masks: Array, seats: Array) -> Array:
        """Return by table the probability of each action."""
        looks = np.empty(masks.shape, np.float32)
        for seat in range(SEATS):
            looks[seats == seat] = rows[seats == seat] @ self.weights[seat]
        looks = np.where(masks, looks, -np.inf)
        likely = np.exp(looks - looks.max(axis=1, keepdims=True))
        shares: Array = likely / likely.sum(axis=1, keepdims=True)
        return shares

    def learn(self, gradient: Array) -> None:
        """Take one step along the gradient."""
        self.lessons += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.01 * (gradient**2 - self.square)
        mean = self.mean / (1 - 0.9**self.lessons)
        square = self.square / (1 - 0.99**self.lessons)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


class Learner:
    """Tables at which the policy plays against itself."""

    def __init__(self, games: int, seed: int) -> None:
        self.tables = VectorGames(GAME, SEATS, games=games, observations="full")
        self.linear = Linear(self.tables.observations.shape[1], self.tables.masks.shape[1])
        self.rng = np.random.default_rng(seed)
        self.lessons, self.seed = 0, seed

    def choose(self, cells: Array, masks: Array, seats: Array) -> tuple[Array, Array, Array]:
        """Return the seats' inputs, the probability of each action, and a drawn action each."""
        rows = np.log1p(cells.astype(np.float32))
        shares = self.linear.shares(rows, masks != 0, seats)
        sums = shares.cumsum(axis=1)
        points = self.rng.random((len(sums), 1)) * sums[:, -1:]
        return rows, shares, (sums > points).argmax(axis=1)

    def lesson(self) -> None:
        """Play a game at every table and learn from it."""
        tables, kept = self.tables, []
        self.lessons += 1
        tables.reset(self.seed + self.lessons)
        first = np.ones(tables.games, np.bool_)  # tables whose first game is not over
        results = np.zeros((tables.games, SEATS), np.float32)
        while first.any():
            rows, shares, chosen = self.choose(tables.observations, tables.masks, tables.seats)
            shares[np.arange(len(chosen)), chosen] -= 1
            kept.append((rows[first], -shares[first], tables.seats[first], first.copy()))
            tables.step(chosen)
            ended = first & tables.over
            ahead = np.clip((tables.scores - tables.scores[:, ::-1]) / FAR_AHEAD, -1, 1)
            results[ended] = (tables.rewards + ahead)[ended] / 2
            first &= ~ended
        self.linear.learn(gradient(kept, results - results.mean(axis=0)))

    def won(self, bot: str, games: int) -> float:
        """Return how many of some games against a bot are won; the seat is drawn for each."""
        env, wins = SeatEnv(GAME, SEATS, bots=bot), 0.0
        for game in range(games):
            seen, info = env.reset(seed=self.seed + game)
            ended, reward = False, 0.0
            while not ended:
                cells, masks = seen["observation"][None], seen["action_mask"][None]
                choice = int(self.choose(cells, masks, np.array([info["seat"]]))[2][0])
                seen, reward, ended, _cut_off, info = env.step(choice)
            wins += (reward + 1) / 2
        return wins


def gradient(kept: list[tuple[Array, Array, Array, Array]], results: Array) -> Array:
    """Return the gradient that makes successful choices likelier, a table for each seat."""
    rows, pulls, seats = (np.concatenate([one[at] for one in kept]) for at in range(3))
    tables = np.concatenate([np.flatnonzero(one[3]) for one in kept])
    pulls = pulls * results[tables, seats][:, None]
    sums = [rows[seats == seat].T @ pulls[seats == seat] for seat in range(SEATS)]
    return np.array(sums) / len(rows)


def learn(seconds: float, tables: int, games: int, seed: int) -> list[Point]:
    """Learn for so many seconds of one core; measure at first, after 1, 2, 4, 8 lessons, at last.

    A lesson is a game at each of the tables. A measurement is so many games against each opponent;
    its time does not count.
    """
    learner, spent, points = Learner(tables, seed), 0.0, []
    while True:
        lessons, last = learner.lessons, spent >= seconds
        if lessons & (lessons - 1) == 0 or last:
            won = {bot: learner.won(bot, games) for bot in OPPONENTS}
            points.append(Point(spent, lessons * tables, won))
            received = ", ".join(f"{share / games:.1%} against {bot}" for bot, share in won.items())
            print(f"{spent:5.1f} s  {lessons * tables:6d} games  won {received}", flush=True)
        if last:
            return points
        started = time.process_time()
        learner.lesson()
        spent += time.process_time() - started


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=28, help="of one core")
    asked.add_argument("--games", type=int, default=200, help="for each measurement")
    asked.add_argument("--seed", type=int, default=1)
    requested = asked.parse_args()
    learn(requested.seconds, TABLES, requested.games, requested.seed)
