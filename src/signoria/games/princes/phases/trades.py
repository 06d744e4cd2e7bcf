"""Trades with the bank, and the profit of the other from them. [TRADE-1, TRADER-3]"""

from mypy_extensions import i64

from signoria.games.princes.actions import Trade, TradeBeside
from signoria.games.princes.building import SHIP_RATE, rate_of
from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.dues import a_gain, one_due
from signoria.games.princes.events import Paid
from signoria.games.princes.kinds import A_MERCHANT
from signoria.games.princes.phases.steps import GAINING, PAYING
from signoria.games.princes.places import standing
from signoria.games.princes.rules import SIDES
from signoria.games.princes.state import State
from signoria.kernel.table import Table


def profit(t: Table[State], seat: i64, resource: i64) -> None:
    """Open a seat's gain of what the other paid the bank. [TRADER-3]"""
    if t.state.has(seat, A_MERCHANT):
        number: i64 = 0
        for card in standing(t.state, seat):
            number += CARD_ROWS.profits[card]
        t.open(GAINING, seat, a_gain(1 << resource, number))


def trade(t: Table[State], seat: i64, action: Trade) -> None:
    """Pay the bank, then store. [TRADE-1]"""
    rate = rate_of(t.state, seat, action.resource)
    if rate > 1:
        profit(t, 1 - seat, action.resource)
    t.open(GAINING, seat, a_gain(1 << action.wanted, 1))
    t.open(PAYING, seat, one_due(action.resource) * rate)


def trade_beside(t: Table[State], seat: i64, action: TradeBeside) -> None:
    """Trade two of the region for one of another kind. [TRADE-3]"""
    kind = t.state.bears(seat, action.column * SIDES + action.side)
    t.record(Paid(seat, kind, SHIP_RATE, action.column, action.side))
    profit(t, 1 - seat, kind)
    t.open(GAINING, seat, a_gain(1 << action.wanted, 1))
