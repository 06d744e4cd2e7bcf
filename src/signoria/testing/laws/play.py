"""Laws of a position: legal actions, refusals, copies and talk."""

from typing import Any

from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import Table
from signoria.testing.laws.broken import Broken, alike, demand
from signoria.testing.random_play import step
from signoria.testing.snapshot import shared_rows, snapshot
from signoria.testing.subject import Subject, choices, talk

COPY_MOVES = 6
OUT_OF_TURN = 16  # one action in this many is tried for seats that are not to act


def progress_law(subject: Subject, t: Table[Any]) -> None:
    """Check that someone can act until the end, and the end has a reason, points and winners."""
    if t.state.over():
        outcome = t.game.outcome(t.state)
        demand("progress", outcome.reason in t.game.reasons, f"ends for {outcome.reason}")
        alike("progress", len(outcome.scores), subject.seats, "scores at the end")
        demand("progress", outcome.winners != [], "ends without a winner")
        return
    demand("progress", t.actors() != [], "nobody is to act, and the game is not over")
    for seat in t.actors():
        able = t.legal(seat) != [] or choices(subject, t, seat) != []
        demand("progress", able, f"seat {seat} is to act and can do nothing")


def order_law(t: Table[Any]) -> None:
    """Check that the same position gives the same list, in the order of the menu."""
    again = t.copy(t.rng)
    for seat in range(t.state.seats):
        first = list(t.legal(seat))
        alike("order", t.legal(seat), first, f"seat {seat} asks twice")
        alike("order", again.legal(seat), first, f"seat {seat} asks on a copy")
        alike("order", first, sorted(set(first)), f"list of seat {seat}")


def legality_law(t: Table[Any]) -> None:
    """Check that `legal` is the menu without refused actions, and that `submit` accepts each."""
    for seat in range(t.state.seats):
        legal = list(t.legal(seat))
        tried = _tried(t, seat)
        accepted = [number for number in tried if t.refuses(seat, t.game.menu[number]) is None]
        alike("legality", legal, accepted, f"listed and accepted from seat {seat}")
        for number in legal:
            copy = t.copy(SeededRng(number))
            if copy.submit(seat, t.game.menu[number]) is not None:
                raise Broken("legality", f"{t.game.menu[number]} is listed and not accepted")


def _tried(t: Table[Any], seat: int) -> range:
    """Return the whole menu for a seat that is to act, a sample of it for the others."""
    return range(0, len(t.game.menu), 1 if seat in t.actors() else OUT_OF_TURN)


def refusal_law(subject: Subject, t: Table[Any]) -> None:
    """Check that refused actions change neither state nor ledger, and nobody acts out of turn."""
    before, entries, rev = snapshot(t.state), list(t.entries), t.rev
    for seat in range(t.state.seats):
        legal = set(t.legal(seat))
        requested = [t.game.menu[number] for number in _tried(t, seat) if number not in legal]
        requested += [
            a for a in subject.free_actions(t.state, seat) if t.refuses(seat, a) is not None
        ]
        for action in requested:
            if t.submit(seat, action) is None:
                raise Broken("refusal", f"{action} is not to be had by seat {seat}, yet accepted")
    alike("refusal", snapshot(t.state), before, "the state after refusals")
    alike("refusal", (t.entries, t.rev), (entries, rev), "the ledger after refusals")
    alike("refusal", (t.events, t.drawn), ([], []), "recorded or drawn by a refusal")


def copy_law(subject: Subject, t: Table[Any], rng: Rng) -> None:
    """Check that a copy is equal, shares nothing mutable, and can be played on alone."""
    before = snapshot(t.state)
    copy = t.copy(SeededRng(rng.below(0, 1 << 30)))
    alike("copy", snapshot(copy.state), before, "a copy beside its original")
    alike("copy", shared_rows(copy.state, t.state), [], "rows shared with the copy")
    kept = copy.copy(rng)
    for _ in range(COPY_MOVES):
        if not copy.state.over():
            step(subject, copy, rng)
    alike("copy", snapshot(t.state), before, "the original after the copy was played on")
    alike("copy", snapshot(kept.state), before, "a copy after its original was played on")


def aside_law(subject: Subject, t: Table[Any]) -> None:
    """Check that talk opens and closes nothing and leaves everybody's choices as they were."""
    for seat in range(subject.seats):
        for action in talk(subject, t, seat):
            copy = t.copy(SeededRng(0))
            copy.submit(seat, action)
            alike("aside", _pending(copy), _pending(t), f"what is pending after {action}")


def _pending(t: Table[Any]) -> list[object]:
    legal = [list(t.legal(seat)) for seat in range(t.state.seats)]
    return [snapshot(t.state.agenda), t.actors(), legal]
