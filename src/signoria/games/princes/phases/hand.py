"""The end of a turn: filling the hand, and exchanging a card."""

from mypy_extensions import i64

from signoria.games.princes.actions import (
    KEEP_HAND,
    PICK_CARD,
    PICK_STACK,
    SEARCH,
    KeepHand,
    PickCard,
    PickStack,
    Put,
    Search,
)
from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.dues import ANY_DUE
from signoria.games.princes.events import CardDrawn, CardPut, CardSeen, CardTaken
from signoria.games.princes.kinds import TUNER
from signoria.games.princes.phases.feuds import puts, refuses_put
from signoria.games.princes.phases.steps import EXCHANGE, EXCHANGE_DRAW, PAYING, SEARCHING
from signoria.games.princes.places import standing
from signoria.games.princes.rules import DRAW_CARDS, SEARCH_PRICE
from signoria.games.princes.state import State, seat_bit
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.table import Table


class Hand(Phase[State]):
    """The filling of the hand to its limit card by card, or its reduction. [HAND-1, HAND-2]"""

    def actors(self, s: State) -> i64:
        """Return the active player, while its hand has the wrong size."""
        seat = s.concerned()
        limit = s.hand_limit(seat)
        lacking = s.held[seat] < limit and s.any_stack(seat)
        return 1 << seat if lacking or s.held[seat] > limit else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the stacks to draw from, or the cards to put away."""
        return puts(s, seat) if s.held[seat] > s.hand_limit(seat) else tops(s, seat)

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Judge a draw or a put, as the size of the hand demands."""
        if s.held[seat] > s.hand_limit(seat):
            return refuses_put(s, seat, action)
        return refuses_top(s, seat, action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Draw or put one card."""
        if isinstance(action, Put):
            t.record(CardPut(seat, action.card, action.stack))
        else:
            assert isinstance(action, PickStack)
            draw_top(t, seat, action.stack)

    def proceed(self, t: Table[State]) -> None:
        """Close the step: the hand is full, or there is nothing to draw."""
        t.close()


class Exchange(Phase[State]):
    """The exchange: the active player may put a card under a stack for another. [HAND-3]"""

    def actors(self, s: State) -> i64:
        """Return the active player if it has a card."""
        return 1 << s.concerned() if s.held[s.concerned()] else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return keeping the hand, and each card with each stack."""
        return [KEEP_HAND, *puts(s, seat)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card that is not at hand. [HAND-2]"""
        return None if isinstance(action, KeepHand) else refuses_put(s, seat, action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Put the card away first, then draw. [HAND-3]"""
        done = t.state.memo() + 1
        t.close()
        if isinstance(action, Put):
            if done < exchanges(t.state, seat):
                t.open(EXCHANGE, seat, done)  # [T20]
            t.record(CardPut(seat, action.card, action.stack))
            t.open(EXCHANGE_DRAW, seat, 0)

    def proceed(self, t: Table[State]) -> None:
        """Close the step: there is nothing to exchange."""
        t.close()


class ExchangeDraw(Phase[State]):
    """The draw after an exchange: a top card, or a paid search. [HAND-3, HAND-4]"""

    def actors(self, s: State) -> i64:
        """Return the seat that put a card away."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the stacks to draw from, and to search if the seat can pay."""
        found = tops(s, seat)
        if s.wealth(seat) >= search_price(s, seat):
            found += searches(found)
        return found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty stack, or a search too dear. [HAND-4]"""
        if not isinstance(action, Search):
            return refuses_top(s, seat, action)
        price, wealth = search_price(s, seat), s.wealth(seat)
        refusal = refuses_search(s, seat, action)
        if refusal is None and wealth < price:
            return Refusal("HAND-4", {"price": price, "held": wealth})
        return refusal

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Draw; or pay, then search."""
        t.close()
        if isinstance(action, Search):
            t.open(SEARCHING, seat, action.stack)
            t.open(PAYING, seat, search_price(t.state, seat) * ANY_DUE)
        else:
            assert isinstance(action, PickStack)
            draw_top(t, seat, action.stack)


class Searching(Phase[State]):
    """The search: a seat looks through a stack and takes one card; its order stays. [HAND-4]"""

    def actors(self, s: State) -> i64:
        """Return the seat, once it has seen every card of the stack."""
        seat = s.concerned()
        return 1 << seat if first_unseen(s, seat, s.memo()) < 0 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the cards of the stack."""
        top, stock = s.top_of(s.memo()), s.stock
        found: list[int] = []
        for cell in sorted([stock[at] for at in range(top, top + s.sizes[s.memo()])]):
            number = PICK_CARD + cell - 1
            if cell and (not found or found[-1] != number):
                found.append(number)
        return found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card that is not in the stack. [HAND-4]"""
        if not isinstance(action, PickCard):
            return Refusal("TABLE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("TABLE-5")
        if place_of(s, s.memo(), action.card) < 0:
            return Refusal("HAND-6", {"card": action.card})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Take the card; of equal ones the nearest to the top."""
        assert isinstance(action, PickCard)
        stack = t.state.memo()
        t.close()
        t.record(CardTaken(seat, stack, place_of(t.state, stack, action.card), action.card))

    def proceed(self, t: Table[State]) -> None:
        """Look at the cards that the seat does not know."""
        s = t.state
        seat, stack = s.concerned(), s.memo()
        top, knowing = s.top_of(stack), seat_bit(seat)
        for place in range(first_unseen(s, seat, stack), s.sizes[stack]):
            if not s.seen[top + place] & knowing:
                t.record(CardSeen(seat, stack, place, name_card(t, stack, top + place)))


def exchanges(s: State, seat: i64) -> i64:
    """Return how many cards a seat may exchange at the end of a turn. [HAND-3, T20]"""
    most: i64 = 1
    if s.has(seat, TUNER):
        for card in standing(s, seat):
            most = max(most, CARD_ROWS.exchanges[card])
    return most


def search_price(s: State, seat: i64) -> i64:
    """Return the price of searching a stack, in resources. [HAND-4]"""
    price: i64 = SEARCH_PRICE
    if s.has(seat, TUNER):
        for card in standing(s, seat):
            price = min(price, CARD_ROWS.search[card])
    return price


def tops(s: State, seat: i64) -> list[int]:
    """Return the menu numbers of the stacks that a seat can draw from. [T16]"""
    found: list[int] = []
    for stack in range(s.options.stacks):
        if s.sizes[stack] and s.may_use(seat, stack):
            found.append(PICK_STACK + stack)
    return found


def searches(found: list[int]) -> list[int]:
    """Convert menu numbers of drawing from stacks to those of searching them."""
    return [number - PICK_STACK + SEARCH for number in found]


def refuses_search(s: State, seat: i64, action: Search) -> Refusal | None:
    """Refuse an unknown or empty stack. [HAND-5]"""
    if not s.may_use(seat, action.stack):
        return Refusal("TABLE-5")
    return None if s.sizes[action.stack] else Refusal("HAND-5", {"stack": action.stack})


def refuses_top(s: State, seat: i64, action: Action) -> Refusal | None:
    """Refuse an unknown or empty stack. [HAND-5]"""
    if not isinstance(action, PickStack):
        return Refusal("TABLE-3")
    if not s.may_use(seat, action.stack):
        return Refusal("TABLE-5")
    return None if s.sizes[action.stack] else Refusal("HAND-5", {"stack": action.stack})


def name_card(t: Table[State], stack: i64, at: i64) -> i64:
    """Return the card of a cell; chance names an unseen one. [SET-6]"""
    s = t.state
    if s.stock[at]:
        return s.stock[at] - 1
    first, end = s.options.pool_first[stack], s.options.pool_end[stack]
    card: i64 = first % SIZE
    return card + t.pick(DRAW_CARDS, s.pool[first:end], card)


def draw_top(t: Table[State], seat: i64, stack: i64) -> None:
    """Draw the top card of a stack."""
    t.record(CardDrawn(seat, stack, name_card(t, stack, t.state.top_of(stack))))


def first_unseen(s: State, seat: i64, stack: i64) -> i64:
    """Return the first place of a stack that a seat does not know; -1 if it knows all."""
    top, seen, knowing = s.top_of(stack), s.seen, seat_bit(seat)
    for place in range(s.sizes[stack]):
        if not seen[top + place] & knowing:
            return place
    return -1


def place_of(s: State, stack: i64, card: i64) -> i64:
    """Return the place of a card in a stack, nearest the top; -1 if it is not there."""
    top = s.top_of(stack)
    for place in range(s.sizes[stack]):
        if s.stock[top + place] == card + 1:
            return place
    return -1
