"""Fortunes at the end, winner and ties: pure questions to a state."""

from mypy_extensions import i64

from signoria.games.intrigue.rules import SHARED
from signoria.games.intrigue.state import State


def winners_of(s: State) -> i64:
    """Most money wins; who is tied shares, or goes on as the table says. [END-3, END-4]"""
    tied = most_among(s, (1 << s.seats) - 1, [s.fortune(seat) for seat in range(s.seats)])
    if s.options.tie_break == SHARED:
        return tied
    tied = most_among(s, tied, [s.incomes[seat] for seat in range(s.seats)])
    return most_among(s, tied, [-s.exiles(seat) for seat in range(s.seats)])


def most_among(s: State, tied: i64, amounts: list[int]) -> i64:
    """Of some seats, as bits, those that have the most."""
    best: i64 = 0
    found: i64 = 0
    for seat in range(s.seats):
        if tied >> seat & 1:
            amount: i64 = amounts[seat]
            if found == 0 or amount > best:
                best = amount
                found = 1 << seat
            elif amount == best:
                found |= 1 << seat
    return found
