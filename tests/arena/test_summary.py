import json
from typing import Any

import pytest

from signoria.arena.record import GameRecord
from signoria.arena.schedule import Entrant, Terms
from signoria.arena.summary import spread, summary, wilson
from tests.arena.runs import record, terms

THREE = terms("a", "b", "c", games=3)


def row(result: dict[str, Any], name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in result["standings"] if one["name"] == name)
    return found


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_intervals_equal_those_of_newcombe(wins: int, games: int, low: float, high: float) -> None:
    """Newcombe, Two-sided confidence intervals for the single proportion (1998), table I."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00006)


def test_interval_stays_between_zero_and_one() -> None:
    assert wilson(0, 3)[0] == 0.0
    assert wilson(3, 3)[1] == 1.0
    assert wilson(1.5, 3) == pytest.approx((1 - wilson(1.5, 3)[1], 1 - wilson(1.5, 3)[0]))


def test_shared_win_counts_in_parts() -> None:
    games = [
        record(1, "abc", [9, 9, 1], [0, 1]),
        record(2, "bca", [1, 2, 8], [2]),
        record(3, "cab", [5, 5, 5], [0, 1, 2]),
    ]

    result = summary(THREE, games, 1)

    assert row(result, "a")["wins"] == pytest.approx(0.5 + 1 + 1 / 3, abs=1e-6)
    assert row(result, "a")["share"] == pytest.approx((0.5 + 1 + 1 / 3) / 3, abs=1e-6)
    assert sum(one["wins"] for one in result["standings"]) == pytest.approx(3, abs=1e-5)
    assert row(result, "a")["par"] == pytest.approx(1 / 3, abs=1e-6)


def test_standings_have_the_best_rated_first() -> None:
    result = summary(THREE, [record(1, "abc", [1, 5, 3], [1])], 1)

    assert [one["name"] for one in result["standings"]] == ["b", "c", "a"]
    best = result["standings"][0]
    assert best["ordinal"] == pytest.approx(best["mu"] - 3 * best["sigma"], abs=1e-5)


def test_points_are_summed_up() -> None:
    games = [record(1, "abc", [4, 2, 1], [0]), record(2, "abc", [8, 2, 1], [0])]

    found = row(summary(THREE, games, 1), "a")

    assert found["scores"] == {"mean": 6.0, "deviation": 2.0, "least": 4, "most": 8}
    assert found["score_counts"] == {"4": 1, "8": 1}
    assert spread([]) is None


def test_entrant_with_several_seats_counts_once_for_each_seat() -> None:
    one_against_two = terms("a", "b", "b", games=3)
    games = [record(n, "abb", [1, 3, 2], [1]) for n in (1, 2, 3)]

    result = summary(one_against_two, games, 1)

    many = row(result, "b")
    assert (many["copies"], many["games"], many["wins"], many["share"]) == (2, 6, 3.0, 0.5)
    assert (row(result, "a")["copies"], row(result, "a")["games"]) == (1, 3)


def test_matrix_counts_who_finished_ahead_of_whom() -> None:
    games = [record(1, "abc", [3, 2, 2], [0]), record(2, "abc", [1, 2, 0], [1])]

    matrix = summary(THREE, games, 1)["matrix"]

    ahead = {
        (one, other): matrix["ahead"][row][column]
        for row, one in enumerate(matrix["names"])
        for column, other in enumerate(matrix["names"])
    }
    assert ahead["a", "b"] == 0.5
    assert ahead["a", "c"] == 1.0
    assert ahead["c", "a"] == 0.0
    assert ahead["b", "c"] == 0.75
    assert ahead["a", "a"] is None


def test_entrants_that_never_met_are_not_compared() -> None:
    four = terms("a", "b", "c", "d", seats=2, games=12)

    matrix = summary(four, [record(1, "ab", [2, 1], [0]), record(2, "cd", [2, 1], [0])], 1)[
        "matrix"
    ]

    names = matrix["names"]
    assert matrix["ahead"][names.index("a")][names.index("c")] is None
    assert matrix["ahead"][names.index("a")][names.index("b")] == 1.0


def test_mirror_matches_are_listed_separately() -> None:
    games = [
        record(1, "abc", [3, 2, 1], [0]),
        record(4, "aaa", [9, 1, 1], [0], mirror=True, reason="odd", micros=[[9]] * 3),
        record(5, "aaa", [1, 7, 7], [1, 2], mirror=True, fallbacks=[{"late": 5}] * 3),
    ]

    result = summary(terms("a", "b", "c", games=3, mirrors=2), games, 1)

    [mirror] = result["mirrors"]
    assert (mirror["name"], mirror["games"], mirror["shares"]) == ("a", 2, [0.5, 0.25, 0.25])
    assert (mirror["low"][0], mirror["high"][0]) == wilson(1, 2)
    assert result == {
        **summary(terms("a", "b", "c", games=3, mirrors=2), games[:1], 1),
        "mirrors": [mirror],
    }


def test_fallbacks_and_searches_cut_short_are_counted() -> None:
    late = {"late": 2, "crash": 0, "illegal": 1}
    none = {"late": 0, "crash": 0, "illegal": 0}
    games = [
        record(n, "abc", [3, 2, 1], [0], fallbacks=[late, none, none], cut_short=[0, 4, 0])
        for n in (1, 2)
    ]

    result = summary(THREE, games, 1)

    assert row(result, "a")["fallbacks"] == {"late": 4, "crash": 0, "illegal": 2}
    assert row(result, "b")["fallbacks"] == none
    assert (row(result, "b")["cut_short"], row(result, "b")["decisions"]) == (8, 4)


def test_first_reason_of_each_kind_is_kept() -> None:
    first = record(1, "abc", [3, 2, 1], [0], reasons=[{"late": "slow"}, {}, {}])
    later = record(2, "abc", [3, 2, 1], [0], reasons=[{"late": "slower", "crash": "bang"}, {}, {}])

    result = summary(THREE, [later, first], 1)

    assert result["time"]["reasons"] == {"a": {"late": "slow", "crash": "bang"}}


def test_length_and_ends_are_counted() -> None:
    games = [
        record(1, "abc", [3, 2, 1], [0], rounds=4),
        record(2, "abc", [3, 2, 1], [0], rounds=6, decisions=[4, 2, 2], reason="cities"),
        record(3, "abc", [3, 2, 1], [0], rounds=5),
    ]

    result = summary(THREE, games, 1)

    assert result["ends"] == {"deck": 2, "cities": 1}
    assert result["length"]["rounds"] == {"mean": 5.0, "deviation": 0.8165, "least": 4, "most": 6}
    assert (result["length"]["decisions"]["least"], result["length"]["decisions"]["most"]) == (6, 8)


def test_game_without_rounds_reports_no_round_count() -> None:
    assert (
        summary(THREE, [record(1, "abc", [3, 2, 1], [0], rounds=None)], 1)["length"]["rounds"]
        is None
    )


def test_time_is_in_milliseconds() -> None:
    spent = [list(range(1000, 101_000, 1000)), [5], [5]]

    time = summary(THREE, [record(1, "abc", [3, 2, 1], [0], micros=spent, at=12.5)], 2)["time"]

    assert time["per_decision"]["a"] == {
        "mean_ms": 50.5,
        "median_ms": 50.5,
        "p95_ms": 95.0,
        "most_ms": 100.0,
    }
    assert (time["seconds"], time["workers"]) == (12.5, 2)


def test_values_that_change_between_runs_are_all_under_time() -> None:
    def once(micros: int, at: float, reason: str) -> list[GameRecord]:
        more: dict[str, Any] = {
            "micros": [[micros]] * 3,
            "at": at,
            "reasons": [{"late": reason}] * 3,
        }
        return [record(1, "abc", [3, 2, 1], [0], **more)]

    one, other = summary(THREE, once(1, 2.0, "x"), 1), summary(THREE, once(3, 4.0, "y"), 2)

    assert one != other
    assert {**one, "time": 0} == {**other, "time": 0}


def test_order_in_which_games_finish_changes_nothing() -> None:
    games = [record(n, "abc", [n, 4 - n, 2], [0 if n > 2 else 1]) for n in (1, 2, 3)]

    assert summary(THREE, games, 1) == summary(THREE, reversed(games), 1)


def test_unfinished_run_has_rows_only_for_entrants_that_played() -> None:
    four = terms("a", "b", "c", seats=2, games=6)

    begun = summary(four, [record(1, "ab", [2, 1], [0])], 1)

    assert [one["name"] for one in begun["standings"]] == ["a", "b"]
    assert (begun["finished"], begun["games"]) == (1, 6)
    assert summary(four, [], 1)["standings"] == []


def test_the_result_is_plain_json_with_its_terms() -> None:
    mine = Entrant("mine", "python my_bot.py", True)
    run: Terms = terms("mine", "ismcts:40", entrants=[mine, Entrant("ismcts:40", "ismcts:40")])
    played = record(1, "xy", [3, 2], [0])
    played.names = ("mine", "ismcts:40")

    result = summary(run, [played], 1)

    assert json.loads(json.dumps(result)) == result
    assert result["specs"] == {"mine": "python my_bot.py", "ismcts:40": "ismcts:40"}
    assert {one["name"]: one["iterations"] for one in result["standings"]} == {
        "mine": None,
        "ismcts:40": 40,
    }
    assert (result["game"], result["seed"], result["bots"]) == ("il-principe", 7, run.bots)
