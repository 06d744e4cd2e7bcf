"""Four languages on every screen: complete, fitting, and with the same log as the server.

A table is loaded once, in English, and then changes its language. On English screens axe runs too,
at phone size.
"""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from signoria.locales.catalogues import LANGUAGES
from tests.web.axe import check_axe
from tests.web.browsers import NARROW, WIDE, Visitor, Visitors
from tests.web.fits import check_fits, check_fits_here
from tests.web.moments import DECISIONS, FIVE, TWO, finished, gone_on, lines, seated
from tests.web.players import FAST, created, rush
from tests.web.screens import together
from tests.web.switching import NAMES, check_fits_in_every_language, other_languages
from tests.web.words import beginning, say

PAGES: Final = (
    "/",
    "/new",
    "/learn",
    "/rules/il-principe",
    "/rules/nothing",
    "/sign-in",
    "/sign-in?keep=1",
    "/account",
)
LISTS: Final = ("open", "running", "over", "mine")
OPEN: Final = {"game": "il-principe", "seats": [{"kind": "me"}, {"kind": "open"}]}
languages = pytest.mark.parametrize("lang", LANGUAGES)


def reader(visitors: Visitors, lang: str, size: tuple[int, int] = NARROW) -> Visitor:
    """Make a visitor who reads a language."""
    found = visitors("Massimiliano", language=lang, size=size)
    found.prefer(**FAST)
    return found


def check_words(page: Page, lang: str) -> None:
    """Check that the texts of a screen fit at both widths; in English also run axe."""
    check_fits(page)
    if lang == "en":
        check_axe(page)


def check_words_here(page: Page, lang: str) -> None:
    """Check that all texts fit in the current window; in English also run axe."""
    check_fits_here(page)
    if lang == "en":
        check_axe(page)


@languages
def test_texts_of_every_page_fit(visitors: Visitors, lang: str) -> None:
    anna = reader(visitors, lang)
    created(anna, bots=4)
    finished(anna, FIVE)
    anna.ask("POST", "/tables", {**OPEN, "access": "public"})

    for path in [*PAGES, *[f"/lobby?list={one}" for one in LISTS]]:
        page = anna.go(path)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("heading").first).to_be_attached()
        expect(page.locator(".waiting")).to_have_count(0)
        check_words(page, lang)


def test_texts_of_every_decision_fit(visitors: Visitors) -> None:
    anna = reader(visitors, "en")
    for phase, nth in DECISIONS:
        page = seated(anna, phase, nth=nth).page
        expect(page.get_by_text(say("your-turn")).first).to_be_visible()
        check_words(page, "en")
        for lang in other_languages(page):
            expect(page.get_by_text(say("your-turn", lang)).first).to_be_visible()
            check_fits(page)


def test_texts_of_other_table_states_fit(visitors: Visitors) -> None:
    anna = reader(visitors, "en")
    over = finished(anna, FIVE)
    running = seated(anna, "auction").table
    unfilled = anna.ask("POST", "/tables", OPEN)["id"]
    views = (f"{running}?board=generic", f"{running}?guide=1", f"{over}?rev=42", over, unfilled)
    for path in views:
        page = anna.go(f"/t/{path}")
        if path == over:
            expect(page.get_by_role("region", name=say("end-title"))).to_be_visible()
        check_axe(page)
        check_fits_in_every_language(page)


@languages
def test_texts_of_forks_and_curtains_fit(visitors: Visitors, lang: str) -> None:
    anna = reader(visitors, lang)
    page = anna.go(f"/t/{finished(anna, FIVE)}?rev=42")
    page.get_by_role("button", name=say("replay-fork", lang)).click()
    expect(page.get_by_role("dialog", name=say("replay-fork-title", lang))).to_be_visible()
    check_words_here(page, lang)
    table, _people = together(anna, "Anna", "Bruno")
    page = anna.go(f"/t/{table}")
    expect(page.get_by_role("button", name=say("curtain-draw", lang, name="Anna"))).to_be_visible()
    check_words(page, lang)


