"""Kinds of the fields in events, actions and views of The Princes of Catan."""

from typing import Final

from signoria.games.princes.card_rows import CARD_NAMES, FIRST_NAMES
from signoria.games.princes.cards.vocabulary import TRIGGERS
from signoria.games.princes.decks import READY
from signoria.games.princes.needs import NEED_NAMES
from signoria.games.princes.rules import (
    CACHE_COLUMN,
    DRAW_CARDS,
    EVENT_STACK,
    FACE_NAMES,
    FAMILY_NAMES,
    MOST_EVENTS,
    MOST_WAYS,
    REASON_NAMES,
    REGION_STACK,
    RESOURCE_NAMES,
    SEATS,
    SIDE_NAMES,
    SPOT_NAMES,
    STACKS,
    TOWNS,
    ZONE_NAMES,
)
from signoria.kernel.kinds import Groups, Kind, Kinds, Named, Pair, Place, Row


def counted(number: int) -> list[str]:
    """Return names for places that differ only in their number."""
    return [str(at + 1) for at in range(number)]


CARD: Final[Named] = Named("card", CARD_NAMES, FIRST_NAMES)
COLUMN: Final[Place] = Place("column", [*counted(CACHE_COLUMN), "cache"])
DECK: Final[Named] = Named("deck", READY)
EVENT_PLACE: Final[Place] = Place("event", counted(MOST_EVENTS))
FACE: Final[Named] = Named("face", FACE_NAMES)
FAMILY: Final[Named] = Named("family", FAMILY_NAMES)
NEED: Final[Named] = Named("need", NEED_NAMES)
REASON: Final[Named] = Named("reason", REASON_NAMES, silent=True)
RESOURCE: Final[Named] = Named("resource", RESOURCE_NAMES)
SIDE: Final[Named] = Named("side", SIDE_NAMES)
SPOT: Final[Named] = Named("spot", SPOT_NAMES)
STACK: Final[Place] = Place("stack", counted(STACKS))
TOWN: Final[Place] = Place("town", counted(TOWNS))
ZONE: Final[Named] = Named("zone", ZONE_NAMES)
WAY: Final[Place] = Place("way", counted(MOST_WAYS))
WANTED: Final[Named] = Named("wanted", RESOURCE_NAMES)
CARD_OF: Final[Pair] = Pair("card_of", CARD, SEATS)  # a card, and the owner of its pile
CARD_WHEN: Final[Pair] = Pair("card_when", CARD, len(TRIGGERS))  # a card, and a trigger of it
CARD_ROW: Final[Row] = Row("cards", CARD)
CARD_ROWS: Final[Row] = Row("card_rows", CARD_ROW)
RESOURCE_ROW: Final[Row] = Row("resources", RESOURCE)
COLUMN_ROW: Final[Row] = Row("columns", COLUMN)
BROUGHT: Final[Groups] = Groups("brought", {"card": CARD})
REGIONS: Final[Groups] = Groups("regions", {"card": CARD})

PILES: Final[dict[int, Named]] = dict.fromkeys([DRAW_CARDS, REGION_STACK, EVENT_STACK], CARD)
KINDS: Final[list[Kind]] = [
    *[
        CARD,
        COLUMN,
        DECK,
        EVENT_PLACE,
        FACE,
        FAMILY,
        NEED,
        REASON,
        RESOURCE,
        SIDE,
        SPOT,
        STACK,
        TOWN,
    ],
    WANTED,
    WAY,
    ZONE,
]

# The kinds of the parameters of refusals.
REFUSED: Final[Kinds] = {
    "card": CARD,
    "column": COLUMN,
    "resource": RESOURCE,
    "side": SIDE,
    "spot": SPOT,
    "stack": STACK,
    "town": TOWN,
    "way": WAY,
    "need": NEED,
    "wanted": WANTED,
    "instead": NEED,
}
