"""Field names of actions and events, read off their constructors: argument names are attributes."""

from collections.abc import Callable
from inspect import signature
from operator import attrgetter

_NAMES: dict[type, tuple[str, ...]] = {}
_REQUIRED: dict[type, int] = {}
_READERS: dict[type, Callable[[object], tuple[object, ...]]] = {}


def field_names(kind: type) -> tuple[str, ...]:
    """Return the names of a class's constructor arguments, in order."""
    if kind not in _NAMES:
        made = any("__init__" in base.__dict__ for base in kind.__mro__[:-1])
        _NAMES[kind] = tuple(signature(kind).parameters) if made else ()
    return _NAMES[kind]


def required_fields(kind: type) -> int:
    """Return how many fields a class needs; fields behind them have defaults."""
    if kind not in _REQUIRED:
        known = signature(kind).parameters.values() if field_names(kind) else ()
        _REQUIRED[kind] = sum(field.default is field.empty for field in known)
    return _REQUIRED[kind]


def field_values(thing: object) -> list[object]:
    """Return the values of an action or event, in the order of its constructor."""
    kind = type(thing)
    if kind not in _READERS:  # class twice: attrgetter makes a tuple only from two names on
        _READERS[kind] = attrgetter("__class__", "__class__", *field_names(kind))
    return [*_READERS[kind](thing)[2:]]


def same(one: object, other: object) -> bool:
    """Return whether two things have the same class and the same values."""
    return type(one) is type(other) and field_values(one) == field_values(other)


def written(thing: object) -> str:
    """Write a thing as its constructor call."""
    inside = ", ".join(f"{name}={getattr(thing, name)!r}" for name in field_names(type(thing)))
    return f"{type(thing).__name__}({inside})"


def fingerprint(thing: object) -> int:
    """Return a hash that agrees with `same`."""
    return hash(written(thing))
