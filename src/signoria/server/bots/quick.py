"""The answer when no worker has one: the game's quick advice, in the server's own process."""

from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.wire import encode_action
from signoria.server.bots.desk import table_at


class QuickBot(Bot[Any]):
    """Follows the game's quick advice in one world its seat might be in."""

    def choose(self, window: Window[Any]) -> Action:
        """What the advice says there; the list it chooses from is the seat's own."""
        rng = self.chance(window)
        world = window.imagine(rng)
        number = window.counsel.quick(world.state, window.seat, window.legal(), rng)
        return window.menu[number]


def quick_choice(lines: list[str], seat: int, seed: int) -> list[Any]:
    """The wire form of a quick answer at the end of a ledger, the header first."""
    table = table_at(lines)
    return encode_action(table.game, QuickBot(seed).choose(Window(table, seat)))
