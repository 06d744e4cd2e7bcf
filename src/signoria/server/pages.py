"""The built site: the files of `site/`, each as it is and squeezed, kept in memory."""

from collections.abc import Sequence
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


GENERIC: Final = "generic"  # the board of games that have none of their own
# The pieces of the client that a page needs at once, besides the words of a language; see
# `rooms` in web/vite.config.ts. A table needs those of its game as well.
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
    """A part of the client as the build lists it: its file, its styles, the parts it stands on."""

    file: str
    name: str = ""
    imports: list[str] = []
    css: list[str] = []


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
    built = _built()
    return None if built is None else _pieces(HOME, built).get(name)


def _built() -> int | None:
    """When the site was built, if it was."""
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
    """The head's links to parts of the client, so that all are fetched at once and not in turn."""
    built = _built()
    return b"" if built is None else _links(HOME, built, names)


def board(game: str) -> str:
    """The part with a game's own board, or with the one that plays every game."""
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
    """The head's line about features that this server cannot offer; nothing if it has all."""
    if not extras:
        return b""
    return f'    <meta name="lacks" content="{" ".join(extras)}">\n'.encode()


def furnished(page: bytes, head: bytes, told: bytes) -> bytes:
    """The page with more in its head, and with what the reader is told first."""
    block = b'  <script type="application/json" id="told">%b</script>\n  ' % told if told else b""
    page = page.replace(b"</head>", head.lstrip(b" ") + b"  </head>", 1) if head else page
    return page.replace(b"</body>", block + b"</body>", 1)


def whole(kind: str, body: bytes) -> Piece:
    """Something made for one reader, as it is sent: not squeezed."""
    return Piece(kind, sha256(body).hexdigest()[:20], {"": body})


def _follow(known: dict[str, Part], key: str, found: dict[str, None]) -> None:
    """Gather a part's files and those of all that it stands on."""
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
    """The encodings of an Accept-Encoding header, without those that it forbids."""
    found = set()
    for one in accepted.lower().split(","):
        name, _, weight = one.partition(";")
        if weight.replace(" ", "").rstrip("0.") != "q=":
            found.add(name.strip())
    return found
