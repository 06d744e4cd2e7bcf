"""Tests of generated texts: names for numbers, lists, sentences with their parameters."""

import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from signoria.games import GAMES
from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Bid, Lay, SetAside, TurnUp
from signoria.games.il_principe.events import (
    CardsSetAside,
    CityShown,
    Dealt,
    Ended,
    ItemSold,
    ItemUnsold,
    PursesShown,
    RoleTaken,
    Scored,
)
from signoria.games.il_principe.game import IlPrincipe
from signoria.games.il_principe.rules import (
    END_CITIES,
    FROM_CITIES,
    FROM_DUCATS,
    FROM_REGIONS,
    LOT,
    MINOR,
)
from signoria.kernel.action import Refusal
from signoria.kernel.event import CLOSED, Opened
from signoria.kernel.game import Game
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import EVERYONE, NOBODY, SPECTATOR
from signoria.kernel.settings import Options
from signoria.kernel.table import open_table
from signoria.locales.words import Words, public_numbers

EN, FR, IT, DE = Words("en"), Words("fr"), Words("it"), Words("de")
NAMES = ["Medici", "Visconti", "Carraresi", "d’Este", "Gonzaga"]


def test_seats_are_named_after_the_families() -> None:
    assert EN.default_names(GAME, 4) == NAMES[:4]


def test_seats_are_named_after_the_families_that_the_table_names() -> None:
    options: Options = {"families": "gonzaga,este"}
    assert EN.default_names(GAME, 2, options) == ["Gonzaga", "d’Este"]
    assert EN.default_names(GAME, 2, {"families": "printed"}) == NAMES[:2]


def test_seats_without_families_are_numbered() -> None:
    plain = IlPrincipe()
    plain.kinds = [kind for kind in plain.kinds if kind.name != "family"]

    assert IT.default_names(plain, 2) == ["posto 1", "posto 2"]


def test_games_have_their_names_in_every_language() -> None:
    called = [[words.game(game) for words in (EN, FR, IT, DE)] for game in GAMES]

    assert called == [
        ["Il Principe"] * 4,
        ["Intrigue", "Intrigue", "Intrigue", "Intrige"],
        [
            "The Princes of Catan",
            "Les Princes de Catane",
            "I Principi di Catan",
            "Die Fürsten von Catan",
        ],
    ]


def test_things_have_names_by_kind() -> None:
    assert EN.thing(GAME, "role", 0) == "Master"
    assert FR.thing(GAME, "role", 1) == "Évêque"
    assert IT.thing(GAME, "role", 9) == "Mercante"
    assert DE.thing(GAME, "colour", 2) == "Rathäuser"


def test_unknown_number_is_called_unknown() -> None:
    assert EN.thing(GAME, "city", 77) == "unknown (77)"
    assert EN.thing(GAME, "city", NOBODY) == "unknown (-1)"


def test_event_with_an_unknown_number_still_has_a_text() -> None:
    """A ledger written by hand may hold such numbers; its reader still gets a line."""
    assert EN.event(GAME, CityShown(77), NAMES) == "unknown (77) is turned up."
    assert DE.event(GAME, ItemSold(6, 77, 1), NAMES).startswith("Platz 7 ersteigert unbekannt (77)")
    assert "for unknown (77)" in EN.event(GAME, Scored(0, 1, FROM_CITIES, 77), NAMES)


def test_cards_are_counted_by_building() -> None:
    assert EN.cards(GAME, [2, 0, 0, 1, 0]) == "2 universities, 1 castle"
    assert FR.cards(GAME, [0, 0, 2, 0, 1]) == "2 hôtels de ville, 1 marché"
    assert DE.cards(GAME, [0, 0, 0, 0, 0]) == "keine Karten"


def test_names_are_joined_to_a_list() -> None:
    assert EN.listed(["Medici"]) == "Medici"
    assert FR.listed(["Medici", "Visconti"]) == "Medici et Visconti"
    assert DE.listed(NAMES[:3]) == "Medici, Visconti und Carraresi"
    assert IT.listed([]) == "nessuno"


