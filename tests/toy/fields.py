"""Kinds of the fields at The Fair."""

from typing import Final

from signoria.kernel.kinds import Kind, Named, Row
from tests.toy.rules import GOOD_NAMES, REASON_NAMES

GOOD: Final = Named("good", GOOD_NAMES)
GOOD_ROW: Final = Row("goods", GOOD)
REASON: Final = Named("reason", REASON_NAMES)

KINDS: Final[list[Kind]] = [GOOD, REASON]
