"""Tests of the city table: printed cells, reconstructed cells, and a table of one's own."""

from collections import Counter
from itertools import combinations

import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.cities import (
    CITY_NAMES,
    COLUMNS,
    STANDARD_ROWS,
    STANDARD_TEXT,
    BadCities,
    digest_of,
    read_rows,
)
from signoria.games.il_principe.rules import LARGE, MEDIUM, REGION_NAMES, SMALL
from signoria.kernel.action import Refusal
from signoria.kernel.cells import values
from signoria.kernel.settings import settle_options
from tests.games.il_principe.story import opened, settled
from tests.games.il_principe.words import MILANO, SIENA, cards

HEADER = ",".join(COLUMNS)
ROWS = {row.name: row for row in STANDARD_ROWS}


def of_size(size: int) -> list[list[int]]:
    """Return the icons of the five cities of a size."""
    return [row.icons for row in STANDARD_ROWS if row.size == size]


def regions(city: str) -> set[str]:
    """Return the regions that a city touches."""
    return {REGION_NAMES[region] for region in ROWS[city].regions}


@pytest.mark.rule("CITY-13", "CITY-5")
def test_names_and_sizes() -> None:
    assert [
        *["siena", "orvieto", "venezia", "verona", "perugia"],
        *["urbino", "padova", "lucca", "milano", "bologna"],
        *["mantova", "firenze", "ferrara", "pisa", "rimini"],
    ] == CITY_NAMES
    sizes = [row.size for row in STANDARD_ROWS]
    assert sizes == [SMALL] * 5 + [MEDIUM] * 5 + [LARGE] * 5


@pytest.mark.rule("CITY-4", "CITY-5", "CITY-6")
def test_price_points_and_shields_follow_the_size() -> None:
    """A large city is worth 8, Firenze too (ruling 1)."""
    table = GAME.setup(4, settled(4)).cities
    assert values(table.price) == [3] * 5 + [4] * 5 + [5] * 5
    assert values(table.points) == [4] * 5 + [6] * 5 + [8] * 5
    assert values(table.shields) == [1] * 5 + [2] * 5 + [2] * 5


@pytest.mark.rule("CITY-13")
def test_the_cells_that_rulebooks_print() -> None:
    assert ROWS["firenze"].icons == cards("2 green, 1 red, 1 blue, 1 yellow")
    assert ROWS["milano"].icons == cards("2 blue, 1 red, 1 yellow")
    assert ROWS["lucca"].icons == cards("2 white, 1 blue, 1 red")
    assert regions("firenze") == {"brown", "violet", "green"}
    assert regions("milano") == {"blue", "green"}


@pytest.mark.rule("CITY-13")
def test_file_marks_the_printed_cells() -> None:
    marked = [line.split(",") for line in STANDARD_TEXT.splitlines() if ",rulebook" in line]
    assert [(line[0], line[8], line[9]) for line in marked] == [
        ("lucca", "rulebook", "reconstructed"),
        ("milano", "rulebook", "rulebook"),
        ("firenze", "rulebook", "rulebook"),
    ]


@pytest.mark.rule("CITY-13", "CITY-3")
@pytest.mark.parametrize(("size", "icons"), [(SMALL, 3), (MEDIUM, 4), (LARGE, 5)])
def test_each_colour_has_as_many_icons_as_a_city_of_that_size(size: int, icons: int) -> None:
    """Three to five cards a city; a web page's six contradict every rulebook (ruling 51)."""
    assert all(sum(city) == icons for city in of_size(size))
    assert [sum(column) for column in zip(*of_size(size), strict=True)] == [icons] * 5


@pytest.mark.rule("CITY-13")
def test_each_colour_is_doubled_once_a_size_and_on_ten_cards() -> None:
    for size in (MEDIUM, LARGE):
        assert sorted(city.index(2) for city in of_size(size)) == [0, 1, 2, 3, 4]
    assert not any(2 in city for city in of_size(SMALL))
    present = [sum(1 for row in STANDARD_ROWS if row.icons[c]) for c in range(5)]
    assert present == [10] * 5


@pytest.mark.rule("CITY-13")
def test_every_choice_of_three_and_of_four_colours_is_used_once() -> None:
    def colours(size: int) -> list[tuple[int, ...]]:
        return [tuple(c for c in range(5) if city[c]) for city in of_size(size)]

    assert sorted(colours(SMALL) + colours(MEDIUM)) == list(combinations(range(5), 3))
    assert sorted(colours(LARGE)) == list(combinations(range(5), 4))


@pytest.mark.rule("CITY-13")
def test_one_cycle_of_colours_makes_medium_and_large_cards() -> None:
    """The cycle is blue, red, yellow, green, white.

    A medium card adds the two colours after its pair; a large card lacks the colour after it.
    """
    after = {3: 2, 2: 4, 4: 0, 0: 1, 1: 3}
    for city in of_size(MEDIUM):
        pair = city.index(2)
        assert {c for c in range(5) if city[c] == 1} == {after[pair], after[after[pair]]}
    for city in of_size(LARGE):
        assert city[after[city.index(2)]] == 0


@pytest.mark.rule("CITY-13", "CITY-6")
def test_the_map_is_a_disc_of_six_regions_with_five_cities_each() -> None:
    """Six regions, not the eight or nine of a web page (ruling 51)."""
    touching = Counter(region for row in STANDARD_ROWS for region in row.regions)
    assert touching == dict.fromkeys(range(6), 5)
    corners = [frozenset(row.regions) for row in STANDARD_ROWS if row.size == LARGE]
    borders = Counter(frozenset(e) for corner in corners for e in combinations(corner, 2))
    assert len(set(corners)) == 5
    assert 6 - len(borders) + 5 == 1
    assert max(borders.values()) == 2
    middling = {frozenset(row.regions) for row in STANDARD_ROWS if row.size == MEDIUM}
    assert len(middling) == 5
    assert middling <= set(borders)


