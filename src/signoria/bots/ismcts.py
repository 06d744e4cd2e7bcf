"""Information-set Monte-Carlo tree search: it searches imagined worlds, never the real state."""

from typing import Final, TypeVar

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.playout import play_well
from signoria.bots.tree import TreeNode, select
from signoria.bots.window import Window
from signoria.kernel.action import Action, Aside
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY, first_in
from signoria.kernel.seen import SeenEntry
from signoria.kernel.state import State
from signoria.kernel.table import Table

S = TypeVar("S", bound=State)

LOOK_AT_CLOCK: Final = 32  # iterations between two looks at the clock
ENDLESS: Final = 1 << 24  # number of iterations if only the time is limited


class Ismcts(Bot[S]):
    """A bot that imagines a new world for each iteration, searches it and plays it out.

    It stops after `iterations`, or after `seconds` if that comes first. The same seed, the same
    game and the same iterations give the same answer.
    """

    def __init__(self, seed: i64, iterations: i64, seconds: float) -> None:
        super().__init__(seed)
        self.iterations: i64 = iterations if iterations else ENDLESS
        self.seconds = seconds
        self.root: TreeNode = TreeNode(NOBODY, NOBODY)
        self.asked: i64 = 0
        self.done: i64 = 0

    def choose(self, window: Window[S]) -> Action:
        """Return the most visited move; if only one move is legal, return it without a search."""
        legal = window.legal()
        if len(legal) == 1:
            return window.menu[legal[0]]
        self.root = self.reused(window)
        self.asked = 0  # an interrupted search must not be reused
        self.search(window)
        self.asked = window.rev
        return window.menu[most_tried(self.root, window.seat, legal).number]

    def search(self, window: Window[S]) -> None:
        """Run as many iterations as the budget allows."""
        rng = self.chance(window)
        seconds = min(self.seconds, window.clock.left())
        self.done = 0
        while self.done < self.iterations:
            if self.done % LOOK_AT_CLOCK == 0 and window.clock.spent() > seconds and self.done:
                self.cut_short += self.iterations != ENDLESS
                return
            iterate(self.root, window.imagine(rng), window.seat, rng)
            self.done += 1

    def reused(self, window: Window[S]) -> TreeNode:
        """Return the subtree of the moves made since the last search, or an empty tree.

        The path follows the entries the seat saw. It ends at an unseen move or at one that revealed
        something, because the statistics then belong to other worlds.
        """
        node: TreeNode | None = self.root if self.asked else None
        for entry in window.entries(self.asked):
            if isinstance(entry.action, Aside):
                continue  # talk does not change the position
            if node is None or entry.action is None or reveals(entry):
                return TreeNode(NOBODY, NOBODY)
            node = child_for(node, entry.seat, entry.action, window.menu)
        return TreeNode(NOBODY, NOBODY) if node is None else node


def child_for(node: TreeNode, seat: i64, action: Action, menu: list[Action]) -> TreeNode | None:
    """Return the child node of a seat's action, if the search has tried it."""
    for child in node.children:
        if child.seat == seat and menu[child.number] == action:
            return child
    return None


def reveals(entry: SeenEntry[S]) -> bool:
    """Return whether an entry revealed the result of chance or hidden information."""
    return any(event.reveals for event in entry.events)


def most_tried(root: TreeNode, seat: i64, legal: list[int]) -> TreeNode:
    """Return the seat's legal move with most visits; between equals the higher total decides."""
    own = [child for child in root.children if child.seat == seat and child.number in legal]
    best = own[0]
    for child in own:
        if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
            best = child
    return best


def iterate(root: TreeNode, t: Table[S], seat: i64, rng: Rng) -> None:
    """Search one world: go down to a new move, play to the end and update the path."""
    heuristics = t.game.heuristics
    s = t.state
    path: list[TreeNode] = [root]
    node = root
    acting = seat
    waiting: i64 = 1 << seat
    while waiting:
        moves = heuristics.candidates(s, acting, t.phases[s.phase()].legal(s, acting))
        node = select(node, acting, moves)
        path.append(node)
        waiting = t.play(acting, t.game.menu[node.number])
        if node.visits == 0:
            break
        acting = first_in(waiting, 0, s.seats)
    play_well(t, rng)
    learn(path, t)


def learn(path: list[TreeNode], t: Table[S]) -> None:
    """Add the final reward to every node of the path, for the seat that moved there."""
    heuristics = t.game.heuristics
    for node in path:
        node.visits += 1
        if node.seat >= 0:
            node.total += heuristics.reward(t.state, node.seat)
