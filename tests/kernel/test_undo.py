"""Tests of undo: how far back a seat alone and all seats together may go."""

from typing import Any

import pytest

from signoria.kernel.action import Action
from signoria.kernel.event import Event
from signoria.kernel.ledger import Ledger, ledger_of, read_ledger, replay, standing
from signoria.kernel.rng import Drawn
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT, TABLE, UNDO, Entry, Table
from signoria.kernel.undo import (
    NOWHERE,
    alone_to,
    before_choice,
    is_lawful,
    together_to,
    undo_entry,
)
from signoria.testing.snapshot import snapshot
from tests.kernel.ledgers import SUBJECT, find, played
from tests.toy.actions import Promise, Rest
from tests.toy.events import Drew, Promised, Rested
from tests.toy.state import FairState

MEDICI, VISCONTI, CARRARESI = 0, 1, 2
BITS = 0b001  # the Medici are asked


def begun() -> Entry[FairState]:
    return Entry(1, TABLE, NOBODY, None, [], [])


def act(
    rev: int,
    by: str = SEAT,
    seat: int = MEDICI,
    drawn: list[Drawn] | None = None,
    events: list[Event[FairState]] | None = None,
    action: Action | None = None,
) -> Entry[FairState]:
    recorded: list[Event[FairState]] = [Rested(seat)] if events is None else events
    return Entry(rev, by, seat, action or Rest(), drawn or [], recorded)


def back(rev: int, to: int) -> Entry[FairState]:
    return Entry(rev, UNDO, NOBODY, None, [], [], to, [MEDICI])


def always(entries: list[Entry[FairState]]) -> list[int]:
    """Return the seats asked at each revision: always the Medici."""
    return [0, *[BITS] * len(entries)]


# One seat alone.


def test_seat_may_undo_its_own_actions() -> None:
    entries = [begun(), act(2), act(3), act(4)]

    assert alone_to(entries, always(entries), MEDICI) == 1


@pytest.mark.parametrize(
    "wall",
    [
        act(3, seat=VISCONTI),
        act(3, by=CLOCK),
        act(3, by=BOT),
        act(3, by=HOST),
        act(3, drawn=[4]),
        act(3, events=[Rested(MEDICI), Drew(MEDICI, 1)]),
        act(3, action=Promise(1, 2, 0), events=[Promised(MEDICI, 1, 2, 0)]),
    ],
    ids=["another", "clock", "bot", "host", "chance", "reveal", "talk"],
)
def test_seat_alone_cannot_undo_across_a_barrier(wall: Entry[FairState]) -> None:
    entries = [begun(), act(2), wall, act(4), act(5)]

    assert alone_to(entries, always(entries), MEDICI) == 3
    assert alone_to(entries[:3], always(entries[:3]), MEDICI) == 3


@pytest.mark.parametrize(
    ("asked", "lowest"),
    [
        ([0, 0b001, 0b001, 0b001, 0b001], 1),
        ([0, 0b011, 0b011, 0b011, 0b011], 1),
        ([0, 0b001, 0b001, 0b001, 0b010], 4),  # now another is to move
        ([0, 0b001, 0b001, 0b001, 0b000], 4),  # it is over
        ([0, 0b001, 0b001, 0b010, 0b001], 4),  # another was asked in between
        ([0, 0b011, 0b001, 0b001, 0b001], 2),  # another was to move as well
        ([0, 0b001, 0b001, 0b001, 0b011], 4),  # another is to move as well
    ],
)
def test_seat_undoes_alone_only_while_the_asked_seats_stay_the_same(
    asked: list[int], lowest: int
) -> None:
    assert alone_to([begun(), act(2), act(3), act(4)], asked, MEDICI) == lowest


def test_seat_cannot_undo_actions_of_others() -> None:
    entries = [begun(), act(2), act(3)]

    assert alone_to(entries, [0, 0b111, 0b111, 0b111], VISCONTI) == 3


def test_undone_entries_are_ignored() -> None:
    """The Visconti's action and the random draw are undone, so they block nothing."""
    entries = [begun(), act(2), act(3, seat=VISCONTI), act(4, drawn=[1]), back(5, 2), act(6)]

    assert alone_to(entries, always(entries), MEDICI) == 1
    assert alone_to(entries[:5], always(entries[:5]), MEDICI) == 1
    assert together_to(entries) == 1


def test_beginning_remains_when_everything_was_undone() -> None:
    entries = [begun(), act(2), back(3, 1)]

    assert alone_to(entries, always(entries), MEDICI) == 1
    assert together_to(entries) == 1


# The last choice.


