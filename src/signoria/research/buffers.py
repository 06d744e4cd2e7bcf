"""Buffers for observations and masks, a row for each of many tables."""

from typing import Final, Generic, TypeVar

from mypy_extensions import i64, u8

from signoria.kernel.state import State
from signoria.research.features import Encoder, byte_row, word_row

S = TypeVar("S", bound=State)
BYTE: Final = 8


class ObservationBuffers(Generic[S]):
    """Observations, packed or `full` (two bytes a number), and masks (a byte or a bit an action).

    NumPy arrays share these buffers without a copy, so the buffers are never moved.
    """

    def __init__(
        self, encoder: Encoder[S], menu: i64, rows: i64, full: bool, as_bits: bool = False
    ) -> None:
        self.encoder = encoder
        self.full = full
        self.as_bits = as_bits
        self.menu = menu
        self.mask_size: i64 = (menu + BYTE - 1) // BYTE if as_bits else menu
        self.size: i64 = encoder.full_size if full else encoder.compact_size
        self.packed = byte_row(0 if full else rows * self.size)
        self.spread = word_row(rows * self.size if full else 0)
        self.masks = byte_row(rows * self.mask_size)

    def show(self, at: i64, s: S, seat: i64, legal: list[int]) -> None:
        """Write a seat's observation and its mask into a row."""
        self.encoder.read(s, seat)
        if self.full:
            self.encoder.spread(self.spread, at * self.size)
        else:
            self.encoder.pack(self.packed, at * self.size)
        self.allow(at, legal)

    def allow(self, at: i64, legal: list[int]) -> None:
        """Write the mask of a row: exactly these menu numbers."""
        masks = self.masks
        first: i64 = at * self.mask_size
        for cell in range(first, first + self.mask_size):
            masks[cell] = u8(0)
        for number in legal:
            action: i64 = number
            if self.as_bits:
                old: i64 = i64(masks[first + (action >> 3)])
                masks[first + (action >> 3)] = u8(old | 1 << (action & 7))
            else:
                masks[first + action] = u8(1)

    def allows(self, at: i64, action: i64) -> bool:
        """Return whether the row's mask allows a menu number."""
        if action < 0 or action >= self.menu:
            return False
        first: i64 = at * self.mask_size
        if not self.as_bits:
            return self.masks[first + action] == 1
        cell: i64 = i64(self.masks[first + (action >> 3)])
        return cell >> (action & 7) & 1 == 1
