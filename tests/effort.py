"""How often a test repeats what it shows: little in `make test`, much in `make prove`."""

import os
from typing import Final

PROVING: Final = "SIGNORIA_PROVE" in os.environ


def times(usual: int, proving: int) -> int:
    """Return the count for this run; tests that use it are marked `repeated`."""
    return proving if PROVING else usual
