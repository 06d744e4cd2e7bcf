"""Trials of single laws: at every position of some games, or on their ledgers."""

from collections.abc import Callable
from typing import Any

from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from signoria.testing import laws
from signoria.testing.random_play import PLAYERS, play_some, step
from signoria.testing.rehearsal import Rehearsal
from signoria.testing.subject import Subject

GAMES = 12
ALL = 10_000  # more moves than a fair has
Trial = Callable[[Subject], None]
Position = Callable[[Subject, Table[Any], SeededRng], None]


def at_every_position(law: Position) -> Trial:
    """Check the law before every step of some games, and at their ends."""

    def trial(subject: Subject) -> None:
        for seed in range(GAMES):
            t, rng = subject.open(SeededRng(seed)), SeededRng(seed + PLAYERS)
            law(subject, t, rng)
            while not t.state.over():
                step(subject, t, rng)
                law(subject, t, rng)

    return trial


def on_every_ledger(law: Position) -> Trial:
    """Check the law on the ledgers of some games."""

    def trial(subject: Subject) -> None:
        for seed in range(GAMES):
            law(subject, play_some(subject, seed, ALL), SeededRng(seed))

    return trial


def reporting(subject: Subject, t: Table[Any], rng: SeededRng) -> None:
    for watcher in subject.watchers():
        laws.visible_events_law(subject, t, watcher, rng)


def in_time(subject: Subject) -> None:
    for seed in range(GAMES):
        Rehearsal(subject, eager=0).play(seed)


TRIALS: dict[str, Trial] = {
    "replay": on_every_ledger(lambda subject, t, rng: laws.replay_law(subject, t)),
    "conservation": on_every_ledger(lambda subject, t, rng: laws.conservation_law(subject, t)),
    "wire": on_every_ledger(lambda subject, t, rng: laws.wire_law(subject, t)),
    "menu": lambda subject: laws.menu_law(subject.game),
    "visible events": on_every_ledger(reporting),
    "chance": lambda subject: laws.chance_law(subject, 3, ALL),
    "wide": lambda subject: laws.wide_law(subject, 1, GAMES * 3),
    "in time": in_time,
    "progress": at_every_position(lambda subject, t, rng: laws.progress_law(subject, t)),
    "order": at_every_position(lambda subject, t, rng: laws.order_law(t)),
    "legality": at_every_position(lambda subject, t, rng: laws.legality_law(t)),
    "refusal": at_every_position(lambda subject, t, rng: laws.refusal_law(subject, t)),
    "copy": at_every_position(laws.copy_law),
    "aside": at_every_position(lambda subject, t, rng: laws.aside_law(subject, t)),
    "secrecy": at_every_position(laws.secrecy_law),
    "same events": at_every_position(laws.same_events_law),
    "canonical": at_every_position(laws.canonical_law),
}
