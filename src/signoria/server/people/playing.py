"""A person's action: checks the person's rights, then plays it."""

from typing import Any

from signoria.kernel.action import Aside
from signoria.kernel.wire import decode
from signoria.server.autoplay.stand_ins import StandIns
from signoria.server.errors import RequestError
from signoria.server.people.access import Access, own_seat
from signoria.server.people.visitor import Visitor
from signoria.server.table.quoted_lines import check_lines
from signoria.server.table.store import TableStore
from signoria.server.table.wire import Accepted, ActionRequest


class Playing:
    """Plays the choices of visitors for the seats that they hold."""

    def __init__(self, access: Access, store: TableStore, stand_ins: StandIns) -> None:
        self._access = access
        self._store = store
        self._stand_ins = stand_ins

    async def choose(self, visitor: Visitor, id: str, data: ActionRequest) -> Accepted:
        """Play a choice for a visitor's seat. It is stored when this function returns."""
        visitor.needs("play")
        table = await self._access.table(visitor, id)
        # the game may have begun on another node, with other people on its seats
        if table.row.status == "open":
            await table.refresh()
        seat = own_seat(table.row, visitor, data.seat)
        if table.row.status == "open":
            raise RequestError("not-begun", 409)
        kinds: dict[str, type[Any]] = table.ledger.game.actions
        actions = [decode(kinds, action) for action in data.actions]
        for action in actions:
            if isinstance(action, Aside):
                self._access.check_talk(visitor)
        await check_lines(self._store, id, visitor.account, actions)
        await self._stand_ins.came_back(table, seat)
        return await table.act(seat, actions, data.rev, data.key)
