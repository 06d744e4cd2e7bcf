"""Tests of playouts: a game played to its end, at random or by advice."""

from typing import Any

from signoria.bots.bot import PlayoutBot
from signoria.bots.playout import play_out, play_well, submit_out
from signoria.bots.window import Window
from signoria.games.il_principe import GAME
from signoria.kernel.game import Game
from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import Table, open_table
from signoria.testing.snapshot import snapshot
from tests.bots.fairs import fair_with
from tests.toy.game import FAIR
from tests.toy.state import FairState


class Last(Heuristics[FairState]):
    """Heuristics that advises the last legal action and notes each seat and its legal actions."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, list[int]]] = []

    def playout_move(self, s: FairState, seat: int, legal: list[int], rng: Rng) -> int:
        self.asked.append((seat, list(legal)))
        return legal[-1]


def set_up(game: Game[Any], seats: int, seed: int = 3, keeps: bool = False) -> Table[Any]:
    """Return a table that has begun."""
    options = game.presets[next(iter(game.presets))]
    return open_table(game, seats, options, SeededRng(seed), keeps)


def test_playout_ends_the_game_and_counts_its_decisions() -> None:
    t, kept = set_up(FAIR, 3), set_up(FAIR, 3, keeps=True)
    decisions = play_out(t, SeededRng(8))

    assert t.state.over()
    assert play_out(kept, SeededRng(8)) == decisions
    assert 9 <= decisions <= FAIR.horizon


def test_same_generator_plays_the_same_game() -> None:
    ends = []
    for seed in (1, 1, 2):
        t = set_up(GAME, 2)
        play_out(t, SeededRng(seed))
        ends.append(snapshot(t.state))

    assert ends[0] == ends[1] != ends[2]


def test_finished_game_takes_no_decision() -> None:
    t = set_up(FAIR, 2)
    play_out(t, SeededRng(1))

    assert play_out(t, SeededRng(1)) == 0
    assert play_well(t, SeededRng(1)) == 0
    assert submit_out(t, SeededRng(1), 5) == 0


def test_good_play_follows_the_heuristics() -> None:
    heuristics = Last()
    t, twin = set_up(fair_with(heuristics), 3), set_up(FAIR, 3, keeps=True)
    decisions = play_well(t, SeededRng(1))
    for seat, legal in heuristics.asked:
        assert seat == twin.actors()[0]
        assert legal == twin.legal(seat)
        assert twin.submit(seat, twin.game.menu[legal[-1]]) is None

    assert decisions == len(heuristics.asked)
    assert snapshot(t.state) == snapshot(twin.state)
    assert twin.state.over()


def test_good_play_of_il_principe_builds_more_than_random_play() -> None:
    """Cities and majorities bring the points; random play gets few of them."""
    well, by_chance = 0, 0
    for seed in range(3):
        t, other = set_up(GAME, 3, seed), set_up(GAME, 3, seed)
        play_well(t, SeededRng(seed))
        play_out(other, SeededRng(seed))
        well += sum(GAME.outcome(t.state).scores)
        by_chance += sum(GAME.outcome(other.state).scores)

    assert well > by_chance


def test_submitted_play_keeps_entries_and_stops_at_its_limit() -> None:
    t = set_up(GAME, 3, keeps=True)

    assert submit_out(t, SeededRng(2), 10) == 10
    assert t.rev == len(t.entries) == 11
    assert not t.state.over()


def test_submitted_play_stops_at_the_end() -> None:
    t = set_up(FAIR, 2, keeps=True)
    decisions = submit_out(t, SeededRng(2), FAIR.horizon)

    assert t.state.over()
    assert decisions == t.rev - 1 < FAIR.horizon


def test_playout_bot_plays_the_playout_move_of_an_imagined_world() -> None:
    advice = Last()
    t = set_up(fair_with(advice), 3, keeps=True)
    window = Window(t, t.actors()[0])

    action = PlayoutBot(1).choose(window)

    assert advice.asked == [(window.seat, window.legal())]
    assert action == window.menu[window.legal()[-1]]
