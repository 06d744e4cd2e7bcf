"""Whole games in real browsers, to the points: by mouse, by keys, at one screen."""

from tests.web.browsers import TABLET, Visitors
from tests.web.hidden import entries
from tests.web.players import SWIFT, KeyPlayer, Player, check_end, laid, play
from tests.web.screens import Curtains, play_at_one_screen, together
from tests.web.taps import Tap

FAMILY = ("Anna", "Bruno", "Carla", "Dario", "Elena")


def test_two_people_play_a_whole_game_by_clicks_while_somebody_watches(visitors: Visitors) -> None:
    anna, bruno, carla = visitors("Anna"), visitors("Bruno"), visitors()
    table = laid(anna, bruno)
    for one in (anna, bruno, carla):
        one.wish(**SWIFT)
        one.go(f"/t/{table}")
    players = Player(anna, table, 0), Player(bruno, table, 1)

    play(*players)

    kinds = {wish[0] for player in players for wish in player.made}
    assert kinds >= {"set_aside", "bid", "pass", "build", "place_shield"}
    for one in (anna, bruno, carla):
        check_end(one.page, one, table)


def test_one_plays_a_whole_game_against_four_bots_by_keys_alone(visitors: Visitors) -> None:
    anna = visitors("Anna")
    anna.wish(**SWIFT)
    table = laid(anna, bots=4)
    anna.go(f"/t/{table}")

    play(KeyPlayer(anna, table, 0))

    check_end(anna.page, anna, table)


def test_five_at_one_screen_play_a_whole_game_by_clicks_and_never_see_each_others_cards(
    visitors: Visitors,
) -> None:
    anna = visitors("Anna", size=TABLET)
    anna.wish(**SWIFT)
    table, players = together(anna, *FAMILY)
    curtains = Curtains(Tap(anna.context, anna.page))
    anna.go(f"/t/{table}")

    play_at_one_screen(players, curtains)

    assert all(player.made for player in players)
    kinds = {wish[0] for player in players for wish in player.made}
    assert kinds >= {"set_aside", "bid", "pass", "build", "place_shield", "lay"}
    check_end(anna.page, anna, table)
    curtains.check(entries(anna, table))
