"""Ledger files that grow with a game, so that a closed terminal loses nothing."""

import os
from pathlib import Path
from typing import Any

from signoria.cli.errors import refuse, refuse_by_rule
from signoria.cli.files import read_text
from signoria.cli.setups import Setup
from signoria.games import find_game
from signoria.kernel.ledger import (
    BadLedger,
    Header,
    Ledger,
    Reader,
    hashed_line,
    replay,
    written_entry,
)
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table
from signoria.locales.words import Words


class LedgerFile:
    """The file of a table's ledger; `update` appends the new entries to it.

    `last` is the hash of its last line, and `entries` the number of entries that it has.
    """

    def __init__(
        self, path: Path, table: Table[Any], words: Words, last: str = "", entries: int = 0
    ) -> None:
        self.path = path
        self._table = table
        self._words = words
        self._last = last
        self._entries = entries

    def begin(self, header: Header) -> None:
        """Create the file with the header and the entries so far."""
        self._last, line = hashed_line("", header.written())
        self._write("xb", line)
        self.update()

    def update(self) -> None:
        """Append the entries since the last call; they are on the disk when it returns."""
        lines = ""
        for entry in self._table.entries[self._entries :]:
            thing = written_entry(self._table.game, entry)
            self._last, line = hashed_line(self._last, thing)
            lines += line
        self._entries = len(self._table.entries)
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


def resumed(path: Path, words: Words, rng: Rng) -> tuple[Setup, Table[Any], LedgerFile]:
    """Return the setup and the table of an unfinished game, and its file to go on with."""
    text = read_text(path, words)
    whole = text[: text.rfind("\n") + 1]  # a line without its end was cut off while it was written
    try:
        first, *lines = (whole or text).splitlines(keepends=True) or [""]
        reader = Reader(first, find_game)
        ledger = Ledger(reader.header, [reader.entry(line) for line in lines])
        table = replay(ledger, rng=rng)
    except BadLedger as bad:
        refuse_by_rule(words, None, bad.refusal)
    if table.state.over():
        refuse(words.message("cli-resume-over", file=str(path)))
    if whole != text:
        with path.open("r+b") as file:
            file.truncate(len(whole.encode()))
    header = ledger.header
    setup = Setup(header.game, header.seats, header.preset, header.options, words)
    return setup, table, LedgerFile(path, table, words, reader.hash, len(lines))
