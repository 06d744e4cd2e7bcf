"""The base class of actions, events and refusals: values that their fields define."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from signoria.kernel.fields import fingerprint, same, written
from signoria.kernel.kinds import Kinds


@mypyc_attr(allow_interpreted_subclasses=True)
class ValueObject:
    """A value whose equality, hash, repr and wire form come from its constructor.

    A subclass writes an `__init__` whose argument names are its attribute names, and declares the
    kind of each field that goes over the wire.
    """

    kinds: ClassVar[Kinds] = {}

    def __eq__(self, other: object) -> bool:
        return same(self, other)

    def __hash__(self) -> int:
        return fingerprint(self)

    def __repr__(self) -> str:
        return written(self)
