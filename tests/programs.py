"""Programs that some tests need and Python does not bring."""

import os
import shutil
from typing import Final

import pytest

# Chromium without a window of its own does the same with a third less work.
CHROMIUM: Final = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)


def chromium() -> str | None:
    """The system's Chromium, or the one that SIGNORIA_CHROMIUM names."""
    named = os.environ.get("SIGNORIA_CHROMIUM")
    return named or next(filter(None, map(shutil.which, CHROMIUM)), None)


def needed(program: str | None, what: str) -> str:
    """A program that a test needs: where it is missing a skip, but under CI a failure."""
    if program is None:
        missing = f"there is no {what} here"
        if os.environ.get("CI", "").lower() in ("true", "1"):
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing)
    return program
