"""Generic board for any game: the fields of its view as labelled lists."""

from collections.abc import Iterator
from typing import Any

import msgspec

from signoria.cli.boards.board import Board
from signoria.kernel.kinds import is_silent
from signoria.kernel.views import kinds_of_view, own_fields


class GenericBoard(Board):
    """A board that shows every field by name; the view declares which belong to the seat."""

    def public(self, view: object) -> str:
        """Show all fields except the seat's own."""
        own = own_fields(type(view))
        return "\n".join(_lines({k: v for k, v in _fields(view) if k not in own}))

    def own(self, view: object, name: str = "") -> str:
        """Show the seat's own fields."""
        fields = own_fields(type(view))
        own = _lines({k: v for k, v in _fields(view) if k in fields})
        return "\n".join([name, *own] if name else own)


def _fields(view: object) -> Iterator[tuple[str, Any]]:
    kinds = kinds_of_view(type(view))
    for name, value in msgspec.to_builtins(view).items():
        if value or not is_silent(kinds.get(name)):
            yield name, value


def _lines(thing: dict[str, Any], indent: str = "") -> Iterator[str]:
    for name, value in thing.items():
        label = f"{indent}{name.replace('_', ' ')}:"
        if isinstance(value, dict):
            yield label
            yield from _lines(value, indent + "  ")
        elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
            yield label
            for number, item in enumerate(value):
                yield from _lines({str(number): item}, indent + "  ")
        else:
            yield f"{label} {_short(value)}"


def _short(value: Any) -> str:
    if isinstance(value, list):
        inner = [f"[{_short(item)}]" if isinstance(item, list) else _short(item) for item in value]
        return ", ".join(inner) or "–"
    return "–" if value is None else str(value)
