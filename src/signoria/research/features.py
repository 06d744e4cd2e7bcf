"""Observations: a row of whole numbers that a seat may know, and its two encodings."""

from abc import abstractmethod
from typing import Final, Generic, TypeAlias, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from signoria.kernel.cells import Cells, cells, zeros
from signoria.kernel.game import Game
from signoria.kernel.kinds import (
    AMOUNT,
    BY_SEAT,
    SEAT,
    SEATS,
    Each,
    Kind,
    Kinds,
    Number,
    Row,
    Seat,
    SeatSet,
    StepKind,
)
from signoria.kernel.seats import EVERYONE
from signoria.kernel.state import State

S = TypeVar("S", bound=State)
Bytes: TypeAlias = "vec[u8]"
Words: TypeAlias = "vec[i16]"

BYTE: Final = 8
FIRST_CONCERNED: Final = 1 - EVERYONE  # makes EVERYONE 1; 0 means that the game is over


class Feature:
    """A feature of the observation: cells of one meaning, each a number from 0 to `high`.

    A `choice` is one of several names; a set of some `members` is stored as bits. In the full form
    both have a cell for each value. A feature that is not `compact` is left out of the compact form
    and comes after all features that are. `means` is a description for readers.
    """

    def __init__(
        self,
        name: str,
        size: int,
        high: int,
        means: str,
        choice: bool = False,
        compact: bool = True,
        members: int = 0,
    ) -> None:
        self.name = name
        self.size = size
        self.high = high
        self.means = means
        self.choice = choice
        self.compact = compact
        self.members = members

    def bits(self) -> int:
        """Return the number of bits of a cell in the compact form."""
        return self.high.bit_length() if self.compact else 0

    def width(self) -> int:
        """Return how many cells of the full form represent one cell of the row."""
        return self.high + 1 if self.choice else self.members or 1


def set_feature(name: str, members: int, means: str, size: int = 1) -> Feature:
    """Return a feature of sets stored as bits, such as places."""
    return Feature(name, size, (1 << members) - 1, means, members=members)


class Described:
    """The features of a table of some seats, described by the declared kinds of fields.

    A row by seat or by thing has a line for each of them. A set of seats or things has a bit for
    each. A seat or thing is a choice, or a number if it is `plain`; it is written as its number +
    `first`, so that 0 means none. An amount goes up to `high`, the limit of an observation.
    """

    def __init__(self, seats: int, kinds: Kinds) -> None:
        self.seats = seats
        self.kinds = kinds

    def count(self, kind: Kind) -> int:
        """Return how many values a kind has at this table: the seats, or the things with names."""
        return self.seats if isinstance(kind, Seat) else len(kind.keys)

    def feature(
        self,
        name: str,
        means: str,
        high: int = 0,
        lines: int = 1,
        first: int = 1,
        plain: bool = False,
        compact: bool = True,
    ) -> Feature:
        """Return the feature of a field by its kind, once for each of some lines."""
        kind = self.kinds.get(name, AMOUNT)
        while isinstance(kind, Each) or kind is BY_SEAT:
            lines *= self.count(kind.by) if isinstance(kind, Each) else self.seats
            kind = inner_kind(kind)
        if isinstance(kind, Number):
            return Feature(name, lines, high or kind.high, means, compact=compact)
        if isinstance(kind, Row | SeatSet):
            return set_feature(name, self.count(inner_kind(kind)), means, lines)
        return Feature(
            name, lines, self.count(kind) - 1 + first, means, choice=not plain, compact=compact
        )


def inner_kind(kind: Kind) -> Kind:
    """Return the kind of the values in a row or in a set of seats."""
    return kind.of if isinstance(kind, Row) else SEAT


def step_features(seats: int, step: StepKind) -> list[Feature]:
    """List the features that every game begins with: the observing seat, and the decision."""
    whom = "whom it concerns: 1 everyone, 3 nobody, 4 + seat; 0 at the end"
    kinds = {"you": SEAT, "asked": SEATS, "phase": step.phase, "concerned": SEAT}
    table = Described(seats, kinds)
    return [
        table.feature("you", "your seat", first=0),
        table.feature("asked", "seats that owe a choice now"),
        table.feature("phase", "what is being decided: the phase + 1; 0 at the end"),
        table.feature("concerned", whom, first=FIRST_CONCERNED),
    ]


