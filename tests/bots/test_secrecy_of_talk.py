"""The proof that bots tell no secrets: what they say is the same whatever they cannot know."""

from typing import Any

import pytest

from signoria.bots.bot import Bot
from signoria.bots.intrigue.schemer import Schemer
from signoria.bots.levels import TEMPERS, bot_named
from signoria.bots.window import Window
from signoria.games.intrigue.actions import Bribe, GiveWord, SayWhy
from signoria.games.intrigue.rules import PROFESSIONS, PROMISE, SEND_IT, THEN, WHY_NAMES
from signoria.kernel.action import Action
from signoria.kernel.seats import NOBODY
from signoria.testing.subject import Subject
from tests.bots.test_secrecy import HOUSE, named, of_all, said, secrets_of
from tests.bots.twins import Make, Peeked, asked_all_along

INTRIGUE = [subject for subject in HOUSE if subject.game.slug == "intrigue"]
TALKERS = [name for name in TEMPERS["intrigue"] if name != "schemer"]


def talking(name: str) -> Make:
    """Bots of a temper; one that searches does so with few iterations."""
    return lambda seed: Schemer(seed, 3) if name == "schemer" else bot_named(name, seed)


@pytest.mark.parametrize("subject", INTRIGUE, ids=said)
def test_no_temper_chooses_or_speaks_by_what_its_seat_cannot_know(subject: Subject) -> None:
    makes = [talking(TALKERS[seat % len(TALKERS)]) for seat in range(subject.seats)]
    twins = asked_all_along(subject, makes, 7)
    asked, misled = of_all(twins)

    assert misled > 0.5 * asked
    assert all(pair.spoken for pair in twins)


def test_nor_does_the_temper_that_searches() -> None:
    twins = asked_all_along(INTRIGUE[0], [talking(name) for name in TEMPERS["intrigue"][2:]], 5)
    asked, misled = of_all(twins)

    assert misled > 0.5 * asked
    assert all(pair.spoken for pair in twins)


# The proof can fail: those who tell are caught by it.


class Gossip(Bot[Any]):
    """Chooses honestly, and tells what the purse to its left holds."""

    def choose(self, window: Window[Any]) -> Action:
        return window.menu[window.legal()[0]]

    def speak(self, window: Window[Any]) -> list[Action]:
        s = window._table.state
        return [SayWhy(int(s.notes((window.seat + 1) % s.seats)) % len(WHY_NAMES), NOBODY, NOBODY)]


class Informer(Gossip):
    """Tells what the last bribe was, though it was concealed."""

    def speak(self, window: Window[Any]) -> list[Action]:
        for entry in reversed(window._table.entries):
            if isinstance(entry.action, Bribe) and entry.seat != window.seat:
                return [SayWhy(entry.action.notes % len(WHY_NAMES), NOBODY, NOBODY)]
        return []


class Braggart(Gossip):
    """Promises bribes by what the richest purse holds."""

    def speak(self, window: Window[Any]) -> list[Action]:
        s = window._table.state
        most, other = max(secrets_of(s)), (window.seat + 1) % s.seats
        clause = [THEN, SEND_IT, other, window.seat, most % PROFESSIONS, NOBODY, 0, s.round]
        return [GiveWord(PROMISE, 0, 1 << other, 0, clause)]


@pytest.mark.parametrize("crooked", [Gossip, Informer, Braggart])
@pytest.mark.parametrize("subject", INTRIGUE, ids=said)
def test_a_bot_that_tells_what_it_cannot_know_is_caught(subject: Subject, crooked: Make) -> None:
    makes: list[Make] = [crooked, *[named("random")] * (subject.seats - 1)]
    with pytest.raises(Peeked, match="says"):
        _ = [asked_all_along(subject, makes, seed) for seed in range(5)]
