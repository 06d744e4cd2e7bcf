"""What the page of the Princes' rules has beside its rules: where to look for the cards."""

from collections.abc import Iterator


def part() -> Iterator[str]:
    """The cards have a page of their own."""
    yield "## The cards"
    yield ""
    yield "What each card costs, counts and does stands in [cards.md](../cards.md)."
