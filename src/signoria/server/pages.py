"""The built site: the files of `site/`, each as it is and squeezed, kept in memory."""

from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

HOME: Final = Path(str(files("signoria.server").joinpath("site")))
INDEX: Final = "index.html"
SQUEEZED: Final = {"br": ".br", "gzip": ".gz"}  # the best first

# Every address of the client begins with one of these, and has at most one step more.
# The routes of the house have `/me`, `/games` and `/tables`, so no page is called that.
PAGES: Final = ("account", "learn", "lobby", "new", "rules", "sign-in", "t")

TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


class Piece(msgspec.Struct, frozen=True):
    """One file of the site."""

    kind: str
    tag: str
    bodies: dict[str, bytes]  # by encoding; as it is under ""

    def best(self, accepted: str) -> str:
        """The encoding to send to somebody who accepts these."""
        wished = _encodings(accepted)
        return next((one for one in SQUEEZED if one in wished and one in self.bodies), "")


def piece(name: str) -> Piece | None:
    """A file of the site by its path, if there is such a file; a new build is seen at once."""
    try:
        built = (HOME / INDEX).stat().st_mtime_ns
    except OSError:
        return None
    return _pieces(HOME, built).get(name)


@lru_cache(maxsize=1)
def _pieces(home: Path, _built: int) -> dict[str, Piece]:
    found = [path for path in home.rglob("*") if path.is_file()]
    plain = [path for path in found if path.suffix not in SQUEEZED.values()]
    return {path.relative_to(home).as_posix(): _read(path) for path in plain}


def _read(path: Path) -> Piece:
    bodies = {"": path.read_bytes()}
    for encoding, ending in SQUEEZED.items():
        squeezed = path.with_name(path.name + ending)
        if squeezed.is_file():
            bodies[encoding] = squeezed.read_bytes()
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return Piece(kind, sha256(bodies[""]).hexdigest()[:20], bodies)


def _encodings(accepted: str) -> set[str]:
    """The encodings of an Accept-Encoding header, without those that it forbids."""
    found = set()
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            found.add(name.strip())
    return found
