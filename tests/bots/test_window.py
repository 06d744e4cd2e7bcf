"""A window shows a seat its side of the table, and nothing of the other."""

from math import inf
from typing import Any

import pytest

from signoria.bots.bot import RandomBot
from signoria.bots.playout import submit_out
from signoria.bots.window import STILL, Clock, Heard, Window
from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Bid, Pass, SetAside
from signoria.kernel.action import Action, Refusal
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from signoria.testing.random_play import play_some
from signoria.testing.snapshot import shared_rows, snapshot
from signoria.testing.subject import Subject
from tests.bots.fairs import haggling
from tests.bots.twins import Twins
from tests.games.hidden import il_principe
from tests.toy.actions import Foretell, Offer, Rest
from tests.toy.game import FAIR, hidden, wishes


def begun(seats: int = 3) -> Table[Any]:
    """Everybody is to set cards aside."""
    return open_table(GAME, seats, GAME.presets["amigo2006"], SeededRng(5))


def set_aside(t: Table[Any], seat: int) -> Action:
    """A seat gives away the first cards it may."""
    action = t.game.menu[t.legal(seat)[0]]
    assert isinstance(action, SetAside)
    assert t.submit(seat, action) is None
    return action


def at_auction() -> tuple[Table[Any], int]:
    """A table at which somebody is to bid, and who."""
    t = begun()
    for seat in t.actors():
        set_aside(t, seat)
    return t, t.actors()[0]


def plain(heard: list[Heard[Any]]) -> list[object]:
    """What was heard, comparable."""
    return [(h.rev, h.seat, h.action, h.told) for h in heard]


# What a seat sees and may do.


def test_the_view_is_the_seats_own() -> None:
    t = begun()

    for seat in range(3):
        assert Window(t, seat).view() == GAME.view(t.state, seat)
    assert Window(t, 0).view() != Window(t, 1).view()


def test_who_is_to_act_may_choose_and_nobody_else() -> None:
    t, bidder = at_auction()
    menu = Window(t, bidder).menu

    assert [menu[number] for number in Window(t, bidder).legal()][:2] == [Pass(), Bid(1)]
    assert [Window(t, seat).legal() for seat in range(3) if seat != bidder] == [[], []]


def test_a_wish_is_refused_as_the_table_would_refuse_it() -> None:
    t, bidder = at_auction()

    assert Window(t, bidder).refuses(Bid(1)) is None
    assert Window(t, bidder).refuses(Bid(99)) == t.refuses(bidder, Bid(99)) is not None
    other = (bidder + 1) % 3
    assert Window(t, other).refuses(Bid(1)) == Refusal("HOUSE-2", {"seat": other})


def test_wishes_beside_the_menu_are_judged_too() -> None:
    t, host = haggling(FAIR)

    assert Window(t, host).refuses(Foretell([0, 1])) is None
    assert Window(t, host).refuses(Foretell([])) is not None


def test_asking_what_is_refused_makes_no_move() -> None:
    t, bidder = at_auction()
    before = snapshot(t.state), t.rev

    Window(t, bidder).refuses(Bid(1))

    assert (snapshot(t.state), t.rev) == before


def test_a_window_knows_its_seat_its_moment_and_whom_to_ask() -> None:
    t, bidder = at_auction()
    window = Window(t, bidder)

    assert (window.seat, window.rev) == (bidder, t.rev)
    assert window.menu is GAME.menu
    assert window.counsel is GAME.counsel


# Time.


def test_without_a_clock_time_stands_still() -> None:
    clock = Window(begun(), 0).clock

    assert clock is STILL
    assert (clock.spent(), clock.left()) == (0.0, inf)


def test_a_clock_of_ones_own_is_handed_on() -> None:
    clock = Clock()

    assert Window(begun(), 0, clock).clock is clock


# Worlds.


def test_an_imagined_table_is_ones_own() -> None:
    t, bidder = at_auction()
    before = snapshot(t.state), snapshot(t.rng), t.rev, len(t.entries)
    rng = SeededRng(3)
    world = Window(t, bidder).imagine(rng)

    assert world.rng is rng
    assert shared_rows(world.state, t.state) == []
    submit_out(world, rng, 20)
    assert (snapshot(t.state), snapshot(t.rng), t.rev, len(t.entries)) == before


