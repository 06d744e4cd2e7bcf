"""Tests of searches beside talk: talk between two decisions does not discard the tree."""

from typing import Any

from signoria.bots.ismcts import Ismcts
from signoria.bots.window import Window
from signoria.games.intrigue.actions import SayWhy
from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.rules import SUITS_ME
from signoria.kernel.seats import NOBODY
from tests.games.intrigue.names import A, B
from tests.games.intrigue.story import do, table


def learned(talk: int) -> int:
    """Return how many visits a search keeps for its second decision after so much talk."""
    t, bot = table(at=SENDING), Ismcts[Any](3, 30, 9.0)
    do(t, A, bot.choose(Window(t, A)))
    for _word in range(talk):
        do(t, B, SayWhy(SUITS_ME, NOBODY, NOBODY))
    return int(bot.reused(Window(t, A)).visits)


def test_search_keeps_its_tree_after_talk() -> None:
    assert learned(2) == learned(0) > 0
