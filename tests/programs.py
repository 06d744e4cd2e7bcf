"""External programs that some tests need."""

import os
import shutil
from typing import Final

import pytest

NAMED: Final = "SIGNORIA_CHROMIUM"  # path of the browser to use
SHELL: Final = "chromium-headless-shell"  # no windows, no notifications, a third less CPU time
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """Return the smallest Chromium that is installed."""
    return os.environ.get(NAMED) or shutil.which(SHELL) or whole_chromium()


def whole_chromium() -> str | None:
    """Return a full Chromium, with windows and notifications."""
    return os.environ.get(NAMED) or next(filter(None, map(shutil.which, CHROMIUM)), None)


def needed(program: str | None, what: str) -> str:
    """Return a program; if it is missing, skip the test, or fail it under CI."""
    if program is None:
        missing = f"there is no {what} here"
        if os.environ.get("CI", "").lower() in ("true", "1"):
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing)
    return program