def test_an_imagined_table_has_and_keeps_no_ledger() -> None:
    t, bidder = at_auction()
    world = Window(t, bidder).imagine(SeededRng(3))
    submit_out(world, SeededRng(4), 5)

    assert not world.keeps
    assert (world.rev, world.entries) == (0, [])


def test_an_imagined_world_remembers_what_was_public() -> None:
    t, bidder = at_auction()
    world = Window(t, bidder).imagine(SeededRng(3))

    assert snapshot(world.state) == snapshot(t.state.imagine(bidder, SeededRng(3), True))
    assert list(world.state.coins) == list(t.state.coins)
    assert list(world.state.hands) != list(t.state.hands)


# What a seat has heard.


def test_a_seat_hears_its_own_sealed_cards_but_not_the_others() -> None:
    t = begun()
    begun_at = t.rev
    given = {seat: set_aside(t, seat) for seat in (0, 1)}

    assert [h.action for h in Window(t, 0).heard(begun_at)] == [given[0], None]
    assert [h.action for h in Window(t, 1).heard(begun_at)] == [None, given[1]]
    assert [h.action for h in Window(t, 2).heard(begun_at)] == [None, None]


def test_a_seat_hears_who_did_what_it_did_not_see() -> None:
    t = begun()
    begun_at = t.rev
    set_aside(t, 1)
    heard = Window(t, 0).heard(begun_at)[0]

    assert (heard.rev, heard.seat) == (begun_at + 1, 1)
    assert heard.told == [event.seen_by(0) for event in t.entries[-1].told]
    assert heard.told != t.entries[-1].told


def test_everybody_hears_a_bid() -> None:
    t, bidder = at_auction()
    t.submit(bidder, Bid(2))

    for seat in range(3):
        heard = Window(t, seat).heard(t.rev - 1)
        assert [h.action for h in heard] == [Bid(2)]
        assert heard[0].told == t.entries[-1].told


def test_what_nobody_wished_is_heard_without_an_action() -> None:
    t = begun()
    heard = Window(t, 0).heard(0)

    assert [(h.rev, h.seat, h.action) for h in heard] == [(1, -1, None)]


def test_what_is_told_to_others_alone_is_not_heard() -> None:
    t, host = haggling(FAIR)
    t.submit(host, t.game.menu[t.legal(host)[1]])  # the host looks at a good
    other = Window(t, 1 - host).heard(t.rev - 1)[0]
    own = Window(t, host).heard(t.rev - 1)[0]

    assert len(other.told) < len(own.told)
    assert other.action is None
    assert own.action == t.entries[-1].action


def test_a_choice_that_brings_others_cards_is_not_heard_whole() -> None:
    """The host rests, and with the new day everybody draws a good that the others do not see."""
    t, host = haggling(FAIR)
    t.submit(host, Rest())

    assert [h.action for h in Window(t, 1 - host).heard(t.rev - 1)] == [None]
    assert [h.action for h in Window(t, host).heard(t.rev - 1)] == [Rest()]


def test_only_what_came_after_a_revision_is_heard() -> None:
    t = play_some(Subject(GAME, 3, "amigo2006", il_principe), 4, 30)
    window = Window(t, 2)

    assert [h.rev for h in window.heard(0)] == list(range(1, t.rev + 1))
    assert [h.rev for h in window.heard(t.rev - 3)] == [t.rev - 2, t.rev - 1, t.rev]
    assert window.heard(t.rev) == []


@pytest.mark.parametrize(
    "subject",
    [Subject(GAME, 3, "amigo2006", il_principe), Subject(FAIR, 3, "plain", hidden, wishes)],
    ids=repr,
)
def test_a_seat_hears_the_same_in_any_world_it_might_be_in(subject: Subject) -> None:
    for moves in (3, 9, 60):
        t = play_some(subject, 11, moves)
        for seat in range(subject.seats):
            world = Twins(RandomBot, seat, 0).redealt(t, SeededRng(moves))
            assert plain(Window(world, seat).heard(0)) == plain(Window(t, seat).heard(0))


def test_a_sealed_offer_stays_hidden_when_it_is_the_last_and_all_are_shown() -> None:
    t = open_table(FAIR, 2, FAIR.presets["plain"], SeededRng(1))
    for seat in (0, 1):
        t.submit(seat, t.game.menu[t.legal(seat)[0]])
    heard = Window(t, 0).heard(t.rev - 2)

    assert isinstance(heard[0].action, Offer)
    assert heard[1].action is None
