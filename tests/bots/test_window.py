"""Tests of the window: it shows a seat its own side of the table and nothing else."""

from math import inf
from typing import Any

import pytest

from signoria.bots.bot import RandomBot
from signoria.bots.playout import submit_out
from signoria.bots.window import STILL, Clock, Window
from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Bid, Pass, SetAside
from signoria.kernel.action import Action, Refusal
from signoria.kernel.rng import SeededRng
from signoria.kernel.seen import SeenEntry
from signoria.kernel.table import Table, open_table
from signoria.testing.random_play import play_some
from signoria.testing.snapshot import shared_rows, snapshot
from signoria.testing.subject import Subject
from tests.bots.fairs import haggling
from tests.bots.twins import Twins
from tests.toy.actions import Foretell, Offer, Rest
from tests.toy.game import FAIR, free_actions, hidden


def begun(seats: int = 3) -> Table[Any]:
    """Return a table at which everybody is to set cards aside."""
    return open_table(GAME, seats, GAME.presets["amigo2006"], SeededRng(5))


def set_aside(t: Table[Any], seat: int) -> Action:
    """Set aside the first cards that a seat may."""
    action = t.game.menu[t.legal(seat)[0]]
    assert isinstance(action, SetAside)
    assert t.submit(seat, action) is None
    return action


def at_auction() -> tuple[Table[Any], int]:
    """Return a table at which a seat is to bid, and that seat."""
    t = begun()
    for seat in t.actors():
        set_aside(t, seat)
    return t, t.actors()[0]


def plain(entries: list[SeenEntry[Any]]) -> list[object]:
    """Return the visible events in a form that can be compared."""
    return [(h.rev, h.seat, h.action, h.events) for h in entries]


# View and legal actions of a seat.


def test_view_is_the_seats_own() -> None:
    t = begun()

    for seat in range(3):
        assert Window(t, seat).view() == GAME.view(t.state, seat)
    assert Window(t, 0).view() != Window(t, 1).view()


def test_only_the_acting_seat_has_legal_actions() -> None:
    t, bidder = at_auction()
    menu = Window(t, bidder).menu

    assert [menu[number] for number in Window(t, bidder).legal()][:2] == [Pass(), Bid(1)]
    assert [Window(t, seat).legal() for seat in range(3) if seat != bidder] == [[], []]


def test_refusal_equals_that_of_the_table() -> None:
    t, bidder = at_auction()

    assert Window(t, bidder).refuses(Bid(1)) is None
    assert Window(t, bidder).refuses(Bid(99)) == t.refuses(bidder, Bid(99)) is not None
    other = (bidder + 1) % 3
    assert Window(t, other).refuses(Bid(1)) == Refusal("TABLE-2", {"seat": other})


def test_actions_outside_the_menu_are_judged_too() -> None:
    t, host = haggling(FAIR)

    assert Window(t, host).refuses(Foretell([0, 1])) is None
    assert Window(t, host).refuses(Foretell([])) is not None


def test_asking_for_a_refusal_makes_no_move() -> None:
    t, bidder = at_auction()
    before = snapshot(t.state), t.rev

    Window(t, bidder).refuses(Bid(1))

    assert (snapshot(t.state), t.rev) == before


def test_window_knows_its_seat_its_revision_and_its_heuristics() -> None:
    t, bidder = at_auction()
    window = Window(t, bidder)

    assert (window.seat, window.rev) == (bidder, t.rev)
    assert window.menu is GAME.menu
    assert window.heuristics is GAME.heuristics


# Time.


def test_time_stands_still_without_a_clock() -> None:
    clock = Window(begun(), 0).clock

    assert clock is STILL
    assert (clock.spent(), clock.left()) == (0.0, inf)


def test_given_clock_is_handed_on() -> None:
    clock = Clock()

    assert Window(begun(), 0, clock).clock is clock


# Worlds.


def test_imagined_table_is_independent() -> None:
    t, bidder = at_auction()
    before = snapshot(t.state), snapshot(t.rng), t.rev, len(t.entries)
    rng = SeededRng(3)
    world = Window(t, bidder).imagine(rng)

    assert world.rng is rng
    assert shared_rows(world.state, t.state) == []
    submit_out(world, rng, 20)
    assert (snapshot(t.state), snapshot(t.rng), t.rev, len(t.entries)) == before


