"""How far acts may be taken back: by a seat alone, and by all together."""

from typing import Any

import pytest

from signoria.kernel.action import Action
from signoria.kernel.event import Event
from signoria.kernel.ledger import Ledger, ledger_of, read_ledger, replay, standing
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT, TABLE, UNDO, Entry, Table
from signoria.kernel.undo import alone_to, together_to, undo_entry
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
    drawn: list[int] | None = None,
    told: list[Event[FairState]] | None = None,
    action: Action | None = None,
) -> Entry[FairState]:
    facts: list[Event[FairState]] = [Rested(seat)] if told is None else told
    return Entry(rev, by, seat, action or Rest(), drawn or [], facts)


def back(rev: int, to: int) -> Entry[FairState]:
    return Entry(rev, UNDO, NOBODY, None, [], [], to, [MEDICI])


def always(entries: list[Entry[FairState]]) -> list[int]:
    """The Medici are asked at every revision."""
    return [0, *[BITS] * len(entries)]


# Alone.


def test_a_seat_may_take_back_its_own_acts() -> None:
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
        act(3, told=[Rested(MEDICI), Drew(MEDICI, 1)]),
        act(3, action=Promise(1, 2, 0), told=[Promised(MEDICI, 1, 2, 0)]),
    ],
    ids=["another", "clock", "bot", "host", "chance", "reveal", "talk"],
)
def test_no_seat_goes_back_alone_across(wall: Entry[FairState]) -> None:
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
def test_a_seat_goes_back_alone_only_while_nothing_changed_about_who_is_asked(
    asked: list[int], lowest: int
) -> None:
    assert alone_to([begun(), act(2), act(3), act(4)], asked, MEDICI) == lowest


def test_a_seat_takes_back_nobody_elses_acts() -> None:
    entries = [begun(), act(2), act(3)]

    assert alone_to(entries, [0, 0b111, 0b111, 0b111], VISCONTI) == 3


def test_what_is_taken_back_already_counts_no_more() -> None:
    """The Visconti's act and the draw stand no more, so they are no wall."""
    entries = [begun(), act(2), act(3, seat=VISCONTI), act(4, drawn=[1]), back(5, 2), act(6)]

    assert alone_to(entries, always(entries), MEDICI) == 1
    assert alone_to(entries[:5], always(entries[:5]), MEDICI) == 1
    assert together_to(entries) == 1


def test_where_everything_was_taken_back_the_beginning_stands() -> None:
    entries = [begun(), act(2), back(3, 1)]

    assert alone_to(entries, always(entries), MEDICI) == 1
    assert together_to(entries) == 1


# Together.


def test_together_all_may_go_back_across_everybodys_acts() -> None:
    entries = [begun(), act(2, drawn=[1]), act(3, by=CLOCK), act(4, seat=VISCONTI), act(5, by=BOT)]

    assert together_to(entries) == 2


@pytest.mark.parametrize(
    "wall", [act(3, drawn=[0]), act(3, told=[Drew(MEDICI, 1)])], ids=["chance", "reveal"]
)
def test_not_even_all_together_go_back_across(wall: Entry[FairState]) -> None:
    assert together_to([begun(), act(2), wall, act(4)]) == 3
    assert together_to([begun(), act(2), wall]) == 3


def test_a_fair_goes_back_over_sealed_stalls_and_not_over_opened_ones() -> None:
    """Revision 1 lays the stack; the third of three sealed stalls opens them all."""
    assert [together_to(played(1, moves).entries) for moves in range(3)] == [1, 1, 1]
    assert together_to(played(1, 3).entries) == 4


# The entry.


def undone(t: Table[Any], to: int) -> Table[Any]:
    entry = undo_entry(t, to, [MEDICI, VISCONTI, CARRARESI])
    book = ledger_of(t, "plain", SUBJECT.options)
    return replay(read_ledger(Ledger(book.header, [*t.entries, entry]).text(), find))


def test_an_undo_is_an_entry_after_which_the_table_stands_where_it_stood() -> None:
    t = played(1, 2)
    entry = undo_entry(t, 1, [MEDICI, CARRARESI])

    assert (entry.rev, entry.by, entry.seat, entry.to) == (4, UNDO, NOBODY, 1)
    assert (entry.action, entry.drawn, entry.told, entry.consent) == (None, [], [], [0, 2])
    assert (t.rev, len(t.entries)) == (3, 3)
    again = undone(t, 2)
    assert snapshot(again.state) == snapshot(played(1, 1).state)
    assert again.rev == 4
    assert [e.rev for e in standing(again.entries)] == [1, 2]


@pytest.mark.parametrize("to", [-1, 0, 3, 4, 9])
def test_there_is_no_undo_to_the_present_or_to_nowhere(to: int) -> None:
    with pytest.raises(ValueError, match=f"to revision {to}"):
        undo_entry(played(1, 2), to, [])


def test_there_is_no_undo_to_what_was_taken_back() -> None:
    t = undone(played(1, 2), 1)
    seat = t.actors()[0]
    t.submit(seat, t.game.menu[t.legal(seat)[0]])

    for to in (2, 3, 4):
        with pytest.raises(ValueError, match="nothing that stands"):
            undo_entry(t, to, [])
    assert undo_entry(t, 1, []).rev == 6
