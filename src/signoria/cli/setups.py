"""Settings of a table: game, seats, preset, options, and the language."""

from typing import Any

from signoria.cli.errors import refuse, refuse_by_rule
from signoria.cli.flags import add_flags, flags_of
from signoria.games import GAMES, find_game
from signoria.kernel.action import Refusal
from signoria.kernel.game import Game
from signoria.kernel.settings import Options, default_preset, settle_options
from signoria.locales.words import Words

USUAL_SEATS = 4


class Setup:
    """The checked settings of a table."""

    def __init__(
        self, game: Game[Any], seats: int, preset: str, options: Options, words: Words
    ) -> None:
        self.game = game
        self.seats = seats
        self.preset = preset
        self.options = options
        self.words = words
        self.names = words.default_names(game, seats, options)


def named_game(slug: str, words: Words) -> Game[Any]:
    """Return the game of that name; otherwise refuse and list the known games."""
    game = find_game(slug)
    if game is None:
        known = ", ".join(one.slug for one in GAMES)
        refuse_by_rule(words, None, Refusal("TABLE-6", {"game": slug, "games": known}))
    return game


def setup_from(
    words: Words,
    slug: str,
    seats: int | None,
    preset: str | None,
    texts: list[str] | None,
) -> Setup:
    """Return the settings of a command line, or refuse them with a sentence."""
    game = named_game(slug, words)
    if seats is None:
        seats = min(max(USUAL_SEATS, game.fewest), game.most)
    preset = preset or default_preset(game)
    named = _named_options(game, texts or [], words)
    options = settle_options(game, seats, preset, named)
    if isinstance(options, Refusal):
        refuse_by_rule(words, game, options)
    return Setup(game, seats, preset, options, words)


def _named_options(game: Game[Any], texts: list[str], words: Words) -> dict[str, str]:
    """Return the options by name, those that the game's flags set among them."""
    named: dict[str, str] = {}
    flags = {flag.name for flag in flags_of(game)}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            refuse(words.message("cli-option-form", requested=text))
        if name in named:
            refuse(words.message("cli-option-twice", option=name))
        if name not in flags:
            named[name] = value
    return add_flags(named, game, texts, words)
