"""OpenSpiel adapter for every game: explicit chance, information states, tensors."""

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
from signoria.research.buffers import ObservationBuffers
from signoria.research.position import Past, Position, opened
from signoria.research.results import utilities
from signoria.research.spaces import OptionValues, Setting, own_text, text

with needing("research"):
    import numpy as np
    import pyspiel

OUTCOMES: Final = 512  # more than any chance node has
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def short_name(game: Game[Any]) -> str:
    """Return the name by which `pyspiel.load_game` finds a game: `signoria_il_principe_v3`."""
    return "signoria_" + Setting(game.slug).name().replace("-", "_")


def written(options: OptionValues) -> str:
    """Encode options as one parameter, with URL escapes: `red_deck:masons;blue_deck:SD1-…`."""
    return ";".join(f"{name}:{quote(str(value), safe='')}" for name, value in options.items())


def read(parameter: str) -> dict[str, str]:
    """Decode the options of a parameter."""
    pairs = (pair.partition(":") for pair in parameter.split(";") if pair)
    return {name: unquote(value) for name, _colon, value in pairs}


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """Return OpenSpiel's description of a game, independent of its parameters."""
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
    """Return OpenSpiel's description of a game with its parameters."""
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
    """A game with its parameters; each registered game has its own subclass."""

    slug: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        options = read(given.get("options", ""))
        self.setting = Setting(self.slug, given.get("players"), given.get("preset"), options)
        super().__init__(self.kind, game_info(self.setting), given)

    def new_initial_state(self) -> "SignoriaState":
        """Return the first state; usually chance acts first."""
        return SignoriaState(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper bound: the maximum length of a game."""
        return self.setting.game.horizon

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "SignoriaObserver":
        """Return an observer of states for one player."""
        if params:
            raise ValueError(f"observation parameters are not known here: {params}")
        usual = pyspiel.IIGObservationType(perfect_recall=False)
        return SignoriaObserver(self.setting, iig_obs_type or usual)


class SignoriaState(pyspiel.State):  # type: ignore[misc]
    """A position; if several seats are asked at once, the lowest acts first."""

    def __init__(self, game: SignoriaGame) -> None:
        super().__init__(game)
        setting = game.setting
        self.position: Position[Any] = opened(setting.game, setting.seats, setting.options)

    def current_player(self) -> int:
        """Return the player to act: a seat, chance, or the terminal id."""
        position = self.position
        if position.weights:
            return CHANCE
        return TERMINAL if position.over() else position.seat

    def is_terminal(self) -> bool:
        """Return whether the game has ended."""
        return self.position.over()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
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
        """Return each seat's utility; zeros before the end."""
        position = self.position
        seats: int = position.state.seats
        if not position.over():
            return [0.0] * seats
        return utilities(seats, position.game.outcome(position.state).winners)

    def __str__(self) -> str:
        return json.dumps(self.position.history)


class SignoriaObserver:
    """A player's observation as a tensor and text: everything, the public part or the private part.

    With perfect recall it is text alone: all events the player saw, and its own choices.
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
        self.buffers: ObservationBuffers[Any] = ObservationBuffers(
            setting.encoder(), len(setting.game.menu), 1, True
        )
        self.observed = observed(self.buffers)[0]
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if self.public and self.private and not self.recall:
            self.tensor = np.zeros(self.buffers.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SignoriaState, player: int) -> None:
        """Write a player's observation; at a chance node, the one before the pending action."""
        if self.tensor is not None:
            encoder = self.buffers.encoder
            encoder.read(state.position.state, player)
            encoder.spread(self.buffers.spread, 0)
            self.tensor[:] = self.observed

    def string_from(self, state: SignoriaState, player: int) -> str:
        """Return all events and choices a player knows (perfect recall), or its present view."""
        position = state.position
        seat = player if self.private else SPECTATOR
        if self.recall:
            return seen_text(position, seat)
        game, table = position.game, position.state
        if not self.public:
            return own_text(game, table, seat)
        asked = seat == position.seat and not position.weights
        return text(game, table, seat, position.legal() if asked else [])


def seen_text(position: Position[Any], seat: int) -> str:
    """Return a seat's own choices and visible events from the beginning, a line of JSON each.

    An action without visible events adds no line: even the number of lines would reveal it.
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
    """Return the events of one action that a seat saw, after its own action; empty if none."""
    seen = [event.seen_by(seat) for event in past.events]
    line = [encode_event(game, event) for event in seen if event is not None]
    own = [encode_action(game, game.menu[past.action])] if past.seat == seat else []
    return json.dumps(own + line) if own or line else ""


def restored(slug: str, seats: int, options: Options, history: list[int]) -> Position[Any]:
    """Return the position of a game after these choices and chance outcomes."""
    game = find_game(slug)
    if game is None:
        raise LookupError(slug)
    position: Position[Any] = opened(game, seats, options)
    for number in history:
        position.apply(number)
    return position


def reduced(position: Position[Any]) -> tuple[Any, ...]:
    """Describe how to pickle a position: as its history."""
    seats: int = position.state.seats
    return restored, (position.game.slug, seats, position.options, position.history)


copyreg.pickle(Position, reduced)


def register(game: Game[Any]) -> None:
    """Register a game with `pyspiel.load_game`, as a separate class.

    OpenSpiel keeps the registered object beyond the end of the interpreter; only a class survives
    that.
    """
    kind = game_type(game)
    own = type(game.title.replace(" ", ""), (SignoriaGame,), {"slug": game.slug, "kind": kind})
    pyspiel.register_game(kind, own)


for _game in GAMES:
    register(_game)


def loaded(name: str) -> pyspiel.Game:
    """Load a game by its OpenSpiel name; unpickling calls this, which imports and registers."""
    return pyspiel.load_game(name)


def load(
    slug: str,
    seats: int | None = None,
    preset: str | None = None,
    options: OptionValues | None = None,
) -> pyspiel.Game:
    """Load a game with a number of seats, a preset and further options."""
    setting = Setting(slug, seats, preset, options)
    params = {"players": setting.seats, "preset": setting.preset}
    if options:
        params["options"] = written(options)
    return pyspiel.load_game(short_name(setting.game), params)
