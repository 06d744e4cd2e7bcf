"""Tests of queries to a state, of its copies, and of the worlds that a seat imagines."""

import copy

import pytest

from signoria.bots.playout import submit_out
from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Bid, SetAside
from signoria.games.il_principe.rules import BLUE, GREEN, RED
from signoria.games.il_principe.state import GUESSED_PURSE, State
from signoria.kernel.cells import part, values
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY, SPECTATOR
from signoria.kernel.table import Table, open_table
from tests.games.il_principe.story import (
    NEXT_ROUND,
    PHASE_1,
    PHASE_2,
    all_pass,
    do,
    opened,
    settled,
    table,
    turn_of,
)
from tests.games.il_principe.words import (
    BISHOP,
    CARRARESI,
    ESTE,
    KNIGHT,
    MEDICI,
    VISCONTI,
    cards,
)


def test_questions_about_hands_rows_and_points() -> None:
    s = table(
        at=turn_of(MEDICI),
        hands={VISCONTI: "2 green, 1 red"},
        face_up={ESTE: "2 green, 1 blue"},
        face_down={ESTE: "3 yellow"},
        points={ESTE: 11},
        roles={BISHOP: ESTE, KNIGHT: ESTE},
    ).state
    assert [s.hand(VISCONTI, colour) for colour in (GREEN, RED, BLUE)] == [2, 1, 0]
    assert (s.laid(ESTE), s.laid(MEDICI)) == (6, 0)
    assert (s.score(ESTE), s.score(MEDICI)) == (11, 0)
    assert (s.roles_of(ESTE), s.roles_of(MEDICI)) == ([BISHOP, KNIGHT], [])
    assert s.cities_on_display() == 4


@pytest.mark.rule("ROLE-2", "ROLE-6")
def test_leaders() -> None:
    s = table(
        at=turn_of(MEDICI),
        face_up={MEDICI: "3 red", VISCONTI: "1 red", CARRARESI: "3 red", ESTE: "2 red"},
    ).state
    assert s.leaders(RED, NOBODY) == 1 << MEDICI | 1 << CARRARESI
    assert s.leaders(RED, MEDICI) == 1 << CARRARESI
    assert s.leaders(BLUE, NOBODY) == 0


@pytest.mark.rule("TWO-1", "SET-1")
def test_two_seats_have_no_minors_and_fewer_cards() -> None:
    two, three = GAME.setup(2, settled(2)), GAME.setup(3, settled(3))
    assert (two.has_minors(), three.has_minors()) == (False, True)
    assert (two.copies_of_a_colour(), three.copies_of_a_colour()) == (13, 20)


@pytest.mark.rule("SET-8")
def test_when_purses_are_open() -> None:
    assert not opened(3).state.purses_open()
    assert opened(3, open_purses="yes").state.purses_open()
    assert table(at=NEXT_ROUND, last_round=True).state.purses_open()


def test_a_copy_shares_nothing_that_changes() -> None:
    t = open_table(GAME, 4, settled(4), SeededRng(3))
    submit_out(t, SeededRng(4), 30)
    before = GAME.view(t.state, MEDICI)
    twin = Table(GAME, copy.deepcopy(t.state), SeededRng(5))
    assert GAME.view(twin.state, MEDICI) == before
    submit_out(twin, SeededRng(6), GAME.horizon)
    assert twin.state.over()
    assert GAME.view(t.state, MEDICI) == before


@pytest.mark.parametrize("preset", ["amigo2006", "mtm2005"])
def test_a_copy_is_the_same_at_every_step_of_a_game(preset: str) -> None:
    t = open_table(GAME, 4, settled(4, preset), SeededRng(3))
    while not t.state.over():
        s, twin = t.state, t.state.copy()
        assert [GAME.view(twin, n) for n in range(4)] == [GAME.view(s, n) for n in range(4)]
        assert GAME.audit(twin) == GAME.audit(s)
        assert (values(twin.deck), values(twin.known)) == (values(s.deck), values(s.known))
        submit_out(t, SeededRng(t.rev), 5)
    assert GAME.view(t.state.copy(), MEDICI) == GAME.view(t.state, MEDICI)


def after_a_sale() -> State:
    """Give the Visconti three red cards that they won openly, and two that nobody saw."""
    t = table(
        at=PHASE_2,
        round=1,
        lots="3 red",
        hands={MEDICI: "4 green", VISCONTI: "1 blue, 1 yellow", ESTE: "2 white"},
        coins=[3, 4, 5, 6],
    )
    do(t, VISCONTI, Bid(4))
    all_pass(t, CARRARESI, ESTE, MEDICI)
    return t.state


def hand_of(s: State, seat: int) -> list[int]:
    """Return a hand as five counts."""
    return part(s.hands, seat * 5, 5)


