"""What is written about the wire is what the server says and takes."""

import json
import os
import subprocess
import sys

from scripts.wire_docs import DOCUMENT, PAGE, SENTENCE, described, faults, unused, written
from signoria.locales.catalogues import HOUSE, source_of


def test_the_pages_are_written_from_the_code_as_it_is() -> None:
    for file, text in written().items():
        assert file.read_text("utf-8") == text, f"{file.name} is stale: make docs"


def test_the_document_is_the_same_in_every_run() -> None:
    print_it = (
        "import json; from scripts.wire_docs import described; print(json.dumps(described()))"
    )
    again = subprocess.run(
        [sys.executable, "-c", print_it],
        cwd=DOCUMENT.parents[1],
        env={**os.environ, "PYTHONHASHSEED": "1"},
        capture_output=True,
        check=True,
    )

    assert again.stdout.decode() == json.dumps(described()) + "\n"


def test_the_document_has_no_examples_and_no_names_twice() -> None:
    text = DOCUMENT.read_text("utf-8")
    operations = [one for path in described()["paths"].values() for one in path.values()]

    assert '"example' not in text
    assert len({one["operationId"] for one in operations}) == len(operations)


def test_every_fault_has_a_status_and_a_sentence() -> None:
    rows = [line for line in faults() if line.startswith("| `")]
    codes = [code for code, _sentence in SENTENCE.findall(source_of("en", HOUSE))]

    assert len(rows) == len(codes)
    assert [row for row in rows if "| |" in row or "|  |" in row] == []


def test_no_words_are_left_of_fields_that_are_gone() -> None:
    assert unused() == set()


def test_the_page_shows_every_route() -> None:
    text = PAGE.read_text("utf-8")

    for path, operations in described()["paths"].items():
        for method in operations:
            assert f"### {method.upper()} {path}\n" in text
