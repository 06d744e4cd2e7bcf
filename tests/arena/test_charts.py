"""Tests of the drawings of a report: every mark lies where its number says."""

import re
import xml.etree.ElementTree as ET

import pytest

from signoria.arena.paper.axes import LogScale, Scale, round_scale
from signoria.arena.paper.histograms import bar_width
from signoria.arena.report import report
from tests.arena.results import COMMAND, crowd, mirror, pictures, sample, standing


def axis(svg: ET.Element) -> Scale:
    """Return the horizontal scale that follows from the numbers printed at the axis."""
    ticks = [text for text in svg.findall("text") if text.get("class") == "tick"]
    printed = [text for text in ticks if re.fullmatch(r"[\d.]+(\u202f%)?", str(text.text))]
    low, high = printed[0], printed[-1]
    least, most = (float(str(text.text).removesuffix("\u202f%")) for text in (low, high))
    return Scale(least, most, float(low.attrib["x"]), float(high.attrib["x"]))


def drawn(svg: ET.Element, name: str) -> tuple[float, float, float]:
    """Return the positions of a row's dot and of both ends of its whisker."""
    (row,) = (row for row in svg.iter("g") if str(row.findtext("title")).startswith(f"{name}: "))
    dot, whisker = row.find("circle"), row.find("line")
    assert dot is not None
    assert whisker is not None
    return float(dot.attrib["cx"]), float(whisker.attrib["x1"]), float(whisker.attrib["x2"])


@pytest.mark.parametrize("name", ["prince", "page"])
def test_rating_whiskers_lie_where_the_axis_says(name: str) -> None:
    svg = pictures(report(sample(), COMMAND))["Ratings with 95\u202f% intervals"]
    mu = {"prince": 30.41, "page": 20.93}[name]

    at = axis(svg).at
    expected = [at(mu), at(mu - 1.96 * 0.82), at(mu + 1.96 * 0.82)]
    assert drawn(svg, name) == pytest.approx(expected, abs=0.02)


@pytest.mark.parametrize("name", ["minister", "courtier"])
def test_share_whiskers_and_par_lie_where_the_axis_says(name: str) -> None:
    svg = pictures(report(sample(), COMMAND))["Win shares with 95\u202f% intervals"]
    share = {"minister": 31.5, "courtier": 17.25}[name]

    at = axis(svg).at
    (par,) = (line for line in svg.iter("line") if line.get("class") == "par")
    assert drawn(svg, name) == pytest.approx([at(share), at(share - 4.5), at(share + 5)], abs=0.02)
    assert float(par.attrib["x1"]) == pytest.approx(at(25), abs=0.02)


def test_mirror_whiskers_lie_where_the_axis_says() -> None:
    result = sample(mirrors=[mirror("page", 0.3, 0.2, 0.25, 0.25)])
    svg = pictures(report(result, COMMAND))["Mirror matches: win share by seat"]

    at = axis(svg).at
    assert drawn(svg, "Seat 2") == pytest.approx([at(20), at(14.4), at(26.2)], abs=0.02)


def test_ratings_chart_sorts_standings_given_in_any_order() -> None:
    standings = sample()["standings"][::-1]
    svg = pictures(report(sample(standings=standings), COMMAND))["Ratings with 95\u202f% intervals"]

    names = [text.text for text in svg.iter("text") if text.get("class") == "name"]
    assert names == ["prince", "minister", "courtier", "page"]


def test_matrix_shows_a_dash_for_bots_that_never_met() -> None:
    result = sample()
    result["matrix"]["ahead"][0][3] = None
    svg = pictures(report(result, COMMAND))["Win matrix, per cent"]

    cells = [text for text in svg.iter("text") if str(text.get("class")).startswith("figure")]
    assert [text.text for text in cells[:4]] == ["–", "59", "71", "–"]
    assert [text.get("class") for text in cells[4:8]] == [
        "figure behind",
        "figure empty",
        "figure ahead",
        "figure ahead",
    ]


def test_histograms_share_one_axis_and_one_height() -> None:
    one = standing("page", 25, 0.5, score_counts={"10": 1, "20": 3})
    two = standing("prince", 25, 0.5, score_counts={"20": 5, "30": 5})
    result = sample(standings=[one, two])
    svg = pictures(report(result, COMMAND))["Score distributions"]

    bars = [bar for bar in svg.iter("rect") if bar.get("class") == "bar"]
    heights = [float(bar.attrib["height"]) for bar in bars]
    assert [height / max(heights) for height in heights] == pytest.approx(
        [1 / 3, 1, 2 / 3, 2 / 3], abs=0.001
    )
    assert bars[1].get("x") == bars[2].get("x")


@pytest.mark.parametrize(
    ("least", "most", "wide"), [(0, 39, 1), (0, 40, 2), (-5, 70, 2), (0, 199, 5), (0, 1000, 50)]
)
def test_bars_are_as_wide_as_the_scores_need(least: int, most: int, wide: int) -> None:
    assert bar_width(least, most) == wide


def test_strength_climbs_over_equal_ratios_of_iterations() -> None:
    result = sample()
    for row, steps in enumerate((1000, 100, 10)):
        result["standings"][row]["iterations"] = steps
    svg = pictures(report(result, COMMAND))["Strength against iterations"]

    dots = [float(dot.attrib["cx"]) for dot in svg.iter("circle")]
    assert dots[:3] == dots[3:]
    assert dots[1] - dots[0] == pytest.approx(dots[2] - dots[1], abs=0.02)


def test_long_names_are_shortened_and_stay_distinct() -> None:
    svg = pictures(report(crowd(), COMMAND))["Ratings with 95\u202f% intervals"]

    names = [str(text.text) for text in svg.iter("text") if text.get("class") == "name"]
    assert len(set(names)) == 10
    assert max(map(len, names)) <= 21


@pytest.mark.parametrize(
    ("low", "high", "ends", "ticks"),
    [
        (19.3, 32.0, (15, 35), [15, 20, 25, 30, 35]),
        (0, 0.49, (0, 0.5), [0, 0.1, 0.2, 0.3, 0.4, 0.5]),
        (-3, -3, (-4, -2), [-4, -3.5, -3, -2.5, -2]),
    ],
)
def test_axes_end_on_round_numbers(
    low: float, high: float, ends: tuple[float, float], ticks: list[float]
) -> None:
    scale = round_scale(low, high, 0, 100)

    assert (scale.low, scale.high) == ends
    assert scale.ticks() == ticks


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(8, 12000, [10, 100, 1000, 10000]), (40, 1500, [50, 100, 200, 500, 1000])],
)
def test_a_logarithmic_axis_has_enough_numbers(low: int, high: int, ticks: list[int]) -> None:
    assert LogScale(low, high, 0, 100).ticks() == ticks


def test_name_that_would_overlap_another_whisker_is_left_out() -> None:
    svg = pictures(report(crowd(), COMMAND))["Strength against iterations"]

    named = [text for text in svg.iter("text") if text.get("class") == "name"]
    tops = [float(line.attrib["y2"]) for line in svg.iter("line") if line.get("class") == "whisker"]
    assert [text.text for text in named] == ["…ening-10-iterations"] * 2
    assert float(named[0].attrib["y"]) < min(tops)
