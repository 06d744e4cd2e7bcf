"""Scripted players that reach every end of Il Principe."""

from operator import mul
from typing import Any, Final

from signoria.games.il_principe.actions import SetAside
from signoria.games.il_principe.events import RemovedReused
from signoria.games.il_principe.view import view
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from signoria.testing.players import Player, Players, at_random, choices_by_name, reason


def eagerly(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Build if possible, take lots for one ducat, and set aside the most frequent cards."""
    choices = choices_by_name(table, seat)
    hand = view(table.state, seat).your_hand
    if "set_aside" in choices:
        ways = choices["set_aside"]
        spare = [sum(map(mul, cards(table.game.menu[way]), hand)) for way in ways]
        return ways[spare.index(max(spare))]
    if "build" in choices:
        return choices["build"][-1]
    if "bid" in choices and table.state.high_bid == 0:
        return choices["bid"][0]
    for name in ("pass", "lay_nothing", "build_nothing"):
        if name in choices:
            return choices[name][0]
    return at_random(table, seat, rng)


def idly(table: Table[Any], seat: int, rng: SeededRng) -> int:
    """Neither build nor lay cards, so that no role is ever taken."""
    choices = choices_by_name(table, seat)
    for name in ("lay_nothing", "build_nothing"):
        if name in choices:
            return choices[name][0]
    return at_random(table, seat, rng)


def cards(action: object) -> list[int]:
    """Return the cards that an action sets aside, by colour."""
    assert isinstance(action, SetAside)
    return action.cards()


def ending(table: Table[Any]) -> str:
    """Return the reason of the end, and whether cards that had left the game were used again."""
    reused = any(
        isinstance(event, RemovedReused) for entry in table.entries for event in entry.events
    )
    return f"{reason(table)}-reused" if reused else reason(table)


PLAYERS: Final = Players(
    [Player(at_random), Player(eagerly), Player(idly)], ending=ending, every_end_at=[5]
)
