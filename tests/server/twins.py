"""Twin ledgers: two true games that one watcher was told in the very same words.

A twin is made by changing what chance drew and what others chose in secret, and playing the game
again by the rules; it is a twin if the watcher heard the same of every entry.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from signoria.bots.window import Window
from signoria.games.log import faded, shown_from
from signoria.kernel.action import Action
from signoria.kernel.cells import Cells, values
from signoria.kernel.ledger import ledger_of
from signoria.kernel.rng import Rng, ScriptedRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Entry, Table
from signoria.kernel.wire import encode_action, encode_event
from signoria.testing.snapshot import differing, snapshot
from signoria.testing.subject import Subject

TRIES = 100
NEVER = -1

Alike = Callable[[Action], list[Action]]  # what somebody could have wished in the place of a wish


class Swerving(Rng):
    """Chance that answers as it did, but for one answer; what cannot be any more is drawn anew."""

    def __init__(self, answers: list[int], swerve: int, random: Random) -> None:
        self.answers = answers
        self.swerve = swerve
        self.random = random
        self.asked = 0

    def _answer(self, weights: list[int]) -> int:
        at, able = self.asked, [answer for answer, weight in enumerate(weights) if weight]
        self.asked += 1
        if at < len(self.answers) and at != self.swerve and self.answers[at] in able:
            return self.answers[at]
        return self.random.choice(able)

    def below(self, stream: int, n: int) -> int:
        return self._answer([1] * n)

    def pick(self, stream: int, counts: Cells) -> int:
        return self._answer(values(counts))


class Twin:
    """A game as it was, and one that its watcher cannot tell from it."""

    def __init__(
        self, subject: Subject, truth: Table[Any], watcher: int, seed: int, alike: Alike
    ) -> None:
        self.subject = subject
        self.watcher = watcher
        self.truth = truth
        self.other = truth
        self._alike = alike
        self._random = Random(seed)
        self._shown = shown_from(truth, watcher) if watcher == SPECTATOR else 0
        self._heard = [self._told(truth, entry.rev) for entry in truth.entries]
        pairs = list(enumerate(zip(self._heard, truth.entries, strict=True)))
        self._secret = {at for at, (told, true) in pairs if true.action and not told[1]}
        self._wished = [entry.action for entry in truth.entries]
        self._drawn = [at for at, entry in enumerate(truth.entries) if entry.drawn]
        for _try in range(TRIES):
            found = self._again() or truth
            if self.changes(found) >= self.changed:
                self.other = found

    @property
    def changed(self) -> int:
        """How many cells of the state are not the same in both worlds."""
        return self.changes(self.other)

    def changes(self, other: Table[Any]) -> int:
        return len(differing(snapshot(self.truth.state), snapshot(other.state)))

    def ledgers(self) -> tuple[list[str], list[str]]:
        """The lines of both ledgers, the header first."""
        preset, options = self.subject.preset, self.subject.options
        true, other = (ledger_of(t, preset, options) for t in (self.truth, self.other))
        return list(true.lines()), list(other.lines())

    def _again(self) -> Table[Any] | None:
        """The game with something changed in it; None where the watcher would have noticed."""
        game, random = self.subject.game, self._random
        changed = random.choice([*self._secret, *self._drawn])
        state = game.setup(self.subject.seats, self.subject.options)
        table: Table[Any] = Table(game, state, ScriptedRng([]))
        for at, entry in enumerate(self.other.entries):
            swerve = random.randrange(len(entry.drawn) or 1) if at == changed else NEVER
            table.rng = Swerving(entry.drawn, swerve, random)
            if not self._enter(table, at, entry, at == changed):
                return None
            if self._told(table, entry.rev) != self._heard[at]:
                return None
        return table

    def _enter(self, table: Table[Any], at: int, entry: Entry[Any], change: bool) -> bool:
        """Whether the rules have something for this entry; a secret choice may be another."""
        if entry.action is None:
            table.begin()
            return True
        if at in self._secret and (change or table.refuses(entry.seat, entry.action)):
            others = [wish for wish in self._alike(entry.action) if wish != self._wished[at]]
            able = [wish for wish in others if table.refuses(entry.seat, wish) is None]
            return bool(able) and table.submit(entry.seat, self._random.choice(able)) is None
        return table.submit(entry.seat, entry.action) is None

    def _told(self, table: Table[Any], rev: int) -> list[object]:
        """All that the watcher was told at a revision, or whoever comes to look on now."""
        game, one = table.game, Window(table, self.watcher).heard(rev - 1)[0]
        told = [faded(game, event) for event in one.told] if rev < self._shown else one.told
        action = one.action if told == one.told else None
        wish = None if action is None else encode_action(game, action)
        return [one.seat, wish, [encode_event(game, event) for event in told]]
