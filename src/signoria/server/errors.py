"""Errors for clients: a code, a status, parameters, and a sentence in the reader's language."""

from typing import Final

import msgspec

from signoria.kernel.action import Refusal

Param = int | str


class RequestError(Exception):
    """A refused request; nothing has been changed."""

    def __init__(self, code: str, status: int = 400, **params: Param) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.params: dict[str, Param] = params


class Refused(RequestError):
    """An action that a rule of the game or of the server forbids."""

    def __init__(self, refusal: Refusal, game: str = "") -> None:
        super().__init__(REFUSED, 422, **refusal.params)
        self.refusal = refusal
        self.game = game  # the game whose texts explain the refusal


class Stale(RequestError):
    """An action for a decision that has passed; `frame` has the seat's events since then."""

    def __init__(self, frame: msgspec.Raw) -> None:
        super().__init__("stale", 409)
        self.frame = frame


REFUSED: Final = "refused"


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every error response."""

    code: str
    detail: str
    params: dict[str, int | str] = {}
    rule: str = ""
    frame: msgspec.Raw | None = None
