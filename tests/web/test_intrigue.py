"""Intrigue in real browsers: played by clicks and keys, accessible, with hidden purses."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import check_axe, check_looks
from tests.web.browsers import NARROW, SIZES, Visitor, Visitors
from tests.web.intrigue_players import (
    FX,
    IntriguePlayer,
    KeyIntriguePlayer,
    check_fortunes,
    decision,
    intrigue_player,
    palace,
    play_round,
    speak,
    start_table,
)
from tests.web.moments import finished, gone_on
from tests.web.players import FAST, is_choice
from tests.web.switching import check_fits_in_every_language
from tests.web.taps import Tap
from tests.web.words import say

ROUNDS = 6
FEW = 4  # rounds, in which every bot talks
TALKERS = ("honest", "grasping", "tit-for-tat", "traitor")
SUM = re.compile(r" bribes \w+ with [\d,]+ ducats")
NO_SUM = re.compile(r" bribes \w+ \(")
STATES = {"place": ("place_all", "place"), "bribe": ("bribe",), "send": ("send",)}


def three(visitors: Visitors) -> tuple[str, list[IntriguePlayer], list[Tap]]:
    """Start a table for three visitors; return its id, the players and recorders."""
    people = [visitors(name) for name in ("Anna", "Bruno", "Carla")]
    table = start_table(*people)
    taps = [Tap(one.context, one.page) for one in people]
    for one in people:
        one.prefer(**FAST)
        one.go(f"/t/{table}")
    return table, [IntriguePlayer(one, table, seat) for seat, one in enumerate(people)], taps


def test_three_players_play_by_clicks_to_the_end_and_never_see_another_purse(
    visitors: Visitors,
) -> None:
    table, players, taps = three(visitors)
    promise(players[0].page, "Bruno")
    letter = players[1].page.get_by_role("region", name=say("in-words-for-me"))
    letter.get_by_role("button", name=say("in-word-accept")).click()
    accepted = players[0].page.get_by_text(say("in-word-accepted", names="Bruno"))
    expect(accepted.last).to_be_visible()

    for _round in range(ROUNDS):
        play_round(*players)

    made = {action[0] for player in players for action in player.made}
    assert made >= {"send", "hear_bribes", "bribe"}
    for seat, player in enumerate(players):
        check_fortunes(player.visitor, table)
        check_purses(seat, taps[seat].frames())
    kept = players[2].page.get_by_role("region", name=say("in-end-kept"))
    expect(kept.get_by_text(pair("Anna", "Bruno"), exact=False).first).to_be_attached()
    check_account(players[0])
    check_log(players[0].page, faded=False)


def check_account(player: IntriguePlayer) -> None:
    """Check that the end shows the account, and a curve for each seat with a point a round."""
    account = player.position()["view"]["account"]
    table = player.page.get_by_role("region", name=say("in-end-account"))
    paid = table.get_by_role("row", name=say("in-end-paid")).get_by_role("cell")
    assert paid.all_inner_texts() == [f"{sum:,}" for sum in account["paid"]]
    assert table.get_by_role("row").count() > 6
    curves = player.page.get_by_role("img", name=say("in-end-curves"))
    expect(curves.locator("path.line")).to_have_count(len(account["paid"]))
    expect(curves.locator("circle")).to_have_count(len(account["paid"]) * ROUNDS)


def check_log(page: Page, faded: bool) -> None:
    """Check that the log hides faded sums during a game, and shows all sums after it."""
    log = page.get_by_role("region", name=say("table-log"), exact=True)
    if not log.count():
        page.locator("[data-panel=log]").click()
    expect(log.get_by_text(SUM).first).to_be_attached()
    if faded:
        expect(log.get_by_text(NO_SUM).first).to_be_attached()
    else:
        expect(log.get_by_text(NO_SUM)).to_have_count(0)


def test_one_player_plays_to_the_end_against_four_bots_that_talk(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    table = start_table(anna, bots=TALKERS, last_round=str(FEW))
    anna.go(f"/t/{table}")
    player = IntriguePlayer(anna, table, 0)

    for _round in range(FEW):
        play_round(player)

    check_fortunes(anna, table)
    assert {action[0] for action in player.made} >= {"send", "hear_bribes", "bribe"}
    spoke = {word["speaker"] for word in player.position()["view"]["words"]}
    assert spoke == {1, 2, 3, 4}


def promise(page: Page, to: str) -> None:
    """Make a promise in three clicks, and seal it."""
    page.get_by_role("button", name=say("in-seal")).click()
    page.get_by_role("button", name="promise", exact=True).click()
    page.get_by_role("button", name=say("in-verb-send"), exact=True).click()
    where = page.get_by_role("group", name=say("in-builder-where"))
    where.get_by_role("button", name=to).click()
    page.get_by_role("button", name=say("in-builder-seal")).click()
    letter = say("in-word-number", tone="promise", number=1)
    expect(page.get_by_role("article", name=letter).last).to_be_visible()


def pair(speaker: str, hearer: str) -> str:
    """Return the text with which the end describes a pair."""
    return say("in-end-pair", speaker=speaker, hearer=hearer, kept=1, broken=0)


def check_purses(seat: int, frames: list[dict[str, Any]]) -> None:
    """Check that a browser receives only its own purse during the game."""
    running = [
        one["view"]["seats"] for one in frames if one["status"] == "running" and one.get("view")
    ]
    assert running
    for seats in running:
        assert [at for at, one in enumerate(seats) if one["purse"] is not None] == [seat]


def test_tokens_are_placed_and_sent_by_keys_alone(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    for kinds in (("place_all",), ("send",)):
        one = intrigue_player(anna, *kinds, nth=2)
        player = KeyIntriguePlayer(anna, one.table, one.seat)
        player.move()
        assert player.made[0][0] in kinds
        held = anna.page.evaluate("document.activeElement !== document.body")
        assert held


def test_tokens_are_dragged_into_windows_and_confirmed_by_one_request(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    page = intrigue_player(anna, "place_all", nth=2).page
    figures = page.locator(".door .token")
    sent: list[Any] = []
    page.on("request", lambda one: sent.append(one.url) if one.method == "POST" else None)
    for token in range(figures.count()):
        figures.nth(token).drag_to(page.locator("[data-drop]:not(.taken)").last)
        expect(page.locator("[data-drop].taken")).to_have_count(token + 1)
    assert [url for url in sent if url.endswith("/actions")] == []

    confirm = page.get_by_role("button", name=say("in-place-confirm", number=figures.count()))
    with page.expect_response(is_choice) as answer:
        confirm.click()
    expect(confirm).to_have_count(0)

    assert answer.value.ok
    assert [url for url in sent if url.endswith("/actions")] == [answer.value.url]


def test_whole_game_is_played_by_keys_alone(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    table = start_table(anna, bots=("page", "page"), last_round="3")
    anna.go(f"/t/{table}")
    player = KeyIntriguePlayer(anna, table, 0)
    for number in range(1, 4):
        if number == 3:
            check_log(anna.page, faded=True)  # the sums of the first round are hidden
        play_round(player)

    check_fortunes(anna, table)
    assert {action[0] for action in player.made} >= {"send", "hear_bribes", "bribe"}


def test_one_click_declines_an_offer_withdraws_a_word_or_says_a_phrase(
    visitors: Visitors,
) -> None:
    anna, bruno = visitors("Anna"), visitors("Bruno")
    anna.prefer(**FAST)
    table = start_table(anna, bruno, bots=("page",))
    page = anna.go(f"/t/{table}")
    speak(anna, bruno, table)
    asked = page.get_by_role("region", name=say("in-words-for-me"))
    asked.get_by_role("button", name=say("in-word-decline")).click()
    expect(asked).to_have_count(0)
    expect(page.get_by_text(say("in-word-declined", names="Anna")).first).to_be_visible()

    page.get_by_role("button", name=say("in-word-withdraw")).last.click()
    expect(page.get_by_role("button", name=say("in-word-withdraw"))).to_have_count(0)

    phrase = say("in-phrase-best")
    page.get_by_role("group", name=say("in-phrases")).get_by_text(phrase).click()
    expect(page.get_by_text(phrase, exact=True)).to_have_count(2)  # in the chat, and on its button
    standing = [
        word["standing"] for word in IntriguePlayer(anna, table, 0).position()["view"]["words"]
    ]
    assert standing == ["withdrawn", "declined"]


def test_token_that_cannot_be_sent_shows_the_rule_and_its_source(
    visitors: Visitors,
) -> None:
    anna = visitors("Anna", size=NARROW)
    anna.prefer(**FAST)
    page = intrigue_player(anna, "send", nth=3).page
    page.locator(".cell[aria-disabled=true]").first.click(force=True)
    reason = page.get_by_role("dialog", name=say("why-not"))

    expect(reason.get_by_role("heading")).to_have_text(re.compile(r"^[A-Z]+-\d+ "))
    expect(reason.get_by_role("definition").first).to_have_text(re.compile("“.+”"))
    check_axe(page)


def at_one_screen(anna: Visitor) -> Page:
    """Start a table with three players at one screen, and show the first one's side."""
    seats = [{"kind": "me", "name": name} for name in ("Massimiliano", "Bruno", "Carla")]
    body = {"game": "intrigue", "seats": seats, "options": {"start_seat": "1"}}
    table = anna.ask("POST", "/tables", body)["id"]
    anna.ask("POST", f"/tables/{table}/start")
    page = anna.go(f"/t/{table}")
    page.locator(".curtain button").click()
    return page


