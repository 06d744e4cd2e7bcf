"""Conversion of actions and events to names and arguments, and back, for ledgers and the wire."""

from typing import Any, TypeVar

from signoria.kernel.action import Action, Refusal
from signoria.kernel.event import Event, Opened
from signoria.kernel.fields import field_names, field_values, required_fields
from signoria.kernel.game import Game

T = TypeVar("T")

_GUESSES: dict[type, str] = {}  # the wire name a class was last found under, in any game


class BadWire(Exception):
    """An error about a value that names no action or event of the game."""

    def __init__(self, wire: object) -> None:
        self.refusal = Refusal("TABLE-12", {"requested": str(wire)[:80]})
        super().__init__(str(self.refusal))


def name_of(kinds: dict[str, type[T]], thing: T) -> str:
    """Return the wire name of a thing's class."""
    wanted = type(thing)
    if kinds.get(_GUESSES.get(wanted, "")) is not wanted:
        names = [name for name, kind in kinds.items() if kind is wanted]
        if not names:
            raise KeyError(f"{wanted.__name__} has no wire name")
        _GUESSES[wanted] = names[0]
    return _GUESSES[wanted]


def encode(kinds: dict[str, type[T]], thing: T) -> list[Any]:
    """Return a thing as its name and its arguments."""
    return [name_of(kinds, thing), *field_values(thing)]


def decode(kinds: dict[str, type[T]], wire: object) -> T:
    """Build the thing that a name and arguments describe; malformed input raises `BadWire`.

    Arguments at the end may be missing: they are fields that did not exist when it was written, and
    have their defaults.
    """
    name, *arguments = wire if isinstance(wire, list) and wire else [None]
    kind = kinds.get(name) if isinstance(name, str) else None
    if kind is None:
        raise BadWire(wire)
    names = field_names(kind)
    if len(arguments) != len(names) and not required_fields(kind) <= len(arguments) < len(names):
        raise BadWire(wire)
    rows = getattr(kind, "rows", ())
    for field, value in zip(names, arguments, strict=False):
        if not (_is_row(value) if field in rows else _is_number(value)):
            raise BadWire(wire)
    return kind(*arguments)


def _is_number(value: object) -> bool:
    return type(value) is int and abs(value) < 1 << 31


def _is_row(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_number, value))


def encode_action(game: Game[Any], action: Action) -> list[Any]:
    """Return an action as a ledger stores it: `["bid", 3]`."""
    return encode(game.actions, action)


def encode_event(game: Game[Any], event: Event[Any]) -> list[Any]:
    """Return an event as a ledger stores it, `["bid_placed", 0, 3]`, with phases by name."""
    wire = encode(game.events, event)
    if isinstance(event, Opened):
        wire[1] = game.phase_names[event.phase]
    return wire


def decode_event(game: Game[Any], wire: object) -> Event[Any]:
    """Read an event in the form that a ledger stores."""
    if isinstance(wire, list) and wire[:1] == ["opened"]:
        if len(wire) != 4 or wire[1] not in game.phase_names:
            raise BadWire(wire)
        wire = ["opened", game.phase_names.index(wire[1]), *wire[2:]]
    return decode(game.events, wire)
