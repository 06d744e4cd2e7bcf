"""Events of The Fair: what each changes, and who sees it."""

from typing import ClassVar, Final

from signoria.kernel.cells import cells, filled, zeros
from signoria.kernel.event import Closed, Event, Opened, Public
from signoria.kernel.kinds import ANYTHING, BY_SEAT, FLAG, NUMBER, SEAT, SEATS, Kinds
from signoria.kernel.seats import HIDDEN, NOBODY
from tests.toy.fields import GOOD, GOOD_ROW, REASON
from tests.toy.rules import GOODS
from tests.toy.state import FairState


class StackLaid(Event[FairState]):
    """Event: the goods were shuffled; nobody saw their order."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"number": NUMBER, "goods": GOOD_ROW}

    def __init__(self, number: int, goods: list[int]) -> None:
        self.number = number
        self.goods = goods

    def apply(self, s: FairState) -> None:
        s.box = zeros(GOODS)
        s.stack = cells(self.goods) if self.goods else filled(self.number, HIDDEN)
        s.seen = zeros(self.number)

    def seen_by(self, seat: int) -> Event[FairState] | None:
        return StackLaid(self.number, [])


class DayBegan(Public[FairState]):
    """Event: a day began, with another host."""

    kinds: ClassVar[Kinds] = {"day": NUMBER, "host": SEAT}

    def __init__(self, day: int, host: int) -> None:
        self.day = day
        self.host = host

    def apply(self, s: FairState) -> None:
        s.day = self.day
        s.host = self.host
        s.done = False


class WeatherCame(Public[FairState]):
    """Event: the weather was drawn, which sets the price of goods."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"face": NUMBER}

    def __init__(self, face: int) -> None:
        self.face = face

    def apply(self, s: FairState) -> None:
        s.weather = self.face


class GoodSpoiled(Public[FairState]):
    """Event: a storm took a good off the market."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"good": GOOD}

    def __init__(self, good: int) -> None:
        self.good = good

    def apply(self, s: FairState) -> None:
        s.market[self.good] -= 1
        s.spoiled[self.good] += 1


class Drew(Event[FairState]):
    """Event: a seat took the top of the stack; only it sees which good that is."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "good": GOOD}

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def apply(self, s: FairState) -> None:
        s.stack[s.top] = HIDDEN
        s.seen[s.top] = 0
        s.top += 1
        s.held[self.seat] += 1
        if self.good != HIDDEN:
            s.hands[self.seat * GOODS + self.good] += 1

    def seen_by(self, seat: int) -> Event[FairState] | None:
        return self if seat == self.seat else Drew(self.seat, HIDDEN)


class Offered(Event[FairState]):
    """Event: a seat laid a good on its stall, face down."""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "good": GOOD}

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def apply(self, s: FairState) -> None:
        s.held[self.seat] -= 1
        s.hashed_line[self.seat] = 1
        s.offers[self.seat] = self.good
        if self.good != HIDDEN:
            s.hands[self.seat * GOODS + self.good] -= 1

    def seen_by(self, seat: int) -> Event[FairState] | None:
        return self if seat == self.seat else Offered(self.seat, HIDDEN)


class OffersShown(Public[FairState]):
    """Event: all stalls were opened together; the goods went to the market."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"goods": GOOD_ROW}

    def __init__(self, goods: list[int]) -> None:
        self.goods = goods

    def apply(self, s: FairState) -> None:
        for seat in range(s.seats):
            s.hashed_line[seat] = 0
            s.offers[seat] = NOBODY
            s.market[self.goods[seat]] += 1


class CoinsPaid(Public[FairState]):
    """Event: a seat took coins from the bank, or paid them."""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "coins": ANYTHING}

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def apply(self, s: FairState) -> None:
        s.coins[self.seat] += self.coins
        s.bank -= self.coins


class Rested(Public[FairState]):
    """Event: the host did nothing."""

    kinds: ClassVar[Kinds] = {"seat": SEAT}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, s: FairState) -> None:
        s.done = True


class Searched(Public[FairState]):
    """Event: the host looked at the next goods; everybody knows how many."""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "number": NUMBER}

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def apply(self, s: FairState) -> None:
        s.done = True
        for at in range(s.top, s.top + self.number):
            s.seen[at] |= 1 << self.seat


class GoodsShown(Event[FairState]):
    """Event: the goods that the host saw in the stack, visible to the host alone."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "goods": GOOD_ROW}

    def __init__(self, seat: int, goods: list[int]) -> None:
        self.seat = seat
        self.goods = goods

    def apply(self, s: FairState) -> None:
        for at, good in enumerate(self.goods):
            s.stack[s.top + at] = good

    def seen_by(self, seat: int) -> Event[FairState] | None:
        return self if seat == self.seat else None


