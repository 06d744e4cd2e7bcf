"""Tests of the digest in a ledger's header: by value, and only of cards in the game."""

from collections.abc import Iterator

import pytest

from signoria.games.princes import data
from signoria.games.princes.cards import packed_texts, read_cards
from signoria.games.princes.game import GAME

MODES = list(GAME.presets)


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    data.digest_of.cache_clear()
    yield
    data.digest_of.cache_clear()


def digests(**options: str) -> dict[str, str]:
    return {name: GAME.data({**preset, **options}) for name, preset in GAME.presets.items()}


def changed(monkeypatch: pytest.MonkeyPatch, file: str, was: str, now: str) -> None:
    """Read the cards again with one text in a file replaced."""
    texts = packed_texts()
    assert was in texts[file]
    texts[file] = texts[file].replace(was, now, 1)
    monkeypatch.setattr(data, "CARDS", read_cards(texts))
    data.digest_of.cache_clear()


def test_comment_and_order_of_fields_change_no_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = digests()

    changed(monkeypatch, "gold.toml", "\n[", "\n# a remark\n[")
    after_a_comment = digests()
    changed(
        monkeypatch,
        "basic.toml",
        'kind = "centre"\nfamily = "road"',
        'family = "road"\nkind = "centre"',
    )

    assert after_a_comment == before
    assert digests() == before


def test_another_value_changes_the_digest_of_games_with_that_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = digests()

    changed(monkeypatch, "gold.toml", "copies = [1, 0]", "copies = [2, 0]")

    assert [mode for mode in MODES if digests()[mode] != before[mode]] == ["gold", "duel"]


def test_deck_in_the_options_is_part_of_a_tournaments_digest() -> None:
    plain = digests()["tournament"]
    tournament = {**GAME.presets["tournament"], "red_deck": "masons", "blue_deck": "scholars"}

    assert GAME.data(tournament) != plain
