"""The options of a table: a preset, and the options set beside it."""

from typing import Any

from signoria.kernel.action import Refusal
from signoria.kernel.game import Game, Option

Options = dict[str, int | str]


def default_preset(game: Game[Any]) -> str:
    """Return the preset of a table if nobody names one."""
    return next(iter(game.presets))


def settle_options(
    game: Game[Any], seats: int, preset: str, wanted: dict[str, str]
) -> Options | Refusal:
    """Return every option of the table, or the refusal of an invalid setup."""
    if not game.fewest <= seats <= game.most:
        params: Options = {"seats": seats, "fewest": game.fewest, "most": game.most}
        return Refusal("TABLE-7", {"game": game.title, **params})
    if preset not in game.presets:
        return Refusal("TABLE-8", {"preset": preset, "presets": ", ".join(game.presets)})
    chosen: Options = dict(game.presets[preset])
    known = {option.name: option for option in game.options}
    for name, text in wanted.items():
        if name not in known:
            return Refusal("TABLE-9", {"option": name, "options": ", ".join(known)})
        value = _read(known[name], text)
        if isinstance(value, Refusal):
            return value
        chosen[name] = value
    return game.refuses_options(seats, chosen, list(wanted)) or chosen


def fits(option: Option, value: object) -> bool:
    """Return whether the option can have a value."""
    if option.free_text or option.choices:
        return isinstance(value, str) and (option.free_text or value in option.offered)
    return type(value) is int and option.low <= value <= option.high


def _read(option: Option, text: str) -> int | str | Refusal:
    """Convert a text to the option's own type, or refuse it."""
    plain = option.free_text or option.choices
    is_number = text.isdecimal() and len(text) < 10 and not plain
    value: int | str = int(text) if is_number else text
    if fits(option, value):
        return value
    if option.choices:
        choices = ", ".join(option.offered)
        return Refusal("TABLE-10", {"option": option.name, "value": text, "choices": choices})
    span: Options = {"low": option.low, "high": option.high}
    return Refusal("TABLE-11", {"option": option.name, "value": text, **span})
