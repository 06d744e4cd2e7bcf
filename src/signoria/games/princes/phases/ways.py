"""Steps that widen sentences: alternatives, draws, prices and losses from a hand, gifts, cities."""

from mypy_extensions import i64

from signoria.games.princes.actions import (
    BUILD_CITY,
    DONE,
    PICK_CARD,
    PICK_WAY,
    PUT,
    BuildCity,
    Done,
    PickCard,
    PickStack,
    PickWay,
    Put,
)
from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.dues import one_due
from signoria.games.princes.effects import choice_of, run
from signoria.games.princes.effects.cards import DRAWN_BITS, are_payable
from signoria.games.princes.effects.others import empty_ones
from signoria.games.princes.events import CardBuried, CardDiscarded, Gained
from signoria.games.princes.phases.feuds import puts, refuses_put
from signoria.games.princes.phases.hand import draw_top, refuses_top, tops
from signoria.games.princes.phases.handling import (
    pick_numbers,
    place_picked,
    raise_city,
    refuses_place,
)
from signoria.games.princes.phases.steps import DRAWING, PAYING
from signoria.games.princes.places import column_of, side_of
from signoria.games.princes.rules import SETTLEMENT_THERE, STACKS, TOWNS
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.table import Table


class ChoosingWay(Phase[State]):
    """The choice of one of the alternatives that a card offers. [CHOICE-1]"""

    def actors(self, s: State) -> i64:
        """Return the player if several are possible, or if its hand decides what is."""
        choice, place = choice_of(s, s.concerned(), s.memo())
        ways = len(choice.open_ways(s, s.concerned(), place))
        return 1 << s.concerned() if ways > 1 or (choice.secret and ways) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the possible alternatives."""
        choice, place = choice_of(s, seat, s.memo())
        return [PICK_WAY + way for way in choice.open_ways(s, seat, place)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an alternative that is not offered, or impossible now. [CHOICE-1]"""
        if not isinstance(action, PickWay):
            return Refusal("TABLE-3")
        choice, place = choice_of(s, seat, s.memo())
        able = action.way in choice.open_ways(s, seat, place)
        return None if able else Refusal("CHOICE-1", {"way": action.way})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Carry out that alternative."""
        assert isinstance(action, PickWay)
        choice, place = choice_of(t.state, seat, t.state.memo())
        t.close()
        run(t, seat, choice.ways[action.way], place)

    def proceed(self, t: Table[State]) -> None:
        """Carry out the only possible alternative, or none."""
        seat = t.state.concerned()
        choice, place = choice_of(t.state, seat, t.state.memo())
        ways = choice.open_ways(t.state, seat, place)
        t.close()
        if ways:
            run(t, seat, choice.ways[ways[0]], place)


class Drawing(Phase[State]):
    """The drawing of top cards in the middle of a turn, card by card. [HAND-7]

    The step remembers how many, and whether the seat may stop.
    """

    def actors(self, s: State) -> i64:
        """Return the seat while it can draw."""
        return 1 << s.concerned() if s.any_stack(s.concerned()) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the stacks to draw from, and stopping if that is allowed."""
        found = tops(s, seat)
        return [DONE, *found] if s.memo() >> DRAWN_BITS else found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty stack, and stopping where cards must be drawn."""
        if isinstance(action, Done) and s.memo() >> DRAWN_BITS:
            return None
        return refuses_top(s, seat, action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Draw a card, or stop."""
        memo = t.state.memo()
        t.close()
        if isinstance(action, PickStack):
            if memo & ((1 << DRAWN_BITS) - 1) > 1:
                t.open(DRAWING, seat, memo - 1)
            draw_top(t, seat, action.stack)

    def proceed(self, t: Table[State]) -> None:
        """Close the step: no stack has cards."""
        t.close()


