"""Tests of removed events: they have their own pile, which only the remover knows."""

from typing import Any

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import Play
from signoria.games.princes.card_rows import CARD_ROWS, SIZE, number_of
from signoria.games.princes.events import EventDrawn, EventRemoved
from signoria.games.princes.phases.ending import remove_event
from signoria.games.princes.state import State
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.seats import HIDDEN, NOBODY, SPECTATOR
from signoria.kernel.table import Table
from tests.games.princes.laying import ME, OTHER, acting, begun, deal, refused

DECKS: dict[str, Any] = {"red_deck": "warlords", "blue_deck": "merchants"}
PLAGUE, RACE = number_of("plague"), number_of("trade-ships-race")


def removed(mode: str, *chance: int, **options: int | str) -> Table[State]:
    """Return a table at which seat 0 has removed the top event from the game."""
    t = acting(begun(mode, **options))
    t.rng = ScriptedRng([*chance])
    remove_event(t, ME, 0)
    return t


def last(t: Table[State], seat: int) -> Any:
    """Return the last event as a seat sees it."""
    return t.events[-1].seen_by(seat)


@pytest.mark.rule("T10", "T22")
def test_removed_event_lies_on_no_discard_pile() -> None:
    t = removed("tournament", PLAGUE, **DECKS)
    s = t.state

    assert sum(s.discard) == 0
    deal(t, ME, "gustav")
    assert refused(t, ME, Play(number_of("gustav"))) == "ACT-1"  # there is nothing to fetch
    assert (GAME.audit(s)[1], len(s.events)) == (13, 12)


@pytest.mark.rule("T10")
def test_only_the_remover_sees_which_event_it_was() -> None:
    t = removed("tournament", PLAGUE, **DECKS)

    assert last(t, ME) == EventRemoved(ME, 0, PLAGUE, 0)
    for watcher in (OTHER, SPECTATOR):
        assert last(t, watcher) == EventRemoved(ME, 0, HIDDEN, HIDDEN)
        assert GAME.view(t.state, watcher).events_gone == [HIDDEN]
    assert GAME.view(t.state, ME).events_gone == [PLAGUE]


@pytest.mark.rule("T10")
def test_removed_open_event_is_public() -> None:
    t = acting(begun("tournament", **DECKS))
    t.record(EventDrawn(PLAGUE, 0))
    remove_event(t, ME, 12)

    assert last(t, OTHER) == EventRemoved(NOBODY, 12, PLAGUE, 0)
    assert GAME.view(t.state, SPECTATOR).events_gone == [PLAGUE]
    t.record(EventDrawn(PLAGUE, 0))  # the second one: both must have been brought
    assert t.state.event_pool[SIZE + PLAGUE] == 2


@pytest.mark.rule("T10", "SET-6")
@pytest.mark.parametrize(("mode", "options"), [("tournament", DECKS), ("duel", {})])
def test_others_can_imagine_any_event_they_do_not_know(mode: str, options: dict[str, Any]) -> None:
    t = acting(begun(mode, **options))
    t.rng = SeededRng(4)
    for _event in range(3):
        remove_event(t, ME, 0)
    s = t.state
    true = [cell % SIZE for cell in s.gone]

    for seat in (ME, OTHER, SPECTATOR):
        worlds = [s.imagine(seat, SeededRng(seed), True) for seed in range(12)]
        found = {tuple(cell % SIZE for cell in world.gone) for world in worlds}
        assert (found == {tuple(true)}) == (seat == ME)
        for world in worlds:
            assert GAME.view(world, seat) == GAME.view(s, seat)
            assert GAME.audit(world)[-4:] == GAME.audit(s)[-4:]
            assert all(count >= 0 for count in world.event_pool)
            assert not any(CARD_ROWS.reseat[cell % SIZE] == 2 for cell in world.gone)
            assert 0 <= by_lot(world) <= (6 if mode == "duel" else 0)


def by_lot(s: State) -> int:
    """Return how many unknown cards of the event stack come from the lot alone."""
    return [*s.events].count(0) - sum(s.event_pool[:SIZE])


@pytest.mark.rule("T10", "T12")
def test_remover_knows_that_the_event_was_brought() -> None:
    t = removed("tournament", RACE, **DECKS)
    world = t.state.imagine(ME, SeededRng(1), True)
    brought = world.decks[RACE] + world.decks[SIZE + RACE]

    assert brought >= 1
    assert t.state.event_pool[SIZE + RACE] == 0  # nobody else has seen it


@pytest.mark.rule("MODE-7", "T10")
def test_event_drawn_by_lot_can_leave_the_game_in_a_duel() -> None:
    t = acting(begun("duel"))
    s = t.state
    feud = next(card for card in range(SIZE) if s.event_pool[SIZE + card])
    before = GAME.audit(s)
    t.rng = ScriptedRng([0, feud])  # by lot, and this one
    remove_event(t, OTHER, 0)

    assert last(t, OTHER) == EventRemoved(OTHER, 0, feud, 1)
    assert GAME.view(s, OTHER).events_gone == [feud]
    assert GAME.audit(s) == before


@pytest.mark.rule("T10")
def test_hidden_removal_keeps_the_counts_right() -> None:
    t = acting(begun("tournament", **DECKS))
    pool = [*t.state.event_pool]
    EventRemoved(OTHER, 0, HIDDEN, HIDDEN).apply(t.state)

    assert len(t.state.events) == 12
    assert [*t.state.event_pool] == pool
    assert t.state.laid == NOBODY
