"""Data of Il Principe for its page in the browser: the standard cities."""

from typing import Any, Final

from signoria.games.il_principe.cities import STANDARD_ROWS
from signoria.games.il_principe.rules import CITY_POINTS, CITY_PRICE, CITY_SHIELDS


def page() -> dict[str, Any]:
    """Return the files of data by name."""
    return {"cities": {"cities": [city(number) for number in range(len(STANDARD_ROWS))]}}


def city(number: int) -> dict[str, Any]:
    """Return the values on a city card."""
    row = STANDARD_ROWS[number]
    return {
        "name": row.name,
        "size": row.size,
        "needs": row.icons,
        "regions": row.regions,
        "price": CITY_PRICE[row.size],
        "points": CITY_POINTS[row.size],
        "shields": CITY_SHIELDS[row.size],
    }


PAGE: Final = page
