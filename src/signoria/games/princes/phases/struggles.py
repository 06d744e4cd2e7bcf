"""Steps of attacks: lost cards, theft, robbery and gifts."""

from abc import abstractmethod
from typing import ClassVar

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
from signoria.games.princes.kinds import LOYAL
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


class PickingCard(Phase[State]):
    """The choice of a card on a place, if there are several."""

    @abstractmethod
    def places(self, s: State) -> list[int]:
        """Return the places of the cards that can be picked."""

    @abstractmethod
    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Go on with the picked card."""

    def actors(self, s: State) -> i64:
        return 1 << s.concerned() if len(self.places(s)) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        return pick_numbers(self.places(s))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty place, and a card that cannot be picked. [ATTACK-3, ATTACK-4]"""
        return refuses_place(action, self.places(s), "ATTACK-3")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        self.hit(t, seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Pick the only card, if there is one."""
        s = t.state
        found = self.places(s)
        if found:
            self.hit(t, s.concerned(), found[0])
        else:
            t.close()


class Losing(PickingCard):
    """The victim's choice of a card that it loses, to a stack or the discard pile. [ATTACK-3]"""

    def places(self, s: State) -> list[int]:
        return losses(s, s.concerned())

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Put the card under a stack of the victim's choice, or on its discard pile. [T22]"""
        to = t.state.memo() >> TO_AT
        t.close()
        if to == UNDER_STACK:
            t.open(RETURNING, seat, place)
        else:
            discard_from(t, seat, place)


class Targeting(PickingCard):
    """The attacker's choice of a card that the other puts under a stack. [ATTACK-4]"""

    def places(self, s: State) -> list[int]:
        return targets(s, 1 - s.concerned(), s.memo())

    def hit(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the victim pick the stack."""
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


class PickingRegion(Phase[State]):
    """The choice of one's region, if there are several."""

    rule: ClassVar[str] = ""  # why a region is refused

    @abstractmethod
    def plots(self, s: State, seat: i64) -> i64:
        """Return the regions that can be picked, as bits."""

    @abstractmethod
    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Go on with the picked region."""

    def actors(self, s: State) -> i64:
        found = self.plots(s, s.concerned())
        return 1 << s.concerned() if found & (found - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        return [PICK_REGION + plot for plot in seats_in(self.plots(s, seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a region that cannot be picked. [ATTACK-5, ATTACK-7]"""
        if not isinstance(action, PickRegion):
            return Refusal("TABLE-3")
        plot = plot_of(action)
        if plot == NOBODY:
            return Refusal("TABLE-5")
        if not self.plots(s, seat) >> plot & 1:
            return Refusal(self.rule, {"column": action.column, "side": action.side})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        assert isinstance(action, PickRegion)
        self.take(t, seat, plot_of(action))

    def proceed(self, t: Table[State]) -> None:
        """Pick the only region, if there is one."""
        seat = t.state.concerned()
        found = seats_in(self.plots(t.state, seat))
        if found:
            self.take(t, seat, found[0])
        else:
            t.close()


class Robbing(PickingRegion):
    """The choice of one's region to fill from the other's stores. [ATTACK-5]"""

    rule: ClassVar[str] = "ATTACK-5"

    def plots(self, s: State, seat: i64) -> i64:
        """Return the stores with room for a resource that the other has."""
        return robbable(s, seat)

    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Fill the region; the other picks the stores it pays from."""
        s = t.state
        kind = s.bears(seat, plot)
        number = min(CAPACITY - s.stored[seat * PLOTS + plot], s.amount_of(1 - seat, kind))
        t.close()
        gain_at(t, seat, plot, number)
        t.open(PAYING, 1 - seat, one_due(kind) * number)


class Giving(PickingRegion):
    """The gift of a resource from a store of the seat's choice. [ATTACK-7]"""

    rule: ClassVar[str] = "ATTACK-7"

    def plots(self, s: State, seat: i64) -> i64:
        """Return the stores that hold something."""
        found: i64 = 0
        for plot in range(PLOTS):
            if s.stored[seat * PLOTS + plot]:
                found |= bit(plot)
        return found

    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Take one resource from the store; the other stores it, and without room it is lost."""
        kind = t.state.bears(seat, plot)
        t.close()
        t.record(Paid(seat, kind, 1, plot // SIDES, plot % SIDES))
        t.open(GAINING, 1 - seat, a_gain(1 << kind, 1))


def losses(s: State, seat: i64) -> list[int]:
    """Return the places of the cards that a seat may have to lose."""
    return places_of(s, seat, s.memo() & ((1 << TO_AT) - 1))


def can_steal(s: State, seat: i64, card: i64) -> bool:
    """Return whether a card may be taken; of a player's deck only units and actions. [ATTACK-6]"""
    if s.hands[(1 - seat) * SIZE + card] == 0 or CARD_ROWS.kinds[card] >> LOYAL & 1:
        return False
    return s.options.own_decks == 0 or CARD_ROWS.kinds[card] >> UNIT_OR_ACTION & 1 == 1
