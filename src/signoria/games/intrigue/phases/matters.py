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
from signoria.games.intrigue.phases.talk import judge_at_once
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
    """The uncontested tokens: all must be received, one in each domain. [REC-1, REC-4]"""

    def actors(self, s: State) -> i64:
        """Return the master, unless a single token has a single place. [REC-6]"""
        if s.host == NOBODY or s.parties == 0 or only_place(s) != NOBODY:
            return 0
        return 1 << s.host

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return every way to place the whole group, or the next token. [REC-5]"""
        taken = s.taken[s.host]
        if s.options.placing == TOKEN_BY_TOKEN:
            return PLACES[taken]
        return GROUPS[count(s.parties)][taken]

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse domains that are taken or used twice. [REC-4]"""
        alone = s.options.placing == TOKEN_BY_TOKEN or s.parties & (s.parties - 1) == 0
        if isinstance(action, Place) and alone:
            return refuses_domain(s, action.domain)
        if not isinstance(action, PlaceAll) or alone:
            return Refusal("TABLE-3")
        if len(action.domains) != count(s.parties):
            return Refusal("REC-1", {"tokens": count(s.parties), "requested": len(action.domains)})
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
        """Place the tokens in the order they paid; the last one ends the matter. [REC-5]"""
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
        """Open the matter, or place the single token in the single free domain. [REC-6]"""
        s = t.state
        if s.host == NOBODY:
            palace = s.concerned()
            begin(t, MatterOpened(palace, UNCONTESTED_MATTER, NOBODY, uncontested(s, palace)))
            return
        if s.parties:
            place_next(t, only_place(s))
        else:
            t.record(MatterLapsed(s.host))
        judge_at_once(t)
        t.close()


class External(Court):
    """An external conflict of equals in the park: one comes in, the others are exiled. [EXT-1]"""

    def actors(self, s: State) -> i64:
        """Return the master, unless a single token has a single place."""
        if s.host == NOBODY or s.parties == 0:
            return 0
        return 1 << s.host if only_place(s) == NOBODY else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return each token with each empty domain."""
        found: list[int] = []
        taken = s.taken[s.host]
        for party in range(s.seats):
            if s.parties >> party & 1:
                found += ADMITS[party][taken]
        return found

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse tokens of other conflicts, and taken domains. [EXT-1, REC-4]"""
        if not isinstance(action, Admit):
            return Refusal("TABLE-3")
        if not 0 <= action.seat < s.seats:
            return Refusal("TABLE-5")
        if not s.parties >> action.seat & 1:
            return Refusal("EXT-1", {"seat": action.seat})
        return refuses_domain(s, action.domain)

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """Admit one token and exile the others."""
        assert isinstance(action, Admit)
        admit(t, action.seat, action.domain)
        t.close()

    def proceed(self, t: Table[State]) -> None:
        """Open the matter, or settle it if the master has no choice."""
        s = t.state
        if s.host == NOBODY:
            palace, profession = s.concerned(), s.memo()
            rivals = applicants(s, palace, profession)
            begin(t, MatterOpened(palace, EXTERNAL_MATTER, profession, rivals))
            return
        if s.parties:
            admit(t, first_in(s.parties, 0, s.seats), only_place(s))
        else:
            t.record(MatterLapsed(s.host))
        judge_at_once(t)
        t.close()


class Internal(Court):
    """An internal conflict: one token holds the attacked domain, the others go. [INT-1]"""

    def actors(self, s: State) -> i64:
        """Return the master, unless only one outcome is possible. [INT-4]"""
        return 1 << s.host if s.host != NOBODY and has_choice(s) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the defender and the attackers."""
        found: list[int] = [] if s.given_up else [KEEP]
        for party in range(s.seats):
            if s.parties >> party & 1:
                found.append(REPLACE + party)
        return found

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse tokens that are not, or no longer, in this conflict."""
        if isinstance(action, Keep):
            return Refusal("INT-5") if s.given_up else None
        if not isinstance(action, Replace):
            return Refusal("TABLE-3")
        if not 0 <= action.seat < s.seats:
            return Refusal("TABLE-5")
        if not s.parties >> action.seat & 1:
            return Refusal("INT-1", {"seat": action.seat})
        return None

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """Give the domain to one token and exile the others."""
        if isinstance(action, Replace):
            replace(t, action.seat)
        else:
            keep(t)
        t.close()

    def proceed(self, t: Table[State]) -> None:
        """Open the matter, or settle it if the master has no choice. [INT-4, INT-5]"""
        s = t.state
        if s.host == NOBODY:
            palace, profession = s.concerned(), s.memo()
            attackers = applicants(s, palace, profession)
            begin(t, MatterOpened(palace, INTERNAL_MATTER, profession, attackers))
            return
        if s.given_up and s.parties:
            replace(t, first_in(s.parties, 0, s.seats))
        else:
            keep(t)
        judge_at_once(t)
        t.close()


def begin(t: Table[State], opened: MatterOpened) -> None:
    """Put talk, then bribes on the agenda, above the decision. [REC-3, TALK-1]"""
    t.record(opened)
    t.open(BRIBERY, opened.palace, opened.profession)
    if t.state.options.talk_time > 0:
        t.open(AUDIENCE, opened.palace, opened.profession)


def count(mask: i64) -> i64:
    """Return the number of bits in a set."""
    number: i64 = 0
    while mask > 0:
        mask &= mask - 1
        number += 1
    return number


def only_place(s: State) -> i64:
    """Return the place of a single token with a single free domain; else NOBODY. [REC-6]"""
    free: i64 = ((1 << DOMAINS) - 1) & ~s.taken[s.host]
    if s.parties & (s.parties - 1) or free & (free - 1):
        return NOBODY
    return first_in(free, 0, DOMAINS)


def has_choice(s: State) -> bool:
    """Return whether tokens of two seats may hold the domain. [INT-4]"""
    if s.given_up:
        return s.parties & (s.parties - 1) != 0
    return s.parties & ~(1 << s.defender()) != 0


def refuses_domain(s: State, domain: i64) -> Refusal | None:
    """Refuse a domain that this palace does not have, or that is taken. [REC-4]"""
    if not 0 <= domain < len(s.options.salaries):
        return Refusal("TABLE-5")
    return Refusal("REC-4", {"domain": domain}) if s.taken[s.host] >> domain & 1 else None


def place_next(t: Table[State], domain: i64) -> None:
    """Place the next token of the group, in the order they paid. [REC-5]"""
    s = t.state
    party = first_in(s.parties, clockwise(s.host, s.seats), s.seats)
    profession = s.waiting(s.host, party)
    t.record(TokenPlaced(party, s.host, profession, domain, s.options.salaries[domain]))


def admit(t: Table[State], party: i64, domain: i64) -> None:
    """Admit one of the equals and exile the others. [EXT-1]"""
    s = t.state
    losers = s.parties & ~(1 << party)
    ducats = s.options.salaries[domain]
    t.record(TokenAdmitted(party, s.host, s.profession, domain, ducats, losers))


def keep(t: Table[State]) -> None:
    """Keep the defender and exile the attackers. [INT-1]"""
    s = t.state
    t.record(DefenderKept(s.defender(), s.host, s.profession, s.parties))


def replace(t: Table[State], party: i64) -> None:
    """Give the defender's domain to an attacker. [INT-1]"""
    s = t.state
    domain = s.place(s.host, s.profession)
    losers, ducats = s.parties & ~(1 << party), s.options.salaries[domain]
    former = s.defender()
    t.record(DefenderReplaced(party, former, s.host, s.profession, domain, ducats, losers))
