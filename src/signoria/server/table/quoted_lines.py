"""Checks for talk that names a chat line: the line must be the speaker's own, at this table."""

from collections.abc import Sequence

from signoria.kernel.action import Action, Aside
from signoria.server.errors import RequestError
from signoria.server.table.store import TableStore


async def check_lines(
    store: TableStore, table: str, account: str, actions: Sequence[Action]
) -> None:
    """Refuse talk that names a line of another account or an unknown line; 0 names no line."""
    asides = [action for action in actions if isinstance(action, Aside)]
    for line in {getattr(aside, "line", 0) for aside in asides} - {0}:
        if await store.author(table, line) != account:
            raise RequestError("no-line", 404)