def test_text_for_the_own_seat_names_its_cards() -> None:
    dealt = Dealt(1, 4, [2, 0, 0, 1, 1])

    assert EN.event(GAME, dealt, NAMES) == "Visconti draws 2 universities, 1 castle, 1 market."


def test_text_for_others_gives_the_number_of_cards() -> None:
    dealt = Dealt(1, 4, [2, 0, 0, 1, 1]).seen_by(0)
    aside = CardsSetAside(0, 2, [2, 0, 0, 0, 0]).seen_by(SPECTATOR)

    assert dealt is not None
    assert EN.event(GAME, dealt, NAMES) == "Visconti draws 4 cards."
    assert aside is not None
    assert DE.event(GAME, aside, NAMES) == "Medici legt 2 Karten verdeckt beiseite."


def test_points_name_their_source() -> None:
    firenze = GAME.names["city"].index("firenze")
    blue = GAME.names["region"].index("blue")

    assert (
        EN.event(GAME, Scored(0, 8, FROM_CITIES, firenze), NAMES)
        == "Medici scores 8 points for Firenze."
    )
    assert (
        IT.event(GAME, Scored(2, 5, FROM_REGIONS, blue), NAMES)
        == "Carraresi guadagna 5 punti nella regione Lombardia–Veneto (blu)."
    )
    assert (
        FR.event(GAME, Scored(3, 2, FROM_DUCATS, NOBODY), NAMES)
        == "d’Este marque 2 points pour le plus de ducats."
    )


def test_sold_or_unsold_item_has_its_grammatical_case() -> None:
    assert (
        DE.event(GAME, ItemSold(1, 3, 4), NAMES)
        == "Visconti ersteigert den Lehnsherrn für 4 Dukaten und ist nun „Il Principe“."
    )
    assert (
        EN.event(GAME, ItemUnsold(LOT), NAMES)
        == "Nobody bids for the lot of universities: it leaves the game."
    )
    assert (
        EN.event(GAME, ItemUnsold(MINOR), NAMES)
        == "Nobody bids for the Apprentice: it stays on the board."
    )


def test_numbers_have_their_plural() -> None:
    assert EN.event(GAME, RoleTaken(0, 2, 1), NAMES).endswith("and turns 1 card face down.")
    assert EN.event(GAME, RoleTaken(0, 2, 2), NAMES).endswith("and turns 2 cards face down.")
    assert EN.event(GAME, RoleTaken(0, 7, 0), NAMES) == "Medici becomes Notary."


def test_end_names_reason_and_winners() -> None:
    assert (
        EN.event(GAME, Ended(END_CITIES, 0b1), NAMES)
        == "The game is over: fewer than four cities lie open. Medici wins."
    )
    assert EN.event(GAME, Ended(END_CITIES, 0b1001), NAMES).endswith(
        "Medici and d’Este share the victory."
    )


def test_purses_are_listed_by_seat() -> None:
    shown = EN.event(GAME, PursesShown([3, 0, 7]), NAMES)

    assert shown == "The purses are opened: Medici 3, Visconti 0, Carraresi 7."


def test_agenda_events_have_no_text() -> None:
    assert EN.event(GAME, Opened(5, EVERYONE, 0), NAMES) == ""
    assert EN.event(GAME, CLOSED, NAMES) == ""


def test_texts_of_actions_are_short() -> None:
    assert EN.action(GAME, Bid(4)) == "Bid 4"
    assert FR.action(GAME, Lay(1, 1)) == "Poser 1 cathédrale"
    assert IT.action(GAME, TurnUp(4)) == "Girare un mercato a faccia in su"
    assert EN.action(GAME, SetAside(1, 0, 0, 0, 1)) == "Set aside 1 university, 1 market"


def test_refusal_ends_with_its_rule() -> None:
    refusal = Refusal("AUC-3", {"bid": 2, "standing": 3})

    said = EN.refusal(GAME, refusal, NAMES)

    assert said == "A bid must be higher than the standing 3; 2 is not. [AUC-3]"


