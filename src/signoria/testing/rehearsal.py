"""Random games under the laws: cheap laws at every step, costly ones on a sample of steps."""

import os
from typing import Any

from signoria.kernel.action import Aside
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import Table
from signoria.testing import laws
from signoria.testing.laws.broken import demand
from signoria.testing.random_play import PLAYERS, WATCHERS, step
from signoria.testing.snapshot import snapshot
from signoria.testing.subject import Subject

LEDGERS = 200  # this many ledgers are all audited; later ones by chance
CHANCE_EVERY = 8  # of the audited ones, one in this many is played a second time


def games_wanted() -> int:
    """Return the number of random games for the laws; SIGNORIA_GAMES overrides the default."""
    return int(os.environ.get("SIGNORIA_GAMES", "200"))


class Rehearsal:
    """A runner of a subject's games that examines rare kinds of steps more often.

    The n-th visit to a phase is examined with a chance of `eager` in n, and the n-th ledger with
    one of `LEDGERS` in n, so that the cost grows with the logarithm of the number of games.
    """

    def __init__(self, subject: Subject, eager: int = 3) -> None:
        self.subject = subject
        self.eager = eager
        self.games = 0
        self.visits = [0] * (len(subject.game.phases) + 1)

    def play(self, seed: int) -> Table[Any]:
        """Play one game to its end, under every law."""
        t = self.subject.open(SeededRng(seed))
        rng = SeededRng(seed + PLAYERS)
        looking = SeededRng(seed + WATCHERS)
        marks: dict[int, Any] = {}
        moves = decisions = 0
        while not t.state.over():
            self._glance(t)
            if self._due(t, looking):
                examine(self.subject, t, looking)
                marks[t.rev] = snapshot(t.state)
            decisions += not isinstance(step(self.subject, t, rng), Aside)
            moves += 1
            timely = decisions <= t.game.horizon
            demand("progress", timely, f"not over after {decisions} decisions")
        self._glance(t)
        if self._due(t, looking):
            examine(self.subject, t, looking)
        self.games += 1
        if looking.below(0, self.games) < LEDGERS:
            audit_ledger(self.subject, t, looking, marks)
            if seed % CHANCE_EVERY == 0:
                laws.chance_law(self.subject, seed, moves)
        return t

    def _glance(self, t: Table[Any]) -> None:
        laws.progress_law(self.subject, t)
        laws.order_law(t)

    def _due(self, t: Table[Any], rng: Rng) -> bool:
        phase = len(self.visits) - 1 if t.state.over() else t.state.phase()
        self.visits[phase] += 1
        return rng.below(0, self.visits[phase]) < self.eager


def examine(subject: Subject, t: Table[Any], rng: Rng) -> None:
    """Check every law of a position."""
    laws.progress_law(subject, t)
    laws.order_law(t)
    laws.legality_law(t)
    laws.refusal_law(subject, t)
    laws.copy_law(subject, t, rng)
    laws.aside_law(subject, t)
    laws.secrecy_law(subject, t, rng)
    laws.same_events_law(subject, t, rng)
    laws.canonical_law(subject, t, rng)
    laws.Wide(subject).look(t, rng)


def audit_ledger(
    subject: Subject, t: Table[Any], rng: Rng, marks: dict[int, Any] | None = None
) -> None:
    """Check every law of a ledger; one watcher's visible events, chosen at random, are followed."""
    laws.replay_law(subject, t, marks)
    laws.conservation_law(subject, t)
    laws.wire_law(subject, t)
    watchers = subject.watchers()
    laws.visible_events_law(subject, t, watchers[rng.below(1, len(watchers))], rng)
