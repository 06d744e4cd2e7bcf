"""Quick check of the changed files: lint, types, and the tests that import them.

    python -m scripts.check [REVISION]

The changes are those since REVISION: by default the uncommitted ones or, if there are none, those
of the last commit. The nearest tests come first: those that import a changed module, then those
that import one of its importers. The run ends within a minute: it stops what still runs when the
time is over, and reports it.
"""

import ast
import fnmatch
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PYTHON: Final = sys.executable
CODE: Final = ("src", "tests", "scripts", "examples")
DATA: Final = (".csv", ".deck", ".toml")  # read by the modules of their folder
FARTHEST: Final = 2  # steps of imports from a test to a changed file
SECONDS: Final = 55.0  # for everything; then the run kills its processes
ENDING: Final = 7.0  # of them, for interrupted processes to clear up and report
FILES: Final = 10  # in the first run of pytest
FAILED: Final = 1  # the exit status of pytest and linters that found something
READ_BY: Final = {  # files without imports, and the tests that read them
    "[A-Z]*.md": "tests/docs",
    "docs/*": "tests/docs",
    "deploy/*": "tests/deploy",
    "src/signoria/*.ftl": "tests/locales",
    "tests/golden/*": "tests/games/test_golden.py",
}
IN_A_BROWSER: Final = "tests/web/"
WEB: Final = "web/"
SCRIPTS: Final = (".ts", ".svelte", ".js", ".mjs")
STYLES: Final = (".css", ".svelte")

Job = tuple[str, list[str]]


def changes(since: str) -> list[str]:
    """List the files that differ from a revision, and the new ones."""
    new = _git("ls-files", "--others", "--exclude-standard")
    found = {*_git("diff", "--name-only", "--diff-filter=d", since), *new}
    return sorted(found) or _git("diff", "--name-only", "--diff-filter=d", "HEAD~1")


def _git(*words: str) -> list[str]:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"make check: {done.stderr.strip().splitlines()[-1]}")
    return done.stdout.splitlines()


class Imports:
    """The imports between the files of the project."""

    def __init__(self, files: Iterable[Path]) -> None:
        self.names = {module_name(path): path for path in files}
        self.importers: dict[Path, set[Path]] = {path: set() for path in self.names.values()}
        for path in self.names.values():
            for other in self._imported(path):
                self.importers[other].add(path)

    def _imported(self, path: Path) -> Iterator[Path]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            for name in _names(node):
                if name in self.names:
                    yield self.names[name]

    def tests_near(self, changed: Iterable[Path]) -> list[Path]:
        """List the test files that import a changed file, the nearest first."""
        seen = dict.fromkeys(path for path in changed if path in self.importers)
        level = list(seen)
        for _step in range(FARTHEST):
            level = sorted({user for path in level for user in self.importers[path]} - {*seen})
            seen.update(dict.fromkeys(level))
        return [path for path in seen if path.name.startswith("test_")]


