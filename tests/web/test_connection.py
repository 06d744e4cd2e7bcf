"""The connection of page and server: cut, resumed, shared by tabs; no choice lost or doubled."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.forks import free_port
from tests.server.servers import Running, started
from tests.server.stored import Stored
from tests.web.browsers import Visitor, Visitors
from tests.web.moments import DECISIONS, seated
from tests.web.players import FAST, Player, created, is_choice, liked, wait_until
from tests.web.words import command, say


def choices(visitor: Visitor, table: str, seat: int) -> list[Any]:
    """Return the revisions at which a seat chose, as the server stored them."""
    story = visitor.ask("GET", f"/tables/{table}/story?rev=0&seat={seat}")
    return [one["rev"] for one in story["entries"] if one["by"] == "seat" and one["seat"] == seat]


def ready(visitors: Visitors, phase: str, nth: int = 0) -> Player:
    """Open a table at a decision, with fast settings, and return its player."""
    anna = visitors("Anna")
    anna.prefer(**FAST)
    return seated(anna, phase, nth=nth)


def test_connection_cut_during_a_turn_loses_and_doubles_no_choice(visitors: Visitors) -> None:
    player = ready(visitors, "auction")
    player.visitor.allow_cuts()
    page, context = player.page, player.visitor.context
    button = player.button(command(["pass"]))
    expect(button).to_be_visible()
    known = choices(player.visitor, player.table, player.seat)

    context.set_offline(True)
    button.click()
    expect(page.get_by_text(say("table-unsent"))).to_be_visible()
    assert choices(player.visitor, player.table, player.seat) == known
    with page.expect_response(is_choice):
        context.set_offline(False)

    expect(page.get_by_text(say("table-unsent"))).to_be_hidden()
    assert len(choices(player.visitor, player.table, player.seat)) == len(known) + 1
    wait_until(page, player.offers)
    assert player.move()


def test_lost_answer_doubles_no_choice(visitors: Visitors) -> None:
    player = ready(visitors, "auction")
    player.visitor.allow_cuts()
    known = choices(player.visitor, player.table, player.seat)
    cut: list[int] = []

    def cut_once(route: Route) -> None:
        if cut:
            return route.continue_()
        cut.append(route.fetch().status)  # the server has the choice; the page gets no answer
        return route.abort()

    player.page.route("**/actions", cut_once)
    with player.page.expect_response(is_choice) as answer:
        player.button(command(["pass"])).click()

    assert (cut, answer.value.status) == ([200], 200)
    assert len(choices(player.visitor, player.table, player.seat)) == len(known) + 1
    wait_until(player.page, player.offers)
    assert player.move()


def test_lost_connection_is_shown_and_reconnects_by_itself(visitors: Visitors) -> None:
    anna, bruno = visitors("Anna"), visitors("Bruno")
    table = created(anna, bruno)
    for one in (anna, bruno):
        one.prefer(**FAST)
        one.go(f"/t/{table}")
    anna.allow_cuts()
    others = Player(bruno, table, 1)

    anna.page.route("**/events*", lambda route: route.abort())
    anna.page.reload()
    expect(anna.page.get_by_text(say("table-lost"))).to_be_visible()
    assert others.move()
    anna.page.unroute("**/events*")

    expect(anna.page.get_by_text(say("table-lost"))).to_be_hidden()
    assert Player(anna, table, 0).move()


def test_script_removed_by_a_new_version_makes_the_page_reload(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.allow(r"404 \(Not Found\)", r"Failed to fetch dynamically imported module")
    page = anna.go("/")
    page.route("**/assets/Lobby-*.js", lambda route: route.fulfill(status=404), times=1)

    page.get_by_role("link", name=say("see-lobby")).click()

    expect(page.get_by_role("heading", name=say("to-lobby"), level=1)).to_be_visible()


@pytest.mark.parametrize(("phase", "nth"), DECISIONS)
def test_page_can_be_reloaded_at_every_decision(visitors: Visitors, phase: str, nth: int) -> None:
    player = ready(visitors, phase, nth)
    offers = player.offers()
    action = liked(list(offers.values()))

    player.prepare(action)
    player.page.reload()

    assert player.offers() == offers
    player.choose(action, next(text for text, one in offers.items() if one == action))
    assert len(player.made) == 1


def streams(home: Running) -> float:
    """Return the number of open streams of the server."""
    for line in home.server.metrics.render().decode().splitlines():
        if line.startswith("signoria_streams_open "):
            return float(line.split()[1])
    raise AssertionError("the server does not count its streams")


def test_two_tabs_of_one_player_share_one_stream(visitors: Visitors, home: Running) -> None:
    player = ready(visitors, "auction")
    expect(player.button(command(["pass"]))).to_be_visible()
    wait_until(player.page, lambda: streams(home))  # the page appears before its stream opens
    known = streams(home)
    other = player.visitor.tab(f"/t/{player.table}")
    second = Player(player.visitor, player.table, player.seat, other)
    expect(second.button(command(["pass"]))).to_be_visible()

    assert streams(home) == known
    assert second.move()
    wait_until(player.page, player.offers)
    assert player.move()

    player.page.close()
    wait_until(other, second.offers)
    assert second.move()
    wait_until(other, lambda: streams(home) == known)


def test_double_click_makes_one_choice(visitors: Visitors) -> None:
    player = ready(visitors, "auction")
    sent: list[str] = []
    player.page.on("request", lambda one: sent.append(one.url))
    known = choices(player.visitor, player.table, player.seat)

    with player.page.expect_response(is_choice):
        player.button(command(["pass"])).dblclick()
    wait_until(player.page, player.offers)

    assert len([url for url in sent if url.endswith("/actions")]) == 1
    assert len(choices(player.visitor, player.table, player.seat)) == len(known) + 1


class Elsewhere:
    """A server in another process, whose address survives restarts."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"


