"""Events by which the stronger harms the other: Feud and Fraternal Feuds."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    PICK_STACK,
    PUT,
    PickStack,
    Put,
)
from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.cards.terms import A_BUILDING
from signoria.games.princes.dues import a_gain
from signoria.games.princes.effects.others import TO_AT
from signoria.games.princes.events import (
    CardBuried,
    CardShown,
)
from signoria.games.princes.phases.handling import (
    discard_from,
    name_at,
    pick_numbers,
    place_picked,
    refuses_place,
    return_from,
)
from signoria.games.princes.phases.steps import (
    BURYING,
    FEUD_LOSS,
    GAINING,
    RETURNING,
    STACK_FOR,
)
from signoria.games.princes.places import card_at, is_marked, places_of, standing
from signoria.games.princes.rules import ALL_TYPES, NAMED, STACKS
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

STACK_AT: Final = 8  # the memo of burying: how many cards, then the stack plus one


class Feud(Phase[State]):
    """The naming of three buildings by the stronger, one after another. [EVENT-1]

    The step remembers how many, and another group of cards if they are not buildings. [BUILD-22]
    """

    def actors(self, s: State) -> i64:
        """Return the stronger, while there are more buildings than it may name."""
        seat, left = s.concerned(), left_to_name(s)
        return 1 << seat if 0 < left < len(unnamed(s, 1 - seat)) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the other's buildings not yet named."""
        return pick_numbers(unnamed(s, 1 - seat))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a site without a building, or one already named. [EVENT-1]"""
        return refuses_place(action, unnamed(s, 1 - seat), "EVENT-1")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Name one more building."""
        name_at(t, 1 - seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Name all that can be named; then the victim picks one of them."""
        s = t.state
        victim = 1 - s.concerned()
        for place in unnamed(s, victim):
            if left_to_name(s):
                name_at(t, victim, place)
        what = s.memo() >> TO_AT << TO_AT
        t.close()
        if named_of(s, victim, what):
            t.open(FEUD_LOSS, victim, what)


class FeudLoss(Phase[State]):
    """The choice of the weaker among the named buildings. [EVENT-1]"""

    def actors(self, s: State) -> i64:
        """Return the victim if several buildings are named."""
        return 1 << s.concerned() if len(named_of(s, s.concerned(), s.memo())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the named buildings."""
        return pick_numbers(named_of(s, seat, s.memo()))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a building that was not named. [EVENT-1]"""
        return refuses_place(action, named_of(s, seat, s.memo()), "EVENT-1")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Let the victim pick a stack for the building."""
        lose_named(t, seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Choose the only named building."""
        s = t.state
        seat = s.concerned()
        lose_named(t, seat, named_of(s, seat, s.memo())[0])


def lose_named(t: Table[State], seat: i64, place: i64) -> None:
    """Let a seat pick a stack for a building, or discard a unit. [EVENT-1, BUILD-22]"""
    units = t.state.memo()
    t.close()
    if units:
        discard_from(t, seat, place)
    else:
        t.open(RETURNING, seat, place)


class Returning(Phase[State]):
    """The choice of a stack for an expansion that a seat loses.

    Irmgard then brings her owner a resource. [EVENT-1, EVENT-12]
    """

    def actors(self, s: State) -> i64:
        """Return the owner if several stacks have the card's back."""
        return 1 << s.concerned() if len(self.legal(s, s.concerned())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the stacks with its back, even empty; none if it lies open. [HAND-5, MODE-4]"""
        card = card_at(s, seat, s.memo())
        return [] if s.lies_open(card) else stacks_for(s, seat, card)

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse stacks with another back."""
        return refuses_stack(s, seat, card_at(s, seat, s.memo()), action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Put the returned card under the chosen stack."""
        assert isinstance(action, PickStack)
        give_back(t, seat, action.stack)

    def proceed(self, t: Table[State]) -> None:
        """Put the card under the only stack, or into the middle. [MODE-3]"""
        seat = t.state.concerned()
        legal = self.legal(t.state, seat)
        give_back(t, seat, legal[0] - PICK_STACK if legal else NOBODY)


def give_back(t: Table[State], seat: i64, stack: i64) -> None:
    """Remove the expansion from its site, and open the resource for Irmgard."""
    s = t.state
    place = s.memo()
    t.close()
    return_from(t, seat, place, stack)
    consoled: i64 = 0
    for other in standing(s, seat):
        consoled += CARD_ROWS.consoles[other]
    if consoled:
        t.open(GAINING, seat, a_gain(ALL_TYPES, consoled))


class StackFor(Phase[State]):
    """The choice of one's stack for a card of the hand that will be buried. [T23]"""

    def actors(self, s: State) -> i64:
        """Return the owner, who does not know the card yet."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the owner's stacks."""
        return [PICK_STACK + stack for stack in range(s.options.stacks) if s.may_use(seat, stack)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a stack of the other. [T23]"""
        if not isinstance(action, PickStack):
            return Refusal("TABLE-3")
        return None if s.may_use(seat, action.stack) else Refusal("TABLE-5")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Let the other pick the card; the memo has the number left, and the stack."""
        assert isinstance(action, PickStack)
        left = t.state.memo()
        t.close()
        t.open(BURYING, 1 - seat, left | (action.stack + 1) << STACK_AT)


class Looking(Phase[State]):
    """The look of the stronger at the other's hand. [EVENT-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Show every card of the hand."""
        s = t.state
        victim = 1 - s.concerned()
        t.close()
        for card in s.hand_of(victim):
            t.record(CardShown(victim, card, s.hands[victim * SIZE + card]))


class Burying(Phase[State]):
    """The burying: the stronger puts cards of the other's hand under stacks. [EVENT-2]

    The step remembers how many, and in a tournament the stack that the other picked. [T23]
    """

    def actors(self, s: State) -> i64:
        """Return the stronger, while the other has cards and the stack is known."""
        seat = s.concerned()
        return (
            1 << seat
            if s.held[1 - seat] and (s.memo() >> STACK_AT or not s.options.own_decks)
            else 0
        )

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return each card of the other's hand with each stack that takes it."""
        stack = (s.memo() >> STACK_AT) - 1
        found = puts(s, 1 - seat)
        return [n for n in found if stack == NOBODY or (n - PUT) % STACKS == stack]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card that the other does not hold, or another stack. [EVENT-2]"""
        refusal = refuses_put(s, 1 - seat, action)
        if refusal is None and isinstance(action, Put) and s.memo() >> STACK_AT:
            stack = (s.memo() >> STACK_AT) - 1
            return None if action.stack == stack else Refusal("T23", {"stack": stack})
        return refusal

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Put the card under the stack; perhaps one more follows."""
        assert isinstance(action, Put)
        left = t.state.memo() & ((1 << STACK_AT) - 1)
        t.close()
        t.record(CardBuried(1 - seat, action.card, action.stack))
        if left > 1:
            t.open(BURYING, seat, left - 1)

    def proceed(self, t: Table[State]) -> None:
        """Close the step without cards; or let the owner pick the stack first. [T23]"""
        s = t.state
        seat, left = s.concerned(), s.memo()
        t.close()
        if s.held[1 - seat]:
            t.open(STACK_FOR, 1 - seat, left)


def unnamed(s: State, seat: i64) -> list[int]:
    """Return the places of a seat's buildings not yet named."""
    named = named_of(s, seat, s.memo())
    return [place for place in places_of(s, seat, group_of(s.memo())) if place not in named]


def named_of(s: State, seat: i64, memo: i64) -> list[int]:
    """Return the places of a seat's named buildings, or of the cards of another group."""
    places = places_of(s, seat, group_of(memo))
    return [place for place in places if is_marked(s, seat, place, NAMED)]


def group_of(memo: i64) -> i64:
    """Return the group of cards that a step names. [EVENT-1, BUILD-22]"""
    return memo >> TO_AT if memo >> TO_AT else A_BUILDING


def left_to_name(s: State) -> i64:
    """Return how many more buildings may be named."""
    named = named_of(s, 1 - s.concerned(), s.memo())
    return (s.memo() & ((1 << TO_AT) - 1)) - len(named)


def stacks_for(s: State, seat: i64, card: i64) -> list[int]:
    """Return the menu numbers of the stacks a card may go under. [HAND-5, MODE-4, T23]"""
    stacks = range(s.options.stacks)
    return [PICK_STACK + stack for stack in stacks if s.goes_under(seat, card, stack)]


def refuses_stack(s: State, seat: i64, card: i64, action: Action) -> Refusal | None:
    """Refuse an unknown stack, or one with another back. [MODE-4]"""
    if not isinstance(action, PickStack):
        return Refusal("TABLE-3")
    if not s.may_use(seat, action.stack):
        return Refusal("TABLE-5")
    if not s.goes_under(seat, card, action.stack):
        return Refusal("MODE-4", {"card": card, "stack": action.stack})
    return None


def puts(s: State, seat: i64) -> list[int]:
    """Return the menu numbers for each card of a hand and each of its stacks. [HAND-5]"""
    found: list[int] = []
    for card in s.hand_of(seat):
        takers = s.takers(seat, card)
        for stack in range(s.options.stacks):
            if takers >> stack & 1:
                found.append(PUT + card * STACKS + stack)
    return found


def refuses_put(s: State, seat: i64, action: Action) -> Refusal | None:
    """Refuse a card that is not in that hand, or a stack that does not take it. [HAND-2]"""
    if not isinstance(action, Put):
        return Refusal("TABLE-3")
    if not (0 <= action.card < SIZE and s.may_use(seat, action.stack)):
        return Refusal("TABLE-5")
    if s.hands[seat * SIZE + action.card] == 0:
        return Refusal("HAND-2", {"card": action.card})
    return refuses_stack(s, seat, action.card, PickStack(action.stack))
