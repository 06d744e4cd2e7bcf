"""Tests of the search: reproducible for a seed, within its budget, and good."""

from math import inf
from typing import Any

import pytest

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.ismcts import ENDLESS, LOOK_AT_CLOCK, Ismcts, child_for, learn, most_tried
from signoria.bots.tree import TreeNode
from signoria.bots.window import Clock, Window
from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Bid, Build, LayNothing, SetAside
from signoria.kernel.action import Action
from signoria.kernel.heuristics import Heuristics
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import UNDO, Table, open_table
from tests.bots.fairs import Merchant, Spendthrift, fair_with, haggling
from tests.games.il_principe.story import PHASE_2, table, turn_of
from tests.games.il_principe.words import FIRENZE, LUCCA, MEDICI, MILANO, PISA, VISCONTI
from tests.toy.actions import Discard, Pinch, Promise, Rest, Search
from tests.toy.game import FAIR
from tests.toy.state import FairState

MANY = 3 * LOOK_AT_CLOCK


class Ticking(Clock):
    """Clock that advances one second whenever it is read."""

    def __init__(self, left: float = inf) -> None:
        self.looks = 0
        self.remaining = left

    def spent(self) -> float:
        self.looks += 1
        return float(self.looks - 1)

    def left(self) -> float:
        return self.remaining


class TimeIsUp(Exception):
    """Exception that an impatient clock raises."""