def test_refusal_names_a_city_by_number_or_by_key() -> None:
    by_number = Refusal("CITY-1", {"city": 11})
    by_key = Refusal("DATA-4", {"line": 4, "city": "firenze", "size": "tiny"})
    by_slip = Refusal("DATA-4", {"line": 4, "city": "florenz", "size": "tiny"})

    assert EN.refusal(GAME, by_number, NAMES).startswith("Firenze does not lie open")
    assert EN.refusal(GAME, by_key, NAMES) == "Line 4: “tiny” is not the size of Firenze. [DATA-4]"
    assert "the size of florenz." in EN.refusal(GAME, by_slip, NAMES)


def test_general_refusal_needs_no_game() -> None:
    refusal = Refusal("TABLE-6", {"game": "ludo", "games": "il-principe"})

    assert EN.refusal(None, refusal, []).startswith("There is no game “ludo” here.")
    assert EN.refusal(None, Refusal("TABLE-2", {"seat": 1}), []).startswith("seat 2 has nothing")


def test_rules_have_a_sentence_and_some_a_reading() -> None:
    assert EN.rule(GAME, "SET-6") == "The bank never runs out of money."
    assert EN.title(GAME, "SET-6") == "The bank"
    assert "empty bank" in EN.interpretation(GAME, "SET-6")
    assert EN.interpretation(GAME, "SET-2") == ""
    assert EN.rule(GAME, "TABLE-3") == ""


def test_options_and_presets_are_explained() -> None:
    assert EN.option(GAME, "start_money") == "Ducats each seat begins with."
    assert DE.preset(GAME, "mtm2005").startswith("Mind the Move 2005")


def test_agenda_names_the_decision_and_the_seats() -> None:
    t = open_table(GAME, 3, dict(GAME.presets["amigo2006"]), SeededRng(1))

    assert (
        EN.agenda(GAME, t.state, NAMES)
        == "Medici, Visconti and Carraresi still have to set aside 2 cards each for the auctions."
    )


def test_agenda_of_an_auction_names_the_standing_bid() -> None:
    t = open_table(GAME, 2, dict(GAME.presets["amigo2006"]), SeededRng(1))
    for seat in range(2):
        t.submit(seat, GAME.menu[t.legal(seat)[0]])
    bidder = t.actors()[0]

    assert "there is no bid yet" in EN.agenda(GAME, t.state, NAMES)
    t.submit(bidder, Bid(2))
    assert f"bids more than 2 ({NAMES[bidder]})" in EN.agenda(GAME, t.state, NAMES)


@pytest.mark.parametrize("words", [EN, FR, IT, DE])
def test_finished_game_has_an_agenda_text(words: Words) -> None:
    state = GAME.setup(2, dict(GAME.presets["amigo2006"]))

    assert words.agenda(GAME, state, NAMES) == words.message("agenda-over")


def test_agenda_uses_only_what_a_spectator_sees() -> None:
    t = open_table(GAME, 2, dict(GAME.presets["amigo2006"]), SeededRng(1))

    seen, _kinds = public_numbers(GAME.view(t.state, SPECTATOR))

    assert seen["round"] == 1
    assert not [name for name in seen if "hand" in name or "purse" in name]


def test_refusal_parameter_without_a_declared_kind_stays_a_number() -> None:
    silent = IlPrincipe()
    silent.refused = {}

    said = EN.refusal(silent, Refusal("CITY-1", {"city": 11}), NAMES)

    assert said.startswith("11 does not lie open")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_refusal_parameter_that_names_a_kind_is_declared(game: Game[Any]) -> None:
    folder = Path(inspect.getfile(type(game))).parent

    assert {
        key
        for file in folder.rglob("*.py")
        for call in re.findall(r"Refusal\([^{}()]*\{([^}]*)\}", file.read_text())
        for key in re.findall(r'"(\w+)":', call)
        if key in game.names and key not in game.refused
    } == set()
