"""Owls and stars: how many a seat has, and the cards that hold them or have room. [TOKEN-1]"""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.rules import HIGHEST, OUTER, SEATS, SITES, TOKEN_KINDS
from signoria.games.princes.state import State


def tokens_of(s: State, seat: i64, kind: i64) -> i64:
    """Return how many owls or stars a seat has."""
    found: i64 = 0
    for at in range(len(s.outer) // SEATS):
        cell = seat * OUTER + at
        if s.shown[cell] and CARD_ROWS.holds[s.outer[cell] - 1] == kind:
            found += s.shown[cell]
    return found


def holders(s: State, seat: i64, kind: i64) -> list[int]:
    """Return the places of a seat's cards with an owl or star."""
    return [place for place in holding(s, seat, kind) if shown_at(s, seat, place)]


def takers_of(s: State, seat: i64, kind: i64) -> list[int]:
    """Return the places of a seat's cards with room for an owl or star."""
    return [place for place in holding(s, seat, kind) if shown_at(s, seat, place) < HIGHEST]


def holding(s: State, seat: i64, kind: i64) -> list[int]:
    """Return the places of a seat's cards that can hold owls or stars."""
    found: list[int] = []
    for at in range(len(s.outer) // SEATS):
        card = s.outer[seat * OUTER + at] - 1
        if card >= 0 and CARD_ROWS.holds[card] == kind:
            found.append(SITES + at)
    return found


def shown_at(s: State, seat: i64, place: i64) -> i64:
    """Return the owls, stars or level that a card on one's outer place shows."""
    return s.shown[seat * OUTER + place - SITES]


def token_room(s: State, seat: i64, kind: i64) -> i64:
    """Return how many more owls or stars a seat's cards could hold. [TOKEN-1]"""
    room: i64 = 0
    for place in holding(s, seat, kind):
        room += HIGHEST - shown_at(s, seat, place)
    return room


def lacks_tokens(s: State, seat: i64, card: i64) -> bool:
    """Return whether a seat has too few owls or stars for the price of a card. [TOKEN-2]"""
    price = CARD_ROWS.tokens[card]
    return price > 0 and tokens_of(s, seat, kind_paid(price)) < amount_paid(price)


def kind_paid(price: i64) -> i64:
    """Return whether a price is one of owls or of stars."""
    return price % TOKEN_KINDS


def amount_paid(price: i64) -> i64:
    """Return the number of owls or stars of a price."""
    return price // TOKEN_KINDS


def a_price(kind: i64, number: i64) -> i64:
    """Return a price of so many owls or stars, as steps and rows remember it."""
    return number * TOKEN_KINDS + kind
