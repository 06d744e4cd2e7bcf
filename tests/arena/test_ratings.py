"""Tests of the mathematics of the ratings, computed a second time from the paper.

Weng and Lin, A Bayesian approximation method for online ranking, JMLR 12 (2011), algorithm 4.
"""

from itertools import permutations
from math import exp, sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.arena.ratings import NEWCOMER, Rating, ranks_of, rate, ratings

BETA = 25 / 6
KAPPA = 0.0001
EXACT = 1e-9


def weng_lin(before: list[Rating], ranks: list[int]) -> list[Rating]:
    """Rate a game by the paper's sums Omega and Delta, with gamma = sigma / c."""
    seats = range(len(before))
    c = sqrt(sum(one.sigma**2 + BETA**2 for one in before))
    weight = [exp(one.mu / c) for one in before]
    behind = [sum(weight[s] for s in seats if ranks[s] >= ranks[q]) for q in seats]
    level = [ranks.count(ranks[q]) for q in seats]
    after = []
    for i, one in enumerate(before):
        ahead = [q for q in seats if ranks[q] <= ranks[i]]
        chance = {q: weight[i] / behind[q] for q in ahead}
        omega = sum(((q == i) - chance[q]) / level[q] for q in ahead)
        delta = sum(chance[q] * (1 - chance[q]) / level[q] for q in ahead)
        variance, gamma = one.sigma**2, one.sigma / c
        shrunk = max(1 - gamma * variance / c**2 * delta, KAPPA)
        after.append(Rating(one.mu + variance / c * omega, one.sigma * sqrt(shrunk)))
    return after


def same(found: list[Rating], wanted: list[Rating]) -> None:
    assert [one.mu for one in found] == pytest.approx([one.mu for one in wanted], abs=EXACT)
    assert [one.sigma for one in found] == pytest.approx([one.sigma for one in wanted], abs=EXACT)


THREE = [Rating(31.0, 2.5), Rating(24.0, 6.0), Rating(19.5, 1.25)]
FOUR = [*THREE, NEWCOMER]


@pytest.mark.parametrize(
    ("before", "ranks", "mus", "sigmas"),
    [
        (
            [NEWCOMER] * 2,
            [0, 1],
            [27.63523138347365, 22.36476861652635],
            [8.065506316323548, 8.065506316323548],
        ),
        (
            [NEWCOMER] * 3,
            [0, 1, 2],
            [27.868876552746237, 25.717219138186557, 21.413904309067206],
            [8.204837030780652, 8.057829747583874, 8.057829747583874],
        ),
        (
            [NEWCOMER] * 4,
            [0, 1, 2, 3],
            [27.795084971874736, 26.552824984374855, 24.68943500312503, 20.96265504062538],
            [8.263160757613477, 8.179213704945203, 8.083731307186588, 8.083731307186588],
        ),
        (
            THREE,
            [1, 0, 2],
            [30.7957574654408, 26.67600526143764, 19.43491457194546],
            [2.491099161101398, 5.861742954968472, 1.249580514324105],
        ),
        (
            FOUR,
            [2, 0, 3, 0],
            [30.96483281740272, 24.736129509468444, 19.446876539496884, 26.331786250547253],
            [2.4964846973409673, 5.954271048048168, 1.249829797160565, 8.15288687434432],
        ),
    ],
)
def test_ratings_equal_golden_values(
    before: list[Rating], ranks: list[int], mus: list[float], sigmas: list[float]
) -> None:
    golden = [Rating(mu, sigma) for mu, sigma in zip(mus, sigmas, strict=True)]

    same(rate(before, ranks), golden)
    same(weng_lin(before, ranks), golden)


def test_first_win_at_a_table_of_two_equals_the_value_computed_by_hand() -> None:
    """c² = 2 (σ² + β²) and both chances are a half, so that Ω = σ² / 2c and Δ = σ³ / 4c³."""
    sigma = 25 / 3
    c = sqrt(2 * (sigma**2 + (sigma / 2) ** 2))

    winner, loser = rate([NEWCOMER, NEWCOMER], [0, 1])

    assert winner.mu == pytest.approx(25 + sigma**2 / (2 * c), abs=EXACT)
    assert loser.mu == pytest.approx(25 - sigma**2 / (2 * c), abs=EXACT)
    assert winner.sigma == pytest.approx(sigma * sqrt(1 - (sigma / c) ** 3 / 4), abs=EXACT)