def worlds(s: State, seat: int, remembering: bool) -> list[State]:
    """Return some worlds that a seat holds possible."""
    return [s.imagine(seat, SeededRng(seed), remembering) for seed in range(25)]


@pytest.mark.rule("SET-8")
@pytest.mark.parametrize("remembering", [False, True])
@pytest.mark.parametrize("you", [MEDICI, VISCONTI, SPECTATOR])
def test_imagining_keeps_the_totals_of_the_pieces(you: int, remembering: bool) -> None:
    s = after_a_sale()
    for world in worlds(s, you, remembering):
        assert GAME.audit(world) == GAME.audit(s)
        assert sum(world.deck) == world.deck_left == s.deck_left
        assert [sum(hand_of(world, seat)) for seat in range(4)] == values(s.held)
        assert min(world.deck) >= 0


def test_own_cards_stay_in_imagined_worlds() -> None:
    s = after_a_sale()
    for world in worlds(s, MEDICI, remembering=False):
        assert hand_of(world, MEDICI) == hand_of(s, MEDICI)
        assert world.coins[MEDICI] == s.coins[MEDICI]


def test_cards_won_openly_stay_in_worlds_that_remember() -> None:
    s = after_a_sale()
    red = [world.hand(VISCONTI, RED) for world in worlds(s, MEDICI, remembering=True)]
    assert min(red) >= 3
    forgetful = [world.hand(VISCONTI, RED) for world in worlds(s, MEDICI, remembering=False)]
    assert min(forgetful) < 3


def test_unknown_cards_are_redealt() -> None:
    s = after_a_sale()
    hands = {tuple(hand_of(world, ESTE)) for world in worlds(s, MEDICI, remembering=True)}
    assert len(hands) > 5


def test_purses_stay_only_in_worlds_that_remember() -> None:
    s = after_a_sale()
    for world in worlds(s, MEDICI, remembering=True):
        assert values(world.coins) == values(s.coins)
    guessed = [values(world.coins)[1:] for world in worlds(s, MEDICI, remembering=False)]
    assert len({tuple(purses) for purses in guessed}) > 5
    assert all(0 <= purse < GUESSED_PURSE for purses in guessed for purse in purses)


@pytest.mark.rule("SET-8")
def test_open_purses_are_never_guessed() -> None:
    s = table(at=turn_of(MEDICI), coins=[1, 2, 3, 4], options={"open_purses": "yes"}).state
    for world in worlds(s, MEDICI, remembering=False):
        assert values(world.coins) == [1, 2, 3, 4]


@pytest.mark.rule("AUC-5")
def test_holder_of_the_standing_bid_can_pay_it_in_every_world() -> None:
    t = table(at=PHASE_2, round=1, lots="1 red", coins=[5, 40, 5, 5])
    do(t, VISCONTI, Bid(40))
    for world in worlds(t.state, MEDICI, remembering=False):
        assert world.coins[VISCONTI] >= 40


@pytest.mark.rule("NEW-3")
@pytest.mark.parametrize("remembering", [False, True])
def test_sealed_cards_are_imagined_with_the_hand(remembering: bool) -> None:
    t = table(at=PHASE_1, next_cards=[BLUE] * 4 + [GREEN] * 4)
    do(t, VISCONTI, SetAside(2, 0, 0, 0, 0))
    sealed = set()
    for world in worlds(t.state, MEDICI, remembering):
        aside = part(world.aside, VISCONTI * 5, 5)
        sealed.add(tuple(aside))
        assert sum(aside) == 2
        assert sum(hand_of(world, VISCONTI)) == 2
    assert len(sealed) > 3


@pytest.mark.rule("NEW-3")
def test_own_sealed_cards_stay_in_imagined_worlds() -> None:
    t = table(at=PHASE_1, next_cards=[BLUE] * 4)
    do(t, MEDICI, SetAside(0, 0, 0, 2, 0))
    for world in worlds(t.state, MEDICI, remembering=False):
        assert part(world.aside, 0, 5) == cards("2 blue")
        assert hand_of(world, MEDICI) == cards("2 blue")


def test_unknown_cards_of_a_seat_and_a_spectator() -> None:
    s = after_a_sale()
    assert values(s.unknown_to(MEDICI)) == [16, 20, 20, 20, 20]
    assert values(s.unknown_to(SPECTATOR)) == [20, 20, 20, 20, 20]


def test_same_generator_imagines_the_same_world() -> None:
    s = after_a_sale()
    one, other = (s.imagine(MEDICI, SeededRng(7), True) for _ in range(2))
    assert values(one.hands) == values(other.hands)
    assert values(one.deck) == values(other.deck)
