"""Tests that lines of the web page's files fit a screen; ruff checks the Python files."""

from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[2] / "web"
LONGEST: Final = 199
LONGEST_TEXT: Final = 399  # of a card, in the generated files, where a text is one string
MADE: Final = {"node_modules", "dist", "package-lock.json"}  # written by npm and Vite
TEXTS: Final = {
    ".css",
    ".html",
    ".js",
    ".json",
    ".mjs",
    ".svelte",
    ".svg",
    ".ts",
    ".webmanifest",
}


def texts() -> list[Path]:
    """Return every text file of the page that people or our scripts write."""
    tops = [top for top in WEB.iterdir() if top.name not in MADE]
    files = [file for top in tops for file in (top.rglob("*") if top.is_dir() else [top])]
    return sorted(file for file in files if file.suffix in TEXTS)


def test_page_sources_have_no_line_of_200_characters() -> None:
    long = [
        f"{file.relative_to(WEB)}:{number} has {len(line)}"
        for file in texts()
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if len(line) > (LONGEST_TEXT if ".cards." in file.name else LONGEST)
    ]

    assert long == []


def test_line_check_reads_hand_written_and_generated_sources() -> None:
    found = {str(file.relative_to(WEB)) for file in texts()}

    assert {"index.html", "src/App.svelte", "src/ui/base.css", "src/generated/wire.ts"} <= found
