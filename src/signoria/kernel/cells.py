"""Packed rows of whole numbers, the building blocks of a state."""

from typing import TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

Cells: TypeAlias = "vec[i64]"


def zeros(size: i64) -> Cells:
    """Return a row of zeros."""
    return filled(size, 0)


def filled(size: i64, value: i64) -> Cells:
    """Return a row that holds one value throughout."""
    row = vec[i64](capacity=size)
    for _cell in range(size):
        row = append(row, value)
    return row


def cells(values: list[int]) -> Cells:
    """Return a row with the values of a list."""
    row = vec[i64](capacity=len(values))
    for value in values:
        row = append(row, value)
    return row


def part(row: Cells, start: i64, size: i64) -> list[int]:
    """Return some cells of a row as a list."""
    found: list[int] = []
    for at in range(start, start + size):
        found.append(row[at])
    return found


def values(row: Cells) -> list[int]:
    """Return a row as a list, for JSON."""
    return part(row, 0, len(row))
