"""Laws of secrets: no seat can tell the true world from one it merely imagines."""

from typing import Any

from signoria.kernel.action import Action
from signoria.kernel.event import Event
from signoria.kernel.rng import Rng, SeededRng
from signoria.kernel.table import Table
from signoria.testing.laws.broken import Broken, alike
from signoria.testing.snapshot import snapshot
from signoria.testing.subject import Subject, choices, talk

STRENGTHS = (False, True)  # forgetful, remembering
TRIED = 3  # actions played by each actor in both worlds


def secrecy_law(subject: Subject, t: Table[Any], rng: Rng) -> None:
    """Check that view, legal list and refusals are the same in an imagined world."""
    for watcher in subject.watchers():
        for remembering in STRENGTHS:
            world = _world(t, watcher, rng, remembering)
            seen = t.game.view(t.state, watcher)
            alike("secrecy", t.game.view(world.state, watcher), seen, f"view of {watcher}")
            alike("secrecy", world.actors(), t.actors(), f"actors, as {watcher} sees them")
            if watcher >= 0:
                legal = list(t.legal(watcher))
                alike("secrecy", list(world.legal(watcher)), legal, f"legal of {watcher}")
        if watcher in t.actors():
            _same_refusals(subject, t, _world(t, watcher, rng, False), watcher)


def _world(t: Table[Any], watcher: int, rng: Rng, remembering: bool) -> Table[Any]:
    return Table(t.game, t.state.imagine(watcher, rng, remembering), rng)


def _same_refusals(subject: Subject, t: Table[Any], world: Table[Any], seat: int) -> None:
    for action in [*t.game.menu, *subject.free_actions(t.state, seat)]:
        true, other = t.refuses(seat, action), world.refuses(seat, action)
        if (true is not None or other is not None) and true != other:
            raise Broken("secrecy", f"{action} of {seat} is answered {true}, or {other}")


def same_events_law(subject: Subject, t: Table[Any], rng: Rng) -> None:
    """Check that an action shows a watcher the same events in two worlds, until one reveals."""
    for seat in range(subject.seats):
        able = choices(subject, t, seat) + talk(subject, t, seat)
        tried = [able[rng.below(0, len(able))] for _ in range(min(TRIED, len(able)))]
        for action in {str(action): action for action in tried}.values():
            seed = rng.below(0, 1 << 30)
            true = _events(Table(t.game, t.state.copy(), SeededRng(seed)), seat, action)
            for watcher in subject.watchers():
                world = Table(t.game, t.state.imagine(watcher, rng, False), SeededRng(seed))
                if world.refuses(seat, action) is None:
                    found = _seen(_events(world, seat, action), watcher)
                    alike("same events", found, _seen(true, watcher), f"{action} to {watcher}")


def _events(t: Table[Any], seat: int, action: Action) -> list[Event[Any]]:
    t.submit(seat, action)
    return t.entries[-1].events


def _seen(found: list[Event[Any]], watcher: int) -> list[object]:
    """Return the events as a watcher sees them, up to the name of the first revealing one."""
    seen: list[object] = []
    for event in found:
        if event.reveals:
            return [*seen, type(event).__name__]
        seen.append(event.seen_by(watcher))
    return seen


def canonical_law(subject: Subject, t: Table[Any], rng: Rng) -> None:
    """Check that two worlds a seat cannot tell apart, imagined with equal chance, are equal."""
    for watcher in subject.watchers():
        for remembering in STRENGTHS:
            other = t.state.imagine(watcher, rng, remembering)
            seed = rng.below(0, 1 << 30)
            one = t.state.imagine(watcher, SeededRng(seed), remembering)
            two = other.imagine(watcher, SeededRng(seed), remembering)
            how = "remembering" if remembering else "forgetful"
            alike("canonical", snapshot(two), snapshot(one), f"{how} world of {watcher}")


def visible_events_law(subject: Subject, t: Table[Any], watcher: int, rng: Rng) -> None:
    """Check, at every entry, that the events shown to a watcher determine its view.

    One imagined world is followed from the start, a second one from the middle of the ledger.
    """
    truth = t.game.setup(subject.seats, subject.options)
    worlds = [truth.imagine(watcher, rng, False)]
    for entry in t.entries:
        for event in entry.events:
            event.apply(truth)
            for world in worlds:
                _see(event, watcher, world)
        seen = t.game.view(truth, watcher)
        for world in worlds:
            found = f"view of {watcher} after entry {entry.rev}"
            alike("visible events", t.game.view(world, watcher), seen, found)
        if entry.rev == len(t.entries) // 2:
            worlds.append(truth.imagine(watcher, rng, False))


def _see(event: Event[Any], watcher: int, world: Any) -> None:
    seen = event.seen_by(watcher)
    if seen is not None:
        try:
            seen.apply(world)
        except (IndexError, ValueError, TypeError) as trouble:
            raise Broken(
                "visible events", f"{seen} fails on an imagined world: {trouble}"
            ) from trouble
