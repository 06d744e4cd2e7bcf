"""The texts of the pages from the catalogues, so that tests name controls as people do."""

import re
from typing import Any, Final

from signoria.games.il_principe import GAME
from signoria.kernel.fields import field_values
from signoria.kernel.game import Game
from signoria.kernel.wire import decode
from signoria.locales.catalogues import PAGE, catalogue
from signoria.locales.words import Words

ANY: Final = "ANYTHING"


def say(message: str, lang: str = "en", **params: int | str) -> str:
    """Return a message of the page's catalogues."""
    return catalogue(lang, PAGE).say(f"web-{message}", params)


def like(message: str, lang: str = "en", **params: int | str) -> re.Pattern[str]:
    """Match a message in which parameters given as `ANY` may have any value."""
    said = re.escape(plain(say(message, lang, **params))).replace(ANY, ".*")
    return re.compile(f"^{said}$")


def beginning(text: str) -> re.Pattern[str]:
    """Match a name that begins with a text."""
    return re.compile(rf"^\s*{re.escape(plain(text))}(?!\w)")


def plain(text: str) -> str:
    """Replace every kind of space by a plain one, as Playwright does."""
    return re.sub(r"\s", " ", text)


def thing(kind: str, number: int, lang: str = "en") -> str:
    """Return the name of a city, colour, region, role …"""
    return Words(lang).thing(GAME, kind, number)


def cards_of(colour: int, number: int, lang: str = "en") -> str:
    """Return the words for some cards of a colour: `2 castles`."""
    counts = [0] * len(GAME.names["colour"])
    counts[colour] = number
    return Words(lang).cards(GAME, counts)


def command(action: list[Any], lang: str = "en") -> str:
    """Return the text of an action's button: `Bid 4`."""
    return Words(lang).action(GAME, decode(GAME.actions, action))


def counted(game: Game[Any], action: list[Any]) -> list[Any]:
    """Return an action of the wire as the page counts: with numbers in place of stable names."""
    return [action[0], *field_values(decode(game.actions, action))]


def marked(game: Game[Any], action: list[Any]) -> str:
    """Return the selector of the controls that the page marks with an action of the wire."""
    words = " ".join(map(str, counted(game, action)))
    return f'[data-action="{words}"]'
