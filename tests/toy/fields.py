"""Kinds of the fields at The Fair."""

from typing import Final

from signoria.kernel.kinds import Kind, Named, Row
from tests.toy.rules import GOOD_NAMES, REASON_NAMES, SPOILAGE, STACK

GOOD: Final = Named("good", GOOD_NAMES)
GOOD_ROW: Final = Row("goods", GOOD)
REASON: Final = Named("reason", REASON_NAMES)

PILES: Final[dict[int, Named]] = {STACK: GOOD, SPOILAGE: GOOD}
KINDS: Final[list[Kind]] = [GOOD, REASON]
