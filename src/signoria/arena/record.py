"""The run file: a header, then a line for each finished game; what an interrupted run leaves."""

from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final, Self

import msgspec

from signoria.arena.schedule import Fixture, Terms

FORM: Final = 1
SHORT: Final = 40


class Record(msgspec.Struct):
    """What is kept of a finished game; lists go by seat, `micros` by decision too.

    `at` is how many seconds the run had lasted when the game was put down, and `reasons` has the
    first reason for each kind of fallback: these and the times differ from run to run.
    """

    number: int
    deal: int
    chairs: tuple[str, ...]
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
    """A file that is no run file."""


class BadLine(Exception):
    """A line of a run file that is no game of its run."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line}")
        self.line = line


class OtherRun(Exception):
    """A run file begun on other terms: which one, what it is there, what is wished now."""

    def __init__(self, term: str, there: object, here: object) -> None:
        self.term = term
        self.there = _short(there)
        self.here = _short(here)
        super().__init__(f"{term}: {self.there}, {self.here}")


def encode(record: Record) -> bytes:
    """A record as one line of JSON, without its end."""
    return msgspec.json.encode(record)


def decode(line: bytes) -> Record:
    """The record that a line holds."""
    return msgspec.json.decode(line, type=Record)


class RunFile:
    """A run file open for more games; each is on the disk's side before the next is asked for."""

    def __init__(self, path: Path, terms: Terms, resume: bool = False) -> None:
        self.done: dict[int, Record] = {}
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

    def add(self, record: Record) -> None:
        """Put a finished game down."""
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
    """The first line: everything two runs must agree in to be one."""
    return {"arena": FORM, **msgspec.to_builtins(terms)}


def read_run(text: bytes, terms: Terms) -> tuple[dict[int, Record], int]:
    """The finished games by number, and how many bytes are whole.

    A last line that was cut off is left out: its game is to be played again.
    """
    lines = text.split(b"\n")
    _compare(_header(lines[0] if len(lines) > 1 else b""), header(terms))
    fixtures = terms.fixtures()
    done: dict[int, Record] = {}
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


def _record(line: bytes, fixtures: list[Fixture]) -> Record | None:
    """The record of a line, if it is of one of these games."""
    try:
        record = decode(line)
    except ValueError:
        return None
    if not 1 <= record.number <= len(fixtures):
        return None
    fixture = fixtures[record.number - 1]
    ours = (fixture.deal, fixture.chairs, fixture.mirror)
    return record if (record.deal, record.chairs, record.mirror) == ours else None


def _short(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode()
    return " ".join(text.split())[:SHORT]
