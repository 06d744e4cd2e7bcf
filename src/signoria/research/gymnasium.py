"""One seat of a game as a Gymnasium environment; bots of the house hold the others."""

from typing import Any, Final

import gymnasium
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from signoria.bots.bot import Bot
from signoria.bots.levels import bot_named
from signoria.bots.window import Window
from signoria.games import GAMES
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import BOT, Table, open_table
from signoria.research.arrays import Array, is_full, masked, observed, seen_space
from signoria.research.panes import Panes
from signoria.research.results import utilities
from signoria.research.spaces import Setting, text

DEALS: Final = 1 << 62
BOT_SEEDS: Final = 1 << 40
USUAL_BOT: Final = "random"

Seen = dict[str, Array]


class SeatEnv(gymnasium.Env[Seen, int]):
    """A seat that learns among bots.

    `seat` is the learner's, drawn anew for each game where it is None; `bots` is a name for all the
    others, or one for each of them, clockwise from the learner. The reward comes at the end
    (`results.utilities`). A choice that the mask forbids changes nothing: the same observation
    comes back with `refused` in the info and `refused_reward` as reward. Before the first game and
    after the end of one a step raises `gymnasium.error.ResetNeeded`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        preset: str | None = None,
        options: dict[str, str] | None = None,
        seat: int | None = None,
        bots: str | list[str] = USUAL_BOT,
        observations: str = "full",
        refused_reward: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.setting = Setting(game, seats, preset, options)
        others = self.setting.seats - 1
        self.bots = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.bots) != others or not (seat is None or 0 <= seat <= others):
            raise ValueError(f"{others + 1} seats need {others} bots and a seat below that")
        for name in self.bots:
            bot_named(name, 0)
        self.wished_seat = seat
        self.refused_reward = refused_reward
        menu, encoder, full = self.setting.game.menu, self.setting.encoder(), is_full(observations)
        self._panes: Panes[Any] = Panes(encoder, len(menu), 1, full)
        self.observation_space: Any = seen_space(self._panes)
        self.action_space: Any = spaces.Discrete(len(menu))
        self._observed, self._masked = observed(self._panes)[0], masked(self._panes)[0]
        self._playing = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Lay the table anew and let the others choose until the learner is asked."""
        super().reset(seed=seed)
        setting, drawn = self.setting, self.np_random.integers
        chance = SeededRng(int(drawn(DEALS)))
        self.seat = int(drawn(setting.seats)) if self.wished_seat is None else self.wished_seat
        self.players: dict[int, Bot[Any]] = {
            (self.seat + back) % setting.seats: bot_named(name, int(drawn(BOT_SEEDS)))
            for back, name in enumerate(self.bots, 1)
        }
        self.table: Table[Any] = open_table(setting.game, setting.seats, setting.options, chance)
        self._let_bots_choose()
        self._playing = True
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Play the learner's choice, then let the others choose until it is asked again."""
        if not self._playing:
            raise ResetNeeded("No game is being played: call reset() before step().")
        table, info = self.table, {"seat": self.seat}
        if int(action) not in table.legal(self.seat):
            return self._seen(), self.refused_reward, False, False, {**info, "refused": int(action)}
        table.submit(self.seat, table.game.menu[int(action)])
        self._let_bots_choose()
        if not table.state.over():
            return self._seen(), 0.0, False, False, info
        self._playing = False
        outcome = table.game.outcome(table.state)
        reward = utilities(self.setting.seats, outcome.winners)[self.seat]
        ended = {**info, "scores": outcome.scores, "reason": outcome.reason}
        return self._seen(), reward, True, False, ended

    def _let_bots_choose(self) -> None:
        """The lowest of those asked goes first, the learner as soon as it is its turn."""
        table = self.table
        while (asked := table.actors()) and asked[0] != self.seat:
            wish = self.players[asked[0]].choose(Window(table, asked[0]))
            refusal = table.submit(asked[0], wish, BOT)
            if refusal is not None:
                raise RuntimeError(f"seat {asked[0]} wished {wish}, which {refusal.rule} refuses")

    def _seen(self) -> Seen:
        table = self.table
        self._panes.show(0, table.state, self.seat, table.legal(self.seat))
        return {"observation": self._observed.copy(), "action_mask": self._masked.copy()}

    def text(self) -> str:
        """What the learner sees and may do, as one line of JSON."""
        table = self.table
        return text(table.game, table.state, self.seat, table.legal(self.seat))

    def render(self) -> str | None:
        """With `render_mode="ansi"`: the learner's text."""
        return self.text() if self.render_mode == "ansi" else None


def names() -> dict[str, str]:
    """The registered name of each game's environment."""
    return {game.slug: f"signoria/{Setting(game.slug).name()}" for game in GAMES}


for _slug, _name in names().items():
    gymnasium.register(_name, f"{__name__}:SeatEnv", kwargs={"game": _slug})
