"""Observations: a row of whole numbers that a seat may know, and its two forms for machines."""

from abc import abstractmethod
from typing import Final, Generic, TypeAlias, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from signoria.kernel.cells import Cells, cells, zeros
from signoria.kernel.game import Game
from signoria.kernel.seats import EVERYONE
from signoria.kernel.state import State

S = TypeVar("S", bound=State)
Bytes: TypeAlias = "vec[u8]"
Words: TypeAlias = "vec[i16]"

BYTE: Final = 8
FIRST_CONCERNED: Final = 1 - EVERYONE  # so that EVERYONE is 1, and 0 is a game that is over


class Plane:
    """Cells of one meaning: each a number from 0 to `high`.

    A `choice` is one of some names, and a set of some `members` is kept as bits: in full both have
    a cell for each. A plane that is not `compact` is left out of the compact form, and stands
    behind all that are. `means` is for readers.
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
        """How many bits a cell takes in the compact form."""
        return self.high.bit_length() if self.compact else 0

    def width(self) -> int:
        """How many cells of the full form stand for one of the row."""
        return self.high + 1 if self.choice else self.members or 1


def set_plane(name: str, members: int, means: str, size: int = 1) -> Plane:
    """Sets kept as bits: seats, cities."""
    return Plane(name, size, (1 << members) - 1, means, members=members)


def step_planes(seats: int, phases: int) -> list[Plane]:
    """The planes that every game begins with: whose row it is, and what is being decided."""
    whom = "whom it concerns: 1 everyone, 3 nobody, 4 + seat; 0 at the end"
    return [
        Plane("you", 1, seats - 1, "your seat", choice=True),
        set_plane("asked", seats, "seats that owe a choice now"),
        Plane(
            "phase", 1, phases, "what is being decided: the phase + 1; 0 at the end", choice=True
        ),
        Plane("concerned", 1, seats - 1 + FIRST_CONCERNED, whom, choice=True),
    ]


def memo_plane(memos: int, means: str) -> Plane:
    """What the step remembers, where that is one small number."""
    return Plane("memo", 1, memos, f"what the step remembers + 1: {means}", choice=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Reads off a state what one seat may see: `version` changes with anything it writes.

    The row has the planes in their order. `pack` makes the compact form of it, bit after bit, the
    lowest first; `spread` the full form, a cell for each number and for each value of a choice.
    """

    def __init__(self, game: Game[S], seats: int, version: int, planes: list[Plane]) -> None:
        self.game = game
        self.phases = game.phases
        self.seats: i64 = seats
        self.version = version
        self.planes = planes
        self.highs: Cells = cells([plane.high for plane in planes for _ in range(plane.size)])
        self.bits: Cells = cells([plane.bits() for plane in planes for _ in range(plane.size)])
        self.widths: Cells = cells([plane.width() for plane in planes for _ in range(plane.size)])
        self.sets: Cells = cells([plane.members for plane in planes for _ in range(plane.size)])
        self.compact_cells: i64 = sum(plane.size for plane in planes if plane.compact)
        self.size: i64 = len(self.highs)
        self.compact_size: i64 = (sum(plane.bits() * plane.size for plane in planes) + 7) // BYTE
        self.full_size: i64 = sum(plane.width() * plane.size for plane in planes)
        self.row: Cells = zeros(self.size)

    def slices(self) -> dict[str, slice]:
        """Where each plane stands in the full form, by name."""
        found: dict[str, slice] = {}
        at = 0
        for plane in self.planes:
            end = at + plane.size * plane.width()
            found[plane.name] = slice(at, end)
            at = end
        return found

    def unpack(self, packed: bytes) -> dict[str, list[int]]:
        """The numbers of a compact form by plane, a set as its bits."""
        found: dict[str, list[int]] = {}
        rest = int.from_bytes(packed, "little")
        for plane in self.planes:
            if plane.compact:
                numbers: list[int] = []
                for _ in range(plane.size):
                    numbers.append(rest & ((1 << plane.bits()) - 1))
                    rest >>= plane.bits()
                found[plane.name] = numbers
        return found

    @abstractmethod
    def read(self, s: S, seat: i64) -> None:
        """Write what `seat` sees of a state into `row`, every cell of it."""

    def read_step(self, s: S, seat: i64) -> i64:
        """Write the planes that every game begins with, and say where the next one begins."""
        row = self.row
        playing = not s.over()
        row[0] = seat
        row[1] = self.phases[s.phase()].actors(s) if playing else 0
        row[2] = s.phase() + 1 if playing else 0
        row[3] = s.concerned() + FIRST_CONCERNED if playing else 0
        return 4

    def read_memo(self, s: S, at: i64) -> i64:
        """Write what the step remembers, and say where the next plane begins."""
        self.row[at] = 0 if s.over() else s.memo() + 1
        return at + 1

    def pack(self, out: Bytes, at: i64) -> None:
        """Put the compact form of the row at a place of a buffer."""
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
        """Put the full form of the row at a place of a buffer."""
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
    """Copy some cells into a row, and say where the next ones go."""
    for cell in range(size):
        row[at + cell] = values[first + cell]
    return at + size


def put_next(row: Cells, at: i64, values: Cells, size: i64) -> i64:
    """Copy cells in which NOBODY (-1) may stand, each one higher."""
    for cell in range(size):
        row[at + cell] = values[cell] + 1
    return at + size


def put_noughts(row: Cells, at: i64, size: i64) -> i64:
    """Write noughts, and say where the next cells go."""
    for cell in range(at, at + size):
        row[cell] = 0
    return at + size


def byte_row(size: i64) -> Bytes:
    """A buffer of noughts, a byte each."""
    row = vec[u8](capacity=size)
    for _byte in range(size):
        row = append(row, u8(0))
    return row


def word_row(size: i64) -> Words:
    """A buffer of noughts, two bytes each."""
    row = vec[i16](capacity=size)
    for _word in range(size):
        row = append(row, i16(0))
    return row
