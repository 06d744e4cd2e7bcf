"""Steps of cards that help their owner: savings, choices, fetching, searching, treating."""

from typing import ClassVar, Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    DONE,
    PICK_CARD,
    PICK_RESOURCE,
    PICK_SITE,
    PICK_STACK,
    Done,
    PickCard,
    PickResource,
    PickSite,
    Search,
)
from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.dues import BITS, SAVABLE_AT, SAVED_AT, TYPES_AT, due_of, one_due
from signoria.games.princes.effects.barbarians import (
    BARRED_AT,
    BY_EVENT,
    STACK_BITS,
    THEN_THE_OTHER,
)
from signoria.games.princes.effects.cards import TWICE, can_fetch, swappable, swapped_for
from signoria.games.princes.effects.stores import fill
from signoria.games.princes.events import CardFetched, Paid
from signoria.games.princes.phases.hand import refuses_search, searches, tops
from signoria.games.princes.phases.handling import site_of
from signoria.games.princes.phases.steps import (
    BROWSING,
    GAINING,
    PAYING,
    SAVING,
    SEARCHING,
    TAKING_MORE,
)
from signoria.games.princes.phases.struggles import PickingRegion
from signoria.games.princes.places import beside_site, has_room, treatable
from signoria.games.princes.rules import RESOURCE_TYPES, SEATS, SIDES, STRENGTH
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table

NUMBER_SAVED: Final = (1 << BITS) - 1


