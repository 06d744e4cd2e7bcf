"""What lies on the table of Il Principe says what it is: to fingers, to keys, to spectators."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.web.browsers import PHONE, Visitors
from tests.web.moments import FIVE, finished, lines
from tests.web.players import SWIFT
from tests.web.words import say, thing

BESIDE_BUILDERS: Final = "mtm2005-5-cities"  # where the card of a built city stays with its builder
ITALIAN: Final = "amigo2006-it-5-cities"  # where the cities are counted at the end of phase 1
WITHOUT_MORE: Final = 190  # a revision of the game after the last city was turned up


def bubble(page: Page, name: str) -> Locator:
    """What opens beside a thing that was pressed."""
    return page.get_by_role("dialog", name=name, exact=True)


def looked_back(visitors: Visitors, game: str, rev: int, size: tuple[int, int] = PHONE) -> Page:
    """A moment of a finished game as those see it who hold no seat."""
    host, guest = visitors("Anna"), visitors(size=size)
    guest.wish(**SWIFT)
    page = guest.go(f"/t/{finished(host, game)}?rev={rev}")
    told = say("replay-position", at=rev, last=len(lines(game)))
    expect(page.get_by_role("status").filter(has_text=told)).to_be_visible()
    return page


def test_a_finger_on_a_seat_opens_what_every_sign_on_it_means(visitors: Visitors) -> None:
    page = looked_back(visitors, FIVE, WITHOUT_MORE)
    seat = page.get_by_role("list", name=say("ip-seats")).get_by_role("article").first
    name = seat.get_by_role("heading").inner_text()
    before = seat.bounding_box()

    seat.locator("[data-anchor$=purse]").click()

    told = bubble(page, name)
    expect(told).to_contain_text(say("ip-purse-closed"))
    expect(told).to_contain_text(say("ip-hand-size", number=8))
    expect(told).to_contain_text(thing("role", 5))
    assert seat.bounding_box() == before
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(seat.get_by_role("button", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(told).to_be_visible()
    page.get_by_role("heading", level=1).click()
    expect(told).to_have_count(0)


def test_keys_go_from_role_to_role_and_each_says_who_holds_it_and_what_it_does(
    visitors: Visitors,
) -> None:
    page = looked_back(visitors, FIVE, WITHOUT_MORE)
    roles = page.get_by_role("region", name=say("ip-roles"), exact=True)
    expect(roles.locator("button[tabindex='0']")).to_have_count(1)
    free = thing("role", 6)

    roles.get_by_role("button").first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")

    told = bubble(page, free)
    expect(told).to_contain_text(say("ip-role-lies"))
    expect(told).to_contain_text(say("ip-effect-white"))
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(roles.get_by_role("button", name=say("ip-role-free", role=free))).to_be_focused()


def test_a_city_tells_spectators_in_words_what_it_needs_and_brings(visitors: Visitors) -> None:
    page = looked_back(visitors, FIVE, WITHOUT_MORE)
    rimini = page.locator("button[data-anchor=city-14]")

    rimini.click()

    told = bubble(page, thing("city", 14))
    expect(told).to_contain_text(say("ip-city-price", number=5))
    expect(told).to_contain_text(say("ip-city-shields", number=2))
    for region in (2, 3, 4):
        expect(told).to_contain_text(thing("region", region))
    told.get_by_role("button", name=say("close")).click()
    expect(told).to_have_count(0)
    expect(rimini).to_be_focused()


def test_the_end_is_announced_once_no_more_cities_come(visitors: Visitors) -> None:
    page = looked_back(visitors, FIVE, WITHOUT_MORE)
    last = page.get_by_role("button", name=say("ip-city-last"))
    last.click()
    expect(bubble(page, say("ip-cities"))).to_contain_text(say("ip-city-end", when="start"))
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(last).to_have_count(0)

    page = looked_back(visitors, ITALIAN, 170)
    page.get_by_role("button", name=say("ip-city-last")).click()
    expect(page.get_by_text(say("ip-city-end", when="end"))).to_be_visible()


def test_what_a_seat_has_built_stands_on_its_card(visitors: Visitors) -> None:
    page = looked_back(visitors, BESIDE_BUILDERS, 130)
    seat = page.get_by_role("list", name=say("ip-seats")).get_by_role("article").first
    built = say("ip-built", cities=f"{thing('city', 4)}, {thing('city', 12)}")

    expect(seat.get_by_title(built)).to_contain_text("2")
    seat.click()

    expect(bubble(page, thing("family", 0))).to_contain_text(built)


def test_who_must_turn_a_card_is_not_told_that_they_may(visitors: Visitors) -> None:
    page = looked_back(visitors, "mtm2005-2-cities", 55)

    told = say("ip-watch-masters-eye", role=thing("role", 0), flip="must")
    expect(page.get_by_text(told)).to_be_visible()
