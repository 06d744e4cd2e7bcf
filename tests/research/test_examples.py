"""The examples run: the agent to the end of its game, the learners for a lesson or two."""

import runpy
from pathlib import Path

import numpy as np
import pytest

from examples.linear import Learner, Linear, gradient, learn
from examples.network import net
from examples.network.measure import measure
from examples.network.selfplay import SelfPlay, advantages
from examples.network.teacher import examples, greedy_wish
from examples.network.turned import GAME, SEATS, Turned, worth_of
from signoria.arena.guard import FALLBACKS
from signoria.bots.greedy import GreedyBot
from signoria.bots.window import Window
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import open_table
from signoria.research.spaces import Setting
from signoria.research.vector import VectorGames

ROOT = Path(__file__).parents[2]


def test_the_random_agent_plays_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples/random_agent.py"))
    last = capsys.readouterr().out.splitlines()[-SEATS:]

    assert sorted(line.split()[0] for line in last) == ["seat_0", "seat_1", "seat_2"]
    assert all("'score':" in line for line in last)


def test_the_linear_learner_measures_learns_and_measures() -> None:
    points = learn(0.001, tables=2, games=2, seed=3)

    assert [point.learned for point in points] == [0, 2]
    assert points[0].seconds == 0 < points[1].seconds
    assert all(list(point.won) == ["random", "greedy"] for point in points)


def test_the_linear_learner_improves() -> None:
    """About even against random play before the first of eight short lessons, far better after."""
    learner, games = Learner(games=64, seed=3), 60
    before = learner.won("random", games)
    for _ in range(8):
        learner.lesson()

    assert before < 0.65 * games < 0.9 * games < learner.won("random", games)


def test_a_choice_that_won_becomes_likelier_and_one_that_lost_less() -> None:
    """One seat at two tables, the same position: wish 0 won at one, wish 1 lost at the other."""
    linear = Linear(cells=3, wishes=4)
    rows, seats = np.ones((2, 3), np.float32), np.array([1, 1])
    masks = np.array([[True, True, True, False]] * 2)
    shares = linear.shares(rows, masks, seats)
    pulls = np.eye(2, 4, dtype=np.float32) - shares
    linear.learn(
        gradient([(rows, pulls, seats, np.array([True, True]))], np.array([[0, 1], [0, -1]]))
    )
    after = linear.shares(rows, masks, seats)[0]

    assert shares[0].tolist() == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])
    assert after[0] > after[2] > after[1] > after[3] == 0
    assert not linear.weights[0].any()


def test_a_seat_reads_the_same_wherever_it_sits() -> None:
    """Three tables that differ in who began alone: turned, every choice looks the same."""
    tables = [
        VectorGames(GAME, SEATS, options={"start_seat": str(first)}, games=4, observations="full")
        for first in (1, 2, 3)
    ]
    turned = Turned(tables[0].encoder)
    for games in tables:
        games.reset(7)
    rng = np.random.default_rng(7)
    ended = 0
    while ended < 4:
        seats = [games.seats.copy() for games in tables]
        rows = [
            turned.rows(games.observations, seat) for games, seat in zip(tables, seats, strict=True)
        ]
        masks = [turned.masks(games.masks, seat) for games, seat in zip(tables, seats, strict=True)]
        assert all((other == rows[0]).all() for other in rows)
        assert all((other == masks[0]).all() for other in masks)
        chosen = net.drawn(net.softmax(np.where(masks[0], 0.0, net.NEVER)), rng)
        for games, seat in zip(tables, seats, strict=True):
            games.step(turned.wishes[seat, chosen])
        ended += int(tables[0].over.sum())


def test_each_seat_has_a_story_of_its_own() -> None:
    """Seat 0, seat 1, seat 0, the end; then seat 1 of the next game, which is broken off."""
    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.2], [0.1], [0.5], [0.3]], np.float32)
    over = np.array([[False], [False], [True], [False]])
    results = np.array([[[0, 0, 0]], [[0, 0, 0]], [[1, -1, 0]], [[0, 0, 0]]], np.float32)
    gains = advantages(seats, values, over, results)[:, 0]

    assert gains[3] == 0
    assert gains[2] == pytest.approx(0.5)
    assert gains[1] == pytest.approx(-1.1)
    assert gains[0] == pytest.approx(0.3 + 0.95 * 0.5)


def test_a_result_is_half_the_victory_and_half_the_money_ahead() -> None:
    worth = worth_of(np.array([[1, -0.5, -0.5]]), np.array([[900_000, 600_000, 100_000]]))

    assert worth[0].tolist() == pytest.approx([0.75, -0.5, -0.75])


def test_a_lesson_of_self_play_has_a_row_for_each_real_choice() -> None:
    play = SelfPlay(games=4, among=2, seed=3)
    layers = net.fresh(play.turned.cells.shape[1], play.turned.wishes.shape[1], 3)
    lesson = play.play(layers, 40)
    alone = np.arange(len(lesson.chosen)), lesson.chosen

    assert len({len(part) for part in lesson}) == 1
    assert (lesson.masks.sum(axis=1) > 1).all()
    assert lesson.masks[alone].all()


def test_the_teacher_chooses_as_greedy_does() -> None:
    """A whole game, every choice asked of both."""
    setting = Setting(GAME, SEATS)
    table = open_table(setting.game, SEATS, setting.options, SeededRng(7))
    while actors := table.actors():
        seat = actors[0]
        wish = setting.game.menu[greedy_wish(table, seat)]
        assert wish is GreedyBot(3).choose(Window(table, seat))
        table.submit(seat, wish)


def test_examples_show_what_looks_best_and_how_it_turned_out() -> None:
    shown = examples(games=1, seed=3)

    assert np.allclose(shown.shares.sum(axis=1), 1)
    assert not shown.shares[~shown.masks].any()
    assert len(set(shown.results.tolist())) == SEATS


def test_weights_come_back_as_they_were_written(tmp_path: Path) -> None:
    layers = net.fresh(5, 3, 1)
    net.save(layers, tmp_path / "weights.npz")
    back = net.load(tmp_path / "weights.npz")

    assert [weights.shape for weights, _bias in back] == [(5, 128), (128, 64), (64, 4)]
    for (weights, _bias), (again, _b) in zip(layers, back, strict=True):
        assert np.allclose(weights, again, atol=2e-3)


def test_the_arena_plays_with_the_network() -> None:
    turned = Turned(VectorGames(GAME, SEATS, games=1).encoder)
    layers = net.fresh(turned.cells.shape[1], turned.wishes.shape[1], 3)
    said = measure(layers, ["network", "random", "random"], 3, 7)
    rows = {row["name"]: row for row in said["standings"]}

    assert rows["network"]["games"] == 3
    assert rows["network"]["wins"] + rows["random"]["wins"] == pytest.approx(3)
    assert rows["network"]["fallbacks"] == dict.fromkeys(FALLBACKS, 0)


def test_the_kept_weights_beat_greedy() -> None:
    """An even share of nine games among two of them would be three."""
    layers = net.load(ROOT / "examples/network/weights.npz")
    said = measure(layers, ["network", "greedy", "greedy"], 9, 7)

    assert {row["name"]: row["wins"] for row in said["standings"]}["network"] >= 6
