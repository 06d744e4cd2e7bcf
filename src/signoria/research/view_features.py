"""Observations of a game that describes none: the fields of a seat's view, by their kinds."""

from typing import Any, get_type_hints

from mypy_extensions import i64

from signoria.kernel.game import Game
from signoria.kernel.kinds import BY_SEAT, Each, Kind, Number, Row
from signoria.kernel.views import kinds_of_view
from signoria.research.features import Described, Encoder, step_features

VERSION = 1
IN_STEP = ("you", "agenda")  # the step has them already


class ViewFeatures(Encoder[Any]):
    """Features of every field of a view that declares a kind, in the order of the kinds.

    A number needs a kind with a highest value.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        kinds = kinds_of_view(get_type_hints(type(game).view)["return"])
        self.fields = {name: kind for name, kind in kinds.items() if name not in IN_STEP}
        table = Described(seats, kinds)
        described = [table.feature(name, name.replace("_", " ")) for name in self.fields]
        super().__init__(game, seats, VERSION, [*step_features(seats, game.step), *described])

    def read(self, s: Any, seat: i64) -> None:
        """Write the seat's observation of a state into the row."""
        at = self.read_step(s, seat)
        view = self.game.view(s, seat)
        for name, kind in self.fields.items():
            for value in numbers(kind, getattr(view, name)):
                self.row[at] = value
                at += 1


def numbers(kind: Kind, value: Any) -> list[int]:
    """Return the cells of a value: sets as bits, things and seats with 0 for none."""
    if isinstance(kind, Each) or kind is BY_SEAT:
        assert isinstance(kind, Row)
        return [cell for one in value for cell in numbers(kind.of, one)]
    if isinstance(kind, Row):
        return [sum(1 << one for one in value)]
    return [max(value, 0) if isinstance(kind, Number) else max(value, -1) + 1]
