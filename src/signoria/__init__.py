"""Signoria: board games on one engine."""

from typing import Final

VERSION: Final = "0.1.0"
