"""Confirms imported games: header, rules, drawn chance, undo, and moves made for a seat.

A ledger cannot show who acted, who agreed to an undo, or whether its drawn numbers came from
chance.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from signoria import VERSION
from signoria.bots.levels import names_for
from signoria.kernel.action import Aside
from signoria.kernel.hash_chain import encoded
from signoria.kernel.header import LONGEST_NAME, SEATING, Header
from signoria.kernel.ledger import Ledger, rejudge
from signoria.kernel.parts import part_of
from signoria.kernel.renewal import PRESET
from signoria.kernel.rng import MOST_SEED
from signoria.kernel.settings import Options
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT, UNDO, UPGRADE, Entry
from signoria.kernel.undo import is_lawful
from signoria.server.table.open_ledger import OpenLedger
from signoria.store.lobby import LedgerLine

RELEASE: Final = re.compile(r"(\d{1,4})\.(\d{1,4})\.(\d{1,4})(?:[a-z.+-][a-z0-9.+-]*)?")


def is_confirmed(ledger: Ledger, lines: Sequence[str], opened: OpenLedger) -> bool:
    """Add the lines to an empty live ledger; return False at the first that is not confirmed."""
    entries = ledger.entries
    if not _is_ours(ledger.header) or any(entry.by == UPGRADE for entry in entries):
        return False
    if ledger.differs() or rejudge(ledger) is not None:
        return False
    for entry, line in zip(entries, lines, strict=True):
        if entry.by == UNDO and not _may_undo(opened, entry, entries):
            return False
        if entry.by in (CLOCK, HOST) and not _is_automatic(opened, entry):
            return False
        opened.add(LedgerLine(line, 0))
    return True


def _is_ours(header: Header) -> bool:
    """Return whether a release up to this one would have written the header for today's rules."""
    game, line = header.game, header.written()
    engine = RELEASE.fullmatch(str(line.get("engine")))
    if header.preset not in game.presets or engine is None or _number(engine) > THIS:
        return False
    again = Header(game, header.seats, header.preset, header.options, replaced=header.replaced)
    ours = again.written()
    more: dict[str, Any] = {name: line[name] for name in SEATING if name in line}
    then: dict[str, Any] = {**ours, "options": line["options"], "engine": line["engine"], **more}
    return encoded(line) == encoded(then) and _is_seating(header) and _are_replaced(header)


def _is_seating(header: Header) -> bool:
    """Return whether a terminal could have had these people, bots and seed, or none of them."""
    line = header.line
    people, bots, seed = (line.get(name) for name in SEATING)
    if people is None:
        return bots is None and seed is None
    if type(people) is not int or not 1 <= people <= header.seats or not isinstance(bots, str):
        return False
    names, rest = [name.strip() for name in bots.split(",")], header.seats - people
    known = names_for(header.game.slug)
    seeded = seed is None or (type(seed) is int and 0 <= seed <= MOST_SEED)
    return seeded and len(names) in (1, rest) and all(name in known for name in names)


def _are_replaced(header: Header) -> bool:
    """Return whether an upgrade could have replaced these settings by those of the header."""
    today: Options = {**header.options, PRESET: header.preset}
    short = all(len(str(value)) <= LONGEST_NAME for value in header.replaced.values())
    return short and all(today.get(name, was) != was for name, was in header.replaced.items())


def _number(release: "re.Match[str]") -> tuple[int, ...]:
    return tuple(map(int, release.groups()))


def _release(version: str) -> tuple[int, ...]:
    found = RELEASE.fullmatch(version)
    assert found is not None
    return _number(found)


THIS: Final = _release(VERSION)


def _may_undo(opened: OpenLedger, undo: Entry[Any], entries: Sequence[Entry[Any]]) -> bool:
    """Return whether a server would have made the undo, as far as the ledger shows it."""
    people = _people(entries, undo.rev)
    return not opened.over and is_lawful(opened.table.entries, opened.asked, undo, people)


def _people(entries: Sequence[Entry[Any]], rev: int) -> list[int]:
    """Return the seats that acted for themselves both last before a revision and next after it.

    One of the two is enough if there is no other. A seat in between may have had a stand-in.
    """
    acted = [one for one in entries if one.by in (SEAT, BOT, HOST)]
    before = {one.seat: one.by for one in acted if one.rev < rev}
    after = {one.seat: one.by for one in reversed(acted) if one.rev > rev}
    seats = before.keys() | after.keys()
    return [at for at in seats if {before.get(at, SEAT), after.get(at, SEAT)} == {SEAT}]


def _is_automatic(opened: OpenLedger, entry: Entry[Any]) -> bool:
    """Return whether the server itself could have made the choice in the seat's place."""
    game, state, seat = opened.game, opened.table.state, entry.seat
    legal = opened.legal(seat)
    if not legal or isinstance(entry.action, Aside):
        return False
    if entry.by == HOST and part_of(game, "leaving") is not None:
        return any(game.menu[number] == entry.action for number in legal)
    return bool(game.menu[game.default(state, seat, legal)] == entry.action)
