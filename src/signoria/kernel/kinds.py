"""Kinds of fields: what a number in an event, an action or a view means, and its wire form.

The rules count everything with whole numbers. Ledgers and clients get stable names instead, so that
a number may move without changing a stored game. A field declares its kind once, in its class.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from signoria.kernel.seats import EVERYONE, HIDDEN, NOBODY, SPECTATOR, seats_in

LARGEST: Final = (1 << 31) - 1
MOST_COUNTED: Final = 10_000  # a count in a ledger; it bounds every loop over one
MOST_VALUES: Final = 1_000  # in a row
MOST_SEATS: Final = 16
# Numbers below zero stand for no thing of a kind.
WORDS: Final = {NOBODY: "none", HIDDEN: "hidden"}
SEAT_WORDS: Final = {
    NOBODY: "nobody",
    SPECTATOR: "spectator",
    EVERYONE: "everyone",
    HIDDEN: "hidden",
}


class BadValue(ValueError):
    """An error about a value that its kind does not have."""


class Kind:
    """The kind of a field, with its name; `keys` are the stable names of its values, if any."""

    form: ClassVar[str] = "anything"

    def __init__(self, name: str, keys: Sequence[str] = ()) -> None:
        self.name = name
        self.keys = list(keys)

    def encode(self, value: Any) -> Any:
        """Return a value as ledgers and clients have it."""
        return value

    def decode(self, wire: Any, seats: int) -> Any:
        """Return the value of a wire form at a table of some seats; raise `BadValue` otherwise."""
        return whole(wire, -LARGEST, LARGEST)

    def fits_ledger(self, value: Any) -> bool:
        """Return whether a ledger may have the value, which `decode` returned.

        Views and events for clients hide values from their reader. A ledger hides nothing, and its
        counts are small, so that every loop over one ends soon.
        """
        return True

    def parts(self) -> Mapping[str, "Kind"]:
        """Return the kinds inside this one, by the names that the generated pages use."""
        return {}


class Number(Kind):
    """A count, an amount or a yes and no, from 0 on; it may be hidden or none."""

    form: ClassVar[str] = "number"

    def __init__(self, name: str, high: int = LARGEST, most: int = LARGEST) -> None:
        super().__init__(name)
        self.high = high
        self.most = most  # in a ledger

    def encode(self, value: Any) -> Any:
        """Return the number; the words for hidden and none."""
        return value if value >= 0 else WORDS[value]

    def decode(self, wire: Any, seats: int) -> Any:
        """Read a number or a word."""
        return _sentinel(WORDS, wire) if _is_sentinel(WORDS, wire) else whole(wire, 0, self.high)

    def fits_ledger(self, value: Any) -> bool:
        return 0 <= int(value) <= self.most


class Named(Kind):
    """A thing with a stable name, such as a card; ledgers from before the names have numbers.

    `numbered` are the names in the order of those numbers, if things were added among them since.
    The first thing of a `silent` kind says that there is nothing to say yet.
    """

    form: ClassVar[str] = "name"

    def __init__(
        self,
        name: str,
        keys: Sequence[str],
        numbered: Sequence[str] = (),
        silent: bool = False,
    ) -> None:
        super().__init__(name, keys)
        self.silent = silent
        self.encoded: dict[int, str] = dict(enumerate(self.keys)) | WORDS
        self.numbers: dict[str, int] = {key: number for number, key in self.encoded.items()}
        self.former = [self.numbers[key] for key in numbered or self.keys]

    def encode(self, value: Any) -> Any:
        return self.encoded[value]

    def decode(self, wire: Any, seats: int) -> Any:
        """Read a name or, in old ledgers, a number."""
        if isinstance(wire, str):
            if wire not in self.numbers:
                raise BadValue
            return self.numbers[wire]
        if _is_sentinel(WORDS, wire):
            return wire
        return self.former[whole(wire, 0, len(self.former) - 1)]

    def fits_ledger(self, value: Any) -> bool:
        """Return whether it is a thing or none."""
        return int(value) >= NOBODY


class Place(Named):
    """A place that only its number tells from others: the wire form is the number, from 0 on."""

    form: ClassVar[str] = "place"

    def encode(self, value: Any) -> Any:
        """Return the number."""
        return value if value >= 0 else WORDS[value]


class Seat(Kind):
    """A seat number, or a word for everyone, nobody, a spectator or a hidden seat."""

    form: ClassVar[str] = "seat"

    def encode(self, value: Any) -> Any:
        """Return the number or the word."""
        return value if value >= 0 else SEAT_WORDS[value]

    def decode(self, wire: Any, seats: int) -> Any:
        """Read a number or a word."""
        known = _is_sentinel(SEAT_WORDS, wire)
        return _sentinel(SEAT_WORDS, wire) if known else whole(wire, 0, seats - 1)

    def fits_ledger(self, value: Any) -> bool:
        """Return whether it is a seat, nobody or everyone."""
        return value >= 0 or value in (NOBODY, EVERYONE)


class SeatSet(Kind):
    """Seats as bits; the wire form is the list of their numbers."""

    form: ClassVar[str] = "seats"

    def encode(self, value: Any) -> Any:
        """Return the list."""
        return seats_in(value) if value >= 0 else WORDS[value]

    def decode(self, wire: Any, seats: int) -> Any:
        """Read a list or, in old ledgers, the bits."""
        if _is_sentinel(WORDS, wire):
            return _sentinel(WORDS, wire)
        if not isinstance(wire, list):
            return whole(wire, 0, (1 << seats) - 1)
        bits = 0
        for seat in wire:
            bits |= 1 << whole(seat, 0, seats - 1)
        return bits

    def fits_ledger(self, value: Any) -> bool:
        return int(value) >= 0


class Row(Kind):
    """A row of values of one kind."""

    form: ClassVar[str] = "row"

    def __init__(self, name: str, of: Kind) -> None:
        super().__init__(name)
        self.of = of

    def encode(self, value: Any) -> Any:
        """Return the row with the wire form of each value."""
        of = self.of
        return [of.encode(one) for one in value]

    def decode(self, wire: Any, seats: int) -> Any:
        """Read each value of the row."""
        of = self.of
        return [of.decode(one, seats) for one in _listed(wire)]

    def fits_ledger(self, value: Any) -> bool:
        """Return whether a ledger may have each value."""
        return all(map(self.of.fits_ledger, value))

    def parts(self) -> Mapping[str, Kind]:
        """Return the kind of the values."""
        return {"of": self.of}


class Each(Row):
    """A row with a value for each thing of a kind; it is empty if the reader may not know it."""

    form: ClassVar[str] = "each"

    def __init__(self, name: str, by: Kind, of: Kind) -> None:
        super().__init__(name, of)
        self.by = by

    def decode(self, wire: Any, seats: int) -> Any:
        """Read a value for each thing, or none at all."""
        row: list[Any] = super().decode(wire, seats)
        if len(row) not in (0, len(self.by.keys)):
            raise BadValue
        return row

    def parts(self) -> Mapping[str, Kind]:
        """Return the kind of the things and of the values."""
        return {"by": self.by, "of": self.of}


class Count(Number):
    """The number of one thing of a kind, in a class with such a field for each thing."""

    form: ClassVar[str] = "count"

    def __init__(self, name: str, by: Kind) -> None:
        super().__init__(name)
        self.by = by

    def parts(self) -> Mapping[str, Kind]:
        """Return the kind of the things."""
        return {"by": self.by}


class Groups(Kind):
    """A row that repeats a group of fields."""

    form: ClassVar[str] = "groups"

    def __init__(self, name: str, fields: Mapping[str, Kind]) -> None:
        super().__init__(name)
        self.fields = dict(fields)
        self.kinds = list(fields.values())

    def encode(self, value: Any) -> Any:
        """Return the row with the wire form of each value."""
        kinds, size = self.kinds, len(self.kinds)
        return [kinds[at % size].encode(one) for at, one in enumerate(value)]

    def decode(self, wire: Any, seats: int) -> Any:
        """Read each value of the row by its place."""
        row, kinds, size = _listed(wire), self.kinds, len(self.kinds)
        if len(row) % size:
            raise BadValue
        return [kinds[at % size].decode(one, seats) for at, one in enumerate(row)]

    def fits_ledger(self, value: Any) -> bool:
        """Return whether a ledger may have each value."""
        kinds, size = self.kinds, len(self.kinds)
        return all(kinds[at % size].fits_ledger(one) for at, one in enumerate(value))

    def parts(self) -> Mapping[str, Kind]:
        """Return the fields."""
        return self.fields


Kinds = Mapping[str, Kind]


def is_silent(kind: Kind | None) -> bool:
    """Return whether the first thing of a kind says nothing yet."""
    return isinstance(kind, Named) and kind.silent


def whole(wire: Any, low: int, high: int) -> int:
    """Return a whole number between two bounds; raise `BadValue` otherwise."""
    if type(wire) is not int or not low <= wire <= high:
        raise BadValue
    return wire


def _listed(wire: Any) -> list[Any]:
    if not isinstance(wire, list) or len(wire) > MOST_VALUES:
        raise BadValue
    return wire


def _is_sentinel(words: dict[int, str], wire: Any) -> bool:
    """Return whether a wire form is a word, or the negative number that old ledgers have for it."""
    return wire in words.values() if isinstance(wire, str) else type(wire) is int and wire in words


def _sentinel(words: dict[int, str], wire: Any) -> int:
    if isinstance(wire, int):
        return wire
    return next(number for number, word in words.items() if word == wire)


# Kinds of every game. `ANYTHING` is a number whose meaning depends on the other fields.
ANYTHING: Final = Kind("anything")
SEAT: Final = Seat("seat")
SEATS: Final = SeatSet("seats")
NUMBER: Final = Number("number", most=MOST_COUNTED)
AMOUNT: Final = Number("amount")
FLAG: Final = Number("flag", 1)
PHASE: Final = Number("phase_number")  # ledgers have its name; see `kernel.wire`
REVISION: Final = Number("revision")
BY_SEAT: Final = Row("by_seat", AMOUNT)
SEAT_ROW: Final = Row("seat_row", SEAT)


class Pair(Kind):
    """Two values in one number: a thing, and a number below `size`."""

    form: ClassVar[str] = "pair"

    def __init__(self, name: str, of: Kind, size: int) -> None:
        super().__init__(name)
        self.of = of
        self.size = size

    def encode(self, value: Any) -> Any:
        """Return the wire form of the thing, and the number."""
        return [self.of.encode(value // self.size), value % self.size]

    def decode(self, wire: Any, seats: int) -> Any:
        """Read the two; in old ledgers they are one number."""
        if not isinstance(wire, list):
            wire = [whole(wire, 0, LARGEST) // self.size, wire % self.size]
        if len(wire) != 2:
            raise BadValue
        return self.of.decode(wire[0], seats) * self.size + whole(wire[1], 0, self.size - 1)

    def fits_ledger(self, value: Any) -> bool:
        """Return whether it is a pair with a thing."""
        return int(value) >= 0

    def parts(self) -> Mapping[str, Kind]:
        """Return the kind of the thing."""
        return {"of": self.of}


class StepKind(Kind):
    """The kind of steps: a phase, a seat, and a memo of a kind that the phase decides."""

    form: ClassVar[str] = "step"

    def __init__(self, phase_names: Sequence[str], memos: Kinds) -> None:
        super().__init__("step")
        self.phase = Named("phase", phase_names)
        self.memos = dict(memos)

    def encode(self, value: Any) -> Any:
        """Return the name of the phase, the seat and the memo."""
        phase = self.phase.encode(value[0])
        memo = self.memos.get(phase, ANYTHING)
        return [phase, SEAT.encode(value[1]), memo.encode(value[2])]

    def decode(self, wire: Any, seats: int) -> Any:
        """Read a step."""
        if len(_listed(wire)) != 3 or wire[0] not in self.phase.keys:
            raise BadValue
        memo = self.memos.get(wire[0], ANYTHING)
        return [
            self.phase.decode(wire[0], seats),
            SEAT.decode(wire[1], seats),
            memo.decode(wire[2], seats),
        ]

    def fits_ledger(self, value: Any) -> bool:
        """Return whether a ledger may have the phase, the seat and the memo."""
        phase, seat, memo = value
        kind = self.memos.get(self.phase.encode(phase), ANYTHING)
        return phase >= 0 and SEAT.fits_ledger(seat) and kind.fits_ledger(memo)

    def parts(self) -> Mapping[str, Kind]:
        """Return the kinds of the three, and of the memos by phase."""
        return {"phase": self.phase, "seat": SEAT, "memo": ANYTHING, **self.memos}
