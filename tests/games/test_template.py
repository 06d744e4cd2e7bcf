"""Tests of the game that `signoria new-game` copies, in both builds."""

import pytest

from signoria.bots.levels import bot_named
from signoria.bots.window import Window
from signoria.games import _template
from signoria.games._template.play import Bid, BidPlaced
from signoria.games._template.state import CARDS, State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import HIDDEN, SPECTATOR
from signoria.kernel.table import Table, open_table
from signoria.locales.vocabulary import vocabulary
from signoria.testing import laws
from signoria.testing.rehearsal import Rehearsal
from signoria.testing.subject import Subject, subjects

GAME = _template.GAME
GAMES = 8
SUBJECTS = pytest.mark.parametrize("subject", list(subjects(GAME)), ids=str)


def opened(seats: int = 2) -> Table[State]:
    return open_table(GAME, seats, GAME.presets["standard"], SeededRng(4))


@SUBJECTS
def test_random_games_keep_every_law(subject: Subject) -> None:
    rehearsal = Rehearsal(subject)
    for seed in range(GAMES):
        rehearsal.play(seed)
    laws.menu_law(GAME)


@SUBJECTS
def test_imagination_is_wide(subject: Subject) -> None:
    laws.wide_law(subject, 1, 60, 1)


def test_single_highest_card_wins_the_prize_and_equal_ones_win_nothing() -> None:
    t = opened(3)
    first = t.state.prize + 1
    for seat, card in enumerate([5, 5, 2]):
        assert t.submit(seat, Bid(card)) is None
    assert (list(t.state.points), t.state.lost) == ([0, 0, 0], first)

    second = t.state.prize + 1
    for seat, card in enumerate([0, 3, 1]):
        assert t.submit(seat, Bid(card)) is None
    assert list(t.state.points) == [0, second, 0]


def test_bid_is_seen_by_its_seat_alone() -> None:
    t = opened()
    t.submit(0, Bid(3))

    event = t.entries[-1].events[0]

    assert event.seen_by(0) == BidPlaced(0, 3)
    assert event.seen_by(1) == event.seen_by(SPECTATOR) == BidPlaced(0, HIDDEN)
    assert [GAME.view(t.state, seat).your_card for seat in (0, 1)] == [3, -1]


def test_hands_reach_the_page_as_a_row_of_cards_for_each_seat() -> None:
    words = vocabulary(GAME)

    assert words["views"]["View"]["hands"] == "hands"
    assert words["kinds"]["hands"] == {"form": "row", "of": "cards"}
    assert words["kinds"]["cards"] == {"form": "row", "of": "card"}
    assert words["kinds"]["card"]["form"] == "name"
    assert GAME.view(opened(3).state, 0).hands == [list(range(CARDS))] * 3


@pytest.mark.parametrize(
    ("action", "rule"), [(Action(), "TABLE-3"), (Bid(CARDS), "TABLE-5"), (Bid(1), "PLAY-2")]
)
def test_unfit_actions_are_refused(action: Action, rule: str) -> None:
    t = opened()
    for seat in (0, 1):
        t.submit(seat, Bid(1))

    refusal = t.refuses(0, action)

    assert isinstance(refusal, Refusal)
    assert refusal.rule == rule
    assert set(refusal.params) <= set(GAME.refused)


@pytest.mark.parametrize("name", ["greedy", "ismcts:60"])
def test_bots_play_to_the_end(name: str) -> None:
    t, bot = opened(), bot_named(name, 3)
    while not t.state.over():
        seat = t.actors()[0]
        assert t.submit(seat, bot.choose(Window(t, seat))) is None

    assert sum(GAME.outcome(t.state).scores) + t.state.lost == CARDS * (CARDS + 1) // 2
