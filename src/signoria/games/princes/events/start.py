"""Events before the game: decks, first hands, the layout of the first regions."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.fields import BROUGHT, CARD, REGIONS
from signoria.games.princes.layouts import with_pick
from signoria.games.princes.rules import (
    FIRST_COLUMN,
    PLOTS,
    SIDES,
    START_PLOTS,
)
from signoria.games.princes.state import State
from signoria.kernel.cells import part
from signoria.kernel.event import Event, Public
from signoria.kernel.kinds import NUMBER, SEAT, Kinds
from signoria.kernel.seats import HIDDEN


class DeckBrought(Event[State]):
    """A seat brought its deck and its four events, face down. [T6, T12]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "brought": BROUGHT}

    def __init__(self, seat: i64, brought: list[int]) -> None:
        self.seat = seat
        self.brought = brought

    def apply(self, s: State) -> None:
        """Put the cards into the seat's own stacks, and the events into the event stack."""
        s.brought |= 1 << self.seat
        for card in self.brought:
            s.decks[self.seat * SIZE + card] += 1
            if CARD_ROWS.event[card]:
                s.event_pool[card] += 1
            else:
                s.pool[self.seat * SIZE + card] += 1

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the others only that the seat has brought a deck."""
        return self if seat == self.seat else DeckBrought(self.seat, [])


class DeckShown(Public[State]):
    """After the game a seat shows the deck it brought, and takes it back. [T11, T12]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "brought": BROUGHT}

    def __init__(self, seat: i64, brought: list[int]) -> None:
        self.seat = seat
        self.brought = brought

    def apply(self, s: State) -> None:
        """Store the deck, visible to all."""
        for at in range(self.seat * SIZE, self.seat * SIZE + SIZE):
            s.decks[at] = 0
        for card in self.brought:
            s.decks[self.seat * SIZE + card] += 1


class StolenReturned(Public[State]):
    """After the game a seat takes back cards of its own that the other held. [T24]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD, "number": NUMBER}

    def __init__(self, seat: i64, card: i64, number: i64) -> None:
        self.seat = seat
        self.card = card
        self.number = number

    def apply(self, s: State) -> None:
        """Change nothing: the note still tells where the cards are."""


@mypyc_attr(free_list_len=1)
class CardChosen(Event[State]):
    """A seat took a card of its deck into its first hand. [T16]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def apply(self, s: State) -> None:
        """Move the card from the deck to the hand."""
        s.hold(self.seat, 0, 1)
        if self.card != HIDDEN:
            s.put_in_hand(self.seat, self.card, 1)
            s.pool[self.seat * SIZE + self.card] -= 1

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the card to the seat itself."""
        return self if seat == self.seat else CardChosen(self.seat, HIDDEN)


@mypyc_attr(free_list_len=1)
class RegionPicked(Event[State]):
    """A seat secretly chose the region for the next place. [MODE-8]"""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    def apply(self, s: State) -> None:
        """Settle one more place."""
        s.orders = with_pick(s.orders, self.seat, max(0, start_place(s, self.seat, self.card)))

    def seen_by(self, seat: i64) -> Event[State] | None:
        """Show the region to the seat itself."""
        return self if seat == self.seat else RegionPicked(self.seat, HIDDEN)


def start_place(s: State, seat: i64, card: i64) -> i64:
    """Return the place of a region among the six of the start; -1 if it is not there."""
    first = seat * PLOTS + FIRST_COLUMN * SIDES
    for place in range(START_PLOTS):
        if s.land[first + place] == card + 1:
            return place
    return -1


class RegionsArranged(Public[State]):
    """The first regions of a seat were laid out, with their stores. [MODE-8]"""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "regions": REGIONS}

    def __init__(self, seat: i64, regions: list[int]) -> None:
        self.seat = seat
        self.regions = regions

    def apply(self, s: State) -> None:
        """Put each region at its place."""
        first = self.seat * PLOTS + FIRST_COLUMN * SIDES
        stored = part(s.stored, first, START_PLOTS)
        places = [start_place(s, self.seat, card) for card in self.regions]
        for place in range(START_PLOTS):
            s.stored[first + place] = stored[places[place]]
        for place in range(START_PLOTS):
            s.land[first + place] = self.regions[place] + 1
        s.survey(self.seat)
        s.orders = 0
