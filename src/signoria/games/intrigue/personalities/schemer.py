"""Schemer: a personality that searches worlds in which rivals may break their words."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.ismcts import learn, most_tried
from signoria.bots.tree import TreeNode, select
from signoria.bots.window import Window
from signoria.games.intrigue.actions import BRIBES
from signoria.games.intrigue.bots import HEURISTICS
from signoria.games.intrigue.personalities.memory import Memory
from signoria.games.intrigue.personalities.personality import WHIM, Personality
from signoria.games.intrigue.personalities.pledges import broken_by, owed_by
from signoria.games.intrigue.personalities.weighing import fair_bribe
from signoria.games.intrigue.phases.steps import BRIBERY
from signoria.games.intrigue.promises import CLAUSE, LINK, OF_WORD, RESULT
from signoria.games.intrigue.rules import PENDING, THEN
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.cells import cells
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY, first_in
from signoria.kernel.table import Table

ITERATIONS: Final = 150
WORTH_TRYING: Final = 3  # candidate moves of its own, the best first
OTHERS_BOUNTY: Final = 0.8  # assumed `bounty` of the other seats in the search


class Schemer(Personality):
    """Search like `ismcts`; each rival keeps its words with the probability that it is trusted."""

    def __init__(self, seed: i64, iterations: i64) -> None:
        super().__init__(seed, "schemer")
        self.iterations: i64 = iterations

    def decide(self, window: Window[State], s: State, legal: list[int], owed: list[int]) -> Action:
        """Return the most visited of the best weighted moves; bribes are weighed without a search.

        In the imagined worlds the highest bribe wins, so a search would never let the first payer
        pay.
        """
        worthy = self.ranked(window, s, legal, owed)[:WORTH_TRYING]
        if s.phase() == BRIBERY:
            return window.menu[worthy[0]]
        root, rng = TreeNode(NOBODY, NOBODY), self.chance(window)
        for _iteration in range(self.iterations):
            t = window.imagine(rng)
            forget_settled(t.state)
            iterate(root, t, window.seat, worthy, self.faithful(window.seat, t.state, rng), rng)
        return window.menu[most_tried(root, window.seat, worthy).number]

    def faithful(self, me: i64, s: State, rng: Rng) -> i64:
        """Draw the seats that keep every word in this world, as bits; trusted seats more often."""
        found: i64 = 1 << me
        for seat in range(s.seats):
            if seat != me and keeps(self.memory, seat, rng):
                found |= 1 << seat
        return found


def keeps(memory: Memory, seat: i64, rng: Rng) -> bool:
    """Draw whether a seat keeps its words, with the probability that it is trusted."""
    return float(rng.below(WHIM, 1000)) < 1000.0 * memory.trust(seat)


def forget_settled(s: State) -> None:
    """Delete the words of a world that have no open promise left: they cannot be broken."""
    waiting: set[int] = set()
    for at in range(0, len(s.clauses), CLAUSE):
        if s.clauses[at + RESULT] == PENDING and s.clauses[at + LINK] == THEN:
            waiting.add(s.clauses[at + OF_WORD])
    left: list[int] = []
    for at in range(0, len(s.clauses), CLAUSE):
        if s.clauses[at + OF_WORD] in waiting:
            left += [s.clauses[cell] for cell in range(at, at + CLAUSE)]
    s.clauses = cells(left)


def iterate(
    root: TreeNode, t: Table[State], me: i64, worthy: list[int], faithful: i64, rng: Rng
) -> None:
    """Search one world: go down the tree, play to the end and update the nodes of the path."""
    s = t.state
    path: list[TreeNode] = [root]
    node = root
    moves = worthy
    acting = me
    waiting: i64 = 1 << me
    while waiting:
        node = select(node, acting, moves)
        path.append(node)
        waiting = t.play(acting, t.game.menu[node.number])
        if node.visits == 0:
            break
        acting = first_in(waiting, 0, s.seats)
        if waiting:
            moves = true_moves(t, acting, candidates(t, acting), faithful)
    play_on(t, waiting, faithful, rng)
    learn(path, t)


def candidates(t: Table[State], seat: i64) -> list[int]:
    """Return the moves to consider for a rival; of all bribes only those nearest the fair one."""
    s = t.state
    legal = t.phases[s.phase()].legal(s, seat)
    if s.phase() != BRIBERY:
        return legal
    fair = BRIBES + fair_bribe(s, seat, OTHERS_BOUNTY)
    nearest = sorted(legal, key=lambda number: max(number - fair, fair - number))
    return nearest[:WORTH_TRYING]


def true_moves(t: Table[State], seat: i64, legal: list[int], faithful: i64) -> list[int]:
    """Return the moves of a faithful seat that keep its word; all moves if none does."""
    if not faithful >> seat & 1 or len(t.state.clauses) == 0 or len(legal) == 1:
        return legal
    owed = owed_by(t.state, seat)
    if not owed:
        return legal
    true = [n for n in legal if not broken_by(t.state, seat, t.game.menu[n], owed)]
    return true or legal


def play_on(t: Table[State], waiting: i64, faithful: i64, rng: Rng) -> None:
    """Play to the end with playout moves; faithful seats keep their words."""
    s = t.state
    while waiting:
        seat = first_in(waiting, 0, s.seats)
        legal = t.phases[s.phase()].legal(s, seat)
        legal = true_moves(t, seat, legal, faithful)
        waiting = t.play(seat, t.game.menu[in_a_moment(s, seat, legal, rng)])


def in_a_moment(s: State, seat: i64, legal: list[int], rng: Rng) -> i64:
    """Return the fair bribe, or, outside the bribery phase, a playout move."""
    if s.phase() != BRIBERY or len(legal) == 1:
        return HEURISTICS.playout_move(s, seat, legal, rng)
    fair = BRIBES + fair_bribe(s, seat, OTHERS_BOUNTY)
    return max(legal[0], min(legal[-1], fair))
