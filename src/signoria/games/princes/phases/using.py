"""Functions of cards in play: the conditions of their use, and the use itself. [TURN-3, T19]"""

from mypy_extensions import i64

from signoria.games.princes.actions import Use, UseAbroad, UsePlace
from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import OWLS, STARS
from signoria.games.princes.cards.vocabulary import ONCE
from signoria.games.princes.effects import USES, possible, reaches, run
from signoria.games.princes.effects.tokens import can_use, charge
from signoria.games.princes.kinds import WAITING
from signoria.games.princes.moves import RANSOM, evictable
from signoria.games.princes.phases.handling import (
    discard_from,
    place_picked,
    use_at,
    use_number,
)
from signoria.games.princes.places import card_at, is_marked
from signoria.games.princes.rules import FRESH, OUTER, PLACES, SEATS, SITES, USED
from signoria.games.princes.sites import end_of_sites, start_of_sites
from signoria.games.princes.state import State
from signoria.games.princes.tokens import a_price
from signoria.kernel.action import Refusal
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


def usable(s: State, seat: i64, place: i64, card: i64) -> bool:
    """Return whether a function is available: not used this turn, and not just built."""
    function = CARD_ROWS.function[card]
    if function == ONCE and is_marked(s, seat, place, USED):
        return False
    waits = CARD_ROWS.kinds[card] >> WAITING & 1 == 1
    return not (waits and is_marked(s, seat, place, FRESH))


def ready(s: State, seat: i64, place: i64, card: i64) -> bool:
    """Return whether a card in play can be used now. [TURN-3]"""
    if not usable(s, seat, place, card):
        return False
    if CARD_ROWS.use_owls[card] and not can_use(s, seat, card):
        return False
    return possible(s, seat, USES[card], place)


def uses_beyond(s: State, seat: i64) -> list[int]:
    """Return the menu numbers of functions of a seat's cards outside its own sites. [GEO-5]"""
    found: list[int] = []
    for at in range(len(s.abroad) // SEATS):
        if s.abroad[seat * PLACES + at] and is_ready(s, seat, PLACES + at):
            found.append(use_number(PLACES + at))
    for at in range(len(s.outer) // SEATS):
        if s.outer[seat * OUTER + at] and is_ready(s, seat, SITES + at):
            found.append(use_number(SITES + at))
    found += [use_number(place) for place in evictable(s, seat)]
    return sorted(found)


def is_ready(s: State, seat: i64, place: i64) -> bool:
    """Return whether a card can be used now, or a foreign one be bought off. [MOVE-2]"""
    card = card_at(s, seat, place)
    if card < 0:
        return place in evictable(s, seat)
    return CARD_ROWS.function[card] > 0 and ready(s, seat, place, card)


def refuses_use(s: State, seat: i64, action: Use | UseAbroad | UsePlace) -> Refusal | None:
    """Refuse a missing card, one used or just built, or one without effect now. [TURN-3]"""
    place = place_picked(action)
    if place == NOBODY:
        return Refusal("TABLE-5")
    if is_ready(s, seat, place):
        return None
    if isinstance(action, UsePlace):
        fields: dict[str, int | str] = {"zone": action.zone, "column": action.column}
        return Refusal("GEO-5", {**fields, "side": action.side})
    return Refusal("TURN-3", {"town": action.town, "spot": action.spot})


def use(t: Table[State], seat: i64, action: Use | UseAbroad | UsePlace) -> None:
    """Use the card and run its sentence. [TURN-3]"""
    place = place_picked(action)
    card = card_at(t.state, seat, place)
    if card < 0:
        discard_from(t, 1 - seat, PLACES + place)
        charge(t, seat, a_price(STARS, RANSOM))
        return
    use_at(t, seat, place)
    run(t, seat, USES[card], place)
    charge(t, seat, a_price(OWLS, CARD_ROWS.use_owls[card]))


def early_uses(s: State, seat: i64) -> list[int]:
    """Return the usable cards of the preparatory round: none that affects the other. [T18, T19]"""
    found: list[int] = []
    for site in range(start_of_sites(s, seat), end_of_sites(s, seat)):
        if is_early(s, seat, site):
            found.append(use_number(site))
    for at in range(len(s.outer) // SEATS):
        if is_early(s, seat, SITES + at):
            found.append(use_number(SITES + at))
    return found


def is_early(s: State, seat: i64, place: i64) -> bool:
    """Return whether a card can be used in the preparatory round. [T18, T19]"""
    return is_ready(s, seat, place) and not reaches(USES[card_at(s, seat, place)])


def refuses_early_use(s: State, seat: i64, action: Use | UsePlace) -> Refusal | None:
    """Refuse uses that affect the other, or that wait until after the round. [T18, T19]"""
    place = place_picked(action)
    card = card_at(s, seat, place) if NOBODY < place < PLACES else NOBODY
    if card >= 0 and CARD_ROWS.function[card]:
        if CARD_ROWS.kinds[card] >> WAITING & 1 and not usable(s, seat, place, card):
            return Refusal("T19", {"card": card})
        if reaches(USES[card]):
            return Refusal("T18")
    return refuses_use(s, seat, action)
