"""Steps of cards that help their owner: what is saved, chosen, fetched, searched, treated."""

from mypy_extensions import i64

from signoria.games.princes.actions import (
    DONE,
    PICK_CARD,
    PICK_RESOURCE,
    PICK_SITE,
    Done,
    PickCard,
    PickResource,
    PickSite,
    Search,
)
from signoria.games.princes.book import SIZE
from signoria.games.princes.dues import SAVED_AT, TYPES_AT, due_of, one_due
from signoria.games.princes.effects.stores import fill
from signoria.games.princes.events import CardFetched
from signoria.games.princes.phases.feuds import site_of
from signoria.games.princes.phases.hand import refuses_search, searches, tops
from signoria.games.princes.phases.steps import GAINING, PAYING, SAVING, SEARCHING
from signoria.games.princes.places import beside_site, has_room, treatable
from signoria.games.princes.rules import RESOURCE_TYPES, SEATS
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table


class Saving(Phase[State]):
    """The builder picks which resource of the price it need not pay. [BUILD-13]"""

    def actors(self, s: State) -> i64:
        """The builder, where there are several it can do without."""
        types = savable(s, s.concerned(), s.memo())
        return 1 << s.concerned() if types & (types - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Kinds of the price."""
        return [PICK_RESOURCE + kind for kind in seats_in(savable(s, seat, s.memo()))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A kind that is not due, or that leaves the rest too dear. [BUILD-13]"""
        if not isinstance(action, PickResource):
            return Refusal("HOUSE-3")
        if not 0 <= action.resource < RESOURCE_TYPES:
            return Refusal("HOUSE-5")
        if not savable(s, seat, s.memo()) >> action.resource & 1:
            return Refusal("BUILD-13", {"resource": action.resource})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """One resource less."""
        assert isinstance(action, PickResource)
        save(t, seat, action.resource)

    def proceed(self, t: Table[State]) -> None:
        """The only kind."""
        s = t.state
        save(t, s.concerned(), seats_in(savable(s, s.concerned(), s.memo()))[0])


class Choosing(Phase[State]):
    """A seat picks one kind of those offered and receives as many as it gets. [BUILD-14]"""

    def actors(self, s: State) -> i64:
        """The receiver, where it has room for several."""
        types = choosable(s, s.concerned())
        return 1 << s.concerned() if types & (types - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Kinds with room."""
        return [PICK_RESOURCE + kind for kind in seats_in(choosable(s, seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A kind that is not offered, or without room. [BUILD-14]"""
        if not isinstance(action, PickResource):
            return Refusal("HOUSE-3")
        if not 0 <= action.resource < RESOURCE_TYPES:
            return Refusal("HOUSE-5")
        if not choosable(s, seat) >> action.resource & 1:
            return Refusal("BUILD-14", {"resource": action.resource})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """All of that kind."""
        assert isinstance(action, PickResource)
        receive(t, seat, 1 << action.resource)

    def proceed(self, t: Table[State]) -> None:
        """The only kind with room; without any nothing comes."""
        seat = t.state.concerned()
        receive(t, seat, choosable(t.state, seat))


class Fetching(Phase[State]):
    """A seat takes a card of a discard pile, not the one just played. [ACT-8]"""

    def actors(self, s: State) -> i64:
        """The player of the card, where there are several."""
        return 1 << s.concerned() if len(fetchable(s)) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Cards of the pile."""
        return [PICK_CARD + card for card in fetchable(s)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A card that is not in the pile. [ACT-8]"""
        if not isinstance(action, PickCard):
            return Refusal("HOUSE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("HOUSE-5")
        found = action.card in fetchable(s)
        return None if found else Refusal("ACT-8", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Into the hand."""
        assert isinstance(action, PickCard)
        owner = t.state.memo() % SEATS
        t.close()
        t.tell(CardFetched(seat, action.card, owner))

    def proceed(self, t: Table[State]) -> None:
        """The only one."""
        s = t.state
        seat, owner, card = s.concerned(), s.memo() % SEATS, fetchable(s)[0]
        t.close()
        t.tell(CardFetched(seat, card, owner))


class Browsing(Phase[State]):
    """The builder may pick a stack, look through it and take a card. [BUILD-14]"""

    def actors(self, s: State) -> i64:
        """The builder, if there is a stack."""
        return 1 << s.concerned() if s.any_stack(s.concerned()) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """No stack, or one that has cards."""
        return [DONE, *searches(tops(s, seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """An empty stack. [HAND-5]"""
        if isinstance(action, Done):
            return None
        return refuses_search(s, seat, action) if isinstance(action, Search) else Refusal("HOUSE-3")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Look through it, if one likes."""
        t.close()
        if isinstance(action, Search):
            t.open(SEARCHING, seat, action.stack)

    def proceed(self, t: Table[State]) -> None:
        """No cards anywhere."""
        t.close()


class Treating(Phase[State]):
    """The player picks one Bath House; the two regions beside it take one each. [ACT-9]"""

    def actors(self, s: State) -> i64:
        """The player, where there are several."""
        found = treatable(s, s.concerned())
        return 1 << s.concerned() if found & (found - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Bath Houses beside which there is room."""
        return [PICK_SITE + site for site in seats_in(treatable(s, seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """No Bath House, or all full beside it. [ACT-9]"""
        if not isinstance(action, PickSite):
            return Refusal("HOUSE-3")
        site = site_of(action)
        if site == NOBODY:
            return Refusal("HOUSE-5")
        if not treatable(s, seat) >> site & 1:
            return Refusal("ACT-9", {"town": action.town, "spot": action.spot})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Both regions, as far as there is room."""
        assert isinstance(action, PickSite)
        treat(t, seat, site_of(action))

    def proceed(self, t: Table[State]) -> None:
        """The only one."""
        seat = t.state.concerned()
        treat(t, seat, seats_in(treatable(t.state, seat))[0])


def savable(s: State, seat: i64, memo: i64) -> i64:
    """The kinds, as bits, that can be saved so that the rest can be paid. [BUILD-13]"""
    left = memo >> SAVED_AT
    short: i64 = 0
    for kind in range(RESOURCE_TYPES):
        short += max(0, due_of(memo, kind) - s.amount_of(seat, kind))
    types: i64 = 0
    for kind in range(RESOURCE_TYPES):
        due = due_of(memo, kind)
        if due and (short < left or due > s.amount_of(seat, kind)):
            types |= 1 << kind
    return types


def save(t: Table[State], seat: i64, kind: i64) -> None:
    """That one is not due; perhaps another is not either."""
    memo = t.state.memo() - one_due(kind) - (1 << SAVED_AT)
    t.close()
    t.open(SAVING if memo >> SAVED_AT else PAYING, seat, memo)


def choosable(s: State, seat: i64) -> i64:
    """The kinds offered, as bits, that a seat has room for."""
    types: i64 = 0
    for kind in range(RESOURCE_TYPES):
        if s.memo() >> TYPES_AT + kind & 1 and s.room_for(seat, 1 << kind):
            types |= 1 << kind
    return types


def receive(t: Table[State], seat: i64, types: i64) -> None:
    """As many of one kind as the step says."""
    number = t.state.memo() & ((1 << TYPES_AT) - 1)
    t.close()
    if types:
        t.open(GAINING, seat, types << TYPES_AT | number)


def fetchable(s: State) -> list[int]:
    """The cards of the pile, without the one just played. [ACT-8]"""
    played, owner, seat = s.memo() // SEATS, s.memo() % SEATS, s.concerned()
    shared = s.options.own_decks == 0 or owner == seat
    return [c for c in range(SIZE) if s.thrown(owner, c) > int(shared and c == played)]


def treat(t: Table[State], seat: i64, site: i64) -> None:
    """One for each of the two regions that has room. [ACT-9]"""
    t.close()
    for plot in beside_site(site):
        if has_room(t.state, seat, plot):
            fill(t, seat, plot, 1)
