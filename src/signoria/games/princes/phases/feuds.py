"""Events by which the stronger harms the other: Feud and Fraternal Feuds."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    PICK_ABROAD,
    PICK_SITE,
    PICK_STACK,
    PUT,
    PickAbroad,
    PickSite,
    PickStack,
    Put,
)
from signoria.games.princes.book import BOOK, SIZE
from signoria.games.princes.cards.terms import A_BUILDING
from signoria.games.princes.dues import a_gain
from signoria.games.princes.events import (
    BuildingNamed,
    CardBuried,
    CardLeftAbroad,
    CardReturned,
    CardShown,
    NamedAbroad,
)
from signoria.games.princes.phases.steps import (
    BURYING,
    FEUD_LOSS,
    GAINING,
    RETURNING,
    STACK_FOR,
)
from signoria.games.princes.places import card_at, places_of, standing
from signoria.games.princes.rules import ALL_TYPES, NAMED_ABROAD, SITES, SPOTS, STACKS, TOWNS
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
        return 1 << seat if 0 < left < len(unnamed(s, 1 - seat)) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """The other's buildings not yet named."""
        return pick_numbers(unnamed(s, 1 - seat))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """No building there, or one already named. [EVENT-1]"""
        return refuses_place(action, unnamed(s, 1 - seat), "EVENT-1")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """One more is named."""
        name_building(t, 1 - seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """All there are, or as many as could be named: the victim picks among them."""
        s = t.state
        victim = 1 - s.concerned()
        for place in unnamed(s, victim):
            if left_to_name(s):
                name_building(t, victim, place)
        t.close()
        if named_of(s, victim):
            t.open(FEUD_LOSS, victim, 0)


class FeudLoss(Phase[State]):
    """The weaker picks which of the buildings named it loses. [EVENT-1]"""

    def actors(self, s: State) -> i64:
        """The victim, where there are several."""
        return 1 << s.concerned() if len(named_of(s, s.concerned())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """The buildings named."""
        return pick_numbers(named_of(s, seat))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A building that was not named. [EVENT-1]"""
        return refuses_place(action, named_of(s, seat), "EVENT-1")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """It goes under a stack, which the victim picks too."""
        t.close()
        t.open(RETURNING, seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """The only one."""
        s = t.state
        seat = s.concerned()
        t.close()
        t.open(RETURNING, seat, named_of(s, seat)[0])


class Returning(Phase[State]):
    """A seat picks the stack for an expansion that an event or an action takes from it.

    Irmgard brings her owner a resource for it. [EVENT-1, EVENT-12]
    """

    def actors(self, s: State) -> i64:
        """Its owner, where several stacks have its back."""
        return 1 << s.concerned() if len(self.legal(s, s.concerned())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Any stack that matches it, empty ones too; none if it lies open. [HAND-5, MODE-4]"""
        card = card_at(s, seat, s.memo())
        return [] if s.lies_open(card) else stacks_for(s, seat, card)

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Only stacks that match."""
        return refuses_stack(s, seat, card_at(s, seat, s.memo()), action)

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
    place = s.memo()
    card, town, spot = card_at(s, seat, place), place % SITES // SPOTS, place % SPOTS
    t.close()
    if place < SITES:
        t.tell(CardReturned(seat, card, town, spot, stack))
    else:
        t.tell(CardLeftAbroad(seat, card, town, spot, stack))
    consoled: i64 = 0
    for other in standing(s, seat):
        consoled += BOOK.consoles[other]
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


def place_picked(action: Action) -> i64:
    """The place a wish names, the other's sites beyond all of one's own; NOBODY if none such."""
    if isinstance(action, PickSite):
        return site_of(action)
    assert isinstance(action, PickAbroad)
    site = site_of(PickSite(action.town, action.spot))
    return NOBODY if site == NOBODY else SITES + site


def pick_numbers(places: list[int]) -> list[int]:
    """The menu numbers of picking these places."""
    return [PICK_SITE + at if at < SITES else PICK_ABROAD + at - SITES for at in places]


def refuses_place(action: Action, places: list[int], rule: str) -> Refusal | None:
    """A place that is none of these. [EVENT-1, ATTACK-3]"""
    if not isinstance(action, (PickSite, PickAbroad)):
        return Refusal("HOUSE-3")
    place = place_picked(action)
    if place == NOBODY:
        return Refusal("HOUSE-5")
    if place not in places:
        return Refusal(rule, {"town": action.town, "spot": action.spot})
    return None


def unnamed(s: State, seat: i64) -> list[int]:
    """The places of a seat's buildings that have not been named."""
    named = named_of(s, seat)
    return [place for place in places_of(s, seat, A_BUILDING) if place not in named]


def named_of(s: State, seat: i64) -> list[int]:
    """The places of a seat's buildings that have been named."""
    abroad = s.marks[NAMED_ABROAD + seat]
    return seats_in(s.named) + [int(SITES) + site for site in seats_in(abroad)]


def left_to_name(s: State) -> i64:
    """How many more buildings may be named."""
    return s.memo() - len(named_of(s, 1 - s.concerned()))


def name_building(t: Table[State], seat: i64, place: i64) -> None:
    """The feud is about this one too."""
    card, town, spot = card_at(t.state, seat, place), place % SITES // SPOTS, place % SPOTS
    if place < SITES:
        t.tell(BuildingNamed(seat, card, town, spot))
    else:
        t.tell(NamedAbroad(seat, card, town, spot))


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
