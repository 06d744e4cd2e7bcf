"""Whole games in real browsers up to the scores: by mouse, by keys, at one screen."""

import json
import re

import pytest
from playwright.sync_api import Route, expect

from tests.effort import PROVING, times
from tests.server.tables import ME
from tests.web.browsers import Visitors
from tests.web.hidden import entries
from tests.web.moments import FIVE, TWO, chosen_after, gone_on
from tests.web.players import BOT, CHOICES, FAST, KeyPlayer, check_end, play, wait_until
from tests.web.realms import decision
from tests.web.screens import Curtains, before, play_at_one_screen
from tests.web.taps import Tap
from tests.web.words import beginning, say

# Revisions of the game of five: its first decision, and two of its last round.
BEGUN, LATE, NO_CITIES_LEFT = 1, 159, 176
FAMILY = ("Anna", "Bruno", "Carla", "Dario", "Elena")


def against_four(route: Route) -> None:
    """Create the requested table with four bots that think quickly."""
    requested = json.loads(route.request.post_data or "")
    small = {"preset": "amigo-easy", "seats": [ME, *[BOT] * 4]}
    route.continue_(post_data=json.dumps(requested | small))


@pytest.mark.repeated
def test_first_round_from_the_first_page_is_played_by_keys_alone(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    page = anna.go("/")
    page.route("**/tables", against_four)
    player = KeyPlayer(anna, "", 0)
    player.press(player.named("button", beginning(say("play-now"))))
    expect(page).to_have_url(re.compile("/t/"))
    player.table = page.url.rpartition("/t/")[2]

    for _choice in range(CHOICES):
        if {"set_aside", "bid", "pass", "lay"} <= {action[0] for action in player.made}:
            break
        wait_until(page, player.offers)
        assert player.move()
    if PROVING:
        play(player)
        check_end(page, anna, player.table)


def test_last_decisions_are_made_by_keys_alone_and_the_end_is_shown(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    table = gone_on(anna, NO_CITIES_LEFT, 0, name=FIVE)
    page = anna.go(f"/t/{table}")
    player = KeyPlayer(anna, table, 0)

    play(player)

    assert player.made
    check_end(page, anna, table)


def test_city_is_built_and_its_shields_are_placed_by_keys_alone(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    rev, seat = decision("build", TWO, 0)
    table = gone_on(anna, rev, seat)
    anna.go(f"/t/{table}")
    player = KeyPlayer(anna, table, seat)

    for kind in ("build", "place_shield"):
        assert player.move()
        assert player.made[-1][0] == kind


@pytest.mark.repeated
def test_five_players_at_one_screen_play_to_the_end_and_never_see_each_others_cards(
    visitors: Visitors,
) -> None:
    anna = visitors("Anna")
    anna.prefer(**FAST)
    rev = times(LATE, BEGUN)
    table = gone_on(anna, rev, name=FIVE, names=FAMILY)
    players = before(anna, table, *FAMILY)
    for player in players:
        player.plan = chosen_after(rev, player.seat, FIVE)
    curtains = Curtains(Tap(anna.context, anna.page))
    anna.go(f"/t/{table}")

    play_at_one_screen(players, curtains)

    assert all(player.made for player in players)
    kinds = {action[0] for player in players for action in player.made}
    assert kinds >= {"bid", "pass", "build", "place_shield"}
    check_end(anna.page, anna, table)
    curtains.check(entries(anna, table))
