"""Tests of what a view declares of its fields."""

from collections.abc import Sequence
from typing import ClassVar

from signoria.kernel.kinds import SEAT, Kind
from signoria.kernel.views import kind_of_row, kinds_of_view, own_fields


class Declared:
    """A view that declares everything."""

    kinds: ClassVar[dict[str, Kind]] = {"leader": SEAT}
    own: ClassVar[Sequence[str]] = ["purse"]
    one: ClassVar[Kind] = SEAT


def test_view_declares_kinds_own_fields_and_the_kind_of_its_row() -> None:
    assert kinds_of_view(Declared) == {"leader": SEAT}
    assert own_fields(Declared) == ["purse"]
    assert kind_of_row(Declared) is SEAT


def test_view_without_declarations_has_plain_fields_for_everybody() -> None:
    assert (kinds_of_view(object), own_fields(object), kind_of_row(object)) == ({}, (), None)
