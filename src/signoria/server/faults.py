"""Errors for clients: a code, a status, parameters, and a sentence in the reader's language."""

from typing import Final

import msgspec

from signoria.kernel.action import Refusal

Figure = int | str


class Fault(Exception):
    """A refused request; nothing has been changed."""

    def __init__(self, code: str, status: int = 400, **figures: Figure) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.figures: dict[str, Figure] = figures


class Refused(Fault):
    """An action that a rule of the game or of the server forbids."""

    def __init__(self, refusal: Refusal, game: str = "") -> None:
        super().__init__(REFUSED, 422, **refusal.figures)
        self.refusal = refusal
        self.game = game  # the game whose texts explain the refusal


class Stale(Fault):
    """An action for a decision that has passed; `tail` has the seat's events since then."""

    def __init__(self, tail: msgspec.Raw) -> None:
        super().__init__("stale", 409)
        self.tail = tail


REFUSED: Final = "refused"


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every error response."""

    code: str
    sentence: str
    figures: dict[str, int | str] = {}
    rule: str = ""
    tail: msgspec.Raw | None = None
