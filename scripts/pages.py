"""Build of the pages of web/ into the package, where the server finds them.

    python -m scripts.pages

A digest of the sources is stored beside the built pages, so that equal sources are built once. A
source distribution includes the built pages and their digest, so it needs no Node.
"""

import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from scripts.node import MISSING, NodeJs, find_node

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
BUILT: Final = WEB / "dist"
MODULES: Final = WEB / "node_modules"
STAMP: Final = MODULES / ".installed"  # a copy of the lock file of the last installation
SITE: Final = ROOT / "src/signoria/server/site"
PACKAGE: Final = ROOT / "src/signoria"
LOCALES: Final = ("locales/**/*.ftl", "games/[a-z]*/locales/*/*.ftl")
INDEX: Final = "index.html"
DIGEST: Final = "digest.txt"
ELSEWHERE: Final = ("node_modules", "dist")  # folders of web/ without sources
QUIET: Final = ("--no-audit", "--no-fund", "--silent")


class CannotBuild(Exception):
    """The pages cannot be built; the message says what is missing."""


def are_built() -> bool:
    """Return whether the package contains the pages of the present sources."""
    digest = SITE / DIGEST
    return digest.exists() and digest.read_text("utf-8") == digest_of_sources()


def build() -> None:
    """Build the pages, unless they are up to date."""
    if are_built():
        return
    node = find_node()
    if node is None:
        raise CannotBuild(MISSING)
    developing = _installed() == _lock()
    if not developing:
        _npm_ci(node, "--omit=dev")
    if node.run("npm", "run", "--silent", "build", "--", "--logLevel", "warn", cwd=WEB):
        raise CannotBuild("The pages cannot be built: Vite's message stands above.")
    if node.run("node", "scripts/compress.mjs", "dist", cwd=WEB):
        raise CannotBuild("The pages cannot be compressed: Node's message stands above.")
    _put_into_package()
    if not developing:
        shutil.rmtree(MODULES)


def install_modules(node: NodeJs) -> None:
    """Install the npm packages for building, tests and linters, unless they are up to date."""
    if _installed() != _lock():
        _npm_ci(node)
        STAMP.write_text(_lock(), "utf-8")


def _npm_ci(node: NodeJs, *options: str) -> None:
    if node.run("npm", "ci", *options, *QUIET, cwd=WEB):
        raise CannotBuild("npm could not fetch what web/package-lock.json names: is it offline?")


def _lock() -> str:
    return (WEB / "package-lock.json").read_text("utf-8")


def _installed() -> str:
    return STAMP.read_text("utf-8") if STAMP.exists() else ""


def digest_of_sources() -> str:
    """Digest every source file of the pages, by name and content."""
    found = sha256()
    for path in sorted(_sources()):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    for pattern in LOCALES:
        yield from PACKAGE.glob(pattern)
    for top in WEB.iterdir():
        if top.name not in ELSEWHERE and not top.name.startswith("."):
            yield from (path for path in [top, *top.rglob("*")] if path.is_file())


def _put_into_package() -> None:
    """Copy the built pages; index.html comes last, as a running server looks at its age."""
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(BUILT, SITE, ignore=shutil.ignore_patterns(INDEX))
    shutil.copy(BUILT / INDEX, SITE / INDEX)
    (SITE / DIGEST).write_text(digest_of_sources(), "utf-8")
    shutil.rmtree(BUILT)


def main() -> int:
    """Build the pages.

    With --develop npm also installs the packages for tests and linters of web/. With --modules it
    only installs them and builds nothing.
    """
    try:
        if {"--develop", "--modules"} & set(sys.argv):
            node = find_node()
            if node is None:
                raise CannotBuild(MISSING)
            install_modules(node)
        if "--modules" not in sys.argv:
            build()
    except CannotBuild as reason:
        print(reason, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
