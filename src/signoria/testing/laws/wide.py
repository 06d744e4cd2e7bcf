"""The law that imagination is wide: it changes everything hidden, and nothing else."""

import re
from typing import Any

from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import Table
from signoria.testing.laws.broken import alike, demand
from signoria.testing.random_play import PLAYERS, step
from signoria.testing.snapshot import differing, snapshot
from signoria.testing.subject import Subject

RARE = "?"  # at the end of a path: hidden, but random play may not reach it


class Wide:
    """A record, by watcher, of the hidden values that imagination has not changed yet."""

    def __init__(self, subject: Subject) -> None:
        self.subject = subject
        hidden = {w: subject.hidden(subject, w) for w in subject.watchers()}
        self.missing = {w: {c for c in cells if c[-1] != RARE} for w, cells in hidden.items()}
        self.hidden = {w: frozenset(c.rstrip(RARE) for c in cells) for w, cells in hidden.items()}

    def look(self, t: Table[Any], rng: Rng) -> None:
        """Compare the truth with one forgetful world for each watcher."""
        truth, audit = snapshot(t.state), t.game.audit(t.state)
        for watcher in self.subject.watchers():
            world = t.state.imagine(watcher, rng, False)
            changed = {self._name(watcher, path) for path in differing(truth, snapshot(world))}
            found = (
                f"{watcher} imagines again what it knows: {sorted(changed - self.hidden[watcher])}"
            )
            demand("wide", changed <= self.hidden[watcher], found)
            alike("wide", t.game.audit(world), audit, f"the audit of a world of {watcher}")
            self.missing[watcher] -= changed

    def _name(self, watcher: int, path: str) -> str:
        """Return a path, or `stock[*]` if the whole row of varying length is hidden."""
        row = re.sub(r"\[\d+\]$", "[*]", path)
        return row if row in self.hidden[watcher] else path

    def complete(self) -> bool:
        """Return whether every hidden value has changed."""
        return not any(self.missing.values())

    def check(self) -> None:
        """Raise `Broken` if something hidden never changed."""
        for watcher, cells in self.missing.items():
            demand("wide", not cells, f"{watcher} never doubts {sorted(cells)}")


def wide_law(subject: Subject, seed: int, games: int, every: int = 1) -> None:
    """Check that over some games imagination changes every hidden value and no known one.

    In a long game one step in `every` is examined.
    """
    wide = Wide(subject)
    for game in range(games):
        t = subject.open(SeededRng(seed + game))
        rng = SeededRng(seed + game + PLAYERS)
        while not t.state.over():
            if t.rev % every == 0:
                wide.look(t, rng)
            step(subject, t, rng)
        wide.look(t, rng)
        if wide.complete():
            break
    wide.check()
