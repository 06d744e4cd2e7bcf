"""The audience of a table: sends its watchers every change, each seat's frame built once."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from signoria.server.table.frames import FrameBuilder
from signoria.server.table.seats import seat_summaries
from signoria.server.table.state import TableState
from signoria.server.table.watchers import Watcher, message
from signoria.store.talk import ChatRow


class Audience:
    """Sends frames to the watchers of one table; callers hold the table."""

    def __init__(self, table: TableState, count: Callable[[int], None]) -> None:
        self._table = table
        self._count = count  # receives the number of frames that were sent
        self._sent = 0  # the last revision that was sent
        self._shown: object = None  # the public state outside the ledger, as last sent

    def send_entries(self) -> None:
        """Send the entries since the last frame, if there are any."""
        if self._table.ledger.rev > self._sent:
            self.send_frames()

    def send_frames(self, whole: bool = False) -> None:
        """Send a frame with the entries since the last one; with `whole` also unchanged parts."""
        table = self._table
        since, self._sent = self._sent, table.ledger.rev
        made = dict.fromkeys([watcher.seat for watcher in table.watchers], b"")
        builder = FrameBuilder(table, [] if table.row.status == "open" else list(made), live=True)
        for seat in made:
            made[seat] = message(builder.frame(seat, since, (), whole))
        for watcher in table.watchers:
            watcher.send(made[watcher.seat])
        self._count(len(table.watchers))

    def send_changes(self) -> None:
        """Send a whole frame if the public state outside the ledger has changed.

        A secret change, such as a new order, sends no frame: even an empty one would reveal it.
        """
        if self._is_news():
            self.send_frames(whole=True)

    def send_people(self, but: Watcher | None = None) -> None:
        """Send changes of presence to all watchers except `but`, if there are any."""
        if not self._is_news():
            return
        people = seat_summaries(self._table)
        builder = FrameBuilder(self._table)
        for watcher in self._table.watchers - {but}:
            frame = builder.frame(watcher.seat, self._table.ledger.rev, (), False)
            watcher.send(message(replace(frame, people=people)))

    def send_chat(self, rows: Sequence[ChatRow]) -> None:
        """Send chat lines to the watchers who have not muted their authors."""
        builder = FrameBuilder(self._table)
        for watcher in self._table.watchers:
            lines = unmuted(rows, watcher.muted)
            frame = builder.frame(watcher.seat, self._table.ledger.rev, lines, False)
            watcher.send(message(frame))

    def _is_news(self) -> bool:
        """Return whether the public state outside the ledger differs from the one last sent."""
        table, before = self._table, self._shown
        self._shown = (table.row.status, table.row.result, table.proposal, seat_summaries(table))
        return self._shown != before


def unmuted(rows: Sequence[ChatRow], muted: frozenset[str]) -> list[ChatRow]:
    """Return the lines of accounts that the reader has not muted."""
    return [row for row in rows if row.account_id not in muted]
