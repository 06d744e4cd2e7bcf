"""All games: every package in this folder, then those that other packages offer.

The package `_template` is the pattern of new games: `signoria new-game` copies it.

Another package offers a game by an entry point of the group `signoria.games`. Its value names the
game's package, which has a `GAME`. A game that cannot be loaded so is left out with a warning.

A game's package contains everything that the game brings. Other packages import no game: they ask
`kernel.parts.part_of` for these modules, each with a constant of its name:

- `appendix.APPENDIX`: the lines that only its page of rules has
- `benchmarks.BENCHMARKS`: its own measurements and aims for `signoria bench`, by name
- `board.BOARD`: the class of its board in the terminal
- `commands.COMMANDS`: its own commands, by name
- `fading.FADING`: which amounts a log hides, and when
- `features.FEATURES`: the class of its observations for research
- `flags.FLAGS`: its own flags of commands that create a table
- `growth.GROWTH`: what of its data a stored game had, and what seats bring in
- `laws.LAWS`: what is hidden in it, and which actions its menu leaves out
- `leaving.LEAVING`: the bot that plays for seats that left, instead of the default action
- `orders.ORDERS`: the standing orders that seats may leave, by name
- `page.PAGE`: the data that its page in the browser needs besides the rules
- `personalities.PERSONALITIES`: its own bots, by name
- `players.PLAYERS`: scripted players that reach every way it can end
- `times.TIMES`: by phase, the option with the seconds that it may take
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from typing import Any, Final
from warnings import warn

from signoria.kernel.game import Game

GROUP: Final = "signoria.games"


def own_games() -> Iterator[Game[Any]]:
    """Yield the game of each package in this folder, in the order of names, except templates."""
    for module in sorted(iter_modules(__path__), key=lambda found: found.name):
        if module.ispkg and not module.name.startswith("_"):
            yield import_module(f"{__name__}.{module.name}").GAME


def offered_games(points: list[EntryPoint], taken: set[str]) -> Iterator[Game[Any]]:
    """Yield the games of entry points, by name; a slug that is taken belongs to its first game."""
    taken = set(taken)
    for point in sorted(points, key=lambda found: (found.name, found.value)):
        game = _offered(point, taken)
        if game is not None:
            taken.add(game.slug)
            yield game


def _offered(point: EntryPoint, taken: set[str]) -> Game[Any] | None:
    """Load the game of an entry point; warn and return None if it has none that can be added."""
    try:
        loaded = point.load()
    except Exception as trouble:
        reason = f"it cannot be loaded ({type(trouble).__name__}: {trouble})"
    else:
        game = getattr(loaded, "GAME", loaded)
        if isinstance(game, Game) and game.slug not in taken:
            return game
        is_game = isinstance(game, Game)
        reason = f"there is a game {game.slug!r} already" if is_game else "it has no GAME"
    warn(f"Signoria leaves out the game {point.name!r} of {point.value}: {reason}.", stacklevel=2)
    return None


def all_games() -> tuple[Game[Any], ...]:
    """Return the games of this folder, then those of other installed packages."""
    own = tuple(own_games())
    return own + tuple(offered_games(list(entry_points(group=GROUP)), {game.slug for game in own}))


GAMES: Final[tuple[Game[Any], ...]] = all_games()


def find_game(slug: str) -> Game[Any] | None:
    return next((game for game in GAMES if game.slug == slug), None)
