"""Events by which the stronger harms the other: Feud and Fraternal Feuds."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import PICK_SITE, PICK_STACK, PUT, PickSite, PickStack, Put
from signoria.games.princes.book import BOOK, SIZE
from signoria.games.princes.dues import a_gain
from signoria.games.princes.events import BuildingNamed, CardBuried, CardReturned, CardShown
from signoria.games.princes.phases.steps import (
    BURYING,
    FEUD_LOSS,
    GAINING,
    RETURNING,
    STACK_FOR,
)
from signoria.games.princes.rules import ALL_TYPES, SITES, SPOTS, STACKS, TOWNS, bit
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table

STACK_AT: Final = 8  # what is buried: how many, then the stack plus one


class Feud(Phase[State]):
    """The stronger names three buildings of the other, one after another. [EVENT-1]"""

    def actors(self, s: State) -> i64:
        """The stronger, while there are more buildings than it may name."""
        seat, left = s.concerned(), left_to_name(s)
        return 1 << seat if 0 < left < len(seats_in(unnamed(s, 1 - seat))) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """The other's buildings not yet named."""
        return [PICK_SITE + site for site in seats_in(unnamed(s, 1 - seat))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """No building there, or one already named. [EVENT-1]"""
        return refuses_site(action, unnamed(s, 1 - seat))

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """One more is named."""
        assert isinstance(action, PickSite)
        name_building(t, 1 - seat, site_of(action))

    def proceed(self, t: Table[State]) -> None:
        """All there are, or as many as could be named: the victim picks among them."""
        s = t.state
        victim = 1 - s.concerned()
        for site in seats_in(unnamed(s, victim)):
            if left_to_name(s):
                name_building(t, victim, site)
        t.close()
        if s.named:
            t.open(FEUD_LOSS, victim, 0)


class FeudLoss(Phase[State]):
    """The weaker picks which of the buildings named it loses. [EVENT-1]"""

    def actors(self, s: State) -> i64:
        """The victim, where there are several."""
        return 1 << s.concerned() if s.named & (s.named - 1) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """The buildings named."""
        return [PICK_SITE + site for site in seats_in(s.named)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A building that was not named. [EVENT-1]"""
        return refuses_site(action, s.named)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """It goes under a stack, which the victim picks too."""
        assert isinstance(action, PickSite)
        t.close()
        t.open(RETURNING, seat, site_of(action))

    def proceed(self, t: Table[State]) -> None:
        """The only one."""
        s = t.state
        seat = s.concerned()
        t.close()
        t.open(RETURNING, seat, seats_in(s.named)[0])


class Returning(Phase[State]):
    """A seat picks the stack for an expansion that an event or an action takes from it.

    Irmgard brings her owner a resource for it. [EVENT-1, EVENT-12]
    """

    def actors(self, s: State) -> i64:
        """Its owner, where several stacks have its back."""
        return 1 << s.concerned() if len(self.legal(s, s.concerned())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Any stack that matches it, empty ones too; none if it lies open. [HAND-5, MODE-4]"""
        card = s.sites[seat * SITES + s.memo()] - 1
        return [] if s.lies_open(card) else stacks_for(s, seat, card)

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Only stacks that match."""
        card = s.sites[seat * SITES + s.memo()] - 1
        return refuses_stack(s, seat, card, action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Under it."""
        assert isinstance(action, PickStack)
        give_back(t, seat, action.stack)

    def proceed(self, t: Table[State]) -> None:
        """The only stack, or the middle. [MODE-3]"""
        seat = t.state.concerned()
        legal = self.legal(t.state, seat)
        give_back(t, seat, legal[0] - PICK_STACK if legal else NOBODY)


def give_back(t: Table[State], seat: i64, stack: i64) -> None:
    """The expansion of the step leaves its site."""
    s = t.state
    site = s.memo()
    card = s.sites[seat * SITES + site] - 1
    t.close()
    t.tell(CardReturned(seat, card, site // SPOTS, site % SPOTS, stack))
    consoled: i64 = 0
    for at in range(seat * SITES, seat * SITES + SITES):
        if s.sites[at]:
            consoled += BOOK.consoles[s.sites[at] - 1]
    if consoled:
        t.open(GAINING, seat, a_gain(ALL_TYPES, consoled))


class StackFor(Phase[State]):
    """A seat picks the stack of its own that a card of its hand will go under. [T23]"""

    def actors(self, s: State) -> i64:
        """Its owner, before it knows the card."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Its own stacks."""
        return [PICK_STACK + stack for stack in range(s.options.stacks) if s.may_use(seat, stack)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Another's stack. [T23]"""
        if not isinstance(action, PickStack):
            return Refusal("HOUSE-3")
        return None if s.may_use(seat, action.stack) else Refusal("HOUSE-5")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """The other picks the card; what it remembers tells how many are left, and the stack."""
        assert isinstance(action, PickStack)
        left = t.state.memo()
        t.close()
        t.open(BURYING, 1 - seat, left | (action.stack + 1) << STACK_AT)


class Looking(Phase[State]):
    """The stronger looks at the other's hand. [EVENT-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Card by card."""
        s = t.state
        victim = 1 - s.concerned()
        t.close()
        for card in range(SIZE):
            if s.hands[victim * SIZE + card]:
                t.tell(CardShown(victim, card, s.hands[victim * SIZE + card]))


class Burying(Phase[State]):
    """The stronger puts cards of the other's hand under stacks. [EVENT-2]

    The step remembers how many, and in a tournament the stack that the other has picked. [T23]
    """

    def actors(self, s: State) -> i64:
        """The stronger, while the other has cards and its stack is known."""
        seat = s.concerned()
        return (
            1 << seat
            if s.held[1 - seat] and (s.memo() >> STACK_AT or not s.options.own_decks)
            else 0
        )

    def legal(self, s: State, seat: i64) -> list[int]:
        """Any card of the other's hand, under any stack that takes it."""
        stack = (s.memo() >> STACK_AT) - 1
        found = puts(s, 1 - seat)
        return [n for n in found if stack == NOBODY or (n - PUT) % STACKS == stack]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A card the other has not, or another stack. [EVENT-2]"""
        refusal = refuses_put(s, 1 - seat, action)
        if refusal is None and isinstance(action, Put) and s.memo() >> STACK_AT:
            stack = (s.memo() >> STACK_AT) - 1
            return None if action.stack == stack else Refusal("T23", {"stack": stack})
        return refusal

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Under the stack; perhaps one more."""
        assert isinstance(action, Put)
        left = t.state.memo() & ((1 << STACK_AT) - 1)
        t.close()
        t.tell(CardBuried(1 - seat, action.card, action.stack))
        if left > 1:
            t.open(BURYING, seat, left - 1)

    def proceed(self, t: Table[State]) -> None:
        """Nothing to put away; or its owner picks the stack first. [T23]"""
        s = t.state
        seat, left = s.concerned(), s.memo()
        t.close()
        if s.held[1 - seat]:
            t.open(STACK_FOR, 1 - seat, left)


def site_of(action: PickSite) -> i64:
    """The site a wish names; NOBODY if there is none such."""
    known = 0 <= action.town < TOWNS and 0 <= action.spot < SPOTS
    return action.town * SPOTS + action.spot if known else NOBODY


def refuses_site(action: Action, sites: i64) -> Refusal | None:
    """A site that is none of these. [EVENT-1]"""
    if not isinstance(action, PickSite):
        return Refusal("HOUSE-3")
    site = site_of(action)
    if site == NOBODY:
        return Refusal("HOUSE-5")
    if not sites >> site & 1:
        return Refusal("EVENT-1", {"town": action.town, "spot": action.spot})
    return None


def unnamed(s: State, seat: i64) -> i64:
    """The sites, as bits, of a seat's buildings that have not been named."""
    found: i64 = 0
    for site in range(SITES):
        card = s.sites[seat * SITES + site] - 1
        if card >= 0 and BOOK.building[card] and not s.named >> site & 1:
            found |= bit(site)
    return found


def left_to_name(s: State) -> i64:
    """How many more buildings may be named."""
    return s.memo() - len(seats_in(s.named))


def name_building(t: Table[State], seat: i64, site: i64) -> None:
    """The feud is about this one too."""
    card = t.state.sites[seat * SITES + site] - 1
    t.tell(BuildingNamed(seat, card, site // SPOTS, site % SPOTS))


def stacks_for(s: State, seat: i64, card: i64) -> list[int]:
    """The menu numbers of the stacks a card of a seat may go under. [HAND-5, MODE-4, T23]"""
    stacks = range(s.options.stacks)
    return [PICK_STACK + stack for stack in stacks if s.goes_under(seat, card, stack)]


def refuses_stack(s: State, seat: i64, card: i64, action: Action) -> Refusal | None:
    """No such stack, or one of another back. [MODE-4]"""
    if not isinstance(action, PickStack):
        return Refusal("HOUSE-3")
    if not s.may_use(seat, action.stack):
        return Refusal("HOUSE-5")
    if not s.goes_under(seat, card, action.stack):
        return Refusal("MODE-4", {"card": card, "stack": action.stack})
    return None


def puts(s: State, seat: i64) -> list[int]:
    """The menu numbers for each card of a hand and each stack it may go under. [HAND-5]"""
    found: list[int] = []
    for card in s.hand_of(seat):
        takers = s.takers(seat, card)
        for stack in range(s.options.stacks):
            if takers >> stack & 1:
                found.append(PUT + card * STACKS + stack)
    return found


def refuses_put(s: State, seat: i64, action: Action) -> Refusal | None:
    """A card that is not in that hand, or no stack for it. [HAND-2]"""
    if not isinstance(action, Put):
        return Refusal("HOUSE-3")
    if not (0 <= action.card < SIZE and s.may_use(seat, action.stack)):
        return Refusal("HOUSE-5")
    if s.hands[seat * SIZE + action.card] == 0:
        return Refusal("HAND-2", {"card": action.card})
    return refuses_stack(s, seat, action.card, PickStack(action.stack))
