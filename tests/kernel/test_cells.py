"""Tests of rows of whole numbers."""

from signoria.kernel.cells import cells, filled, part, values, zeros


def test_row_reads_back() -> None:
    assert values(zeros(3)) == [0, 0, 0]
    assert values(filled(2, -9)) == [-9, -9]
    assert values(cells([3, 1, 2])) == [3, 1, 2]
    assert values(cells([])) == []


def test_part_of_a_row_is_a_list() -> None:
    assert part(cells([5, 6, 7, 8]), 1, 2) == [6, 7]


def test_slice_is_an_independent_row() -> None:
    row = cells([1, 2, 3])
    other = row[:]
    other[0] = 9
    assert (row[0], other[0]) == (1, 9)