class Impatient(Clock):
    """Clock that raises at a given reading."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def spent(self) -> float:
        self.looks -= 1
        if self.looks == 0:
            raise TimeIsUp
        return 0.0


class Interrupted(Merchant):
    """Heuristics that raises once, in mid-playout."""

    def __init__(self, after: int) -> None:
        self.after = after

    def playout_move(self, s: FairState, seat: int, legal: list[int], rng: Rng) -> int:
        self.after -= 1
        if self.after == 0:
            raise TimeIsUp
        return legal[rng.below(0, len(legal))]


def searching(iterations: int = 30, seed: int = 1, seconds: float = inf) -> Ismcts[Any]:
    """Return a bot that searches."""
    return Ismcts(seed, iterations, seconds)


def late_auction() -> Table[Any]:
    """Return a table of two seats at the first lot of the last round; the Visconti open."""
    hands = {MEDICI: "2 white, 1 red", VISCONTI: "1 red, 1 blue"}
    lots = "1 blue, 2 yellow, 3 red"
    return table(
        2, at=PHASE_2, last_round=True, lots=lots, hands=hands, coins=[9, 8], display=[LUCCA, PISA]
    )


def shape(node: TreeNode) -> object:
    """Return a tree as nested plain values."""
    own = (node.number, node.seat, node.visits, node.offered, round(node.total, 9))
    return own, [shape(child) for child in node.children]


# Reproducible answers.


def test_same_seed_and_iterations_give_the_same_tree_and_answer() -> None:
    t = late_auction()
    bots = [searching() for _ in range(2)]
    answers = [bot.choose(Window(t, VISCONTI)) for bot in bots]

    assert answers[0] == answers[1]
    assert shape(bots[0].root) == shape(bots[1].root)


def test_new_bot_with_the_same_seed_answers_the_same() -> None:
    t, host = haggling(fair_with(Merchant()), 3)
    for seed in range(10):
        answers = {str(searching(40, seed).choose(Window(t, host))) for _ in range(3)}
        assert len(answers) == 1


def test_another_seed_imagines_other_worlds() -> None:
    t = late_auction()
    bots = [searching(seed=seed) for seed in (1, 2)]
    for bot in bots:
        bot.choose(Window(t, VISCONTI))

    assert shape(bots[0].root) != shape(bots[1].root)


# The budget.


@pytest.mark.parametrize("iterations", [1, 7, LOOK_AT_CLOCK, MANY + 1])
def test_budget_in_iterations_is_exact(iterations: int) -> None:
    t, host = haggling(fair_with(Merchant()))
    bot = searching(iterations)
    answer = bot.choose(Window(t, host))

    assert bot.done == bot.root.visits == iterations
    assert bot.cut_short == 0
    assert t.refuses(host, answer) is None


def test_budget_in_time_ends_with_it_and_counts_no_cut() -> None:
    t, host = haggling(fair_with(Merchant()))
    bot, clock = searching(0, seconds=1.5), Ticking()
    bot.choose(Window(t, host, clock))

    assert bot.iterations == ENDLESS
    assert (bot.done, clock.looks) == (2 * LOOK_AT_CLOCK, 3)
    assert bot.cut_short == 0


def test_iterations_cut_short_by_time_are_counted() -> None:
    t, host = haggling(fair_with(Merchant()))
    bot = searching(MANY, seconds=0.5)
    for asked in (1, 2):
        bot.choose(Window(t, host, Ticking()))

        assert (bot.done, bot.cut_short) == (LOOK_AT_CLOCK, asked)


def test_iterations_finished_in_time_are_not_cut_short() -> None:
    t, host = haggling(fair_with(Merchant()))
    bot = searching(MANY, seconds=5.0)
    bot.choose(Window(t, host, Ticking()))

    assert (bot.done, bot.cut_short) == (MANY, 0)


def test_answer_comes_before_the_deadline() -> None:
    t, host = haggling(fair_with(Merchant()))
    bot = searching(MANY)
    bot.choose(Window(t, host, Ticking(left=1.0)))

    assert (bot.done, bot.cut_short) == (2 * LOOK_AT_CLOCK, 1)


def test_search_without_any_time_runs_one_iteration() -> None:
    t, host = haggling(fair_with(Merchant()))
    bot = searching(MANY, seconds=0.0)

    assert t.refuses(host, bot.choose(Window(t, host, Ticking(left=-1.0)))) is None
    assert bot.done == LOOK_AT_CLOCK


def test_single_legal_move_is_made_without_a_search() -> None:
    t = open_table(FAIR, 2, FAIR.presets["plain"], SeededRng(1))
    while len(t.legal(t.actors()[0])) > 1:
        t.submit(t.actors()[0], t.game.menu[t.legal(t.actors()[0])[-1]])
    seat = t.actors()[0]
    bot, clock = searching(), Ticking()

    assert bot.choose(Window(t, seat, clock)) == t.game.menu[t.legal(seat)[0]]
    assert (bot.done, bot.root.visits, clock.looks) == (0, 0, 0)


# Reusing the tree.


def follow(bot: Ismcts[Any], t: Table[Any], *kinds: type[Action]) -> TreeNode:
    """Make moves of these kinds that the tree has tried and the table allows; return the last."""
    node = bot.root
    for kind in kinds:
        able = [(child, t.game.menu[child.number]) for child in node.children]
        able = [(n, a) for n, a in able if isinstance(a, kind) and t.refuses(n.seat, a) is None]
        node, action = max(able, key=lambda pair: pair[0].visits)
        assert t.submit(node.seat, action) is None
    assert node.visits > 0
    return node


def test_tree_is_reused_after_public_moves() -> None:
    t, bot = late_auction(), searching(60)
    bot.choose(Window(t, VISCONTI))
    expected = follow(bot, t, Bid, Bid)
    before = expected.visits

    assert bot.reused(Window(t, VISCONTI)) is expected
    bot.choose(Window(t, VISCONTI))
    assert bot.root is expected
    assert bot.root.visits == before + bot.done


def test_tree_is_reused_when_asked_again_at_the_same_revision() -> None:
    t, bot = late_auction(), searching(20)
    for asked in (1, 2):
        bot.choose(Window(t, VISCONTI))

        assert bot.root.visits == 20 * asked


def test_bot_that_was_never_asked_has_an_empty_tree() -> None:
    fresh = searching().reused(Window(late_auction(), VISCONTI))

    assert (fresh.visits, fresh.children) == (0, [])


def test_untried_move_leads_to_an_empty_tree() -> None:
    t, bot = late_auction(), searching(3)
    bot.choose(Window(t, VISCONTI))
    t.submit(VISCONTI, Bid(8))
    t.submit(MEDICI, Bid(9))

    fresh = bot.reused(Window(t, VISCONTI))
    assert (fresh.visits, fresh.children) == (0, [])


def test_cards_sealed_by_another_seat_lead_to_an_empty_tree() -> None:
    """Holds even if the tree has tried exactly these cards."""
    t, bot = open_table(GAME, 2, GAME.presets["amigo2006"], SeededRng(5)), searching(40)
    bot.choose(Window(t, 0))
    assert follow(bot, t, SetAside, SetAside).seat == 1

    fresh = bot.reused(Window(t, 0))
    assert (fresh.visits, fresh.children) == (0, [])


def test_cards_dealt_to_others_lead_to_an_empty_tree() -> None:
    """Everybody saw the pinched seat's discard, but not the card that the new day dealt to it."""
    t, host = haggling(fair_with(Merchant()))
    bot = searching(MANY)
    bot.choose(Window(t, host))
    assert follow(bot, t, Pinch, Discard).seat != host

    fresh = bot.reused(Window(t, host))
    assert (fresh.visits, fresh.children) == (0, [])


def test_talk_leaves_the_tree_unchanged() -> None:
    t, host = haggling(fair_with(Merchant()))
    bot = searching(20)
    bot.choose(Window(t, host))
    assert t.submit(1 - host, Promise(host, 7, 1)) is None

    assert bot.reused(Window(t, host)) is bot.root


def test_undo_leads_to_an_empty_tree() -> None:
    t, bot = late_auction(), searching(20)
    bot.choose(Window(t, VISCONTI))
    t.enter(UNDO, NOBODY, None)

    assert bot.reused(Window(t, VISCONTI)).visits == 0


# Interrupted searches.


