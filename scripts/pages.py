"""Builds the pages of web/ into the package, where the server finds them.

    python -m scripts.pages

A digest of the sources lies beside the built pages, so that equal sources are built once. A
source distribution carries the built pages and their digest: it needs no Node.
"""

import shutil
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from scripts.node import MISSING, Node, find_node

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
BUILT: Final = WEB / "dist"
SITE: Final = ROOT / "src/signoria/server/site"
LOCALES: Final = ROOT / "src/signoria/locales"
INDEX: Final = "index.html"
DIGEST: Final = "digest.txt"
ELSEWHERE: Final = ("node_modules", "dist")  # folders of web/ that are no sources
QUIET: Final = ("--no-audit", "--no-fund", "--loglevel=error")


class CannotBuild(Exception):
    """The pages cannot be built; the message says what is missing."""


def are_built() -> bool:
    """Whether the package holds the pages of today's sources."""
    digest = SITE / DIGEST
    return digest.exists() and digest.read_text("utf-8") == digest_of_sources()


def build() -> None:
    """Build the pages, unless they are there already."""
    if are_built():
        return
    node = find_node()
    if node is None:
        raise CannotBuild(MISSING)
    install_modules(node, "--omit=dev")
    if node.run("npm", "run", "--silent", "build", "--", "--logLevel", "warn", cwd=WEB):
        raise CannotBuild("The pages cannot be built: Vite's message stands above.")
    if node.run("node", "scripts/squeeze.mjs", "dist", cwd=WEB):
        raise CannotBuild("The pages cannot be compressed: Node's message stands above.")
    _put_into_package()


def install_modules(node: Node, *options: str) -> None:
    """Let npm install what the lock file names; skip it if that was done before."""
    lock = (WEB / "package-lock.json").read_text("utf-8")
    stamps = {_stamp(options): lock, _stamp(()): lock}
    if any(path.exists() and path.read_text("utf-8") == lock for path in stamps):
        return
    if node.run("npm", "ci", *options, *QUIET, cwd=WEB):
        raise CannotBuild("npm could not fetch what web/package-lock.json names: is it offline?")
    _stamp(options).write_text(lock, "utf-8")


def digest_of_sources() -> str:
    """Digest every file that the pages are made of, by name and content."""
    found = sha256()
    for path in sorted(_sources()):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        found.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return found.hexdigest()


def _sources() -> Iterator[Path]:
    yield from LOCALES.glob("*/*.ftl")
    for top in WEB.iterdir():
        if top.name not in ELSEWHERE and not top.name.startswith("."):
            yield from (path for path in [top, *top.rglob("*")] if path.is_file())


def _stamp(options: tuple[str, ...]) -> Path:
    return WEB / "node_modules" / f".installed{''.join(options)}"


def _put_into_package() -> None:
    """Copy the built pages; the first page last, as a running server looks at its age."""
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.copytree(BUILT, SITE, ignore=shutil.ignore_patterns(INDEX))
    shutil.copy(BUILT / INDEX, SITE / INDEX)
    (SITE / DIGEST).write_text(digest_of_sources(), "utf-8")


def main() -> int:
    """Build the pages; with --develop also install what tests and linters of web/ need."""
    try:
        if "--develop" in sys.argv[1:]:
            node = find_node()
            if node is None:
                raise CannotBuild(MISSING)
            install_modules(node)
        build()
    except CannotBuild as reason:
        print(reason, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
