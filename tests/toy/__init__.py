"""The Fair: a small invented game that uses every part of the kernel."""

from tests.toy.game import FAIR

__all__ = ["FAIR"]
