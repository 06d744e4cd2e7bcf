"""The built web site: the files of `site/`, plain and compressed, kept in memory."""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

HOME: Final = Path(str(files("signoria.server").joinpath("site")))
INDEX: Final = "index.html"
SQUEEZED: Final = {"br": ".br", "gzip": ".gz"}  # best first

# Every client address begins with one of these and has at most one further step. API routes use
# `/me`, `/games` and `/tables`, so no page has these names.
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


GENERIC: Final = "generic"  # the board of games without a board of their own
# Parts of the client that a page needs at once, besides the texts of a language; see `CHUNKS` in
# web/chunks.ts. A table also needs the parts of its game.
NEEDED: Final = {
    "": "landing",
    "account": "Account",
    "learn": "Learn",
    "lobby": "Lobby",
    "new": "NewTable",
    "rules": "Rules",
    "sign-in": "SignIn",
    "t": "table",
}
PARTS: Final = "parts.json"


class Part(msgspec.Struct, frozen=True):
    """A part of the client from the build's list: its file, its styles, and its imports."""

    file: str
    name: str = ""
    imports: list[str] = []
    css: list[str] = []


class Piece(msgspec.Struct, frozen=True):
    """One file of the site."""

    kind: str
    tag: str
    bodies: dict[str, bytes]  # by encoding; "" is the uncompressed file

    def best(self, accepted: str) -> str:
        """Return the best encoding that the client accepts."""
        requested = _encodings(accepted)
        return next((one for one in SQUEEZED if one in requested and one in self.bodies), "")


def piece(name: str) -> Piece | None:
    """Return a file of the site by its path, if it exists; a new build takes effect at once."""
    built = _built()
    return None if built is None else _pieces(HOME, built).get(name)


def _built() -> int | None:
    """Return when the site was built; None if it was not."""
    try:
        return (HOME / INDEX).stat().st_mtime_ns
    except OSError:
        return None


@lru_cache(maxsize=1)
def _pieces(home: Path, _built: int) -> dict[str, Piece]:
    found = [path for path in home.rglob("*") if path.is_file()]
    plain = [path for path in found if path.suffix not in SQUEEZED.values()]
    return {path.relative_to(home).as_posix(): _read(path) for path in plain}


def links(*names: str) -> bytes:
    """Return links for the page's head, so that the browser fetches all parts at once."""
    built = _built()
    return b"" if built is None else _links(HOME, built, names)


def board(game: str) -> str:
    """Return the name of the part with a game's board, or of the generic board."""
    built = _built()
    parts = {} if built is None else _parts(HOME, built)
    return game if any(part.name == game for part in parts.values()) else GENERIC


@lru_cache(maxsize=1)
def _parts(home: Path, built: int) -> dict[str, Part]:
    listed = _pieces(home, built).get(PARTS)
    return msgspec.json.decode(listed.bodies[""], type=dict[str, Part]) if listed else {}


@lru_cache(maxsize=256)
def _links(home: Path, built: int, names: tuple[str, ...]) -> bytes:
    pieces, known = _pieces(home, built), _parts(home, built)
    called = {part.name: key for key, part in known.items() if part.name}
    found: dict[str, None] = {}
    for name in names:
        if name in called:
            _follow(known, called[name], found)
    written = pieces[INDEX].bodies[""].decode()
    lines = [f"    {_link(file)}\n" for file in found if f'"/{file}"' not in written]
    return "".join(lines).encode()


def lacks(extras: Sequence[str]) -> bytes:
    """Return the head's line that lists features this server lacks; empty if it has all."""
    if not extras:
        return b""
    return f'    <meta name="lacks" content="{" ".join(extras)}">\n'.encode()


def filled(page: bytes, head: bytes, data: bytes) -> bytes:
    """Return the page with an extended head and with the embedded first data."""
    block = (
        b'  <script type="application/json" id="page-data">%b</script>\n  ' % data if data else b""
    )
    page = page.replace(b"</head>", head.lstrip(b" ") + b"  </head>", 1) if head else page
    return page.replace(b"</body>", block + b"</body>", 1)


def whole(kind: str, body: bytes) -> Piece:
    """Return an uncompressed file that was made for one reader."""
    return Piece(kind, sha256(body).hexdigest()[:20], {"": body})


def _follow(known: dict[str, Part], key: str, found: dict[str, None]) -> None:
    """Collect the files of a part and of everything that it imports."""
    part = known[key]
    if part.file not in found:
        found.update(dict.fromkeys([*part.css, part.file]))
        for other in part.imports:
            _follow(known, other, found)


def _link(file: str) -> str:
    kind = "stylesheet" if file.endswith(".css") else "modulepreload"
    return f'<link rel="{kind}" crossorigin href="/{file}">'


def _read(path: Path) -> Piece:
    bodies = {"": path.read_bytes()}
    for encoding, ending in SQUEEZED.items():
        squeezed = path.with_name(path.name + ending)
        if squeezed.is_file():
            bodies[encoding] = squeezed.read_bytes()
    kind = TYPES.get(path.suffix, "application/octet-stream")
    return Piece(kind, sha256(bodies[""]).hexdigest()[:20], bodies)


def _encodings(accepted: str) -> set[str]:
    """Return the encodings of an Accept-Encoding header, without those with weight zero."""
    found = set()
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            found.add(name.strip())
    return found
