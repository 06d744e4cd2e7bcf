"""Names of things, kinds of fields, and numbers of the rules."""

from typing import Final

from signoria.kernel.kinds import Kind, Kinds, Named, Row, StepKind

CARD_NAMES: Final = ["one", "two", "three", "four", "five", "six"]
CARDS: Final = len(CARD_NAMES)
PRIZES: Final = 0  # the stream of chance
ROUND: Final = 0  # the phases
BIDS: Final = 1

STEP: Final = StepKind(["round", "bids"], {})
REASON: Final = Named("reason", ["playing", "no-prizes"], silent=True)
CARD: Final = Named("card", CARD_NAMES)
CARD_ROW: Final = Row("cards", CARD)
HAND_ROW: Final = Row("hands", CARD_ROW)
KINDS: Final[list[Kind]] = [CARD, REASON]

# The kinds of the parameters of refusals.
REFUSED: Final[Kinds] = {"card": CARD}
