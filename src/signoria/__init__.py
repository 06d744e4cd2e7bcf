"""Signoria: board games of princes on one engine."""

from typing import Final

VERSION: Final = "0.1.0"
