"""Paths through the site: starting, playing, replaying and resuming games; rules; settings."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from signoria.games import GAMES
from signoria.locales.catalogues import catalogue
from tests.server.tables import ME
from tests.web.axe import check_axe
from tests.web.browsers import NARROW, PHONE, Visitors
from tests.web.moments import FIVE, TWO, finished, gone_on, lines, seated
from tests.web.players import FAST, KeyPlayer, Player, created, play, wait_until
from tests.web.words import ANY, beginning, command, like, say, thing

TABLE = re.compile(r"/t/[\w-]+")
STRAY = 400  # milliseconds within which a second press belongs to the first


def check_begun(page: Page) -> None:
    """Check that the page shows a running game from a seat."""
    expect(page).to_have_url(TABLE)
    expect(page.get_by_role("region", name=say("ip-my-hand"))).to_be_visible()


def test_one_click_starts_a_game_against_bots(visitors: Visitors) -> None:
    page = visitors().go("/")

    page.get_by_role("button", name=beginning(say("play-now"))).click()

    check_begun(page)
    expect(page.get_by_text(say("your-turn")).first).to_be_visible()


def test_invited_friend_on_a_phone_takes_a_seat_and_plays(visitors: Visitors) -> None:
    host, guest = visitors().go("/"), visitors(size=PHONE)
    host.get_by_role("button", name=beginning(say("invite-friends"))).click()
    host.get_by_label(say("my-name")).fill("Anna")
    host.get_by_role("radio", name="2").check(force=True)
    host.get_by_role("button", name=say("create-and-invite")).click()
    link = host.get_by_label(say("waiting-room-invite")).input_value()
    expect(
        host.get_by_text(say("waiting-room-invite-here"))
    ).to_be_visible()  # it is a loopback address

    page = guest.go(link.removeprefix(guest.home.address))
    page.get_by_label(say("waiting-room-name")).fill("Bruno")
    page.get_by_role("button", name=say("waiting-room-sit")).click()
    expect(host.get_by_text("Bruno")).to_be_visible()
    host.get_by_role("button", name=say("waiting-room-start")).click()

    for one in (host, page):
        expect(one.get_by_text(say("your-turn")).first).to_be_visible()


def test_host_gives_the_seat_of_a_missing_friend_to_a_bot(visitors: Visitors) -> None:
    anna = visitors("Anna")
    seats = [ME, {"kind": "invited"}]
    table = anna.ask("POST", "/tables", {"game": "il-principe", "seats": seats})["id"]
    page = anna.go(f"/t/{table}")
    begin = page.get_by_role("button", name=say("waiting-room-start"))
    put, free = (
        page.get_by_role("button", name=say(f"waiting-room-{do}-bot")) for do in ("put", "free")
    )
    level = page.get_by_role("combobox", name=say("level-of-seat", number=2))
    expect(level).to_have_value("courtier")
    expect(begin).to_be_disabled()

    put.click()
    expect(begin).to_be_enabled()
    free.click()
    expect(page.get_by_text(say("waiting-room-seat-invited"))).to_be_visible()
    level.select_option("page")
    put.click()
    expect(page.get_by_text(say("waiting-room-seat-bot", level=say("level-page")))).to_be_visible()
    begin.click()

    check_begun(page)


LISTEN = """window.tones = [];
  window.OscillatorNode = class extends OscillatorNode {
    constructor(room, how) { super(room, how); tones.push(how.frequency); }
  };"""
FANFARE = "() => tones.includes(1046.5)"


def test_finished_game_sounds_its_end_once_and_offers_a_rematch(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.context.add_init_script(LISTEN)
    anna.prefer(**FAST, sound=True)
    table = gone_on(anna, len(lines(TWO)) - 2, 0)
    page = anna.go(f"/t/{table}")
    play(Player(anna, table, 0))
    page.wait_for_function(FANFARE)
    page.reload()
    expect(page.get_by_role("region", name=say("end-title"))).to_be_visible()
    assert not page.evaluate(FANFARE)

    page.get_by_role("button", name=say("end-rematch")).click()

    expect(page).not_to_have_url(re.compile(table))
    expect(page).to_have_url(TABLE)
    assert anna.ask("GET", f"/tables/{table}")["rematch"] in page.url
    check_begun(page)  # it waits for no other player


def test_finished_game_is_played_on_from_its_last_round(visitors: Visitors) -> None:
    anna = visitors("Anna")
    table = finished(anna)
    page = anna.go(f"/t/{table}")

    page.get_by_role("button", name=say("end-play-on")).click()

    expect(page).not_to_have_url(re.compile(table))
    check_begun(page)


def test_pass_needs_confirmation_on_the_last_lot_only(visitors: Visitors) -> None:
    anna = visitors("Anna")
    seated(anna, "auction").choose(["pass"], command(["pass"]))
    player = seated(anna, "auction", nth=1)
    known = player.offers()

    player.button(command(["pass"])).click()
    sure = player.named("button", say("sure"))
    expect(sure).to_be_visible()
    assert player.offers() == known
    anna.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)

    assert player.offers() == known


def test_bid_above_half_the_purse_needs_confirmation(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.page.clock.install()
    player = seated(anna, "auction")
    known = player.offers()
    expect(player.button(command(["pass"]))).to_be_visible()

    anna.page.keyboard.press("8")
    player.button(command(["bid", 8])).click()
    sure = player.named("button", say("sure"))
    expect(sure).to_be_visible()
    assert player.offers() == known
    anna.page.clock.fast_forward(STRAY)
    with anna.page.expect_response("**/actions") as answer:
        sure.click()

    assert json.loads(answer.value.request.post_data or "")["actions"] == [["bid", 8]]
    assert answer.value.ok


def test_disabled_city_shows_the_rule_and_its_source(visitors: Visitors) -> None:
    anna = visitors("Anna")
    player = seated(anna, "turn")
    cities = anna.page.get_by_role("region", name=say("ip-cities"))
    dear = cities.get_by_role("button", disabled=True).first

    dear.click(force=True)

    bubble = anna.page.get_by_role("dialog", name=say("why-not"))
    rule = bubble.get_by_role("heading")
    expect(rule).to_have_text(re.compile(r"^[A-Z]+-\d+ "))
    expect(bubble.get_by_role("definition").first).to_have_text(re.compile("“.+”"))
    sentence = bubble.get_by_role("paragraph").first.inner_text()
    assert sentence.endswith(".")
    bubble.get_by_role("button", name=say("why-look-up")).click()
    panel = anna.page.get_by_role("complementary", name=say("table-panel"))
    expect(panel.get_by_role("heading", name=say("table-rules"))).to_be_visible()
    assert player.move()


def test_typed_sum_is_bid_with_enter(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    player = seated(anna, "auction")
    expect(player.button(command(["pass"]))).to_be_visible()

    with anna.page.expect_response("**/actions") as answer:
        anna.page.keyboard.press("3")
        anna.page.keyboard.press("Enter")

    assert json.loads(answer.value.request.post_data or "")["actions"] == [["bid", 3]]
    assert answer.value.ok


@pytest.mark.parametrize("size", [PHONE, NARROW])
def test_bid_sheet_on_a_phone_takes_about_a_third_of_the_screen(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    anna = visitors("Anna", size=size)
    player = seated(anna, "auction", FIVE)
    expect(player.button(command(["pass"]))).to_be_visible()

    sheet = anna.page.locator("[data-anchor=auction]").bounding_box()

    assert sheet
    assert sheet["height"] < size[1] * 0.36


def test_secret_maximum_is_stored_and_removed(visitors: Visitors) -> None:
    anna = visitors("Anna")
    player = seated(anna, "auction")
    main = anna.page.get_by_role("main")

    main.get_by_text(say("ip-order-open")).click()
    main.get_by_role("textbox", name=like("ip-order-limit", purse=ANY)).fill("4")
    main.get_by_role("button", name=say("ip-order-leave")).click()
    back = main.get_by_role("button", name=say("ip-order-take-back"))
    expect(back).to_be_visible()
    order = anna.ask("GET", f"/tables/{player.table}/order?seat={player.seat}")
    assert (order["order"][0], order["order"][-1]) == ("bid_up_to", 4)
    back.click()

    expect(main.get_by_text(say("ip-order-open"))).to_be_visible()


def test_click_on_the_map_places_a_shield(visitors: Visitors) -> None:
    anna = visitors("Anna")
    player = seated(anna, "lords_shield")
    place = player.page.get_by_role("group", name=say("ip-map"))
    action = ["place_shield", "brown"]

    with anna.page.expect_response("**/actions") as answer:
        place.get_by_role("button", name=command(action)).click()

    assert json.loads(answer.value.request.post_data or "")["actions"] == [action]
    assert answer.value.ok


# The height of the letters in pixels of the screen.
LETTERS = """(map) => [...map.querySelectorAll(".names text")].map(
  (it) => parseFloat(getComputedStyle(it).fontSize) * it.getScreenCTM().a)"""


def test_names_on_the_map_are_legible_on_a_phone(visitors: Visitors) -> None:
    player = seated(visitors("Anna", size=PHONE), "lords_shield")
    place = player.page.get_by_role("group", name=say("ip-map"))

    heights = place.evaluate(LETTERS)

    assert len(heights) == 21  # fifteen cities, six regions
    assert min(heights) > 10.5


def test_rules_are_searched_by_a_translated_name(visitors: Visitors) -> None:
    page = visitors().go("/rules/il-principe")
    expect(page.get_by_role("article").first).to_be_visible()
    all_rules = page.get_by_role("article").count()

    page.get_by_role("searchbox", name=say("rules-search")).fill(thing("role", 4))
    expect(page.get_by_role("status").filter(has_text=re.compile(r"\d"))).to_be_visible()
    found = page.get_by_role("article").count()

    assert 0 < found < all_rules
    page.goto(page.url + "#rule-AUC-3")
    expect(page.get_by_role("article").filter(has_text="AUC-3").first).to_be_in_viewport()


def test_rules_page_links_to_the_rules_of_every_game(visitors: Visitors) -> None:
    page = visitors().go("/rules")
    games = page.get_by_role("navigation", name=say("which-game"))
    for game in GAMES:
        title = catalogue("en", game.slug).say("game-title", {})
        games.get_by_role("link", name=title, exact=True).press("Enter")

        expect(page).to_have_url(re.compile(f"/rules/{game.slug}$"))
        heading = page.get_by_role("heading", level=1, name=say("rules-title", game=title))
        expect(heading).to_be_visible()
        expect(games.locator("[aria-current=page]")).to_have_text(title)
        expect(page.get_by_role("article").first).to_be_visible()


def position(page: Page, at: int) -> None:
    """Check that the replay shows a revision."""
    received = say("replay-position", at=at, last=len(lines(TWO)))
    expect(page.get_by_role("status").filter(has_text=received)).to_be_visible()


def test_finished_game_is_replayed_with_keys_and_links(visitors: Visitors) -> None:
    anna = visitors("Anna")
    table = finished(anna)
    page = anna.go(f"/t/{table}?rev=42")

    position(page, 42)
    for key, at in (("ArrowLeft", 41), ("ArrowRight", 42), ("ArrowRight", 43), ("Home", 1)):
        page.keyboard.press(key)
        position(page, at)
        expect(page).to_have_url(re.compile(rf"rev={at}$"))
    slider = page.get_by_role("slider", name=say("replay-label"))
    slider.focus()
    page.keyboard.press("ArrowRight")
    position(page, 2)
    page.get_by_role("combobox", name=say("table-perspective")).select_option("1")
    expect(page.get_by_role("region", name=say("ip-my-hand"))).to_be_visible()
    position(page, 2)
    page.get_by_role("button", name=say("replay-end")).click()
    position(page, len(lines(TWO)))

    expect(page.get_by_role("region", name=say("end-title"))).to_be_visible()


def test_finished_game_is_played_on_from_a_chosen_revision(visitors: Visitors) -> None:
    anna = visitors("Anna")
    table = finished(anna)
    page = anna.go(f"/t/{table}?rev=42")
    position(page, 42)

    page.get_by_role("button", name=say("replay-fork")).click()
    dialog = page.get_by_role("dialog", name=say("replay-fork-title"))
    dialog.get_by_role("button", name=say("replay-fork-go")).click()

    expect(page).not_to_have_url(re.compile(table))
    check_begun(page)


def test_guided_game_explains_decisions_and_can_be_left(visitors: Visitors) -> None:
    anna = visitors()
    anna.prefer(**FAST)
    page = anna.go("/learn")

    page.get_by_role("button", name=say("learn-begin")).click()
    guide = page.get_by_role("complementary", name=say("learn-note"))
    expect(guide.get_by_role("heading", name=say("learn-setting-aside-title"))).to_be_visible()
    expect(page).to_have_url(re.compile(r"guide=1"))
    match = TABLE.search(page.url)
    assert match
    player = Player(anna, match[0].removeprefix("/t/"), 0)
    assert player.move()
    wait_until(page, player.offers)
    expect(guide.get_by_role("heading", name=say("learn-lot-title"))).to_be_visible()
    progress = guide.get_by_role("progressbar", name=like("learn-progress", number=2, all=ANY))
    page.locator("[data-panel=log]").click()  # without the log, the guide moves
    expect(progress).to_be_visible()
    page.reload()
    expect(progress).to_be_visible()
    guide.get_by_role("button", name=say("learn-leave")).click()

    expect(guide).to_have_count(0)
    expect(page).not_to_have_url(re.compile(r"guide="))
    assert player.move()


SEEN_ENOUGH = "(table) => sessionStorage.setItem(`signoria.guide.${table}`, '[1, 2, 3, 4, 5]')"
STRAY = 400  # milliseconds: a second tap sooner than that belongs to the first


def test_finished_guide_resigns_the_seat_and_returns_home(visitors: Visitors) -> None:
    anna = visitors("Anna")
    table = created(anna, bots=2)
    anna.go("/learn").evaluate(SEEN_ENOUGH, table)
    page = anna.go(f"/t/{table}?guide=1")
    guide = page.get_by_role("complementary", name=say("learn-note"))

    guide.get_by_role("button", name=say("learn-finish")).click()
    page.wait_for_timeout(STRAY)
    guide.get_by_role("button", name=say("table-resign-sure")).click()

    expect(page).to_have_url(re.compile(r"/$"))
    expect(page.get_by_role("button", name=beginning(say("play-now")))).to_be_visible()
    expect(page.get_by_role("heading", name=say("my-running-games"))).to_have_count(0)
    assert anna.ask("GET", f"/tables/{table}")["seats"][0]["stand_in"] == "resigned"


def test_theme_and_motion_settings_are_remembered(visitors: Visitors) -> None:
    anna = visitors("Anna")
    page = anna.go("/account")
    html = page.locator("html")

    page.get_by_role("radio", name=say("theme-dark")).check(force=True)
    page.get_by_role("checkbox", name=beginning(say("preference-lessmotion"))).check()
    expect(html).to_have_attribute("data-theme", "dark")
    page.reload()

    expect(page.get_by_role("radio", name=say("theme-dark"))).to_be_checked()
    table = finished(anna)
    anna.go(f"/t/{table}")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "less")


def test_events_are_announced_and_the_focus_is_kept(visitors: Visitors) -> None:
    anna, bruno = visitors("Anna"), visitors("Bruno")
    table = created(anna, bruno)
    for one in (anna, bruno):
        one.prefer(**FAST)
        one.go(f"/t/{table}")
    first, second = Player(anna, table, 0), Player(bruno, table, 1)

    assert first.move()
    received = bruno.ask("GET", f"/tables/{table}/story?rev=1")["sentences"][-1]
    expect(bruno.page.get_by_role("log").filter(has_text=received)).to_be_attached()
    assert second.move()
    received = anna.ask("GET", f"/tables/{table}/story?rev=2")["sentences"][-1]
    expect(anna.page.get_by_role("log").filter(has_text=received)).to_be_attached()

    for one in (anna, bruno):
        assert one.page.evaluate("document.activeElement !== document.body")


def test_parts_closed_by_keys_leave_the_focus_at_the_table(visitors: Visitors) -> None:
    anna = visitors("Anna")
    seat = seated(anna, "auction")
    page = anna.go(f"/t/{seat.table}?guide=1")
    player = KeyPlayer(anna, seat.table, seat.seat)
    since = page.get_by_role("region", name=say("since-title"))
    guide = page.get_by_role("complementary", name=say("learn-note"))
    for part, closing in ((since, say("close")), (guide, say("learn-leave"))):
        player.press(part.get_by_role("button", name=closing))
        expect(part).to_have_count(0)
        player.check_focus()

    more = page.get_by_role("button", name=say("table-more"), exact=True)
    for way in ("table-settings", "table-resign"):
        player.press(more)
        player.press(page.get_by_role("button", name=say(way), exact=True))
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(more).to_be_focused()


def test_choice_that_needs_consent_is_taken_back_when_the_other_agrees(visitors: Visitors) -> None:
    anna, bruno = visitors("Anna"), visitors("Bruno")
    table = created(anna, bruno)
    for one in (anna, bruno):
        one.prefer(**FAST)
        one.go(f"/t/{table}")
    player = Player(anna, table, 0)
    before = player.offers()
    assert player.move()

    anna.page.get_by_role("button", name=say("table-undo")).click()
    expect(anna.page.get_by_text(say("table-proposed-mine"))).to_be_visible()
    asked = bruno.page.get_by_text(say("table-proposed", name="Anna"))
    expect(asked).to_be_visible()
    for one in (anna, bruno):
        check_axe(one.page)
    assert player.offers() == {}
    bruno.page.get_by_role("button", name=say("table-agree")).click()

    for banner in (asked, anna.page.get_by_text(say("table-proposed-mine"))):
        expect(banner).to_have_count(0)
    assert player.offers() == before
    (action,) = player.made
    player.press(player.button(command(action)))  # the page keeps the selection
    wait_until(anna.page, lambda: player.offers() == {})


def test_chat_line_reaches_the_other_players(visitors: Visitors) -> None:
    anna, bruno = visitors("Anna"), visitors("Bruno")
    table = created(anna, bruno)
    for one in (anna, bruno):
        one.go(f"/t/{table}")
        one.page.locator("[data-anchor=seat-0]").wait_for()  # later lines count as unread

    anna.page.get_by_role("button", name=say("table-chat")).click()
    anna.page.get_by_role("textbox", name=say("chat-words")).fill("Buona fortuna!")
    anna.page.keyboard.press("Enter")

    bruno.page.get_by_role("button", name=say("table-chat-unread", number=1)).click()
    expect(bruno.page.get_by_role("log").get_by_text("Buona fortuna!")).to_be_visible()


@pytest.mark.parametrize("path", ["/nowhere", "/t/nothing"])
def test_unknown_address_shows_a_link_back(visitors: Visitors, path: str) -> None:
    nobody = visitors()
    nobody.allow(r"404 \(Not Found\)")
    page = nobody.go(path) if path != "/nowhere" else nobody.go("/rules/nothing")

    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("link").first).to_be_visible()
