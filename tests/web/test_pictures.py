"""Pictures of the screens, compared with those that were looked at: wide, phone, light, dark."""

from typing import Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsers import SIZES, Visitor, Visitors
from tests.web.moments import FIVE, finished, lines
from tests.web.pictures import compare
from tests.web.players import SWIFT
from tests.web.words import say

MOMENTS = {"auction": 31, "city": 42, "late": 150}

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
sizes = pytest.mark.parametrize("size", SIZES)


def looker(visitors: Visitors, size: str) -> Visitor:
    """Somebody who looks at pages, and is nobody yet."""
    found = visitors(size=SIZES[size])
    found.wish(**SWIFT)
    return found


def take(page: Page, name: str, size: str) -> None:
    """Compare a screen with its pictures, light and dark, once everything has come."""
    page.wait_for_load_state("networkidle")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        compare(page, f"{name}-{size}-{scheme}")


@sizes
def test_the_first_page_looks_as_in_its_picture(visitors: Visitors, size: str) -> None:
    guest = looker(visitors, size)
    guest.page.route("**/tables?*", lambda route: route.fulfill(json=[]))

    take(guest.go("/"), "landing", size)


@sizes
@pytest.mark.parametrize("path", ["learn", "new", "sign-in", "rules/il-principe"])
def test_a_room_looks_as_in_its_picture(visitors: Visitors, size: str, path: str) -> None:
    guest = looker(visitors, size)

    take(guest.go(f"/{path}"), path.split("/", maxsplit=1)[0], size)


@sizes
def test_the_lobby_looks_as_in_its_picture(visitors: Visitors, size: str) -> None:
    host, guest = visitors("Anna"), looker(visitors, size)
    cards = [host.ask("GET", f"/tables/{finished(host, FIVE)}") for _table in range(2)]
    for card in cards:
        card["created_at"] = card["changed_at"] = 1_800_000_000_000
    guest.page.route("**/tables?*", lambda route: route.fulfill(json=cards))

    take(guest.go("/lobby?list=over"), "lobby", size)


@sizes
@pytest.mark.parametrize("name", MOMENTS)
def test_the_table_looks_as_in_its_picture(visitors: Visitors, size: str, name: str) -> None:
    host, guest = visitors("Anna"), looker(visitors, size)
    page = guest.go(f"/t/{finished(host, FIVE)}?rev={MOMENTS[name]}")
    told = say("replay-position", at=MOMENTS[name], last=len(lines(FIVE)))
    position = page.get_by_role("status").filter(has_text=told)
    expect(position).to_be_visible()
    page.get_by_role("combobox", name=say("table-side")).select_option("0")
    expect(page.get_by_role("region", name=say("ip-my-court"))).to_be_visible()
    expect(position).to_be_visible()

    take(page, f"table-{name}", size)


@sizes
def test_the_end_looks_as_in_its_picture(visitors: Visitors, size: str) -> None:
    host, guest = visitors("Anna"), looker(visitors, size)
    page = guest.go(f"/t/{finished(host, FIVE)}")
    expect(page.get_by_role("region", name=say("ip-end-title"))).to_be_visible()

    take(page, "end", size)
