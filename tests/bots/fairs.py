"""Variants of The Fair with advice for bots."""

from typing import Any

from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from tests.toy.game import Fair
from tests.toy.rules import HAGGLE
from tests.toy.state import FairState

RICH = 20.0


class Merchant(Heuristics[FairState]):
    """Heuristics that values coins, and more so if the others have fewer."""

    def evaluate(self, s: FairState, seat: int) -> float:
        others = [s.coins[other] for other in range(s.seats) if other != seat]
        return float(s.coins[seat] - max(others))

    def reward(self, s: FairState, seat: int) -> float:
        return max(0.0, min(1.0, 0.5 + self.evaluate(s, seat) / RICH))


class Spendthrift(Heuristics[FairState]):
    """Heuristics to which coins are a burden: only the most expensive search is best."""

    def evaluate(self, s: FairState, seat: int) -> float:
        return -float(s.coins[seat])

    def reward(self, s: FairState, seat: int) -> float:
        return max(0.0, 1.0 - float(s.coins[seat]) / RICH)


def fair_with(heuristics: Heuristics[Any]) -> Fair:
    """Return The Fair with a given heuristics."""
    game = Fair()
    game.heuristics = heuristics
    return game


def haggling(game: Fair, seats: int = 2, seed: int = 1, day: int = 1) -> tuple[Table[Any], int]:
    """Return a fair whose host is to choose and can pay for every search, and the host."""
    t = open_table(game, seats, game.presets["plain"], SeededRng(seed))
    while t.state.day < day or t.state.phase() != HAGGLE or t.state.coins[t.state.host] < 3:
        seat = t.actors()[0]
        t.submit(seat, game.menu[t.legal(seat)[0]])
    return t, t.state.host
