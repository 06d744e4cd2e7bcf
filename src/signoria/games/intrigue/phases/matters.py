"""The three kinds of matter: uncontested tokens, external conflicts, internal conflicts."""

from mypy_extensions import i64

from signoria.games.intrigue.actions import (
    ADMITS,
    GROUPS,
    KEEP,
    PLACES,
    REPLACE,
    Admit,
    Keep,
    Place,
    PlaceAll,
    Replace,
)
from signoria.games.intrigue.events import (
    DefenderKept,
    DefenderReplaced,
    MatterLapsed,
    MatterOpened,
    TokenAdmitted,
    TokenPlaced,
)
from signoria.games.intrigue.phases.gifts import Court
from signoria.games.intrigue.phases.reception import applicants, uncontested
from signoria.games.intrigue.phases.steps import AUDIENCE, BRIBERY
from signoria.games.intrigue.phases.talk import tell_at_once
from signoria.games.intrigue.rules import (
    DOMAINS,
    EXTERNAL_MATTER,
    INTERNAL_MATTER,
    TOKEN_BY_TOKEN,
    UNCONTESTED_MATTER,
)
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.seats import NOBODY, clockwise, first_in
from signoria.kernel.table import Table


class Uncontested(Court):
    """Tokens that nobody contests: all must be received, one in each domain. [REC-1, REC-4]"""

    def actors(self, s: State) -> i64:
        """The master, unless one token has one place to go to. [REC-6]"""
        if s.host == NOBODY or s.parties == 0 or only_place(s) != NOBODY:
            return 0
        return 1 << s.host

    def legal(self, s: State, seat: i64) -> list[int]:
        """Every way to place the whole group, or the next token. [REC-5]"""
        taken = s.taken[s.host]
        if s.options.placing == TOKEN_BY_TOKEN:
            return PLACES[taken]
        return GROUPS[count(s.parties)][taken]

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Empty domains, a different one for each token. [REC-4]"""
        alone = s.options.placing == TOKEN_BY_TOKEN or s.parties & (s.parties - 1) == 0
        if isinstance(action, Place) and alone:
            return refuses_domain(s, action.domain)
        if not isinstance(action, PlaceAll) or alone:
            return Refusal("HOUSE-3")
        if len(action.domains) != count(s.parties):
            return Refusal("REC-1", {"tokens": count(s.parties), "wished": len(action.domains)})
        used: i64 = 0
        for domain in action.domains:
            refusal = refuses_domain(s, domain)
            if refusal is not None:
                return refusal
            if used >> domain & 1:
                return Refusal("REC-4", {"domain": domain})
            used |= 1 << domain
        return None

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """In the order they paid; with the last token the matter is done. [REC-5]"""
        s = t.state
        if isinstance(action, PlaceAll):
            for domain in action.domains:
                place_next(t, domain)
        else:
            assert isinstance(action, Place)
            place_next(t, action.domain)
        if s.host == NOBODY:
            t.close()

    def proceed(self, t: Table[State]) -> None:
        """Begin; or place the one token in the one domain there is. [REC-6]"""
        s = t.state
        if s.host == NOBODY:
            palace = s.concerned()
            begin(t, MatterOpened(palace, UNCONTESTED_MATTER, NOBODY, uncontested(s, palace)))
            return
        if s.parties:
            place_next(t, only_place(s))
        else:
            t.tell(MatterLapsed(s.host))
        tell_at_once(t)
        t.close()


class External(Court):
    """Equals meet in the park: one comes in, the others are exiled. [EXT-1]"""

    def actors(self, s: State) -> i64:
        """The master, unless the table leaves one token and one place."""
        if s.host == NOBODY or s.parties == 0:
            return 0
        return 1 << s.host if only_place(s) == NOBODY else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """One of the tokens and one of the empty domains."""
        found: list[int] = []
        taken = s.taken[s.host]
        for party in range(s.seats):
            if s.parties >> party & 1:
                found += ADMITS[party][taken]
        return found

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A token of this conflict, an empty domain. [EXT-1, REC-4]"""
        if not isinstance(action, Admit):
            return Refusal("HOUSE-3")
        if not 0 <= action.seat < s.seats:
            return Refusal("HOUSE-5")
        if not s.parties >> action.seat & 1:
            return Refusal("EXT-1", {"seat": action.seat})
        return refuses_domain(s, action.domain)

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """One in, the others exiled."""
        assert isinstance(action, Admit)
        admit(t, action.seat, action.domain)
        t.close()

    def proceed(self, t: Table[State]) -> None:
        """Begin; or settle what is left no choice."""
        s = t.state
        if s.host == NOBODY:
            palace, profession = s.concerned(), s.memo()
            rivals = applicants(s, palace, profession)
            begin(t, MatterOpened(palace, EXTERNAL_MATTER, profession, rivals))
            return
        if s.parties:
            admit(t, first_in(s.parties, 0, s.seats), only_place(s))
        else:
            t.tell(MatterLapsed(s.host))
        tell_at_once(t)
        t.close()


