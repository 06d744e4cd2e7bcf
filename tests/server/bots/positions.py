"""Positions of a recorded game in which a seat has several legal actions."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from signoria.games import find_game
from signoria.kernel.growing_ledger import GrowingLedger
from signoria.kernel.table import Table
from signoria.kernel.wire import decode, encode_action
from tests.store.games import GAMES, lines_of

RECORDED = GAMES[-1]
MANY = 4  # legal actions


def table_at(header: str, lines: Sequence[str]) -> Table[Any]:
    """Return the table at the end of a ledger."""
    return GrowingLedger(header, find_game, lines).table


class Position(NamedTuple):
    """Ledger up to a revision, and a seat that has to decide there."""

    header: str
    lines: tuple[str, ...]
    seat: int

    def accepts(self, wire: list[Any]) -> bool:
        """Return whether the rules accept an action of the seat."""
        table = table_at(self.header, self.lines)
        return table.refuses(self.seat, decode(table.game.actions, wire)) is None

    def choices(self) -> list[list[Any]]:
        """List the legal actions of the seat in wire form."""
        table = table_at(self.header, self.lines)
        return [
            encode_action(table.game, table.game.menu[number]) for number in table.legal(self.seat)
        ]


@cache
def positions() -> tuple[Position, ...]:
    """Return three consecutive decisions of one seat of one game."""
    header, *lines = lines_of(RECORDED)
    found: list[Position] = []
    for rev in range(1, len(lines)):
        table = table_at(header, lines[:rev])
        for seat in table.actors()[:1]:
            if len(table.legal(seat)) >= MANY and seat in (found[0].seat if found else seat,):
                found.append(Position(header, tuple(lines[:rev]), seat))
        if len(found) == 3:
            break
    return tuple(found)
