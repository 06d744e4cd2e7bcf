"""Functions of cards in play: the conditions of their use, and the use itself. [TURN-3, T19]"""

from mypy_extensions import i64

from signoria.games.princes.actions import USE, USE_ABROAD, PickSite, Use, UseAbroad
from signoria.games.princes.building import end_of_sites, start_of_sites
from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.vocabulary import LATER, ONCE
from signoria.games.princes.effects import USES, possible, reaches, run
from signoria.games.princes.events import CardUsed, CardUsedAbroad
from signoria.games.princes.phases.feuds import site_of
from signoria.games.princes.places import card_at
from signoria.games.princes.rules import ABROAD, FRESH, SITES, SPOTS, USED
from signoria.games.princes.state import State
from signoria.kernel.action import Refusal
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


def usable(s: State, seat: i64, place: i64, card: i64) -> bool:
    """Return whether a function is available: not used this turn, and not just built."""
    function, site = CARD_ROWS.function[card], place % SITES
    at = seat if place < SITES else ABROAD + seat
    if function == ONCE and s.marks[USED + at] >> site & 1:
        return False
    return not (function == LATER and s.marks[FRESH + at] >> site & 1)


def ready(s: State, seat: i64, place: i64, card: i64) -> bool:
    """Return whether a card in play can be used now. [TURN-3]"""
    return usable(s, seat, place, card) and possible(s, seat, USES[card])


def uses_abroad(s: State, seat: i64) -> list[int]:
    """Return the menu numbers of functions of a seat's cards in the other principality."""
    found: list[int] = []
    for site in range(SITES):
        card = s.abroad[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.function[card] and ready(s, seat, SITES + site, card):
            found.append(USE_ABROAD + site)
    return found


def refuses_use(s: State, seat: i64, action: Use | UseAbroad) -> Refusal | None:
    """Refuse a missing card, one used or just built, or one without effect now. [TURN-3]"""
    site = site_of(PickSite(action.town, action.spot))
    if site == NOBODY:
        return Refusal("TABLE-5")
    place = SITES + site if isinstance(action, UseAbroad) else site
    card = card_at(s, seat, place)
    if card < 0 or CARD_ROWS.function[card] == 0 or not ready(s, seat, place, card):
        return Refusal("TURN-3", {"town": action.town, "spot": action.spot})
    return None


def use(t: Table[State], seat: i64, action: Use | UseAbroad) -> None:
    """Use the card and run its sentence. [TURN-3]"""
    site = action.town * SPOTS + action.spot
    if isinstance(action, UseAbroad):
        card = card_at(t.state, seat, SITES + site)
        t.record(CardUsedAbroad(seat, card, action.town, action.spot))
    else:
        card = card_at(t.state, seat, site)
        t.record(CardUsed(seat, card, action.town, action.spot))
    run(t, seat, USES[card])


def early_uses(s: State, seat: i64) -> list[int]:
    """Return the usable cards of the preparatory round: none that affects the other. [T18, T19]"""
    found: list[int] = []
    for site in range(start_of_sites(s, seat), end_of_sites(s, seat)):
        card = s.sites[seat * SITES + site] - 1
        able = card >= 0 and CARD_ROWS.function[card] > 0 and ready(s, seat, site, card)
        if able and not reaches(USES[card]):
            found.append(USE + site)
    return found


def refuses_early_use(s: State, seat: i64, action: Use) -> Refusal | None:
    """Refuse uses that affect the other, or that wait until after the round. [T18, T19]"""
    site = site_of(PickSite(action.town, action.spot))
    card = s.sites[seat * SITES + site] - 1 if site != NOBODY else NOBODY
    if card >= 0 and CARD_ROWS.function[card]:
        if CARD_ROWS.function[card] == LATER and not usable(s, seat, site, card):
            return Refusal("T19", {"card": card})
        if reaches(USES[card]):
            return Refusal("T18")
    return refuses_use(s, seat, action)
