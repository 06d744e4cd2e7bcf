"""`signoria games`: the games, their presets and their options."""

from typing import Any

from signoria.cli.parameters import AsJson, Lang
from signoria.cli.screen import grid, say_json, screen
from signoria.games import GAMES
from signoria.kernel.game import Game, Option
from signoria.locales.words import Words


def games(lang: Lang, as_json: AsJson = False) -> None:
    """List the games, their presets, and every option with its rule and its choices.

    A preset is a printed edition; each option can also be set alone with --option NAME=VALUE.

    Examples:

    - `signoria games`
    - `signoria games --lang it`
    - `signoria games --json`
    """
    words = Words(lang)
    if as_json:
        say_json([_written(game, words) for game in GAMES])
        return
    for game in GAMES:
        _show(game, words)


def _written(game: Game[Any], words: Words) -> dict[str, Any]:
    return {
        "game": game.slug,
        "title": words.game(game),
        "rules": game.rules,
        "seats": {"fewest": game.fewest, "most": game.most},
        "presets": {
            name: {"meaning": words.preset(game, name), "options": options}
            for name, options in game.presets.items()
        },
        "options": [_written_option(game, option, words) for option in game.options],
        "ends": game.reasons,
    }


def _written_option(game: Game[Any], option: Option, words: Words) -> dict[str, Any]:
    written: dict[str, Any] = {"option": option.name, "rule": option.rule}
    written["meaning"] = words.option(game, option.name)
    if option.choices:
        written["choices"] = option.offered
    else:
        written |= {"low": option.low, "high": option.high}
    return {**written, "free_text": True} if option.free_text else written


def _show(game: Game[Any], words: Words) -> None:
    out = screen()
    seats = words.message("cli-games-seats", fewest=game.fewest, most=game.most)
    out.print(f"{words.game(game)} · {game.slug} · {seats}", style="bold")
    presets = grid(words.message("cli-games-preset"), "")
    presets.columns[1].justify = "left"
    for name in game.presets:
        presets.add_row(name, words.preset(game, name))
    for part in (presets, _settings(game, words), _options(game, words)):
        out.print()
        out.print(part)


def _settings(game: Game[Any], words: Words) -> Any:
    """Return a table of the options' values in each preset."""
    table = grid(words.message("cli-games-option"), *game.presets)
    for option in game.options:
        values = [str(preset[option.name]) for preset in game.presets.values()]
        table.add_row(option.name, *values)
    return table


def _options(game: Game[Any], words: Words) -> Any:
    """Return a table of the options: meaning, choices, and the rule that each changes."""
    headings = ["cli-games-option", "cli-games-choices", "cli-games-rule", "cli-games-meaning"]
    table = grid(*(words.message(heading) for heading in headings))
    for column in table.columns:
        column.justify = "left"
    for option in game.options:
        meaning = words.option(game, option.name)
        table.add_row(option.name, _choices(option, words), option.rule, meaning)
    return table


def _choices(option: Option, words: Words) -> str:
    if option.free_text:
        return ", ".join([*option.offered, words.message("cli-games-file")])
    return ", ".join(option.offered) or f"{option.low}–{option.high}"
