"""Functions of cards that stand: when they may be used, and the use itself. [TURN-3, T19]"""

from mypy_extensions import i64

from signoria.games.princes.actions import USE, PickSite, Use
from signoria.games.princes.book import BOOK
from signoria.games.princes.building import end_of_sites, start_of_sites
from signoria.games.princes.cards.vocabulary import LATER, ONCE
from signoria.games.princes.effects import USES, possible, reaches, run
from signoria.games.princes.events import CardUsed
from signoria.games.princes.phases.feuds import site_of
from signoria.games.princes.rules import FRESH, SITES, SPOTS, USED
from signoria.games.princes.state import State
from signoria.kernel.action import Refusal
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


def usable(s: State, seat: i64, site: i64, card: i64) -> bool:
    """Whether a function is there for now: once a turn, not when just built, or at will."""
    function = BOOK.function[card]
    if function == ONCE and s.marks[USED + seat] >> site & 1:
        return False
    return not (function == LATER and s.marks[FRESH + seat] >> site & 1)


def ready(s: State, seat: i64, site: i64, card: i64) -> bool:
    """Whether a card that stands can be used now. [TURN-3]"""
    return usable(s, seat, site, card) and possible(s, seat, USES[card])


def refuses_use(s: State, seat: i64, action: Use) -> Refusal | None:
    """No such card, used already, just built, or without effect now. [TURN-3]"""
    site = site_of(PickSite(action.town, action.spot))
    if site == NOBODY:
        return Refusal("HOUSE-5")
    card = s.sites[seat * SITES + site] - 1
    if card < 0 or BOOK.function[card] == 0 or not ready(s, seat, site, card):
        return Refusal("TURN-3", {"town": action.town, "spot": action.spot})
    return None


def use(t: Table[State], seat: i64, action: Use) -> None:
    """As its sentence says. [TURN-3]"""
    card = t.state.sites[seat * SITES + action.town * SPOTS + action.spot] - 1
    t.tell(CardUsed(seat, card, action.town, action.spot))
    run(t, seat, USES[card])


def early_uses(s: State, seat: i64) -> list[int]:
    """What can be used in the preparatory round: nothing that reaches the other. [T18, T19]"""
    found: list[int] = []
    for site in range(start_of_sites(s, seat), end_of_sites(s, seat)):
        card = s.sites[seat * SITES + site] - 1
        able = card >= 0 and BOOK.function[card] > 0 and ready(s, seat, site, card)
        if able and not reaches(USES[card]):
            found.append(USE + site)
    return found


def refuses_early_use(s: State, seat: i64, action: Use) -> Refusal | None:
    """What reaches the other, or waits until after the round. [T18, T19]"""
    site = site_of(PickSite(action.town, action.spot))
    card = s.sites[seat * SITES + site] - 1 if site != NOBODY else NOBODY
    if card >= 0 and BOOK.function[card]:
        if BOOK.function[card] == LATER and not usable(s, seat, site, card):
            return Refusal("T19", {"card": card})
        if reaches(USES[card]):
            return Refusal("T18")
    return refuses_use(s, seat, action)
