"""Output of the commands: plain text that Rich only colours and aligns."""

import json
import sys
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text


def screen() -> Console:
    """Return standard output; square brackets are plain text, since rule ids use them."""
    return Console(highlight=False, markup=False, emoji=False)


def on_terminal() -> bool:
    """Return whether a person is watching, rather than a file or another program."""
    return sys.stdout.isatty() and sys.stderr.isatty()


def grid(*headings: str | Text, gap: int = 2) -> Grid:
    """Return a table with a line under its headings; all columns but the first hold numbers."""
    padding = (0, gap - 1, 0, 0)
    made = Grid(box=SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=padding)
    for number, heading in enumerate(headings):
        made.add_column(heading, justify="right" if number else "left")
    return made


def say_json(thing: Any) -> None:
    """Print a structure as one line of JSON; escape it if the output is not Unicode."""
    plain = not (sys.stdout.encoding or "").lower().startswith("utf")
    sys.stdout.write(json.dumps(thing, ensure_ascii=plain) + "\n")