@pytest.mark.parametrize("looks", [1, 2])
def test_bot_interrupted_by_its_clock_can_be_asked_again(looks: int) -> None:
    t, host = haggling(fair_with(Merchant()))
    bot = searching(MANY)
    bot.choose(Window(t, host))
    with pytest.raises(TimeIsUp):
        bot.choose(Window(t, host, Impatient(looks)))
    again = bot.choose(Window(t, host))

    assert again == searching(MANY).choose(Window(t, host))
    assert bot.root.visits == bot.done == MANY


@pytest.mark.parametrize("after", [1, 4, 9, 30, 31, 32, 33])
def test_bot_interrupted_in_a_playout_can_be_asked_again(after: int) -> None:
    """The move being tried has no visit yet, so its mean must not be computed."""
    t, host = haggling(fair_with(Interrupted(after)))
    bot = searching(60)
    with pytest.raises(TimeIsUp):
        bot.choose(Window(t, host))
    again = bot.choose(Window(t, host))

    assert again == searching(60).choose(Window(t, host))
    assert bot.root.visits == bot.done == 60


# Good answers.


def test_search_builds_the_largest_city_before_the_game_ends() -> None:
    hands = {MEDICI: "2 green, 2 white, 2 red, 2 blue, 2 yellow"}
    t = table(
        2,
        at=turn_of(MEDICI),
        last_round=True,
        hands=hands,
        coins=[5, 5],
        display=[MILANO, FIRENZE],
    )

    assert LayNothing() in [t.game.menu[number] for number in t.legal(MEDICI)]
    assert searching().choose(Window(t, MEDICI)) == Build(FIRENZE)


def test_search_finds_the_best_move_without_an_order_of_moves() -> None:
    t, host = haggling(fair_with(Spendthrift()), day=3)
    legal = [t.game.menu[number] for number in t.legal(host)]
    assert legal.index(Search(3)) == 3

    for seed in range(5):
        assert searching(200, seed).choose(Window(t, host)) == Search(3)


def test_search_without_advice_still_answers() -> None:
    t, host = haggling(FAIR)

    assert t.refuses(host, searching(40).choose(Window(t, host))) is None


def won(seat: int, seed: int) -> bool:
    """Return whether the bot at one seat wins a two-seat game against a random bot."""
    t = open_table(GAME, 2, GAME.presets["amigo2006"], SeededRng(seed))
    bots: list[Bot[Any]] = [RandomBot(seed), RandomBot(seed)]
    bots[seat] = searching(6, seed)
    while not t.state.over():
        actor = t.actors()[0]
        assert t.submit(actor, bots[actor].choose(Window(t, actor))) is None
    return GAME.outcome(t.state).winners == [seat]


@pytest.mark.slow
def test_search_beats_random_from_either_seat() -> None:
    assert sum(won(seat, seed) for seat in (0, 1) for seed in (1, 2)) >= 3


# Parts of the search.


def child(number: int, seat: int, visits: int, total: float) -> TreeNode:
    """Return a node with a history."""
    node = TreeNode(number, seat)
    node.visits, node.total = visits, total
    return node


def test_most_tried_move_is_the_answer_and_the_better_of_equals() -> None:
    root = TreeNode(NOBODY, NOBODY)
    root.children = [child(1, 0, 4, 4.0), child(2, 0, 6, 1.0), child(3, 0, 6, 2.0)]
    assert most_tried(root, 0, [1, 2, 3]).number == 3
    root.children.append(child(4, 0, 7, 0.0))
    assert most_tried(root, 0, [1, 2, 3, 4]).number == 4


def test_moves_of_other_seats_and_other_hands_are_never_the_answer() -> None:
    root = TreeNode(NOBODY, NOBODY)
    root.children = [child(1, 1, 9, 9.0), child(2, 0, 8, 8.0), child(3, 0, 1, 0.0)]

    assert most_tried(root, 0, [1, 3]).number == 3


def test_child_is_found_by_its_seat_and_action() -> None:
    root = TreeNode(NOBODY, NOBODY)
    root.children = [child(1, 0, 1, 0.0), child(1, 1, 1, 0.0), child(0, 1, 1, 0.0)]

    assert child_for(root, 1, FAIR.menu[1], FAIR.menu) is root.children[1]
    assert child_for(root, 1, Rest(), FAIR.menu) is root.children[2]
    assert child_for(root, 0, Rest(), FAIR.menu) is None


def test_every_move_of_a_path_is_credited_with_the_reward_of_its_seat() -> None:
    class Seats(Heuristics[FairState]):
        def reward(self, s: FairState, seat: int) -> float:
            return 0.25 + seat / 2.0

    t, _ = haggling(fair_with(Seats()))
    path = [TreeNode(NOBODY, NOBODY), child(1, 0, 3, 1.0), child(2, 1, 0, 0.0)]
    learn(path, t)

    assert [node.visits for node in path] == [1, 4, 1]
    assert [node.total for node in path] == [0.0, 1.25, 0.75]
