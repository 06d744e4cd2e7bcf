"""The file format of a backup: all rows as JSON lines, packed by gzip, for both databases.

The first line describes the file. Each table has a line with its name and its columns, then a line
for each row. The last line is a digest of everything before it. It shows whether a file is
truncated or altered.
"""

import zlib
from collections.abc import Iterator
from gzip import BadGzipFile, GzipFile
from hashlib import sha256
from pathlib import Path
from types import GenericAlias, TracebackType
from typing import IO, Any, Final, Literal, Self

import msgspec
from sqlalchemy import BigInteger, Boolean, Integer, LargeBinary, Table, Text

from signoria.store.schema import METADATA

FORMAT: Final = 1
LONGEST: Final = 1 << 26  # bytes of a line; real rows are far shorter
PLAIN: Final = {Boolean: bool, Text: str, Integer: int, BigInteger: int, LargeBinary: bytes}

Row = tuple[Any, ...]
Wrong = Literal["unreadable", "foreign", "format", "truncated", "altered", "revision"]


class BadBackup(Exception):
    """A file that cannot be restored, and the reason."""

    def __init__(self, wrong: Wrong, **params: int | str) -> None:
        super().__init__(wrong)
        self.wrong: Wrong = wrong
        self.params: dict[str, int | str] = params


class Head(msgspec.Struct, frozen=True):
    """The first line: format, migration revision and number of rows."""

    signoria: Literal["backup"]
    format: int
    revision: str
    engine: str
    made_at: int
    counts: dict[str, int]

    def rows(self) -> int:
        """Return the total number of rows."""
        return sum(self.counts.values())


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Foot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: the digest of all lines before it."""

    digest: str


def columns_of(table: Table) -> list[str]:
    """Return the columns in the order in which rows are written."""
    return [str(column.name) for column in table.columns]


class Lines:
    """Writes the lines of a backup, and the digest at the end if there was no error."""

    def __init__(self, file: IO[bytes]) -> None:
        self._packed = GzipFile(filename="", mode="wb", compresslevel=6, fileobj=file, mtime=0)
        self._digest = sha256()

    def write(self, thing: object) -> None:
        line = msgspec.json.encode(thing) + b"\n"
        self._digest.update(line)
        self._packed.write(line)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self._packed:
            if kind is None:
                self.write(Foot(self._digest.hexdigest()))


def read_backup(path: Path, revision: str) -> Iterator[Head | tuple[Table, Row]]:
    """Yield the head, then every row with its table; raise `BadBackup` if anything is wrong."""
    try:
        with path.open("rb") as file, GzipFile(fileobj=file, mode="rb") as packed:
            yield from _Reader(packed, revision).things()
    except BadGzipFile:
        raise BadBackup("altered" if _is_packed(path) else "foreign") from None
    except OSError as error:
        raise BadBackup("unreadable", reason=error.strerror or type(error).__name__) from None
    except EOFError:
        raise BadBackup("truncated") from None
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError):
        raise BadBackup("altered") from None


class _Reader:
    """Reads lines and updates the digest."""

    def __init__(self, packed: GzipFile, revision: str) -> None:
        self._packed = packed
        self._revision = revision
        self._digest = sha256()

    def things(self) -> Iterator[Head | tuple[Table, Row]]:
        head = self._head()
        yield head
        for table in METADATA.sorted_tables:
            section = msgspec.json.decode(self._line(), type=Section)
            if (section.table, section.columns) != (table.name, columns_of(table)):
                raise BadBackup("altered")
            rows = msgspec.json.Decoder[Row](_type_of(table))
            for _row in range(head.counts[table.name]):
                yield table, rows.decode(self._line())
        self._check_foot()

    def _head(self) -> Head:
        line = self._line()
        try:
            head = msgspec.json.decode(line, type=Head)
        except msgspec.DecodeError:
            raise BadBackup("foreign") from None
        if head.format != FORMAT:
            raise BadBackup("format", format=head.format, known=FORMAT)
        if head.revision != self._revision:
            raise BadBackup("revision", revision=head.revision, known=self._revision)
        if set(head.counts) != set(METADATA.tables):
            raise BadBackup("altered")
        return head

    def _check_foot(self) -> None:
        digest = self._digest.hexdigest()
        foot = msgspec.json.decode(self._line(), type=Foot)
        if foot.digest != digest or self._packed.read(1):
            raise BadBackup("altered")

    def _line(self) -> bytes:
        line = self._packed.readline(LONGEST)
        if not line.endswith(b"\n"):
            raise BadBackup("altered" if len(line) == LONGEST else "truncated")
        self._digest.update(line)
        return line


def _type_of(table: Table) -> Any:
    """Return the Python type with which `msgspec` checks every row."""
    kinds: list[Any] = []
    for column in table.columns:
        plain = PLAIN[type(column.type)]
        kinds.append(plain | None if column.nullable else plain)
    return GenericAlias(tuple, tuple(kinds))


def _is_packed(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"\x1f\x8b"
