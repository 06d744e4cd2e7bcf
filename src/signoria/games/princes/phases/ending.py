"""Victory, the end of the game, and the removal of events, shared by several phases."""

from mypy_extensions import i64

from signoria.games.princes.card_rows import EVENT_CARDS, SIZE, number_of
from signoria.games.princes.events import (
    DeckShown,
    Ended,
    EventRemoved,
    EventsShuffled,
    StolenReturned,
)
from signoria.games.princes.foresight import came_by_lot, is_public
from signoria.games.princes.rules import END_POINTS, EVENT_STACK, FEWEST_EVENTS, SEATS
from signoria.games.princes.state import State
from signoria.kernel.cells import part
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

YULE = number_of("yule")


def win(t: Table[State]) -> None:
    """End the game: the active player has the points and wins at once. [END-3, T29]"""
    end_game(t, END_POINTS, 1 << t.state.active)


def end_game(t: Table[State], reason: i64, winners: i64) -> None:
    """Show the decks, return stolen cards, and end the game. [T11, T24]"""
    s = t.state
    if s.options.own_decks:
        for seat in range(SEATS):
            counts = part(s.decks, seat * SIZE, SIZE)
            t.record(DeckShown(seat, [card for card in range(SIZE) for _ in range(counts[card])]))
            for card in range(SIZE):
                number = s.decks[(SEATS + 1 - seat) * SIZE + card]
                if number:
                    t.record(StolenReturned(seat, card, number))
    t.record(Ended(reason, winners))


def name_event_at(t: Table[State], place: i64) -> i64:
    """Return the card at a place of the event stack; chance names an unknown one.

    A card that only chance put into the stack is returned with SIZE added. [MODE-7]
    """
    s = t.state
    if s.events[place]:
        return s.events[place] - 1 + (SIZE if came_by_lot(s, place) else 0)
    unknown = unknown_cells(s)
    by_lot = unknown
    for card in EVENT_CARDS:
        by_lot -= s.event_pool[card]
    if by_lot > 0 and t.below(EVENT_STACK, unknown) < by_lot:
        return SIZE + t.pick(EVENT_STACK, s.event_pool[SIZE : 2 * SIZE])
    return t.pick(EVENT_STACK, s.event_pool[:SIZE])


def unknown_cells(s: State) -> i64:
    """Count the unknown cards of the event stack."""
    found: i64 = 0
    for cell in s.events:
        if cell == 0:
            found += 1
    return found


def remove_event(t: Table[State], seat: i64, place: i64) -> None:
    """Remove an event from the game; with three left besides Yule, Yule goes too. [T10]

    Only that seat learns a card that nobody knew.
    """
    s = t.state
    knowing = NOBODY if is_public(s, place) else seat
    named = name_event_at(t, place)
    t.record(EventRemoved(knowing, place, named % SIZE, named // SIZE))
    left = len(s.events)
    if s.laid == NOBODY and left == FEWEST_EVENTS + 1:
        at: i64 = 0
        while s.events[at] != YULE + 1:
            at += 1
        t.record(EventRemoved(NOBODY, at, YULE, 0))
    if s.laid > 0 and s.laid == len(s.events):
        t.record(EventsShuffled(NOBODY))
