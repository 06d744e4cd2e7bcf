"""Guesses of a rival's tournament deck: a legal deck with all cards that were shown. [T12]"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.cards import CARDS
from signoria.games.princes.decks.dealing import SORTS, complete
from signoria.games.princes.decks.judging import CHOSEN_EVENTS
from signoria.games.princes.modes import sure_events
from signoria.games.princes.rules import PLOTS, REGIONS, SEATS, SITES, TOURNAMENT
from signoria.kernel.cells import Cells, greatest, zeros
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY, SPECTATOR

if TYPE_CHECKING:
    from signoria.games.princes.state import State

EVENTS: Final = [card.id for card in CARDS if card.is_event()]
GIVEN: Final = sure_events(TOURNAMENT)


def guess_decks(s: "State", seat: i64, bit: i64, rng: Rng) -> Cells:
    """Deal the decks that a seat does not know, and return the pools that match them."""
    pool = s.pool[:]
    needed = shown_events(s, seat)
    if seat < 0:
        forget_secrets(s)
    for other in range(SEATS):
        if other != seat and s.brought >> other & 1:
            shown = shown_cards(s, other, bit)
            if not s.over():
                kept = kept_at(other, seat)
                guess_deck(s, other, shown, needed, kept, rng)
            for card in range(SIZE):
                at = other * SIZE + card
                event = CARD_ROWS.event[card] == 1
                pool[at] = 0 if event else s.decks[at] - shown[card] + gained(s, other, card)
    recount_events(s)
    return pool


def guess_deck(s: "State", seat: i64, shown: Cells, needed: Cells, kept: i64, rng: Rng) -> None:
    """Deal a legal deck with every card that must be the seat's own, seen now or before.

    `needed` are the events that each seat must have chosen.
    """
    deck = needed[seat * SIZE : seat * SIZE + SIZE]
    for card in range(SIZE):
        number = max(own_of(s, seat, card, shown), s.decks[kept + card])
        if number:
            deck[card] = number
    complete(rng, 0, deck, s.options.owned[seat].row, SORTS)
    for card in range(SIZE):
        s.decks[seat * SIZE + card] = deck[card]


def own_of(s: "State", seat: i64, card: i64, shown: Cells) -> i64:
    """Return how many of a card a seat must have brought, by where they are now. [T24]"""
    return max(0, shown[card] - noted(s, seat, card)) + noted(s, 1 - seat, card)


def keep_shown(s: "State", seat: i64, knower: i64) -> None:
    """Remember the cards of a seat before a knower loses sight of them; used by events."""
    if s.options.own_decks:
        shown, kept = shown_cards(s, seat, knowing(knower)), kept_at(seat, knower)
        for card in range(SIZE):
            number = own_of(s, seat, card, shown)
            if number > s.decks[kept + card]:
                s.decks[kept + card] = number


def kept_at(seat: i64, knower: i64) -> i64:
    """Return the start, in `decks`, of the cards of a seat that the knower saw."""
    return ((SEATS if knower >= 0 else 2 * SEATS) + SEATS + seat) * SIZE


def knowing(knower: i64) -> i64:
    """Return the bit of a seat, or of all spectators, in `seen`."""
    return 1 << (knower if knower >= 0 else SEATS)


def forget_secrets(s: "State") -> None:
    """Replace the other seat's knowledge by the spectators', who saw none of the hands."""
    for seat in range(SEATS):
        theirs, mine = kept_at(seat, 1 - seat), kept_at(seat, SPECTATOR)
        for card in range(SIZE):
            s.decks[theirs + card] = s.decks[mine + card]


def noted(s: "State", seat: i64, card: i64) -> i64:
    """Return how many of a card a seat holds that belong to the other. [T24]"""
    return s.decks[(SEATS + seat) * SIZE + card]


def gained(s: "State", seat: i64, card: i64) -> i64:
    """Return how many of a card a seat holds beyond those it brought. [T24]"""
    return noted(s, seat, card) - noted(s, 1 - seat, card)


def shown_cards(s: "State", seat: i64, bit: i64) -> Cells:
    """Count the cards of a seat that the knower sees or has seen, wherever they are."""
    found = s.discard[seat * SIZE : seat * SIZE + SIZE]
    if bit >> SEATS == 0:  # spectators have seen nothing of the hands
        for card in range(SIZE):
            found[card] += s.known[seat * SIZE + card]
    for event in EVENTS:
        found[event] = 0
    for site in range(seat * SITES, seat * SITES + SITES):
        card = s.sites[site] - 1
        if card >= 0:
            found[card] += 1
            if CARD_ROWS.on[card] >= 0:
                found[CARD_ROWS.on[card]] += 1  # the covered card
    for card in s.beyond_sites(seat):
        found[card] += 1
    for plot in range(seat * PLOTS + REGIONS, seat * PLOTS + PLOTS):
        if s.land[plot]:
            found[s.land[plot] - 1] += 1
    for stack in range(s.options.stacks):
        if s.options.owners[stack] == seat:
            top = s.top_of(stack)
            for at in range(top, top + s.sizes[stack]):
                if s.seen[at] & bit and s.stock[at]:
                    found[s.stock[at] - 1] += 1
    return found


def shown_events(s: "State", seat: i64) -> Cells:
    """Count the events that each seat must have chosen, by those seen at once. [T6]

    Of a spectator's guesses each goes to the seat with more room, the most numerous events first.
    """
    found = zeros(SEATS * SIZE)
    left = at_least(s)
    room = [CHOSEN_EVENTS, CHOSEN_EVENTS]
    for number in range(greatest(left), 0, -1):
        for event in EVENTS:
            if left[event] == number:
                known: i64 = s.decks[seat * SIZE + event] if seat >= 0 else 0
                for _copy in range(max(0, number - known)):
                    other: i64 = 1 - seat if seat >= 0 else chooser(s, event, found, room)
                    found[other * SIZE + event] += 1
                    room[other] -= 1
    return found


def chooser(s: "State", event: i64, found: Cells, room: list[int]) -> i64:
    """Return the seat that a spectator takes to have chosen one more of an event. [T1, T6]"""
    for seat in range(SEATS):
        if found[seat * SIZE + event] >= s.options.owned[seat].row[event]:
            return 1 - seat
    return int(room[1] > room[0])


def at_least(s: "State") -> Cells:
    """Count the events that must have been chosen, by those seen at once or gone. [T10]"""
    found = zeros(SIZE)
    for cell in s.events:
        if cell:
            found[cell - 1] += 1
    for gone in s.gone:
        if NOBODY < gone < SIZE:
            found[gone] += 1
    for event in EVENTS:
        found[event] = max(found[event], s.event_pool[SIZE + event]) - GIVEN[event]
    return found


def recount_events(s: "State") -> None:
    """Recount the possible unknown cards of the event stack, by the decks. [T5, T6]"""
    for card in EVENTS:
        s.event_pool[card] = GIVEN[card]
        for seat in range(SEATS):
            s.event_pool[card] += s.decks[seat * SIZE + card]
    for cell in s.events:
        if cell:
            s.event_pool[cell - 1] -= 1
    for gone in s.gone:
        if gone != NOBODY:
            s.event_pool[gone] -= 1
