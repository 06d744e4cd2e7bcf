"""Run file: a header, then a line for each finished game; it lets an interrupted run resume."""

from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

import msgspec

from signoria.arena.schedule import Fixture, Terms

FORM: Final = 1
SHORT: Final = 40


class GameRecord(msgspec.Struct):
    """The record of a finished game; lists are by seat, `micros` also by decision.

    `at` is the duration of the run in seconds when the game was recorded. `reasons` has the first
    reason for each kind of fallback. These and the times differ from run to run.
    """

    number: int
    deal: int
    names: tuple[str, ...] = msgspec.field(name="chairs")  # by seat; 0.1.0 wrote the name
    mirror: bool
    scores: list[int]
    winners: list[int]
    reason: str
    rounds: int | None
    decisions: list[int]
    fallbacks: list[dict[str, int]]
    cut_short: list[int]
    reasons: list[dict[str, str]]
    micros: list[list[int]]
    at: float = 0.0


class NoRun(Exception):
    """A file without the header of a run file."""


class BadLine(Exception):
    """A line of a run file that does not match any game of its run."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class OtherRun(Exception):
    """A run file with other terms: the differing term, its value there, and the value now."""

    def __init__(self, term: str, there: object, here: object) -> None:
        self.term = term
        self.there = _short(there)
        self.here = _short(here)
        super().__init__(f"{term}: {self.there}, {self.here}")


def encode(record: GameRecord) -> bytes:
    """Encode a record as one line of JSON, without the line end."""
    return msgspec.json.encode(record)


def decode(line: bytes) -> GameRecord:
    return msgspec.json.decode(line, type=GameRecord)


class RunFile:
    """A run file open for more games; each record is flushed before the next game is requested."""

    def __init__(self, path: Path, terms: Terms, resume: bool = False) -> None:
        self.done: dict[int, GameRecord] = {}
        self.file: BinaryIO
        if resume:
            text = path.read_bytes()
            self.done, whole = read_run(text, terms)
            self.file = path.open("r+b")
            self.file.truncate(whole)
            self.file.seek(whole)
        else:
            self.file = path.open("xb")
            self._write(msgspec.json.encode(header(terms)))

    def add(self, record: GameRecord) -> None:
        """Append a finished game."""
        self._write(encode(record))

    def _write(self, line: bytes) -> None:
        self.file.write(line + b"\n")
        self.file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.file.close()


def header(terms: Terms) -> dict[str, Any]:
    """Return the first line: all terms that must be equal to resume a run."""
    return {"arena": FORM, **msgspec.to_builtins(terms)}


def read_run(text: bytes, terms: Terms) -> tuple[dict[int, GameRecord], int]:
    """Return the finished games by number, and the number of bytes of whole lines.

    A last line that was cut off is dropped: its game is played again.
    """
    lines = text.split(b"\n")
    _compare(_header(lines[0] if len(lines) > 1 else b""), header(terms))
    fixtures = terms.fixtures()
    done: dict[int, GameRecord] = {}
    whole = len(lines[0]) + 1
    for at, line in enumerate(lines[1:-1], 2):
        record = _record(line, fixtures)
        if record is None and at == len(lines) - 1 and not lines[-1]:
            break
        if record is None:
            raise BadLine(at)
        done[record.number] = record
        whole += len(line) + 1
    return done, whole


def _header(line: bytes) -> dict[str, Any]:
    try:
        found = msgspec.json.decode(line)
    except ValueError:
        raise NoRun from None
    if not isinstance(found, dict) or "arena" not in found:
        raise NoRun
    return found


def _compare(there: dict[str, Any], here: dict[str, Any], within: str = "") -> None:
    for term in [*here, *there]:
        was, now = there.get(term), here.get(term)
        if isinstance(was, dict) and isinstance(now, dict):
            _compare(was, now, f"{term}.")
        elif was != now:
            raise OtherRun(within + term, was, now)


def _record(line: bytes, fixtures: list[Fixture]) -> GameRecord | None:
    """Return the record of a line if it belongs to one of these games."""
    try:
        record = decode(line)
    except ValueError:
        return None
    if not 1 <= record.number <= len(fixtures):
        return None
    fixture = fixtures[record.number - 1]
    ours = (fixture.deal, fixture.names, fixture.mirror)
    return record if (record.deal, record.names, record.mirror) == ours else None


def _short(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return " ".join(text.split())[:SHORT]
