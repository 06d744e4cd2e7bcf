"""Additional part of the page of Il Principe's rules: the city table."""

from collections.abc import Iterator
from typing import Final

from signoria.games.il_principe import GAME
from signoria.games.il_principe.cities import STANDARD_ROWS, STANDARD_TEXT, CityRow
from signoria.games.il_principe.rules import (
    CITY_POINTS,
    CITY_PRICE,
    CITY_SHIELDS,
    COLOUR_NAMES,
    COLOURS,
    REGION_NAMES,
    REGIONS,
    SIZE_NAMES,
)
from signoria.locales.words import Words

WORDS: Final = Words("en")
CITIES: Final = """\
## The city table

Price, points and shields follow from the size. Cells marked * are reconstructed: no rulebook \
prints them. The icons of 12 of the 15 cards and the regions of 13 of the 15 are our \
reconstruction, balanced so that every colour is on ten cards and every region touches five \
cities, and true to everything the rulebooks do print: the icons of Firenze, Milano and Lucca, \
the regions of Firenze and Milano, and for every card its name, its size and how many buildings \
and regions it has.

If you own the box, you can play with the printed cards: copy \
`src/signoria/games/il_principe/cities.csv`, correct the cells, and give the file to any command \
that creates a table with `--cities FILE`. The command checks it line by line (DATA-1 to DATA-9). \
It refuses a wrong file with line and reason; a valid file goes into the header of the game's \
ledger.
"""
REGION_LABELS: Final = """\
The rulebooks know the six regions by their colours only; the names are our own labels.
"""


def table(head: list[str], rows: list[list[str]]) -> Iterator[str]:
    """Yield the lines of a table."""
    for cells in [head, ["---"] * len(head), *rows]:
        yield f"| {' | '.join(cells)} |"
    yield ""


def marks() -> dict[str, tuple[str, str]]:
    """Return for each city a star if its icons, and one if its regions, are reconstructed."""
    lines = [line.split(",") for line in STANDARD_TEXT.splitlines() if not line.startswith("#")]
    icons, regions = lines[0].index("icons_from"), lines[0].index("regions_from")
    star = {"rulebook": "", "reconstructed": " *"}
    return {line[0]: (star[line[icons]], star[line[regions]]) for line in lines[1:]}


def city_cells(number: int, row: CityRow, icons_mark: str, regions_mark: str) -> list[str]:
    """Return a row of the table: a city with its name, sizes, icons and regions."""
    icons = [f"{count}{icons_mark}" for count in row.icons]
    regions = ", ".join(REGION_NAMES[region] for region in row.regions)
    by_size = [CITY_PRICE[row.size], CITY_POINTS[row.size], CITY_SHIELDS[row.size]]
    name = WORDS.thing(GAME, "city", number)
    return [name, SIZE_NAMES[row.size], *map(str, by_size), *icons, f"{regions}{regions_mark}"]


def part() -> Iterator[str]:
    """Yield the city table and the names of the regions."""
    yield CITIES
    marked = marks()
    rows = [city_cells(at, row, *marked[row.name]) for at, row in enumerate(STANDARD_ROWS)]
    colours = [
        f"{WORDS.thing(GAME, 'colour', colour).capitalize()} ({COLOUR_NAMES[colour]})"
        for colour in range(COLOURS)
    ]
    yield from table(["City", "Size", "Price", "Points", "Shields", *colours, "Regions"], rows)
    yield REGION_LABELS
    for region in range(REGIONS):
        yield f"- {WORDS.thing(GAME, 'region', region)}"


APPENDIX: Final = part
