"""Kinds of the fields in events, actions and views of Il Principe."""

from typing import Final

from signoria.games.il_principe.cities import CITY_NAMES
from signoria.games.il_principe.rules import (
    BUILDING_DECK,
    CITY_DECK,
    COLOUR_NAMES,
    FAMILY_NAMES,
    INCOME_NAMES,
    ITEM_NAMES,
    REASON_NAMES,
    REGION_NAMES,
    ROLE_NAMES,
    SOURCE_NAMES,
)
from signoria.kernel.kinds import AMOUNT, BY_SEAT, Count, Each, Kind, Kinds, Named, Row

CITY: Final[Named] = Named("city", CITY_NAMES)
COLOUR: Final[Named] = Named("colour", COLOUR_NAMES)
FAMILY: Final[Named] = Named("family", FAMILY_NAMES)
INCOME: Final[Named] = Named("income", INCOME_NAMES)
ITEM: Final[Named] = Named("item", ITEM_NAMES)
REASON: Final[Named] = Named("reason", REASON_NAMES, silent=True)
REGION: Final[Named] = Named("region", REGION_NAMES)
ROLE: Final[Named] = Named("role", ROLE_NAMES)
SOURCE: Final[Named] = Named("source", SOURCE_NAMES)
CARD: Final[Count] = Count("card", COLOUR)
CARDS: Final[Each] = Each("cards", COLOUR, AMOUNT)
POINTS: Final[Each] = Each("points", SOURCE, AMOUNT)
SHIELDS: Final[Each] = Each("shields", REGION, BY_SEAT)
CITY_ROW: Final[Row] = Row("cities", CITY)
ROLE_ROW: Final[Row] = Row("roles", ROLE)

PILES: Final[dict[int, Named]] = {BUILDING_DECK: COLOUR, CITY_DECK: CITY}
KINDS: Final[list[Kind]] = [CITY, COLOUR, FAMILY, INCOME, ITEM, REASON, REGION, ROLE, SOURCE]

# The kinds of the parameters of refusals.
REFUSED: Final[Kinds] = {"city": CITY, "colour": COLOUR, "region": REGION}
