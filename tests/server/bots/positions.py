"""Positions of a recorded game at which a seat has several things to choose from."""

from functools import cache
from typing import Any, NamedTuple

from signoria.kernel.wire import decode, encode_action
from signoria.server.bots.desk import table_at
from tests.store.games import GAMES, lines_of

RECORDED = GAMES[-1]
MANY = 4  # choices


class Position(NamedTuple):
    """A ledger up to a revision, and a seat that owes a choice there."""

    header: str
    lines: tuple[str, ...]
    seat: int

    def accepts(self, wire: list[Any]) -> bool:
        """Whether the rules grant the seat that wish."""
        table = table_at([self.header, *self.lines])
        return table.refuses(self.seat, decode(table.game.actions, wire)) is None

    def choices(self) -> list[list[Any]]:
        """What the seat may choose, as it goes over the wire."""
        table = table_at([self.header, *self.lines])
        return [
            encode_action(table.game, table.game.menu[number]) for number in table.legal(self.seat)
        ]


@cache
def positions() -> tuple[Position, ...]:
    """Three decisions of one seat of one game, one after the other."""
    header, *lines = lines_of(RECORDED)
    found: list[Position] = []
    for rev in range(1, len(lines)):
        table = table_at([header, *lines[:rev]])
        for seat in table.actors()[:1]:
            if len(table.legal(seat)) >= MANY and seat in (found[0].seat if found else seat,):
                found.append(Position(header, tuple(lines[:rev]), seat))
        if len(found) == 3:
            break
    return tuple(found)
