"""Tests of rows by name: features cut from the full form, and the compact form read back."""

from typing import Any

import pytest

from signoria.kernel.cells import values
from signoria.kernel.kinds import SEAT, Each, Named, Row
from signoria.research.buffers import ObservationBuffers
from signoria.research.features import Described, Encoder, Feature
from signoria.research.spaces import Setting
from tests.research.positions import SHORT, named, positions


def by_name(encoder: Encoder[Any]) -> dict[str, list[int]]:
    """Return the numbers of the row that was read last."""
    row, found = iter(values(encoder.row)), {}
    for feature in encoder.features:
        found[feature.name] = [next(row) for _ in range(feature.size)]
    return found


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_compact_row_is_read_back_by_name(setting: Setting) -> None:
    encoder, menu = setting.encoder(), len(setting.game.menu)
    buffers: ObservationBuffers[Any] = ObservationBuffers(encoder, menu, 1, False)
    for table in positions(setting, 4, every=31):
        buffers.show(0, table.state, 0, [])
        packed: Any = buffers.packed
        kept = {feature.name for feature in encoder.features if feature.compact}
        numbers = {name: cells for name, cells in by_name(encoder).items() if name in kept}

        assert encoder.unpack(bytes(memoryview(packed))) == numbers


@pytest.mark.parametrize("setting", SHORT, ids=named)
def test_full_row_is_cut_by_name(setting: Setting) -> None:
    """A choice has one cell that is 1, a set one for each member, any other number one cell."""
    encoder, menu = setting.encoder(), len(setting.game.menu)
    buffers: ObservationBuffers[Any] = ObservationBuffers(encoder, menu, 1, True)
    slices = encoder.slices()
    for table in positions(setting, 4, every=31):
        buffers.show(0, table.state, 0, [])
        row = list(buffers.spread)
        for feature in encoder.features:
            cells, width = row[slices[feature.name]], feature.width()
            parts = [cells[at : at + width] for at in range(0, len(cells), width)]
            for part, number in zip(parts, by_name(encoder)[feature.name], strict=True):
                if feature.members:
                    assert part == [number >> member & 1 for member in range(feature.members)]
                else:
                    assert part == (
                        [int(at == number) for at in range(width)] if feature.choice else [number]
                    )

    assert sum(len(row[one]) for one in slices.values()) == encoder.full_size


BOAT = Named("boat", ["galley", "cog", "raft"])
KINDS = {"boat": BOAT, "boats": Row("boats", BOAT), "captains": Each("captains", BOAT, SEAT)}


@pytest.mark.parametrize(
    ("name", "size", "high", "choice", "members"),
    [
        ("boat", 1, 3, True, 0),
        ("boats", 1, 7, False, 3),
        ("captains", 3, 2, True, 0),
        ("distance", 1, 50, False, 0),
    ],
)
def test_feature_has_the_values_of_its_declared_kind(
    name: str, size: int, high: int, choice: bool, members: int
) -> None:
    found: Feature = Described(2, KINDS).feature(name, "a meaning", 50)

    assert (found.size, found.high, found.choice, found.members) == (size, high, choice, members)
