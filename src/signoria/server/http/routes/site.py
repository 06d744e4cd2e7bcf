"""Routes of the web site: every client address serves the one page, which loads its files."""

from typing import Final

from signoria.extras import lacking
from signoria.locales.words import Words
from signoria.server.errors import RequestError
from signoria.server.http.messages import Request, Response
from signoria.server.http.pages import (
    INDEX,
    NEEDED,
    PAGES,
    Piece,
    board,
    filled,
    lacks,
    links,
    piece,
    whole,
)
from signoria.server.http.routes.arrival import Parts, page_data, written
from signoria.server.http.routing import Guest, Lang, Routes
from signoria.server.people.access import Access
from signoria.server.people.sign_in import SignIn
from signoria.store.talk import Talk

READS: Final = ("GET", "HEAD")
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # the file name changes with the content
ASK_AGAIN: Final = "no-cache"
NOT_KEPT: Final = "no-store"  # it contains private data of this reader
VARIES: Final = "accept, accept-encoding, accept-language, cookie"
ADDRESSES: Final = ["/", *(f"/{name}" for name in PAGES), *(f"/{name}/{{what}}" for name in PAGES)]

routes = Routes()


async def page(
    request: Request, sign_in: SignIn, access: Access, talk: Talk, guest: Guest, lang: Lang
) -> Response[bytes]:
    """Serve the page with the data for its address embedded."""
    index = piece(INDEX)
    if index is None:
        return _unbuilt(lang)
    name, what = _steps(request)
    parts = Parts(sign_in, access, talk)
    data = await page_data(parts, guest, lang, name, what, request.query.get("invite", ""))
    game = data.table.game if data is not None and data.table is not None else ""
    needed = [
        NEEDED.get(name, ""),
        f"words-{lang}",
        *([board(game), f"{game}-words", f"{game}-{lang}"] if game else []),
    ]
    head = lacks(lacking()) + links(*needed)
    body = filled(index.bodies[""], head, b"" if data is None else written(data))
    secret = guest is not None and data is not None
    answer = _answer(request, whole(index.kind, body), NOT_KEPT if secret else ASK_AGAIN)
    answer.headers["vary"] = VARIES
    return answer


async def top(request: Request, name: str) -> Response[bytes]:
    """Serve a file from the top folder: the service worker, the manifest, the icons."""
    if piece(name) is None and _is_browser(request):
        return _nowhere(request)
    return _answer(request, _file(name), ASK_AGAIN)


async def asset(request: Request, name: str) -> Response[bytes]:
    """Serve a file whose name changes with its content."""
    return _answer(request, _file(f"assets/{name}"), FOR_GOOD)


def _nowhere(request: Request) -> Response[bytes]:
    """Serve the page with status 404; the page itself says that the address does not exist."""
    index = piece(INDEX)
    if index is None:
        return _unbuilt(request.language)
    if lacking():
        index = whole(index.kind, filled(index.bodies[""], lacks(lacking()), b""))
    return _answer(request, index, ASK_AGAIN, 404)


def _unbuilt(lang: str) -> Response[bytes]:
    """Answer with a sentence if the site is not built."""
    sentence = Words(lang).message("site-not-built")
    return Response(sentence.encode(), status=503, media_type="text/plain")


def _steps(request: Request) -> tuple[str, str]:
    """Return the first two steps of an address."""
    name, _slash, what = request.path.strip("/").partition("/")
    return name, what


def _is_browser(request: Request) -> bool:
    """Return whether a browser navigates here; scripts and programs do not ask for HTML."""
    return request.header(b"accept").startswith("text/html")


def _file(name: str) -> Piece:
    found = piece(name)
    if found is None:
        raise RequestError("not-found", 404)
    return found


def _answer(request: Request, found: Piece, kept: str, status: int = 200) -> Response[bytes]:
    """Answer with a file in an accepted encoding, or with 304 if the client has it."""
    encoding = found.best(request.header(b"accept-encoding"))
    tag = f'"{found.tag}{encoding and "-" + encoding}"'
    headers = {"cache-control": kept, "etag": tag, "vary": "accept, accept-encoding"}
    known = request.header(b"if-none-match")
    if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(b"", status=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(found.bodies[encoding], status=status, media_type=found.kind, headers=headers)


for method in READS:
    for address in ADDRESSES:
        routes.add(method, address, documented=False)(page)
    routes.add(method, "/{name}", documented=False)(top)
    routes.add(method, "/assets/{name}", documented=False)(asset)
