"""Tests of rows by name: planes cut from the full form, and the compact form read back."""

from typing import Any

import pytest

from signoria.kernel.cells import values
from signoria.research.panes import Panes
from signoria.research.planes import Encoder
from signoria.research.spaces import Setting
from tests.research.positions import SHORT, named, positions


def by_name(encoder: Encoder[Any]) -> dict[str, list[int]]:
    """Return the numbers of the row that was read last."""
    row, found = iter(values(encoder.row)), {}
    for plane in encoder.planes:
        found[plane.name] = [next(row) for _ in range(plane.size)]
    return found


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_compact_row_is_read_back_by_name(setting: Setting) -> None:
    encoder, menu = setting.encoder(), len(setting.game.menu)
    panes: Panes[Any] = Panes(encoder, menu, 1, False)
    for table in positions(setting, 4, every=31):
        panes.show(0, table.state, 0, [])
        packed: Any = panes.packed
        kept = {plane.name for plane in encoder.planes if plane.compact}
        numbers = {name: cells for name, cells in by_name(encoder).items() if name in kept}

        assert encoder.unpack(bytes(memoryview(packed))) == numbers


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_full_row_is_cut_by_name(setting: Setting) -> None:
    """A choice has one cell that is 1, a set one for each member, any other number one cell."""
    encoder, menu = setting.encoder(), len(setting.game.menu)
    panes: Panes[Any] = Panes(encoder, menu, 1, True)
    slices = encoder.slices()
    for table in positions(setting, 4, every=31):
        panes.show(0, table.state, 0, [])
        row = list(panes.spread)
        for plane in encoder.planes:
            cells, width = row[slices[plane.name]], plane.width()
            parts = [cells[at : at + width] for at in range(0, len(cells), width)]
            for part, number in zip(parts, by_name(encoder)[plane.name], strict=True):
                if plane.members:
                    assert part == [number >> member & 1 for member in range(plane.members)]
                else:
                    assert part == (
                        [int(at == number) for at in range(width)] if plane.choice else [number]
                    )

    assert sum(len(row[one]) for one in slices.values()) == encoder.full_size