@pytest.mark.parametrize(
    ("later", "to"),
    [
        ([], 2),
        ([act(4, seat=VISCONTI), act(5, by=BOT)], 2),
        ([act(4, by=CLOCK)], 2),  # the clock's move is not the seat's own
        ([act(4, action=Promise(1, 2, 0), events=[Promised(MEDICI, 1, 2, 0)])], 2),
        ([act(4), back(5, 3)], 2),
        ([back(4, 2)], 1),
        ([act(4, seat=VISCONTI, drawn=[1])], NOWHERE),
        ([act(4, seat=VISCONTI, events=[Drew(VISCONTI, 1)])], NOWHERE),
        ([act(4, drawn=[1])], NOWHERE),
    ],
)
def test_last_choice_of_a_seat_is_undone_with_everything_after_it_unless_revealed(
    later: list[Entry[FairState]], to: int
) -> None:
    assert before_choice([begun(), act(2), act(3), *later], BITS) == to


def test_last_choice_of_several_seats_is_the_latest_of_theirs() -> None:
    entries = [begun(), act(2), act(3, seat=VISCONTI), act(4, seat=CARRARESI)]

    assert [before_choice(entries, seats) for seats in (0b001, 0b011, 0b111)] == [1, 2, 3]


def test_seat_without_a_choice_has_none_to_undo() -> None:
    assert before_choice([begun(), act(2, seat=VISCONTI)], BITS) == NOWHERE


# All seats together.


def test_all_together_may_undo_everybodys_actions() -> None:
    entries = [begun(), act(2, drawn=[1]), act(3, by=CLOCK), act(4, seat=VISCONTI), act(5, by=BOT)]

    assert together_to(entries) == 2


@pytest.mark.parametrize(
    "wall", [act(3, drawn=[0]), act(3, events=[Drew(MEDICI, 1)])], ids=["chance", "reveal"]
)
def test_all_together_cannot_undo_a_random_draw_or_a_reveal(wall: Entry[FairState]) -> None:
    assert together_to([begun(), act(2), wall, act(4)]) == 3
    assert together_to([begun(), act(2), wall]) == 3


def test_fair_undoes_sealed_stalls_but_not_opened_ones() -> None:
    """Revision 1 shuffles the stack; the third of three sealed stalls opens them all."""
    assert [together_to(played(1, moves).entries) for moves in range(3)] == [1, 1, 1]
    assert together_to(played(1, 3).entries) == 4


# The entry.


def undone(t: Table[Any], to: int) -> Table[Any]:
    entry = undo_entry(t, to, [MEDICI, VISCONTI, CARRARESI])
    recorded = ledger_of(t, "plain", SUBJECT.options)
    return replay(read_ledger(Ledger(recorded.header, [*t.entries, entry]).text(), find))


def test_undo_entry_restores_the_earlier_state() -> None:
    t = played(1, 2)
    entry = undo_entry(t, 1, [MEDICI, CARRARESI])

    assert (entry.rev, entry.by, entry.seat, entry.to) == (4, UNDO, NOBODY, 1)
    assert (entry.action, entry.drawn, entry.events, entry.consent) == (None, [], [], [0, 2])
    assert (t.rev, len(t.entries)) == (3, 3)
    again = undone(t, 2)
    assert snapshot(again.state) == snapshot(played(1, 1).state)
    assert again.rev == 4
    assert [e.rev for e in standing(again.entries)] == [1, 2]


@pytest.mark.parametrize("to", [-1, 0, 3, 4, 9])
def test_undo_to_the_present_or_an_unknown_revision_is_refused(to: int) -> None:
    with pytest.raises(ValueError, match=f"to revision {to}"):
        undo_entry(played(1, 2), to, [])


def test_undo_to_an_undone_revision_is_refused() -> None:
    t = undone(played(1, 2), 1)
    seat = t.actors()[0]
    t.submit(seat, t.game.menu[t.legal(seat)[0]])

    for to in (2, 3, 4):
        with pytest.raises(ValueError, match="nothing that stands"):
            undo_entry(t, to, [])
    assert undo_entry(t, 1, []).rev == 6


# Undos of an imported game.


@pytest.mark.parametrize(
    ("to", "consent", "lawful"),
    [
        (2, [MEDICI], True),  # only its own actions
        (1, [MEDICI], False),  # also an action of the Visconti
        (1, [VISCONTI], False),
        (1, [MEDICI, VISCONTI], True),
        (1, [VISCONTI, MEDICI], False),  # a server sorts them
        (1, [MEDICI, MEDICI, VISCONTI], False),
        (2, [], False),
        (4, [MEDICI, VISCONTI], False),  # the present revision
        (0, [MEDICI, VISCONTI], False),
    ],
)
def test_undo_is_lawful_alone_or_with_everybodys_consent(
    to: int, consent: list[int], lawful: bool
) -> None:
    entries = [begun(), act(2, seat=VISCONTI), act(3), act(4)]
    undo = Entry[FairState](5, UNDO, NOBODY, None, [], [], to, consent)

    assert is_lawful(entries, always(entries), undo, [MEDICI, VISCONTI]) == lawful
