"""Twin bots: one sees the true table, the other a table in which all hidden cards are redealt."""

from collections.abc import Callable
from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.ismcts import Ismcts
from signoria.bots.window import Window
from signoria.kernel.action import Action
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import BOT, Entry, Table
from signoria.testing.random_play import PLAYERS, WATCHERS, step
from signoria.testing.snapshot import snapshot
from signoria.testing.subject import Subject

Make = Callable[[int], Bot[Any]]  # makes a bot from its seed


class Peeked(AssertionError):
    """Error: a bot chose differently in a world that its seat cannot tell from the true one."""


def as_seen(entry: Entry[Any], seat: int) -> Entry[Any]:
    """Return an entry of the ledger without anything that the seat did not see."""
    seen = [event.seen_by(seat) for event in entry.events]
    whole = all(one is event for one, event in zip(seen, entry.events, strict=True))
    action = entry.action if whole or entry.seat == seat else None
    events_of = [event for event in seen if event is not None]
    return Entry(entry.rev, entry.by, entry.seat, action, [], events_of, entry.to, entry.consent)


class Twins:
    """Two bots with one seed at one seat that must agree on every choice."""

    def __init__(self, make: Make, seat: int, seed: int) -> None:
        self.seat = seat
        self.knowing = make(seed)
        self.dreaming = make(seed)
        self.entries: list[Entry[Any]] = []
        self.asked = 0
        self.misled = 0  # decisions at which the two tables were not the same
        self.asides: list[Action] = []  # words that both said
        self.reused = 0  # decisions at which a search reused its tree

    def choose(self, t: Table[Any], rng: Rng) -> Action:
        """Return the choice of both twins; `rng` deals the world of the second."""
        world = self.redealt(t, rng)
        requested = self.knowing.choose(Window(t, self.seat))
        dreamt = self.dreaming.choose(Window(world, self.seat))
        self.asked += 1
        self.misled += snapshot(world.state) != snapshot(t.state)
        if isinstance(self.knowing, Ismcts) and self.knowing.asked == t.rev:
            self.reused += self.knowing.root.visits > self.knowing.done
        if requested != dreamt:
            raise Peeked(f"seat {self.seat} at revision {t.rev}: {requested}, or {dreamt}")
        return requested

    def speak(self, t: Table[Any], rng: Rng) -> list[Action]:
        """Return the talk of both twins; `rng` deals the world of the second."""
        world = self.redealt(t, rng)
        said = self.knowing.speak(Window(t, self.seat))
        dreamt = self.dreaming.speak(Window(world, self.seat))
        self.asides += said
        if said != dreamt:
            raise Peeked(f"seat {self.seat} at revision {t.rev} says {said}, or {dreamt}")
        return said

    def redealt(self, t: Table[Any], rng: Rng) -> Table[Any]:
        """Return a table that the seat holds possible; its ledger has the visible events."""
        self.entries += [as_seen(entry, self.seat) for entry in t.entries[len(self.entries) :]]
        world = Table(t.game, t.state.imagine(self.seat, rng, True), rng)
        world.rev = t.rev
        world.entries = self.entries
        return world


def asked_here_and_there(subject: Subject, make: Make, seed: int, every: int) -> list[Twins]:
    """Ask new twins at one position in so many of a random game, for each seat with a choice."""
    t = subject.open(SeededRng(seed))
    players, dealer = SeededRng(seed + PLAYERS), SeededRng(seed + WATCHERS)
    found: list[Twins] = []
    while not t.state.over():
        if t.rev % every == 0:
            for seat in t.actors():
                found.append(Twins(make, seat, seed + t.rev))
                found[-1].choose(t, dealer)
        step(subject, t, players)
    return found


def asked_all_along(subject: Subject, makes: list[Make], seed: int) -> list[Twins]:
    """Play a whole game by the choices of lasting twins of each kind."""
    t = subject.open(SeededRng(seed))
    dealer = SeededRng(seed + WATCHERS)
    twins = [Twins(make, seat, seed) for seat, make in enumerate(makes)]
    while not t.state.over():
        for pair in twins:
            for aside in pair.speak(t, dealer):
                t.submit(pair.seat, aside, BOT)
        seat = t.actors()[0]
        assert t.submit(seat, twins[seat].choose(t, dealer), BOT) is None
    return twins
