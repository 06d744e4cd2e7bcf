"""Routes of the web site: every client address serves the one page, which loads its files."""

from typing import Final

from litestar import HttpMethod, Response, Router, route
from litestar.params import FromPath

from signoria.extras import lacking
from signoria.locales.words import Words
from signoria.server.errors import RequestError
from signoria.server.http.dependencies import Guest, Lang, TheServer
from signoria.server.http.error_responses import AnyRequest, language
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
from signoria.server.http.routes.arrival import page_data, written

READS: Final = [HttpMethod.GET, HttpMethod.HEAD]
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # the file name changes with the content
ASK_AGAIN: Final = "no-cache"
NOT_KEPT: Final = "no-store"  # it contains private data of this reader
VARIES: Final = "accept, accept-encoding, accept-language, cookie"
ADDRESSES: Final = [*(f"/{name}" for name in PAGES), *(f"/{name}/{{what:str}}" for name in PAGES)]


@route(["/", *ADDRESSES], http_method=READS, include_in_schema=False)
async def page(request: AnyRequest, server: TheServer, guest: Guest, lang: Lang) -> Response[bytes]:
    """Serve the page with the data for its address embedded."""
    index = piece(INDEX)
    if index is None:
        return _unbuilt(lang)
    name, what = _steps(request)
    data = await page_data(server, guest, lang, name, what, request.query_params.get("invite", ""))
    game = data.table.game if data is not None and data.table is not None else ""
    parts = [
        NEEDED.get(name, ""),
        f"words-{lang}",
        *([board(game), f"{game}-words", f"{game}-{lang}"] if game else []),
    ]
    head = lacks(lacking()) + links(*parts)
    body = filled(index.bodies[""], head, b"" if data is None else written(data))
    secret = guest is not None and data is not None
    answer = _answer(request, whole(index.kind, body), NOT_KEPT if secret else ASK_AGAIN)
    answer.headers["vary"] = VARIES
    return answer


@route("/{name:str}", http_method=READS, include_in_schema=False)
async def top(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Serve a file from the top folder: the service worker, the manifest, the icons."""
    if piece(name) is None and _is_browser(request):
        return _nowhere(request)
    return _answer(request, _file(name), ASK_AGAIN)


@route("/assets/{name:str}", http_method=READS, include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Serve a file whose name changes with its content."""
    return _answer(request, _file(f"assets/{name}"), FOR_GOOD)


def _nowhere(request: AnyRequest) -> Response[bytes]:
    """Serve the page with status 404; the page itself says that the address does not exist."""
    index = piece(INDEX)
    if index is None:
        return _unbuilt(language(request))
    if lacking():
        index = whole(index.kind, filled(index.bodies[""], lacks(lacking()), b""))
    return _answer(request, index, ASK_AGAIN, 404)


def _unbuilt(lang: str) -> Response[bytes]:
    """Answer with a sentence if the site is not built."""
    sentence = Words(lang).message("site-not-built")
    return Response(sentence.encode(), status_code=503, media_type="text/plain")


def _steps(request: AnyRequest) -> tuple[str, str]:
    """Return the first two steps of an address."""
    name, _slash, what = request.url.path.strip("/").partition("/")
    return name, what


def _is_browser(request: AnyRequest) -> bool:
    """Return whether a browser navigates here; scripts and programs do not ask for HTML."""
    return request.headers.get("accept", "").startswith("text/html")


def _file(name: str) -> Piece:
    found = piece(name)
    if found is None:
        raise RequestError("not-found", 404)
    return found


def _answer(request: AnyRequest, found: Piece, kept: str, status: int = 200) -> Response[bytes]:
    """Answer with a file in an accepted encoding, or with 304 if the client has it."""
    encoding = found.best(request.headers.get("accept-encoding", ""))
    tag = f'"{found.tag}{encoding and "-" + encoding}"'
    headers = {"cache-control": kept, "etag": tag, "vary": "accept, accept-encoding"}
    known = request.headers.get("if-none-match", "")
    if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Response(b"", status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(
        found.bodies[encoding], status_code=status, media_type=found.kind, headers=headers
    )


router = Router(path="/", route_handlers=[page, top, asset])