RATINGS = st.builds(Rating, mu=st.floats(-20, 70), sigma=st.floats(0.05, 25 / 3))


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Rating], list[int]]:
    """Draw any ratings with ranks as a game gives them: tied seats share the better rank."""
    before = draw(st.lists(RATINGS, min_size=2, max_size=5))
    scores = draw(st.lists(st.integers(0, 4), min_size=len(before), max_size=len(before)))
    return before, ranks_of(scores, [])


@settings(deadline=None, max_examples=150)
@given(games())
def test_library_agrees_with_the_paper(game: tuple[list[Rating], list[int]]) -> None:
    before, ranks = game

    same(rate(before, ranks), weng_lin(before, ranks))


@settings(deadline=None, max_examples=50)
@given(games())
def test_uncertainty_never_grows(game: tuple[list[Rating], list[int]]) -> None:
    before, ranks = game

    for old, new in zip(before, rate(before, ranks), strict=True):
        assert new.sigma <= old.sigma


@settings(deadline=None, max_examples=50)
@given(games())
def test_sole_first_gains_and_sole_last_loses(
    game: tuple[list[Rating], list[int]],
) -> None:
    before, ranks = game

    after = rate(before, ranks)

    if ranks.count(0) == 1:
        assert after[ranks.index(0)].mu > before[ranks.index(0)].mu
    last = max(ranks)
    if last > 0 and ranks.count(last) == 1:
        assert after[ranks.index(last)].mu < before[ranks.index(last)].mu


def test_order_of_the_seats_does_not_matter() -> None:
    ranks = [1, 0, 2, 2]
    usual = rate(FOUR, ranks)

    for order in permutations(range(4)):
        after = rate([FOUR[seat] for seat in order], [ranks[seat] for seat in order])

        same(after, [usual[seat] for seat in order])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tied_equals_keep_their_mean(seats: int) -> None:
    for after in rate([Rating(30, 4)] * seats, [0] * seats):
        assert after.mu == pytest.approx(30, abs=EXACT)


@pytest.mark.parametrize("start", [10.0, 60.0])
def test_rating_that_always_ties_approaches_its_opponent(start: float) -> None:
    one, field = Rating(start), Rating(30.0, 0.5)
    gap = abs(one.mu - field.mu)

    for _ in range(400):
        one = rate([one, field], [0, 0])[0]
        assert abs(one.mu - field.mu) < gap or gap < EXACT
        gap = abs(one.mu - field.mu)

    assert gap < 0.01


def test_rating_a_game_leaves_its_input_unchanged() -> None:
    before = list(FOUR)

    rate(before, [0, 1, 2, 3])

    assert before == FOUR


def test_places_follow_points() -> None:
    assert ranks_of([30, 50, 40], [1]) == [2, 0, 1]
    assert ranks_of([-3, 0, -7], [1]) == [1, 0, 2]


def test_winner_is_ahead_of_others_with_equal_points() -> None:
    assert ranks_of([50, 50, 40], [1]) == [1, 0, 2]


def test_equal_points_and_equal_victory_share_a_rank() -> None:
    assert ranks_of([50, 50, 40, 40], [0, 1]) == [0, 0, 2, 2]
    assert ranks_of([50, 50, 50, 40], [1]) == [1, 0, 1, 3]


def test_games_are_rated_one_after_the_other() -> None:
    first, second = (["a", "b"], [0, 1]), (["b", "a"], [0, 1])

    after = ratings(["a", "b"], [first, second])

    a, b = rate([NEWCOMER, NEWCOMER], [0, 1])
    b, a = rate([b, a], [0, 1])
    assert after == {"a": a, "b": b}


def test_entrant_with_several_seats_gets_their_mean() -> None:
    rated = rate([NEWCOMER] * 4, [2, 0, 1, 3])

    after = ratings(["one", "three"], [(["three", "one", "three", "three"], [2, 0, 1, 3])])

    three = [rated[seat] for seat in (0, 2, 3)]
    assert after["one"] == rated[1]
    assert after["three"].mu == pytest.approx(sum(r.mu for r in three) / 3, abs=EXACT)
    assert after["three"].sigma == pytest.approx(sum(r.sigma for r in three) / 3, abs=EXACT)


def test_one_against_three_equal_bots_ends_with_an_equal_rating() -> None:
    """An entrant that wins exactly its share of a quarter stays where it began."""
    seats = [["one" if seat == own else "many" for seat in range(4)] for own in range(4)]

    after = ratings(["one", "many"], [(seated, [0, 1, 2, 3]) for seated in seats] * 100)

    assert abs(after["one"].mu - after["many"].mu) < 2 * after["one"].sigma


def test_ordinal_is_below_the_mean() -> None:
    assert Rating(30.0, 2.0).ordinal() == 24.0
