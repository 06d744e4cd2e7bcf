"""Error responses: one sentence in the reader's language, and no internal details."""

import logging
import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import Response
from litestar.connection import Request
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from signoria.extras import MissingExtra
from signoria.games import find_game
from signoria.kernel.header import BadLedger
from signoria.kernel.wire import BadWire
from signoria.locales.words import LANGUAGES, Words
from signoria.server.errors import Problem, Refused, RequestError, Stale
from signoria.store.database import StoreFailed, Unkeepable
from signoria.store.ledgers import BadAppend, NoSuchTable
from signoria.store.writer import WriterClosed

AnyRequest = Request[Any, Any, Any]

CODES: Final = {
    400: "bad-request",
    401: "sign-in",
    404: "not-found",
    405: "no-method",
    413: "too-long",
    415: "bad-request",
}

LACKING: Final = {"passkeys": ("no-passkeys", 501), "push": ("no-push", 501)}

REQUESTED: Final = re.compile(r"([a-z]{2})(?:-[a-z0-9-]*)?\s*(?:;\s*q=([0-9](?:\.[0-9]*)?))?")

log = logging.getLogger("signoria.error_responses")


def language(request: AnyRequest) -> str:
    """Return the reader's language: the account's, otherwise the browser's."""
    guest = request.state.get("guest")
    if guest is not None and guest.language in LANGUAGES:
        return str(guest.language)
    return _preferred(request.headers.get("accept-language", ""))


def _preferred(header: str) -> str:
    """Return the supported language with the highest weight; the first one named wins a tie."""
    best, weight = "en", 0.0
    for requested in header.split(","):
        found = REQUESTED.fullmatch(requested.strip().lower())
        if found is not None and found[1] in LANGUAGES and float(found[2] or 1) > weight:
            best, weight = found[1], float(found[2] or 1)
    return best


def _answer(request: AnyRequest, error: RequestError) -> Response[Problem]:
    words = Words(language(request))
    rule, frame = "", None
    request.app.state.metrics.refused(error.code)
    if isinstance(error, Refused):
        rule = error.refusal.rule
        detail = words.refusal(find_game(error.game), error.refusal, [])
    else:
        detail = words.message(f"error-{error.code}", **error.params)
    if isinstance(error, Stale):
        frame = error.frame
    problem = Problem(error.code, " ".join(detail.split()), error.params, rule, frame)
    headers = {"retry-after": str(error.params["seconds"])} if "seconds" in error.params else {}
    return Response(
        problem, status_code=error.status, media_type="application/json", headers=headers
    )


def _http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Answer errors that Litestar raises with our own codes and sentences."""
    if isinstance(error, ValidationException):
        return _answer(request, RequestError("bad-request", 400, where=_where(error.extra)))
    code = CODES.get(error.status_code, "bad-request")
    params = {"where": "body"} if code == "bad-request" else {}
    answer = _answer(request, RequestError(code, error.status_code, **params))
    answer.headers.update(error.headers or {})  # for example the allowed methods
    return answer


def _where(extra: Any) -> str:
    """Return the name of the invalid part of the request."""
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("key") or extra[0].get("source") or "body")[:80]
    return "body"


def _bad_wire(request: AnyRequest, error: BadWire) -> Response[Problem]:
    return _answer(request, Refused(error.refusal))


def _bad_ledger(request: AnyRequest, error: BadLedger) -> Response[Problem]:
    return _answer(request, Refused(error.refusal))


def _unkept(request: AnyRequest, _error: Exception) -> Response[Problem]:
    return _answer(request, RequestError("bad-text", 422))


def _no_table(request: AnyRequest, _error: NoSuchTable) -> Response[Problem]:
    return _answer(request, RequestError("no-table", 404))  # it was deleted a moment ago


def _not_offered(request: AnyRequest, missing: MissingExtra) -> Response[Problem]:
    return _answer(request, RequestError(*LACKING[missing.extra]))


def _store_failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("store-failed", extra={"reason": type(error).__name__})
    return _answer(request, RequestError("store-failed", 503))


def _broken(request: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("broken", exc_info=error)
    return _answer(request, RequestError("broken", 500))


def _undecodable(request: AnyRequest, _error: Exception) -> Response[Problem]:
    return _answer(request, RequestError("bad-request", 400, where="body"))


HANDLERS: Final[ExceptionHandlersMap] = {
    RequestError: _answer,
    HTTPException: _http,
    BadWire: _bad_wire,
    BadLedger: _bad_ledger,
    BadAppend: _unkept,
    MissingExtra: _not_offered,
    NoSuchTable: _no_table,
    Unkeepable: _unkept,
    StoreFailed: _store_failed,
    WriterClosed: _store_failed,
    msgspec.MsgspecError: _undecodable,
    RecursionError: _undecodable,  # deeply nested brackets
    Exception: _broken,
}


def handler_of(error: Exception) -> Callable[[AnyRequest, Any], Response[Any]]:
    """Return the handler of an error's nearest base class."""
    return next(HANDLERS[kind] for kind in type(error).__mro__ if kind in HANDLERS)
