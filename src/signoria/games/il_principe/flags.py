"""The flag `--cities` of the command line: a file with other city cards."""

from pathlib import Path
from typing import Final

from signoria.cli.files import read_text
from signoria.cli.flags import Flag

FLAGS: Final = [
    Flag(
        "--cities",
        "FILE",
        "Play with the city cards of this file (Il Principe).",
        ["cities"],
        lambda text, words: read_text(Path(text), words),
    )
]