def test_imagined_table_has_and_keeps_no_ledger() -> None:
    t, bidder = at_auction()
    world = Window(t, bidder).imagine(SeededRng(3))
    submit_out(world, SeededRng(4), 5)

    assert not world.keeps
    assert (world.rev, world.entries) == (0, [])


def test_imagined_world_remembers_what_was_public() -> None:
    t, bidder = at_auction()
    world = Window(t, bidder).imagine(SeededRng(3))

    assert snapshot(world.state) == snapshot(t.state.imagine(bidder, SeededRng(3), True))
    assert list(world.state.coins) == list(t.state.coins)
    assert list(world.state.hands) != list(t.state.hands)


# Visible events.


def test_seat_sees_its_own_sealed_cards_but_not_the_others() -> None:
    t = begun()
    begun_at = t.rev
    given = {seat: set_aside(t, seat) for seat in (0, 1)}

    assert [h.action for h in Window(t, 0).entries(begun_at)] == [given[0], None]
    assert [h.action for h in Window(t, 1).entries(begun_at)] == [None, given[1]]
    assert [h.action for h in Window(t, 2).entries(begun_at)] == [None, None]


def test_seat_sees_who_acted_without_seeing_the_action() -> None:
    t = begun()
    begun_at = t.rev
    set_aside(t, 1)
    entries = Window(t, 0).entries(begun_at)[0]

    assert (entries.rev, entries.seat) == (begun_at + 1, 1)
    assert entries.events == [event.seen_by(0) for event in t.entries[-1].events]
    assert entries.events != t.entries[-1].events


def test_everybody_sees_a_bid() -> None:
    t, bidder = at_auction()
    t.submit(bidder, Bid(2))

    for seat in range(3):
        entries = Window(t, seat).entries(t.rev - 1)
        assert [h.action for h in entries] == [Bid(2)]
        assert entries[0].events == t.entries[-1].events


def test_entry_without_an_action_has_no_seat() -> None:
    t = begun()
    entries = Window(t, 0).entries(0)

    assert [(h.rev, h.seat, h.action) for h in entries] == [(1, -1, None)]


def test_events_for_another_seat_are_left_out() -> None:
    t, host = haggling(FAIR)
    t.submit(host, t.game.menu[t.legal(host)[1]])  # the host looks at a good
    other = Window(t, 1 - host).entries(t.rev - 1)[0]
    own = Window(t, host).entries(t.rev - 1)[0]

    assert len(other.events) < len(own.events)
    assert other.action is None
    assert own.action == t.entries[-1].action


def test_choice_that_deals_cards_to_others_is_seen_in_part() -> None:
    """The host rests. With the new day everybody draws a good that the others do not see."""
    t, host = haggling(FAIR)
    t.submit(host, Rest())

    assert [h.action for h in Window(t, 1 - host).entries(t.rev - 1)] == [None]
    assert [h.action for h in Window(t, host).entries(t.rev - 1)] == [Rest()]


def test_entries_returns_only_entries_after_a_revision() -> None:
    t = play_some(Subject(GAME, 3, "amigo2006"), 4, 30)
    window = Window(t, 2)

    assert [h.rev for h in window.entries(0)] == list(range(1, t.rev + 1))
    assert [h.rev for h in window.entries(t.rev - 3)] == [t.rev - 2, t.rev - 1, t.rev]
    assert window.entries(t.rev) == []


@pytest.mark.parametrize(
    "subject",
    [Subject(GAME, 3, "amigo2006"), Subject(FAIR, 3, "plain", hidden, free_actions)],
    ids=repr,
)
def test_seat_sees_the_same_events_in_any_world_it_holds_possible(subject: Subject) -> None:
    for moves in (3, 9, 60):
        t = play_some(subject, 11, moves)
        for seat in range(subject.seats):
            world = Twins(RandomBot, seat, 0).redealt(t, SeededRng(moves))
            assert plain(Window(world, seat).entries(0)) == plain(Window(t, seat).entries(0))


def test_last_sealed_offer_stays_hidden_when_all_are_opened() -> None:
    t = open_table(FAIR, 2, FAIR.presets["plain"], SeededRng(1))
    for seat in (0, 1):
        t.submit(seat, t.game.menu[t.legal(seat)[0]])
    entries = Window(t, 0).entries(t.rev - 2)

    assert isinstance(entries[0].action, Offer)
    assert entries[1].action is None
