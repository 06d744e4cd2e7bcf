"""Steps of attacks: lost cards, theft, robbery and gifts."""

from mypy_extensions import i64

from signoria.games.princes.actions import (
    DONE,
    PICK_CARD,
    PICK_REGION,
    Done,
    PickCard,
    PickRegion,
)
from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.cards.terms import UNDER_STACK, UNIT_OR_ACTION
from signoria.games.princes.dues import a_gain, one_due
from signoria.games.princes.effects.others import TO_AT, targets
from signoria.games.princes.events import CardStolen, Paid
from signoria.games.princes.phases.handling import (
    discard_from,
    pick_numbers,
    place_picked,
    refuses_place,
)
from signoria.games.princes.phases.steps import GAINING, PAYING, RETURNING
from signoria.games.princes.phases.stores import gain_at, plot_of
from signoria.games.princes.places import places_of, robbable
from signoria.games.princes.rules import CAPACITY, PLOTS, SIDES, bit
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table


class Losing(Phase[State]):
    """The victim's choice of a card that it loses, to a stack or the discard pile. [ATTACK-3]"""

    def actors(self, s: State) -> i64:
        """Return the victim if it has several such cards."""
        return 1 << s.concerned() if len(losses(s, s.concerned())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the cards of that kind."""
        return pick_numbers(losses(s, seat))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty place, and a card of another kind. [ATTACK-3]"""
        return refuses_place(action, losses(s, seat), "ATTACK-3")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Remove the card."""
        lose(t, seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Remove the only card that the seat can lose, if there is one."""
        seat = t.state.concerned()
        found = losses(t.state, seat)
        if found:
            lose(t, seat, found[0])
        else:
            t.close()


class Targeting(Phase[State]):
    """The attacker's choice of a card that the other puts under a stack. [ATTACK-4]"""

    def actors(self, s: State) -> i64:
        """Return the attacker if there are several targets."""
        seat = s.concerned()
        return 1 << seat if len(targets(s, 1 - seat, s.memo())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the cards that can be hit."""
        return pick_numbers(targets(s, 1 - seat, s.memo()))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty place, a guarded card, and one of another kind. [ATTACK-4]"""
        return refuses_place(action, targets(s, 1 - seat, s.memo()), "ATTACK-3")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Let the victim pick the stack."""
        t.close()
        t.open(RETURNING, 1 - seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Hit the only target."""
        s = t.state
        seat = s.concerned()
        place = targets(s, 1 - seat, s.memo())[0]
        t.close()
        t.open(RETURNING, 1 - seat, place)


class Stealing(Phase[State]):
    """The optional theft of a card from the hand just seen. [ATTACK-6]"""

    def actors(self, s: State) -> i64:
        """Return the attacker, who has just seen the cards."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return stopping, and each card that may be taken."""
        found = [PICK_CARD + card for card in range(SIZE) if can_steal(s, seat, card)]
        return [DONE, *found]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card that is not there, or may not be taken. [ATTACK-6]"""
        if isinstance(action, Done):
            return None
        if not isinstance(action, PickCard):
            return Refusal("TABLE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("TABLE-5")
        stolen = can_steal(s, seat, action.card)
        return None if stolen else Refusal("ATTACK-6", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Move the card from hand to hand."""
        t.close()
        if isinstance(action, PickCard):
            t.record(CardStolen(seat, action.card))


class Robbing(Phase[State]):
    """The choice of one's region to fill from the other's stores. [ATTACK-5]"""

    def actors(self, s: State) -> i64:
        """Return the attacker if there are several."""
        found = robbable(s, s.concerned())
        return 1 << s.concerned() if found & (found - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the stores with room for a resource that the other has."""
        return [PICK_REGION + plot for plot in seats_in(robbable(s, seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a full region, or a resource that the other does not have. [ATTACK-5]"""
        if not isinstance(action, PickRegion):
            return Refusal("TABLE-3")
        plot = plot_of(action)
        if plot == NOBODY:
            return Refusal("TABLE-5")
        if not robbable(s, seat) >> plot & 1:
            return Refusal("ATTACK-5", {"column": action.column, "side": action.side})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Take as much as the region can hold and the other has."""
        assert isinstance(action, PickRegion)
        rob(t, seat, plot_of(action))

    def proceed(self, t: Table[State]) -> None:
        """Fill the only possible region."""
        seat = t.state.concerned()
        rob(t, seat, seats_in(robbable(t.state, seat))[0])


class Giving(Phase[State]):
    """The gift of a resource from a store of the seat's choice. [ATTACK-7]"""

    def actors(self, s: State) -> i64:
        """Return the giver if several of its stores hold something."""
        found = full_stores(s, s.concerned())
        return 1 << s.concerned() if found & (found - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the stores that hold something."""
        return [PICK_REGION + plot for plot in seats_in(full_stores(s, seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty store. [ATTACK-7]"""
        if not isinstance(action, PickRegion):
            return Refusal("TABLE-3")
        plot = plot_of(action)
        if plot == NOBODY:
            return Refusal("TABLE-5")
        if not full_stores(s, seat) >> plot & 1:
            return Refusal("ATTACK-7", {"column": action.column, "side": action.side})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Let the other store it; without room it is lost."""
        assert isinstance(action, PickRegion)
        give(t, seat, plot_of(action))

    def proceed(self, t: Table[State]) -> None:
        """Give from the only store, if there is one."""
        seat = t.state.concerned()
        found = seats_in(full_stores(t.state, seat))
        if found:
            give(t, seat, found[0])
        else:
            t.close()


def losses(s: State, seat: i64) -> list[int]:
    """Return the places of the cards that a seat may have to lose."""
    return places_of(s, seat, s.memo() & ((1 << TO_AT) - 1))


def lose(t: Table[State], seat: i64, place: i64) -> None:
    """Put the card under a stack of the victim's choice, or on its discard pile. [T22]"""
    s = t.state
    to = s.memo() >> TO_AT
    t.close()
    if to == UNDER_STACK:
        t.open(RETURNING, seat, place)
    else:
        discard_from(t, seat, place)


def can_steal(s: State, seat: i64, card: i64) -> bool:
    """Return whether a card may be taken; of a player's deck only units and actions. [ATTACK-6]"""
    if s.hands[(1 - seat) * SIZE + card] == 0:
        return False
    return s.options.own_decks == 0 or CARD_ROWS.kinds[card] >> UNIT_OR_ACTION & 1 == 1


def rob(t: Table[State], seat: i64, plot: i64) -> None:
    """Fill the region; the other picks the stores it pays from."""
    s = t.state
    kind = s.bears(seat, plot)
    number = min(CAPACITY - s.stored[seat * PLOTS + plot], s.amount_of(1 - seat, kind))
    t.close()
    gain_at(t, seat, plot, number)
    t.open(PAYING, 1 - seat, one_due(kind) * number)


def full_stores(s: State, seat: i64) -> i64:
    """Return the stores, as bits, that hold something."""
    found: i64 = 0
    for plot in range(PLOTS):
        if s.stored[seat * PLOTS + plot]:
            found |= bit(plot)
    return found


def give(t: Table[State], seat: i64, plot: i64) -> None:
    """Take one resource from a store; the other stores it where it likes."""
    kind = t.state.bears(seat, plot)
    t.close()
    t.record(Paid(seat, kind, 1, plot // SIDES, plot % SIDES))
    t.open(GAINING, 1 - seat, a_gain(1 << kind, 1))