class Discarding(Phase[State]):
    """The choice of a card of the hand that is the price of something. [TOKEN-2]"""

    def actors(self, s: State) -> i64:
        """Return the player, whose hand is hidden."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the cards of that sort."""
        return [PICK_CARD + card for card in are_payable(s, seat, s.memo())]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse other cards. [HAND-2]"""
        if not isinstance(action, PickCard):
            return Refusal("TABLE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("TABLE-5")
        able = action.card in are_payable(s, seat, s.memo())
        return None if able else Refusal("HAND-2", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Discard the card."""
        assert isinstance(action, PickCard)
        t.close()
        t.record(CardDiscarded(seat, action.card))


class Planting(Phase[State]):
    """The choice of an empty region of the other that receives a resource. [ATTACK-8]"""

    def actors(self, s: State) -> i64:
        """Return the giver if there are several."""
        return 1 << s.concerned() if len(empty_ones(s, s.concerned(), s.memo())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the empty regions."""
        return pick_numbers(empty_ones(s, seat, s.memo()))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse other regions."""
        return refuses_place(action, empty_ones(s, seat, s.memo()), "GEO-2")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Put one there."""
        plant(t, seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Put one on the only such region."""
        s = t.state
        plant(t, s.concerned(), empty_ones(s, s.concerned(), s.memo())[0])


def plant(t: Table[State], seat: i64, place: i64) -> None:
    """Store a resource of a seat in a region of the other."""
    resource = t.state.memo()
    t.close()
    t.record(Gained(1 - seat, resource, 1, column_of(place), side_of(place)))
    t.open(PAYING, seat, one_due(resource))


class Yielding(Phase[State]):
    """The loss of the hand, or of cards of a sort: the victim puts them under stacks. [ATTACK-9]"""

    def actors(self, s: State) -> i64:
        """Return the victim while it has such cards."""
        return 1 << s.concerned() if yielded(s, s.concerned()) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return each card with each of its stacks."""
        return yielded(s, seat)

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse cards that stay, and stacks that do not take them."""
        refusal = refuses_put(s, seat, action)
        if refusal is None and isinstance(action, Put) and not stays(s, action.card):
            return None
        return refusal or Refusal("TABLE-3")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Put the card under the stack; both players have seen it."""
        assert isinstance(action, Put)
        t.record(CardBuried(seat, action.card, action.stack))

    def proceed(self, t: Table[State]) -> None:
        """Close the step: no such card is left."""
        t.close()


class Upgrading(Phase[State]):
    """The choice of the settlement that becomes a city at a special price. [BUILD-19]"""

    def actors(self, s: State) -> i64:
        """Return the builder if it has several settlements."""
        return 1 << s.concerned() if len(upgradable(s, s.concerned())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the settlements."""
        return [BUILD_CITY + town for town in upgradable(s, seat)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a place without a settlement. [BUILD-3]"""
        if not isinstance(action, BuildCity):
            return Refusal("TABLE-3")
        if not 0 <= action.town < TOWNS:
            return Refusal("TABLE-5")
        able = action.town in upgradable(s, seat)
        return None if able else Refusal("BUILD-3", {"town": action.town})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Build the city there."""
        assert isinstance(action, BuildCity)
        upgrade(t, seat, action.town)

    def proceed(self, t: Table[State]) -> None:
        """Build the city on the only settlement."""
        seat = t.state.concerned()
        upgrade(t, seat, upgradable(t.state, seat)[0])


def yielded(s: State, seat: i64) -> list[int]:
    """Return the menu numbers that put cards of the hand away, except those that stay."""
    return [number for number in puts(s, seat) if not stays(s, (number - PUT) // STACKS)]


def stays(s: State, card: i64) -> bool:
    """Return whether a card of the hand is not of the sort that is lost."""
    return s.memo() > 0 and not CARD_ROWS.kinds[card] >> s.memo() & 1


def upgradable(s: State, seat: i64) -> list[int]:
    """Return the towns of a seat that are settlements."""
    return [town for town in range(TOWNS) if s.towns[seat * TOWNS + town] == SETTLEMENT_THERE]


def upgrade(t: Table[State], seat: i64, town: i64) -> None:
    """Build a city on a settlement, for the dues that the step remembers."""
    dues = t.state.memo()
    t.close()
    raise_city(t, seat, town)
    t.open(PAYING, seat, dues)