def test_server_restart_loses_and_doubles_no_choice(browser: Browser, tmp_path: Path) -> None:
    place = Elsewhere(f"sqlite:///{tmp_path / 'signoria.db'}")
    guests = Visitors(browser, place)  # type: ignore[arg-type]
    with started(place.url, port=place.port):
        anna = guests("Anna")
        anna.allow_cuts()
        anna.prefer(**FAST)
        table = created(anna, bots=1)
        anna.go(f"/t/{table}")
        player = Player(anna, table, 0)
        assert player.move()
        wait_until(anna.page, player.offers)
        offers = player.offers()
        action = liked(list(offers.values()))
        player.prepare(action)
    player.press(player.button(next(text for text, one in offers.items() if one == action)))
    expect(anna.page.get_by_text(say("table-unsent"))).to_be_visible()

    with started(place.url, port=place.port):
        with anna.page.expect_response(lambda one: is_choice(one) and one.ok):
            pass
        expect(anna.page.get_by_text(say("table-unsent"))).to_be_hidden()
        wait_until(anna.page, player.offers)
        assert player.move()
        anna.context.close()

    stored = Stored(place.url)
    own = [choice for choice in stored.actions() if choice[0] == table and choice[2] == 0]
    stored.close()
    assert [json.loads(choice[3]) for choice in own] == [player.made[0], action, player.made[1]]


def test_part_of_the_page_that_failed_to_load_is_requested_again(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.allow_cuts()
    cut: list[str] = []

    def cut_often(route: Route) -> None:
        if len(cut) < 6:
            cut.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    anna.page.route("**/assets/ReplayBar-*", cut_often)
    table = created(anna, bots=1)
    anna.page.goto(f"{anna.home.address}/t/{table}")  # the page may reload itself once

    scrubber = anna.page.get_by_role("region", name=say("replay-label"))
    expect(scrubber).to_be_visible()
    expect(scrubber).to_have_css("display", "flex")
    assert len(cut) == 6
