"""Screenshots of the screens, compared with approved ones: wide, phone, light, dark."""

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.server.tables import ME
from tests.web.browsers import SIZES, Visitor, Visitors
from tests.web.intrigue_players import FX, decision
from tests.web.moments import FIVE, finished, lines, seated
from tests.web.pictures import compare
from tests.web.players import FAST
from tests.web.realms import prince
from tests.web.words import say

MOMENTS = {"auction": 31, "city": 42, "late": 150}

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
sizes = pytest.mark.parametrize("size", SIZES)


def looker(visitors: Visitors, size: str, name: str = "") -> Visitor:
    """Make a visitor of a screen size, signed in only if a name is given."""
    found = visitors(name, size=SIZES[size])
    found.prefer(**FAST)
    return found


def take(page: Page, name: str, size: str) -> None:
    """Compare a screen with its pictures, light and dark, once everything is loaded."""
    page.wait_for_load_state("networkidle")
    compare_both(page, f"{name}-{size}")


def complete(page: Page, size: str) -> Page:
    """Wait until a live table is complete with its log and replay bar, and return it."""
    expect(page.locator(".question.mine").first).to_be_visible()
    if size == "wide":
        expect(page.locator("#drawer .line").first).to_be_visible()
        expect(page.locator(".position")).to_be_visible()
    return page


def compare_both(page: Page, name: str, **wanted: Any) -> None:
    """Compare a page with its pictures, light and dark."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        expect(page.locator("html")).to_have_attribute("data-theme", scheme)
        compare(page, f"{name}-{scheme}", **wanted)


@sizes
def test_first_page_matches_its_picture(visitors: Visitors, size: str) -> None:
    guest = looker(visitors, size)
    guest.page.route("**/tables?*", lambda route: route.fulfill(json=[]))

    take(guest.go("/"), "landing", size)


@sizes
@pytest.mark.parametrize("path", ["learn", "new", "sign-in", "rules/il-principe"])
def test_page_matches_its_picture(visitors: Visitors, size: str, path: str) -> None:
    guest = looker(visitors, size)

    take(guest.go(f"/{path}"), path.split("/", maxsplit=1)[0], size)


@sizes
def test_lobby_matches_its_picture(visitors: Visitors, size: str) -> None:
    host, guest = visitors("Anna"), looker(visitors, size)
    cards = [host.ask("GET", f"/tables/{finished(host, FIVE)}") for _table in range(2)]
    for card in cards:
        card["created_at"] = card["changed_at"] = 1_800_000_000_000
    guest.page.route("**/tables?*", lambda route: route.fulfill(json=cards))

    take(guest.go("/lobby?list=over"), "lobby", size)


@sizes
@pytest.mark.parametrize("name", MOMENTS)
def test_table_matches_its_picture(visitors: Visitors, size: str, name: str) -> None:
    host, guest = visitors("Anna"), looker(visitors, size)
    page = guest.go(f"/t/{finished(host, FIVE)}?rev={MOMENTS[name]}")
    received = say("replay-position", at=MOMENTS[name], last=len(lines(FIVE)))
    position = page.get_by_role("status").filter(has_text=received)
    expect(position).to_be_visible()  # the log and the replay bar load after the first picture
    page.get_by_role("combobox", name=say("table-perspective")).select_option("0")
    expect(page.get_by_role("region", name=say("ip-my-area"))).to_be_visible()
    expect(position).to_be_visible()

    take(page, f"table-{name}", size)


@sizes
@pytest.mark.parametrize("phase", ["auction", "turn", "city"])
def test_decision_matches_its_picture(visitors: Visitors, size: str, phase: str) -> None:
    page = seated(looker(visitors, size, "Anna"), phase, FIVE).page
    if phase == "auction":  # only here something has happened since Anna's last choice
        page.get_by_role("button", name=say("since-enough")).click()

    compare_both(complete(page, size), f"decision-{phase}-{size}")


@sizes
def test_waiting_room_matches_its_picture(visitors: Visitors, size: str) -> None:
    anna = looker(visitors, size, "Anna")
    friends = [{"kind": "invited"}, {"kind": "bot", "bot": "page"}]
    body = {"game": "il-principe", "seats": [ME, *friends], "access": "private"}
    page = anna.go(f"/t/{anna.ask('POST', '/tables', body)['id']}")
    link = page.get_by_role("textbox", name=say("waiting-room-invite"))
    expect(link).to_be_visible()

    compare_both(page, f"room-{size}", mask=[link])  # the link differs each time


@sizes
def test_table_of_the_princes_matches_its_picture(visitors: Visitors, size: str) -> None:
    page = prince(looker(visitors, size, "Anna"), "build").page

    compare_both(complete(page, size), f"princes-{size}")


@sizes
def test_end_matches_its_picture(visitors: Visitors, size: str) -> None:
    host, guest = visitors("Anna"), looker(visitors, size)
    page = guest.go(f"/t/{finished(host, FIVE)}")
    expect(page.get_by_role("region", name=say("end-title"))).to_be_visible()

    take(page, "end", size)


@sizes
def test_matter_of_intrigue_matches_its_picture(visitors: Visitors, size: str) -> None:
    host, guest = visitors("Anna"), looker(visitors, size)
    rev, seat = decision("keep", "replace")
    page = guest.go(f"/t/{finished(host, FX)}?rev={rev}")
    page.get_by_role("combobox", name=say("table-perspective")).select_option(str(seat))
    expect(page.get_by_role("list", name=say("in-at-the-door"))).to_be_visible()

    take(page, "intrigue-matter", size)


@sizes
def test_end_of_intrigue_matches_its_picture(visitors: Visitors, size: str) -> None:
    host, guest = visitors("Anna"), looker(visitors, size)
    page = guest.go(f"/t/{finished(host, FX)}")
    expect(page.get_by_role("region", name=say("end-title"))).to_be_visible()

    take(page, "intrigue-end", size)
