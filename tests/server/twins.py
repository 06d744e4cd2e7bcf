"""Twin ledgers: two valid games of which one watcher sees the same events.

`Twin` changes random draws and secret choices of other seats, and plays the game again by the
rules. The result is a twin if the watcher sees the same of every entry.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.cells import Cells, values
from signoria.kernel.kinds import Named
from signoria.kernel.ledger import ledger_of
from signoria.kernel.log import faded, shown_from
from signoria.kernel.rng import Drawn, Rng, ScriptedRng, place_among
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Entry, Table
from signoria.kernel.wire import encode_action, encode_event
from signoria.testing.snapshot import differing, snapshot
from signoria.testing.subject import Subject

TRIES = 100
NEVER = -1

Alike = Callable[[Action], list[Action]]  # actions that could replace an action


class Swerving(Rng):
    """Random source that repeats recorded draws, except one; impossible draws are redrawn."""

    def __init__(
        self, piles: dict[int, Named], drawn: list[Drawn], swerve: int, random: Random
    ) -> None:
        self.piles = piles
        self.drawn = drawn
        self.swerve = swerve
        self.random = random
        self.asked = 0

    def _answer(self, place: Callable[[Drawn], Drawn], weights: list[int]) -> int:
        at, able = self.asked, [answer for answer, weight in enumerate(weights) if weight]
        self.asked += 1
        if at < len(self.drawn) and at != self.swerve:
            answer = place(self.drawn[at])
            if isinstance(answer, int) and answer in able:
                return answer
        return self.random.choice(able)

    def below(self, stream: int, n: int) -> int:
        return self._answer(lambda number: number, [1] * n)

    def pick_thing(self, stream: int, counts: Cells, first: int) -> int:
        kind, size = self.piles[stream], len(counts)
        return self._answer(lambda thing: place_among(kind, thing, first, size), values(counts))


class Twin:
    """Game, and another one that its watcher cannot distinguish from it."""

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
        self._entries = [self._seen(truth, entry.rev) for entry in truth.entries]
        pairs = list(enumerate(zip(self._entries, truth.entries, strict=True)))
        self._secret = {at for at, (events, true) in pairs if true.action and not events[1]}
        self._requested = [entry.action for entry in truth.entries]
        self._drawn = [at for at, entry in enumerate(truth.entries) if entry.drawn]
        for _try in range(TRIES):
            found = self._again() or truth
            if self.changes(found) >= self.changed:
                self.other = found

    @property
    def changed(self) -> int:
        """Return how many cells of the state differ between the two games."""
        return self.changes(self.other)

    def changes(self, other: Table[Any]) -> int:
        return len(differing(snapshot(self.truth.state), snapshot(other.state)))

    def ledgers(self) -> tuple[list[str], list[str]]:
        """Return the lines of both ledgers, with the header first."""
        preset, options = self.subject.preset, self.subject.options
        true, other = (ledger_of(t, preset, options) for t in (self.truth, self.other))
        return list(true.lines()), list(other.lines())

    def _again(self) -> Table[Any] | None:
        """Play the game with one change; return None if the watcher would notice it."""
        game, random = self.subject.game, self._random
        changed = random.choice([*self._secret, *self._drawn])
        state = game.setup(self.subject.seats, self.subject.options)
        table: Table[Any] = Table(game, state, ScriptedRng([]))
        for at, entry in enumerate(self.other.entries):
            swerve = random.randrange(len(entry.drawn) or 1) if at == changed else NEVER
            table.rng = Swerving(game.piles, entry.drawn, swerve, random)
            if not self._enter(table, at, entry, at == changed):
                return None
            if self._seen(table, entry.rev) != self._entries[at]:
                return None
        return table

    def _enter(self, table: Table[Any], at: int, entry: Entry[Any], change: bool) -> bool:
        """Play an entry or, for a secret choice, a replacement; return whether it was accepted."""
        if entry.action is None:
            table.begin()
            return True
        if at in self._secret and (change or table.refuses(entry.seat, entry.action)):
            others = [
                action for action in self._alike(entry.action) if action != self._requested[at]
            ]
            able = [action for action in others if table.refuses(entry.seat, action) is None]
            return bool(able) and table.submit(entry.seat, self._random.choice(able)) is None
        return table.submit(entry.seat, entry.action) is None

    def _seen(self, table: Table[Any], rev: int) -> list[object]:
        """Return what the watcher sees of a revision; a spectator sees old sums hidden."""
        game, one = table.game, Window(table, self.watcher).entries(rev - 1)[0]
        events = [faded(game, event) for event in one.events] if rev < self._shown else one.events
        action = one.action if events == one.events else None
        encoded = None if action is None else encode_action(game, action)
        return [one.seat, encoded, [encode_event(game, event) for event in events]]
