"""Tests of editions: a stored game has the cards of the release that it began with."""

import pytest

from signoria.games.princes import cards
from signoria.games.princes.cards import CARDS, FIRST, editions
from signoria.games.princes.game import GAME
from signoria.games.princes.growth import GROWTH
from signoria.games.princes.modes import EDITIONS, sets_of
from signoria.games.princes.options import EDITION, edition_of
from signoria.games.princes.rules import MODE_NAMES

OPTIONS = GAME.presets["duel"]


@pytest.mark.parametrize("engine", ["0.1.0", "0.0.9", "0.1.0rc1", "9.9.9", "no version", ""])
def test_game_of_other_data_has_the_cards_of_its_release(engine: str) -> None:
    assert GROWTH.stored(OPTIONS, "sha256:other", engine) == {**OPTIONS, EDITION: FIRST}


def test_game_of_todays_data_has_all_cards_of_today() -> None:
    assert GROWTH.stored(OPTIONS, GAME.data(OPTIONS), "0.1.0") == OPTIONS


def test_later_release_adds_its_cards_to_those_before(monkeypatch: pytest.MonkeyPatch) -> None:
    later = {"0.2.0": ["ferry"], "0.10.0": ["bridge"]}
    monkeypatch.setattr(cards, "_numbered", lambda: {"names": ["road"], "later": later})
    found = editions()
    for name in later:
        monkeypatch.setitem(EDITIONS, name, found[name])

    assert found["0.10.0"] == {"road", "ferry", "bridge"}
    assert [edition_of(one, 0) for one in ("0.1.5", "0.2.0", "0.9.1", "0.10.0")] == [
        "0.1.0",
        "0.2.0",
        "0.2.0",
        "0.10.0",
    ]


def test_mode_of_a_younger_set_has_all_cards_of_today() -> None:
    options = {**OPTIONS, "mode": "sages"}

    assert GROWTH.stored(options, "sha256:other", "0.1.0") == {**options, EDITION: ""}


@pytest.mark.parametrize("preset", ["introductory", "gold", "turmoil", "progress", "duel"])
def test_card_that_an_edition_lacks_is_nowhere_at_the_table(
    preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = GAME.presets[preset]
    mode = MODE_NAMES.index(str(options["mode"]))
    drawn = next(card for card in CARDS if card.set == sets_of(mode)[-1] and card.in_decks())
    monkeypatch.setitem(EDITIONS, "lesser", EDITIONS[FIRST] - {GAME.names["card"][drawn.id]})

    lesser, whole = GAME.setup(2, {**options, EDITION: "lesser"}), GAME.setup(2, options)

    assert lesser.options.totals[drawn.id] == 0 < whole.options.totals[drawn.id]
    assert sum(lesser.sizes) < sum(whole.sizes)
