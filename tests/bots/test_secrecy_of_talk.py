"""Proof that bots tell no secrets: their words do not depend on what they cannot know."""

from typing import Any

import pytest

from signoria.bots.bot import Bot
from signoria.bots.levels import bot_named
from signoria.bots.window import Window
from signoria.games.intrigue.actions import Bribe, GiveWord, SayWhy
from signoria.games.intrigue.personalities import PERSONALITIES
from signoria.games.intrigue.personalities.personality import Personality
from signoria.games.intrigue.personalities.schemer import Schemer
from signoria.games.intrigue.promises import SAID
from signoria.games.intrigue.rules import (
    BRIBE_WITH,
    PROFESSIONS,
    PROMISE,
    SEND_IT,
    THEN,
    WHY_NAMES,
)
from signoria.kernel.action import Action
from signoria.kernel.seats import NOBODY
from signoria.testing.subject import Subject
from tests.bots.test_secrecy import SHIPPED, named, of_all, said, secrets_of
from tests.bots.twins import Make, Peeked, asked_all_along

pytestmark = pytest.mark.slow

INTRIGUE = [subject for subject in SHIPPED if subject.game.slug == "intrigue"]


def whispering() -> Subject:
    """Return a subject with open bribes, so that sums are mentioned, and with whispers."""
    subject = Subject(INTRIGUE[0].game, 4, "fx1994")
    subject.options = {**subject.options, "whispers": "yes"}
    return subject


TALKERS = [name for name in PERSONALITIES if name != "schemer"]


def talking(name: str) -> Make:
    """Return a maker of bots of a personality; a searching personality runs few iterations."""
    return lambda seed: Schemer(seed, 3) if name == "schemer" else bot_named(name, seed)


@pytest.mark.parametrize("subject", INTRIGUE, ids=said)
def test_no_personality_chooses_or_speaks_by_what_its_seat_cannot_know(subject: Subject) -> None:
    makes = [talking(TALKERS[seat % len(TALKERS)]) for seat in range(subject.seats)]
    twins = asked_all_along(subject, makes, 7)
    asked, misled = of_all(twins)

    assert misled > 0.5 * asked
    assert all(pair.asides for pair in twins)


def test_searching_personality_does_not_peek() -> None:
    twins = asked_all_along(INTRIGUE[0], [talking(name) for name in [*PERSONALITIES][2:]], 5)
    asked, misled = of_all(twins)

    assert misled > 0.5 * asked
    assert all(pair.asides for pair in twins)


class Whisperer(Bot[Any]):
    """Personality that whispers its words; where bribes are open it may mention sums."""

    def __init__(self, seed: int, nature: str) -> None:
        super().__init__(seed)
        self.personality = Personality(seed, nature)

    def choose(self, window: Window[Any]) -> Action:
        return self.personality.choose(window)

    def speak(self, window: Window[Any]) -> list[Action]:
        said = self.personality.speak(window)
        words = [word for word in said if isinstance(word, GiveWord)]
        hushed = [GiveWord(w.tone, w.line, w.hearers, 1, w.clauses) for w in words]
        return [*hushed, *[aside for aside in said if not isinstance(aside, GiveWord)]]


def test_no_personality_peeks_where_sums_are_mentioned_and_others_whisper() -> None:
    natures = ["honest", "grasping", "traitor"]
    makes: list[Make] = [lambda seed, name=name: Whisperer(seed, name) for name in natures]  # type: ignore[misc]
    twins = asked_all_along(whispering(), [*makes, talking("honest")], 7)
    asked, misled = of_all(twins)

    assert misled > 0.3 * asked  # it cannot know the words whispered to others
    assert all(pair.asides for pair in twins)
    words = [word for pair in twins for word in pair.asides if isinstance(word, GiveWord)]
    assert {word.whispered for word in words} == {0, 1}
    assert any(BRIBE_WITH in word.clauses[1::SAID] for word in words)


# Control group: bots that reveal secrets are caught.


class Gossip(Bot[Any]):
    """Personality that chooses honestly and reveals the purse to its left."""

    def choose(self, window: Window[Any]) -> Action:
        return window.menu[window.legal()[0]]

    def speak(self, window: Window[Any]) -> list[Action]:
        s = window._table.state
        return [SayWhy(int(s.notes((window.seat + 1) % s.seats)) % len(WHY_NAMES), NOBODY, NOBODY)]


class Informer(Gossip):
    """Personality that reveals the last concealed bribe."""

    def speak(self, window: Window[Any]) -> list[Action]:
        for entry in reversed(window._table.entries):
            if isinstance(entry.action, Bribe) and entry.seat != window.seat:
                return [SayWhy(entry.action.notes % len(WHY_NAMES), NOBODY, NOBODY)]
        return []


class Braggart(Gossip):
    """Personality that promises bribes by the contents of the richest purse."""

    def speak(self, window: Window[Any]) -> list[Action]:
        s = window._table.state
        most, other = max(secrets_of(s)), (window.seat + 1) % s.seats
        clause = [THEN, SEND_IT, other, window.seat, most % PROFESSIONS, NOBODY, 0, s.round]
        return [GiveWord(PROMISE, 0, 1 << other, 0, clause)]


class Echo(Gossip):
    """Personality that repeats aloud the last whisper of any seat."""

    def speak(self, window: Window[Any]) -> list[Action]:
        for entry in reversed(window._table.entries):
            if isinstance(entry.action, GiveWord) and entry.action.whispered:
                return [SayWhy(sum(entry.action.clauses) % len(WHY_NAMES), NOBODY, NOBODY)]
        return []


class Eavesdropper(Gossip):
    """Personality that counts words in the table's book that it did not hear."""

    def speak(self, window: Window[Any]) -> list[Action]:
        s = window._table.state
        return [SayWhy(len(s.clauses) % len(WHY_NAMES), NOBODY, NOBODY)]


@pytest.mark.parametrize("crooked", [Echo, Eavesdropper])
def test_bot_that_repeats_a_whisper_is_caught(crooked: Make) -> None:
    makes: list[Make] = [crooked, *[lambda seed: Whisperer(seed, "honest")] * 3]
    with pytest.raises(Peeked, match="says"):
        asked_all_along(whispering(), makes, 3)


@pytest.mark.parametrize("crooked", [Gossip, Informer, Braggart])
@pytest.mark.parametrize("subject", INTRIGUE, ids=said)
def test_bot_that_reveals_what_it_cannot_know_is_caught(subject: Subject, crooked: Make) -> None:
    makes: list[Make] = [crooked, *[named("random")] * (subject.seats - 1)]
    with pytest.raises(Peeked, match="says"):
        _ = [asked_all_along(subject, makes, seed) for seed in range(5)]
