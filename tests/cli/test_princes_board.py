"""Tests of the text board of The Princes of Catan."""

from io import StringIO

import pytest
from rich.console import Console, RenderableType

from signoria.cli.boards import board_of
from signoria.cli.setups import setup_from
from signoria.games.princes.actions import PickCard
from signoria.games.princes.board import PrincesBoard
from signoria.games.princes.card_rows import SIZE, number_of
from signoria.games.princes.events import CacheLaid
from signoria.games.princes.rules import CACHE_COLUMN
from signoria.kernel.seats import SPECTATOR
from signoria.locales.words import LANGUAGES, Words
from tests.games.princes.laying import ME, begin, begun, deal, do, first_come, opened, stand


def drawn(part: RenderableType) -> str:
    paper = StringIO()
    Console(file=paper, width=90, markup=False, highlight=False).print(part)
    return paper.getvalue()


def board(lang: str = "en") -> PrincesBoard:
    made = board_of(setup_from(Words(lang), "princes", 2, None, None))
    assert isinstance(made, PrincesBoard)
    return made


def test_a_principality_is_read_from_left_to_right() -> None:
    t = stand(begin(), ME, "abbey", 5, 1)
    table = board()

    shown = drawn(table.public(table.setup.game.view(t.state, SPECTATOR))).splitlines()
    mine = shown[next(at for at, line in enumerate(shown) if line.startswith("Red:")) :]

    assert "victory points 2, strength 0, trade 0, skill 0, progress 1, cards 3 of 4" in mine[0]
    rows = [line.split() for line in mine[3:8]]
    assert rows[0] == ["·", "6", "Forest", "2", "●○○", "Hills", "3", "●○○"]
    assert rows[1] == ["Settlement", "6", "·,", "·", "Abbey,", "·"]
    assert rows[2] == ["Road", "7", "Gold", "Field", "1", "○○○", "Pasture", "4", "●○○"]


def test_a_gold_cache_is_shown_below_the_row() -> None:
    t = deal(begin(), ME, "gold-cache")
    CacheLaid(ME, number_of("gold-cache"), CACHE_COLUMN, 0).apply(t.state)
    table = board()

    assert "Gold Cache ○○○" in drawn(table.public(table.setup.game.view(t.state, SPECTATOR)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hand_is_shown_only_to_its_seat(lang: str) -> None:
    t = begin()
    table = board(lang)
    game = table.setup.game
    ship = table.card(game.names["card"].index("gold-ship"))

    assert ship in drawn(table.own(game.view(t.state, ME), "Anna"))
    assert ship not in drawn(table.own(game.view(t.state, 1)))
    assert drawn(table.own(game.view(t.state, SPECTATOR))).strip() == ""


def test_open_cards_own_stacks_decks_and_stolen_cards_are_on_the_table() -> None:
    t = begun("gold")
    table = board()
    shown = drawn(table.public(table.setup.game.view(t.state, SPECTATOR)))
    assert "Lying open: 2 Merchant Guild" in shown

    t = first_come(opened("tournament"), "decks", "first_hand")
    t.state.decks[2 * SIZE + number_of("scout")] = 1
    do(t, ME, PickCard(t.state.land[10] - 1))
    shown = drawn(table.public(table.setup.game.view(t.state, ME)))
    assert "Stacks of Red: 8 8 8 8" in shown
    assert "Red holds what the other brought" not in shown
    assert "Red holds what the other brought: Scout" in drawn(
        table.public(table.setup.game.view(t.state, SPECTATOR))
    )
    assert "Laid out so far: Forest 2" in drawn(table.own(table.setup.game.view(t.state, ME)))
