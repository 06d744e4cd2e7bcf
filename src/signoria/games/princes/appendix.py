"""Additional parts of the page of the Princes' rules: the rulebook by sentence, and the cards."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

BY_SENTENCE: Final = """\
## The rulebook, sentence by sentence

Each row is a sentence of the rules of the tournament mode (French, 24 August 2015), in their \
order and in our words. Tests are below `tests/games/princes`.
"""


def rulebook() -> list[dict[str, Any]]:
    """Return the parts of the rulebook, each with its heading and rows."""
    text = files("signoria.games.princes").joinpath("rulebook.toml").read_text("utf-8")
    parts: list[dict[str, Any]] = tomllib.loads(text)["part"]
    return parts


def part() -> Iterator[str]:
    """Yield the table of sentences, and the link to the page of the cards."""
    yield BY_SENTENCE
    number = 0
    for place in rulebook():
        yield f"### {place['heading']}"
        yield ""
        yield "| no. | says | rule | test |"
        yield "|---|---|---|---|"
        for row in place["rows"]:
            number += 1
            shown = f"`{row['test']}`" if "test" in row else f"waits for the set {row['waits']}"
            yield f"| {number} | {row['says']} | {row['rule']} | {shown} |"
        yield ""
    yield "## The cards"
    yield ""
    yield "[cards.md](../cards.md) lists the cost, the points and the effect of each card."


APPENDIX: Final = part
