"""Tests of editions: a stored game has the cards of the release that it began with."""

import pytest

from signoria.games.princes import cards
from signoria.games.princes.cards import CARDS, FIRST, editions
from signoria.games.princes.game import GAME
from signoria.games.princes.growth import GROWTH
from signoria.games.princes.modes import EDITIONS, drawn_in, sets_of
from signoria.games.princes.options import EDITION, edition_of
from signoria.games.princes.rules import MODE_NAMES

OPTIONS = GAME.presets["duel"]


@pytest.mark.parametrize("engine", ["0.1.0", "0.0.9", "0.1.0rc1", "no version", ""])
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
    assert [edition_of(one) for one in ("0.1.5", "0.2.0", "0.9.1", "0.10.0")] == [
        "0.1.0",
        "0.2.0",
        "0.2.0",
        "0.10.0",
    ]


def test_card_listed_under_the_first_release_adds_to_its_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    listed = {"names": ["road"], "later": {FIRST: ["ferry"]}}
    monkeypatch.setattr(cards, "_numbered", lambda: listed)

    assert editions() == {FIRST: {"road", "ferry"}}


def test_every_card_is_listed_in_an_edition() -> None:
    listed = set().union(*EDITIONS.values())

    assert [name for name in GAME.names["card"] if name not in listed] == []


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_mode_has_an_edition_in_a_game_of_other_data(preset: str) -> None:
    options = GAME.presets[preset]

    assert GROWTH.stored(options, "sha256:other", FIRST) == {**options, EDITION: FIRST}


@pytest.mark.parametrize("preset", GAME.presets)
def test_first_edition_has_the_same_table_as_today(preset: str) -> None:
    options = GAME.presets[preset]
    first, now = GAME.setup(2, {**options, EDITION: FIRST}), GAME.setup(2, options)

    for row in ("sizes", "pool", "middle", "events", "event_pool"):
        assert list(getattr(first, row)) == list(getattr(now, row))
    assert GAME.data({**options, EDITION: FIRST}) == GAME.data(options)


@pytest.mark.parametrize("preset", [name for name in GAME.presets if name != "tournament"])
def test_card_that_an_edition_lacks_is_nowhere_at_the_table(
    preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = GAME.presets[preset]
    mode = MODE_NAMES.index(str(options["mode"]))
    drawn = next(card for card in CARDS if card.set == sets_of(mode)[-1] and drawn_in(mode, card))
    every = set().union(*EDITIONS.values())
    monkeypatch.setitem(EDITIONS, "lesser", every - {GAME.names["card"][drawn.id]})

    lesser, whole = GAME.setup(2, {**options, EDITION: "lesser"}), GAME.setup(2, options)

    assert lesser.options.totals[drawn.id] == 0 < whole.options.totals[drawn.id]
    assert sum(lesser.sizes) < sum(whole.sizes)
