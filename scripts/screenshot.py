"""Draw docs/img/table.svg: a table in the terminal, as a person sees it."""

import os
import re
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.text import Text

PICTURE = Path(__file__).parents[1] / "docs" / "img" / "table.svg"
COMMAND = "from signoria.cli.main import run; run()"
WIDTH = 92
ANSWERS = ["1", "1", "2", "why bid 40"]


def played() -> list[str]:
    """Return the terminal's output for the first choices of a seeded game."""
    environment = {**os.environ, "FORCE_COLOR": "1", "COLUMNS": str(WIDTH), "LINES": "60"}
    table = [sys.executable, "-c", COMMAND, "table", "il-principe", "--seed", "5", "--lang", "en"]
    done = subprocess.run(
        table, input="\n".join(ANSWERS), env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def drawn(lines: list[str]) -> str:
    """Return the lines as a self-contained picture, without a font from elsewhere."""
    console = Console(record=True, width=WIDTH, file=StringIO())
    console.print(Text.from_ansi("\n".join(lines)))
    svg = console.export_svg(title="signoria table il-principe")
    return re.sub(r"@font-face \{.*?\}|<!--.*?-->", "", svg, flags=re.DOTALL)


def main() -> int:
    lines = played()
    begins = max(at for at, line in enumerate(lines) if "♛ Il Principe:" in line)
    PICTURE.write_text(drawn(lines[begins:-2]), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