def test_language_changes_at_once_without_reloading_the_table(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    player = seated(anna, "setting_aside")
    page = player.page
    page.evaluate("() => { window.mark = 'the same page'; }")
    before = "en"
    for lang in ("de", "fr", "it", "en"):
        page.get_by_role("button", name=say("table-more", before), exact=True).click()
        page.get_by_role("button", name=say("table-settings", before), exact=True).click()
        page.get_by_role("radio", name=NAMES[lang]).check(force=True)
        dialog = page.get_by_role("dialog", name=say("table-settings", lang))
        expect(dialog).to_be_visible()
        dialog.get_by_role("button", name=say("close", lang), exact=True).click()
        expect(page.get_by_text(say("your-turn", lang)).first).to_be_visible()
        about = page.locator("meta[name=description]")
        expect(about).to_have_attribute("content", say("description", lang))
        before = lang

    assert page.evaluate("() => window.mark") == "the same page"
    assert player.move()


# Every text of the log, headings of rounds and lines out of sight included.
LINES: Final = """(log) => [...log.querySelectorAll("h3, li *")]
  .filter((it) => !it.childElementCount && it.textContent.trim()).map((it) => it.textContent)"""


@pytest.mark.parametrize("lang", ["de"])  # the other languages: web/src/table/game-text.test.ts
def test_log_of_the_page_equals_the_log_of_the_server(visitors: Visitors, lang: str) -> None:
    anna, reading = visitors("Anna"), reader(visitors, lang, WIDE)
    table = gone_on(anna, len(lines(TWO)) - 2, 0, 1, names=("Anna", "Bruno"))
    rush(anna, table)
    page = reading.go(f"/t/{table}")
    log = page.get_by_role("region", name=say("table-log", lang), exact=True)
    expect(log.get_by_role("listitem").first).to_be_attached()

    story = reading.ask("GET", f"/tables/{table}/story?rev=0&seat=spectator")["sentences"]

    assert sorted(log.evaluate(LINES)) == sorted(story)


@languages
def test_texts_of_panels_and_dialogs_at_a_table_fit(visitors: Visitors, lang: str) -> None:
    anna = reader(visitors, lang)
    page = seated(anna, "turn").page
    cities = page.get_by_role("region", name=say("ip-cities", lang))
    cities.get_by_role("button", disabled=True).first.click(force=True)
    bubble = page.get_by_role("dialog", name=say("why-not", lang))
    expect(bubble.get_by_role("heading")).to_be_visible()
    check_words_here(page, lang)
    bubble.get_by_role("button", name=say("close", lang)).click()
    for panel in ("log", "chat", "rules"):
        page.locator(f"[data-panel={panel}]").click()
        expect(page.get_by_role("complementary").get_by_role("heading").first).to_be_visible()
        check_words_here(page, lang)
        page.get_by_role("complementary").get_by_role("button", name=say("close", lang)).click()
    for way in ("table-settings", "table-resign"):
        page.get_by_role("button", name=say("table-more", lang), exact=True).click()
        check_words_here(page, lang)
        page.get_by_role("button", name=say(way, lang), exact=True).click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("heading").first).to_be_visible()
        check_words_here(page, lang)
        dialog.get_by_role("button", name=say("close", lang), exact=True).click()


@languages
def test_texts_of_dialogs_and_menus_of_the_first_page_fit(visitors: Visitors, lang: str) -> None:
    anna = reader(visitors, lang)
    page = anna.go("/")
    for way in ("invite-friends", "all-here"):
        page.get_by_role("button", name=beginning(say(way, lang))).click()
        dialog = page.get_by_role("dialog", name=say(way, lang))
        expect(dialog).to_be_visible()
        check_words_here(page, lang)
        dialog.get_by_role("button", name=say("close", lang), exact=True).click()
    for menu in ("language", "theme", "my-menu"):
        button = page.get_by_role("banner").get_by_role(
            "button", name=beginning(say(menu, lang, name="Massimiliano"))
        )
        button.click()
        check_words_here(page, lang)
        button.click()
