"""The frame of a turn, the dice and their effects."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import FORETELL, PLAY, ROLL, Foretell, Play, Roll, Use
from signoria.games.princes.card_rows import CARD_ROWS, SIZE, number_of
from signoria.games.princes.cards import CARDS
from signoria.games.princes.cards.terms import FROM_COUNT, STARS
from signoria.games.princes.dues import BY_VICTIM, a_gain, a_taking
from signoria.games.princes.effects import AFTER_RAIDS, DRAWS, run
from signoria.games.princes.events import (
    ActionPlayed,
    DiceRolled,
    EventDrawn,
    EventsShuffled,
    Foretold,
    Raided,
    TurnBegan,
)
from signoria.games.princes.kinds import (
    A_PERFORMER,
    HIRED,
    MARKET,
    PAID_BY_RAIDS,
    STAR_AT_CELEBRATION,
    STAR_AT_TRADE,
    TUNER,
    WATERING,
)
from signoria.games.princes.phases.ending import end_game, name_event_at, win
from signoria.games.princes.phases.groves import (
    ANY,
    ask_or_unfold,
    offers,
    refuses_offer,
    take_offer,
    unfold,
)
from signoria.games.princes.phases.handling import set_level
from signoria.games.princes.phases.steps import (
    BEFORE_ROLL,
    COLLECTING,
    EVENT,
    GAINING,
    HIRING,
    PERFORMING,
    SEQUENCE,
    SETTING_DIE,
    TAKING,
)
from signoria.games.princes.phases.stores import gain_at
from signoria.games.princes.places import beside, card_at, shielding, standing, watered_by
from signoria.games.princes.rules import (
    ALL_TYPES,
    BESIDE_FIRST,
    CAPACITY,
    CELEBRATION_FACE,
    COMMERCE,
    END_LIMIT,
    END_POINTS,
    EVENT_DIE,
    FACES,
    GOLD,
    HARVEST_FACE,
    HIGHEST,
    MOST_SAFE,
    NUMBERS,
    PLOTS,
    POINT_TYPES,
    PRODUCTION_DIE,
    REGIONS,
    RESOURCE_TYPES,
    SEATS,
    SITES,
    SKILL,
    TRADE_FACE,
)
from signoria.games.princes.state import State
from signoria.games.princes.tokens import a_price, shown_at
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

BRIGITTAS: Final = [card.id for card in CARDS if card.key == "brigitta"]
REINER: Final = number_of("reiner-herald")
YULE: Final = number_of("yule")


class Turn(Phase[State]):
    """The moment between turns: the game ends, or the next turn begins. [TURN-1, END-1, END-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Put the four parts of a turn on the agenda, the first on top."""
        s = t.state
        if s.turn and s.ends_with(s.active):
            end_game(t, END_POINTS, 1 << s.active)  # [END-1]; nobody had a turn before the first
        elif s.turn >= s.options.turn_limit:
            end_game(t, END_LIMIT, leaders(s))  # [END-2]
        else:
            t.record(TurnBegan(1 - s.active, s.turn + 1))
            for phase in reversed(SEQUENCE):
                t.open(phase, s.active, 0)


class BeforeRoll(Phase[State]):
    """The roll of the active player, perhaps after Reiner, Brigitta or a grove. [ROLL-1, ACT-6]

    The step remembers whether Reiner has set the event die; above that, the face set by a grove.
    """

    def actors(self, s: State) -> i64:
        """Return the active player every turn: skipping it would reveal its hand."""
        return 0 if s.wins_at_once() else 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return rolling; each number, with Brigitta; and Reiner or a grove first."""
        found: list[int] = [ROLL]
        if brigitta_of(s, seat) != NOBODY:
            found += range(FORETELL + 1, FORETELL + NUMBERS + 1)
        if s.memo() == 0:
            if s.hands[seat * SIZE + REINER]:
                found.append(PLAY + REINER)
            if len(s.outer):
                found += offers(s, seat, CARD_ROWS.sets_die, ANY)
        return found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse Brigitta, Reiner or a grove if they cannot be used. [ACT-6, ACT-7, TOKEN-3]"""
        if isinstance(action, Roll):
            return None
        if isinstance(action, Play):
            reiner = action.card == REINER and s.hands[seat * SIZE + REINER] and s.memo() == 0
            return None if reiner else Refusal("ACT-7")
        if isinstance(action, Use):
            if s.memo():
                return Refusal("TURN-3", {"town": action.town, "spot": action.spot})
            return refuses_offer(s, seat, action, CARD_ROWS.sets_die, ANY)
        if not isinstance(action, Foretell):
            return Refusal("TABLE-3")
        if not 1 <= action.number <= NUMBERS:
            return Refusal("TABLE-5")
        return Refusal("ACT-6") if brigitta_of(s, seat) == NOBODY else None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Play the cards first, then roll the dice."""
        memo = t.state.memo()
        t.close()
        if isinstance(action, Play):
            t.record(ActionPlayed(seat, REINER))
            t.open(BEFORE_ROLL, seat, 1)
        elif isinstance(action, Use):
            t.open(SETTING_DIE, seat, 0)
            take_offer(t, seat, CARD_ROWS.sets_die, ANY)
        elif isinstance(action, Foretell):
            t.record(Foretold(seat, brigitta_of(t.state, seat)))
            fall(t, seat, action.number, memo)
        else:
            fall(t, seat, t.below(PRODUCTION_DIE, NUMBERS) + 1, memo)

    def proceed(self, t: Table[State]) -> None:
        """End the game before the roll: the active player has the points. [T29]"""
        win(t)


def brigitta_of(s: State, seat: i64) -> i64:
    """Return a Brigitta at hand, of any set, or NOBODY."""
    for card in BRIGITTAS:
        if s.hands[seat * SIZE + card]:
            return card
    return NOBODY


def fall(t: Table[State], seat: i64, number: i64, memo: i64) -> None:
    """Roll or set the event die; production and event follow in their order. [ROLL-3]"""
    if memo:
        t.record(DiceRolled(seat, number, CELEBRATION_FACE if memo & 1 else (memo >> 1) - 1))
        unfold(t, seat, memo & 1)
    else:
        t.record(DiceRolled(seat, number, FACES[t.below(EVENT_DIE, len(FACES))]))
        ask_or_unfold(t, seat)


class Brigands(Phase[State]):
    """The brigands: a seat with more than seven resources loses wool and gold. [ROLL-3]"""

    def proceed(self, t: Table[State]) -> None:
        """Raid the active player first."""
        s = t.state
        seat = s.concerned()
        t.close()
        for victim in (seat, 1 - seat):
            counted = exposed(s, victim)
            if counted > MOST_SAFE and not s.has(victim, HIRED):
                t.record(Raided(victim, counted))
        for owner in (1 - seat, seat):
            for card in standing(s, owner) if s.has(owner, PAID_BY_RAIDS) else []:
                run(t, owner, AFTER_RAIDS[card])
        for victim in (1 - seat, seat):
            if s.has(victim, HIRED) and exposed(s, victim) > MOST_SAFE:
                t.open(HIRING, victim, exposed(s, victim))  # [ROLL-9]


class Production(Phase[State]):
    """The production: regions with the number bear; then marketplaces. [PROD-1, PROD-2, PROD-3]"""

    def proceed(self, t: Table[State]) -> None:
        """Let the active player's regions bear first."""
        seat = t.state.concerned()
        t.close()
        bear(t, seat)
        bear(t, 1 - seat)
        if len(t.state.outer):
            learn(t, seat)
            learn(t, 1 - seat)
        market(t, 1 - seat)
        market(t, seat)


class Fate(Phase[State]):
    """The effect of the event die, unless it shows brigands. [ROLL-4 … ROLL-8]"""

    def proceed(self, t: Table[State]) -> None:
        """Open the steps of both seats, the active player's on top."""
        s = t.state
        seat, face, herald = s.concerned(), s.face, s.memo()
        t.close()
        if face == TRADE_FACE:
            rejoice(t, seat, STAR_AT_TRADE)
            for holder in range(SEATS):
                if s.leads(holder, COMMERCE):
                    number = lent(s, holder)
                    t.open(TAKING, holder, a_taking(ALL_TYPES, number, False) | chosen(s, holder))
        elif face == CELEBRATION_FACE:
            rejoice(t, seat, STAR_AT_CELEBRATION)
            for guest in (1 - seat, seat):
                number = int(skilled(s, guest)) + (herald if guest == seat else 0)
                perform(t, guest)
                if number:
                    t.open(GAINING, guest, a_gain(ALL_TYPES, number))  # [ROLL-5]
        elif face == HARVEST_FACE:
            for owner in (1 - seat, seat):
                harvest(t, owner)  # [ROLL-6]
        else:
            t.open(EVENT, seat, 0)  # [ROLL-7]


class Event(Phase[State]):
    """The top event card, turned up and carried out; Yule brings another. [ROLL-7, EVENT-7]"""

    def proceed(self, t: Table[State]) -> None:
        """Draw a card; shuffle if it is Yule, else carry it out."""
        s = t.state
        seat = s.concerned()
        if len(s.events) == 0:
            t.close()  # every event has left the game [T10]
            return
        drawn = name_event_at(t, 0)
        card = drawn % SIZE
        t.record(EventDrawn(card, drawn // SIZE))
        if card == YULE:
            t.record(EventsShuffled(card))
            return
        if s.laid == len(s.events):
            t.record(EventsShuffled(NOBODY))  # the last was revealed [T10]
        t.close()
        run(t, seat, DRAWS[card])


def rejoice(t: Table[State], seat: i64, group: i64) -> None:
    """Open the gain of a star for each card of a group, the active player's first. [STAR-3]"""
    s = t.state
    for owner in (1 - seat, seat):
        if s.has(owner, group):
            t.open(COLLECTING, owner, a_price(STARS, s.of_kind(owner, group)))


def skilled(s: State, seat: i64) -> bool:
    """Return whether nobody has more skill points. [ROLL-5]"""
    return s.tally[seat * POINT_TYPES + SKILL] >= s.tally[(1 - seat) * POINT_TYPES + SKILL]


def lent(s: State, seat: i64) -> i64:
    """Return the resources for the trade advantage; more with a Moneylender. [ROLL-4]"""
    number: i64 = 1
    for card in standing(s, seat):
        number = max(number, CARD_ROWS.trade[card])
    return number


def chosen(s: State, seat: i64) -> i64:
    """Return the mark of a taking whose victim chooses what it loses. [ROLL-8]"""
    tuned = s.has(1 - seat, TUNER) and s.in_play(1 - seat, CARD_ROWS.chooses, 1) > 0
    return BY_VICTIM if tuned else 0


def leaders(s: State) -> i64:
    """Return the seats, as bits, with most victory points. [END-2]"""
    one, two = s.score(0), s.score(1)
    return (1 if one >= two else 0) | (2 if two >= one else 0)


def exposed(s: State, seat: i64) -> i64:
    """Count the resources exposed to brigands: not beside a Storehouse or in a cache. [ROLL-3]"""
    total: i64 = 0
    for plot in range(REGIONS):
        stored = s.stored[seat * PLOTS + plot]
        if stored and not shielding(s, seat, plot) >> FROM_COUNT & 1:
            total += stored
    return total


def bears_now(s: State, seat: i64, plot: i64) -> bool:
    """Return whether a region has the rolled number. [PROD-1]"""
    return s.rolled_plots(seat) >> plot & 1 == 1


def bear(t: Table[State], seat: i64) -> None:
    """Store one resource in each region with the number, two if doubled. [PROD-2]"""
    s = t.state
    plots, plot = s.rolled_plots(seat) & ~s.full[seat], i64(0)
    watered = watered_by(s, seat) if plots and s.has(seat, WATERING) else 0
    while plots >> plot:
        if plots >> plot & 1:
            doubled = beside(s, seat, plot, CARD_ROWS.boosts, s.bears(seat, plot)) > 0
            number = (2 if doubled else 1) + (watered >> plot & 1)
            gain_at(t, seat, plot, min(number, CAPACITY - s.stored[seat * PLOTS + plot]))
        plot += 1


def learn(t: Table[State], seat: i64) -> None:
    """Let each sage beside a region with the number gain an owl. [TOKEN-1]"""
    s = t.state
    for plot in range(REGIONS):
        place = BESIDE_FIRST + plot
        card = card_at(s, seat, place)
        if card >= 0 and CARD_ROWS.learns[card] and bears_now(s, seat, plot):
            owls = shown_at(s, seat, place)
            if owls < HIGHEST:
                set_level(t, seat, place, owls + 1)


def market(t: Table[State], seat: i64) -> None:
    """Open a gain for a Marketplace if more of the other's regions have the number. [PROD-3]"""
    s = t.state
    if s.has(seat, MARKET) and bearing(s, 1 - seat) > bearing(s, seat):
        types = types_borne(s, 1 - seat)
        camps = s.in_play(1 - seat, CARD_ROWS.camps, 1) if len(s.abroad) else 0
        if camps and s.room_for(seat, types):
            t.open(GAINING, 1 - seat, a_gain(1 << GOLD, camps))  # [TRADER-4]
        t.open(GAINING, seat, a_gain(types, 1))


def bearing(s: State, seat: i64) -> i64:
    """Count the regions of a seat that have the rolled number."""
    found: i64 = 0
    plots = s.rolled_plots(seat)
    while plots:
        plots &= plots - 1  # without its lowest bit
        found += 1
    return found


def types_borne(s: State, seat: i64) -> i64:
    """Return the resources of a seat's regions with the number, as bits."""
    types: i64 = 0
    for resource in range(RESOURCE_TYPES):
        if s.plots_of(seat, 1 << resource) & s.rolled_plots(seat):
            types |= 1 << resource
    return types


def perform(t: Table[State], seat: i64) -> None:
    """Let a seat's performers please the regions beside them. [OVER-2]"""
    for site in range(SITES if t.state.has(seat, A_PERFORMER) else 0):
        card = t.state.sites[seat * SITES + site] - 1
        if card >= 0 and CARD_ROWS.performs[card]:
            t.open(PERFORMING, seat, site)


def harvest(t: Table[State], seat: i64) -> None:
    """Open a gain of any resource, and of gold for each Toll Bridge. [ROLL-6]"""
    s = t.state
    gold: i64 = 0
    for card in standing(s, seat):
        gold += CARD_ROWS.harvest[card]
    if gold:
        t.open(GAINING, seat, a_gain(1 << GOLD, gold))
    t.open(GAINING, seat, a_gain(ALL_TYPES, 1))
