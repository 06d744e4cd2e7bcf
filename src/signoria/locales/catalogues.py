"""Fluent catalogues: the server's, the page's and one of each game, in every language.

A language is a folder beside this module. The texts of a game lie in `locales/<language>` of its
package; a language folder may add texts of games, each in a folder with the game's slug.
"""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, Literal

from fluent.runtime import FluentBundle, FluentResource

from signoria.games import GAMES, find_game
from signoria.kernel.parts import package_of

GENERAL: Final = "general"
PAGE: Final = "web"  # a file of that name has texts that only pages show
SITE: Final = "site"  # likewise, of a game: texts about it that pages of other games show too
ORIGINAL: Final = "en"  # the language from which people translate
HERE: Final = files("signoria.locales")

Args = dict[str, int | str]


class NoWords(LookupError):
    """A missing message, or a message that uses a parameter it was not given."""


def languages_in(folder: Traversable) -> tuple[str, ...]:
    """Return the languages that have a folder with the server's texts, the original first."""
    found = {path.name for path in folder.iterdir() if path.joinpath(f"{GENERAL}.ftl").is_file()}
    return (ORIGINAL, *sorted(found - {ORIGINAL}))


LANGUAGES: Final = languages_in(HERE)

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]


def folders_of(lang: str, slug: str) -> list[Traversable]:
    """Return the folders with texts of a game: its own, then that of the language."""
    game = find_game(slug)
    own = [] if game is None else [files(package_of(game)).joinpath("locales", lang)]
    return [folder for folder in (*own, HERE.joinpath(lang, slug)) if folder.is_dir()]


def texts_of(lang: str, slug: str) -> dict[str, Traversable]:
    """Return the files of a game by part, each behind its slug; its own file goes first."""
    found: dict[str, Traversable] = {}
    for folder in folders_of(lang, slug):
        for file in sorted(folder.iterdir(), key=lambda path: path.name):
            if file.name.endswith(".ftl"):
                found.setdefault(f"{slug}/{file.name.removesuffix('.ftl')}", file)
    return found


def source_of(lang: str, part: str) -> str:
    """Return the text of one part: `general`, `web`, or a file of a game behind its slug."""
    slug, slash, _file = part.partition("/")
    file = texts_of(lang, slug)[part] if slash else HERE.joinpath(lang, f"{part}.ftl")
    return file.read_text("utf-8")


def parts_of(lang: str, name: str) -> list[str]:
    """List the parts of a catalogue: of a game, of all pages (`web`), or of the server."""
    if name == PAGE:
        games = [texts_of(lang, game.slug) for game in GAMES]
        return [PAGE, *(part for texts in games for part in texts if is_page(part)), GENERAL]
    return [*(part for part in texts_of(lang, name) if not is_page(part)), GENERAL]


def is_page(part: str) -> bool:
    """Return whether only pages show the texts of a part."""
    return part.rpartition("/")[2] in (PAGE, SITE)


class Catalogue:
    """The messages of a game, and after them those of the server, in one language."""

    def __init__(self, lang: str, name: str) -> None:
        self.lang = lang
        self.name = name
        self._bundle = FluentBundle([lang], use_isolating=False)
        for part in parts_of(lang, name):
            self._bundle.add_resource(FluentResource(source_of(lang, part)))

    def has(self, message: str) -> bool:
        """Return whether there is such a message."""
        return self._bundle.has_message(message)

    def say(self, message: str, args: Args | None = None, attribute: str = "") -> str:
        """Return a message, or one of its attributes, with its parameters filled in."""
        where = f"{self.lang}/{self.name}.ftl: {message}"
        if not self.has(message):
            raise NoWords(f"{where} is missing")
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise NoWords(f"{where} has no {attribute or 'value'}")
        text, errors = self._bundle.format_pattern(pattern, args or {})
        if errors:
            raise NoWords(f"{where}: {errors[0]}")
        return str(text)

    def forms(self, message: str) -> list[str]:
        """List the names of a message's attributes; empty if the message does not exist."""
        return list(self._bundle.get_message(message).attributes) if self.has(message) else []


@cache
def catalogue(lang: str, name: str) -> Catalogue:
    """Return a catalogue, read once."""
    return Catalogue(lang, name)
