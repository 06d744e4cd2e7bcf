from collections import Counter

from signoria.arena.schedule import Fixture, bot_seed, deal_seed, schedule, seatings

LEVELS = ["prince", "minister", "courtier", "page"]


def test_every_bot_has_every_seat_once_in_a_deal() -> None:
    games = schedule(LEVELS, 4, 4, 0)

    for seat in range(4):
        assert sorted(game.names[seat] for game in games) == sorted(LEVELS)
    assert {game.deal for game in games} == {1}


def test_bots_rotate_around_the_table_in_their_order() -> None:
    assert seatings(["a", "b", "c"], 3) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_number_of_games_is_rounded_up_to_whole_deals() -> None:
    assert len(schedule(LEVELS, 4, 1, 0)) == 4
    assert len(schedule(LEVELS, 4, 4, 0)) == 4
    assert len(schedule(LEVELS, 4, 5, 0)) == 8


def test_a_run_goes_deal_by_deal_and_counts_its_games() -> None:
    games = schedule(LEVELS, 4, 12, 2)

    assert [game.number for game in games] == list(range(1, 12 + 2 * 4 + 1))
    assert [game.deal for game in games if not game.mirror] == [1] * 4 + [2] * 4 + [3] * 4


def test_more_bots_than_seats_meet_equally_often() -> None:
    games = schedule(["a", "b", "c", "d", "e"], 3, 1, 0)

    met = Counter(frozenset(game.names) for game in games)
    assert len(games) == 10 * 3
    assert set(met.values()) == {3}
    for seat in range(3):
        assert set(Counter(game.names[seat] for game in games).values()) == {6}


def test_one_against_three_has_every_seat() -> None:
    games = schedule(["prince", "greedy", "greedy", "greedy"], 4, 4, 0)

    assert sorted(game.names.index("prince") for game in games) == [0, 1, 2, 3]


def test_mirrors_have_one_entrant_in_all_seats_on_the_same_deals() -> None:
    mirrors = [game for game in schedule(["a", "b", "b"], 3, 9, 2) if game.mirror]

    assert [(game.deal, game.names) for game in mirrors] == [
        (1, ("a",) * 3),
        (1, ("b",) * 3),
        (2, ("a",) * 3),
        (2, ("b",) * 3),
    ]


def test_seating_changes_bot_seeds_and_keeps_the_deal() -> None:
    one, other = Fixture(1, 5, 0, ("a", "b")), Fixture(2, 5, 1, ("b", "a"))

    assert deal_seed(7, one.deal) == deal_seed(7, other.deal) == 7 * 1_000_003 + 5
    assert bot_seed(7, one, 1) == ((7 * 1_000_003 + 5) * 1_000_003 + 1) % 2**40
    assert bot_seed(7, other, 1) == ((7 * 1_000_003 + 5) * 1_000_003 + 16 + 1) % 2**40


def test_no_two_bots_of_a_run_share_a_seed() -> None:
    games = schedule(["a", "b", "c", "d", "e"], 4, 2000, 30)

    seeds = [bot_seed(2**40, game, seat) for game in games for seat in range(4)]

    assert len(seeds) == len(set(seeds))
    assert all(0 <= seed < 2**40 for seed in seeds)
