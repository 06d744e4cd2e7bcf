"""Tests that docs/reference/http-api.md and the OpenAPI document match the server."""

import json
import os
import subprocess
import sys

from scripts.wire_docs import DOCUMENT, PAGE, SENTENCE, described, errors, unused, written
from signoria.locales.catalogues import GENERAL, source_of


def test_pages_match_the_generator() -> None:
    for file, text in written().items():
        assert file.read_text("utf-8") == text, f"{file.name} is stale: make docs"


def test_document_does_not_depend_on_the_hash_seed() -> None:
    print_it = (
        "import json; from scripts.wire_docs import described; print(json.dumps(described()))"
    )
    again = subprocess.run(
        [sys.executable, "-c", print_it],
        cwd=DOCUMENT.parents[2],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        check=True,
    )

    assert again.stdout.decode() == json.dumps(described()) + "\n"


def test_document_has_no_examples_and_unique_operation_ids() -> None:
    text = DOCUMENT.read_text("utf-8")
    operations = [one for path in described()["paths"].values() for one in path.values()]

    assert '"example' not in text
    assert len({one["operationId"] for one in operations}) == len(operations)


def test_every_fault_has_a_status_and_a_sentence() -> None:
    rows = [line for line in errors() if line.startswith("| `")]
    codes = [code for code, _sentence in SENTENCE.findall(source_of("en", GENERAL))]

    assert len(rows) == len(codes)
    assert [row for row in rows if "| |" in row or "|  |" in row] == []


def test_no_field_description_is_unused() -> None:
    assert unused() == set()


def test_page_has_a_heading_for_every_route() -> None:
    text = PAGE.read_text("utf-8")

    for path, operations in described()["paths"].items():
        for method in operations:
            assert f"### {method.upper()} {path}\n" in text
