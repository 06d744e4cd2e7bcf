"""Verbs of the merchants: Residences, payments from one region, trades of a single card."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import A_TRADE_SHIP
from signoria.games.princes.effects.others import Forgo
from signoria.games.princes.effects.stores import fill
from signoria.games.princes.effects.verb import Blow, Verb
from signoria.games.princes.events import LevelSet
from signoria.games.princes.kinds import A_RESIDENCE
from signoria.games.princes.needs import buildings_abroad
from signoria.games.princes.phases.steps import (
    BARGAINING,
    BARTERING,
    CHARTERING,
    LOWERING,
    POSTING,
    RECALLING,
    SHIFTING,
    SHINING,
)
from signoria.games.princes.places import (
    beside_site,
    card_at,
    column_of,
    has_room,
    places_beyond,
    side_of,
    standing,
    zone_of,
)
from signoria.games.princes.rules import (
    ALL_TYPES,
    BESIDE_FIRST,
    HIGHEST,
    PLOTS,
    REGIONS,
    RESOURCE_TYPES,
    SIDES,
    SPOTS,
)
from signoria.games.princes.state import State
from signoria.games.princes.tokens import shown_at
from signoria.kernel.table import Table

BARTERED: Final = 3  # resources that a Wainwright gives for one [TRADER-8]


def residences(s: State, seat: i64) -> list[int]:
    """Return the places of a seat's Residences. [TRADER-1]"""
    return places_beyond(s, seat, A_RESIDENCE)


def lowerable(s: State, seat: i64) -> list[int]:
    """Return the places of a seat's Residences above the lowest level."""
    return [place for place in residences(s, seat) if shown_at(s, seat, place)]


def level_to(t: Table[State], seat: i64, place: i64, number: i64) -> None:
    """Record the level that a card shows from now on."""
    card = card_at(t.state, seat, place)
    t.record(LevelSet(seat, card, zone_of(place), column_of(place), side_of(place), number))


class RaiseResidences(Verb):
    """The raising of each Residence by a level. [TRADER-1]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether one is below the highest level."""
        return any(shown_at(s, seat, at) < HIGHEST for at in residences(s, seat))

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Raise them all."""
        for at in residences(t.state, seat):
            if shown_at(t.state, seat, at) < HIGHEST:
                level_to(t, seat, at, shown_at(t.state, seat, at) + 1)


class Lower(Verb):
    """The lowering of a Residence by a level. [TRADER-2]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether one is above the lowest level."""
        return len(lowerable(s, seat)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick it."""
        t.open(LOWERING, seat, 0)


class Hour(Verb):
    """The raising of all Residences of both; highest ones bring a resource. [TRADER-1]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Treat the active player's first."""
        for owner in (seat, 1 - seat):
            for at in residences(t.state, owner):
                level = shown_at(t.state, owner, at)
                if level < HIGHEST:
                    level_to(t, owner, at, level + 1)
                else:
                    fill(t, owner, at - BESIDE_FIRST, 1)


class Recall(Blow):
    """The discarding of a building of one's own in the other principality. [TRADER-9]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether there is one."""
        return len(buildings_abroad(s, seat)) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick it."""
        t.open(RECALLING, seat, 0)


class Wreck(Forgo):
    """The loss of a trade ship of one's own to the sea. [TRADER-7]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has one, and no Lighthouse for this turn's number."""
        safe = any(CARD_ROWS.sea_safe[card] >> s.number & 1 for card in standing(s, seat))
        return not safe and super().possible(s, seat, place)


class Charter(Verb):
    """A gain of what one trade ship of one's own trades. [TRADER-7]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has one."""
        return s.of_kind(seat, A_TRADE_SHIP) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick it."""
        t.open(CHARTERING, seat, 0)


class Bargain(Verb):
    """A resource of one's common trade ships trades one for one in this turn. [TRADER-6]"""

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the resource."""
        t.open(BARGAINING, seat, 0)


class Shine(Verb):
    """A trade of one for one by the ship on the neighbouring site. [TRADER-5]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether that ship can trade a resource that the player has."""
        return shone_plots(s, seat, place) != 0 and s.room_for(seat, ALL_TYPES) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the region that pays."""
        t.open(SHINING, seat, place)


def shone_plots(s: State, seat: i64, place: i64) -> i64:
    """Return the regions, as bits, that can pay for a trade by a Lighthouse. [TRADER-5]"""
    neighbour = place + SIDES if place % SPOTS < SIDES else place - SIDES
    card = card_at(s, seat, neighbour)
    if card < 0 or CARD_ROWS.ship[card] == 0:
        return 0
    left, right = beside_site(neighbour)
    found: i64 = 0
    for plot in range(PLOTS):
        traded = s.bears(seat, plot) == CARD_ROWS.rates[card]
        if CARD_ROWS.rates[card] >= RESOURCE_TYPES:
            traded = plot in (left, right)
        if traded and s.stored[seat * PLOTS + plot]:
            found |= 1 << plot
    return found


class Post(Verb):
    """The exchange of a resource between the regions above and below a road. [TRADER-5]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether one of them has something and the other room."""
        return posted_plots(s, seat, place) != 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the region that gives."""
        t.open(POSTING, seat, place)


def posted_plots(s: State, seat: i64, place: i64) -> i64:
    """Return the regions, as bits, of a road that can give to the one opposite. [TRADER-5]"""
    found: i64 = 0
    above = column_of(place) * SIDES
    for plot, opposite in ((above, above + 1), (above + 1, above)):
        if s.stored[seat * PLOTS + plot] and has_room(s, seat, opposite):
            found |= 1 << plot
    return found


class Shift(Verb):
    """The moving of resources between two regions of one kind. [TRADER-8]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether a region can give to another of its kind."""
        return any(len(shifted_to(s, seat, plot)) for plot in range(REGIONS))

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick the regions."""
        t.open(SHIFTING, seat, 0)


def shifted_to(s: State, seat: i64, plot: i64) -> list[int]:
    """Return the regions of one kind with room that a region can give to. [TRADER-8]"""
    if s.stored[seat * PLOTS + plot] == 0:
        return []
    kind = s.bears(seat, plot)
    alike = [at for at in range(REGIONS) if at != plot and s.bears(seat, at) == kind]
    return [at for at in alike if has_room(s, seat, at)]


class Barter(Verb):
    """The exchange of three resources of any kinds for one of another. [TRADER-8]"""

    def possible(self, s: State, seat: i64, place: i64) -> bool:
        """Return whether the player has three, and room."""
        return s.wealth(seat) >= BARTERED and s.room_for(seat, ALL_TYPES) > 0

    def run(self, t: Table[State], seat: i64, place: i64) -> None:
        """Let the player pick what is given."""
        t.open(BARTERING, seat, BARTERED)
