"""Checks for talk that names a chat line: the line must be the speaker's own, at this table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signoria.kernel.action import Action, Aside
from signoria.server.faults import Fault

if TYPE_CHECKING:
    from signoria.server.house import House


async def check_lines(house: "House", table: str, account: str, wishes: Sequence[Action]) -> None:
    """Refuse talk that names a line of another account or an unknown line; 0 names no line."""
    asides = [wish for wish in wishes if isinstance(wish, Aside)]
    for line in {getattr(aside, "line", 0) for aside in asides} - {0}:
        if await house.run(house.talk.author, table, line) != account:
            raise Fault("no-line", 404)
