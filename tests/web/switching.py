"""Languages changed on a loaded table: the screen then has the texts of a new load."""

from collections.abc import Iterator
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.browsers import WIDE
from tests.web.fits import check_fits
from tests.web.words import say

NAMES: Final = {"fr": "Français", "it": "Italiano", "de": "Deutsch", "en": "English"}


def check_fits_in_every_language(page: Page) -> None:
    """Check that everything on an English table fits, in the other languages too."""
    check_fits(page)
    for _lang in other_languages(page):
        check_fits(page)


def other_languages(page: Page) -> Iterator[str]:
    """Yield each other language once an English table shows it, and then switch back.

    The settings stay open above the table.
    """
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})  # panels cover the bar of a phone
    page.get_by_role("button", name=say("table-more"), exact=True).click()
    page.get_by_role("button", name=say("table-settings"), exact=True).click()
    for lang, name in NAMES.items():
        page.get_by_role("radio", name=name, exact=True).check(force=True)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.get_by_role("dialog", name=say("table-settings", lang))).to_be_visible()
        if lang != "en":
            yield lang
