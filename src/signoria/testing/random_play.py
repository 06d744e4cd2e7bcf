"""Random play for laws: seeded, through `submit`, with talk and actions beyond the menu."""

from typing import Any

from signoria.kernel.action import Action
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import Table
from signoria.testing.subject import Subject, allowed_free_actions, choices, no_free_actions

PLAYERS = 1 << 40  # added to a table's seed: the seed of the players' chance
WATCHERS = 2 << 40  # added to a table's seed: the seed for checking and imagining
TALK_EVERY = 6  # one step in this many is an action from outside the menu


def step(subject: Subject, t: Table[Any], rng: Rng) -> Action:
    """Let a random seat take a random action, and return the action."""
    if subject.free_actions is not no_free_actions and rng.below(0, TALK_EVERY) == 0:
        seat = rng.below(0, subject.seats)
        requested = allowed_free_actions(subject, t, seat)
        if requested:
            return _submit(t, seat, requested[rng.below(0, len(requested))])
    actors = t.actors()
    seat = actors[rng.below(0, len(actors))]
    legal = t.legal(seat)
    if legal:
        return _submit(t, seat, t.game.menu[legal[rng.below(0, len(legal))]])
    able = choices(subject, t, seat)
    return _submit(t, seat, able[rng.below(0, len(able))])


def _submit(t: Table[Any], seat: int, action: Action) -> Action:
    t.submit(seat, action)
    return action


def play_some(subject: Subject, seed: int, moves: int) -> Table[Any]:
    """Return the table of that seed after this many steps, or at its end."""
    t = subject.open(SeededRng(seed))
    rng = SeededRng(seed + PLAYERS)
    for _ in range(moves):
        if t.state.over():
            break
        step(subject, t, rng)
    return t
