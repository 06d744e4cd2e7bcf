"""Words that are attached to a line of the chat: it is one's own, and was said at this table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from signoria.kernel.action import Action, Aside
from signoria.server.faults import Fault

if TYPE_CHECKING:
    from signoria.server.house import House


async def check_lines(house: "House", table: str, account: str, wishes: Sequence[Action]) -> None:
    """Refuse talk that names a line somebody else said, or nobody; 0 names none."""
    asides = [wish for wish in wishes if isinstance(wish, Aside)]
    for line in {getattr(aside, "line", 0) for aside in asides} - {0}:
        if await house.run(house.talk.author, table, line) != account:
            raise Fault("no-line", 404)
