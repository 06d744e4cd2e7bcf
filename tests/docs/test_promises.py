"""Tests that every row of docs/reference/guarantees.md names existing tests."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"`(tests/[\w/]+\.py)(?:::(\w+))?`")
PROMISES = CITED.findall((ROOT / "docs/reference/guarantees.md").read_text("utf-8"))


@pytest.mark.parametrize(("file", "name"), PROMISES)
def test_every_test_named_by_a_promise_exists(file: str, name: str) -> None:
    source = (ROOT / file).read_text("utf-8")

    assert f"def {name or 'test_'}" in source


def test_every_row_of_the_page_names_a_test() -> None:
    rows = [
        line
        for line in (ROOT / "docs/reference/guarantees.md").read_text("utf-8").splitlines()
        if line.startswith("| ") and "proved by" not in line
    ]

    assert rows
    assert [row for row in rows if not CITED.search(row)] == []
