"""The preparatory round of a tournament: alternating builds, before any die is rolled."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    BUILD,
    BUILD_CITY,
    DONE,
    SCOUT_AHEAD,
    Build,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Done,
    Play,
    ScoutAhead,
    Use,
    UsePlace,
)
from signoria.games.princes.building import refuses_card
from signoria.games.princes.card_rows import CARD_ROWS, number_of
from signoria.games.princes.effects import BUILTS, possible, reaches
from signoria.games.princes.events import FirstSeatChosen
from signoria.games.princes.phases.acting import add_centre, build, build_centre, refuses_centre
from signoria.games.princes.phases.steps import EXCHANGE, HAND, PREPARING
from signoria.games.princes.phases.using import early_uses, refuses_early_use, use
from signoria.games.princes.rules import FIRST_SEAT, SEATS
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

BOTH_DONE = (1 << SEATS) - 1
PIRATES: Final = number_of("pirate-ship")


class Preparing(Phase[State]):
    """A turn of the round: a seat builds a card, or passes and is done. [T17]

    The step remembers the seats that are done, as bits; before the lot it concerns nobody.
    """

    def actors(self, s: State) -> i64:
        """Return the builder while it has cards, even if it can afford none. [T17]"""
        seat = s.concerned()
        return 1 << seat if seat != NOBODY and s.held[seat] else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return pass, centre cards, and cards without effect on the other. [T17, T18]"""
        found: list[int] = [DONE]
        add_centre(found, s, seat)
        found = [number for number in found if not SCOUT_AHEAD <= number < BUILD_CITY]
        for card in s.hand_of(seat):
            if refuses_early(s, seat, card) is None:
                found.append(BUILD + card)
        return found + early_uses(s, seat)

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse actions, and everything that affects the other. [T18]"""
        if isinstance(action, Done):
            return None
        if isinstance(action, Build):
            return refuses_early(s, seat, action.card)
        if isinstance(action, (BuildRoad, BuildSettlement, BuildCity)):
            return refuses_centre(s, seat, action)
        if isinstance(action, (Use, UsePlace)):
            return refuses_early_use(s, seat, action)
        if isinstance(action, (Play, ScoutAhead)):
            return Refusal("T18")
        return Refusal("TABLE-3")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Pass the turn on, unless the other is done; using a card is not a build. [T19]"""
        if isinstance(action, (Use, UsePlace)):
            use(t, seat, action)
            return
        done = t.state.memo()
        t.close()
        if isinstance(action, Done):
            pass_on(t, seat, done | 1 << seat)
            return
        pass_on(t, seat, done)
        if isinstance(action, Build):
            build(t, seat, action.card)
        else:
            build_centre(t, seat, action)

    def proceed(self, t: Table[State]) -> None:
        """Choose the first builder by lot; a seat without cards is done. [T17]"""
        s = t.state
        seat, done = s.concerned(), s.memo()
        t.close()
        if seat == NOBODY:
            first = t.below(FIRST_SEAT, SEATS)
            t.record(FirstSeatChosen(1 - first))  # the second to build begins the game [T21]
            t.open(PREPARING, first, 0)
        else:
            pass_on(t, seat, done | 1 << seat)


def pass_on(t: Table[State], seat: i64, done: i64) -> None:
    """Let the other seat build, or the same one again; when both are done, fill the hands. [T20]"""
    if done != BOTH_DONE:
        t.open(PREPARING, seat if done >> (1 - seat) & 1 else 1 - seat, done)
        return
    first = t.state.active
    for player in (1 - first, first):
        t.open(EXCHANGE, player, 0)
        t.open(HAND, player, 0)


def refuses_early(s: State, seat: i64, card: i64) -> Refusal | None:
    """Refuse an unbuildable card, or one that would affect the other. [T18, T19]

    If the players agreed on the printed text, pirates wait until there is a ship to sink.
    """
    refusal = refuses_card(s, seat, card)
    if refusal is not None:
        return refusal
    if CARD_ROWS.foreign[card]:
        return Refusal("T18")
    verbs = BUILTS[card]
    if not reaches(verbs):
        return None
    printed = s.options.printed_pirates == 1 and CARD_ROWS.title[card] == PIRATES
    refused = possible(s, seat, verbs) != printed
    return Refusal("T19", {"card": card}) if refused else None
