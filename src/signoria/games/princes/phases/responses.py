"""Responses: the steps in which a card lets a seat choose, in the order of play.

Each is a step of the agenda, so the game asks a seat in its place and never twice. Cards that
protect automatically (Chapel, Bath House, Fire Brigade, Storehouse) ask nobody. If a seat could
hold a card for a response, the game asks it: skipping it would reveal that it holds none. A
response that averts something closes the steps beneath it, which are the averted ones.
"""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import (
    DONE,
    PICK_RESOURCE,
    PLAY,
    Done,
    PickResource,
    Play,
    Use,
    UsePlace,
)
from signoria.games.princes.card_rows import CARD_ROWS, SIZE
from signoria.games.princes.cards.terms import TRADING_UNIT
from signoria.games.princes.dues import one_due
from signoria.games.princes.effects import PLAYS, run
from signoria.games.princes.effects.others import (
    FEUDED,
    FRATERNAL,
    INSURRECTION,
    RIOTS,
    SEBASTIAN,
)
from signoria.games.princes.events import ActionPlayed, DefenceRolled
from signoria.games.princes.groves import calming
from signoria.games.princes.phases.groves import offers, refuses_offer, take_offer
from signoria.games.princes.phases.handling import (
    pick_numbers,
    place_picked,
    refuses_place,
    refuses_used,
    spend_star,
    use_number,
)
from signoria.games.princes.phases.steps import (
    BEFORE_ROLL,
    BROWSING,
    BURYING,
    CHOOSING,
    DEFENDING,
    FETCHING,
    FEUD,
    FEUD_LOSS,
    GAINING,
    GIVING,
    HIRING,
    KEEPING,
    LOOKING,
    LOSING,
    PAYING,
    RETURNING,
    RIOTING,
    ROBBING,
    SAVING,
    SCOUTING,
    SEIZING,
    STEALING,
    TAKING,
    TARGETING,
    TREATING,
    WARDING,
    YIELDING_UP,
)
from signoria.games.princes.places import places_of, standing
from signoria.games.princes.rules import DEFENCE_DIE, GOLD, NUMBERS
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.table import Table

# The seats asked: the active player (A), the other (O), the victim (V), each (E).
RESPONSES: Final = [
    (BEFORE_ROLL, "A", "Brigitta, Reiner the Herald"),
    (TAKING, "A", "Trade, with Moneylender twice"),
    (
        WARDING,
        "V",
        "Sebastian against Riots and feuds, a star against Riots and Insurrection",
    ),
    (HIRING, "V", "Mercenaries: a star against brigands"),
    (KEEPING, "V", "Mercenaries: the stores that are kept"),
    (YIELDING_UP, "V", "Monument to the Prince: two units"),
    (SEIZING, "A", "Monument to the Prince: one of them"),
    (RIOTING, "E", "Riots: gold or a unit"),
    (FEUD, "A", "Feud: the stronger names three buildings"),
    (FEUD_LOSS, "V", "Feud: the victim picks one"),
    (BURYING, "A", "Fraternal Feuds: two cards of the hand seen"),
    (SCOUTING, "A", "Scout: regions of a new settlement"),
    (SAVING, "A", "Drill Ground, Building Crane: what is saved"),
    (BROWSING, "A", "Library: a stack to search"),
    (CHOOSING, "A", "Tithe Barn: grain or wool"),
    (DEFENDING, "O", "Lookout Tower and Heinrich: one die, rolled by itself"),
    (TARGETING, "A", "Arsonist: the building"),
    (LOSING, "V", "Archer, Pirate Ship: the victim picks"),
    (STEALING, "A", "Traitor: a card of the hand seen"),
    (ROBBING, "A", "Brigands: the region to fill"),
    (GIVING, "A", "Merchant: what is handed back"),
    (FETCHING, "A", "Guido, Gustav: a card of the discard pile"),
    (TREATING, "A", "Doctor: the Bath House"),
    (PAYING, "V", "the regions a demanded resource comes from"),
    (RETURNING, "V", "the stack a lost card goes under"),
    (GAINING, "E", "the regions that get the resources; Irmgard, Pharmacy among them"),
]
DEAR_RIOT: Final = 3  # units for which riots cost two gold [EVENT-9]


# The events that can be averted, by the steps that carry them out.
EVENTS_BENEATH: Final = {
    RIOTING: RIOTS,
    FEUD: FEUDED,
    LOOKING: FRATERNAL,
    LOSING: INSURRECTION,
}


