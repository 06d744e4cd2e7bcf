"""Modes of the game: the cards in each stack, the owners of stacks, and their backs."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_NAMES, SIZE
from signoria.games.princes.cards import CARDS, Card, editions
from signoria.games.princes.cards.vocabulary import BASIC, BY_EACH, BY_HOST, SETS
from signoria.games.princes.rules import (
    BACKS,
    DUEL,
    INTRODUCTORY,
    MODE_NAMES,
    MOONS,
    SEATS,
    TOURNAMENT,
    TOURNAMENT_STACKS,
    Options,
)
from signoria.kernel.cells import Cells, cells, zeros
from signoria.kernel.seats import NOBODY

EDITIONS: Final = editions()
# The first edition that has a card of a set.
BEGUN: Final = {
    card.set: edition
    for edition in reversed(EDITIONS)
    for card in CARDS
    if CARD_NAMES[card.id] in EDITIONS[edition]
}
ERAS: Final = [1, 2, 3]  # the sets of the base box beside the basic one
# The set of each theme game, by its mode; NOBODY for other modes. [MODE-1]
THEMES: Final = [SETS.index(name) if name in SETS else NOBODY for name in MODE_NAMES]


def sets_of(mode: i64) -> list[int]:
    """Return the sets whose draw cards lie in shared stacks."""
    if mode == DUEL:
        return [BASIC, *ERAS]
    return [BASIC] if mode == INTRODUCTORY else [BASIC, THEMES[mode]]


def stacks_of(mode: i64) -> list[int]:
    """Return the set of each shared draw stack. [SET-3, MODE-1, MODE-6]"""
    if mode == INTRODUCTORY:
        return [BASIC] * 4
    return [BASIC] * 3 + (ERAS if mode == DUEL else [THEMES[mode]] * 2)


def listed_in(edition: str, card: Card) -> bool:
    """Return whether an edition of the game lists a card; "" lists all cards of today."""
    return not edition or CARD_NAMES[card.id] in EDITIONS[edition]


def exists_in(edition: str, card: Card) -> bool:
    """Return whether a game of an edition has a card; a set may have grown since.

    A version in development has sets that its edition does not list. A game of such a set has the
    cards of the first edition that lists the set.
    """
    if listed_in(edition, card):
        return True
    begun, order = BEGUN.get(card.set, ""), [*EDITIONS]
    return not begun or (order.index(begun) > order.index(edition) and listed_in(begun, card))


def copies_in(mode: i64, card: Card, edition: str = "") -> int:
    """Return how many of a card a mode has: a duel none with the moon. [MODE-6]"""
    if card.set not in sets_of(mode) or not exists_in(edition, card):
        return 0
    return card.plain if mode == DUEL else card.copies()


def lay_stacks(chosen: Options) -> None:
    """Set the owners of the stacks, their backs, and the pools of their unseen cards."""
    chosen.theme = THEMES[chosen.mode]
    if chosen.mode == TOURNAMENT:
        lay_own_stacks(chosen)
    else:
        lay_shared_stacks(chosen)
    seats, backs = range(SEATS), range(BACKS)
    chosen.takers = cells([takers(chosen, seat, back) for seat in seats for back in backs])


def takers(chosen: Options, seat: i64, back: i64) -> int:
    """Return the stacks, as bits, that take a card of a seat with this back. [MODE-4, T23]"""
    found = [at for at in range(chosen.stacks) if chosen.backs[at] == back]
    return sum(1 << at for at in found if chosen.owners[at] in (NOBODY, seat))


def lay_shared_stacks(chosen: Options) -> None:
    """Set up stacks of each set, shared by both seats. [SET-3, MODE-1, MODE-6]"""
    sets, backs = stacks_of(chosen.mode), sets_of(chosen.mode)
    chosen.stacks = len(sets)
    chosen.owners = cells([NOBODY for _stack in sets])
    chosen.backs = cells([backs.index(number) for number in sets])
    chosen.pool_first = cells([first_of(number) for number in sets])
    chosen.pool_end = cells([first_of(number + 1) for number in sets])
    chosen.back_of = cells([backs.index(n) if n in backs else 0 for n in range(len(SETS))])
    chosen.totals = cells([drawn_in(chosen.mode, card, chosen.edition) for card in CARDS])


def lay_own_stacks(chosen: Options) -> None:
    """Set up four stacks for each seat; all backs count as equal. [T16]"""
    owners = [seat for seat in range(SEATS) for _stack in range(TOURNAMENT_STACKS)]
    chosen.own_decks = 1
    chosen.stacks = len(owners)
    chosen.owners = cells(owners)
    chosen.backs = zeros(len(owners))
    chosen.pool_first = cells([seat * SIZE for seat in owners])
    chosen.pool_end = cells([seat * SIZE + SIZE for seat in owners])
    chosen.back_of = zeros(len(SETS))


def first_of(number: i64) -> int:
    """Return the first card of a set; cards are numbered set by set."""
    return sum(1 for card in CARDS if card.set < number)


def drawn_in(mode: i64, card: Card, edition: str = "") -> int:
    """Return how many of a card lie in draw stacks: no open and no dealt ones. [MODE-3]"""
    if not card.in_decks() or card.dealt or (card.face_up and mode != DUEL):
        return 0
    return copies_in(mode, card, edition)


def lying_open(mode: i64, edition: str) -> Cells:
    """Return the cards that lie open in the middle: those of a theme game. [MODE-3]"""
    theme = mode not in (DUEL, TOURNAMENT)
    return cells([copies_in(mode, c, edition) if c.face_up and theme else 0 for c in CARDS])


def dealt_in(mode: i64, edition: str) -> list[int]:
    """Return the markers that each player of a theme game has from the start. [STAR-1]"""
    each = [card for card in CARDS if card.dealt and copies_in(mode, card, edition)]
    return [card.id for card in each]


def sure_events(mode: i64, edition: str = "") -> Cells:
    """Return the events that are always in the stack. [SET-5, MODE-1, MODE-7, T5]"""
    if mode == TOURNAMENT:
        given = {BY_EACH: SEATS, BY_HOST: 1}
        shared = [c.is_event() and listed_in(edition, c) for c in CARDS]
        return cells([given.get(c.giver, 0) if shared[c.id] else 0 for c in CARDS])
    return cells([copies_in(mode, c, edition) if c.is_event() else 0 for c in CARDS])


def lots_of(mode: i64, edition: str = "") -> Cells:
    """Return the events of which chance takes some: in a duel those with the moon. [MODE-7]"""
    taken = sets_of(DUEL) if mode == DUEL else []
    lots = [c.is_event() and c.set in taken and exists_in(edition, c) for c in CARDS]
    return cells([c.moon if lots[c.id] else 0 for c in CARDS])


def events_in(mode: i64, chosen_by_each: i64, edition: str = "") -> int:
    """Return how many cards the event stack has, Yule included. [SET-5, MODE-7, T5]"""
    more = {DUEL: MOONS, TOURNAMENT: SEATS * chosen_by_each}
    return sum(sure_events(mode, edition)) + more.get(mode, 0)
