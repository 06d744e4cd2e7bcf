"""Conversion of actions and events to names and arguments, and back, for ledgers and the wire."""

from typing import Any, TypeVar

from signoria.kernel.action import Action, Refusal
from signoria.kernel.event import Event, Opened
from signoria.kernel.fields import field_names, field_values, required_fields
from signoria.kernel.game import Game
from signoria.kernel.kinds import ANYTHING, MOST_SEATS, BadValue, Kind
from signoria.kernel.value_object import ValueObject

T = TypeVar("T", bound=ValueObject)

_GUESSES: dict[type, str] = {}  # the wire name a class was last found under, in any game
_KINDS: dict[type, list[Kind]] = {}


class BadWire(Exception):
    """An error about a value that names no action or event of the game."""

    def __init__(self, wire: object) -> None:
        self.refusal = Refusal("TABLE-12", {"requested": str(wire)[:80]})
        super().__init__(str(self.refusal))


def name_of(types: dict[str, type[T]], thing: T) -> str:
    """Return the wire name of a thing's class."""
    wanted = type(thing)
    if types.get(_GUESSES.get(wanted, "")) is not wanted:
        names = [name for name, kind in types.items() if kind is wanted]
        if not names:
            raise KeyError(f"{wanted.__name__} has no wire name")
        _GUESSES[wanted] = names[0]
    return _GUESSES[wanted]


def kinds_of(made: type[ValueObject]) -> list[Kind]:
    """Return the kinds of a class's fields, in order; an undeclared field may be any number."""
    if made not in _KINDS:
        declared = made.kinds
        _KINDS[made] = [declared.get(name, ANYTHING) for name in field_names(made)]
    return _KINDS[made]


def encode(types: dict[str, type[T]], thing: T) -> list[Any]:
    """Return a thing as its name and its arguments."""
    wire: list[Any] = [name_of(types, thing)]
    for kind, value in zip(kinds_of(type(thing)), field_values(thing), strict=True):
        wire.append(kind.encode(value))
    return wire


def decode(types: dict[str, type[T]], wire: object, seats: int = MOST_SEATS) -> T:
    """Build the thing that a name and arguments describe; malformed input raises `BadWire`.

    Arguments at the end may be missing: they are fields that did not exist when it was written, and
    have their defaults.
    """
    name, *arguments = wire if isinstance(wire, list) and wire else [None]
    found = types.get(name) if isinstance(name, str) else None
    if found is None:
        raise BadWire(wire)
    kinds = kinds_of(found)
    if len(arguments) != len(kinds) and not required_fields(found) <= len(arguments) < len(kinds):
        raise BadWire(wire)
    try:
        values = [kind.decode(one, seats) for kind, one in zip(kinds, arguments, strict=False)]
    except BadValue:
        raise BadWire(wire) from None
    return found(*values)


def check_ledger_values(thing: ValueObject, wire: object) -> None:
    """Raise `BadWire` if what was decoded has a value that no ledger may have."""
    for kind, value in zip(kinds_of(type(thing)), field_values(thing), strict=True):
        if not kind.fits_ledger(value):
            raise BadWire(wire)


def encode_action(game: Game[Any], action: Action) -> list[Any]:
    """Return an action as a ledger stores it: `["bid", 3]`."""
    return encode(game.actions, action)


def encode_event(game: Game[Any], event: Event[Any]) -> list[Any]:
    """Return an event as a ledger stores it, `["bid_placed", 0, 3]`, with phases by name."""
    if isinstance(event, Opened):
        return ["opened", *game.step.encode([event.phase, event.seat, event.memo])]
    return encode(game.events, event)


def decode_event(game: Game[Any], wire: object, seats: int = MOST_SEATS) -> Event[Any]:
    """Read an event in the form that a ledger stores."""
    if not isinstance(wire, list) or wire[:1] != ["opened"]:
        return decode(game.events, wire, seats)
    try:
        return Opened(*game.step.decode(wire[1:], seats))
    except BadValue:
        raise BadWire(wire) from None