class Warding(Phase[State]):
    """The response with Sebastian of a seat that an event is about to hit. [EVENT-11]"""

    def actors(self, s: State) -> i64:
        """Return the seat; the step opens whenever it may have the card."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return accepting the event; and the card at hand or a grove that averts it."""
        event = event_averted(s)
        held = [PLAY + SEBASTIAN] if may_preach(s, seat) else []
        stars = [use_number(place) for place in calming(s, seat, event)]
        return [DONE, *held, *offers(s, seat, CARD_ROWS.averts, event), *stars]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse all but Sebastian at hand and a grove. [EVENT-11, TOKEN-3]"""
        if isinstance(action, Play):
            held = action.card == SEBASTIAN and may_preach(s, seat)
            return None if held else Refusal("EVENT-11")
        if isinstance(action, UsePlace):
            return refuses_used(action, calming(s, seat, event_averted(s)))
        return refuses_offer(s, seat, action, CARD_ROWS.averts, event_averted(s))

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Close the steps of the event if Sebastian is played or a grove used."""
        averted, event = t.state.memo(), event_averted(t.state)
        t.close()
        if isinstance(action, Play):
            t.record(ActionPlayed(seat, SEBASTIAN))
        if not isinstance(action, Done):
            for _step in range(averted):
                t.close()
        if isinstance(action, Use):
            take_offer(t, seat, CARD_ROWS.averts, event)
        elif isinstance(action, UsePlace):
            spend_star(t, seat, place_picked(action))


def may_preach(s: State, seat: i64) -> bool:
    """Return whether a seat has Sebastian, and the event is one of his. [EVENT-11]"""
    his = event_averted(s) != 1 << INSURRECTION
    return his and s.hands[seat * SIZE + SEBASTIAN] > 0


def event_averted(s: State) -> i64:
    """Return the event that a response is about, as a bit: its step lies beneath. [EVENT-11]"""
    return 1 << EVENTS_BENEATH[s.steps[len(s.steps) - 2] & 255]


class Defending(Phase[State]):
    """The defence: one die for all cards that may repel the attack. [ATTACK-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Roll if some number repels; success closes the attack."""
        s = t.state
        attacker, card = s.concerned(), s.memo()
        t.close()
        numbers = repelling(s, 1 - attacker) if CARD_ROWS.repelled[card] else 0
        if numbers:
            number = t.below(DEFENCE_DIE, NUMBERS) + 1
            repelled = numbers >> number & 1
            t.record(DefenceRolled(1 - attacker, card, number, repelled))
            if repelled:
                t.close()


class Striking(Phase[State]):
    """The effect of the attack. [ATTACK-1]"""

    def proceed(self, t: Table[State]) -> None:
        """Run the sentence of the attack."""
        s = t.state
        seat, card = s.concerned(), s.memo()
        t.close()
        run(t, seat, PLAYS[card])


class Rioting(Phase[State]):
    """The choice at riots: pay gold, or lose a unit. [EVENT-9]"""

    def actors(self, s: State) -> i64:
        """Return the seat if it has a choice."""
        seat = s.concerned()
        several = len(places_of(s, seat, TRADING_UNIT)) > 1
        return 1 << seat if several or can_calm(s, seat) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the units, and gold if there is enough."""
        units = pick_numbers(places_of(s, seat, TRADING_UNIT))
        return sorted([*units, PICK_RESOURCE + GOLD]) if can_calm(s, seat) else units

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse too little gold, other resources, or other cards. [EVENT-9]"""
        if isinstance(action, PickResource):
            paid = action.resource == GOLD and can_calm(s, seat)
            return None if paid else Refusal("EVENT-9")
        return refuses_place(action, places_of(s, seat, TRADING_UNIT), "EVENT-9")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Pay, or put the unit under a stack."""
        price = riot_price(t.state, seat)
        t.close()
        if isinstance(action, PickResource):
            t.open(PAYING, seat, one_due(GOLD) * price)
        else:
            t.open(RETURNING, seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Lose the only unit: there is not enough gold."""
        s = t.state
        seat = s.concerned()
        place = places_of(s, seat, TRADING_UNIT)[0]
        t.close()
        t.open(RETURNING, seat, place)


def repelling(s: State, seat: i64) -> i64:
    """Return the numbers, as bits, at which a seat's cards repel with their one die. [ATTACK-2]"""
    found: i64 = 0
    for card in standing(s, seat):
        found |= CARD_ROWS.repels[card]
    return found


def riot_price(s: State, seat: i64) -> i64:
    """Return the gold that calms the riots: one for one or two units, two for more. [EVENT-9]"""
    return 2 if s.of_kind(seat, TRADING_UNIT) >= DEAR_RIOT else 1


def can_calm(s: State, seat: i64) -> bool:
    """Return whether a seat has that much gold."""
    return s.amount_of(seat, GOLD) >= riot_price(s, seat)