def module_name(path: Path) -> str:
    """Return the name by which other files import a file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    parts = parts[1:] if parts[0] == "src" else parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []


@cache
def imports() -> Imports:
    """Read the imports of the whole project."""
    return Imports(path for folder in CODE for path in (ROOT / folder).rglob("*.py"))


def nearest_tests(changed: list[str]) -> list[str]:
    """List the tests to run for these changes, the nearest first."""
    paths = [ROOT / name for name in changed]
    folders = {path.parent for path in paths if path.suffix in DATA}
    paths += [module for folder in sorted(folders) for module in folder.glob("*.py")]
    found = [path.relative_to(ROOT).as_posix() for path in imports().tests_near(paths)]
    read = [test for files, test in READ_BY.items() if fnmatch.filter(changed, files)]
    near = [test for test in found if not test.startswith(IN_A_BROWSER) or test in changed]
    return list(dict.fromkeys([*near, *read]))


def python_jobs(changed: list[str]) -> Iterator[Job]:
    """Yield lint and types, if a Python file changed."""
    files = [name for name in changed if name.endswith(".py")]
    if files:
        yield "ruff check", [PYTHON, "-m", "ruff", "check", *files]
        yield "ruff format", [PYTHON, "-m", "ruff", "format", "--check", *files]
        yield "mypy", [PYTHON, "-m", "mypy"]


def web_jobs(changed: list[str]) -> Iterator[Job]:
    """Yield linters, types and tests of the page, if one of its files changed."""
    files = [name.removeprefix(WEB) for name in changed if name.startswith(WEB)]
    scripts = [name for name in files if name.endswith(SCRIPTS)]
    styles = [name for name in files if name.endswith(STYLES)]
    # `npm exec` would start the tools in this folder; the script `tool` starts them in web/.
    npm = [PYTHON, "-m", "scripts.node", "npm", "--prefix", "web", "run", "--silent", "tool", "--"]
    if files:
        yield "npm ci", [PYTHON, "-m", "scripts.pages", "--modules"]
        yield "prettier", [*npm, "prettier", "--check", "--ignore-unknown", *files]
    if scripts:
        yield "eslint", [*npm, "eslint", "--no-warn-ignored", *scripts]
        yield "svelte-check", [*npm, "svelte-check", "--fail-on-warnings"]
        yield "vitest", [*npm, "vitest", "related", "--run", *scripts]
    if styles:
        yield "stylelint", [*npm, "stylelint", "--allow-empty-input", *styles]


def jobs_of_tests(changed: list[str]) -> Iterator[Job]:
    """Yield the runs of the nearest tests: of few files first, as pytest reads all before it runs.

    Each later run has twice as many files.
    """
    tests, begin, size = nearest_tests(changed), 0, FILES
    while begin < len(tests):
        part = tests[begin : begin + size]
        options = ["-q", "-m", "not slow", "--maxfail=10"]
        name = f"pytest of files {begin + 1} to {begin + len(part)}"
        yield name, [PYTHON, "-m", "pytest", *options, *part]
        begin, size = begin + size, 2 * size


class Run:
    """Jobs beside each other, all within one time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.end = time.monotonic() + seconds
        self.failed: list[str] = []
        self.unfinished: list[str] = []
        self.running: set[subprocess.Popen[bytes]] = set()

    def left(self, kept: float = 0) -> float:
        """Return the seconds that are left, if some are kept for later."""
        return max(0.0, self.end - kept - time.monotonic())

    def chain(self, jobs: Iterable[Job]) -> None:
        """Run jobs one after another; note those that fail, and those that the time cuts off."""
        for name, words in jobs:
            start = time.monotonic()
            verdict, output = self._job(words)
            self.failed += [name] if verdict == "failed" else []
            self.unfinished += [name] if verdict in ("stopped", "not begun") else []
            took = "" if verdict == "not begun" else f" in {time.monotonic() - start:.0f} s"
            shown = output if verdict != "ok" or name.startswith("pytest") else ""
            print(f"{name}: {verdict}{took}", *shown.splitlines(), sep="\n", flush=True)

    def _job(self, words: list[str]) -> tuple[str, str]:
        """Run a process; return the verdict and its output, which goes through a file.

        A process that outlives the kill cannot keep a file open for the reader, as it can a pipe.
        """
        if not self.left(ENDING):
            return "not begun", ""
        with TemporaryFile("w+", encoding="utf-8") as said:
            process = subprocess.Popen(
                words, cwd=ROOT, stdout=said, stderr=subprocess.STDOUT, process_group=0
            )
            self.running.add(process)
            ended = self._ends(process)
            self.running.remove(process)
            said.seek(0)
            output = said.read()
        if not ended and process.returncode != FAILED:
            return "stopped", output
        return "failed" if process.returncode else "ok", output

    def _ends(self, process: subprocess.Popen[bytes]) -> bool:
        """Return whether a process ends in time; if not, interrupt it, and kill what is left."""
        with suppress(subprocess.TimeoutExpired):
            process.wait(self.left(ENDING))
            return True
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(self.left())
        kill(process)
        process.wait()
        return False

    def stop(self) -> None:
        """End all that runs, and begin nothing more."""
        self.end = 0
        for process in [*self.running]:
            kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and all that it started."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def verdict(run: Run) -> str:
    """Say in one line how the run ended."""
    late = f"not finished in {run.seconds:.0f} s: {', '.join(run.unfinished)}"
    if run.failed:
        failed = f"{', '.join(run.failed)} failed"
        return f"{failed}; {late}" if run.unfinished else failed
    return f"nothing failed; {late}" if run.unfinished else "green"


def main() -> int:
    """Check the changes, tests beside lint and types; return how many checks failed."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # also if started in the background
    run = Run(SECONDS)
    changed = changes(sys.argv[1] if len(sys.argv) > 1 else "HEAD")
    print(f"{len(changed)} changed files")
    kinds: list[Callable[[list[str]], Iterator[Job]]] = [python_jobs, web_jobs, jobs_of_tests]
    with ThreadPoolExecutor() as pool:
        try:
            list(pool.map(lambda kind: run.chain(kind(changed)), kinds))
        except KeyboardInterrupt:
            run.stop()
            return 130
    print(f"make check: {verdict(run)}")
    return len(run.failed)


if __name__ == "__main__":
    sys.exit(main())
