"""Repetitions of a test: few in `make test`, many in `make prove`."""

import os
from typing import Final

PROVING: Final = "SIGNORIA_PROVE" in os.environ


def times(usual: int, proving: int) -> int:
    """Return the count for this run; tests that use it are marked `repeated`."""
    return proving if PROVING else usual
