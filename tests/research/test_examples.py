"""Tests of the examples: the agent plays a whole game, the learners run for a few lessons."""

import runpy
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from unittest.mock import MagicMock

import numpy as np
import pytest

from examples.linear import Learner, Linear, gradient, learn
from examples.network import net
from examples.network.measure import measure
from examples.network.selfplay import SelfPlay, advantages, play_on, sit_down
from examples.network.turned import GAME, RAISES, SEATS, Turned, placed, worth_of
from signoria.arena.guard import FALLBACKS
from signoria.games.il_principe.actions import BIDS
from signoria.games.il_principe.rules import COLOURS, SOURCES
from signoria.kernel.seats import NOBODY
from signoria.research.vector import VectorGames

ROOT = Path(__file__).parents[2]
WEIGHTS = ROOT / "examples/network/weights.npz"
CURVES = ("examples.curve", "examples.network.curve")


def test_random_agent_plays_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(ROOT / "examples/random_agent.py"))
    last = capsys.readouterr().out.splitlines()[-3:]

    assert sorted(line.split()[0] for line in last) == ["seat_0", "seat_1", "seat_2"]
    assert all("'score':" in line for line in last)


def test_linear_learner_measures_learns_and_measures_again() -> None:
    points = learn(0.001, tables=2, games=2, seed=3)

    assert [point.learned for point in points] == [0, 2]
    assert points[0].seconds == 0 < points[1].seconds
    assert all(list(point.won) == ["random", "greedy"] for point in points)


@pytest.mark.slow
def test_linear_learner_improves() -> None:
    """It is about even with random play before eight short lessons and far better after them."""
    learner, games = Learner(games=64, seed=3), 60
    before = learner.won("random", games)
    for _ in range(8):
        learner.lesson()

    assert before < 0.65 * games < 0.9 * games < learner.won("random", games)


def test_winning_choice_becomes_more_likely_and_losing_one_less() -> None:
    """One seat has one position at two tables: action 0 won at one, action 1 lost at the other."""
    linear = Linear(cells=3, actions=4)
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


def test_own_seat_comes_first_in_a_row() -> None:
    """Compares rows with the state at every choice of some random games."""
    games = VectorGames(GAME, SEATS, games=4, observations="full")
    games.reset(7)
    turned, ended = Turned(games.encoder), 0
    cells = {feature.name: at.ravel() for feature, at in placed(games.encoder)}
    while ended < 4:
        rows = turned.rows(games.observations, games.seats)[:, : len(turned.scales)]
        numbers = np.rint(rows / turned.scales).astype(int)
        for table, seat, row in zip(games.batch.tables, games.seats, numbers, strict=True):
            s = table.state
            read = {name: row[at].tolist() for name, at in cells.items()}
            both = [int(seat), 1 - int(seat)]

            assert read["you"] == [1, 0]
            assert read["score"] == [s.score(each) for each in both]
            assert read["hand_size"] == [s.held[each] for each in both]
            assert read["purse"] == [s.coins[seat] + 1, 0]
            for name, whole in (("face_up", s.face_up), ("face_down", s.face_down)):
                assert read[name] == [
                    whole[each * COLOURS + colour] for each in both for colour in range(COLOURS)
                ]
            assert read["points"] == [
                s.points[each * SOURCES + source] for each in both for source in range(SOURCES)
            ]
            assert read["shields"] == [
                s.shields[region * SEATS + each] for region in range(6) for each in both
            ]
            assert read["roles"] == [
                int(holder == s.roles[role]) for role in range(10) for holder in (NOBODY, *both)
            ]
            assert read["principe"] == [0, *(int(s.principe == each) for each in both)]
        games.step(games.sample())
        ended += int(games.over.sum())


def test_raise_is_counted_from_the_standing_bid() -> None:
    games = VectorGames(GAME, SEATS, games=1, observations="full")
    games.reset(7)
    turned, seen = Turned(games.encoder), set()
    while not games.over[0]:
        state = games.batch.tables[0].state
        actions = turned.actions(games.observations)
        masks = turned.masks(games.masks, actions)[0]
        if state.item != NOBODY:
            seen.add(state.high_bid)
            first = BIDS + state.high_bid + 1
            assert actions[0, -RAISES:].tolist() == list(range(first, first + RAISES))
        assert masks.any()
        assert (games.masks[0, actions[0, masks]] == 1).all()
        games.step(np.array([actions[0, masks][-1 if len(seen) < 3 else 0]]))

    assert len(seen) > 1


def test_thresholds_up_to_the_value_are_marked() -> None:
    """A purse of five ducats marks four and five, but not six."""
    games = VectorGames(GAME, SEATS, games=1, observations="full")
    games.reset(7)
    turned = Turned(games.encoder)
    purse = next(int(at[0, 0]) for feature, at in placed(games.encoder) if feature.name == "purse")
    for ducats in (4, 5, 6):
        seen = games.observations.copy()
        seen[0, purse : purse + SEATS] = ducats + 1, 0
        row = turned.rows(seen, np.array([0]))[0, len(turned.scales) :]
        marks = turned.marks[turned.marked == purse]
        assert (row[turned.marked == purse] == (marks <= ducats + 1)).all()


