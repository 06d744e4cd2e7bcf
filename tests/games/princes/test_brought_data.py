"""Tests that a game notices changed cards in the decks that its seats brought."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.games.princes.actions import PickDeck
from signoria.games.princes.cards import CARDS
from signoria.games.princes.data import deck_digest
from signoria.games.princes.decks.bringing import READY_ROWS
from signoria.games.princes.game import GAME
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.header import BadLedger
from signoria.kernel.ledger import Ledger, ledger_of, read_ledger, rejudge
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import UPGRADE, open_table
from signoria.server.lobby.importing import check
from tests.kernel.ledgers import hashed_line

DECKS = (0, 1)
RELEASES = Path(__file__).parents[2] / "releases"
FIRST_RELEASE = RELEASES / "0.1.0" / "princes-tournament-2-over.jsonl"


def find(_slug: str) -> Any:
    return GAME


@pytest.fixture
def text() -> Iterator[str]:
    """Return the ledger of a tournament in which both seats have brought a ready deck."""
    deck_digest.cache_clear()
    options = dict(GAME.presets["tournament"])
    table = open_table(GAME, 2, options, SeededRng(1))
    for seat, deck in enumerate(DECKS):
        assert table.submit(seat, PickDeck(deck)) is None
    yield ledger_of(table, "tournament", options).text()
    deck_digest.cache_clear()


def change(monkeypatch: pytest.MonkeyPatch, card: int) -> None:
    """Change the text of a card, as a new release may."""
    deck_digest.cache_clear()
    monkeypatch.setattr(CARDS[card], "value", CARDS[card].value + "; play: gain any 1")


def differs(ledger: Ledger) -> list[str]:
    return [one.rule for one in ledger.differs()]


def test_unchanged_decks_differ_in_nothing(text: str) -> None:
    ledger = read_ledger(text, find)

    assert [bool(entry.data) for entry in ledger.entries] == [False, True, True]
    assert (differs(ledger), rejudge(ledger), ledger.text()) == ([], None, text)
    assert GrowingLedger(*parts(text)).differs() == []


def parts(text: str) -> tuple[str, Any, list[str]]:
    header, *lines = text.splitlines(keepends=True)
    return header, find, lines


def test_changed_card_of_a_brought_deck_is_a_difference_and_an_upgrade(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    change(monkeypatch, READY_ROWS[DECKS[1]][0])
    grown = GrowingLedger(*parts(text))

    assert differs(read_ledger(text, find)) == ["LEDGER-6"]
    assert [one.rule for one in grown.differs()] == ["LEDGER-6"]
    line = grown.upgrade()
    assert line is not None
    assert grown.table.entries[-1].by == UPGRADE
    assert grown.upgrade() is None
    again = GrowingLedger(*parts(text + line))
    assert (again.differs(), again.upgrade()) == ([], None)


def test_brought_deck_without_a_digest_is_a_difference_and_an_upgrade(text: str) -> None:
    things = [json.loads(line) for line in text.splitlines()]
    for thing in things:
        thing.pop("data" if "told" in thing else "seal", None)
    old = hashed_line(things)
    grown = GrowingLedger(*parts(old))

    assert differs(read_ledger(old, find)) == ["LEDGER-6"]
    assert [one.rule for one in grown.differs()] == ["LEDGER-6"]
    line = grown.upgrade()
    assert line is not None
    assert GrowingLedger(*parts(old + line)).differs() == []


def test_import_of_a_tournament_of_the_first_release_is_unverified() -> None:
    assert check(FIRST_RELEASE.read_text("utf-8")).unverified


def test_changed_card_of_no_brought_deck_is_no_difference(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    brought = {card for deck in DECKS for card in READY_ROWS[deck]}
    change(monkeypatch, next(card for card in READY_ROWS[2] if card not in brought))

    assert differs(read_ledger(text, find)) == []
    assert GrowingLedger(*parts(text)).differs() == []


@pytest.mark.parametrize("data", ["7", '["sha256:0"]', '"' + "0" * 101 + '"'])
def test_long_or_numeric_digest_of_a_deck_is_refused(text: str, data: str) -> None:
    things = [json.loads(line) for line in text.splitlines()]
    things[2]["data"] = json.loads(data)
    with pytest.raises(BadLedger, match="LEDGER-8"):
        read_ledger(hashed_line(things), find)
