"""Explanations of things on the table of Il Principe: by touch, by keys, for spectators."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.web.browsers import PHONE, Visitors
from tests.web.moments import FIVE, finished, lines
from tests.web.players import FAST
from tests.web.words import say, thing

BESIDE_BUILDERS: Final = "mtm2005-5-cities"  # its builders keep the cards of their cities
ITALIAN: Final = "amigo2006-it-5-cities"  # a preset that counts the cities at the end of phase 1
WITHOUT_MORE: Final = 190  # a revision after the last city was turned up


def bubble(page: Page, name: str) -> Locator:
    """Return the explanation with this title."""
    return page.get_by_role("dialog", name=name, exact=True)


def looked_back(visitors: Visitors, game: str, rev: int, size: tuple[int, int] = PHONE) -> Page:
    """Open a revision of a finished game as a spectator."""
    host, guest = visitors("Anna"), visitors(size=size)
    guest.prefer(**FAST)
    page = guest.go(f"/t/{finished(host, game)}?rev={rev}")
    received = say("replay-position", at=rev, last=len(lines(game)))
    expect(page.get_by_role("status").filter(has_text=received)).to_be_visible()
    return page


def test_touch_on_a_seat_explains_every_sign_on_it(visitors: Visitors) -> None:
    page = looked_back(visitors, FIVE, WITHOUT_MORE)
    seat = page.get_by_role("list", name=say("ip-seats")).get_by_role("article").first
    name = seat.get_by_role("heading").inner_text()
    before = seat.bounding_box()

    seat.locator("[data-anchor$=purse]").click()

    received = bubble(page, name)
    expect(received).to_contain_text(say("ip-purse-closed"))
    expect(received).to_contain_text(say("ip-hand-size", number=8))
    expect(received).to_contain_text(thing("role", 5))
    assert seat.bounding_box() == before
    page.keyboard.press("Escape")
    expect(received).to_have_count(0)
    expect(seat.get_by_role("button", name=name)).to_be_focused()
    page.keyboard.press("Enter")
    expect(received).to_be_visible()
    page.get_by_role("heading", level=1).click()
    expect(received).to_have_count(0)


def test_arrow_keys_reach_a_role_and_enter_explains_it(
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

    received = bubble(page, free)
    expect(received).to_contain_text(say("ip-role-lies"))
    expect(received).to_contain_text(say("ip-effect-white"))
    page.keyboard.press("Escape")
    expect(received).to_have_count(0)
    expect(roles.get_by_role("button", name=say("ip-role-free", role=free))).to_be_focused()


def test_city_explains_its_price_shields_and_regions_to_spectators(visitors: Visitors) -> None:
    page = looked_back(visitors, FIVE, WITHOUT_MORE)
    rimini = page.locator("button[data-anchor=city-14]")

    rimini.click()

    received = bubble(page, thing("city", 14))
    expect(received).to_contain_text(say("ip-city-price", number=5))
    expect(received).to_contain_text(say("ip-city-shields", number=2))
    for region in (2, 3, 4):
        expect(received).to_contain_text(thing("region", region))
    received.get_by_role("button", name=say("close")).click()
    expect(received).to_have_count(0)
    expect(rimini).to_be_focused()


def test_last_city_announces_when_the_game_ends(visitors: Visitors) -> None:
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


def test_card_of_a_seat_names_its_built_cities(visitors: Visitors) -> None:
    page = looked_back(visitors, BESIDE_BUILDERS, 130)
    seat = page.get_by_role("list", name=say("ip-seats")).get_by_role("article").first
    built = say("ip-built", cities=f"{thing('city', 4)}, {thing('city', 12)}")

    expect(seat.get_by_title(built)).to_contain_text("2")
    seat.click()

    expect(bubble(page, thing("family", 0))).to_contain_text(built)


def test_obligation_to_turn_a_card_is_not_shown_as_an_option(visitors: Visitors) -> None:
    page = looked_back(visitors, "mtm2005-2-cities", 55)

    received = say("ip-watch-masters-eye", role=thing("role", 0), flip="must")
    expect(page.get_by_text(received)).to_be_visible()
