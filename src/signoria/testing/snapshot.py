"""Snapshots of a state: all its attributes as plain lists and numbers, interpreted or compiled."""

from collections.abc import Iterator
from typing import Any

from signoria.kernel import table
from signoria.kernel.state import Step

_NAMES: dict[type, list[str]] = {}
_DESCRIPTORS = ("getset_descriptor", "member_descriptor")


def compiled() -> bool:
    """Return whether the imported kernel is the compiled one."""
    return (table.__file__ or "").endswith((".so", ".pyd"))


def snapshot(thing: Any) -> Any:
    """Return a state as comparable values: rows become lists, steps tuples, objects dicts."""
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [snapshot(item) for item in thing]
    if isinstance(thing, dict):
        return {key: snapshot(value) for key, value in thing.items()}
    if isinstance(thing, Step):
        return (thing.phase, thing.seat, thing.memo)
    if is_row(thing):
        return list(thing)
    return {name: snapshot(getattr(thing, name)) for name in attributes(thing)}


def is_row(thing: object) -> bool:
    """Return whether a thing is a packed row of numbers."""
    return type(thing).__name__.startswith("vec")


def attributes(thing: object) -> list[str]:
    """Return the names of an object's attributes, from its dictionary and its native class."""
    kind = type(thing)
    if kind not in _NAMES:
        described = {name: getattr(kind, name, None) for name in dir(kind)}
        _NAMES[kind] = [
            name
            for name, member in described.items()
            if not name.startswith("__") and type(member).__name__ in _DESCRIPTORS
        ]
    own = getattr(thing, "__dict__", {})
    return sorted({*_NAMES[kind], *own})


def cells_of(snap: Any, path: str = "") -> dict[str, object]:
    """Flatten a snapshot: the path of every single value, such as `hands[3]`, and the value."""
    return dict(_cells(snap, path))


def _cells(snap: Any, path: str) -> Iterator[tuple[str, object]]:
    if isinstance(snap, dict):
        for name, value in snap.items():
            yield from _cells(value, f"{path}.{name}" if path else str(name))
    elif isinstance(snap, list):
        for at, value in enumerate(snap):
            yield from _cells(value, f"{path}[{at}]")
    else:
        yield path, snap


def differing(one: dict[str, Any], other: dict[str, Any]) -> set[str]:
    """Return the paths at which two snapshots differ, also those that only one of them has."""
    found: set[str] = set()
    for name in {*one, *other}:
        if one.get(name, _ABSENT) != other.get(name, _ABSENT):
            here, there = cells_of(one.get(name), name), cells_of(other.get(name), name)
            paths = {*here, *there}
            found |= {p for p in paths if here.get(p, _ABSENT) != there.get(p, _ABSENT)}
    return found


_ABSENT = object()


def shared_rows(one: Any, other: Any, path: str = "") -> list[str]:
    """Return rows and lists that two states share: a write to one would show in the other."""
    if is_row(one):
        return [path] if len(one) and _same_row(one, other) else []
    if isinstance(one, (list, dict)):
        if one is other:
            return [path]
        keys = range(min(len(one), len(other))) if isinstance(one, list) else one.keys()
        return [row for key in keys for row in shared_rows(one[key], other[key], f"{path}[{key}]")]
    if one is other or isinstance(one, (int, str)):
        return []  # a number, or an object that never changes, such as options and steps
    found: list[str] = []
    for name in attributes(one):
        inner = f"{path}.{name}" if path else name
        found += shared_rows(getattr(one, name), getattr(other, name), inner)
    return found


def _same_row(one: Any, other: Any) -> bool:
    """Write to one row and look at the other, since packed rows have no identity to compare."""
    kept, seen = one[0], other[0]
    one[0] = seen + 1
    shared = bool(other[0] != seen)
    one[0] = kept
    return shared
