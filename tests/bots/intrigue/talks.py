"""Helpers for tables of Intrigue at which bots talk."""

from typing import Any

from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.games.intrigue.actions import AcceptWord, GiveWord
from signoria.games.intrigue.events import ReasonGiven
from signoria.games.intrigue.phases.steps import BRIBERY
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.table import BOT, Table
from tests.games.intrigue.story import events_of


def say(t: Table[State], seat: int, tone: int, hearer: int, *clauses: list[int]) -> int:
    """Give a word and return its number."""
    flat = [field for each in clauses for field in each]
    number = len(t.state.words) // 8
    assert t.submit(seat, GiveWord(tone, 0, 1 << hearer, 0, flat), BOT) is None
    return number


def agree(t: Table[State], seat: int, number: int) -> None:
    """Accept a word for a seat."""
    assert t.submit(seat, AcceptWord(number), BOT) is None


def choice_of(t: Table[State], bot: Bot[Any], seat: int) -> Action:
    """Return the action that a bot chooses for a seat."""
    return bot.choose(Window(t, seat))


def said(t: Table[State], bot: Bot[Any], seat: int) -> list[Action]:
    """Submit the words that a bot says now, and return them."""
    asides = bot.speak(Window(t, seat))
    for aside in asides:
        assert t.submit(seat, aside, BOT) is None
    return asides


def done(t: Table[State], bot: Bot[Any], seat: int) -> tuple[Action, list[ReasonGiven]]:
    """Let a bot act and speak for a seat; return its action and the reasons that it gave."""
    action = choice_of(t, bot, seat)
    assert t.submit(seat, action, BOT) is None
    said(t, bot, seat)
    return action, [event for event in events_of(t, ReasonGiven) if event.seat == seat]


def least_bribes(t: Table[State]) -> None:
    """Pay the least bribe for every seat that owes one."""
    while t.state.phase() == BRIBERY:
        seat = t.actors()[0]
        assert t.submit(seat, t.game.menu[t.legal(seat)[0]]) is None
