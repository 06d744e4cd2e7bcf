"""Tables whose secrets are unique values, known to seat 0 or to seats 0 and 1.

Cards and coins of Il Principe are small numbers that occur elsewhere too; tests of that game
compare two worlds instead.
"""

from typing import Any

from signoria.games import find_game
from signoria.games.intrigue.actions import Give, GiveWord
from signoria.games.intrigue.rules import PLACE_IT, PROMISE, THEN
from signoria.games.princes.actions import PickDeck
from signoria.games.princes.decks.bringing import READY_ROWS
from signoria.games.princes.fields import CARD
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from signoria.testing.subject import Subject

GIFT, BRIBE, WHISPERED = 2_718_281, 1_234_567, 7_654_321
PURSES = {
    "bribe_secrecy": "concealed",
    "whispers": "yes",
    "side_payments": "yes",
    "start_seat": "1",
    "min_bribe": 1,
    "start_cash": 9_000_000,
}
DECKS = 3, 1  # ready decks of seats 0 and 1


def purses() -> tuple[Subject, Table[Any]]:
    """Play Intrigue until seat 0, after a whisper and a gift to seat 1, may bribe it."""
    subject = _subject("intrigue", 3, "fx1994", PURSES)
    table = subject.open(SeededRng(1))
    clause = [THEN, PLACE_IT, 0, 1, 0, -1, WHISPERED, 6]
    assert table.submit(0, GiveWord(PROMISE, 0, 1 << 1, 1, clause)) is None
    while subject.game.phase_names[table.state.phase()] != "bribery":
        seat = table.actors()[0]
        table.submit(seat, subject.game.menu[table.legal(seat)[0]])
    assert table.submit(0, Give(1, GIFT)) is None
    return subject, table


def decks() -> tuple[Subject, Table[Any]]:
    """Play a tournament until both seats have chosen a deck."""
    subject = _subject("princes", 2, "tournament", {})
    table = subject.open(SeededRng(1))
    for seat, deck in enumerate(DECKS):
        assert table.submit(seat, PickDeck(deck)) is None
    return subject, table


def sums(table: Table[Any]) -> dict[str, str]:
    """Return the sums that only seats 0 and 1 know, before and after the bribe."""
    payer, master = table.state.coins[0], table.state.coins[1]
    found = {"gift": GIFT, "bribe": BRIBE, "whisper": WHISPERED, "purse": payer, "other": master}
    found |= {"purse, bribed": payer - BRIBE, "other, bribed": master + BRIBE}
    return {f"intrigue: {name}": str(number) for name, number in found.items()}


def cards() -> set[str]:
    """Return the names of the cards that only the deck of seat 0 has."""
    own, other = (set(READY_ROWS[deck]) for deck in DECKS)
    return {CARD.keys[card] for card in own - other}


def _subject(slug: str, seats: int, preset: str, actions: dict[str, Any]) -> Subject:
    game = find_game(slug)
    assert game is not None
    subject = Subject(game, seats, preset)
    subject.options = subject.options | actions
    return subject
