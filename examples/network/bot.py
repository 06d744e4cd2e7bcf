"""Bot that plays with the network; it uses a window like every other bot."""

from functools import cache
from typing import Any, Final

from examples.network.net import Layers, drawn, softmax, thought
from examples.network.turned import GAME, SEATS, Array, Turned
from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.extras import needing
from signoria.kernel.action import Action
from signoria.research.arrays import masked, observed
from signoria.research.buffers import ObservationBuffers
from signoria.research.spaces import Setting

with needing("research"):
    import numpy as np

STEADY: Final = 0.5  # softmax temperature; below 1 it prefers the better actions


class Eyes:
    """A buffer for one observation, and its rotation to the seat."""

    def __init__(self) -> None:
        setting = Setting(GAME, SEATS)
        encoder = setting.encoder()
        self.buffers: ObservationBuffers[Any] = ObservationBuffers(
            encoder, len(setting.game.menu), 1, True
        )
        self.turned = Turned(encoder)
        self.observed, self.masked = observed(self.buffers), masked(self.buffers)

    def read(self, window: Window[Any], world: Any) -> tuple[Array, Array, Array]:
        """Return the seat's input (the same in every possible world), its actions and its mask."""
        self.buffers.show(0, world, window.seat, window.legal())
        actions = self.turned.actions(self.observed)
        rows = self.turned.rows(self.observed, np.array([window.seat]))
        return rows, actions, self.turned.masks(self.masked, actions)


EYES: Final = cache(Eyes)


class NetworkBot(Bot[Any]):
    """A bot that chooses as the network does, with a lower temperature."""

    def __init__(self, seed: int, layers: Layers) -> None:
        super().__init__(seed)
        self.layers = layers

    def choose(self, window: Window[Any]) -> Action:
        """Evaluate the network once, and draw an action with the bot's own random numbers."""
        eyes, chance = EYES(), self.chance(window)
        rows, actions, masks = eyes.read(window, window.imagine(chance).state)
        worths, _values = thought(self.layers, rows, masks)
        rng = np.random.default_rng(chance.below(1, 1 << 30))
        action = drawn(softmax(worths / STEADY), rng)[0]
        return window.menu[int(actions[0, action])]
