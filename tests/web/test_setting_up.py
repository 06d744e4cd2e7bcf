"""Choices before the first round: families in the form of a new table, the oldest player."""

from playwright.sync_api import expect

from tests.web.axe import check_axe
from tests.web.browsers import PHONE, Visitors
from tests.web.intrigue_players import start_table
from tests.web.players import FAST
from tests.web.words import say, thing


def test_families_chosen_in_the_form_are_those_of_the_table(visitors: Visitors) -> None:
    anna = visitors("Anna", size=PHONE)
    anna.prefer(**FAST)
    page = anna.go("/new")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    first, second = (
        page.get_by_role("combobox", name=say("family-of-seat", number=seat)) for seat in (1, 2)
    )
    expect(first).to_have_value("medici")

    first.select_option("visconti")
    expect(second).to_have_value("medici")
    second.select_option("gonzaga")
    page.get_by_role("button", name=say("begin")).click()

    expect(page.get_by_role("article", name=thing("family", 4))).to_be_visible()
    expect(page.get_by_role("img", name=thing("family", 1)).first).to_be_attached()
    table = anna.ask("GET", f"/tables/{page.url.rsplit('/', 1)[1]}")
    assert table["options"]["families"] == "visconti,gonzaga"


def test_seats_say_who_is_the_oldest_and_the_oldest_begins(visitors: Visitors) -> None:
    anna, bruno = visitors("Anna"), visitors("Bruno", size=PHONE)
    table = start_table(anna, bruno, bots=["honest"], start_seat="oldest")
    for one in (anna, bruno):
        one.prefer(**FAST)
        one.go(f"/t/{table}")

    expect(bruno.page.get_by_role("heading", name=say("in-title-ages"))).to_be_attached()
    check_axe(bruno.page)
    bruno.page.get_by_role("button", name=say("in-older", name="Anna"), exact=True).click()

    for one in (anna, bruno):
        expect(one.page.get_by_text(say("in-no-income", name="Bruno"))).to_be_visible()
