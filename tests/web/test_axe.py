"""Accessibility of every screen in every state and theme, on wide screens and phones.

`test_languages.py` runs axe on its screens on a phone; this module shows those on a wide screen.
"""

import re
from typing import Final
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import check_axe, check_looks
from tests.web.browsers import SIZES, Visitor, Visitors
from tests.web.moments import DECISIONS, FIVE, finished, seated
from tests.web.players import FAST, created
from tests.web.screens import together
from tests.web.test_signing import shown_codes
from tests.web.words import beginning, command, say, thing

ROLE_AUCTION, BANKER = 190, 4  # a revision of the game of five, and the role under auction
LISTS: Final = ("open", "running", "over", "mine")
PAGES: Final = {
    "landing": "/",
    "lobby": "/lobby",
    "new table": "/new",
    "learn": "/learn",
    "rules": "/rules/il-principe",
    "sign in": "/sign-in",
    "stay": "/sign-in?keep=1",
    "account": "/account",
    "nowhere": "/rules/nothing",
}
looks = pytest.mark.parametrize("size", SIZES)


def visitor(visitors: Visitors, size: str, name: str = "Anna") -> Visitor:
    found = visitors(name, size=SIZES[size])
    found.prefer(**FAST)
    return found


def test_every_page_is_accessible(visitors: Visitors) -> None:
    anna = visitor(visitors, "wide")
    created(anna, bots=2)
    finished(anna, FIVE)
    anna.ask("POST", "/tables", {**OPEN, "access": "public"})

    for path in PAGES.values():
        check_looks(shown(anna.go(path)))
    for name in LISTS:
        check_looks(shown(anna.go(f"/lobby?list={name}")))


OPEN: Final = {"game": "il-principe", "seats": [{"kind": "me"}, {"kind": "open"}]}