def memo_feature(memos: int, means: str) -> Feature:
    """Return the feature of the step's remembered number, if it is small."""
    return Feature("memo", 1, memos, f"what the step remembers + 1: {means}", choice=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """A reader of a state for one seat; any change of the numbers needs a new `version`.

    The row has the features in order. `pack` writes the compact form, bit after bit, the lowest
    first. `spread` writes the full form: a cell for each number and for each value of a choice.
    """

    def __init__(self, game: Game[S], seats: int, version: int, features: list[Feature]) -> None:
        self.game = game
        self.phases = game.phases
        self.seats: i64 = seats
        self.version = version
        self.features = features
        self.highs: Cells = cells(
            [feature.high for feature in features for _ in range(feature.size)]
        )
        self.bits: Cells = cells(
            [feature.bits() for feature in features for _ in range(feature.size)]
        )
        self.widths: Cells = cells(
            [feature.width() for feature in features for _ in range(feature.size)]
        )
        self.sets: Cells = cells(
            [feature.members for feature in features for _ in range(feature.size)]
        )
        self.compact_cells: i64 = sum(feature.size for feature in features if feature.compact)
        self.size: i64 = len(self.highs)
        self.compact_size: i64 = (
            sum(feature.bits() * feature.size for feature in features) + 7
        ) // BYTE
        self.full_size: i64 = sum(feature.width() * feature.size for feature in features)
        self.row: Cells = zeros(self.size)

    def slices(self) -> dict[str, slice]:
        """Return the place of each feature in the full form, by name."""
        found: dict[str, slice] = {}
        at = 0
        for feature in self.features:
            end = at + feature.size * feature.width()
            found[feature.name] = slice(at, end)
            at = end
        return found

    def unpack(self, packed: bytes) -> dict[str, list[int]]:
        """Decode a compact form into numbers by feature; a set stays a number of bits."""
        found: dict[str, list[int]] = {}
        rest = int.from_bytes(packed, "little")
        for feature in self.features:
            if feature.compact:
                numbers: list[int] = []
                for _ in range(feature.size):
                    numbers.append(rest & ((1 << feature.bits()) - 1))
                    rest >>= feature.bits()
                found[feature.name] = numbers
        return found

    @abstractmethod
    def read(self, s: S, seat: i64) -> None:
        """Write the observation of `seat` into `row`, every cell of it."""

    def read_step(self, s: S, seat: i64) -> i64:
        """Write the features that every game begins with; return where the next one begins."""
        row = self.row
        playing = not s.over()
        row[0] = seat
        row[1] = self.phases[s.phase()].actors(s) if playing else 0
        row[2] = s.phase() + 1 if playing else 0
        row[3] = s.concerned() + FIRST_CONCERNED if playing else 0
        return 4

    def read_memo(self, s: S, at: i64) -> i64:
        """Write the step's remembered number; return where the next feature begins."""
        self.row[at] = 0 if s.over() else s.memo() + 1
        return at + 1

    def pack(self, out: Bytes, at: i64) -> None:
        """Write the compact form of the row into a buffer."""
        row = self.row
        highs = self.highs
        bits = self.bits
        held: i64 = 0
        length: i64 = 0
        for cell in range(self.compact_cells):
            value = row[cell]
            if value:
                high = highs[cell]
                held |= (value if value < high else high) << length
            length += bits[cell]
            while length >= BYTE:
                out[at] = u8(held & 255)
                held >>= BYTE
                length -= BYTE
                at += 1
        if length:
            out[at] = u8(held & 255)

    def spread(self, out: Words, at: i64) -> None:
        """Write the full form of the row into a buffer."""
        row = self.row
        highs = self.highs
        widths = self.widths
        sets = self.sets
        for cell in range(at, at + self.full_size):
            out[cell] = i16(0)
        for cell in range(self.size):
            value = row[cell]
            high = highs[cell]
            value = value if value < high else high
            if sets[cell]:
                place = at
                while value:
                    out[place] = i16(value & 1)
                    value >>= 1
                    place += 1
            elif widths[cell] > 1:
                out[at + value] = i16(1)
            elif value:
                out[at] = i16(value)
            at += widths[cell]


def put(row: Cells, at: i64, values: Cells, first: i64, size: i64) -> i64:
    """Copy some cells into a row; return where the next ones go."""
    for cell in range(size):
        row[at + cell] = values[first + cell]
    return at + size


def put_next(row: Cells, at: i64, values: Cells, size: i64) -> i64:
    """Copy cells, adding 1 to each, so that NOBODY (-1) becomes 0."""
    for cell in range(size):
        row[at + cell] = values[cell] + 1
    return at + size


def put_zeros(row: Cells, at: i64, size: i64) -> i64:
    """Write zeros; return where the next cells go."""
    for cell in range(at, at + size):
        row[cell] = 0
    return at + size


def byte_row(size: i64) -> Bytes:
    """Return a buffer of zeros, a byte each."""
    row = vec[u8](capacity=size)
    for _byte in range(size):
        row = append(row, u8(0))
    return row


def word_row(size: i64) -> Words:
    """Return a buffer of zeros, two bytes each."""
    row = vec[i16](capacity=size)
    for _word in range(size):
        row = append(row, i16(0))
    return row
