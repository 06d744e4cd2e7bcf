"""The base class of actions, events and refusals: values that their fields define."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from signoria.kernel.fields import fingerprint, same, written


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """A value whose equality, hash, repr and wire form come from its constructor.

    A subclass writes an `__init__` whose argument names are its attribute names. Fields that go
    over the wire are whole numbers, or rows of them if named in `rows`.
    """

    rows: ClassVar[tuple[str, ...]] = ()

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def __hash__(self) -> int:
        return fingerprint(self)

    def __repr__(self) -> str:
        return written(self)