class Internal(Court):
    """A token in office is attacked: one of them holds the domain, the others go. [INT-1]"""

    def actors(self, s: State) -> i64:
        """The master, unless it makes no difference or nobody else is left. [INT-4]"""
        return 1 << s.host if s.host != NOBODY and only_outcome(s) == NOBODY else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """The defender, or one of the attackers."""
        found: list[int] = [] if s.given_up else [KEEP]
        for party in range(s.seats):
            if s.parties >> party & 1:
                found.append(REPLACE + party)
        return found

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """A token of this conflict that is still in it."""
        if isinstance(action, Keep):
            return Refusal("INT-5") if s.given_up else None
        if not isinstance(action, Replace):
            return Refusal("HOUSE-3")
        if not 0 <= action.seat < s.seats:
            return Refusal("HOUSE-5")
        if not s.parties >> action.seat & 1:
            return Refusal("INT-1", {"seat": action.seat})
        return None

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """One holds the domain, the others are exiled."""
        if isinstance(action, Replace):
            replace(t, action.seat)
        else:
            keep(t)
        t.close()

    def proceed(self, t: Table[State]) -> None:
        """Begin; or settle what is left no choice. [INT-4]"""
        s = t.state
        if s.host == NOBODY:
            palace, profession = s.concerned(), s.memo()
            attackers = applicants(s, palace, profession)
            begin(t, MatterOpened(palace, INTERNAL_MATTER, profession, attackers))
            return
        party = only_outcome(s)
        if party == s.defender():
            keep(t)
        else:
            replace(t, party)
        tell_at_once(t)
        t.close()


def begin(t: Table[State], opened: MatterOpened) -> None:
    """Talk first, then bribes, then the decision that lies beneath. [REC-3, TALK-1]"""
    t.tell(opened)
    t.open(BRIBERY, opened.palace, opened.profession)
    if t.state.options.talk_time > 0:
        t.open(AUDIENCE, opened.palace, opened.profession)


def count(mask: i64) -> i64:
    """How many are in a set."""
    number: i64 = 0
    while mask:
        mask &= mask - 1
        number += 1
    return number


def only_place(s: State) -> i64:
    """Where one token must go that has one empty domain to go to; else NOBODY. [REC-6]"""
    free: i64 = ((1 << DOMAINS) - 1) & ~s.taken[s.host]
    if s.parties & (s.parties - 1) or free & (free - 1):
        return NOBODY
    domain: i64 = 0
    while not free >> domain & 1:
        domain += 1
    return domain


def only_outcome(s: State) -> i64:
    """Whose token holds the domain where the master has no choice; else NOBODY. [INT-4]"""
    defender = s.defender()
    if s.parties & ~(1 << defender) == 0 and not (s.given_up and s.parties):
        return defender
    if s.given_up and s.parties & (s.parties - 1) == 0:
        return first_in(s.parties, 0, s.seats)
    return NOBODY


def refuses_domain(s: State, domain: i64) -> Refusal | None:
    """A domain that this palace does not have, or that is taken. [REC-4]"""
    if not 0 <= domain < len(s.options.salaries):
        return Refusal("HOUSE-5")
    return Refusal("REC-4", {"domain": domain}) if s.taken[s.host] >> domain & 1 else None


def place_next(t: Table[State], domain: i64) -> None:
    """The next token of the group, in the order they paid. [REC-5]"""
    s = t.state
    party = first_in(s.parties, clockwise(s.host, s.seats), s.seats)
    profession = s.waiting(s.host, party)
    t.tell(TokenPlaced(party, s.host, profession, domain, s.options.salaries[domain]))


def admit(t: Table[State], party: i64, domain: i64) -> None:
    """One of the equals comes in. [EXT-1]"""
    s = t.state
    losers = s.parties & ~(1 << party)
    ducats = s.options.salaries[domain]
    t.tell(TokenAdmitted(party, s.host, s.profession, domain, ducats, losers))


def keep(t: Table[State]) -> None:
    """The defender stays. [INT-1]"""
    s = t.state
    t.tell(DefenderKept(s.defender(), s.host, s.profession, s.parties))


def replace(t: Table[State], party: i64) -> None:
    """An attacker takes exactly the defender's domain. [INT-1]"""
    s = t.state
    domain = s.place(s.host, s.profession)
    losers, ducats = s.parties & ~(1 << party), s.options.salaries[domain]
    former = s.defender()
    t.tell(DefenderReplaced(party, former, s.host, s.profession, domain, ducats, losers))
