"""Settings of tables for research, and their encoders."""

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec

from signoria.games import GAMES, find_game
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.kernel.parts import part_of
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import Options, default_preset, settle_options
from signoria.kernel.state import State
from signoria.kernel.views import encode_view
from signoria.kernel.wire import encode_action
from signoria.locales.words import Words
from signoria.research.features import Encoder
from signoria.research.view_features import ViewFeatures

OptionValues: TypeAlias = Mapping[str, int | str]

SEEDS: Final = 1 << 40  # a seed is taken modulo this, so that every deal has a different number
ANSI: Final = "ansi"
NO_GAME: Final = "No game is being played: call reset() first."


class InvalidSetup(ValueError):
    """An unknown game, preset or option, or an impossible number of seats."""


class Setting:
    """The settings of a table: game, seats, preset and every option; talk is off."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        preset: str | None = None,
        options: OptionValues | None = None,
    ) -> None:
        game = find_game(name)
        if game is None:
            known = ", ".join(one.slug for one in GAMES)
            raise InvalidSetup(f"There is no game {name!r}; there are {known}.")
        self.game: Game[Any] = game
        self.seats = game.fewest if seats is None else seats
        self.preset = preset or default_preset(game)
        wanted = {option: str(value) for option, value in (options or {}).items()}
        settled = settle_options(game, self.seats, self.preset, wanted)
        if isinstance(settled, Refusal):
            said = Words("en").refusal(game, settled, []).removesuffix(f" [{settled.rule}]")
            raise InvalidSetup(f"{game.title} cannot be set up so ({settled.rule}): {said}")
        self.options: Options = settled

    def encoder(self) -> Encoder[Any]:
        """Return the encoder of the seats' observations."""
        made = part_of(self.game, "features") or ViewFeatures
        encoder: Encoder[Any] = made(self.game, self.seats)
        return encoder

    def name(self) -> str:
        """Return the name of the table in registries: the slug and the version."""
        return f"{self.game.slug}-v{self.encoder().version}"


def settings() -> list[Setting]:
    """List every game with every preset and number of seats."""
    return [
        Setting(game.slug, seats, preset)
        for game in GAMES
        for preset in game.presets
        for seats in range(game.fewest, game.most + 1)
    ]


def render_mode_of(requested: str | None) -> str | None:
    """Check a render mode: text, or None; refuse all others."""
    if requested not in (ANSI, None):
        raise ValueError(f"render_mode is {ANSI!r} or None, not {requested!r}")
    return requested


def text(game: Game[Any], state: State, seat: int, legal: list[int]) -> str:
    """Return an observation as text: the seat's view and legal actions, as one line of JSON."""
    actions = {str(number): encode_action(game, game.menu[number]) for number in legal}
    shown = {
        "game": game.slug,
        "seat": seat,
        "view": encode_view(game.view(state, seat)),
        "legal": actions,
    }
    return msgspec.json.encode(shown).decode()


def own_text(game: Game[Any], state: State, seat: int) -> str:
    """Return the part of a seat's view that differs from a spectator's, as one line of JSON."""
    views = [game.view(state, watcher) for watcher in (seat, SPECTATOR)]
    own, public = (encode_view(view) for view in views)
    return msgspec.json.encode({k: v for k, v in own.items() if v != public[k]}).decode()
