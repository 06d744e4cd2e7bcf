"""Error responses: one sentence in the reader's language, and no internal details."""

import logging
from typing import Final

import msgspec

from signoria.extras import MissingExtra
from signoria.games import find_game
from signoria.kernel.header import BadLedger
from signoria.kernel.wire import BadWire
from signoria.locales.words import Words
from signoria.server.errors import Problem, Refused, RequestError, Stale
from signoria.server.http.messages import Answer, Request, Response, answer_of
from signoria.server.http.routing import MethodNotAllowed
from signoria.server.metrics import Metrics
from signoria.store.database import StoreFailed, Unkeepable
from signoria.store.ledgers import BadAppend, NoSuchTable
from signoria.store.writer import WriterClosed

LACKING: Final = {"passkeys": ("no-passkeys", 501), "push": ("no-push", 501)}

SOON: Final = 1  # second after which a request may be sent again, unless the error says otherwise

log = logging.getLogger("signoria.error_responses")


def error_response(request: Request, error: Exception, metrics: Metrics) -> Answer:
    """Return the answer to a request that ended with an error, and count the refusal."""
    refusal = error if isinstance(error, RequestError) else _request_error(error)
    metrics.refused(refusal.code)
    headers = {}
    if refusal.status in (429, 503):
        headers["retry-after"] = str(refusal.params.get("seconds", SOON))
    if refusal.status == 431:
        headers["connection"] = "close"
    if refusal.status == 401:
        headers["www-authenticate"] = "Bearer"
    if isinstance(refusal, MethodNotAllowed):
        headers["allow"] = refusal.allowed
    problem = _problem(refusal, Words(request.language))
    return answer_of(Response(problem, headers=headers), refusal.status)


def _problem(error: RequestError, words: Words) -> Problem:
    rule, frame = "", None
    if isinstance(error, Refused):
        rule = error.refusal.rule
        detail = words.refusal(find_game(error.game), error.refusal, [])
    else:
        expects = "-expected" if error.code == "bad-request" and "expected" in error.params else ""
        detail = words.message(f"error-{error.code}{expects}", **error.params)
    if isinstance(error, Stale):
        frame = error.frame
    return Problem(error.code, " ".join(detail.split()), error.params, rule, frame)


def _request_error(error: Exception) -> RequestError:
    """Return the refusal that stands for another error."""
    match error:
        case BadWire() | BadLedger():
            return Refused(error.refusal)
        case BadAppend() | Unkeepable():
            return RequestError("bad-text", 422)
        case NoSuchTable():  # it was deleted a moment ago
            return RequestError("no-table", 404)
        case MissingExtra():
            return RequestError(*LACKING[error.extra])
        case StoreFailed() | WriterClosed():
            reason = getattr(error, "kind", type(error).__name__)
            log.error("store-failed", extra={"reason": reason})
            return RequestError("store-failed", 503)
        case msgspec.MsgspecError() | RecursionError():  # the latter for deeply nested brackets
            return RequestError("bad-request", 400, where="body")
    log.error("broken", exc_info=error)
    return RequestError("broken", 500)
