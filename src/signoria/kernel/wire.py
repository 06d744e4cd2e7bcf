"""Actions and events as names and arguments, and back: what ledgers and the wire carry."""

from typing import Any, TypeVar

from signoria.kernel.action import Action, Refusal
from signoria.kernel.event import Event, Opened
from signoria.kernel.fields import field_names, field_values
from signoria.kernel.game import Game

T = TypeVar("T")


class BadWire(Exception):
    """Something that names no action or event of the game."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def name_of(kinds: dict[str, type[T]], thing: T) -> str:
    """The wire name of a thing's kind."""
    for name, kind in kinds.items():
        if kind is type(thing):
            return name
    raise KeyError(f"{type(thing).__name__} has no wire name")


def encode(kinds: dict[str, type[T]], thing: T) -> list[Any]:
    """A thing as its name and its arguments."""
    return [name_of(kinds, thing), *field_values(thing)]


def decode(kinds: dict[str, type[T]], wire: object) -> T:
    """The thing that a name and arguments stand for; nothing is repaired."""
    if not isinstance(wire, list) or not wire or not isinstance(wire[0], str):
        raise BadWire(Refusal("HOUSE-12", {"wished": str(wire)[:80]}))
    kind = kinds.get(wire[0])
    arguments = wire[1:]
    if kind is None or len(arguments) != len(field_names(kind)):
        raise BadWire(Refusal("HOUSE-12", {"wished": str(wire)[:80]}))
    if not all(_is_number(value) or _is_row(value) for value in arguments):
        raise BadWire(Refusal("HOUSE-12", {"wished": str(wire)[:80]}))
    try:
        return kind(*arguments)
    except TypeError:
        raise BadWire(Refusal("HOUSE-12", {"wished": str(wire)[:80]})) from None


def _is_number(value: object) -> bool:
    return isinstance(value, int) and abs(value) < 1 << 31


def _is_row(value: object) -> bool:
    return isinstance(value, list) and all(_is_number(item) for item in value)


def encode_action(game: Game[Any], action: Action) -> list[Any]:
    """An action as it stands in a ledger: `["bid", 3]`."""
    return encode(game.actions, action)


def encode_event(game: Game[Any], event: Event[Any]) -> list[Any]:
    """An event as it stands in a ledger: `["bid_placed", 0, 3]`; phases go by name."""
    wire = encode(game.events, event)
    if isinstance(event, Opened):
        wire[1] = game.phase_names[event.phase]
    return wire


def decode_event(game: Game[Any], wire: object) -> Event[Any]:
    """The event that a line of a ledger stands for."""
    if isinstance(wire, list) and len(wire) > 1 and wire[1] in game.phase_names:
        wire = [wire[0], game.phase_names.index(wire[1]), *wire[2:]]
    return decode(game.events, wire)
