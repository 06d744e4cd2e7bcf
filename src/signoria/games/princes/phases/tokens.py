"""Steps of owls, stars and levels: collecting, spending, raising. [TOKEN-1, TOKEN-2, LEVEL-1]"""

from mypy_extensions import i64

from signoria.games.princes.effects import LEAVING_WHEN
from signoria.games.princes.needs import holds_true
from signoria.games.princes.phases.handling import (
    discard_from,
    pick_numbers,
    place_picked,
    refuses_place,
    set_level,
)
from signoria.games.princes.phases.steps import COLLECTING, SPENDING
from signoria.games.princes.rules import HIGHEST, PLACES, SEATS
from signoria.games.princes.state import State
from signoria.games.princes.tokens import (
    a_price,
    amount_paid,
    holders,
    kind_paid,
    shown_at,
    takers_of,
    token_room,
    tokens_of,
)
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.table import Table


class Collecting(Phase[State]):
    """The choice of the cards that receive owls or stars; the excess is lost. [TOKEN-1]"""

    def actors(self, s: State) -> i64:
        """Return the receiver if it has a choice."""
        seat, kind, number = s.concerned(), kind_paid(s.memo()), amount_paid(s.memo())
        several = number > 0 and len(takers_of(s, seat, kind)) > 1
        return 1 << seat if several and number < token_room(s, seat, kind) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the cards with room."""
        return pick_numbers(takers_of(s, seat, kind_paid(s.memo())))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card without room."""
        return refuses_place(action, takers_of(s, seat, kind_paid(s.memo())), "GEO-2")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Put one on the card."""
        memo, place = t.state.memo(), place_picked(action)
        t.close()
        if amount_paid(memo) > 1:
            t.open(COLLECTING, seat, memo - a_price(0, 1))
        set_level(t, seat, place, shown_at(t.state, seat, place) + 1)

    def proceed(self, t: Table[State]) -> None:
        """Fill the only possible cards."""
        s = t.state
        seat, kind, left = s.concerned(), kind_paid(s.memo()), amount_paid(s.memo())
        t.close()
        for place in takers_of(s, seat, kind):
            more = min(left, HIGHEST - shown_at(s, seat, place))
            if more:
                set_level(t, seat, place, shown_at(s, seat, place) + more)
                left -= more


class Spending(Phase[State]):
    """The choice of the cards that owls or stars are paid from. [TOKEN-2]"""

    def actors(self, s: State) -> i64:
        """Return the payer if it has a choice."""
        seat, kind, number = s.concerned(), kind_paid(s.memo()), amount_paid(s.memo())
        several = number > 0 and len(holders(s, seat, kind)) > 1
        return 1 << seat if several and number < tokens_of(s, seat, kind) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the cards that hold one."""
        return pick_numbers(holders(s, seat, kind_paid(s.memo())))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card that holds none."""
        return refuses_place(action, holders(s, seat, kind_paid(s.memo())), "GEO-2")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Take one off the card."""
        memo, place = t.state.memo(), place_picked(action)
        t.close()
        if amount_paid(memo) > 1:
            t.open(SPENDING, seat, memo - a_price(0, 1))
        set_level(t, seat, place, shown_at(t.state, seat, place) - 1)

    def proceed(self, t: Table[State]) -> None:
        """Pay from the only possible cards."""
        s = t.state
        seat, kind, left = s.concerned(), kind_paid(s.memo()), amount_paid(s.memo())
        t.close()
        for place in holders(s, seat, kind):
            paid = min(left, shown_at(s, seat, place))
            if paid:
                set_level(t, seat, place, shown_at(s, seat, place) - paid)
                left -= paid


class Raising(Phase[State]):
    """The raising of a card by a level, after its payment. [LEVEL-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Raise the card that the step remembers."""
        seat, place = t.state.concerned(), t.state.memo()
        t.close()
        set_level(t, seat, place, shown_at(t.state, seat, place) + 1)
        withdraw(t)


def withdraw(t: Table[State]) -> None:
    """Discard the cards in the other principality that leave by a level reached. [STORM-3]"""
    s = t.state
    for seat in range(SEATS):
        for at in range(len(s.abroad) // SEATS):
            card = s.abroad[seat * PLACES + at] - 1
            if card >= 0 and LEAVING_WHEN[card] is not None:
                leaves(t, seat, card, PLACES + at)


def leaves(t: Table[State], seat: i64, card: i64, place: i64) -> None:
    """Discard a card if its condition holds."""
    cond = LEAVING_WHEN[card]
    if cond is not None and holds_true(t.state, seat, cond):
        discard_from(t, seat, place)
