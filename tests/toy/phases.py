"""Phases of The Fair."""

from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import values
from signoria.kernel.phase import Phase
from signoria.kernel.seats import EVERYONE, NOBODY
from signoria.kernel.table import Table
from tests.toy import events as received
from tests.toy.actions import (
    OFFER,
    PINCH,
    REST,
    SEARCH,
    THROW,
    Discard,
    Foretell,
    Offer,
    Pinch,
    Promise,
    Rest,
    Search,
)
from tests.toy.rules import (
    DAYS,
    DISCARD,
    DUSK,
    FACES,
    FORETOLD_PRIZE,
    GOODS,
    HAGGLE,
    MORNING,
    MOST_SEARCHED,
    SOLD_OUT,
    SPOILAGE,
    STACK,
    STALLS,
    START_HAND,
    STORM,
    WEATHER,
)
from tests.toy.state import FairState


class SetUp(Phase[FairState]):
    """Phase that shuffles the goods into one stack."""

    def proceed(self, t: Table[FairState]) -> None:
        t.close()
        pile = t.state.box[:]
        goods: list[int] = []
        for _ in range(sum(pile)):
            goods.append(t.pick(STACK, pile))
            pile[goods[-1]] -= 1
        t.record(received.StackLaid(len(goods), goods))
        for seat in [*range(t.state.seats)] * START_HAND:
            draw(t, seat)
        t.open(MORNING, NOBODY, 0)


class Morning(Phase[FairState]):
    """Phase that ends the fair, or brings weather, a good for everybody, stalls and haggling."""

    def proceed(self, t: Table[FairState]) -> None:
        s = t.state
        if s.day == DAYS:
            self.end(t, DUSK)
        elif s.stack_left() < s.seats:
            self.end(t, SOLD_OUT)
        else:
            t.record(received.DayBegan(s.day + 1, s.day % s.seats))
            if s.stormy:
                self.roll_weather(t)
            for seat in range(s.seats):
                draw(t, seat)
            t.open(HAGGLE, s.host, 0)
            t.open(STALLS, EVERYONE, 0)

    def roll_weather(self, t: Table[FairState]) -> None:
        s = t.state
        t.record(received.WeatherCame(t.below(WEATHER, FACES)))
        if s.weather == STORM and sum(s.market) > 0:
            t.record(received.GoodSpoiled(t.pick(SPOILAGE, s.market)))

    def end(self, t: Table[FairState], reason: int) -> None:
        s = t.state
        t.record(received.PursesShown(values(s.coins)))
        most = max(s.coins)
        winners = sum(1 << seat for seat in range(s.seats) if s.coins[seat] == most)
        t.record(received.Ended(reason, winners))


class Stalls(Phase[FairState]):
    """Phase in which everybody lays one good face down; all open together, a lone good is paid."""

    def actors(self, s: FairState) -> int:
        owing = [seat for seat in range(s.seats) if s.hashed_line[seat] == 0]
        return sum(1 << seat for seat in owing)

    def legal(self, s: FairState, seat: int) -> list[int]:
        return [OFFER + good for good in range(GOODS) if s.hand(seat, good)]

    def refuses(self, s: FairState, seat: int, action: Action) -> Refusal | None:
        return refuses_good(s, seat, action.good) if isinstance(action, Offer) else UNFIT

    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        assert isinstance(action, Offer)
        t.record(received.Offered(seat, action.good))

    def proceed(self, t: Table[FairState]) -> None:
        s = t.state
        t.close()
        offers = values(s.offers)
        t.record(received.OffersShown(offers))
        for seat in range(s.seats):
            if offers.count(offers[seat]) == 1:
                self.pay(t, seat)

    def pay(self, t: Table[FairState], seat: int) -> None:
        t.record(received.CoinsPaid(seat, t.state.weather + 2))


