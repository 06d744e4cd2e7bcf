"""The network as a bot: it looks through a window like every other."""

from functools import cache
from typing import Any, Final

from examples.network.net import Layers, drawn, softmax, thought
from examples.network.turned import GAME, SEATS, Array, Turned
from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.extras import needing
from signoria.kernel.action import Action
from signoria.research.arrays import masked, observed
from signoria.research.panes import Panes
from signoria.research.spaces import Setting

with needing("research"):
    import numpy as np

STEADY: Final = 0.5  # below 1, what looks better is chosen more often than in training


class Eyes:
    """One row to read an observation into, and how it is turned."""

    def __init__(self) -> None:
        setting = Setting(GAME, SEATS)
        encoder = setting.encoder()
        self.panes: Panes[Any] = Panes(encoder, len(setting.game.menu), 1, True)
        self.turned = Turned(encoder)
        self.observed, self.masked = observed(self.panes), masked(self.panes)

    def read(self, window: Window[Any], world: Any) -> tuple[Array, Array, Array]:
        """What the seat reads, the same in every world it might be in; and what it may choose."""
        self.panes.show(0, world, window.seat, window.legal())
        wishes = self.turned.wishes(self.observed)
        rows = self.turned.rows(self.observed, np.array([window.seat]))
        return rows, wishes, self.turned.masks(self.masked, wishes)


EYES: Final = cache(Eyes)


class NetworkBot(Bot[Any]):
    """Chooses as the network would, a little steadier."""

    def __init__(self, seed: int, layers: Layers) -> None:
        super().__init__(seed)
        self.layers = layers

    def choose(self, window: Window[Any]) -> Action:
        """One thought, and a draw by the bot's own chance."""
        eyes, chance = EYES(), self.chance(window)
        rows, wishes, masks = eyes.read(window, window.imagine(chance).state)
        worths, _values = thought(self.layers, rows, masks)
        rng = np.random.default_rng(chance.below(1, 1 << 30))
        wish = drawn(softmax(worths / STEADY), rng)[0]
        return window.menu[int(wishes[0, wish])]
