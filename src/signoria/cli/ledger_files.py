"""Ledger files that grow with a game, so that a closed terminal loses nothing."""

import os
from pathlib import Path

from signoria.cli.errors import refuse, refuse_by_rule
from signoria.cli.files import read_text
from signoria.cli.setups import Setup
from signoria.games import find_game
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.header import BadLedger
from signoria.kernel.rng import Rng
from signoria.locales.words import Words


class LedgerFile:
    """The file of a growing ledger; `update` appends the entries that its table has made."""

    def __init__(self, path: Path, ledger: GrowingLedger, words: Words) -> None:
        self.path = path
        self._ledger = ledger
        self._words = words

    def begin(self) -> None:
        """Create the file with the header and the entries so far."""
        self._write("xb", self._ledger.head)
        self.update()

    def update(self) -> None:
        """Append the entries since the last call; they are on the disk when it returns."""
        ledger = self._ledger
        lines = "".join([ledger.write(one) for one in ledger.table.entries[ledger.rev :]])
        if lines:
            self._write("ab", lines)

    def _write(self, mode: str, text: str) -> None:
        try:
            with self.path.open(mode) as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
        except OSError as trouble:
            reason = trouble.strerror or type(trouble).__name__
            refuse(self._words.message("cli-file-unwritable", file=str(self.path), reason=reason))


def resumed(path: Path, words: Words, rng: Rng) -> tuple[Setup, GrowingLedger]:
    """Return the setup and the ledger of an unfinished game; cut off the file's unfinished line."""
    text = read_text(path, words)
    whole = text[: text.rfind("\n") + 1]  # a line without its end was cut off while it was written
    try:
        first, *lines = (whole or text).splitlines(keepends=True) or [""]
        ledger = GrowingLedger(first, find_game, lines, rng)
    except BadLedger as bad:
        refuse_by_rule(words, None, bad.refusal)
    if ledger.table.state.over():
        refuse(words.message("cli-resume-over", file=str(path)))
    if whole != text:
        with path.open("r+b") as file:
            file.truncate(len(whole.encode()))
    header = ledger.header
    return Setup(header.game, header.seats, header.preset, header.options, words), ledger
