"""Tests of the arena's page: complete, safe, true to its numbers and legible."""

from html.parser import HTMLParser
from typing import Any

import pytest

from signoria.arena.paper.style import DARK, LIGHT, PRINT
from signoria.arena.report import report
from tests.arena.results import COMMAND, crowd, pictures, sample, standing

VOID = {"meta", "hr"}


class Reader(HTMLParser):
    """HTML parser that checks that every element is closed in order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.names: set[str] = set()
        self.attributes: list[tuple[str, str | None]] = []
        self.words: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.add(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).replace("\u202f", " ").split())


def read(result: dict[str, Any], command: str = COMMAND) -> Reader:
    return Reader(report(result, command))


RESULTS = {
    "usual": sample(),
    "crowd": crowd(),
    "alone": sample(
        standings=[standing("prince", 25, 0.25, copies=4)],
        bots=["prince"] * 4,
        matrix={"names": ["prince"], "ahead": [[None]]},
        mirrors=[],
    ),
    "nothing finished": sample(standings=[], finished=0),
    "no rounds": sample(length={"decisions": sample()["length"]["decisions"], "rounds": None}),
    "same score always": sample(
        standings=[standing("page", 25, 1, score_counts={"30": 400}, low=1, high=1, sigma=0)],
        matrix={"names": ["page"], "ahead": [[None]]},
    ),
}


@pytest.mark.parametrize("result", RESULTS.values(), ids=RESULTS)
def test_every_page_is_well_formed_and_its_drawings_are_xml(result: dict[str, Any]) -> None:
    page = report(result, COMMAND)

    assert page.startswith("<!DOCTYPE html>")
    assert {"html", "head", "body", "main", "h1", "style"} <= Reader(page).names
    assert len(pictures(page)) == page.count("<svg")


@pytest.mark.parametrize("result", RESULTS.values(), ids=RESULTS)
def test_page_refers_to_nothing_outside(result: dict[str, Any]) -> None:
    page = report(result, COMMAND)

    for reference in ("http", "//", "@import", "url("):
        assert reference not in page
    assert not {"script", "link", "img", "iframe", "object", "use", "image"} & Reader(page).names
    assert not {"src", "href", "xlink:href", "style"} & {key for key, _ in Reader(page).attributes}


def test_markup_in_names_is_escaped() -> None:
    command = 'signoria arena --bot "<script>alert(1)</script>=python3 a.py" & </code><b>'

    reader = read(crowd(), command)

    assert not {"script", "b"} & reader.names
    assert '<script>alert("&")</script>' in reader.text
    assert command in reader.text


def test_characters_that_html_forbids_are_replaced() -> None:
    page = report(sample(), "signoria \x00 \x1b[1m \udcff")

    assert "signoria � �[1m �" in page
    assert page.encode("utf-8")


@pytest.mark.parametrize("number", range(4))
def test_every_standing_is_shown_with_its_numbers(number: int) -> None:
    row = [
        ("prince", "30.41", "28.80 to 32.02", "27.95", "176", "44.0 %", "39.5 % to 49.0 %"),
        ("minister", "28.14", "26.53 to 29.75", "25.68", "126", "31.5 %", "27.0 % to 36.5 %"),
        ("courtier", "25.27", "23.66 to 26.88", "22.81", "69", "17.2 %", "12.8 % to 22.2 %"),
        ("page", "20.93", "19.32 to 22.54", "18.47", "29", "7.2 %", "2.7 % to 12.2 %"),
    ][number]
    name, mu, around, ordinal, wins, share, interval = row

    received = f"{name} 1 400 {mu} 0.82 {around} {ordinal} {wins} {share} {interval}"
    assert received in " ".join(read(sample()).text.split())


def test_head_names_the_terms_of_the_run() -> None:
    said = read(sample(options={"city_limit": 6}, bots=["prince", "page", "page", "page"])).text

    assert "Il Principe 4 seats, preset amigo2006: prince, 3 × page" in said
    assert COMMAND in said
    assert "Games finished 400 of 400 Deals 100 Seed 7 Limit for a decision 10 s" in said
    assert "The rules: 1 option city_limit 6" in said
    assert "each of the 100 deals is played 4 times" in said


def test_lead_names_the_orders_that_are_not_settled() -> None:
    said = read(sample()).text

    assert "overlap: prince over minister and minister over courtier." in said
    assert "courtier over page" not in said


def test_interrupted_run_is_announced_first() -> None:
    said = read(crowd()).text

    assert 0 < said.index("Interrupted run: 212 of 400 games finished.") < said.index("Standings")
    assert "Interrupted" not in read(sample()).text


@pytest.mark.parametrize(
    ("counts", "reason"),
    [
        ([None, None], "no bot has one"),
        ([800, None], "only prince has one"),
        ([800, 800], "prince and page have the same"),
    ],
)
def test_strength_without_two_iteration_counts_shows_a_sentence(
    counts: list[int | None], reason: str
) -> None:
    standings = [
        standing(name, 25, 0.5, iterations=count)
        for name, count in zip(("prince", "page"), counts, strict=True)
    ]
    result = sample(standings=standings)

    assert f"in this run {reason}, so there is nothing to draw" in read(result).text
    assert "Strength against iterations" not in pictures(report(result, COMMAND))


def test_mirrors_that_were_not_played_show_a_sentence() -> None:
    assert "No mirror matches were played" in read(sample(mirrors=[])).text


def test_run_without_fallbacks_is_announced() -> None:
    said = read(sample()).text

    assert "no bot was late, crashed or answered illegally in 85 360 decisions" in said
    assert "No search was cut short" in said
    assert "the only part of the page that changes from run to run." in said


def test_fallbacks_and_cut_searches_are_counted_by_bot() -> None:
    said = read(crowd()).text

    assert '<script>alert("&")</script> 21 340 3 1 12 0.075 %' in said
    assert "widening-10-iterations 21 340 17 0.080 %" in said
    assert "No fallback was needed" not in said
    assert "in this run some did" in said


def test_reasons_for_fallbacks_stand_beside_the_times() -> None:
    result = sample()
    result["time"]["reasons"] = {"page": {"crash": "ValueError: <no> move"}}

    said = read(result).text

    assert said.index("changes from run to run") < said.index("page, crash ValueError: <no> move")


def test_more_bots_than_seats_meet_in_every_choice() -> None:
    said = read(crowd() | {"games": 840, "deals": 1}).text

    assert "the one deal is played 840 times, with every choice of 4 of the 10 bots" in said


def test_the_share_of_a_bot_with_several_copies_is_that_of_one() -> None:
    assert "A copy of prince won 25.0 % of its games" in read(RESULTS["alone"]).text


def test_time_ends_and_lengths_stand_in_tables() -> None:
    said = read(sample()).text

    assert "took 1 834.2 s with 2 workers" in said
    assert "prince 131.20 118.40 288.00 512.77" in said
    assert "Shortage 361 90.2 % Last round 39 9.8 %" in said
    assert "Decisions 213.4 14.2 168 262 Rounds 7.9 0.6 6 9" in said


def test_every_drawing_has_a_description_and_a_table() -> None:
    page = report(sample(), COMMAND)

    assert len(pictures(page)) == 6
    for title, svg in pictures(page).items():
        assert svg.get("role") == "img"
        assert str(svg.get("aria-label")).startswith(title)
        assert svg.findtext("desc")
    assert page.count("How to read this: ") == page.count("<details>") == 6


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", [LIGHT, DARK, PRINT], ids=["light", "dark", "print"])
@pytest.mark.parametrize(
    ("letters", "behind"),
    [
        *(("ink", ground) for ground in ("ground", "panel", "notice", "ahead", "behind")),
        *(("muted", ground) for ground in ("ground", "panel")),
    ],
)
def test_text_has_enough_contrast_in_every_theme(
    theme: dict[str, str], letters: str, behind: str
) -> None:
    dark, bright = sorted((brightness(theme[letters]), brightness(theme[behind])))

    assert (bright + 0.05) / (dark + 0.05) >= 4.5