class Foretold(Public[FairState]):
    """Event: a seat said which goods come next; if it was right, everybody knows them now."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"seat": SEAT, "goods": GOOD_ROW, "right": FLAG}

    def __init__(self, seat: int, goods: list[int], right: int) -> None:
        self.seat = seat
        self.goods = goods
        self.right = right

    def apply(self, s: FairState) -> None:
        s.done = True
        if self.right:
            for at, good in enumerate(self.goods):
                s.stack[s.top + at] = good
                s.seen[s.top + at] = (1 << s.seats) - 1


class Pinched(Public[FairState]):
    """Event: the host chose who has to throw a good away."""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "target": SEAT}

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def apply(self, s: FairState) -> None:
        s.done = True


class Discarded(Public[FairState]):
    """Event: a seat threw a good on the market."""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "good": GOOD}

    def __init__(self, seat: int, good: int) -> None:
        self.seat = seat
        self.good = good

    def apply(self, s: FairState) -> None:
        s.held[self.seat] -= 1
        s.hands[self.seat * GOODS + self.good] -= 1
        s.market[self.good] += 1


class Promised(Public[FairState]):
    """Event: a seat promised another a good, without obligation."""

    kinds: ClassVar[Kinds] = {"seat": SEAT, "to": SEAT, "line": NUMBER, "good": GOOD}

    def __init__(self, seat: int, to: int, line: int, good: int) -> None:
        self.seat = seat
        self.to = to
        self.line = line
        self.good = good

    def apply(self, s: FairState) -> None:
        s.promises.append([self.seat, self.to, self.line, self.good])


class PursesShown(Public[FairState]):
    """Event: at the end all purses were opened."""

    reveals: ClassVar[bool] = True
    kinds: ClassVar[Kinds] = {"coins": BY_SEAT}

    def __init__(self, coins: list[int]) -> None:
        self.coins = coins

    def apply(self, s: FairState) -> None:
        for seat in range(s.seats):
            s.bank += s.coins[seat] - self.coins[seat]
            s.coins[seat] = self.coins[seat]


class Ended(Public[FairState]):
    """Event: the fair is over; `winners` are seats as bits."""

    kinds: ClassVar[Kinds] = {"reason": REASON, "winners": SEATS}

    def __init__(self, reason: int, winners: int) -> None:
        self.reason = reason
        self.winners = winners

    def apply(self, s: FairState) -> None:
        s.reason = self.reason
        s.winners = self.winners
        s.close_all()


EVENTS: Final[dict[str, type[Event[FairState]]]] = {
    "opened": Opened,
    "closed": Closed,
    "stack_laid": StackLaid,
    "day_began": DayBegan,
    "weather_came": WeatherCame,
    "good_spoiled": GoodSpoiled,
    "drew": Drew,
    "offered": Offered,
    "offers_shown": OffersShown,
    "coins_paid": CoinsPaid,
    "rested": Rested,
    "searched": Searched,
    "goods_shown": GoodsShown,
    "foretold": Foretold,
    "pinched": Pinched,
    "discarded": Discarded,
    "promised": Promised,
    "purses_shown": PursesShown,
    "ended": Ended,
}
