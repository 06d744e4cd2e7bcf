"""Choice of the package that the tests import: the sources, or the installed build.

Plain `pytest` tests `src`. With SIGNORIA_BUILD=compiled or installed it tests the installed
package, as parts of `make test` do. Processes that tests start import the same package.
"""

import gc
import os
import sys
from collections.abc import Iterator
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


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test another package than SIGNORIA_BUILD names."""
    if BUILD not in BUILDS:
        raise pytest.UsageError(f"SIGNORIA_BUILD must be one of {', '.join(BUILDS)}: {BUILD!r}")
    found = find_spec("signoria")
    if found is None or found.origin is None:
        raise pytest.UsageError("signoria is not installed: run make build")
    if Path(found.origin).is_relative_to(SRC) != (BUILD == "source"):
        raise pytest.UsageError(f"SIGNORIA_BUILD is {BUILD!r}, but Python finds {found.origin}")
    config.pluginmanager.register(Interruption())


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Read the tests without garbage collection, which then never looks at them again."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


class Interruption:
    """Plugin that reports how far a run came before Ctrl-C, or before `make check` stopped it."""

    def __init__(self) -> None:
        self.tests: int | None = None
        self.begun = 0
        self.running = ""
        self.interrupted = False

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Count the tests."""
        self.tests = len(session.items)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Note the test that begins."""
        self.begun += 1
        self.running = nodeid

    def pytest_runtest_logfinish(self) -> None:
        """Forget the test that has ended."""
        self.running = ""

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Note the interruption; pytest calls this after errors in reading the tests, too."""
        self.interrupted = excinfo.type is KeyboardInterrupt

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Exit as a run with failed tests does, if one failed before the interruption."""
        if self.interrupted and session.testsfailed:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print which test was stopped, and how many did not run."""
        if self.interrupted:
            left = "all" if self.tests is None else self.tests - self.begun
            stopped = f"Stopped: {self.running}. " if self.running else ""
            terminalreporter.write_line(f"{stopped}Tests that did not run: {left}")
