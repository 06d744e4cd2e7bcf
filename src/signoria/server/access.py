"""Who may see a table, for which seats a visitor may speak, and who may talk."""

from hmac import compare_digest

from signoria.kernel.seats import SPECTATOR
from signoria.server.faults import Fault
from signoria.server.house import House
from signoria.server.limits import TALK
from signoria.server.live import LiveTable
from signoria.server.visitor import Visitor
from signoria.store.ledgers import NoSuchTable
from signoria.store.lobby import TableRow


async def table_for(house: House, guest: Visitor | None, id: str, invite: str = "") -> TableRow:
    """A table, if the visitor may see it; else it is as if there were none."""
    try:
        row = await house.run(house.lobby.table, id)
    except NoSuchTable:
        raise Fault("no-table", 404) from None
    if not may_see(row, guest, invite):
        raise Fault("no-table", 404)
    return row


def may_see(row: TableRow, guest: Visitor | None, invite: str) -> bool:
    """Whether a table is public, or the visitor belongs to it or was invited."""
    if row.access == "public" or compare_digest(row.invite.encode(), invite.encode()):
        return True
    if guest is None:
        return False
    sits = any(seat.account_id == guest.account for seat in row.seats)
    return sits or row.host == guest.account or guest.moderates


def holds(row: TableRow, guest: Visitor | None, seat: int) -> bool:
    """Whether a seat is one that the visitor's account holds."""
    held = guest is not None and 0 <= seat < len(row.seats)
    return held and guest is not None and row.seats[seat].account_id == guest.account


def own_seat(row: TableRow, visitor: Visitor, wished: int | None) -> int:
    """The seat a visitor speaks for: the one named, which must be its own, or its only one."""
    own = [seat.seat for seat in row.seats if seat.account_id == visitor.account]
    if wished is not None and wished in own:
        return wished
    if wished is not None or not own:
        raise Fault("not-your-seat", 403)
    if len(own) > 1:
        raise Fault("which-seat", 422, seats=", ".join(map(str, own)))
    return own[0]


def seat_seen(row: TableRow, guest: Visitor | None, wished: int | None) -> int:
    """The seat whose side a visitor may look from: its own, or nobody's; at the end any."""
    if wished is None:
        own = [] if guest is None else [s.seat for s in row.seats if s.account_id == guest.account]
        return own[0] if len(own) == 1 else SPECTATOR
    if wished == SPECTATOR or holds(row, guest, wished):
        return wished
    if row.status == "over" and 0 <= wished < len(row.seats):
        return wished
    raise Fault("not-your-seat", 403)


def may_watch(row: TableRow, guest: Visitor | None, invite: str, seat: int) -> bool:
    """Whether a stream from a seat's side is still the visitor's."""
    own = seat == SPECTATOR or row.status == "over" or holds(row, guest, seat)
    return own and may_see(row, guest, invite)


def side_seen(row: TableRow, guest: Visitor | None, wished: int | None) -> int:
    """The side a visitor may look from now; before the beginning, when seats change, nobody's."""
    whose = seat_seen(row, guest, wished)
    return SPECTATOR if row.status == "open" else whose


def check_talk(house: House, visitor: Visitor) -> None:
    """Refuse talk, in a chat or as part of a game, of those who are muted or talk without end."""
    now = house.now()
    if visitor.muted_until > now:
        raise Fault("muted", 403, until=visitor.muted_until)
    house.limits.spend(f"talk {visitor.account}", TALK, now)


async def seen(house: House, guest: Visitor | None, id: str, invite: str = "") -> LiveTable:
    """The live table, if the visitor may see it."""
    table = house.tables.table(id)
    if not table.is_free():
        try:
            async with table.held():
                pass  # now it is known, and whatever was done at it is stored
        except Fault:
            house.tables.forget(id)
            raise
    if not may_see(table.row, guest, invite):
        raise Fault("no-table", 404)
    return table
