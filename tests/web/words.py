"""What the pages say, from the catalogues: tests name controls as people read them."""

import re
from typing import Any, Final

from signoria.games.il_principe import GAME
from signoria.kernel.wire import decode
from signoria.locales.catalogues import catalogue
from signoria.locales.words import Words

ANY: Final = "ANYTHING"


def say(message: str, lang: str = "en", **figures: int | str) -> str:
    """A message of the page itself."""
    rooms = [catalogue(lang, name) for name in ("web", "web-intrigue", "web-princes")]
    room = next((one for one in rooms if one.has(f"web-{message}")), rooms[0])
    return room.say(f"web-{message}", figures)


def like(message: str, lang: str = "en", **figures: int | str) -> re.Pattern[str]:
    """A message whose figures `ANY` may be anything."""
    said = re.escape(plain(say(message, lang, **figures))).replace(ANY, ".*")
    return re.compile(f"^{said}$")


def beginning(text: str) -> re.Pattern[str]:
    """A name that begins with a text, whatever is told after it."""
    return re.compile(rf"^\s*{re.escape(plain(text))}(?!\w)")


def plain(text: str) -> str:
    """A text as Playwright reads it in a page: every space is a plain one."""
    return re.sub(r"\s", " ", text)


def thing(kind: str, number: int, lang: str = "en") -> str:
    """The name of a city, colour, region, role …"""
    return Words(lang).thing(GAME, kind, number)


def cards_of(colour: int, number: int, lang: str = "en") -> str:
    """Some cards of a colour: `2 castles`."""
    counts = [0] * len(GAME.names["colour"])
    counts[colour] = number
    return Words(lang).cards(GAME, counts)


def command(wish: list[Any], lang: str = "en") -> str:
    """A wish as the button says it: `Bid 4`."""
    return Words(lang).action(GAME, decode(GAME.actions, wish))
