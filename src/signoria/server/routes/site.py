"""The site: every address of the client answers the one page, and the page finds its files."""

from typing import Final

from litestar import HttpMethod, Response, Router, route
from litestar.params import FromPath

from signoria.locales.words import Words
from signoria.server.answers import AnyRequest, language
from signoria.server.faults import Fault
from signoria.server.pages import INDEX, PAGES, Piece, piece

READS: Final = [HttpMethod.GET, HttpMethod.HEAD]
FOR_GOOD: Final = "public, max-age=31536000, immutable"  # the name changes with the content
ASK_AGAIN: Final = "no-cache"
ADDRESSES: Final = [*(f"/{name}" for name in PAGES), *(f"/{name}/{{what:str}}" for name in PAGES)]


@route(["/", *ADDRESSES], http_method=READS, include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes]:
    """The page; what it shows is read off its address."""
    return _page(request)


@route("/{name:str}", http_method=READS, include_in_schema=False)
async def top(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file that must lie at the top: the service worker, the manifest, the icons."""
    if piece(name) is None and _is_browser(request):
        return _page(request, 404)
    return _answer(request, _file(name), ASK_AGAIN)


@route("/assets/{name:str}", http_method=READS, include_in_schema=False)
async def asset(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A file whose name tells its content."""
    return _answer(request, _file(f"assets/{name}"), FOR_GOOD)


def _page(request: AnyRequest, status: int = 200) -> Response[bytes]:
    """The one page, or a sentence if there is none."""
    found = piece(INDEX)
    if found is None:
        sentence = Words(language(request)).house("site-not-built")
        return Response(sentence.encode(), status_code=503, media_type="text/plain")
    return _answer(request, found, ASK_AGAIN, status)


def _is_browser(request: AnyRequest) -> bool:
    """Whether somebody goes there in a browser: scripts and programs ask for no HTML."""
    return request.headers.get("accept", "").startswith("text/html")


def _file(name: str) -> Piece:
    found = piece(name)
    if found is None:
        raise Fault("not-found", 404)
    return found


def _answer(request: AnyRequest, found: Piece, kept: str, status: int = 200) -> Response[bytes]:
    """A file in the form that is understood; nothing but its tag if it is known already."""
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
