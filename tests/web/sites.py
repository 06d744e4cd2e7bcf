"""A small built site, for tests of how the server delivers a site."""

import gzip
from pathlib import Path

SCRIPT = b"export const counted = [" + b"0, " * 400 + b"1];\n"
NAME = "main-BxF3k2aQ.js"
PAGE = f'<!doctype html>\n<title>S</title>\n<script type="module" src="/assets/{NAME}"></script>\n'
FILES = {
    "index.html": PAGE.encode(),
    "sw.js": b"self.addEventListener('push', () => undefined);\n",
    "manifest.webmanifest": b'{"name": "Signoria"}\n',
    "favicon.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>\n",
    f"assets/{NAME}": SCRIPT,
    f"assets/{NAME}.gz": gzip.compress(SCRIPT),
    f"assets/{NAME}.br": b"what brotli made of it",  # the server never looks inside
    "assets/serif-C0ffee12.woff2": b"wOF2" + bytes(64),
}


def lay_site(home: Path) -> Path:
    """Write the small site into a folder."""
    for name, body in FILES.items():
        path = home / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return home
