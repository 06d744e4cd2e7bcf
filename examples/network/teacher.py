"""Games of the bot `greedy`, written down for the network: where to begin, before self-play."""

from typing import Any, Final, NamedTuple

import numpy as np

from examples.network.bot import EYES
from examples.network.turned import GAME, SEATS, Array, worth_of
from signoria.arena.schedule import deal_seed
from signoria.bots.greedy import GreedyBot
from signoria.bots.window import Window
from signoria.games.intrigue.actions import BRIBES
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from signoria.research.results import utilities
from signoria.research.spaces import Setting

WHIM: Final = 0.1  # how often any choice is made instead, so that more is seen


class Examples(NamedTuple):
    """Decisions, a row each: what was read, what could be, what looked best, how it turned out."""

    rows: Array
    masks: Array
    shares: Array
    results: Array


def best_looking(window: Window[Any], wishes: Array, mask: Array) -> Array:
    """All that looks best to `greedy`, in equal shares; of what is considered, and may be."""
    teacher: GreedyBot[Any] = GreedyBot(7)
    shares = np.zeros(len(mask), np.float32)
    may = np.flatnonzero(mask)
    if len(may) > 1:
        worths = np.array([teacher.tried(window, int(wishes[at])) for at in may])
        may = may[worths >= worths.max() - 1e-9]
    shares[may] = 1 / len(may)
    return shares


def greedy_wish(table: Table[Any], seat: int) -> int:
    """What `greedy` chooses, in one imagined world instead of four; it always pays the least."""
    legal = table.legal(seat)
    if len(legal) == 1 or legal[0] > BRIBES:
        return legal[0]
    window: Window[Any] = Window(table, seat)
    worths = []
    for number in legal:
        world = window.imagine(SeededRng(7))
        world.play(seat, window.menu[number])
        worths.append(window.counsel.worth(world.state, seat))
    return legal[worths.index(max(worths))]


def game_of(seed: int, rng: np.random.Generator) -> list[tuple[Any, ...]]:
    """One game: rows, masks, shares and results of every choice that was one."""
    setting, eyes, kept = Setting(GAME, SEATS), EYES(), []
    table: Table[Any] = open_table(setting.game, SEATS, setting.options, SeededRng(seed))
    while actors := table.actors():
        seat = actors[0]
        window: Window[Any] = Window(table, seat)
        rows, masks = eyes.read(window, table.state)
        wishes = eyes.turned.wishes[seat]
        shares = best_looking(window, wishes, masks[0])
        if masks.sum() > 1:
            kept.append((rows[0], masks[0], shares, seat))
        likely = masks[0] / masks.sum() if rng.random() < WHIM else shares
        wish = rng.choice(len(wishes), p=likely / likely.sum())
        table.submit(seat, setting.game.menu[int(wishes[wish])])
    outcome = setting.game.outcome(table.state)
    won = utilities(SEATS, list(outcome.winners))
    worth = worth_of(np.array([won]), np.array([outcome.scores]))[0]
    return [(*choice, np.float32(worth[seat])) for *choice, seat in kept]


def examples(games: int, seed: int) -> Examples:
    """Every choice of so many games."""
    rng = np.random.default_rng(seed)
    kept = [one for deal in range(games) for one in game_of(deal_seed(seed, deal), rng)]
    return Examples(*(np.array(part) for part in zip(*kept, strict=True)))
