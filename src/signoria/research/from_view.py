"""What a seat observes of a game that has no planes of its own: its view, number by number."""

from functools import cache
from re import sub
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from signoria.kernel.game import Game
from signoria.research.planes import HIGH, LONGEST, SHIFT, Encoder, Plane

VERSION: Final = 1


class ViewPlanes(Encoder[Any]):
    """A plane for each number of the view; slower, and wider, than planes written by hand.

    A list is its length and its first entries; what may be missing has a cell that says whether it
    is there. `longest` tells, by field name, how many entries are written.
    """

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, int | str], longest: dict[str, int]
    ) -> None:
        self.longest = longest
        view = game.view(game.setup(seats, options), 0)
        super().__init__(game, seats, VERSION, view_planes("", type(view), longest, {}))

    def read(self, s: Any, seat: int) -> None:
        """What the seat's view shows."""
        row: list[int] = []
        view = self.game.view(s, seat)
        self._write(row, "", type(view), view)
        for at, value in enumerate(row):
            self.row[at] = min(value, HIGH)

    def _write(self, row: list[int], name: str, kind: Any, value: Any) -> None:
        if kind in (bool, int):
            row.append(int(value or 0) + (SHIFT if kind is int and value is not None else 0))
        elif get_origin(kind) in (Union, UnionType):
            row.append(int(value is not None))
            self._write(row, name, _present(kind), value)
        elif get_origin(kind) is list:
            entries = value or []
            row.append(len(entries))
            for at in range(entries_of(name, self.longest)):
                entry = entries[at] if at < len(entries) else None
                self._write(row, f"{name}[{at}]", get_args(kind)[0], entry)
        else:
            for field, inner in _fields(kind):
                given = None if value is None else getattr(value, field)
                self._write(row, f"{name}.{field}".lstrip("."), inner, given)


def view_planes(
    name: str, kind: Any, longest: dict[str, int], most: dict[str, int], void: bool = False
) -> list[Plane]:
    """The planes of a view, or of a part of it; an entry beyond the `most` of its list is void."""
    if kind is bool:
        return [Plane(name, 1, 1, "yes or no", void=void)]
    if kind is int:
        return [Plane(name, 1, HIGH, "the number + 10; 0 missing", void=void)]
    planes = []
    if get_origin(kind) in (Union, UnionType):
        planes.append(Plane(name + "?", 1, 1, "is there", void=void))
        return planes + view_planes(name, _present(kind), longest, most, void)
    if get_origin(kind) is list:
        planes.append(Plane(name + "#", 1, HIGH, "how many", void=void))
        for at in range(entries := entries_of(name, longest)):
            beyond = void or at >= most.get(sub(r"\d+", "", name), entries)
            planes += view_planes(f"{name}[{at}]", get_args(kind)[0], longest, most, beyond)
        return planes
    for field, inner in _fields(kind):
        planes += view_planes(f"{name}.{field}".lstrip("."), inner, longest, most, void)
    return planes


def entries_of(name: str, longest: dict[str, int]) -> int:
    """How many entries of a list are written."""
    return longest.get(name.rpartition(".")[2].partition("[")[0], LONGEST)


@cache
def _fields(kind: type) -> list[tuple[str, Any]]:
    """The fields of a part of a view, in their order."""
    return list(get_type_hints(kind).items())


def _present(kind: Any) -> Any:
    """The kind of a value that may be missing, where it is there."""
    return next(one for one in get_args(kind) if one is not NoneType)
