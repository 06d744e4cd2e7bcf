"""A bot that is asked again in the same position, after an undo, gives the same answer.

Otherwise a player could undo until a bot answers as the player likes.
"""

from typing import Any

from signoria.kernel.action import Action, Aside
from signoria.kernel.table import BOT, UNDO, Entry
from signoria.kernel.undo import latest_first, together_to
from signoria.kernel.views import encode_view
from signoria.server.table.open_ledger import OpenLedger


def answered_before(ledger: OpenLedger, seat: int) -> Action | None:
    """Return what a bot chose, before an undo, in a position that looks to it like the present."""
    undone = _undone(ledger, seat)
    if not undone:
        return None
    seen = encode_view(ledger.game.view(ledger.table.state, seat))
    for entry in undone:
        before = ledger.at(entry.rev - 1).state
        if encode_view(ledger.game.view(before, seat)) == seen:
            action = entry.action
            return None if action is None or ledger.table.refuses(seat, action) else action
    return None


def _undone(ledger: OpenLedger, seat: int) -> list[Entry[Any]]:
    """Return a bot's undone choices since the last reveal, which no undo crosses."""
    entries = ledger.table.entries
    since = entries[together_to(entries) :]
    if all(entry.by != UNDO for entry in since):
        return []
    standing = {entry.rev for entry in latest_first(entries)}
    choices = [entry for entry in since if entry.by == BOT and entry.seat == seat]
    return [one for one in choices if one.rev not in standing and not isinstance(one.action, Aside)]