def refused(text: str) -> Refusal:
    """Return the refusal of an invalid city table."""
    with pytest.raises(BadCities) as bad:
        read_rows(text)
    assert str(bad.value) == str(bad.value.refusal)
    return bad.value.refusal


def with_line(number: int, line: str) -> str:
    """Return the standard table with one line replaced; Siena stands in line 4."""
    lines = STANDARD_TEXT.splitlines()
    lines[number - 1] = line
    return "\n".join(lines)


@pytest.mark.rule("DATA-1")
@pytest.mark.parametrize(
    ("text", "line"),
    [("", 1), ("# only a remark\n", 1), ("\n\nsiena,small,0,1,1,0,1,yellow", 3)],
)
def test_missing_header_is_refused(text: str, line: int) -> None:
    assert refused(text) == Refusal("DATA-1", {"line": line, "header": HEADER})


@pytest.mark.rule("DATA-2")
def test_too_few_columns_are_refused() -> None:
    answer = refused(with_line(4, "siena,small,0,1,1,0,1"))
    assert answer == Refusal("DATA-2", {"line": 4, "columns": 8, "found": 7})


@pytest.mark.rule("DATA-3")
@pytest.mark.parametrize("name", ["roma", "orvieto"])
def test_unknown_or_repeated_city_is_refused(name: str) -> None:
    line = 4 if name == "roma" else 6
    answer = refused(with_line(line, f"{name},small,1,1,1,0,0,yellow"))
    assert answer == Refusal("DATA-3", {"line": line, "name": name})


@pytest.mark.rule("DATA-4")
@pytest.mark.parametrize(
    ("row", "size"),
    [("siena,tiny,0,1,1,0,1,yellow", "tiny"), ("siena,medium,0,1,1,0,2,yellow blue", "medium")],
)
def test_unknown_or_wrong_size_of_a_city_is_refused(row: str, size: str) -> None:
    answer = refused(with_line(4, row))
    assert answer == Refusal("DATA-4", {"line": 4, "city": "siena", "size": size})


@pytest.mark.rule("DATA-5")
@pytest.mark.parametrize("icons", ["0,1,1,0,0", "1,1,1,0,1", "0,3,0,0,0", "0,-1,2,1,1", "x,,1,0,1"])
def test_wrong_total_of_icons_is_refused(icons: str) -> None:
    answer = refused(with_line(4, f"siena,small,{icons},yellow"))
    assert answer == Refusal("DATA-5", {"line": 4, "city": "siena", "icons": 3})


@pytest.mark.rule("DATA-6")
@pytest.mark.parametrize(
    ("line", "row", "city", "pairs"),
    [
        (4, "siena,small,0,2,1,0,0,yellow", "siena", 0),
        (9, "urbino,medium,1,1,1,0,1,brown yellow", "urbino", 1),
        (9, "urbino,medium,0,0,2,0,2,brown yellow", "urbino", 1),
    ],
)
def test_wrong_number_of_pairs_is_refused(line: int, row: str, city: str, pairs: int) -> None:
    answer = refused(with_line(line, row))
    assert answer == Refusal("DATA-6", {"line": line, "city": city, "pairs": pairs})


@pytest.mark.rule("DATA-7")
def test_unknown_region_is_refused() -> None:
    answer = refused(with_line(4, "siena,small,0,1,1,0,1,orange"))
    assert answer == Refusal("DATA-7", {"line": 4, "city": "siena", "region": "orange"})


@pytest.mark.rule("DATA-8")
@pytest.mark.parametrize("where", ["brown", "brown brown", "brown yellow red", ""])
def test_wrong_number_of_regions_is_refused(where: str) -> None:
    answer = refused(with_line(9, f"urbino,medium,1,0,2,0,1,{where}"))
    assert answer == Refusal("DATA-8", {"line": 9, "city": "urbino", "regions": 2})


@pytest.mark.rule("DATA-9")
def test_missing_cities_are_refused() -> None:
    lines = STANDARD_TEXT.splitlines()
    answer = refused("\n".join(lines[:3] + lines[5:-1]))
    assert answer == Refusal("DATA-9", {"line": 15, "count": 3, "city": "siena"})


def own_table() -> str:
    """Return a custom table: Siena in the brown region, lines reordered, with blanks."""
    header, siena, *others = (
        line for line in STANDARD_TEXT.splitlines() if not line.startswith("#")
    )
    return "\n".join([header, *reversed(others), "", siena.replace("yellow", " Brown ")])


@pytest.mark.rule("CITY-13")
def test_custom_table_is_used_and_recorded() -> None:
    t = opened(3, cities=own_table())
    assert t.state.cities.names == CITY_NAMES
    assert t.state.cities.regions[SIENA] == 1 << REGION_NAMES.index("brown")
    assert t.state.cities.regions[MILANO] == 0b000011
    assert GAME.data(settled(3, cities=own_table())) != GAME.data(settled(3))


@pytest.mark.rule("CITY-13")
def test_digest_depends_only_on_the_cells() -> None:
    standard = GAME.data(settled(3))
    assert standard == digest_of(STANDARD_ROWS)
    assert standard.startswith("sha256:")
    bare = "\n".join(line for line in STANDARD_TEXT.splitlines() if not line.startswith("#"))
    assert GAME.data(settled(3, cities=bare)) == standard


@pytest.mark.rule("CITY-13", "DATA-1")
def test_invalid_table_is_refused_with_the_options() -> None:
    answer = settle_options(GAME, 4, "amigo2006", {"cities": "Firenze, Lucca"})
    assert answer == Refusal("DATA-1", {"line": 1, "header": HEADER})