class Saving(Phase[State]):
    """The choice of a resource of the price that the builder need not pay. [BUILD-13]"""

    def actors(self, s: State) -> i64:
        """Return the builder if several resources can be saved."""
        types = savable(s, s.concerned(), s.memo())
        return 1 << s.concerned() if types & (types - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the kinds of the price that can be saved."""
        return [PICK_RESOURCE + kind for kind in seats_in(savable(s, seat, s.memo()))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a kind that is not due, or that leaves the rest too dear. [BUILD-13]"""
        if not isinstance(action, PickResource):
            return Refusal("TABLE-3")
        if not 0 <= action.resource < RESOURCE_TYPES:
            return Refusal("TABLE-5")
        if not savable(s, seat, s.memo()) >> action.resource & 1:
            return Refusal("BUILD-13", {"resource": action.resource})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Save one resource."""
        assert isinstance(action, PickResource)
        save(t, seat, action.resource)

    def proceed(self, t: Table[State]) -> None:
        """Save the only possible kind."""
        s = t.state
        save(t, s.concerned(), seats_in(savable(s, s.concerned(), s.memo()))[0])


class Choosing(Phase[State]):
    """The choice of one offered kind, which the seat then receives. [BUILD-14]"""

    def actors(self, s: State) -> i64:
        """Return the receiver if it has room for several kinds."""
        types = choosable(s, s.concerned())
        return 1 << s.concerned() if types & (types - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the kinds with room."""
        return [PICK_RESOURCE + kind for kind in seats_in(choosable(s, seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a kind that is not offered, or without room. [BUILD-14]"""
        if not isinstance(action, PickResource):
            return Refusal("TABLE-3")
        if not 0 <= action.resource < RESOURCE_TYPES:
            return Refusal("TABLE-5")
        if not choosable(s, seat) >> action.resource & 1:
            return Refusal("BUILD-14", {"resource": action.resource})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Receive the whole gain in that kind."""
        assert isinstance(action, PickResource)
        receive(t, seat, 1 << action.resource)

    def proceed(self, t: Table[State]) -> None:
        """Receive the only kind with room, or nothing."""
        seat = t.state.concerned()
        receive(t, seat, choosable(t.state, seat))


class Fetching(Phase[State]):
    """The taking of a card from a discard pile, but not the one just played. [ACT-8]"""

    def actors(self, s: State) -> i64:
        """Return the player of the card if there are several cards."""
        return 1 << s.concerned() if len(fetchable(s)) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the cards of the pile."""
        return [PICK_CARD + card for card in fetchable(s)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a card that is not in the pile. [ACT-8]"""
        if not isinstance(action, PickCard):
            return Refusal("TABLE-3")
        if not 0 <= action.card < SIZE:
            return Refusal("TABLE-5")
        found = action.card in fetchable(s)
        return None if found else Refusal("ACT-8", {"card": action.card})

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Move the card to the hand."""
        assert isinstance(action, PickCard)
        owner = t.state.memo() % SEATS
        t.close()
        t.record(CardFetched(seat, action.card, owner))

    def proceed(self, t: Table[State]) -> None:
        """Move the only card to the hand."""
        s = t.state
        seat, owner, card = s.concerned(), s.memo() % SEATS, fetchable(s)[0]
        t.close()
        t.record(CardFetched(seat, card, owner))


class Browsing(Phase[State]):
    """A free search: pick a stack, look through it, take a card. [BUILD-14, STORM-2]

    The step remembers its kind for an event: the stack it repeats, the stack that the other has
    searched, and whether the other searches afterwards.
    """

    def actors(self, s: State) -> i64:
        """Return the seat if there is a stack."""
        return 1 << s.concerned() if browsable(s, s.concerned()) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return no stack, and each stack that may be searched."""
        return [DONE, *searches(browsable(s, seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an empty stack, and one that the event bars. [HAND-5, STORM-2]"""
        if isinstance(action, Done):
            return None
        if not isinstance(action, Search):
            return Refusal("TABLE-3")
        refusal = refuses_search(s, seat, action)
        if refusal is None and PICK_STACK + action.stack not in browsable(s, seat):
            return Refusal("STORM-2", {"stack": action.stack})
        return refusal

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Search the stack, or do nothing; then perhaps take more, or the other searches."""
        memo = t.state.memo()
        t.close()
        stack = action.stack if isinstance(action, Search) else NOBODY
        if memo & THEN_THE_OTHER:
            t.open(BROWSING, 1 - seat, BY_EVENT | (stack + 1) << BARRED_AT)
        if isinstance(action, Search):
            again = memo & BY_EVENT and not memo & STACK_BITS and t.state.leads(seat, STRENGTH)
            if again:
                t.open(BROWSING, seat, BY_EVENT | action.stack + 1)
            if memo & TWICE:
                t.open(TAKING_MORE, seat, action.stack)  # [ACT-13]
            t.open(SEARCHING, seat, action.stack)

    def proceed(self, t: Table[State]) -> None:
        """Close the step: there is no stack to search."""
        s = t.state
        seat, memo = s.concerned(), s.memo()
        t.close()
        if memo & THEN_THE_OTHER:
            t.open(BROWSING, 1 - seat, BY_EVENT)


def browsable(s: State, seat: i64) -> list[int]:
    """Return the menu numbers of the stacks that a seat may search now. [STORM-2]"""
    only, barred = (s.memo() & STACK_BITS) - 1, (s.memo() >> BARRED_AT & STACK_BITS) - 1
    found: list[int] = []
    for number in tops(s, seat):
        stack = number - PICK_STACK
        if only in (NOBODY, stack) and (stack != barred or s.options.own_decks):
            found.append(number)
    return found


class Treating(Phase[State]):
    """The choice of a Bath House; the two regions beside it take one each. [ACT-9]"""

    def actors(self, s: State) -> i64:
        """Return the player if there are several."""
        found = treatable(s, s.concerned())
        return 1 << s.concerned() if found & (found - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the Bath Houses with room beside them."""
        return [PICK_SITE + site for site in seats_in(treatable(s, seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a site without a Bath House, or without room beside it. [ACT-9]"""
        if not isinstance(action, PickSite):
            return Refusal("TABLE-3")
        site = site_of(action)
        if site == NOBODY:
            return Refusal("TABLE-5")
        if not treatable(s, seat) >> site & 1:
            return Refusal("ACT-9", {"town": action.town, "spot": action.spot})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Fill both regions, as far as there is room."""
        assert isinstance(action, PickSite)
        treat(t, seat, site_of(action))

    def proceed(self, t: Table[State]) -> None:
        """Use the only Bath House."""
        seat = t.state.concerned()
        treat(t, seat, seats_in(treatable(t.state, seat))[0])


class Swapping(PickingRegion):
    """The choice of a region of which a resource becomes one of another kind. [TURN-3]"""

    rule: ClassVar[str] = "GEO-4"

    def plots(self, s: State, seat: i64) -> i64:
        """Return the regions that hold as many as the step says."""
        return swappable(s, seat, s.memo())

    def take(self, t: Table[State], seat: i64, plot: i64) -> None:
        """Pay one, and gain one of another kind."""
        kind, memo = t.state.bears(seat, plot), t.state.memo()
        t.close()
        t.record(Paid(seat, kind, 1, plot // SIDES, plot % SIDES))
        t.open(GAINING, seat, swapped_for(memo, kind))


def savable(s: State, seat: i64, memo: i64) -> i64:
    """Return the kinds, as bits, that can be saved so that the rest can be paid. [BUILD-13]"""
    left = memo >> SAVED_AT & NUMBER_SAVED
    short: i64 = 0
    for kind in range(RESOURCE_TYPES):
        short += max(0, due_of(memo, kind) - s.amount_of(seat, kind))
    types: i64 = 0
    for kind in range(RESOURCE_TYPES):
        due = due_of(memo, kind)
        if (
            memo >> SAVABLE_AT + kind & 1
            and due
            and (short < left or due > s.amount_of(seat, kind))
        ):
            types |= 1 << kind
    return types


def save(t: Table[State], seat: i64, kind: i64) -> None:
    """Save one resource; perhaps another one follows."""
    memo = t.state.memo() - one_due(kind) - (1 << SAVED_AT)
    t.close()
    again = memo >> SAVED_AT & NUMBER_SAVED and savable(t.state, seat, memo)
    t.open(SAVING if again else PAYING, seat, memo if again else memo & ((1 << SAVED_AT) - 1))


def choosable(s: State, seat: i64) -> i64:
    """Return the offered kinds, as bits, that a seat has room for."""
    types: i64 = 0
    for kind in range(RESOURCE_TYPES):
        if s.memo() >> TYPES_AT + kind & 1 and s.room_for(seat, 1 << kind):
            types |= 1 << kind
    return types


def receive(t: Table[State], seat: i64, types: i64) -> None:
    """Open the gain of one kind, as many as the step says."""
    number = t.state.memo() & ((1 << TYPES_AT) - 1)
    t.close()
    if types:
        t.open(GAINING, seat, types << TYPES_AT | number)


def fetchable(s: State) -> list[int]:
    """Return the cards of the pile, without the one just played. [ACT-8]"""
    played, owner, seat = s.memo() // SEATS % SIZE, s.memo() % SEATS, s.concerned()
    found = [card for card in range(SIZE) if can_fetch(s, seat, s.memo(), card)]
    shared = s.options.own_decks == 0 or owner == seat
    if shared and s.thrown(owner, played) == 1 and played in found:
        found.remove(played)
    return found


def treat(t: Table[State], seat: i64, site: i64) -> None:
    """Store one in each of the two regions that has room. [ACT-9]"""
    t.close()
    for plot in beside_site(site):
        if has_room(t.state, seat, plot):
            fill(t, seat, plot, 1)