def shown(page: Page) -> Page:
    """Wait until a page has loaded everything, and return it."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator(".waiting")).to_have_count(0)
    return page


def test_dialogs_and_menus_of_the_first_page_are_accessible(visitors: Visitors) -> None:
    anna = visitor(visitors, "wide")
    for way in ("invite-friends", "all-here"):
        page = anna.go("/")
        page.get_by_role("button", name=beginning(say(way))).click()
        expect(page.get_by_role("dialog", name=say(way))).to_be_visible()
        check_looks(page)
    for menu in (say("language"), say("theme"), say("my-menu", name="Anna")):
        page = anna.go("/")
        page.get_by_role("button", name=menu).click()
        check_axe(page)


@looks
def test_waiting_room_is_accessible(visitors: Visitors, size: str) -> None:
    anna, bruno = visitor(visitors, size), visitor(visitors, size, "Bruno")
    card = anna.ask("POST", "/tables", OPEN)

    check_looks(anna.go(f"/t/{card['id']}"))
    check_looks(bruno.go(f"/t/{card['id']}?invite={card['invite']}"))


@pytest.mark.parametrize(("phase", "nth"), DECISIONS)
def test_every_decision_is_accessible(visitors: Visitors, phase: str, nth: int) -> None:
    player = seated(visitor(visitors, "wide"), phase, nth=nth)
    text, _action = next(iter(player.offers().items()))
    if phase != "setting_aside":
        expect(player.button(text)).to_be_visible()
    else:
        expect(player.page.get_by_text(say("your-turn")).first).to_be_visible()

    check_looks(player.page)


def test_panels_and_settings_of_a_table_are_accessible(visitors: Visitors) -> None:
    anna = visitor(visitors, "wide")
    player = seated(anna, "auction")
    page = player.page
    anna.ask("POST", f"/tables/{player.table}/chat", {"text": "Buona fortuna!"})
    expect(player.button(command(["pass"]))).to_be_visible()
    for name in ("table-log", "table-chat", "table-rules"):
        button = page.get_by_role("banner").get_by_role("button", name=beginning(say(name)))
        if button.get_attribute("aria-expanded") != "true":
            button.click()
        check_axe(page)
        page.get_by_role("complementary").get_by_role("button", name=say("close")).click()
    page.get_by_role("button", name=say("table-more"), exact=True).click()
    check_axe(page)
    page.get_by_role("button", name=say("table-settings"), exact=True).click()
    check_looks(page)


def test_reason_of_a_refusal_is_accessible(visitors: Visitors) -> None:
    page = seated(visitor(visitors, "wide"), "turn").page
    cities = page.get_by_role("region", name=say("ip-cities"))
    cities.get_by_role("button", disabled=True).first.click(force=True)
    expect(page.get_by_role("dialog", name=say("why-not")).get_by_role("heading")).to_be_visible()

    check_looks(page)


@looks
def test_explanation_of_a_seat_is_accessible(visitors: Visitors, size: str) -> None:
    anna, guest = visitors("Anna"), visitor(visitors, size, "")
    page = guest.go(f"/t/{finished(anna, FIVE)}?rev=150")
    page.get_by_role("list", name=say("ip-seats")).get_by_role("article").first.click()
    expect(page.get_by_role("dialog", name=thing("family", 0), exact=True)).to_be_visible()

    check_looks(page)


@looks
def test_confirmations_and_dialogs_of_a_table_are_accessible(visitors: Visitors, size: str) -> None:
    player = seated(visitors("Anna", size=SIZES[size]), "auction", nth=1)
    page = player.page
    main = page.get_by_role("main")
    since = page.get_by_role("region", name=say("since-title"))
    expect(since).to_be_visible()
    check_looks(page)
    since.get_by_role("button", name=say("close")).click()
    main.locator("summary", has_text=say("ip-order-open")).click()
    expect(main.get_by_role("button", name=say("ip-order-leave"))).to_be_visible()
    player.button(command(["pass"])).click()
    expect(player.named("button", say("sure"))).to_be_visible()
    check_axe(page)
    page.get_by_role("button", name=say("table-more"), exact=True).click()
    page.get_by_role("button", name=say("table-resign"), exact=True).click()
    expect(page.get_by_role("dialog", name=say("table-resign-title"))).to_be_visible()
    check_axe(page)


def test_large_map_is_accessible(visitors: Visitors) -> None:
    page = seated(visitor(visitors, "phone"), "city").page
    page.get_by_role("button", name=say("ip-map-large")).click()
    expect(page.get_by_role("dialog", name=say("ip-map"))).to_be_visible()

    check_axe(page)


@looks
def test_report_of_a_chat_line_is_accessible(visitors: Visitors, size: str) -> None:
    anna, bruno = visitor(visitors, size), visitors("Bruno")
    table = created(anna, bruno)
    bruno.ask("POST", f"/tables/{table}/chat", {"text": "Buona fortuna!"})
    page = anna.go(f"/t/{table}")
    page.get_by_role("button", name=beginning(say("table-chat"))).click()
    page.get_by_role("button", name=say("chat-about", name="Bruno")).click()
    page.get_by_role("button", name=say("chat-report")).click()
    dialog = page.get_by_role("dialog", name=say("chat-report-title", name="Bruno"))
    expect(dialog).to_be_visible()

    check_axe(page)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.get_by_text("Buona fortuna!")).to_be_visible()  # the chat stays open


@looks
def test_making_an_account_is_accessible(visitors: Visitors, size: str) -> None:
    page = visitor(visitors, size, "").go("/sign-in?keep=1")
    assert shown_codes(page, "password", f"axe-{size}")
    check_looks(page)
    page.get_by_role("checkbox", name=say("codes-kept")).check()
    page.get_by_role("button", name=say("continue")).click()
    expect(page.get_by_role("heading", name=say("codes-title"))).to_have_count(0)

    page.goto(urljoin(page.url, "/account"))
    page.get_by_role("textbox", name=say("token-name")).fill("A reader")
    page.get_by_role("button", name=say("make-token")).click()
    expect(page.get_by_role("code")).to_be_visible()
    check_looks(page)


def test_end_and_replay_are_accessible(visitors: Visitors) -> None:
    anna = visitor(visitors, "wide")
    table = finished(anna, FIVE)
    page = anna.go(f"/t/{table}")
    expect(page.get_by_role("region", name=say("end-title"))).to_be_visible()
    check_looks(page)

    page = anna.go(f"/t/{table}?rev=42")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\b42\b"))).to_be_visible()
    check_looks(page)
    page.get_by_role("button", name=say("replay-fork")).click()
    expect(page.get_by_role("dialog", name=say("replay-fork-title"))).to_be_visible()
    check_axe(page)


def test_curtain_is_accessible(visitors: Visitors) -> None:
    anna = visitor(visitors, "wide")
    table, _people = together(anna, "Anna", "Bruno")
    page = anna.go(f"/t/{table}")
    expect(page.get_by_role("button", name=say("curtain-draw", name="Anna"))).to_be_visible()

    check_looks(page)


@looks
def test_lost_connection_notice_is_accessible(visitors: Visitors, size: str) -> None:
    player = seated(visitor(visitors, size), "auction")
    player.visitor.allow_cuts()
    expect(player.button(command(["pass"]))).to_be_visible()
    player.visitor.context.set_offline(True)
    player.button(command(["pass"])).click()
    expect(player.page.get_by_text(say("table-unsent"))).to_be_visible()

    check_looks(player.page)


def test_guide_is_accessible(visitors: Visitors) -> None:
    anna = visitor(visitors, "wide")
    player = seated(anna, "turn")
    page = anna.go(f"/t/{player.table}?guide=1")
    expect(page.get_by_role("complementary", name=say("learn-note"))).to_be_visible()

    check_looks(page)


def test_generic_board_is_accessible(visitors: Visitors) -> None:
    anna = visitor(visitors, "wide")
    player = seated(anna, "auction")
    page = anna.go(f"/t/{player.table}?board=generic")
    expect(page.get_by_role("button", name=command(["pass"]))).to_be_visible()

    check_looks(page)


@looks
def test_pages_of_a_spectator_are_accessible(visitors: Visitors, size: str) -> None:
    anna, guest = visitors("Anna"), visitor(visitors, size, "")
    page = guest.go(f"/t/{created(anna, bots=2)}")
    expect(page.get_by_text(say("only-watching")).first).to_be_visible()
    check_looks(page)

    page = guest.go(f"/t/{finished(anna, FIVE)}?rev={ROLE_AUCTION}")
    expect(page.get_by_role("main").get_by_text(thing("role", BANKER)).first).to_be_visible()
    check_looks(page)

    guest.allow(r"404 \(Not Found\)")
    page = guest.go("/t/nothing")
    expect(page.get_by_role("heading", name=say("table-gone-title"))).to_be_visible()
    check_looks(page)


@looks
def test_unfolded_parts_of_pages_are_accessible(visitors: Visitors, size: str) -> None:
    anna = visitor(visitors, size)
    page = shown(anna.go("/new"))
    page.locator("summary").first.click()
    expect(page.get_by_text(say("options-more"))).to_be_visible()
    check_looks(page)

    page = shown(anna.go("/account"))
    page.get_by_role("button", name=say("delete-account")).click()
    expect(page.get_by_role("dialog", name=say("delete-account"))).to_be_visible()
    check_axe(page)

    page = shown(visitor(visitors, size, "").go("/sign-in"))
    page.get_by_role("button", name=say("use-code")).click()
    expect(page.get_by_label(say("recovery-code"), exact=True)).to_be_visible()
    check_looks(page)