@pytest.mark.parametrize("lang", ["fr", "it", "de"])
def test_purse_at_one_screen_does_not_cover_the_question(visitors: Visitors, lang: str) -> None:
    page = at_one_screen(visitors("Anna", language=lang, size=NARROW))
    purse, question = page.locator(".purse.guarded"), page.locator("#table-question")
    for _held in range(2):
        closed, said = purse.bounding_box(), question.bounding_box()
        assert closed is not None
        assert said is not None
        assert said["y"] + said["height"] <= closed["y"]
        purse.hover()
        page.mouse.down()
        expect(purse).to_have_attribute("aria-pressed", "true")


def test_purse_at_one_screen_shows_only_while_it_is_held(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    page = at_one_screen(anna)
    purse = page.get_by_role("button", name=say("in-purse-hold"))
    expect(purse).to_be_visible()
    expect(page.get_by_text("320,000")).to_have_count(0)

    purse.focus()
    page.keyboard.down("Space")
    expect(page.get_by_text("320,000")).to_be_visible()
    page.keyboard.up("Space")
    expect(page.get_by_text("320,000")).to_have_count(0)

    purse.hover()
    page.mouse.down()
    expect(page.get_by_text("320,000")).to_be_visible()
    page.mouse.up()
    expect(page.get_by_text("320,000")).to_have_count(0)


def states(anna: Visitor) -> Any:
    """Yield the page in each main state of the table."""
    for kinds in STATES.values():
        yield intrigue_player(anna, *kinds).page
    yield at_one_screen(anna)
    table = start_table(anna, bots=["page"] * 4)
    page = anna.go(f"/t/{table}")
    expect(page.locator("[data-anchor=island]")).to_be_visible()
    if not page.locator("#drawer.open").count():
        page.locator("[data-panel=chat]").click()
    page.locator(".opener button").click()
    page.locator(".builder .chip").nth(6).click()
    page.locator(".builder .row").nth(2).locator(".chip").first.click()
    yield page
    page = anna.go(f"/t/{finished(anna, FX)}")
    expect(page.locator("[data-end=open]")).to_be_visible()
    yield page


@pytest.mark.parametrize("size", SIZES)
def test_table_is_accessible(visitors: Visitors, size: str) -> None:
    anna = visitors("Anna", size=SIZES[size])
    anna.prefer(**FAST)
    for page in states(anna):
        expect(page.locator(".waiting")).to_have_count(0)
        check_looks(page)


def test_decisions_of_a_master_are_accessible(visitors: Visitors) -> None:
    anna = visitors("Anna", size=NARROW)
    anna.prefer(**FAST)
    for kinds in (("hear_bribes",), ("admit",), ("keep", "replace")):
        page = intrigue_player(anna, *kinds, nth=0).page
        expect(page.locator(".waiting")).to_have_count(0)
        check_axe(page)


def test_texts_of_the_table_fit(visitors: Visitors) -> None:
    anna = visitors("Massimiliano", size=NARROW)
    anna.prefer(**FAST)
    for page in states(anna):
        check_fits_in_every_language(page)


def test_earlier_revision_shows_the_palaces_as_they_were(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    rev, _seat = decision("send", nth=0)
    page = anna.go(f"/t/{finished(anna, FX)}?rev={rev}")

    expect(page.get_by_role("region", name=say("in-title-sending"))).to_be_attached()
    expect(page.get_by_role("list", name=palace(1)).first).to_be_attached()


def test_scene_shows_the_tokens_at_the_door_and_each_payment(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    rev, seat = decision("keep", "replace")
    page = anna.go(f"/t/{gone_on(anna, rev, seat, name=FX)}")
    door = page.get_by_role("list", name=say("in-at-the-door"))

    expect(door.get_by_text(say("in-in-office"))).to_have_count(1)
    paid = door.locator(".paid.done")
    assert paid.count() == door.get_by_role("listitem").count()
