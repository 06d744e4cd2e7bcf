"""The bare page: three files as they are, and the words that it says."""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from litestar import Response, Router, get
from litestar.params import FromPath

from signoria.locales.catalogues import HOUSE, LANGUAGES, source_of
from signoria.locales.words import Words
from signoria.server.faults import Fault

TYPES: Final = {
    "index.html": "text/html",
    "page.css": "text/css",
    "page.js": "text/javascript",
}
MESSAGES: Final = re.compile(r"^page-[a-z-]+", re.MULTILINE)


@get(["/", "/t/{id:str}"], include_in_schema=False)
async def page() -> Response[bytes]:
    """The page; which table it shows is read off its address."""
    return _served("index.html")


@get("/page/{name:str}", include_in_schema=False)
async def part(name: FromPath[str]) -> Response[bytes]:
    """What the page is made of."""
    if name not in TYPES:
        raise Fault("not-found", 404)
    return _served(name)


@get("/words/{language:str}")
async def words(language: FromPath[str]) -> dict[str, str]:
    """Everything that the page says, in one language."""
    if language not in LANGUAGES:
        raise Fault("not-found", 404)
    return page_words(language)


@cache
def page_words(lang: str) -> dict[str, str]:
    """The messages of the page, by their names."""
    said = Words(lang)
    return {name: said.house(name) for name in MESSAGES.findall(source_of(lang, HOUSE))}


@cache
def _file(name: str) -> bytes:
    return files("signoria.server").joinpath("page", name).read_bytes()


def _served(name: str) -> Response[bytes]:
    return Response(_file(name), media_type=TYPES[name])


router = Router(path="/", route_handlers=[page, part, words])
