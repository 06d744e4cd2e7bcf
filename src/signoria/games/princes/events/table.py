"""Events about the first seat, turns, dice, event cards, and the end of the game."""

from typing import ClassVar

from librt.vecs import append, pop
from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.cards.vocabulary import RESHUFFLE, UNDER_FOUR
from signoria.games.princes.events.shapes import InEventStack, OfCard
from signoria.games.princes.fields import CARD, FACE, REASON
from signoria.games.princes.foresight import came_by_lot, is_public, shift
from signoria.games.princes.rules import BELOW_YULE, MARKS, UNDER_TOP
from signoria.games.princes.state import State
from signoria.kernel.cells import filled, zeros
from signoria.kernel.event import Event, Over, Public
from signoria.kernel.kinds import FLAG, NUMBER, SEAT, SEATS, Kinds
from signoria.kernel.seats import HIDDEN, NOBODY


@mypyc_attr(free_list_len=1)
class FirstSeatChosen(Public[State]):
    """Chance decided who begins. [SET-4]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def apply(self, s: State) -> None:
        """Make the other seat active, since the first turn passes on from it."""
        s.active = 1 - self.seat


@mypyc_attr(free_list_len=1)
class TurnBegan(Public[State]):
    """A seat's turn began; `number` counts the turns of both. [TURN-1]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "number": NUMBER}

    def __init__(self, seat: i64, number: i64) -> None:
        self.seat = seat
        self.number = number

    def apply(self, s: State) -> None:
        """Store seat and number of the turn, and clear the marks."""
        s.active = self.seat
        s.turn = self.number
        marks = s.marks
        for at in range(MARKS):
            marks[at] = 0


@mypyc_attr(free_list_len=1)
class DiceRolled(Public[State]):
    """The production die shows a number, the event die a face. [ROLL-1, ROLL-2]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "number": NUMBER, "face": FACE}

    def __init__(self, seat: i64, number: i64, face: i64) -> None:
        self.seat = seat
        self.number = number
        self.face = face

    def apply(self, s: State) -> None:
        """Store number and face."""
        s.number = self.number
        s.face = self.face


@mypyc_attr(free_list_len=1)
class EventDrawn(Public[State]):
    """The top card of the event stack was turned up; it goes under the stack. [ROLL-7, T9]

    `lot` is 1 if the card was one of those that chance put into the stack.
    """

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"card": CARD, "lot": FLAG}

    def __init__(self, card: i64, lot: i64) -> None:
        self.card = card
        self.lot = lot

    def apply(self, s: State) -> None:
        """Move the card to the bottom, or under the next four; or leave it face up."""
        name_event(s, 0, self.card, self.lot)
        place: i64 = len(s.events) - 1
        if s.laid != NOBODY:
            s.laid += 1  # [T10]
        elif CARD_ROWS.reseat[self.card] == UNDER_FOUR:
            place = min(place, UNDER_TOP)
        shift(s, 0, place)
        s.events[place] = self.card + 1


def name_event(s: State, at: i64, card: i64, lot: i64) -> None:
    """Name an unknown card of the event stack. [MODE-7]"""
    if s.events[at] == 0:
        s.event_pool[lot * SIZE + card] -= 1
        s.events[at] = card + 1
    if len(s.glimpsed):
        s.glimpsed[at] = 0
    if s.options.own_decks:
        seen: i64 = 0
        for place in range(len(s.events)):
            if s.events[place] == card + 1 and is_public(s, place):
                seen += 1
        for at in range(len(s.gone)):
            if s.gone_by[at] == NOBODY and s.gone[at] == card:
                seen += 1
        s.event_pool[SIZE + card] = max(s.event_pool[SIZE + card], seen)


@mypyc_attr(free_list_len=1)
class EventsShuffled(Public[State]):
    """The event stack was shuffled and rebuilt around this card. [SET-5, EVENT-7, T10]"""

    kinds: ClassVar[Kinds] = {"card": CARD}

    def __init__(self, card: i64) -> None:
        self.card = card

    def apply(self, s: State) -> None:
        """Forget all cards; the named one, if any, is the fourth from the bottom."""
        for at in range(len(s.events)):
            if s.events[at] and s.events[at] != self.card + 1:
                row = SIZE if came_by_lot(s, at) else 0
                s.event_pool[row + s.events[at] - 1] += 1
        s.events = filled(len(s.events), 0)
        s.glimpsed = zeros(0)
        if self.card == NOBODY:
            s.laid = 0
        else:
            s.events[len(s.events) - 1 - BELOW_YULE] = self.card + 1


@mypyc_attr(free_list_len=1)
class EventRemoved(InEventStack):
    """A card of the event stack left the game; `seat` alone knows it, NOBODY means all. [T10]"""

    reveals: ClassVar[bool] = True

    def apply(self, s: State) -> None:
        """Remove the card from the stack; without Yule, events lie face up from now on."""
        cell = NOBODY if self.card == HIDDEN else self.lot * SIZE + self.card
        if s.events[self.place] == 0 and cell != NOBODY:
            s.event_pool[cell] -= 1
        shift(s, self.place, len(s.events) - 1)
        s.events = pop(s.events)[0]
        if len(s.glimpsed):
            s.glimpsed = pop(s.glimpsed)[0]
        s.gone = append(s.gone, cell)
        s.gone_by = append(s.gone_by, self.seat)
        if cell != NOBODY and CARD_ROWS.reseat[self.card] == RESHUFFLE:
            s.laid = 0

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the card to the seat that removed it, or to all if it lay open."""
        if self.seat in (NOBODY, seat):
            return self
        return EventRemoved(self.seat, self.place, HIDDEN, HIDDEN)


@mypyc_attr(free_list_len=1)
class Spared(OfCard):
    """A card of a seat protected it from the event. [EVENT-9]"""

    def apply(self, s: State) -> None:
        """Change nothing."""


@mypyc_attr(free_list_len=1)
class DefenceRolled(Public[State]):
    """A die was rolled against an attack on a seat, with success or not. [ATTACK-2]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "number": NUMBER, "repelled": FLAG}

    def __init__(self, seat: i64, card: i64, number: i64, repelled: i64) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.repelled = repelled

    def apply(self, s: State) -> None:
        """Change nothing: the agenda has the next steps."""


@mypyc_attr(free_list_len=1)
class Ended(Over[State]):
    """The game is over; `winners` are seats as bits. [END-1, END-2]"""

    kinds: ClassVar[Kinds] = {"reason": REASON, "winners": SEATS}
