"""Gifts of money: a seat to act may make some first, if the table allows it."""

from mypy_extensions import i64

from signoria.games.intrigue.actions import Give
from signoria.games.intrigue.events import MoneyGiven
from signoria.games.intrigue.phases.talk import judge_at_once
from signoria.games.intrigue.rules import NO
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.table import Table


class Court(Phase[State]):
    """A phase with choices; a gift leaves the pending choice as it was. [BRI-5]"""

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Judge a gift by its own rule, everything else by the phase's."""
        if isinstance(action, Give):
            return refuses_gift(s, seat, action)
        return self.judges(s, seat, action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Record the gift, or carry out the phase's own action."""
        if isinstance(action, Give):
            s = t.state
            ducats = action.notes * s.options.min_bribe
            t.record(MoneyGiven(seat, action.to_seat, ducats, 1 if s.concealed() else 0))
        else:
            self.decide(t, seat, action)
            judge_at_once(t)

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Return the rule against an action other than a gift."""
        return Refusal("TABLE-3")

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """Carry out an action other than a gift."""
        raise NotImplementedError


def refuses_gift(s: State, seat: i64, gift: Give) -> Refusal | None:
    """Refuse a gift: not at this table, to oneself, or beyond the purse. [BRI-5]"""
    if s.options.side_payments == NO or gift.to_seat == seat:
        return Refusal("BRI-5")
    if not 0 <= gift.to_seat < s.seats or gift.notes < 1:
        return Refusal("TABLE-5")
    if gift.notes > s.notes(seat):
        least, notes = s.options.min_bribe, s.notes(seat)
        return Refusal("BRI-2", {"requested": gift.notes, "notes": notes, "least": least})
    return None
