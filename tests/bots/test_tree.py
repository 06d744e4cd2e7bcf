"""Tests of the tree of a search: which move it tries next."""

from math import log, sqrt

import pytest

from signoria.bots.tree import EXPLORING, FEWEST, WIDTH, TreeNode, select

SEAT, OTHER = 1, 0
MOVES = [40, 10, 30, 20]


def visited(visits: int) -> TreeNode:
    """Return a node with so many visits."""
    node = TreeNode(-1, -1)
    node.visits = visits
    return node


def tried(node: TreeNode, number: int, visits: int, total: float, seat: int = SEAT) -> TreeNode:
    """Return a child with a history."""
    child = TreeNode(number, seat)
    child.visits, child.offered, child.total = visits, visits, total
    node.children.append(child)
    return child


def all_tried(totals: dict[int, float], visits: int = 10) -> TreeNode:
    """Return a node wide enough for all its moves, each tried equally often."""
    node = visited(visits * len(totals))
    for number, total in totals.items():
        tried(node, number, visits, total)
    return node


def test_first_move_is_the_most_promising_one() -> None:
    node = visited(0)
    found = select(node, SEAT, MOVES)

    assert (found.number, found.seat, found.visits, found.offered) == (40, SEAT, 0, 1)
    assert node.children == [found]


def test_moves_are_tried_in_the_given_order() -> None:
    node = visited(100)
    found = []
    for _ in MOVES:
        found.append(select(node, SEAT, MOVES).number)
        node.children[-1].visits = 1

    assert found == MOVES
    assert [child.number for child in node.children] == MOVES


def test_node_begins_narrow_and_widens_with_its_visits() -> None:
    widths = [visited(visits).width() for visits in range(200)]

    assert widths[0] == FEWEST
    assert widths == sorted(widths)
    assert widths[100] == FEWEST + int(WIDTH * 10)
    assert len(set(widths)) == widths[-1]


def test_move_beyond_the_width_waits() -> None:
    node = visited(1)
    tried(node, 40, 1, 0.0)

    assert node.width() == 1
    assert select(node, SEAT, MOVES).number == 40
    node.visits = 4
    assert node.width() == 2
    assert select(node, SEAT, MOVES).number == 10


def test_better_mean_is_taken_within_the_width() -> None:
    node = all_tried({40: 2.0, 10: 3.0, 30: 9.0, 20: 8.9})

    assert select(node, SEAT, MOVES).number == 30


def test_first_of_equal_moves_is_taken() -> None:
    node = all_tried({20: 5.0, 40: 5.0, 10: 5.0, 30: 5.0})

    assert select(node, SEAT, MOVES).number == 40


def test_seldom_tried_move_may_be_preferred() -> None:
    node = visited(101)
    tried(node, 40, 100, 55.0).offered = 101
    tried(node, 10, 1, 0.5).offered = 101

    assert select(node, SEAT, [40, 10]).number == 10


def test_upper_bound_is_the_mean_plus_an_exploration_term() -> None:
    node = tried(visited(0), 40, 4, 3.0)
    node.offered = 9

    assert node.upper() == pytest.approx(3.0 / 4 + EXPLORING * sqrt(log(9) / 4))


def test_move_counts_as_offered_only_if_it_was_legal() -> None:
    node = all_tried({40: 5.0, 10: 5.0, 30: 5.0})
    select(node, SEAT, [10, 40])

    assert [child.offered for child in node.children] == [11, 11, 10]


def test_seldom_offered_move_gets_no_extra_tries() -> None:
    """Of two moves with the same history, the one often offered and passed over may be better."""
    node = all_tried({40: 5.0, 10: 5.0})
    node.children[1].offered = 50

    assert select(node, SEAT, [40, 10]).number == 10


def test_move_beyond_the_width_does_not_count_as_offered() -> None:
    node = visited(0)
    first, second = tried(node, 40, 1, 0.0), tried(node, 10, 1, 1.0)
    select(node, SEAT, [40, 10])

    assert (first.offered, second.offered) == (2, 1)


def test_same_move_of_another_seat_is_another_child() -> None:
    node = visited(0)
    theirs = tried(node, 40, 5, 5.0, OTHER)
    mine = select(node, SEAT, [40])

    assert mine is not theirs
    assert mine.seat == SEAT
    assert theirs.offered == 5
    assert (node.child(40, SEAT), node.child(40, OTHER)) == (mine, theirs)


def test_untried_move_has_no_child() -> None:
    assert all_tried({40: 1.0}).child(10, SEAT) is None


def test_node_without_moves_raises() -> None:
    with pytest.raises(AssertionError):
        select(visited(0), SEAT, [])
