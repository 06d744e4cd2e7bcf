"""The Princes in real browsers: played on the board and from lists, and accessible."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import check_looks
from tests.web.browsers import NARROW, SIZES, WIDE, Visitor, Visitors
from tests.web.moments import finished, gone_on
from tests.web.players import FAST
from tests.web.realms import GAME_OF, Prince, prince, realm
from tests.web.switching import check_fits_in_every_language
from tests.web.words import say

TURNS = 7
CHOICES = 45
OTHER_LAID = 12  # the revision after which the other prince has arranged its first regions
KINDS = ("build", "pick_region", "pick_site", "keep_hand")


def visiting(visitors: Visitors, size: tuple[int, int] = WIDE) -> Visitor:
    """Make a visitor with fast settings."""
    found = visitors("Anna", size=size)
    found.prefer(**FAST)
    return found


def states(anna: Visitor) -> Iterator[Page]:
    """Yield the page in each main state of the table."""
    for kind in KINDS:
        player = prince(anna, kind)
        expect(player.page.locator("[data-decision]")).to_be_attached()
        yield player.page
    yield prince(anna, "pick_deck", "tournament-2-points").page
    page = anna.go(f"/t/{finished(anna, GAME_OF)}")
    expect(page.get_by_role("heading", name=re.compile(r"\S")).first).to_be_visible()
    yield page


def test_first_turns_against_a_bot_are_played_on_the_board(visitors: Visitors) -> None:
    anna = visiting(visitors)
    table = realm(anna)
    anna.go(f"/t/{table}")
    player = Prince(anna, table, 0)

    player.play_until(TURNS, CHOICES)

    made = {action[0] for action in player.made}
    assert made >= {"roll", "done"}
    assert player.touched
    shown = player.page.get_by_role("region", name=say("pr-land-mine"))
    expect(shown.locator(".column")).not_to_have_count(0)


@pytest.mark.parametrize(
    ("moment", "kind"),
    [("pick_region", "pick_region"), ("pick_site", "pick_site"), ("keep_hand", "put")],
)
def test_lit_place_on_the_board_makes_the_choice(
    visitors: Visitors, moment: str, kind: str
) -> None:
    player = prince(visiting(visitors), moment)
    action = next(one for one in player.offers().values() if one[0] == kind)

    player.choose(action, "nothing in the list")

    assert player.touched == {kind}


def test_one_click_leaves_the_regions_as_they_lie(visitors: Visitors) -> None:
    anna = visiting(visitors)
    table = gone_on(anna, OTHER_LAID, 1, name="gold-2-points")
    page = anna.go(f"/t/{table}")
    create_table = anna.ask("GET", f"/tables/{table}/view?seat=1")["view"]["seats"][1]["regions"]

    page.get_by_role("button", name=say("pr-as-they-lie")).click()

    expect(page.get_by_role("button", name=say("pr-as-they-lie"))).to_have_count(0)
    seen = anna.ask("GET", f"/tables/{table}/view?seat=1")["view"]
    assert seen["seats"][1]["regions"] == create_table
    assert (
        seen["seats"][0]["regions"]
        != anna.ask("GET", f"/tables/{table}/view?seat=1&rev={OTHER_LAID}")["view"]["seats"][0][
            "regions"
        ]
    )


def test_generic_board_plays_the_princes_and_names_every_number(visitors: Visitors) -> None:
    player = prince(visiting(visitors), "keep_hand", query="?board=generic")
    text, action = next((text, one) for text, one in player.offers().items() if one[0] == "put")
    page = player.page
    expect(page.get_by_role("region", name="Principalities")).to_be_visible()
    expect(page.get_by_text(re.compile(r"\d face down")).first).to_be_visible()
    expect(page.locator("dl, table").get_by_text(re.compile(r"-\d|unknown"))).to_have_count(0)

    player.choose(action, text)

    assert player.made == [action]


@pytest.mark.parametrize("size", SIZES)
def test_table_is_accessible(visitors: Visitors, size: str) -> None:
    for page in states(visiting(visitors, size=SIZES[size])):
        expect(page.locator(".waiting")).to_have_count(0)
        check_looks(page)


def test_texts_of_the_table_fit(visitors: Visitors) -> None:
    anna = visitors("Massimiliano", size=NARROW)
    anna.prefer(**FAST)
    for page in states(anna):
        check_fits_in_every_language(page)
    check_fits_in_every_language(prince(anna, "build", query="?board=generic").page)


def test_click_on_a_built_card_shows_it_large(visitors: Visitors) -> None:
    page = prince(visiting(visitors), "build").page
    standing = page.locator("button.site:not(.lit)").first
    name = standing.locator(".name").inner_text()
    standing.click()

    expect(page.get_by_role("dialog", name=name)).to_be_visible()
