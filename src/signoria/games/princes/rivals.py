"""Guesses of a rival's tournament deck: a legal deck with all cards that were shown. [T12]"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.cards import CARDS
from signoria.games.princes.decks.dealing import dealt
from signoria.games.princes.decks.judging import CHOSEN_EVENTS
from signoria.games.princes.modes import sure_events
from signoria.games.princes.rules import PLOTS, REGIONS, SEATS, SITES, TOURNAMENT
from signoria.kernel.cells import Cells
from signoria.kernel.rng import Rng
from signoria.kernel.seats import NOBODY, SPECTATOR

if TYPE_CHECKING:
    from signoria.games.princes.state import State

EVENTS: Final = [card.id for card in CARDS if card.is_event()]
GIVEN: Final = sure_events(TOURNAMENT)


def guess_decks(s: "State", seat: i64, bit: i64, rng: Rng) -> Cells:
    """Deal the decks that a seat does not know, and return the pools that match them."""
    pool = s.pool[:]
    events = shown_events(s, seat)
    if seat < 0:
        forget_secrets(s)
    for other in range(SEATS):
        if other != seat and s.brought >> other & 1:
            shown = shown_cards(s, other, bit)
            if not s.over():
                kept = kept_at(other, seat)
                guess_deck(s, other, shown, events[other], kept, rng)
            for card in range(SIZE):
                at = other * SIZE + card
                pool[at] = s.decks[at] - shown.get(card, 0) + gained(s, other, card)
            for card in EVENTS:
                pool[other * SIZE + card] = 0
    recount_events(s)
    return pool


def guess_deck(
    s: "State", seat: i64, shown: dict[int, int], events: dict[int, int], kept: i64, rng: Rng
) -> None:
    """Deal a legal deck with every card that must be the seat's own, seen now or before."""
    seen = dict(events)
    for card in range(SIZE):
        number = max(own_of(s, seat, card, shown), s.decks[kept + card])
        if number:
            seen[card] = number
    deck = dealt(rng, 0, seen)
    for card in range(SIZE):
        s.decks[seat * SIZE + card] = deck.counts.get(card, 0)


def own_of(s: "State", seat: i64, card: i64, shown: dict[int, int]) -> i64:
    """Return how many of a card a seat must have brought, by where they are now. [T24]"""
    return max(0, shown.get(card, 0) - noted(s, seat, card)) + noted(s, 1 - seat, card)


def keep_shown(s: "State", seat: i64, knower: i64) -> None:
    """Remember the cards of a seat before a knower loses sight of them; used by events."""
    if s.options.own_decks:
        shown, kept = shown_cards(s, seat, knowing(knower)), kept_at(seat, knower)
        for card in range(SIZE):
            if noted(s, 1 - seat, card):
                shown.setdefault(card, 0)
        for seen in shown:
            number = own_of(s, seat, seen, shown)
            if number > s.decks[kept + seen]:
                s.decks[kept + seen] = number


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


def shown_cards(s: "State", seat: i64, bit: i64) -> dict[int, int]:
    """Return the cards of a seat that the knower sees or has seen, wherever they are."""
    found: dict[int, int] = {}
    for card in range(SIZE):
        number = s.discard[seat * SIZE + card]
        if bit >> SEATS == 0:  # spectators have seen nothing of the hands
            number += s.known[seat * SIZE + card]
        if number and not CARD_ROWS.event[card]:
            found[card] = number
    for site in range(seat * SITES, seat * SITES + SITES):
        card = s.sites[site] - 1
        if card >= 0:
            count_one(found, card)
            if CARD_ROWS.on[card] >= 0:
                count_one(found, CARD_ROWS.on[card])  # the covered card
    for card in s.beyond_sites(seat):
        count_one(found, card)
    for plot in range(seat * PLOTS + REGIONS, seat * PLOTS + PLOTS):
        if s.land[plot]:
            count_one(found, s.land[plot] - 1)
    for stack in range(s.options.stacks):
        if s.options.owners[stack] == seat:
            top = s.top_of(stack)
            for at in range(top, top + s.sizes[stack]):
                if s.seen[at] & bit and s.stock[at]:
                    count_one(found, s.stock[at] - 1)
    return found


def count_one(found: dict[int, int], card: i64) -> None:
    """Count one more of a card."""
    found[card] = found.get(card, 0) + 1


def shown_events(s: "State", seat: i64) -> list[dict[int, int]]:
    """Return the events that each seat must have chosen, by those seen at once. [T6]"""
    found: list[dict[int, int]] = [{}, {}]
    room = [CHOSEN_EVENTS, CHOSEN_EVENTS]
    left = {card: at_least(s, card) - GIVEN[card] for card in EVENTS}
    for card in sorted(EVENTS, key=lambda event: (-left[event], event)):
        number = left[card]
        if seat >= 0:
            number -= s.decks[seat * SIZE + card]
        for _copy in range(max(0, number)):
            other = 1 - seat if seat >= 0 else int(room[1] > room[0])
            found[other][card] = found[other].get(card, 0) + 1
            room[other] -= 1
    return found


def at_least(s: "State", card: i64) -> i64:
    """Return how many of an event must exist, by those seen at once or gone. [T10]"""
    number = [*s.events].count(card + 1) + [*s.gone].count(card)
    return max(number, s.event_pool[SIZE + card])


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
