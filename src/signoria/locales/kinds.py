"""All kinds of fields that a game declares, found in its events, actions and views."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from signoria.kernel.game import Game
from signoria.kernel.kinds import Kind
from signoria.kernel.views import kinds_of_view


def all_kinds(game: Game[Any]) -> list[Kind]:
    """Return every kind that a game uses, also those inside others, each once."""
    found = list(game.kinds)
    for record in [*game.events.values(), *game.actions.values()]:
        found += record.kinds.values()
    for view in views_of(game):
        found += kinds_of_view(view).values()
    known: list[Kind] = []
    while found:
        kind = found.pop(0)
        if kind not in known:
            known.append(kind)
            found += kind.parts().values()
    return known


def views_of(game: Game[Any]) -> list[type]:
    """Return the class of a game's view and of every view inside it, the outer ones first."""
    found = list(structs_in(get_type_hints(type(game).view)["return"]))
    for view in found:
        for hint in get_type_hints(view).values():
            found += [inner for inner in structs_in(hint) if inner not in found]
    return found


def structs_in(hint: Any) -> Iterator[type]:
    """Yield the structs in a type, such as `list[SeatView]` or `AuctionView | None`."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for inner in get_args(hint):
        yield from structs_in(inner)
