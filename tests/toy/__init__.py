"""The Fair: a small invented game that strains every part of the kernel."""

from tests.toy.game import FAIR

__all__ = ["FAIR"]
