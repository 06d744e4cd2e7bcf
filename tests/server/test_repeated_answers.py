"""Tests that a bot asked again in the same position answers as it did before an undo."""

from typing import Any

import pytest

from signoria.games import GAMES
from signoria.kernel.action import Action
from signoria.kernel.header import Header
from signoria.kernel.ledger import Ledger
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import BOT, SEAT
from signoria.kernel.undo import together_to, undo_entry
from signoria.server.autoplay.repeated_answers import answered_before
from signoria.server.table.open_ledger import OpenLedger

CHOICES = 300


class Exchange:
    """A choice of a person and the answer of a bot after it, and nothing revealed by either."""

    def __init__(self, game: Any) -> None:
        preset = next(iter(game.presets))
        header = Header(game, game.fewest, preset, game.presets[preset])
        self.ledger = OpenLedger(next(iter(Ledger(header, []).lines())), [])
        self.ledger.table.rng = SeededRng(7)
        self.ledger.begin(0)
        for turn in range(CHOICES):
            self.person = self.ledger.actors()[-1]
            self.before = self.ledger.rev
            self.choices = self.legal(self.person)
            self.play(self.person, self.choices[turn % len(self.choices)], SEAT)
            self.bot = self.ledger.actors()[0]
            self.answers = self.legal(self.bot)
            if self.bot == self.person or len(self.answers) < 2:
                continue
            self.play(self.bot, self.answers[-1], BOT)
            if together_to(self.ledger.table.entries) <= self.before:
                return
        raise AssertionError("no exchange may be undone")

    def legal(self, seat: int) -> list[Action]:
        return [self.ledger.game.menu[number] for number in self.ledger.legal(seat)]

    def play(self, seat: int, action: Action, by: str) -> None:
        assert isinstance(self.ledger.play(seat, [action], by, 0), tuple)

    def undo(self) -> None:
        self.ledger.take_back(undo_entry(self.ledger.table, self.before, [self.person]), 0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_bot_asked_again_after_an_undo_gives_its_former_answer(game: Any) -> None:
    exchange = Exchange(game)
    entries = exchange.ledger.table.entries
    chosen, answer = entries[-2].action, entries[-1].action
    assert chosen is not None
    assert answered_before(exchange.ledger, exchange.bot) is None

    for _undo in range(2):
        exchange.undo()
        exchange.play(exchange.person, chosen, SEAT)

        assert answered_before(exchange.ledger, exchange.bot) == answer


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_bot_thinks_again_if_the_position_looks_different_to_it(game: Any) -> None:
    exchange = Exchange(game)
    seen = game.view(exchange.ledger.at(exchange.before + 1).state, exchange.bot)
    chosen = exchange.ledger.table.entries[-2].action

    for other in exchange.choices:
        exchange.undo()
        exchange.play(exchange.person, other, SEAT)
        same = game.view(exchange.ledger.table.state, exchange.bot) == seen

        assert (answered_before(exchange.ledger, exchange.bot) is not None) == same
        assert same or other != chosen
