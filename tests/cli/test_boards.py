from collections.abc import Sequence
from io import StringIO
from typing import ClassVar

import msgspec
import pytest
from rich.console import Console, RenderableType

from signoria.cli.boards import board_of
from signoria.cli.boards.generic import GenericBoard
from signoria.cli.random_play import play_game
from signoria.cli.setups import Setup, setup_from
from signoria.games.il_principe.view import SeatView, View
from signoria.kernel.kinds import SEAT, Kinds, Named
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.table import open_table
from signoria.locales.words import LANGUAGES, Words
from tests.toy.game import Fair


def setup(seats: int = 4, lang: str = "en") -> Setup:
    return setup_from(Words(lang), "il-principe", seats, None, None)


def drawn(part: RenderableType) -> str:
    paper = StringIO()
    Console(file=paper, width=80, markup=False, highlight=False).print(part)
    return paper.getvalue()


def seat_view(**known: object) -> SeatView:
    empty = [0] * 5
    fields = {
        "family": 0,
        "score": 0,
        "points": [0] * 8,
        "hand_size": 0,
        "set_aside": 0,
        "purse": None,
    }
    fields |= {"shields_left": 12, "face_up": empty, "face_down": empty, "roles": [], "cities": []}
    return SeatView(**{**fields, **known})  # type: ignore[arg-type]


def test_rows_show_cards_face_up_and_face_down() -> None:
    table = setup(2)
    view = table.game.view(table.game.setup(2, table.options), 0)
    assert isinstance(view, View)
    seats = [seat_view(face_up=[2, 0, 3, 0, 0], face_down=[1, 0, 0, 2, 0], score=31), seat_view()]
    view = View(**{name: getattr(view, name) for name in View.__struct_fields__} | {"seats": seats})

    line = next(line for line in drawn(board_of(table).public(view)).splitlines() if "31" in line)

    assert line.split() == ["Medici", "31", "0", "12", "2/1", "·", "3", "0/2", "·", "·"]


def test_seats_go_by_the_families_of_the_table() -> None:
    families = ["families=gonzaga,este"]
    table = setup_from(Words("en"), "il-principe", 2, None, families)
    opened = open_table(table.game, 2, table.options, SeededRng(1))

    board = drawn(board_of(table).public(table.game.view(opened.state, SPECTATOR)))

    assert table.names == ["Gonzaga", "d’Este"]
    assert "Gonzaga" in board
    assert "Medici" not in board


def test_open_cities_are_named_on_the_board() -> None:
    table = setup()
    opened = open_table(table.game, 4, table.options, SeededRng(1))

    board = drawn(board_of(table).public(table.game.view(opened.state, SPECTATOR)))

    view = table.game.view(opened.state, SPECTATOR)
    assert isinstance(view, View)
    for city in view.cities:
        assert table.words.thing(table.game, "city", city) in board


def test_spectator_sees_no_hand() -> None:
    table = setup()
    opened = open_table(table.game, 4, table.options, SeededRng(1))

    assert drawn(board_of(table).own(table.game.view(opened.state, SPECTATOR))).strip() == ""
    assert "Your hand" in drawn(board_of(table).own(table.game.view(opened.state, 2)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_board_fits_eighty_columns(lang: str, seats: int) -> None:
    table = setup(seats, lang)
    played = play_game(table, 1, 1, keeps=False)
    board = board_of(table)
    view = table.game.view(played.table.state, 0)
    text = (
        drawn(board.public(view))
        + drawn(board.own(view))
        + drawn(board.final(view, played.outcome))
    )

    assert "…" not in text
    assert max(len(line) for line in text.splitlines()) <= 80
    assert all(name in text for name in table.names)


def test_game_without_its_own_board_gets_the_generic_board() -> None:
    game = Fair()
    opened = open_table(game, 3, game.presets[next(iter(game.presets))], SeededRng(1))
    table = setup(3)
    table.game = game
    board = board_of(table)
    view = game.view(opened.state, 0)

    assert isinstance(board, GenericBoard)
    assert isinstance(view, dict)
    shown = drawn(board.public(view)) + drawn(board.own(view))
    assert all(name.replace("_", " ") in shown for name in view)
    assert board.moment(view) is None


class Declared(msgspec.Struct):
    """A view whose declarations contradict the endings of its names."""

    kinds: ClassVar[Kinds] = {"reason": SEAT, "mood": Named("mood", ["calm", "wild"], silent=True)}
    own: ClassVar[Sequence[str]] = ["hand"]

    hand: int = 3
    your_neighbour: int = 4
    reason: int = 0
    mood: int = 0


def test_generic_board_reads_what_a_view_declares() -> None:
    board, view = GenericBoard(setup()), Declared()

    assert board.own(view) == "hand: 3"
    assert board.public(view) == "your neighbour: 4\nreason: 0"
    assert board.public(Declared(mood=1)).endswith("mood: 1")


def intrigue_setup(lang: str = "en") -> Setup:
    return setup_from(Words(lang), "intrigue", 3, None, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_of_intrigue_can_be_drawn(lang: str) -> None:
    table = intrigue_setup(lang)
    opened, rng = open_table(table.game, 3, table.options, SeededRng(1)), SeededRng(2)
    board = board_of(table)
    while seats := opened.actors():
        view = table.game.view(opened.state, seats[0])
        for part in (board.public(view), board.own(view), board.moment(view)):
            assert part is None or drawn(part)
        legal = opened.legal(seats[0])
        opened.submit(seats[0], table.game.menu[legal[rng.below(0, len(legal))]])


def test_board_names_no_round_before_the_first() -> None:
    table = setup_from(Words("en"), "intrigue", 3, None, ["start_seat=oldest"])
    t = open_table(table.game, 3, table.options, SeededRng(1))

    assert "Round" not in drawn(board_of(table).public(table.game.view(t.state, 0)))
    for seat in (1, 2):
        t.submit(seat, table.game.menu[t.legal(seat)[0]])
    assert "Round 1" in drawn(board_of(table).public(table.game.view(t.state, 0)))


def test_board_shows_only_the_purse_of_the_viewing_seat() -> None:
    table = intrigue_setup()
    opened = open_table(table.game, 3, table.options, SeededRng(1))
    board = board_of(table)

    seen = drawn(board.public(table.game.view(opened.state, 1)))
    assert seen.count("320,000") == 1
    assert "320,000" not in drawn(board.public(table.game.view(opened.state, SPECTATOR)))
    assert drawn(board.own(table.game.view(opened.state, SPECTATOR))).strip() == ""
