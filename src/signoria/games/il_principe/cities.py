"""The city table: read from its data file or from an owner's own file, checked line by line."""

from hashlib import sha256
from importlib.resources import files
from typing import Final

from signoria.games.il_principe.rules import (
    CITY_ICONS,
    CITY_POINTS,
    CITY_PRICE,
    CITY_REGIONS,
    CITY_SHIELDS,
    COLOUR_NAMES,
    REGION_NAMES,
    SIZE_NAMES,
)
from signoria.games.il_principe.state import CityTable
from signoria.kernel.action import Refusal
from signoria.kernel.cells import cells

COLUMNS: Final = ["name", "size", *COLOUR_NAMES, "regions"]
STANDARD: Final = "standard"


class BadCities(ValueError):
    """An error in a city table: the line, and the rule that it breaks."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class CityRow:
    """One line of the table, checked on its own."""

    def __init__(self, line: int, cells: list[str]) -> None:
        if len(cells) < len(COLUMNS):
            raise _bad("DATA-2", line, columns=len(COLUMNS), found=len(cells))
        self.line = line
        self.name, size, *icons = (cell.strip().lower() for cell in cells[: len(COLUMNS) - 1])
        if size not in SIZE_NAMES:
            raise _bad("DATA-4", line, city=self.name, size=size)
        self.size = SIZE_NAMES.index(size)
        self.icons = [self._icon(icon) for icon in icons]
        self.regions = [self._region(region) for region in cells[len(COLUMNS) - 1].split()]
        self._check_icons()
        self._check_regions()

    def _icon(self, cell: str) -> int:
        if cell not in ("0", "1", "2"):
            raise _bad("DATA-5", self.line, city=self.name, icons=CITY_ICONS[self.size])
        return int(cell)

    def _region(self, cell: str) -> int:
        if cell.lower() not in REGION_NAMES:
            raise _bad("DATA-7", self.line, city=self.name, region=cell)
        return REGION_NAMES.index(cell.lower())

    def _check_icons(self) -> None:
        """Check the icons: small, three different; medium and large, exactly one pair. [CITY-3]"""
        if sum(self.icons) != CITY_ICONS[self.size]:
            raise _bad("DATA-5", self.line, city=self.name, icons=CITY_ICONS[self.size])
        if self.icons.count(2) != (self.size > 0):
            raise _bad("DATA-6", self.line, city=self.name, pairs=int(self.size > 0))

    def _check_regions(self) -> None:
        """Check for one, two or three different regions by size. [CITY-6]"""
        if (
            len(set(self.regions)) != len(self.regions)
            or len(self.regions) != (CITY_REGIONS[self.size])
        ):
            raise _bad("DATA-8", self.line, city=self.name, regions=CITY_REGIONS[self.size])

    def text(self) -> str:
        """Return the row in the format of the data file."""
        regions = " ".join(REGION_NAMES[region] for region in self.regions)
        return ",".join([self.name, SIZE_NAMES[self.size], *map(str, self.icons), regions])


def read_rows(text: str) -> list[CityRow]:
    """Read the rows of a table in the standard order; raise `BadCities` otherwise."""
    lines = [
        (number, line)
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.startswith("#")
    ]
    if not lines or lines[0][1].split(",")[: len(COLUMNS)] != COLUMNS:
        raise _bad("DATA-1", lines[0][0] if lines else 1, header=",".join(COLUMNS))
    rows: dict[str, CityRow] = {}
    for number, line in lines[1:]:
        row = CityRow(number, line.split(","))
        if row.name not in SIZES or row.name in rows:
            raise _bad("DATA-3", number, name=row.name)
        if row.size != SIZES[row.name]:
            raise _bad("DATA-4", number, city=row.name, size=SIZE_NAMES[row.size])
        rows[row.name] = row
    missing = [name for name in SIZES if name not in rows]
    if missing:
        raise _bad("DATA-9", len(text.splitlines()), count=len(missing), city=missing[0])
    return [rows[name] for name in SIZES]


def _bad(rule: str, line: int, **params: int | str) -> BadCities:
    return BadCities(Refusal(rule, {"line": line, **params}))


def table_of(rows: list[CityRow]) -> CityTable:
    """Convert the rows for the engine: price, points and shields by size. [CITY-4, CITY-5]"""
    table = CityTable()
    table.names = [row.name for row in rows]
    table.price = cells([CITY_PRICE[row.size] for row in rows])
    table.points = cells([CITY_POINTS[row.size] for row in rows])
    table.shields = cells([CITY_SHIELDS[row.size] for row in rows])
    table.icons = cells([icon for row in rows for icon in row.icons])
    table.regions = cells([sum(1 << region for region in row.regions) for row in rows])
    return table


def text_of(rows: list[CityRow]) -> str:
    """Write a table as text that does not depend on comments, order or spacing."""
    return "\n".join([",".join(COLUMNS), *(row.text() for row in rows)])


def digest_of(rows: list[CityRow]) -> str:
    """Return a fingerprint of a table, for the ledger's header."""
    return "sha256:" + sha256(text_of(rows).encode()).hexdigest()[:16]


STANDARD_TEXT: Final = files("signoria.games.il_principe").joinpath("cities.csv").read_text("utf-8")
# Every rulebook prints name and size, so an owner's file may not change them. [CITY-5]
SIZES: Final = {
    name: SIZE_NAMES.index(size)
    for name, size in (
        line.split(",")[:2]
        for line in STANDARD_TEXT.splitlines()
        if not line.startswith(("#", "name"))
    )
}
CITY_NAMES: Final = list(SIZES)
STANDARD_ROWS: Final = read_rows(STANDARD_TEXT)
STANDARD_TABLE: Final = table_of(STANDARD_ROWS)


def rows_for(option: int | str) -> list[CityRow]:
    """Return the table that an option names: the standard one, or a text handed in."""
    return STANDARD_ROWS if option == STANDARD else read_rows(str(option))
