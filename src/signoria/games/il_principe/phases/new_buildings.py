"""Phase 1: new cards, new ducats, and the cards each seat sets aside for the auctions."""

from mypy_extensions import i64

from signoria.games.il_principe.actions import (
    SET_ASIDE_2_WITHIN,
    SET_ASIDE_3_WITHIN,
    SetAside,
    capped_hand,
)
from signoria.games.il_principe.events import (
    CardsSetAside,
    CardsTurnedOver,
    Dealt,
    DucatsReceived,
    LotsDrawn,
    RemovedReused,
)
from signoria.games.il_principe.phases.round import end_game, too_few_cities
from signoria.games.il_principe.phases.steps import SETTING_ASIDE
from signoria.games.il_principe.rules import (
    BUILDING_DECK,
    CARDS_DEALT,
    CARDS_SET_ASIDE,
    CITY_END_END,
    COLOURS,
    EMPTY_DECK_ENDS,
    END_CITIES,
    END_SHORTAGE,
    FOR_ROUND,
    LAST_LOTS,
    NO,
    SHORTAGE_REUSES,
)
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import greatest, part, values, zeros
from signoria.kernel.phase import Phase
from signoria.kernel.seats import EVERYONE, clockwise
from signoria.kernel.table import Table


class NewBuildings(Phase[State]):
    """The start of phase 1: every seat draws cards and takes ducats. [NEW-1, NEW-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Deal from Il Principe clockwise, a whole hand at a time; then pay."""
        s = t.state
        t.close()
        seat = s.principe
        for _seat in range(s.seats):
            number = CARDS_DEALT[s.seats]
            t.record(Dealt(seat, number, draw(t, number)))  # [NEW-1, TWO-2]
            seat = clockwise(seat, s.seats)
        pay_income(t)
        t.open(SETTING_ASIDE, EVERYONE, CARDS_SET_ASIDE[s.seats])


class SettingAside(Phase[State]):
    """The sealed choice: each seat sets cards aside face down; then all are shown. [NEW-3]"""

    def actors(self, s: State) -> i64:
        """Return the seats that have not set cards aside yet."""
        owing = 0
        for seat in range(s.seats):
            if s.sealed[seat] == 0:
                owing |= 1 << seat
        return owing

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return every choice of cards from the hand, old or new. [NEW-3, NEW-4]"""
        number = s.memo()
        place = capped_hand(s.hands, seat * COLOURS, number)
        return SET_ASIDE_2_WITHIN[place] if number == 2 else SET_ASIDE_3_WITHIN[place]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a wrong number of cards, and cards not in hand. [NEW-3]"""
        if not isinstance(action, SetAside):
            return Refusal("TABLE-3")
        cards = action.cards()
        number = s.memo()
        if min(cards) < 0:
            return Refusal("TABLE-5")
        if sum(cards) != number:
            return Refusal("NEW-3", {"number": number, "requested": sum(cards)})
        for colour in range(COLOURS):
            if cards[colour] > s.hand(seat, colour):
                held = s.hand(seat, colour)
                return Refusal(
                    "NEW-6", {"colour": colour, "held": held, "requested": cards[colour]}
                )
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Seal the cards until all have chosen."""
        assert isinstance(action, SetAside)
        t.record(CardsSetAside(seat, t.state.memo(), action.cards()))

    def proceed(self, t: Table[State]) -> None:
        """Turn all sealed cards over, unless the game ends on the cities first. [NEW-5, END-1]"""
        s = t.state
        t.close()
        if s.options.city_end == CITY_END_END and too_few_cities(s):
            end_game(t, END_CITIES)
            return
        for seat in range(s.seats):
            t.record(CardsTurnedOver(seat, part(s.aside, seat * COLOURS, COLOURS)))


class LastLots(Phase[State]):
    """Phase 1 of the last round: ducats only, and lots from the deck. [END-4, END-5]"""

    def proceed(self, t: Table[State]) -> None:
        """Pay ducats, check the ends of the game, and draw the lots."""
        s = t.state
        t.close()
        if s.options.last_round_income != NO:
            pay_income(t)  # [END-4]
        number = LAST_LOTS[s.seats]
        if s.options.city_end == CITY_END_END and too_few_cities(s):
            end_game(t, END_CITIES)  # [END-1, END-3]
        elif s.seats == 2 and s.deck_left == 0 and s.options.empty_deck_two == EMPTY_DECK_ENDS:
            end_game(t, END_SHORTAGE)  # [TWO-5]
        elif s.deck_left >= number or s.seats == 2:
            draw_lots(t, min(number, s.deck_left))  # [END-5, TWO-3]
        elif s.options.last_round_shortage == SHORTAGE_REUSES:
            reuse_removed(t, number)  # [END-6]
        else:
            end_game(t, END_SHORTAGE)  # [END-6]


def draw(t: Table[State], number: i64) -> list[int]:
    """Draw cards from the deck, as five counts."""
    pile = t.state.deck[:]
    cards = zeros(COLOURS)
    for _card in range(number):
        colour = t.pick(BUILDING_DECK, pile)
        pile[colour] -= 1
        cards[colour] += 1
    return values(cards)


def draw_lots(t: Table[State], number: i64) -> None:
    """Draw that many cards and lay them out as lots. [END-5]"""
    if number > 0:
        t.record(LotsDrawn(draw(t, number)))


def reuse_removed(t: Table[State], number: i64) -> None:
    """Draw the rest of the deck, then from the lots removed before. [END-6]"""
    s = t.state
    number -= s.deck_left
    draw_lots(t, s.deck_left)
    if greatest(s.removed) > 0:
        t.record(RemovedReused())
    draw_lots(t, min(number, s.deck_left))


def pay_income(t: Table[State]) -> None:
    """Pay the round's ducats to every seat; the bank is unlimited. [NEW-2, TWO-2, SET-6]"""
    s = t.state
    ducats = s.options.income if s.seats > 2 else s.options.income_two
    for seat in range(s.seats):
        t.record(DucatsReceived(seat, ducats, FOR_ROUND))
