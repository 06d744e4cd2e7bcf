"""Parts of the page beside the board: catching up, log, chat, presence, themes, links."""

import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.web.browsers import PHONE, Visitor, Visitors
from tests.web.moments import TWO, finished, gone_on, lines, moment, seated
from tests.web.players import FAST, created, rush
from tests.web.words import beginning, command, say

# Measures the milliseconds from a click until the page shows the choice as pending.
MEASURE = """() => {
  window.took = new Promise((done) => addEventListener("click", () => {
    const at = performance.now();
    const look = () => document.querySelector(".decision[aria-busy=true]")
      ? done(performance.now() - at) : requestAnimationFrame(look);
    look();
  }, { capture: true, once: true }));
}"""


def test_pending_choice_is_shown_at_once_on_a_slow_connection(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    player = seated(anna, "auction")
    held: list[Route] = []
    anna.page.route("**/actions", lambda route: held.append(route))
    anna.page.evaluate(MEASURE)

    player.button(command(["pass"])).click()

    assert anna.page.evaluate("() => window.took") < 100
    (route,) = held
    with anna.page.expect_response("**/actions"):
        route.continue_()


def test_events_since_my_last_choice_are_listed_and_replayed(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    player = seated(anna, "auction")
    panel = anna.page.get_by_role("region", name=say("since-title"))
    rev, _seat = moment("auction")
    log = anna.page.get_by_role("region", name=say("table-log"), exact=True)
    last = panel.get_by_role("listitem").last
    expect(last).not_to_be_empty()
    expect(log.locator(".line").last).to_have_text(last.inner_text())

    panel.get_by_role("button", name=say("since-replay")).click()

    expect(panel).to_have_count(0)
    position = anna.page.get_by_role("status").filter(has_text=re.compile(rf"\d+ \D+ {rev}$"))
    expect(position).to_be_visible()
    expect(player.button(command(["pass"]))).to_be_visible()  # the replay returns to the present
    assert player.move()


def test_long_list_of_events_scrolls_on_a_phone(visitors: Visitors) -> None:
    anna = visitors("Anna", size=(PHONE[0], 360))
    page = seated(anna, "auction").page
    panel = page.get_by_role("region", name=say("since-title"))
    expect(panel).to_be_visible()
    assert panel.evaluate("(it) => it.scrollHeight > it.clientHeight && it.scrollTop === 0")

    panel.get_by_role("listitem").first.hover()
    page.mouse.wheel(0, 60)

    page.wait_for_function("() => document.querySelector('.since').scrollTop > 0")


def test_log_filters_by_choices_and_by_player(visitors: Visitors) -> None:
    page = seated(visitors("Anna"), "turn").page
    log = page.get_by_role("region", name=say("table-log"), exact=True)
    entries = log.get_by_role("listitem")
    expect(entries.first).to_be_attached()
    everything = entries.count()

    page.get_by_role("button", name=say("log-choices")).click()
    expect(entries).not_to_have_count(everything)
    choices = entries.count()
    of_anna = page.get_by_role("button", name=f"{say('log-of')} Anna")
    of_anna.click()
    expect(of_anna).to_have_attribute("aria-pressed", "true")
    expect(entries).not_to_have_count(choices)

    assert 0 < entries.count() < choices < everything
    of_anna.click()
    page.get_by_role("button", name=say("log-all")).click()
    expect(entries).to_have_count(everything)


def talking(visitor: Visitor, table: str) -> Page:
    """Open the page of a table with its chat."""
    page = visitor.go(f"/t/{table}")
    page.get_by_role("button", name=beginning(say("table-chat"))).click()
    expect(page.get_by_role("textbox", name=say("chat-words"))).to_be_visible()
    return page


def test_chat_shows_emotes_and_presence(visitors: Visitors) -> None:
    anna, bruno = visitors("Anna"), visitors("Bruno")
    table = created(anna, bruno)
    page, other = talking(anna, table), talking(bruno, table)
    seat = page.get_by_role("region", name=say("chat-at-table")).get_by_role("listitem").nth(1)
    expect(seat).to_contain_text(say("chat-here"))

    page.get_by_role("button", name=say("emote-bravo")).click()
    expect(other.get_by_role("log").get_by_text(say("emote-bravo"))).to_be_visible()
    other.close()

    expect(seat).to_contain_text(say("chat-away"))


NO = "The server would rather not."


def refuse(route: Route) -> None:
    """Refuse a request."""
    route.fulfill(status=409, json={"code": "no", "detail": NO})


def test_refusal_after_the_game_appears_in_view(visitors: Visitors) -> None:
    anna = visitors("Anna", size=PHONE)
    anna.allow(r"409 \(Conflict\)")
    table = gone_on(anna, len(lines(TWO)) - 2, 0, 1)
    rush(anna, table)
    page = anna.go(f"/t/{table}")
    end = page.get_by_role("region", name=say("end-title"))
    page.route("**/rematch", refuse)
    page.route("**/fork", refuse)

    page.get_by_role("button", name=say("table-more"), exact=True).click()
    page.get_by_role("banner").get_by_role("button", name=say("table-rematch")).click()
    expect(end.get_by_text(NO)).to_be_in_viewport()
    with page.expect_response("**/fork"):
        end.get_by_role("button", name=say("end-play-on")).click()

    expect(end.get_by_text(NO)).to_be_in_viewport()


def test_refused_chat_line_shows_the_reason_in_the_chat(visitors: Visitors) -> None:
    anna = visitors("Anna", size=PHONE)
    anna.allow_cuts()
    page = talking(anna, created(anna, bots=1))
    panel = page.get_by_role("complementary", name=say("table-panel"))
    words = panel.get_by_role("textbox", name=say("chat-words"))
    words.fill("Buona fortuna!")

    page.route("**/chat", refuse)
    words.press("Enter")
    expect(panel.get_by_text(NO)).to_be_in_viewport()
    page.route("**/chat", lambda route: route.abort())
    words.press("Enter")
    expect(panel.get_by_text(say("unreachable-now"))).to_be_in_viewport()
    page.unroute("**/chat")
    words.press("Enter")

    expect(panel.get_by_role("log").get_by_text("Buona fortuna!")).to_be_visible()
    expect(panel.get_by_text(say("unreachable-now"))).to_have_count(0)


def test_high_contrast_chosen_in_the_header_is_remembered(visitors: Visitors) -> None:
    page = visitors("Anna").go("/")

    page.get_by_role("button", name=say("theme")).click()
    page.get_by_text(say("theme-contrast")).click()

    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")


def test_new_page_puts_the_focus_on_its_heading(visitors: Visitors) -> None:
    page = visitors("Anna").go("/")

    for link in ("to-lobby", "to-rules"):
        page.get_by_role("navigation", name=say("main-pages")).get_by_text(say(link)).click()
        heading = page.get_by_role("heading", level=1)
        expect(heading).to_be_focused()
    page.go_back()

    expect(page.get_by_role("heading", name=say("to-lobby"), level=1)).to_be_focused()


def test_large_map_explains_why_a_region_cannot_be_chosen(visitors: Visitors) -> None:
    page = seated(visitors("Anna", size=PHONE), "city").page
    page.get_by_role("button", name=say("ip-map-large")).click()
    large = page.get_by_role("dialog", name=say("ip-map"))
    large.locator("[aria-disabled=true]").first.click(force=True)

    bubble = large.get_by_role("dialog", name=say("why-not"))
    expect(bubble.get_by_role("heading")).to_be_visible()
    bubble.get_by_role("button", name=say("why-look-up")).click()

    expect(large).to_be_hidden()
    panel = page.get_by_role("complementary", name=say("table-panel"))
    expect(panel.get_by_role("heading", name=say("table-rules"))).to_be_visible()


def invited(visitors: Visitors) -> tuple[Page, dict[str, Any]]:
    """Open a finished private game by its invitation; return the page and the table's card."""
    anna = visitors("Anna")
    bruno = visitors("Bruno", permissions=["clipboard-read", "clipboard-write"])
    card = anna.ask("GET", f"/tables/{finished(anna, access='private')}")
    page = bruno.go(f"/t/{card['id']}?invite={card['invite']}&rev=42")
    expect(page.get_by_role("button", name=say("replay-fork"))).to_be_visible()
    return page, card


def test_invited_visitor_downloads_the_game_and_copies_the_link(visitors: Visitors) -> None:
    page, card = invited(visitors)
    more = page.get_by_role("button", name=say("table-more"), exact=True)

    more.click()
    with page.expect_download() as download:
        page.get_by_role("link", name=say("table-download")).click()
    more.click()
    page.get_by_role("button", name=say("table-copy-link")).click()
    expect(page.get_by_text(say("table-copied"))).to_be_visible()

    assert download.value.failure() is None
    link = page.evaluate("() => navigator.clipboard.readText()")
    assert link.endswith(f"/t/{card['id']}?invite={card['invite']}&rev=42")


def test_link_to_a_revision_of_a_running_game_opens_that_revision(visitors: Visitors) -> None:
    anna = visitors("Anna", permissions=["clipboard-read", "clipboard-write"])
    player = seated(anna, "auction")
    page, other = player.page, visitors("Bruno")
    rev, _seat = moment("auction")
    received = say("replay-position", at=rev - 1, last=rev)
    page.get_by_role("button", name=say("replay-back")).click()
    expect(page.get_by_role("status").filter(has_text=received)).to_be_visible()
    page.get_by_role("button", name=say("table-more"), exact=True).click()
    page.get_by_role("button", name=say("table-copy-link")).click()
    expect(page.get_by_text(say("table-copied"))).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")

    there = other.go(link.removeprefix(other.home.address))

    expect(there.get_by_role("status").filter(has_text=received)).to_be_visible()
    there.get_by_role("button", name=say("replay-live")).click()
    expect(there).to_have_url(re.compile(rf"/t/{player.table}$"))  # the present


def test_invited_visitor_plays_on_from_a_private_game(visitors: Visitors) -> None:
    page, card = invited(visitors)

    page.get_by_role("button", name=say("replay-fork")).click()
    dialog = page.get_by_role("dialog", name=say("replay-fork-title"))
    dialog.get_by_role("button", name=say("replay-fork-go")).click()

    expect(page).not_to_have_url(re.compile(card["id"]))
    expect(page.get_by_role("region", name=say("ip-my-hand"))).to_be_visible()
