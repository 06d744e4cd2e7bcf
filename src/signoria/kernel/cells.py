"""Packed rows of whole numbers, the building blocks of a state."""

from typing import TypeAlias

from librt.vecs import append, pop, vec
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


def greatest(amounts: Cells) -> i64:
    """Return the largest of some amounts."""
    best = amounts[0]
    for amount in amounts:
        best = max(best, amount)
    return best


def with_cell(row: Cells, value: i64) -> Cells:
    """Return an ascending row with one more value, which may be a changed row."""
    row = append(row, value)
    at = len(row) - 1
    while at > 0 and row[at - 1] > value:
        row[at] = row[at - 1]
        at -= 1
    row[at] = value
    return row


def without_cell(row: Cells, value: i64) -> Cells:
    """Return a row without a value that it has once, which may be a changed row."""
    at: i64 = 0
    while row[at] != value:
        at += 1
    for place in range(at, len(row) - 1):
        row[place] = row[place + 1]
    return pop(row)[0]
