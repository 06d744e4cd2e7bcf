"""Additional part of the page of the Princes' rules: a link to the cards."""

from collections.abc import Iterator
from typing import Final


def part() -> Iterator[str]:
    """Yield the link to the page of the cards."""
    yield "## The cards"
    yield ""
    yield "[cards.md](../cards.md) lists the cost, the points and the effect of each card."


APPENDIX: Final = part
