"""Reasons of a personality for its choice, as catalogue messages, from public information."""

from mypy_extensions import i64

from signoria.games.intrigue.actions import Bribe, SayWhy, Send
from signoria.games.intrigue.personalities.memory import Memory
from signoria.games.intrigue.personalities.pledges import broken_by, given_to
from signoria.games.intrigue.personalities.proposals import payers
from signoria.games.intrigue.personalities.weighing import bribe_of, envied, gains
from signoria.games.intrigue.rules import (
    ATTACKS,
    DEFENDER,
    GAVE_WORD,
    GRUDGE,
    INTERNAL_MATTER,
    LEAST_WILL_DO,
    OUTBIDS,
    PAID_MOST,
    ROOM_THERE,
    SUITS_ME,
    TOO_RICH,
    TRUSTED,
    WORD_TOO_DEAR,
    WORTH_IT,
)
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.seats import NOBODY

FRIEND = 0.6
FOE = 0.4


def reason(
    s: State, me: i64, chosen: Action, tempting: Action, owed: list[int], memory: Memory
) -> SayWhy | None:
    """Return the reason for `chosen`; without its given words the bot would choose `tempting`."""
    broken = broken_by(s, me, chosen, owed)
    if broken:
        return SayWhy(WORD_TOO_DEAR, given_to(s, broken[0], me), NOBODY)
    spared = broken_by(s, me, tempting, owed)
    if spared:
        return SayWhy(GAVE_WORD, given_to(s, spared[0], me), NOBODY)
    if isinstance(chosen, Send):
        return reason_to_send(s, me, chosen, memory)
    if isinstance(chosen, Bribe):
        return reason_to_pay(s, me, chosen)
    return reason_to_decide(s, me, chosen, memory)


def reason_to_send(s: State, me: i64, send: Send, memory: Memory) -> SayWhy | None:
    """Return the reason to send: a free place, a grudge or an attack; a free place once a turn."""
    holder = s.holder(send.palace, send.profession)
    if holder in (NOBODY, me):
        return None if s.sent else SayWhy(ROOM_THERE, NOBODY, send.palace)
    if memory.trust(holder) < FOE:
        return SayWhy(GRUDGE, holder, NOBODY)
    return SayWhy(ATTACKS, holder, send.palace)


def reason_to_pay(s: State, me: i64, bribe: Bribe) -> SayWhy | None:
    """Return the reason for a bribe: the least sum, or more than others; None if concealed."""
    if s.concealed():
        return None
    paid = paid_by_others(s, me)
    if bribe.notes < 2:
        least = any(ducats > s.options.min_bribe for _owner, ducats in paid)
        return SayWhy(LEAST_WILL_DO, NOBODY, NOBODY) if least else None
    for owner, ducats in paid:
        if ducats < bribe.notes * s.options.min_bribe:
            return SayWhy(OUTBIDS, owner, NOBODY)
    return SayWhy(WORTH_IT, NOBODY, NOBODY)


def paid_by_others(s: State, me: i64) -> list[tuple[int, int]]:
    """List the other seats that have paid in the matter under way, with their sums."""
    found: list[tuple[int, int]] = []
    for slot in range(DEFENDER + 1):
        defends = slot == DEFENDER and s.kind == INTERNAL_MATTER
        owner = s.defender() if defends else slot
        if s.bribes[slot] > 0 and owner not in (me, DEFENDER):
            found.append((int(owner), int(s.bribes[slot])))
    return found


def reason_to_decide(s: State, me: i64, chosen: Action, memory: Memory) -> SayWhy | None:
    """Return the reason for a master's decision: a bribe, trust, a grudge, envy or gain."""
    served = gains(s, chosen)
    if not served:
        return None
    first, most = served[0]
    for seat, notes in served:
        if notes > most:
            first, most = seat, notes
    others = [seat for seat in payers(s) if seat != first]
    rest = [bribe_of(s, seat) for seat in others]
    if rest and not s.concealed() and bribe_of(s, first) > max(rest):
        return SayWhy(PAID_MOST, first, NOBODY)
    return reason_of_heart(s, me, first, others, memory)


def reason_of_heart(s: State, me: i64, first: i64, others: list[int], memory: Memory) -> SayWhy:
    """Return a reason without money: trust, a grudge, envy, or that the choice suits the master."""
    if memory.trust(first) >= FRIEND:
        return SayWhy(TRUSTED, first, NOBODY)
    for seat in others:
        if memory.trust(seat) < FOE:
            return SayWhy(GRUDGE, seat, NOBODY)
    rich = envied(s, me, others)
    return SayWhy(SUITS_ME if rich == NOBODY else TOO_RICH, rich, NOBODY)