def test_advantages_are_computed_separately_for_each_seat() -> None:
    """Seats 0, 1 and 0 act, the game ends; then seat 1 acts in an unfinished game."""
    seats = np.array([[0], [1], [0], [1]])
    values = np.array([[0.2], [0.1], [0.5], [0.3]], np.float32)
    over = np.array([[False], [False], [True], [False]])
    results = np.array([[[0, 0]], [[0, 0]], [[1, -1]], [[0, 0]]], np.float32)
    gains = advantages(seats, values, over, results)[:, 0]

    assert gains[3] == 0
    assert gains[2] == pytest.approx(0.5)
    assert gains[1] == pytest.approx(-1.1)
    assert gains[0] == pytest.approx(0.3 + 0.95 * 0.5)


def test_result_is_half_victory_and_half_lead_in_points() -> None:
    worth = worth_of(np.array([[1, -1], [-1, 1]]), np.array([[50, 35], [10, 90]]))

    assert worth.tolist() == [pytest.approx([0.75, -0.75]), pytest.approx([-1, 1])]


def test_lesson_of_self_play_has_a_row_for_each_real_choice() -> None:
    sit_down(4, 3)
    turned = SelfPlay(1, 3).turned
    lesson, finished = play_on(net.fresh(turned.inputs, turned.size, 3), 200)
    chosen = np.arange(len(lesson.chosen)), lesson.chosen

    assert finished > 0
    assert len({len(part) for part in lesson}) == 1
    assert (lesson.masks.sum(axis=1) > 1).all()
    assert lesson.masks[chosen].all()


def test_weights_read_back(tmp_path: Path) -> None:
    layers = net.fresh(5, 3, 1)
    net.save(layers, tmp_path / "weights.npz")
    back = net.load(tmp_path / "weights.npz")

    assert [weights.shape for weights, _bias in back] == [(5, 256), (256, 128), (128, 4)]
    for (weights, _bias), (again, _b) in zip(layers, back, strict=True):
        assert np.allclose(weights, again, atol=2e-3)


def test_arena_plays_with_the_network() -> None:
    turned = SelfPlay(1, 3).turned
    layers = net.fresh(turned.inputs, turned.size, 3)
    said = measure(layers, ["network", "random"], 4, 7)
    rows = {row["name"]: row for row in said["standings"]}

    assert rows["network"]["games"] == 4
    assert rows["network"]["wins"] + rows["random"]["wins"] == pytest.approx(4)
    assert rows["network"]["fallbacks"] == dict.fromkeys(FALLBACKS, 0)


@pytest.mark.slow
def test_stored_weights_beat_greedy() -> None:
    """An even share of sixty games would be thirty."""
    layers = net.load(WEIGHTS)
    said = measure(layers, ["network", "greedy"], 60, 7)

    assert {row["name"]: row["wins"] for row in said["standings"]}["network"] >= 36


def test_network_is_measured_against_greedy_by_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["measure", str(WEIGHTS), "--games", "2"])
    runpy.run_path(str(ROOT / "examples/network/measure.py"), run_name="__main__")
    lines = capsys.readouterr().out.splitlines()

    assert sorted(line.split()[:2] for line in lines) == [["greedy", "2"], ["network", "2"]]


@pytest.fixture
def axes(monkeypatch: pytest.MonkeyPatch) -> Iterator[MagicMock]:
    """Provide mock axes for drawing curves, whether matplotlib is installed or not."""
    library = MagicMock()
    library.pyplot.subplots.return_value = library.figure, library.axes
    for name in ("matplotlib", "matplotlib.ticker"):
        monkeypatch.setitem(sys.modules, name, library)
    yield library.axes
    for name in CURVES:
        sys.modules.pop(name, None)


def test_curve_has_a_point_for_each_stored_file(
    axes: MagicMock, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    curve = import_module(CURVES[-1])
    monkeypatch.setattr(curve, "OPPONENTS", ("random",))
    for name in ("weights", "weights-0s", "weights-60s", "weights-600s"):
        (tmp_path / f"{name}.npz").symlink_to(WEIGHTS)
    points = curve.measured(tmp_path / "weights.npz", 2, 7)
    curve.draw(points, 2, "two cores", True, tmp_path / "network.svg")
    (seconds, shares), (_seconds, lows, highs) = (
        drawn.call_args.args for drawn in (axes.plot, axes.fill_between)
    )

    assert seconds == [0, 60, 600]
    assert shares == [point.won["random"] / 2 for point in points]
    assert all(low <= share <= high for low, share, high in zip(lows, shares, highs, strict=True))