class Haggle(Phase[FairState]):
    """Phase in which the host does one thing; a pinch interrupts with a discard by another seat."""

    def actors(self, s: FairState) -> int:
        return 0 if s.done else 1 << s.concerned()

    def legal(self, s: FairState, seat: int) -> list[int]:
        most = min(MOST_SEARCHED, s.coins[seat], s.stack_left())
        searches = [SEARCH + number for number in range(most)]
        others = [PINCH + other for other in range(s.seats) if other != seat]
        return [REST, *searches, *others]

    def refuses(self, s: FairState, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Rest):
            return None
        if isinstance(action, Pinch):
            other = 0 <= action.target < s.seats and action.target != seat
            return None if other else Refusal("FAIR-2", {"target": action.target})
        if isinstance(action, Search):
            return self.refuses_search(s, seat, action.number)
        if isinstance(action, Foretell):
            return self.refuses_foretelling(s, action.goods)
        return UNFIT

    def refuses_search(self, s: FairState, seat: int, number: int) -> Refusal | None:
        if not 1 <= number <= min(MOST_SEARCHED, s.stack_left()):
            return Refusal("FAIR-3", {"number": number, "left": s.stack_left()})
        if number > s.coins[seat]:
            return Refusal("FAIR-4", {"number": number, "coins": s.coins[seat]})
        return None

    def refuses_foretelling(self, s: FairState, goods: list[int]) -> Refusal | None:
        if not 1 <= len(goods) <= s.stack_left():
            return Refusal("FAIR-3", {"number": len(goods), "left": s.stack_left()})
        return None if all(0 <= good < GOODS for good in goods) else Refusal("TABLE-5")

    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        if isinstance(action, Pinch):
            t.record(received.Pinched(seat, action.target))
            t.open(DISCARD, action.target, 1)
        elif isinstance(action, Search):
            self.search(t, seat, action.number)
        elif isinstance(action, Foretell):
            self.foretell(t, seat, action.goods)
        else:
            t.record(received.Rested(seat))

    def search(self, t: Table[FairState], seat: int, number: int) -> None:
        s = t.state
        t.record(received.CoinsPaid(seat, -number))
        t.record(received.Searched(seat, number))
        t.record(received.GoodsShown(seat, values(s.stack[s.top : s.top + number])))

    def foretell(self, t: Table[FairState], seat: int, goods: list[int]) -> None:
        s = t.state
        right = values(s.stack[s.top : s.top + len(goods)]) == goods
        t.record(received.Foretold(seat, goods, int(right)))
        if right:
            t.record(received.CoinsPaid(seat, FORETOLD_PRIZE * len(goods)))

    def proceed(self, t: Table[FairState]) -> None:
        t.close()


class Throwing(Phase[FairState]):
    """Phase in which the pinched seat discards.

    The seat is skipped if its hand is empty, which is public, but not if it has one kind of good.
    """

    def actors(self, s: FairState) -> int:
        return 1 << s.concerned() if s.held[s.concerned()] else 0

    def legal(self, s: FairState, seat: int) -> list[int]:
        return [THROW + good for good in range(GOODS) if s.hand(seat, good)]

    def refuses(self, s: FairState, seat: int, action: Action) -> Refusal | None:
        return refuses_good(s, seat, action.good) if isinstance(action, Discard) else UNFIT

    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        assert isinstance(action, Discard)
        t.close()
        t.record(received.Discarded(seat, action.good))

    def proceed(self, t: Table[FairState]) -> None:
        t.close()


class Talk(Phase[FairState]):
    """Phase of talk: promises, at any time, to any other seat."""

    def refuses(self, s: FairState, seat: int, action: Action) -> Refusal | None:
        if s.over():
            return Refusal("TABLE-1")
        assert isinstance(action, Promise)
        fit = 0 <= action.to < s.seats and action.line >= 0 and 0 <= action.good < GOODS
        if not fit:
            return Refusal("TABLE-5")
        return Refusal("FAIR-5", {"to": action.to}) if action.to == seat else None

    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        assert isinstance(action, Promise)
        t.record(received.Promised(seat, action.to, action.line, action.good))


UNFIT = Refusal("TABLE-3")


def draw(t: Table[FairState], seat: int) -> None:
    t.record(received.Drew(seat, t.state.stack[t.state.top]))


def refuses_good(s: FairState, seat: int, good: int) -> Refusal | None:
    if not 0 <= good < GOODS:
        return Refusal("TABLE-5")
    return None if s.hand(seat, good) else Refusal("FAIR-1", {"good": good})
