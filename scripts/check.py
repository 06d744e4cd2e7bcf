"""Quick check of the changed files: lint, types, and the tests that import them.

    python -m scripts.check [REVISION]

The changes are those since REVISION: by default the uncommitted ones or, if there are none, those
of the last commit. The nearest tests come first: those that import a changed module, then those
that import one of its importers. They stop when their time is up, and the run reports it.
"""

import ast
import fnmatch
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PYTHON: Final = sys.executable
CODE: Final = ("src", "tests", "scripts", "examples")
DATA: Final = (".csv", ".deck", ".toml")  # read by the modules of their folder
FARTHEST: Final = 2  # steps of imports from a test to a changed file
SECONDS: Final = "35"  # for the tests; lint and types run beside them
READ_BY: Final = {  # files without imports, and the tests that read them
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


def test_jobs(changed: list[str]) -> Iterator[Job]:
    """Yield the run of the nearest tests, if there are any."""
    tests = nearest_tests(changed)
    if tests:
        options = ["-q", "-m", "not slow", "--maxfail=10", f"--seconds={SECONDS}"]
        yield f"pytest, {len(tests)} files", [PYTHON, "-m", "pytest", *options, *tests]


def run(jobs: Iterator[Job]) -> list[str]:
    """Run jobs one after another; return the names of those that failed."""
    failed = []
    for name, words in jobs:
        start = time.monotonic()
        done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
        verdict = "failed" if done.returncode else "ok"
        said = f"{name}: {verdict} in {time.monotonic() - start:.0f} s"
        quiet = not done.returncode and not name.startswith("pytest")
        print(said if quiet else f"{said}\n{done.stdout}{done.stderr}", flush=True)
        failed += [name] if done.returncode else []
    return failed


def main() -> int:
    """Check the changes, tests beside lint and types; return how many checks failed."""
    changed = changes(sys.argv[1] if len(sys.argv) > 1 else "HEAD")
    print(f"{len(changed)} changed files")
    kinds: list[Callable[[list[str]], Iterator[Job]]] = [python_jobs, web_jobs, test_jobs]
    with ThreadPoolExecutor() as pool:
        failed = [
            name for names in pool.map(lambda kind: run(kind(changed)), kinds) for name in names
        ]
    print(f"make check: {', '.join(failed)} failed" if failed else "make check: green")
    return len(failed)


if __name__ == "__main__":
    sys.exit(main())
