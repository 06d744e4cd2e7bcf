"""A search is not put out by talk: what it learned stays, whatever is said meanwhile."""

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
    """How many visits a search brings along to its second decision with so much talk between."""
    t, bot = table(at=SENDING), Ismcts[Any](3, 30, 9.0)
    do(t, A, bot.choose(Window(t, A)))
    for _word in range(talk):
        do(t, B, SayWhy(SUITS_ME, NOBODY, NOBODY))
    return int(bot.reused(Window(t, A)).visits)


def test_a_search_goes_on_in_its_tree_though_somebody_spoke() -> None:
    assert learned(2) == learned(0) > 0
