"""The law that imagination is wide: it changes all that is hidden, and nothing else."""

import re
from typing import Any

from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import Table
from signoria.testing.laws.broken import alike, demand
from signoria.testing.random_play import PLAYERS, step
from signoria.testing.snapshot import differing, snapshot
from signoria.testing.subject import Subject

RARE = "?"  # behind a path: hidden, but random play may not come to it


class Wide:
    """What imagination has changed so far, watcher by watcher, over the games of a subject."""

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
            told = (
                f"{watcher} imagines anew what it knows: {sorted(changed - self.hidden[watcher])}"
            )
            demand("wide", changed <= self.hidden[watcher], told)
            alike("wide", t.game.audit(world), audit, f"the audit of a world of {watcher}")
            self.missing[watcher] -= changed

    def _name(self, watcher: int, path: str) -> str:
        """A path, or its row where a row that grows and shrinks is hidden as one: `stock[*]`."""
        row = re.sub(r"\[\d+\]$", "[*]", path)
        return row if row in self.hidden[watcher] else path

    def complete(self) -> bool:
        """Whether all that is hidden has taken several values."""
        return not any(self.missing.values())

    def check(self) -> None:
        """Break the law where something hidden never changed."""
        for watcher, cells in self.missing.items():
            demand("wide", not cells, f"{watcher} never doubts {sorted(cells)}")


def wide_law(subject: Subject, seed: int, games: int, every: int = 1) -> None:
    """Over some games every hidden value changes in imagination, and nothing that is known.

    Of a long game one step in `every` is looked at.
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
