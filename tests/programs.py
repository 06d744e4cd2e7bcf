"""Programs that some tests need and Python does not bring."""

import os
import shutil
from typing import Final

import pytest

NAMED: Final = "SIGNORIA_CHROMIUM"  # says which to take
SHELL: Final = "chromium-headless-shell"  # no windows, no notices, and a third less work
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """The lightest Chromium that is here."""
    return os.environ.get(NAMED) or shutil.which(SHELL) or whole_chromium()


def whole_chromium() -> str | None:
    """A Chromium with all it can do."""
    return os.environ.get(NAMED) or next(filter(None, map(shutil.which, CHROMIUM)), None)


def needed(program: str | None, what: str) -> str:
    """A program that a test needs: where it is missing a skip, but under CI a failure."""
    if program is None:
        missing = f"there is no {what} here"
        if os.environ.get("CI", "").lower() in ("true", "1"):
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing)
    return program
