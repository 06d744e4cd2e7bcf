"""The tree of an information-set search: what was tried from here, and how it went."""

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

EXPLORING: Final = 0.35  # how much an untried move is worth against a proved one
WIDTH: Final = 0.75  # with n visits a node looks at WIDTH * sqrt(n) moves, beginning with FEWEST
FEWEST: Final = 1


class Node:
    """A move some seat made, and what came of it in all the worlds where it could be made."""

    def __init__(self, number: i64, seat: i64) -> None:
        self.number: i64 = number
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.offered: i64 = 0
        self.total: float = 0.0
        self.children: list[Node] = []

    def child(self, number: i64, seat: i64) -> "Node | None":
        """The node of a seat's move from here, if it has been tried."""
        for node in self.children:
            if node.number == number and node.seat == seat:
                return node
        return None

    def width(self) -> i64:
        """How many of the promising moves are looked at so far: progressive widening."""
        return FEWEST + i64(WIDTH * sqrt(float(self.visits)))

    def upper(self) -> float:
        """The mean reward, and how much better it may yet turn out to be."""
        visits = float(self.visits)
        return self.total / visits + EXPLORING * sqrt(log(float(self.offered)) / visits)


def select(node: Node, seat: i64, moves: list[int]) -> Node:
    """The first promising move not yet tried, within the width; else the one that may be best."""
    best: Node | None = None
    most = -1.0
    for number in moves[: node.width()]:
        found = node.child(number, seat)
        if found is None:
            fresh = Node(number, seat)
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
