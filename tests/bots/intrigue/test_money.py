"""Tests of bots that weigh money at Intrigue, and of bots that say nothing there."""

from typing import Any

import pytest

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.ismcts import Ismcts
from signoria.bots.levels import bot_named
from signoria.bots.window import Window
from signoria.games.intrigue import GAME
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table

DECISIONS = 40  # only three seats, so that conflicts come soon


@pytest.mark.parametrize("name", ["greedy", "ismcts:9"])
def test_bot_that_weighs_money_makes_legal_choices(name: str) -> None:
    t = open_table(GAME, 3, dict(GAME.presets["fx1994"]), SeededRng(2))
    bot = bot_named(name, 5)
    if isinstance(bot, Ismcts):
        bot.iterations = 3

    for _decision in range(DECISIONS):
        seat = t.actors()[0]
        assert t.submit(seat, bot.choose(Window(t, seat))) is None


def test_bot_without_talk_stays_silent() -> None:
    t = open_table(GAME, 3, dict(GAME.presets["fx1994"]), SeededRng(2))
    bot: Bot[Any] = RandomBot(1)

    assert bot.speak(Window(t, 0)) == []
