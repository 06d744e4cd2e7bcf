"""What goes wrong, for people: a code, a status, figures, and a sentence in their language."""

from typing import Final

import msgspec

from signoria.kernel.action import Refusal

Figure = int | str


class Fault(Exception):
    """A request that is not granted; nothing has been changed."""

    def __init__(self, code: str, status: int = 400, **figures: Figure) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.figures: dict[str, Figure] = figures


class Refused(Fault):
    """A wish that a rule of the game or of the house stands against."""

    def __init__(self, refusal: Refusal, game: str = "") -> None:
        super().__init__(REFUSED, 422, **refusal.figures)
        self.refusal = refusal
        self.game = game  # whose words say it


class Stale(Fault):
    """A wish for a decision that has passed; `tail` is what happened since, for that seat."""

    def __init__(self, tail: msgspec.Raw) -> None:
        super().__init__("stale", 409)
        self.tail = tail


REFUSED: Final = "refused"


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of every answer that is not a success."""

    code: str
    sentence: str
    figures: dict[str, int | str] = {}
    rule: str = ""
    tail: msgspec.Raw | None = None
