"""Tree of an information-set search: the moves tried so far, and their rewards."""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

EXPLORING: Final = 0.35  # weight of exploration against the mean reward
WIDTH: Final = 0.75  # with n visits a node looks at WIDTH * sqrt(n) moves, beginning with FEWEST
FEWEST: Final = 1


class TreeNode:
    """A move of a seat, with its statistics over all worlds where it was possible."""

    def __init__(self, number: i64, seat: i64) -> None:
        self.number: i64 = number
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: float = 0.0
        self.children: list[TreeNode] = []

    def child(self, number: i64, seat: i64) -> "TreeNode | None":
        """Return the node of a seat's move from here, if it has been tried."""
        for node in self.children:
            if node.number == number and node.seat == seat:
                return node
        return None

    def width(self) -> i64:
        """Return the number of moves considered so far (progressive widening)."""
        return FEWEST + i64(WIDTH * sqrt(float(self.visits)))

    def upper(self) -> float:
        """Return the mean reward plus a bonus for exploration (upper confidence bound)."""
        visits = float(self.visits)
        return self.total / visits + EXPLORING * sqrt(log(float(self.offered)) / visits)


def select(node: TreeNode, seat: i64, moves: list[int]) -> TreeNode:
    """Return the first untried move within the width; else the one with the best upper bound."""
    best: TreeNode | None = None
    most = -1.0
    for number in moves[: node.width()]:
        found = node.child(number, seat)
        if found is None:
            fresh = TreeNode(number, seat)
            fresh.offered = 1
            node.children.append(fresh)
            return fresh
        found.offered += 1
        upper = found.upper()
        if upper > most:
            most = upper
            best = found
    assert best is not None
    return best
