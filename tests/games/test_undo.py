"""Tests that no undo sequence changes anybody's knowledge, by random play and random undo.

Every game is tested. Each undo of a random game, alone or by consent, goes back to a revision `to`
and proves:

1. The table after the undo equals the table at `to`: same state, so the same views, choices and
   worlds.

2. The undone actions revealed only that they were made and were legal. Take any world that a
   watcher holds possible at `to` and in which those actions are accepted. There they produce the
   same visible events, without a random draw. So the watcher can exclude no such world.

3. If a seat undoes alone, its actions are accepted in every world that it holds possible. So not
   even their legality reveals anything to it.
"""

from typing import Any

import pytest

from signoria.games import GAMES
from signoria.kernel.event import Event
from signoria.kernel.ledger import Ledger, ledger_of, replay, standing
from signoria.kernel.rng import Rng, ScriptedRng, SeededRng
from signoria.kernel.seats import seats_in
from signoria.kernel.table import Entry, Table
from signoria.kernel.undo import alone_to, together_to, undo_entry
from signoria.testing.random_play import PLAYERS, step
from signoria.testing.snapshot import snapshot
from signoria.testing.subject import Subject, subjects

SUBJECTS = [subject for game in GAMES for subject in subjects(game)]
STEPS = 200
UNDO_EVERY = 8  # one in so many possible undos by consent is made
DEEPEST = 5  # actions undone by consent at once
WORLDS = 2  # remembering and forgetful worlds each, for each watcher


class Game:
    """Random game with undos, and the seats asked at each revision."""

    def __init__(self, subject: Subject, seed: int) -> None:
        self.subject = subject
        self.table = subject.open(SeededRng(seed))
        self.rng = SeededRng(seed + PLAYERS)
        self.asked = [0, self._asked()]
        self.alone = 0
        self.together = 0

    def _asked(self) -> int:
        return sum(1 << seat for seat in self.table.actors())

    def go_on(self) -> None:
        step(self.subject, self.table, self.rng)
        self.asked.append(self._asked())

    def maybe_undo(self) -> None:
        last = standing(self.table.entries)[-1].rev
        for seat in seats_in(self.asked[-1]):
            to = alone_to(self.table.entries, self.asked, seat)
            if to < last and self.rng.below(0, 2):
                self.undo(to, [seat], seat)
                self.alone += 1
                return
        to = max(together_to(self.table.entries), self._back(DEEPEST))
        if to < last and self.rng.below(0, UNDO_EVERY) == 0:
            self.undo(to, [*range(self.subject.seats)], None)
            self.together += 1

    def _back(self, number: int) -> int:
        kept = standing(self.table.entries)
        return kept[max(0, len(kept) - 1 - number)].rev

    def undo(self, to: int, consent: list[int], alone: int | None) -> None:
        t = self.table
        there = replay(self._ledger(t.entries), to)
        undone = [entry for entry in standing(t.entries) if entry.rev > to]
        nobody_learned(self.subject, there, undone, alone, self.rng)
        entries = [*t.entries, undo_entry(t, to, consent)]
        self.table = replay(self._ledger(entries), rng=t.rng)
        assert snapshot(self.table.state) == snapshot(there.state)
        self.asked.append(self._asked())
        assert self.asked[-1] == self.asked[to]

    def _ledger(self, entries: list[Entry[Any]]) -> Ledger:
        recorded = ledger_of(self.table, self.subject.preset, self.subject.options)
        return Ledger(recorded.header, entries)


def nobody_learned(
    subject: Subject, there: Table[Any], undone: list[Entry[Any]], alone: int | None, rng: Rng
) -> None:
    for watcher in subject.watchers():
        for world_number in range(2 * WORLDS):
            remembering = world_number < WORLDS
            state = there.state.imagine(watcher, rng, remembering)
            events_of = seen_in(Table(there.game, state, ScriptedRng([])), undone)
            if events_of is None:
                assert watcher != alone
            else:
                truth = [event for entry in undone for event in entry.events]
                assert seen_of(events_of, watcher) == seen_of(truth, watcher)


def seen_in(world: Table[Any], undone: list[Entry[Any]]) -> list[Event[Any]] | None:
    """Return the events of the same actions in another world, or None if one is refused there."""
    events_of: list[Event[Any]] = []
    for entry in undone:
        assert entry.action is not None
        if world.submit(entry.seat, entry.action) is not None:
            return None
        events_of += world.entries[-1].events
    return events_of


def seen_of(events_of: list[Event[Any]], watcher: int) -> list[Event[Any] | None]:
    return [event.seen_by(watcher) for event in events_of]


def played(subject: Subject, seed: int, steps: int) -> Game:
    game = Game(subject, seed)
    for _ in range(steps):
        if game.table.state.over():
            break
        game.go_on()
        if not game.table.state.over():
            game.maybe_undo()
    return game


@pytest.mark.slow
@pytest.mark.parametrize("subject", SUBJECTS, ids=str)
def test_no_undo_sequence_changes_what_anybody_knows(subject: Subject) -> None:
    assert played(subject, 7, STEPS).together > 0


@pytest.mark.slow
@pytest.mark.parametrize("slug", [game.slug for game in GAMES])
def test_a_seat_undoes_alone_in_some_of_these_games(slug: str) -> None:
    """Otherwise the proof for a seat alone would be empty."""
    subject = [subject for subject in SUBJECTS if subject.game.slug == slug][-1]

    assert played(subject, 3, STEPS).alone > 0
