"""Choice of the package that the tests import: the sources, or the installed build.

Plain `pytest` tests `src`. With SIGNORIA_BUILD=compiled or installed it tests the installed
package, as parts of `make test` do. Processes that tests start import the same package.
"""

import os
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import pytest

SRC = Path(__file__).parent / "src"
BUILD = os.environ.get("SIGNORIA_BUILD", "source")
BUILDS = ("source", "installed", "compiled")

if BUILD == "source":
    sys.path.insert(0, str(SRC))
    paths = [str(SRC), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option by which `make check` stays under a minute."""
    parser.addoption("--seconds", type=float, default=0, help="begin no test after that time")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test another package than SIGNORIA_BUILD names."""
    if BUILD not in BUILDS:
        raise pytest.UsageError(f"SIGNORIA_BUILD must be one of {', '.join(BUILDS)}: {BUILD!r}")
    found = find_spec("signoria")
    if found is None or found.origin is None:
        raise pytest.UsageError("signoria is not installed: run make build")
    if Path(found.origin).is_relative_to(SRC) != (BUILD == "source"):
        raise pytest.UsageError(f"SIGNORIA_BUILD is {BUILD!r}, but Python finds {found.origin}")
    if config.getoption("--seconds"):
        config.pluginmanager.register(TimeLimit(config.getoption("--seconds")))


class TimeLimit:
    """Plugin that begins no test after the time is over, and counts the tests it left out."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.end = time.monotonic() + seconds
        self.left_out = 0

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> bool | None:
        """Skip a test if its turn comes too late."""
        if time.monotonic() < self.end:
            return None
        self.left_out += 1
        return True

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print how many tests were left out."""
        if self.left_out:
            said = f"{self.seconds:g} seconds are over: {self.left_out} tests did not run"
            terminalreporter.write_line(said)
