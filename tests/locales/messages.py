"""Parsed catalogues, for tests that compare languages."""

from functools import cache
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from signoria.games import GAMES
from signoria.locales.catalogues import GENERAL, ORIGINAL, PAGE, source_of, texts_of

PARTS = [GENERAL, PAGE, *(part for game in GAMES for part in texts_of(ORIGINAL, game.slug))]


def missing(lang: str) -> list[str]:
    """List the messages of the original that a language lacks, each after its part."""
    own = {GENERAL, PAGE} | {part for game in GAMES for part in texts_of(lang, game.slug)}
    return [
        f"{part}: {message}"
        for part in PARTS
        for message in messages(ORIGINAL, part)
        if part not in own or message not in messages(lang, part)
    ]


class Mentions(Visitor):
    """Visitor that collects the parameters of a message and the messages it refers to."""

    def __init__(self) -> None:
        self.params: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def entries(lang: str, name: str) -> list[Any]:
    return [
        entry
        for entry in FluentResource(source_of(lang, name)).body
        if not isinstance(entry, ast.BaseComment)
    ]


@cache
def messages(lang: str, name: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(lang, name)}


def mentions(lang: str, name: str, message: str) -> Mentions:
    found = Mentions()
    found.visit(messages(lang, name)[message])
    return found


def params(lang: str, name: str, message: str) -> set[str]:
    """Return the parameters that a message needs, those of referenced messages included.

    `$item_acc` and `$item_key` are forms of the parameter `$item`.
    """
    seen = mentions(lang, name, message)
    needed = {figure.split("_")[0] for figure in seen.params}
    for other in seen.messages:
        needed |= params(lang, name, other)
    return needed
