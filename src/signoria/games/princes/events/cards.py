"""Events about draw cards: drawn, put under a stack, looked at, taken, played."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.events.shapes import OfCard
from signoria.games.princes.fields import CARD, STACK
from signoria.games.princes.rivals import keep_shown
from signoria.games.princes.rules import SEATS
from signoria.games.princes.state import State, seat_bit
from signoria.kernel.event import Event, Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds
from signoria.kernel.seats import HIDDEN, SPECTATOR

BOTH: Final = (1 << SEATS) - 1
ALL: Final = (1 << (SEATS + 1)) - 1


def forget_hand(s: State, seat: i64) -> None:
    """Forget the known cards of a hand, because an unseen card left it."""
    for card in range(SIZE if s.known_held[seat] else 0):
        number = s.known[seat * SIZE + card]
        if number:
            keep_shown(s, seat, 1 - seat)
            s.make_known(seat, card, -number)


def lose_sight(s: State, seat: i64, top: i64, end: i64) -> None:
    """Remember the cards others saw in a stack, before a seat takes one of them unseen."""
    for at in range(top, end):
        if s.seen[at] & ~seat_bit(seat):
            keep_shown(s, seat, 1 - seat)
            keep_shown(s, seat, SPECTATOR)
            return


def show_leaving(s: State, seat: i64, card: i64) -> None:
    """Remove a card that openly left a hand."""
    s.put_in_hand(seat, card, -1)
    s.hold(seat, s.back_of(card), -1)
    if s.known[seat * SIZE + card]:
        s.make_known(seat, card, -1)


def note_taken(s: State, seat: i64, card: i64) -> None:
    """Store that a seat took a card of the other, or got its own back. [T24]"""
    if s.options.own_decks:
        lost = (SEATS + 1 - seat) * SIZE + card
        if s.decks[lost]:
            s.decks[lost] -= 1
        else:
            s.decks[(SEATS + seat) * SIZE + card] += 1


@mypyc_attr(free_list_len=1)
class CardDrawn(Event[State]):
    """A seat took the top card of a stack; the others do not see which. [SET-4, HAND-1]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "stack": STACK, "card": CARD}

    def __init__(self, seat: i64, stack: i64, card: i64) -> None:
        self.seat = seat
        self.stack = stack
        self.card = card

    def apply(self, s: State) -> None:
        """Move the card from the stack to the hand; seats that knew it still do."""
        at = s.top_of(self.stack)
        card = s.stock[at] - 1 if self.card == HIDDEN else self.card
        if card >= 0:
            s.put_in_hand(self.seat, card, 1)
            if s.stock[at] == 0:
                s.pool[s.pool_of(self.stack) + card] -= 1
            if s.seen[at] & seat_bit(1 - self.seat):
                keep_shown(s, self.seat, SPECTATOR)
                s.make_known(self.seat, card, 1)
        s.hold(self.seat, s.options.backs[self.stack], 1)
        s.pull(self.stack, at)

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the card to the seat itself."""
        return self if seat == self.seat else CardDrawn(self.seat, self.stack, HIDDEN)


@mypyc_attr(free_list_len=1)
class CardPut(Event[State]):
    """A seat put a card of its hand under a stack, face down. [HAND-2, HAND-3]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "stack": STACK}

    def __init__(self, seat: i64, card: i64, stack: i64) -> None:
        self.seat = seat
        self.card = card
        self.stack = stack

    def apply(self, s: State) -> None:
        """Move the card from the hand under the stack, known to its seat alone."""
        if self.card != HIDDEN:
            s.put_in_hand(self.seat, self.card, -1)
        s.hold(self.seat, s.options.backs[self.stack], -1)
        forget_hand(s, self.seat)
        s.slip_under(self.stack, max(0, self.card + 1), seat_bit(self.seat))

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the card to the seat itself."""
        return self if seat == self.seat else CardPut(self.seat, HIDDEN, self.stack)


@mypyc_attr(free_list_len=1)
class CardSeen(Event[State]):
    """A seat that searches a stack looked at the card at a place of it. [HAND-4]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "stack": STACK, "place": NUMBER, "card": CARD}

    def __init__(self, seat: i64, stack: i64, place: i64, card: i64) -> None:
        self.seat = seat
        self.stack = stack
        self.place = place
        self.card = card

    def apply(self, s: State) -> None:
        """Name the card, and mark it as seen by the seat."""
        at = s.top_of(self.stack) + self.place
        if self.card != HIDDEN:
            if s.stock[at] == 0:
                s.pool[s.pool_of(self.stack) + self.card] -= 1
            s.stock[at] = self.card + 1
        s.seen[at] |= seat_bit(self.seat)

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the card to the seat itself, to the others only that it looked."""
        return self if seat == self.seat else CardSeen(self.seat, self.stack, self.place, HIDDEN)


@mypyc_attr(free_list_len=1)
class CardTaken(Event[State]):
    """A seat took a card out of the stack it searched; the order stays. [HAND-4]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "stack": STACK, "place": NUMBER, "card": CARD}

    def __init__(self, seat: i64, stack: i64, place: i64, card: i64) -> None:
        self.seat = seat
        self.stack = stack
        self.place = place
        self.card = card

    def apply(self, s: State) -> None:
        """Move the card to the hand; the others lose track of the cards in the stack."""
        top = s.top_of(self.stack)
        if s.options.own_decks:
            lose_sight(s, self.seat, top, top + s.sizes[self.stack])
        if self.card != HIDDEN:
            s.put_in_hand(self.seat, self.card, 1)
        s.hold(self.seat, s.options.backs[self.stack], 1)
        s.pull(self.stack, top + max(0, self.place))
        for at in range(top, top + s.sizes[self.stack]):
            s.seen[at] = seat_bit(self.seat)

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Hide card and place from the others."""
        return self if seat == self.seat else CardTaken(self.seat, self.stack, HIDDEN, HIDDEN)


@mypyc_attr(free_list_len=1)
class CardShown(Event[State]):
    """The other seat saw a number of copies of a card in a hand. [EVENT-2]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "number": NUMBER}

    def __init__(self, seat: i64, card: i64, number: i64) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def apply(self, s: State) -> None:
        """Mark the cards as known to the other seat."""
        if self.card != HIDDEN:
            at = self.seat * SIZE + self.card
            s.put_in_hand(self.seat, self.card, self.number - s.hands[at])
            s.make_known(self.seat, self.card, self.number - s.known[at])

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show spectators only that it happened."""
        return self if seat >= 0 else CardShown(self.seat, HIDDEN, HIDDEN)


@mypyc_attr(free_list_len=1)
class CardBuried(Event[State]):
    """The other seat put a card of a seat's hand, which it had seen, under a stack. [EVENT-2]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "stack": STACK}

    def __init__(self, seat: i64, card: i64, stack: i64) -> None:
        self.seat = seat
        self.card = card
        self.stack = stack

    def apply(self, s: State) -> None:
        """Move the card from the hand under the stack; both seats know it."""
        if self.card == HIDDEN:
            s.hold(self.seat, s.options.backs[self.stack], -1)
        else:
            show_leaving(s, self.seat, self.card)
        s.slip_under(self.stack, max(0, self.card + 1), BOTH)

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Hide the card from spectators."""
        return self if seat >= 0 else CardBuried(self.seat, HIDDEN, self.stack)


@mypyc_attr(free_list_len=1)
class ActionPlayed(OfCard):
    """A seat played an action card, which goes to the discard pile. [ACT-1]"""

    def apply(self, s: State) -> None:
        """Move the card from the hand to the discard pile."""
        show_leaving(s, self.seat, self.card)
        s.throw(self.seat, self.card)


@mypyc_attr(free_list_len=1)
class CardDiscarded(OfCard):
    """A seat discarded a card of its hand as a price. [TOKEN-2]"""

    def apply(self, s: State) -> None:
        """Move the card from the hand to the discard pile."""
        show_leaving(s, self.seat, self.card)
        s.throw(self.seat, self.card)


@mypyc_attr(free_list_len=1)
class Foretold(OfCard):
    """A seat played a Brigitta; this reveals which one, as several sets have one. [ACT-6]"""

    reveals: ClassVar[bool] = True

    def apply(self, s: State) -> None:
        """Move the card from the hand to the discard pile."""
        show_leaving(s, self.seat, self.card)
        s.throw(self.seat, self.card)


@mypyc_attr(free_list_len=1)
class CardStolen(OfCard):
    """A seat took a card from the other's hand, which it had seen. [ATTACK-6, T24]"""

    reveals: ClassVar[bool] = True

    def apply(self, s: State) -> None:
        """Move the card from hand to hand; both seats know it there."""
        keep_shown(s, self.seat, SPECTATOR)
        show_leaving(s, 1 - self.seat, self.card)
        receive_shown(s, self.seat, self.card)
        note_taken(s, self.seat, self.card)


@mypyc_attr(free_list_len=1)
class CardFetched(Public[State]):
    """A seat took a card from the discard pile of `owner` into its hand. [ACT-8, T24]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "owner": SEAT}

    def __init__(self, seat: i64, card: i64, owner: i64) -> None:
        self.seat = seat
        self.card = card
        self.owner = owner

    def apply(self, s: State) -> None:
        """Move the card from the open pile to the hand; the other knows it."""
        keep_shown(s, self.seat, SPECTATOR)
        s.recover(self.owner, self.card)
        receive_shown(s, self.seat, self.card)
        if self.owner != self.seat:
            note_taken(s, self.seat, self.card)


def receive_shown(s: State, seat: i64, card: i64) -> None:
    """Add a card to a hand, known to the other."""
    s.put_in_hand(seat, card, 1)
    s.make_known(seat, card, 1)
    s.hold(seat, s.back_of(card), 1)
