"""Proof that bots never peek: their choices do not depend on what their seat cannot know.

A search of full length takes too long interpreted. So searches and the levels that search run with
few iterations; each iteration reads the same things as every other.
"""

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from signoria.bots.bot import Bot
from signoria.bots.ismcts import Ismcts, iterate, most_tried
from signoria.bots.levels import NAMES, bot_named
from signoria.bots.tree import TreeNode
from signoria.bots.window import Window
from signoria.games import GAMES
from signoria.games.il_principe.actions import SetAside
from signoria.games.intrigue.actions import Bribe
from signoria.games.princes import GAME as PRINCES
from signoria.games.princes.actions import Put
from signoria.kernel.action import Action
from signoria.kernel.game import Game
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.settings import Options
from signoria.kernel.table import BOT, Table, open_table
from signoria.testing.random_play import PLAYERS, step
from signoria.testing.snapshot import snapshot
from signoria.testing.subject import Subject
from tests.bots.fairs import Merchant, fair_with
from tests.bots.twins import Make, Peeked, Twins, asked_all_along, asked_here_and_there
from tests.toy.actions import Offer
from tests.toy.game import FAIR, free_actions, hidden

pytestmark = pytest.mark.slow

SOURCES = Path(__file__).parents[2] / "src/signoria"
FEW = 6  # iterations
TURNS = 20  # of a game of the Princes that is tested in every mode
STATES = ("S", "Any", "State")
PLAIN = ("i64", "int", "float", "str")


def named(name: str, iterations: int = FEW) -> Make:
    """Return a maker of bots of a name; a searching bot runs few iterations."""

    def make(seed: int) -> Bot[Any]:
        bot = bot_named(name, seed)
        if isinstance(bot, Ismcts):
            bot.iterations = iterations
        return bot

    return make


class Hasty(Bot[Any]):
    """Bot that follows the first advice: a sensible and fast opponent."""

    def choose(self, window: Window[Any]) -> Action:
        rng = self.chance(window)
        state = window.imagine(rng).state
        return window.menu[window.heuristics.playout_move(state, window.seat, window.legal(), rng)]


# Where bribes are open, a seat that remembers knows every purse: nothing is left to mislead.
# The Princes play to four points, which is long enough.
SECRETIVE: dict[str, Options] = {
    "intrigue": {"bribe_secrecy": "concealed"},
    "princes": {"points": 4},
}


def with_secrets(game: Game[Any], seats: int) -> Subject:
    """Return a subject with as much hidden as the options of the game allow."""
    subject = Subject(game, seats, next(iter(game.presets)))
    subject.options = {**subject.options, **SECRETIVE.get(game.slug, {})}
    return subject


SHIPPED = [
    with_secrets(game, seats) for game in GAMES for seats in range(game.fewest, game.most + 1)
]
FAIRS = [
    Subject(game, seats, "plain", hidden, free_actions)
    for game in (FAIR, fair_with(Merchant()))
    for seats in range(FAIR.fewest, FAIR.most + 1)
]
SUBJECTS = [*SHIPPED, *FAIRS]


def said(subject: Subject) -> str:
    """Return the name of a subject and of its bots' adviser."""
    return f"{subject!r}-{type(subject.game.heuristics).__name__}".lower()


def of_all(twins: list[Twins]) -> tuple[int, int]:
    """Return how often twins were asked, and how often the second saw a different table."""
    return sum(pair.asked for pair in twins), sum(pair.misled for pair in twins)


# The proof.


@pytest.mark.parametrize("name", ["random", "page", "ismcts:9"])
@pytest.mark.parametrize("subject", SUBJECTS, ids=said)
def test_no_bot_chooses_by_what_its_seat_cannot_know(subject: Subject, name: str) -> None:
    every = 1 if subject in FAIRS else 17 if name == "ismcts:9" else 5
    asked, misled = of_all(asked_here_and_there(subject, named(name), 5, every))

    assert asked >= 5
    assert misled > 0.5 * asked


@pytest.mark.parametrize("name", NAMES)
def test_bot_of_any_name_does_not_peek(name: str) -> None:
    for subject, every in ((SHIPPED[1], 29), (FAIRS[-1], 1)):
        asked, misled = of_all(asked_here_and_there(subject, named(name), 8, every))

        assert asked >= 5
        assert misled > 0.5 * asked


