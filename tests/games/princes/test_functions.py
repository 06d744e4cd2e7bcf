"""Tests of functions of cards made here: at will, delayed, and in the preparatory round."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import (
    Build,
    BuildRoad,
    Done,
    PickResource,
    PickSite,
    Play,
    Search,
    Use,
)
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from tests.games.princes.cards.made import instead
from tests.games.princes.laying import (
    FIELDS,
    FOREST,
    HILLS,
    ME,
    OTHER,
    PASTURE,
    acting,
    begin,
    clean,
    deal,
    do,
    first_come,
    have,
    offered,
    phase,
    pick,
    refused,
    roll,
    stand,
    stock,
)
from tests.games.princes.test_tournament import preparing

BUILDING = 'kind = "green"\nfamily = "building"\ncopies = [1, 0]\n'
HERO = 'kind = "green"\nfamily = "hero"\ncopies = [1, 0]\n'
TRADING_POST = BUILDING + 'cost = { wool = 1 }\ndoes = ["once: convert gold 1 into other"]\n'
EXCHANGE = BUILDING + 'cost = { wool = 1 }\ndoes = ["any: convert gold 1 into other"]\n'
SCOUT = HERO + 'cost = { gold = 1 }\ndoes = ["once: search stack upto 1"]\n'
SPY = HERO + 'cost = { gold = 1 }\ndoes = ["once: look hand"]\n'
CAPTAIN = HERO + 'cost = { wool = 1 }\ndoes = ["later: take any 1 upto 2; give any 1"]\n'
RAGMAN = HERO + 'cost = { wool = 1 }\ndoes = ["once: gain gold 1; else fetch opponent-discard"]\n'
BEGGAR = HERO + 'cost = { wool = 1 }\ndoes = ["any: take gold 1 if vp>=1"]\n'


def uses(t: Table[State], seat: int) -> list[object]:
    """Return the functions that a seat may use now."""
    return [action for action in offered(t, seat) if isinstance(action, Use)]


def built(t: Table[State], seat: int, key: str) -> None:
    """Build a card of the hand on the first free site and pay for it."""
    do(t, seat, Build(number_of(key)))
    first_come(t, "placing", "paying")


def both_pass(t: Table[State]) -> None:
    """Play on until seat 0 is to act again."""
    t.rng = SeededRng(1)
    first_come(t, "actions", "hand", "exchange")
    while t.state.active == OTHER:
        roll(t, 1, "trade")
        t.rng = SeededRng(1)
        first_come(t, "actions", "hand", "exchange")
    roll(t, 1, "trade")


@pytest.mark.rule("TURN-3")
def test_function_without_a_limit_is_used_as_often_as_it_can_be_paid() -> None:
    """Ruling D13."""
    with instead("abbey", EXCHANGE):
        t = stand(stock(acting(begin()), ME, gold=2), ME, "abbey")
        do(t, ME, Use(5, 0), pick(FIELDS), Use(5, 0), pick(HILLS))

        assert have(t, ME) == {"grain": 1, "brick": 1}
        assert refused(t, ME, Use(5, 0)) == "TURN-3"  # nothing to pay with
        clean(t)


@pytest.mark.rule("TURN-3")
def test_function_may_wait_for_the_turn_after_its_building() -> None:
    """Olaf: take up to two, hand one back."""
    with instead("inga", CAPTAIN):
        t = stock(stock(acting(begin(mine=("inga", "abbey", "scout"))), ME, wool=1), OTHER, ore=2)
        built(t, ME, "inga")
        assert refused(t, ME, Use(5, 0)) == "TURN-3"
        assert uses(t, ME) == []
        both_pass(t)
        stock(t, ME, wool=1)
        stock(t, OTHER, ore=2)

        assert uses(t, ME) == [Use(5, 0)]
        do(t, ME, Use(5, 0))
        while PickResource(3) in offered(t, ME):
            do(t, ME, PickResource(3))
        assert phase(t) == "giving"
        do(t, ME, pick(PASTURE))

        assert (have(t, ME), have(t, OTHER)) == ({"ore": 2}, {"wool": 1})
        clean(t)


@pytest.mark.rule("TURN-3")
def test_waiting_function_moves_with_its_card_and_ends_when_it_leaves() -> None:
    with instead("inga", CAPTAIN):
        t = deal(stock(acting(begin()), ME, wool=3), ME, "relocation")
        stand(stand(t, ME, "inga", 5, 0), ME, "abbey", 5, 1)
        do(t, ME, Play(number_of("relocation")), PickSite(5, 0), PickSite(5, 1))
        assert uses(t, ME) == []
        assert refused(t, ME, Use(5, 1)) == "TURN-3"
        do(t, ME, PickSite(5, 1))

        assert sum(t.state.marks) == 0


@pytest.mark.rule("T19")
def test_conversion_makes_a_road_affordable_in_the_preparatory_round() -> None:
    """The Trading Post of the rulebook; rulings D4 and D5."""
    with instead("abbey", TRADING_POST):
        t = deal(preparing(), ME, "abbey")
        built(t, ME, "abbey")
        do(t, OTHER, Done())
        assert refused(t, ME, BuildRoad(5)) == "BUILD-5"
        assert uses(t, ME) == [Use(5, 0)]

        do(t, ME, Use(5, 0))
        do(t, ME, pick(HILLS))
        assert (phase(t), t.actors()) == ("preparing", [ME])  # a use does not count as a build
        assert GAME.view(t.state, OTHER).seats[ME].used == [20]
        assert refused(t, ME, Use(5, 0)) == "TURN-3"
        do(t, ME, BuildRoad(5))

        assert GAME.view(t.state, ME).seats[ME].roads == [5, 6]


@pytest.mark.rule("T19")
def test_uses_in_the_round_are_counted_by_seat_and_end_with_it() -> None:
    """Ruling D5."""
    with instead("abbey", TRADING_POST):
        t = preparing()
        for seat in (ME, OTHER):
            stand(t, seat, "abbey")
        do(t, ME, Use(5, 0), pick(FOREST))
        do(t, ME, Done())
        assert uses(t, OTHER) == [Use(5, 0)]
        do(t, OTHER, Use(5, 0), pick(FOREST))
        view = GAME.view(t.state, ME)
        assert [seat.used for seat in view.seats] == [[20], [20]]

        do(t, OTHER, Done())
        first_come(t, "hand", "exchange")
        assert [seat.used for seat in GAME.view(t.state, ME).seats] == [[], []]


@pytest.mark.rule("T18", "T19")
def test_stack_may_be_looked_at_once_in_the_round_but_a_hand_never() -> None:
    """Siward of the rulebook."""
    with instead("inga", SCOUT), instead("harald", SPY):
        t = stand(stand(preparing(), ME, "inga", 5, 0), ME, "harald", 5, 1)
        assert uses(t, ME) == [Use(5, 0)]
        assert refused(t, ME, Use(5, 1)) == "T18"
        assert refused(t, ME, Use(6, 0)) == "TURN-3"
        assert refused(t, ME, Use(99, 0)) == "TABLE-5"

        do(t, ME, Use(5, 0), Search(0))
        first_come(t, "searching")
        assert phase(t) == "preparing"
        assert uses(t, ME) == []
        assert refused(t, ME, Use(5, 0)) == "TURN-3"


@pytest.mark.rule("T19")
def test_card_that_takes_from_the_other_is_built_in_the_round_and_used_after_it() -> None:
    """Olaf and Marie of the rulebook."""
    with instead("inga", CAPTAIN):
        t = deal(preparing(), ME, "inga")
        built(t, ME, "inga")
        do(t, OTHER, Done())
        assert refused(t, ME, Use(5, 0)) == "T19"
        assert uses(t, ME) == []
        do(t, ME, Done())
        both_pass(t)

        assert uses(t, ME) == [Use(5, 0)]


@pytest.mark.rule("T18")
@pytest.mark.parametrize("made", [CAPTAIN, RAGMAN, BEGGAR])
def test_function_that_touches_the_other_is_refused_in_the_round(made: str) -> None:
    with instead("inga", made):
        t = stand(preparing(), ME, "inga")
        for at in range(len(t.state.marks)):
            t.state.marks[at] = 0
        t.state.throw(OTHER, number_of("scout"))

        assert refused(t, ME, Use(5, 0)) == "T18"
        assert uses(t, ME) == []
