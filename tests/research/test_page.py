"""Tests that the examples of docs/reference/environments.md run as printed."""

import re
from pathlib import Path

import pytest

from scripts.research_docs import with_spaces

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "environments.md"
EXAMPLES = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize(
    "example", EXAMPLES, ids=["pettingzoo", "decks", "gymnasium", "vector", "openspiel"]
)
def test_every_example_runs(example: str) -> None:
    exec(example, {})


def test_spaces_on_the_page_equal_those_of_the_environments() -> None:
    text = PAGE.read_text("utf-8")

    assert "| `compact` | `uint8` (c) |" in text
    assert with_spaces(text) == text, "docs/reference/environments.md is stale: make docs"
