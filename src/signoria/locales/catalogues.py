"""Fluent catalogues: one of the server and one of each game, in every language."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "it", "de")
GENERAL: Final = "general"

Args = dict[str, int | str]


class NoWords(LookupError):
    """A missing message, or a message that uses a parameter it was not given."""


def source_of(lang: str, name: str) -> str:
    """Return the text of a catalogue file."""
    return files("signoria.locales").joinpath(lang, f"{name}.ftl").read_text("utf-8")


def parts_of(lang: str, name: str) -> list[str]:
    """List the files of a catalogue: its own, those with its prefix, and the server's."""
    folder = files("signoria.locales").joinpath(lang)
    found = sorted(path.name.removesuffix(".ftl") for path in folder.iterdir())
    beside = [part for part in found if part.startswith(f"{name}-")]
    own = [name] if name in found else []
    return list(dict.fromkeys([*own, *beside, GENERAL]))


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
