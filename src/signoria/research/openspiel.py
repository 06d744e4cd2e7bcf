"""Every game as an OpenSpiel game: explicit chance, information states, observation tensors."""

import copyreg
import json
from typing import Any, ClassVar, Final
from urllib.parse import quote, unquote

from signoria.extras import needing
from signoria.games import GAMES, find_game
from signoria.kernel.game import Game
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import Options, default_preset
from signoria.kernel.wire import encode_action, encode_event
from signoria.research.arrays import Array, observed
from signoria.research.panes import Panes
from signoria.research.position import Past, Position, opened
from signoria.research.results import utilities
from signoria.research.spaces import Setting, Wishes, own_text, text

with needing("research"):
    import numpy as np
    import pyspiel

OUTCOMES: Final = 512  # more than any chance node has
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def short_name(game: Game[Any]) -> str:
    """The name under which `pyspiel.load_game` finds a game: `signoria_il_principe_v1`."""
    return "signoria_" + Setting(game.slug).name().replace("-", "_")


def written(options: Wishes) -> str:
    """Options as one parameter: `red_deck:masons;blue_deck:SD1-…`, all but letters as in a URL."""
    return ";".join(f"{name}:{quote(str(value), safe='')}" for name, value in options.items())


def read(parameter: str) -> dict[str, str]:
    """The options that a parameter names."""
    pairs = (pair.partition(":") for pair in parameter.split(";") if pair)
    return {name: unquote(value) for name, _colon, value in pairs}


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """What OpenSpiel is told of a game before it is laid."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.fewest,
            "preset": default_preset(game),
            "options": "",
        },
    )


def game_info(setting: Setting) -> pyspiel.GameInfo:
    """What OpenSpiel is told of a table."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(setting.game.menu),
        max_chance_outcomes=OUTCOMES,
        num_players=setting.seats,
        min_utility=-1.0 / (setting.seats - 1),
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=setting.game.horizon,
    )


class SignoriaGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house, laid as its parameters say; each game has a class of its own."""

    slug: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = read(given.get("options", ""))
        self.setting = Setting(self.slug, given.get("players"), given.get("preset"), options)
        super().__init__(self.kind, game_info(self.setting), given)

    def new_initial_state(self) -> "SignoriaState":
        """Chance is asked first, as a rule."""
        return SignoriaState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """A bound, as the length of a game is."""
        return self.setting.game.horizon

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SignoriaObserver":
        """What looks at states for a player."""
        if params:
            raise ValueError(f"observation parameters are not known here: {params}")
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return SignoriaObserver(self.setting, iig_obs_type or usual)


class SignoriaState(pyspiel.State):  # type: ignore[misc]
    """A position; the seats asked at once are asked one after the other, the lowest first."""

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        setting = game.setting
        self.position: Position[Any] = opened(setting.game, setting.seats, setting.options)

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody any more."""
        position = self.position
        if position.weights:
            return CHANCE
        return TERMINAL if position.over() else position.seat

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, and how likely each is."""
        weights = self.position.weights
        total = sum(weights)
        return [(at, weight / total) for at, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        game = self.position.game
        return json.dumps(encode_action(game, game.menu[action]))

    def returns(self) -> list[float]:
        """What the game was worth to each seat; nought while it lasts."""
        position = self.position
        seats: int = position.state.seats
        if not position.over():
            return [0.0] * seats
        return utilities(seats, position.game.outcome(position.state).winners)

    def __str__(self) -> str:
        return json.dumps(self.position.history)


class SignoriaObserver:
    """What a player sees: a tensor and text, of all, of what is public, or of what is its own.

    With perfect recall it is text alone: everything that was told, and what the player chose.
    """

    def __init__(self, setting: Setting, kind: Any) -> None:
        private = pyspiel.PrivateInfoType
        if kind.private_info == private.ALL_PLAYERS or (
            kind.perfect_recall and not kind.public_info
        ):
            raise ValueError("no observer here sees more than one player, or recalls secrets alone")
        self.recall = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info == private.SINGLE_PLAYER
        self.panes: Panes[Any] = Panes(setting.encoder(), len(setting.game.menu), 1, True)
        self.observed = observed(self.panes)[0]
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if self.public and self.private and not self.recall:
            self.tensor = np.zeros(self.panes.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SignoriaState, player: int) -> None:
        """Write what a player sees; while chance is asked, what it saw before."""
        if self.tensor is not None:
            encoder = self.panes.encoder
            encoder.read(state.position.state, player)
            encoder.spread(self.panes.spread, 0)
            self.tensor[:] = self.observed

    def string_from(self, state: SignoriaState, player: int) -> str:
        """Everything a player was told and chose, or what it sees now."""
        position = state.position
        seat = player if self.private else SPECTATOR
        if self.recall:
            return heard(position, seat)
        game, table = position.game, position.state
        if not self.public:
            return own_text(game, table, seat)
        asked = seat == position.seat and not position.weights
        return text(game, table, seat, position.legal() if asked else [])


def heard(position: Position[Any], seat: int) -> str:
    """What a seat chose and was told from the beginning, a line of JSON for each wish heard of.

    A wish of which nothing is heard leaves no line: their number would tell of it.
    """
    lines: list[str] = []
    past = position.past
    while past is not None:
        if seat not in past.lines:
            past.lines[seat] = _line(position.game, past, seat)
        if past.lines[seat]:
            lines.append(past.lines[seat])
        past = past.before
    lines.append(f"[{seat}]")
    return "\n".join(reversed(lines))


def _line(game: Game[Any], past: Past[Any], seat: int) -> str:
    """What a seat was told of one wish, with it where it is the seat's own; empty if nothing."""
    seen = [event.seen_by(seat) for event in past.told]
    line = [encode_event(game, event) for event in seen if event is not None]
    own = [encode_action(game, game.menu[past.wish])] if past.seat == seat else []
    return json.dumps(own + line) if own or line else ""


def restored(slug: str, seats: int, options: Options, history: list[int]) -> Position[Any]:
    """The position that a game of the house has come to by these choices and answers."""
    game = find_game(slug)
    if game is None:
        raise LookupError(slug)
    position: Position[Any] = opened(game, seats, options)
    for number in history:
        position.apply(number)
    return position


def reduced(position: Position[Any]) -> tuple[Any, ...]:
    """How a position is pickled: as the way to it."""
    seats: int = position.state.seats
    return restored, (position.game.slug, seats, position.options, position.history)


copyreg.pickle(Position, reduced)


def register(game: Game[Any]) -> None:
    """Make a game known to `pyspiel.load_game`, by a class of its own.

    OpenSpiel keeps what it is given beyond the end of the interpreter, which only a class survives.
    """
    kind = game_type(game)
    own = type(game.title.replace(" ", ""), (SignoriaGame,), {"slug": game.slug, "kind": kind})
    pyspiel.register_game(kind, own)


for _game in GAMES:
    register(_game)


def loaded(name: str) -> pyspiel.Game:
    """A game by its OpenSpiel name; whoever unpickles one imports this module, which knows them."""
    return pyspiel.load_game(name)


def load(
    slug: str,
    seats: int | None = None,
    preset: str | None = None,
    options: Wishes | None = None,
) -> pyspiel.Game:
    """A game of the house, laid with some seats, a preset and options beside it."""
    setting = Setting(slug, seats, preset, options)
    params = {"players": setting.seats, "preset": setting.preset}
    if options:
        params["options"] = written(options)
    return pyspiel.load_game(short_name(setting.game), params)
