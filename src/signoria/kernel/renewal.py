"""Headers of tables that begin after an upgrade: with settings that games can have today."""

from typing import Any

from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.kernel.header import MISFITS, Header
from signoria.kernel.settings import Options, default_preset, fits

PRESET = "preset"  # no option has this name


def renewed(header: Header) -> Header | Refusal:
    """Return the header of the same table as a game begins today; or why none can.

    A setting that games no longer have gives way to that of the preset, and an unknown preset to
    the default. The new header names what was replaced.
    """
    game, seats = header.game, header.seats
    preset = header.preset if header.preset in game.presets else default_preset(game)
    options = _nearest(game, seats, game.presets[preset], header.options)
    if isinstance(options, Refusal):
        return options
    former = {option.name: option.former for option in game.options}
    replaced: Options = {} if preset == header.preset else {PRESET: header.preset}
    for name, was in header.written()["options"].items():
        if name not in options or former[name].get(was, was) != options[name]:
            replaced[name] = str(was)[:80] if isinstance(was, str) else was
    return Header(game, seats, preset, options, replaced=replaced)


def _nearest(game: Game[Any], seats: int, usual: Options, wanted: Options) -> Options | Refusal:
    """Return the wanted options with as few changes as make them fit, or why none do."""
    options = {
        option.name: wanted[option.name]
        if fits(option, wanted[option.name])
        else usual[option.name]
        for option in game.options
    }
    if _refusal(game, seats, options) is None:
        return options
    for name in options:
        one_less = {**options, name: usual[name]}
        if _refusal(game, seats, one_less) is None:
            return one_less
    found = dict(usual)
    refusal = _refusal(game, seats, found)
    for name, value in options.items():
        if _refusal(game, seats, {**found, name: value}) is None:
            found[name] = value
    return refusal or found


def _refusal(game: Game[Any], seats: int, options: Options) -> Refusal | None:
    try:
        return game.refuses_options(seats, options, [])
    except MISFITS:
        return Refusal("LEDGER-2", {"line": 1})
