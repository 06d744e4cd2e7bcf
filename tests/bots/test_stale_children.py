"""Tests of stale children: values learned before new cards were dealt are not used after."""

from typing import Any

import pytest

from signoria.bots.ismcts import Ismcts
from signoria.bots.window import Clock, Window
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from tests.bots.fairs import Merchant, fair_with
from tests.toy.actions import Rest
from tests.toy.rules import HAGGLE


class Hurried(Clock):
    """Clock whose time is up after the first reading."""

    def spent(self) -> float:
        return 9.0


def second_day(seed: int) -> Table[Any]:
    """Return a fair at which the host of the second day is to choose."""
    game = fair_with(Merchant())
    t = open_table(game, 2, game.presets["plain"], SeededRng(seed))
    while t.state.day < 2 or t.state.phase() != HAGGLE:
        seat = t.actors()[0]
        t.submit(seat, game.menu[t.legal(seat)[0]])
    return t


@pytest.mark.parametrize("seed", range(20))
def test_answer_after_a_deal_belongs_to_the_own_seat_and_hand(seed: int) -> None:
    t = second_day(seed)
    host = t.state.host
    bot: Ismcts[Any] = Ismcts(seed, 600, 1.0)
    bot.choose(Window(t, host))
    assert t.submit(host, Rest()) is None  # the day ends: everybody draws, then everybody offers

    assert t.refuses(host, bot.choose(Window(t, host, Hurried()))) is None
