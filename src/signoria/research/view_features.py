"""Observations of a game that describes none: the fields of a seat's view, by their kinds."""

from typing import Any, get_type_hints

from mypy_extensions import i64

from signoria.kernel.game import Game
from signoria.kernel.kinds import BY_SEAT, SEAT, Each, Kind, Number, Row
from signoria.kernel.views import kinds_of_view
from signoria.research.features import Described, Encoder, step_features

VERSION = 1
MOST = 1000
IN_STEP = ("you", "agenda")  # the step has them already


class ViewFeatures(Encoder[Any]):
    """Features of every field of a view that declares a kind, in the order of the kinds.

    A row of amounts or of rows has one of them for each seat. An amount is observed up to `MOST`.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        kinds = kinds_of_view(get_type_hints(type(game).view)["return"])
        self.fields = {name: kind for name, kind in kinds.items() if name not in IN_STEP}
        table = Described(seats, {name: for_each_seat(kind) for name, kind in kinds.items()})
        described = [
            table.feature(name, name.replace("_", " "), MOST if is_amount(kind) else 0)
            for name, kind in self.fields.items()
        ]
        super().__init__(game, seats, VERSION, [*step_features(seats, game.step), *described])

    def read(self, s: Any, seat: i64) -> None:
        """Write the seat's observation of a state into the row."""
        at = self.read_step(s, seat)
        view = self.game.view(s, seat)
        for name, kind in self.fields.items():
            for value in numbers(kind, getattr(view, name)):
                self.row[at] = value
                at += 1


def for_each_seat(kind: Kind) -> Kind:
    """Return a row of rows as a row for each seat; any other kind as it is."""
    nested = isinstance(kind, Row) and not isinstance(kind, Each) and isinstance(kind.of, Row)
    return Each(kind.name, SEAT, kind.of) if nested and isinstance(kind, Row) else kind


def is_amount(kind: Kind) -> bool:
    """Return whether the values of a kind are numbers without a limit."""
    if isinstance(kind, Row):
        return is_amount(kind.of)
    return isinstance(kind, Number) and kind.high > MOST


def numbers(kind: Kind, value: Any) -> list[int]:
    """Return the cells of a value: sets as bits, things and seats with 0 for none."""
    kind = for_each_seat(kind)
    if isinstance(kind, Row) and (isinstance(kind, Each) or kind is BY_SEAT):
        return [cell for one in value for cell in numbers(kind.of, one)]
    if isinstance(kind, Row):
        return [sum(1 << one for one in value)]
    return [max(value, 0) if isinstance(kind, Number) else max(value, -1) + 1]
