"""Ledger files that grow with a game, so that a closed terminal loses nothing."""

import os
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, NoReturn, Self, cast

from signoria.cli.errors import refuse, refuse_by_rule
from signoria.cli.files import check_writable, decoded, read_bytes
from signoria.games import find_game
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.hash_chain import follows
from signoria.kernel.header import MISFITS, BadLedger
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table
from signoria.locales.words import Words
from signoria.portable import lock


class LedgerFile:
    """The file of a growing ledger, locked against other processes while it is open.

    `update` appends the entries that the ledger's table has made. The system ends the lock with the
    process, so none is left over.
    """

    def __init__(self, path: Path, mode: str, words: Words) -> None:
        self.path = path
        self._words = words
        self._is_cut = False  # the last line was cut off while it was written
        self._whole = 0  # bytes before that line
        self._unwritten = ""  # goes into the file together with the next entries
        try:
            self._file = cast(BinaryIO, path.open(mode))
        except OSError as trouble:
            self._refuse(trouble)
        if not lock(self._file):
            self._file.close()
            refuse(words.message("cli-file-locked", file=str(path)))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(OSError):  # every write was flushed; what a full disk refused is lost
            self._file.close()

    def begin(self, ledger: GrowingLedger) -> None:
        """Begin the game, and write the header with the first entry."""
        self.ledger = ledger
        self._unwritten = ledger.head
        ledger.table.begin()
        self.update()

    def read(self) -> GrowingLedger:
        """Return the ledger in the file, without a last line that was cut off; change nothing."""
        data = self._file.read()
        *whole, last = data.split(b"\n")
        if not whole:
            whole, last = [last], b""
        try:
            first, *lines = decoded(b"\n".join(whole), self.path, self._words).split("\n")
            self.ledger = GrowingLedger(first, find_game, lines)
            rest = last.decode("utf-8", "replace")
            if follows(rest, self.ledger.rev + 1, self.ledger.hash):  # only its end is missing
                self.ledger.extend([rest])
                last = b""
        except BadLedger as bad:
            refuse_by_rule(self._words, None, bad.refusal)
        self._whole = len(data) - len(last)
        self._is_cut = bool(last)
        self._unwritten = "" if data[: self._whole].endswith(b"\n") else "\n"
        return self.ledger

    def resume(self) -> list[str]:
        """Make the file ready for more entries; return sentences for the players.

        The line that is cut off is removed. A game without an entry begins. An upgrade is written
        with the next entry: until then nothing was played under other rules.
        """
        words, notices = self._words, []
        if self._is_cut:
            self._cut()
            notices.append(words.message("cli-resume-cut", file=str(self.path)))
        if not self.ledger.rev:
            self.ledger.table.begin()
            self.update()
        notices += [words.refusal(None, one, []) for one in self.ledger.differs()]
        self._unwritten += self.ledger.upgrade() or ""
        return notices

    def update(self) -> None:
        """Append the entries since the last call; they are on the disk when it returns."""
        ledger = self.ledger
        lines = "".join([ledger.write(one) for one in ledger.table.entries[ledger.rev :]])
        if not lines:
            return
        try:
            self._file.write((self._unwritten + lines).encode())
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as trouble:
            self._refuse(trouble)
        self._unwritten = ""

    def _cut(self) -> None:
        try:
            self._file.seek(self._whole)
            self._file.truncate()
        except OSError as trouble:
            self._refuse(trouble)

    def _refuse(self, trouble: OSError) -> NoReturn:
        reason = trouble.strerror or type(trouble).__name__
        refuse(self._words.message("cli-file-unwritable", file=str(self.path), reason=reason))


def new_file(path: Path, words: Words) -> LedgerFile:
    """Create the file of a new game."""
    check_writable(path, words)
    return LedgerFile(path, "x+b", words)


def unfinished_file(path: Path, words: Words) -> LedgerFile:
    """Open and read the file of a game that is not over; refuse any other."""
    read_bytes(path, words)  # refuses a missing file and a directory
    file = LedgerFile(path, "r+b", words)
    try:
        ledger = file.read()
        if ledger.rev and ledger.table.state.over():
            refuse(words.message("cli-resume-over", file=str(path)))
    except BaseException:
        file.__exit__(None, None, None)
        raise
    return file


def give_chance(ledger: GrowingLedger, rng: Rng) -> None:
    """Give a table its chance, after drawing again all that the game has drawn.

    So a seeded game goes on as if nobody had left it.
    """
    table: Table[Any] = Table(
        ledger.game, ledger.game.setup(ledger.seats, ledger.header.options), rng
    )
    with suppress(*MISFITS):  # under other rules than before, an entry may not be possible
        for entry in ledger.table.entries:
            if entry.rev == 1:
                table.begin()
            elif entry.action is not None:
                table.submit(entry.seat, entry.action, entry.by)
    ledger.table.rng = rng
