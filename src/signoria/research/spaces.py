"""Tables for research: how they are laid, what their seats observe."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from signoria.games import GAMES, find_game
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import Options, default_preset, settle_options
from signoria.kernel.state import State
from signoria.kernel.wire import encode_action
from signoria.research.il_principe import IlPrincipePlanes
from signoria.research.intrigue import IntriguePlanes
from signoria.research.planes import Encoder
from signoria.research.princes import PrincesPlanes

SEEDS: Final = 1 << 40  # a seed is taken modulo this, so that every deal has a number of its own

# What the seats of each game observe.
PLANES: Final[dict[str, Callable[[Game[Any], int], Encoder[Any]]]] = {
    "il-principe": IlPrincipePlanes,
    "intrigue": IntriguePlanes,
    "princes": PrincesPlanes,
}


class CannotLay(ValueError):
    """A game, preset, option or number of seats that does not exist."""


class Setting:
    """A table as it is laid: game, seats, preset and every option; talk is off."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        preset: str | None = None,
        options: dict[str, str] | None = None,
    ) -> None:
        game = find_game(name)
        if game is None:
            known = ", ".join(one.slug for one in GAMES)
            raise CannotLay(f"There is no game {name!r}; the house has {known}.")
        self.game: Game[Any] = game
        self.seats = game.fewest if seats is None else seats
        self.preset = preset or default_preset(game)
        settled = settle_options(game, self.seats, self.preset, options or {})
        if isinstance(settled, Refusal):
            figures = ", ".join(f"{key} {value}" for key, value in settled.figures.items())
            raise CannotLay(f"{game.title} cannot be laid so ({settled.rule}: {figures}).")
        self.options: Options = settled

    def encoder(self) -> Encoder[Any]:
        """What the seats of such a table observe."""
        return PLANES[self.game.slug](self.game, self.seats)

    def name(self) -> str:
        """The name under which the table stands in registries: `il-principe-v1`."""
        return f"{self.game.slug}-v{self.encoder().version}"


def settings() -> list[Setting]:
    """Every game with every preset and number of seats."""
    return [
        Setting(game.slug, seats, preset)
        for game in GAMES
        for preset in game.presets
        for seats in range(game.fewest, game.most + 1)
    ]


def text(game: Game[Any], state: State, seat: int, legal: list[int]) -> str:
    """An observation as text: what the seat sees and what it may do, as one line of JSON."""
    wishes = {str(number): encode_action(game, game.menu[number]) for number in legal}
    told = {"game": game.slug, "seat": seat, "view": game.view(state, seat), "legal": wishes}
    return msgspec.json.encode(told).decode()


def own_text(game: Game[Any], state: State, seat: int) -> str:
    """The part of a seat's view that differs from what anybody sees, as one line of JSON."""
    views = [game.view(state, watcher) for watcher in (seat, SPECTATOR)]
    own, public = (msgspec.to_builtins(view) for view in views)
    return msgspec.json.encode({k: v for k, v in own.items() if v != public[k]}).decode()
