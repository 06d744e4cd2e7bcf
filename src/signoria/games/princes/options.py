"""The options of The Princes of Catan and its presets."""

from functools import cache
from operator import itemgetter
from typing import Final

from signoria.games.princes.rules import Options
from signoria.kernel.game import Option

OPTIONS: Final = [
    Option("points", "END-1", [], 3, 20),
    Option("turn_limit", "END-2", [], 2, 1000),
]

PRESETS: Final[dict[str, dict[str, int | str]]] = {
    "introductory": {"points": 7, "turn_limit": 200},
}

values_of = itemgetter(*(option.name for option in OPTIONS))


@cache
def chosen_options(values: tuple[int | str, ...]) -> Options:
    """The options as the rules read them; nobody changes them, so equal tables share them."""
    chosen = Options()
    for option, value in zip(OPTIONS, values, strict=True):
        setattr(chosen, option.name, int(value))
    return chosen