@pytest.mark.parametrize("subject", SHIPPED, ids=said)
def test_search_that_keeps_its_tree_does_not_peek(subject: Subject) -> None:
    company: list[Make] = [Hasty] * (subject.seats - 1)
    twins = asked_all_along(subject, [named("ismcts:9", 20 // subject.seats), *company], 7)
    asked, misled = of_all(twins)

    assert misled > 0.5 * asked
    assert twins[0].reused > 0


@pytest.mark.parametrize("name", ["random", "page", "ismcts:9"])
@pytest.mark.parametrize("preset", list(PRINCES.presets)[1:])
def test_search_does_not_peek_in_any_mode_of_the_princes(preset: str, name: str) -> None:
    subject = Subject(PRINCES, 2, preset)
    subject.options = {**subject.options, "turn_limit": TURNS}
    asked, misled = of_all(asked_here_and_there(subject, named(name, 3), 3, 11))

    assert asked >= 5
    assert misled > 0.5 * asked


@pytest.mark.parametrize("preset", list(PRINCES.presets))
def test_search_plays_every_mode_of_the_princes_to_its_end(preset: str) -> None:
    t = open_table(PRINCES, 2, {**PRINCES.presets[preset], "turn_limit": 8}, SeededRng(4))
    bots = [named("ismcts:9", 4)(4), named("random")(4)]
    while not t.state.over():
        seat = t.actors()[0]
        assert t.submit(seat, bots[seat].choose(Window(t, seat))) is None

    assert PRINCES.outcome(t.state).winners


@pytest.mark.parametrize("name", ["random", "page"])
def test_bot_without_a_tree_does_not_peek_in_a_whole_game(name: str) -> None:
    asked, misled = of_all(asked_all_along(SHIPPED[0], [named(name)] * 2, 7))

    assert misled > 0.5 * asked


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:9"])
@pytest.mark.parametrize("subject", FAIRS, ids=said)
def test_bot_does_not_peek_in_a_whole_fair(subject: Subject, name: str) -> None:
    for seed in range(2):
        makes = [named(name, 3 * FEW)] * subject.seats
        asked, misled = of_all(asked_all_along(subject, makes, seed))

        assert misled > 0.5 * asked


# Control group: bots that do peek are caught.


def secrets_of(s: Any) -> list[int]:
    """Return the hidden hands of the seats in order, or their notes if the game has no hands."""
    if hasattr(s, "hands"):
        return list(s.hands)
    return [int(s.notes(seat)) for seat in range(s.seats)]


class Peeper(Bot[Any]):
    """Bot that looks into the hand of the seat to its left."""

    def choose(self, window: Window[Any]) -> Action:
        s, legal = window._table.state, window.legal()
        hidden = secrets_of(s)
        kinds = len(hidden) // s.seats
        left = (window.seat + 1) % s.seats * kinds
        seen = sum((kind + 1) * hidden[left + kind] for kind in range(kinds))
        return window.menu[legal[int(seen) % len(legal)]]


class Reader(Bot[Any]):
    """Bot that reads the latest hidden choice from the ledger."""

    def choose(self, window: Window[Any]) -> Action:
        legal = window.legal()
        for entry in reversed(window._table.entries):
            if (
                isinstance(entry.action, (Offer, SetAside, Bribe, Put))
                and entry.seat != window.seat
            ):
                number = window.menu.index(entry.action)
                return window.menu[legal[number % len(legal)]]
        return window.menu[legal[0]]


class Clairvoyant(Bot[Any]):
    """Search that runs in the true world instead of imagined ones."""

    def choose(self, window: Window[Any]) -> Action:
        root, rng = TreeNode(NOBODY, NOBODY), self.chance(window)
        for _ in range(FEW):
            iterate(root, window._table.copy(rng), window.seat, rng)
        return window.menu[most_tried(root, window.seat, window.legal()).number]


class OnceClairvoyant(Bot[Any]):
    """Bot that looks once, at the beginning, and remembers."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.luck = -1

    def choose(self, window: Window[Any]) -> Action:
        if self.luck < 0:
            hidden = secrets_of(window._table.state)
            self.luck = sum(n * count for n, count in enumerate(hidden))
        legal = window.legal()
        return window.menu[legal[self.luck % len(legal)]]


CROOKED: list[Make] = [Peeper, Reader, Clairvoyant, OnceClairvoyant]


@pytest.mark.parametrize("crooked", CROOKED)
@pytest.mark.parametrize("subject", [*SHIPPED, *FAIRS[3:]], ids=said)
def test_peeking_bot_is_caught(subject: Subject, crooked: Make) -> None:
    every = 1 if subject in FAIRS else 5
    with pytest.raises(Peeked):
        _ = [asked_here_and_there(subject, crooked, seed, every) for seed in range(5)]


@pytest.mark.parametrize("crooked", CROOKED)
@pytest.mark.parametrize("subject", [*SHIPPED, *FAIRS[3:]], ids=said)
def test_peeking_bot_is_caught_in_a_whole_game(subject: Subject, crooked: Make) -> None:
    # With playout moves everybody at Intrigue pays the least bribe, and no Prince exchanges a
    # card: there is nothing to read.
    company: Make = named("random") if subject.game.slug in SECRETIVE else Hasty
    makes: list[Make] = [crooked, *[company] * (subject.seats - 1)]
    with pytest.raises(Peeked):
        _ = [asked_all_along(subject, makes, seed) for seed in range(5)]


# Choosing never changes the table.


class Meddler(Bot[Any]):
    """Bot that draws a number from the table's generator."""

    def choose(self, window: Window[Any]) -> Action:
        legal = window.legal()
        return window.menu[legal[window._table.rng.below(1, len(legal))]]


class Painter(Bot[Any]):
    """Bot that changes the colour of a card in its hand."""

    def choose(self, window: Window[Any]) -> Action:
        window._table.state.hands[0] += 1
        return window.menu[window.legal()[0]]


class Scribbler(Bot[Any]):
    """Bot that writes into the ledger."""

    def choose(self, window: Window[Any]) -> Action:
        window._table.enter(BOT, window.seat, None)
        return window.menu[window.legal()[0]]


def all_of(t: Table[Any]) -> object:
    """Return a snapshot of all that a bot could have changed about a table."""
    return snapshot([t.state, t.entries, t.rev, t.rng, t.drawn, t.events, t.keeps])


def left_alone(subject: Subject, make: Make, every: int) -> None:
    """Ask one bot at some positions of a random game; check that the table stays unchanged."""
    thinking, quiet = subject.open(SeededRng(9)), subject.open(SeededRng(9))
    players = [SeededRng(9 + PLAYERS), SeededRng(9 + PLAYERS)]
    bots = [make(seat) for seat in range(subject.seats)]
    while not thinking.state.over():
        if thinking.rev % every == 0:
            for seat in thinking.actors():
                before = all_of(thinking)
                bots[seat].choose(Window(thinking, seat))
                assert all_of(thinking) == before
        step(subject, thinking, players[0])
        step(subject, quiet, players[1])
    assert all_of(thinking) == all_of(quiet)


@pytest.mark.parametrize("name", ["random", "page", "ismcts:9"])
@pytest.mark.parametrize("subject", [*SHIPPED[:2], *FAIRS[3:]], ids=said)
def test_choosing_never_changes_the_table(subject: Subject, name: str) -> None:
    left_alone(subject, named(name), 1 if subject in FAIRS else 29)


@pytest.mark.parametrize("crooked", [Meddler, Painter, Scribbler])
@pytest.mark.parametrize("subject", [SHIPPED[0], FAIRS[-1]], ids=said)
def test_bot_that_changes_the_table_is_caught(subject: Subject, crooked: Make) -> None:
    with pytest.raises(AssertionError):
        left_alone(subject, crooked, 1)


# Shape of the code: bots have no access to the table.


def written() -> list[Path]:
    """Return the source files of bots: the package itself and the advice in the games."""
    return sorted([*SOURCES.glob("bots/**/*.py"), *SOURCES.glob("games/*/bots.py")])


def bot_classes() -> dict[str, ast.ClassDef]:
    """Return every class of bot in the sources."""
    classes = [
        node
        for path in SOURCES.glob("**/*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    found: dict[str, ast.ClassDef] = {}
    grown = True
    while grown:
        kin = {node.name: node for node in classes if {"Bot", *found} & set(parents(node))}
        grown, found = len(kin) > len(found), kin
    return found


def parents(node: ast.ClassDef) -> list[str]:
    """Return the names of a class's bases without their type parameters."""
    return [ast.unparse(base).split("[")[0] for base in node.bases]


def methods(name: str) -> list[tuple[str, ast.FunctionDef]]:
    """Return the methods of a name that bot classes define, with their class."""
    return [
        (kind, method)
        for kind, node in bot_classes().items()
        for method in node.body
        if isinstance(method, ast.FunctionDef) and method.name == name
    ]


def test_only_the_window_touches_the_table_behind_it() -> None:
    touching = [p.name for p in written() if re.search(r"\b_table\b", p.read_text("utf-8"))]

    assert touching == ["window.py"]


def test_choose_takes_a_window_and_nothing_else() -> None:
    asked = {kind: ast.unparse(method.args) for kind, method in methods("choose")}

    assert {"RandomBot", "GreedyBot", "Ismcts", "OutsideBot", "Personality"} <= set(asked)
    assert set(asked.values()) <= {f"self, window: Window[{kind}]" for kind in STATES}


def test_speak_takes_a_window_and_nothing_else() -> None:
    asked = {kind: ast.unparse(method.args) for kind, method in methods("speak")}

    assert "Personality" in asked
    assert set(asked.values()) <= {f"self, window: Window[{kind}]" for kind in STATES}


def test_bot_constructors_take_only_numbers_and_names() -> None:
    made = {
        f"{kind}({argument.arg})": ast.unparse(argument.annotation or ast.Constant(None))
        for kind, method in methods("__init__")
        for argument in method.args.args[1:]
    }

    assert made["Ismcts(iterations)"] == "i64"
    assert {what: kind for what, kind in made.items() if kind not in PLAIN} == {}
