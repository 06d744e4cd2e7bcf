"""Twin ledgers: two true games that one watcher was told in the very same words.

A twin is made by changing what chance drew and what others chose in secret, and playing the game
again by the rules; it is a twin if the watcher heard the same of every entry.
"""

from random import Random
from typing import Any

import msgspec

from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.ledger import ledger_of
from signoria.kernel.rng import ScriptedRng, Unanswered
from signoria.kernel.table import Table
from signoria.kernel.wire import encode_action, encode_event
from signoria.testing.snapshot import differing, snapshot
from signoria.testing.subject import Subject

TRIES = 200
SECRET_WISHES = 0.4  # in so many of all tries another's secret choice is changed too
ANSWERS = 5  # chance is tried with answers below this


class Move(msgspec.Struct, frozen=True):
    """What makes an entry: a wish, and the chance that was drawn for it."""

    seat: int
    wish: Action | None
    drawn: tuple[int, ...]


class Twin:
    """A game as it was, and one that its watcher cannot tell from it."""

    def __init__(self, subject: Subject, truth: Table[Any], watcher: int, seed: int) -> None:
        self.subject = subject
        self.watcher = watcher
        self.truth = truth
        self.other = truth
        self._moves = [Move(e.seat, e.action, tuple(e.drawn)) for e in truth.entries]
        self._heard = heard(truth, watcher)
        self._rng = Random(seed)
        for _try in range(TRIES):
            self._try()

    @property
    def changed(self) -> int:
        """How many cells of the state are not the same in both worlds."""
        return len(differing(snapshot(self.truth.state), snapshot(self.other.state)))

    def ledgers(self) -> tuple[list[str], list[str]]:
        """The lines of both ledgers, the header first."""
        preset, options = self.subject.preset, self.subject.options
        true, other = (ledger_of(t, preset, options) for t in (self.truth, self.other))
        return list(true.lines()), list(other.lines())

    def _try(self) -> None:
        moves = self._changed_moves()
        played = _played(self.subject, moves)
        if played is not None and heard(played, self.watcher) == self._heard:
            self._moves, self.other = moves, played

    def _changed_moves(self) -> list[Move]:
        moves, rng = list(self._moves), self._rng
        told = Window(self.truth, self.watcher).heard(0)
        secret = [at for at, one in enumerate(told) if one.action is None and moves[at].wish]
        if secret and rng.random() < SECRET_WISHES:
            at = rng.choice(secret)
            alike = [w for w in self.subject.game.menu if type(w) is type(moves[at].wish)]
            moves[at] = msgspec.structs.replace(moves[at], wish=rng.choice(alike))
        for _card in range(rng.randint(1, 2)):
            at = rng.choice([at for at, move in enumerate(moves) if move.drawn])
            drawn = list(moves[at].drawn)
            drawn[rng.randrange(len(drawn))] = rng.randrange(ANSWERS)
            moves[at] = msgspec.structs.replace(moves[at], drawn=tuple(drawn))
        return moves


def heard(table: Table[Any], watcher: int) -> list[object]:
    """All that a watcher was ever told."""
    game = table.game
    return [
        [
            one.seat,
            None if one.action is None else encode_action(game, one.action),
            [encode_event(game, event) for event in one.told],
        ]
        for one in Window(table, watcher).heard(0)
    ]


def _played(subject: Subject, moves: list[Move]) -> Table[Any] | None:
    """The table that these moves lead to; None where the rules or chance have no such game."""
    table: Table[Any] = Table(
        subject.game, subject.game.setup(subject.seats, subject.options), ScriptedRng([])
    )
    for move in moves:
        chance = ScriptedRng(list(move.drawn))
        table.rng = chance
        try:
            if move.wish is None:
                table.begin()
            elif table.submit(move.seat, move.wish) is not None:
                return None
        except (Unanswered, ValueError):
            return None
        if chance.asked < len(move.drawn):
            return None
    return table
