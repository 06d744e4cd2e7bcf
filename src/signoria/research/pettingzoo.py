"""PettingZoo environment (AEC) for every game: the seats choose one after the other."""

from functools import partial
from secrets import randbelow
from types import SimpleNamespace
from typing import Any, Final

from signoria.arena.schedule import deal_seed
from signoria.extras import needing
from signoria.games import GAMES
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import first_in
from signoria.kernel.table import Table, open_table
from signoria.research.arrays import Array, is_full, masked, observed, seen_space
from signoria.research.buffers import ObservationBuffers
from signoria.research.results import utilities
from signoria.research.spaces import (
    ANSI,
    NO_GAME,
    SEEDS,
    OptionValues,
    Setting,
    render_mode_of,
    text,
)

with needing("research"):
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from pettingzoo import AECEnv

ILLEGAL: Final = -1.0

Seen = dict[str, Array]


class SignoriaEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One table; the agents are its seats, `seat_0` and so on.

    If several seats are asked at once, the lowest is asked first, and the others do not see its
    choice. Rewards come at the end (`results.utilities`).

    A choice that the mask forbids ends the game: the agent that made it gets -1, the others 0. With
    `strict` it raises ValueError instead and changes nothing.
    """

    def __init__(
        self, setting: Setting, observations: str, strict: bool, render_mode: str | None
    ) -> None:
        super().__init__()
        game, encoder, full = setting.game, setting.encoder(), is_full(observations)
        self.metadata = {
            "name": module_name(setting),
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode_of(render_mode)
        self.setting = setting
        self.strict = strict
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._buffers: ObservationBuffers[Any] = ObservationBuffers(
            encoder, len(game.menu), 1, full
        )
        self._observed, self._masked = observed(self._buffers)[0], masked(self._buffers)[0]
        self.observation_spaces = {
            agent: seen_space(self._buffers) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(len(game.menu)) for agent in self.possible_agents
        }
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seed, self._dealt = randbelow(SEEDS), 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observation and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the game's menu numbers."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the first game of a seed or, without a seed, the next game of the seed before."""
        if seed is not None:
            self._seed, self._dealt = seed % SEEDS, 0
        self._dealt += 1
        setting = self.setting
        chance = SeededRng(deal_seed(self._seed, self._dealt))
        self.table: Table[Any] = open_table(
            setting.game, setting.seats, setting.options, chance, False
        )
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked = self.table.actors()[0]
        self.agent_selection = self.possible_agents[self._asked]

    def observe(self, agent: str) -> Seen:
        """Return an agent's observation; the mask of an agent that is not asked is empty."""
        seat = self._numbers[agent]
        legal = self._legal(seat)
        self._buffers.show(0, self.table.state, seat, legal)
        return {"observation": self._observed.copy(), "action_mask": self._masked.copy()}

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """Iterate over the agents in the order in which they are asked."""
        if not self._dealt:
            raise ResetNeeded(NO_GAME)
        return super().agent_iter(max_iter)

    def _legal(self, seat: int) -> list[int]:
        if not self._dealt:
            raise ResetNeeded(NO_GAME)
        return self.table.legal(seat) if seat == self._asked else []

    def step(self, action: int | None) -> None:
        """Play the choice of the agent that is asked."""
        if not self.agents:
            raise ResetNeeded(NO_GAME)
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table, seat = self.table, self._asked
        if action is None or action not in table.legal(seat):
            self._refuse(agent, action)
            return
        waiting = table.play(seat, self.setting.game.menu[int(action)])
        if waiting:
            self._asked = first_in(waiting, 0, self.setting.seats)
            self.agent_selection = self.possible_agents[self._asked]
        else:
            outcome = self.setting.game.outcome(table.state)
            self._end(utilities(self.setting.seats, outcome.winners))
            for number, name in enumerate(self.possible_agents):
                self.infos[name] = {"score": outcome.scores[number], "reason": outcome.reason}

    def _refuse(self, agent: str, action: int | None) -> None:
        if action not in (menu := self.action_spaces[agent]):
            raise ValueError(f"{agent} chooses a number from 0 to {menu.n - 1}, not {action}.")
        if self.strict:
            raise ValueError(f"{agent} may not choose {action} now; its action_mask says what.")
        self._end([ILLEGAL if name == agent else 0.0 for name in self.possible_agents])
        self.infos[agent] = {"illegal": action}

    def _end(self, rewards: list[float]) -> None:
        self._asked = -1
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def text(self, agent: str) -> str:
        """Return an agent's view and legal actions as one line of JSON."""
        seat = self._numbers[agent]
        legal = self._legal(seat)
        return text(self.setting.game, self.table.state, seat, legal)

    def render(self) -> str | None:
        """Return the text of the agent that is asked if `render_mode="ansi"`."""
        return self.text(self.agent_selection) if self.render_mode == ANSI else None

    def close(self) -> None:
        """Do nothing: the environment holds no open resources."""


def module_name(setting: Setting) -> str:
    """Return a game's name with its version, as PettingZoo names its modules: `il_principe_v3`."""
    return setting.name().replace("-", "_")


def env(
    game: str,
    seats: int | None = None,
    preset: str | None = None,
    options: OptionValues | None = None,
    observations: str = "full",
    render_mode: str | None = None,
) -> SignoriaEnv:
    """Create an environment; a forbidden choice ends the game, as in PettingZoo's own games."""
    return SignoriaEnv(Setting(game, seats, preset, options), observations, False, render_mode)


def raw_env(
    game: str,
    seats: int | None = None,
    preset: str | None = None,
    options: OptionValues | None = None,
    observations: str = "full",
    render_mode: str | None = None,
) -> SignoriaEnv:
    """Create an environment; a forbidden choice raises ValueError and changes nothing."""
    return SignoriaEnv(Setting(game, seats, preset, options), observations, True, render_mode)


MODULES: Final = {
    module_name(Setting(game.slug)): SimpleNamespace(
        env=partial(env, game.slug), raw_env=partial(raw_env, game.slug)
    )
    for game in GAMES
}


def __getattr__(name: str) -> SimpleNamespace:
    """Find games by name and version: `from signoria.research.pettingzoo import il_principe_v3`."""
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return MODULES[name]
