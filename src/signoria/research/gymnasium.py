"""Gymnasium environment for one seat of a game; built-in bots hold the other seats."""

from typing import Any, Final

from signoria.bots.bot import Bot
from signoria.bots.levels import SEARCH, bot_named, names_for
from signoria.bots.window import Window
from signoria.extras import needing
from signoria.games import GAMES
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import BOT, Table, open_table
from signoria.research.arrays import Array, is_full, masked, observed, seen_space
from signoria.research.buffers import ObservationBuffers
from signoria.research.results import utilities
from signoria.research.spaces import ANSI, NO_GAME, OptionValues, Setting, render_mode_of, text

with needing("research"):
    import gymnasium
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded

DEALS: Final = 1 << 62
BOT_SEEDS: Final = 1 << 40
USUAL_BOT: Final = "random"

Seen = dict[str, Array]


class SeatEnv(gymnasium.Env[Seen, int]):
    """A seat that learns among bots.

    `seat` is the learner's seat; with None each game draws it again. `bots` is one name for
    all the others, or one name for each of them, clockwise from the learner. The reward comes at
    the end (`results.utilities`).

    A choice that the mask forbids changes nothing: `step` returns the same observation with
    `refused` in the info and `refused_reward` as reward. Before the first game and after the end of
    one, a step raises `gymnasium.error.ResetNeeded`.
    """

    metadata: dict[str, Any] = {"render_modes": [ANSI], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        preset: str | None = None,
        options: OptionValues | None = None,
        seat: int | None = None,
        bots: str | list[str] = USUAL_BOT,
        observations: str = "full",
        refused_reward: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode_of(render_mode)
        self.setting = Setting(game, seats, preset, options)
        self.bots = bots_for(self.setting, bots)
        if seat is not None and not 0 <= seat < self.setting.seats:
            raise ValueError(f"seat is from 0 to {self.setting.seats - 1} or None, not {seat}")
        self.requested_seat = seat
        self.refused_reward = refused_reward
        menu, encoder, full = self.setting.game.menu, self.setting.encoder(), is_full(observations)
        self._buffers: ObservationBuffers[Any] = ObservationBuffers(encoder, len(menu), 1, full)
        self.observation_space: Any = seen_space(self._buffers)
        self.action_space: Any = spaces.Discrete(len(menu))
        self._observed, self._masked = observed(self._buffers)[0], masked(self._buffers)[0]
        self._playing = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Start a new game and let the others choose until the learner is asked."""
        super().reset(seed=seed)
        setting, drawn = self.setting, self.np_random.integers
        chance = SeededRng(int(drawn(DEALS)))
        self.seat = (
            int(drawn(setting.seats)) if self.requested_seat is None else self.requested_seat
        )
        self.players: dict[int, Bot[Any]] = {
            (self.seat + back) % setting.seats: bot_named(
                name, int(drawn(BOT_SEEDS)), setting.game.slug
            )
            for back, name in enumerate(self.bots, 1)
        }
        self.table: Table[Any] = open_table(setting.game, setting.seats, setting.options, chance)
        self._let_bots_choose()
        self._playing = True
        return self._step_info()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play the learner's choice, then let the others choose until its next turn."""
        if not self._playing:
            raise ResetNeeded(NO_GAME)
        table = self.table
        if int(action) not in table.legal(self.seat):
            seen, info = self._step_info(refused=int(action))
            return seen, self.refused_reward, False, False, info
        table.submit(self.seat, table.game.menu[int(action)])
        self._let_bots_choose()
        if not table.state.over():
            seen, info = self._step_info()
            return seen, 0.0, False, False, info
        self._playing = False
        outcome = table.game.outcome(table.state)
        reward = utilities(self.setting.seats, outcome.winners)[self.seat]
        seen, info = self._step_info(scores=outcome.scores, reason=outcome.reason)
        return seen, reward, True, False, info

    def action_masks(self) -> Array:
        """Return the mask of the learner's legal choices, as sb3-contrib's MaskablePPO requires."""
        able: Array = self._masked != 0
        return able

    def _let_bots_choose(self) -> None:
        """Let bots choose, the lowest seat first, until the learner's seat is the lowest asked."""
        table = self.table
        while (asked := table.actors()) and asked[0] != self.seat:
            action = self.players[asked[0]].choose(Window(table, asked[0]))
            refusal = table.submit(asked[0], action, BOT)
            if refusal is not None:
                raise RuntimeError(
                    f"seat {asked[0]} requested {action}, which {refusal.rule} refuses"
                )

    def _step_info(self, **more: Any) -> tuple[Seen, dict[str, Any]]:
        """Return the learner's observation and the info."""
        table = self.table
        self._buffers.show(0, table.state, self.seat, table.legal(self.seat))
        seen = {"observation": self._observed.copy(), "action_mask": self._masked.copy()}
        return seen, {"seat": self.seat, "action_mask": self._masked.copy(), **more}

    def text(self) -> str:
        """Return the learner's view and legal actions as one line of JSON."""
        table = self.table
        return text(table.game, table.state, self.seat, table.legal(self.seat))

    def render(self) -> str | None:
        """Return the learner's text if `render_mode="ansi"`."""
        return self.text() if self.render_mode == ANSI else None


def bots_for(setting: Setting, requested: str | list[str]) -> list[str]:
    """Return a bot for each other seat; refuse a wrong number or a bot of another game."""
    others, game = setting.seats - 1, setting.game
    names = [requested] * others if isinstance(requested, str) else list(requested)
    if len(names) != others:
        raise ValueError(f"bots are one for all others or {others} by name, not {len(names)}")
    known = names_for(game.slug)
    for name in names:
        if name not in known and not SEARCH.fullmatch(name):
            raise ValueError(f"no bot {name!r} plays {game.title}; known are {', '.join(known)}")
    return names


def names() -> dict[str, str]:
    """Return the registered name of each game's environment."""
    return {game.slug: f"signoria/{Setting(game.slug).name()}" for game in GAMES}


for _slug, _name in names().items():
    gymnasium.register(_name, f"{__name__}:SeatEnv", kwargs={"game": _slug})
