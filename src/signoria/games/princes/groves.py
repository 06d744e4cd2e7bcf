"""Functions that cost owls or a star: the card that offers one now. [TOKEN-3, STAR-2]"""

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import OWLS, STARS
from signoria.games.princes.places import card_at, is_marked
from signoria.games.princes.rules import SITES, USED
from signoria.games.princes.state import State
from signoria.games.princes.tokens import holders, tokens_of
from signoria.kernel.cells import Cells
from signoria.kernel.seats import NOBODY


def offered_by(s: State, seat: i64, row: Cells, mask: i64) -> i64:
    """Return the site of a card whose function a seat may use now, or NOBODY.

    The function is one of those that `row` tells by the bits of `mask`. If the seat has no such
    card, the one that borrows those of the other may do it, once in the seat's own turn.
    """
    if len(s.outer) == 0:
        return NOBODY  # nobody has owls
    owls = tokens_of(s, seat, OWLS)
    mine = cheapest(s, seat, row, mask)
    if mine != NOBODY:
        return mine if owls >= price_at(s, seat, mine) else NOBODY
    borrower = borrower_of(s, seat)
    if borrower == NOBODY:
        return NOBODY
    theirs = cheapest(s, 1 - seat, row, mask)
    able = theirs != NOBODY and owls >= price_at(s, 1 - seat, theirs)
    return borrower if able else NOBODY


def calming(s: State, seat: i64, mask: i64) -> list[int]:
    """Return the places of a seat's cards of which a star averts an event. [STAR-2]"""
    if len(s.outer) == 0:
        return []
    with_stars = holders(s, seat, STARS)
    return [place for place in with_stars if CARD_ROWS.averts[card_at(s, seat, place)] & mask]


def cheapest(s: State, seat: i64, row: Cells, mask: i64) -> i64:
    """Return the site of a seat's card with such a function for fewest owls, or NOBODY."""
    found: i64 = NOBODY
    for site in range(SITES):
        card = s.sites[seat * SITES + site] - 1
        if (
            card >= 0
            and row[card] & mask
            and (found == NOBODY or price_at(s, seat, found) > CARD_ROWS.use_owls[card])
        ):
            found = site
    return found


def price_at(s: State, seat: i64, site: i64) -> i64:
    """Return the owls for the function of the card on a site."""
    return CARD_ROWS.use_owls[s.sites[seat * SITES + site] - 1]


def borrower_of(s: State, seat: i64) -> i64:
    """Return the site of a card that can borrow a function of the other now, or NOBODY."""
    if s.active != seat:
        return NOBODY
    for site in range(SITES):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.borrows[card] and not is_marked(s, seat, site, USED):
            return site
    return NOBODY


def price_of_offer(s: State, seat: i64, row: Cells, mask: i64) -> i64:
    """Return the owls for the function that `offered_by` has found."""
    mine = cheapest(s, seat, row, mask)
    if mine != NOBODY:
        return price_at(s, seat, mine)
    return price_at(s, 1 - seat, cheapest(s, 1 - seat, row, mask))


def wins_ties(s: State, seat: i64) -> bool:
    """Return whether a card of a seat wins ties for it. [MATCH-1]"""
    return s.in_play(seat, CARD_ROWS.ties, 1) > 0
