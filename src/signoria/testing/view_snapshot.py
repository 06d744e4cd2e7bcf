"""A view snapshot: a recorded game with every answer at every step, in lines that diff well."""

from collections.abc import Iterator
from typing import Any

import msgspec

from signoria.kernel.ledger import Ledger, replay
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import Entry, Table
from signoria.kernel.wire import encode_action


def view_snapshot(ledger: Ledger) -> str:
    """Write, for every revision, the action, the agenda, the legal choices and the changed views.

    A change that everybody sees appears once, under `all`.
    """
    table = replay(ledger, 0)
    seen: dict[int, dict[str, Any]] = {viewer: {} for viewer in _viewers(table)}
    lines: list[str] = []
    for entry in ledger.entries:
        for event in entry.events:
            event.apply(table.state)
        lines += [_headline(table, entry), *_questions(table), *_changes(table, seen)]
    return "\n".join(lines) + "\n"


def _viewers(table: Table[Any]) -> list[int]:
    return [SPECTATOR, *range(table.state.seats)]


def _headline(table: Table[Any], entry: Entry[Any]) -> str:
    if entry.action is None:
        return f"== {entry.rev} {entry.by}"
    name, *values = encode_action(table.game, entry.action)
    return " ".join(f"== {entry.rev} {entry.by} {entry.seat}: {name} {values or ''}".split())


def _questions(table: Table[Any]) -> Iterator[str]:
    """Yield the agenda, and the legal choices of each seat to act, grouped by name."""
    names = table.game.phase_names
    steps = [f"{names[step.phase]}({step.seat},{step.memo})" for step in table.state.agenda]
    yield "agenda " + (" ".join(steps) or "empty")
    for seat in table.actors():
        choices: dict[str, list[str]] = {}
        for number in table.legal(seat):
            name, *values = encode_action(table.game, table.game.menu[number])
            choices.setdefault(name, []).append(",".join(map(str, values)))
        texts = [" ".join([name, *values]).strip() for name, values in choices.items()]
        yield f"legal {seat} " + "; ".join(texts)


def _changes(table: Table[Any], seen: dict[int, dict[str, Any]]) -> Iterator[str]:
    """Yield the changes in each view since the step before."""
    changed: dict[int, dict[str, Any]] = {}
    for viewer, before in seen.items():
        after = msgspec.to_builtins(table.game.view(table.state, viewer))
        changed[viewer] = _difference(before, after)
        seen[viewer] = after
    public = set.intersection(*(set(change.items()) for change in changed.values()))
    yield from _line("all", dict(sorted(public)))
    for viewer, change in changed.items():
        name = "spectator" if viewer == SPECTATOR else f"seat {viewer}"
        private = {path: value for path, value in change.items() if (path, value) not in public}
        yield from _line(name, private)


def _difference(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Return the changed numbers of a view by their paths; equal fields are not walked."""
    was, now = dict(_leaves("", _unlike(before, after))), dict(_leaves("", _unlike(after, before)))
    changed = {path: value for path, value in now.items() if was.get(path, ...) != value}
    return changed | {path: "gone" for path in was if path not in now}


def _unlike(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in one.items() if other.get(name, ...) != value}


def _line(name: str, change: dict[str, Any]) -> Iterator[str]:
    if change:
        yield f"{name}: " + " ".join(f"{path}={value}" for path, value in change.items())


def _leaves(path: str, thing: object) -> Iterator[tuple[str, Any]]:
    """Yield every number of a view with its path; short rows of numbers stay together."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            if name != "agenda":
                yield from _leaves(f"{path}.{name}" if path else name, value)
    elif isinstance(thing, list) and any(isinstance(value, dict | list) for value in thing):
        for at, value in enumerate(thing):
            yield from _leaves(f"{path}.{at}", value)
    elif isinstance(thing, list):
        yield path, "[" + ",".join(map(str, thing)) + "]"
    else:
        yield path, thing
