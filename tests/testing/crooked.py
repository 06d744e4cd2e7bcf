"""Variants of The Fair that break one law each."""

from itertools import count
from typing import Any

from signoria.kernel.action import Action, Refusal
from signoria.kernel.event import Event
from signoria.kernel.game import Outcome
from signoria.kernel.kinds import StepKind
from signoria.kernel.phase import Phase
from signoria.kernel.table import Table
from tests.toy import events as received
from tests.toy.actions import ACTIONS, SEARCH, Foretell, Rest
from tests.toy.game import Fair
from tests.toy.phases import UNFIT, Haggle, Morning, Stalls, Talk, Throwing
from tests.toy.rules import DISCARD, FACES, GOODS, HAGGLE, MORNING, STALLS
from tests.toy.state import FairState


def fair_with(number: int, phase: Phase[FairState]) -> Fair:
    """Return The Fair with one phase replaced."""
    game = Fair()
    game.phases = [*game.phases[:number], phase, *game.phases[number + 1 :]]
    return game


# Replay: an event with data that the ledger does not hold.


class TippedRest(received.Rested):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.tip = 0

    def apply(self, s: FairState) -> None:
        super().apply(s)
        s.weather += self.tip


class TippingHaggle(Haggle):
    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        if isinstance(action, Rest):
            event = TippedRest(seat)
            event.tip = 1
            t.record(event)
        else:
            super().play(t, seat, action)


def forgetful_ledger() -> Fair:
    game = fair_with(HAGGLE, TippingHaggle())
    game.events = {**game.events, "rested": TippedRest}
    return game


class StrangeHaggle(Haggle):
    """Phase that records an event of an unknown seat, which no ledger accepts."""

    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        t.record(received.Rested(99))


# Refusal, legality, order.


class StingyHaggle(Haggle):
    def legal(self, s: FairState, seat: int) -> list[int]:
        return super().legal(s, seat)[1:]


class FickleStalls(Stalls):
    """Phase that accepts an action when first asked, and refuses it the next time."""

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}

    def refuses(self, s: FairState, seat: int, action: Action) -> Refusal | None:
        tried = f"{s.day} {seat} {action}"
        self.asked[tried] = self.asked.get(tried, 0) + 1
        return super().refuses(s, seat, action) if self.asked[tried] == 1 else UNFIT


class OracleHaggle(Haggle):
    """Phase that keeps every law: its host can only foretell, which the menu does not list."""

    def legal(self, s: FairState, seat: int) -> list[int]:
        return []

    def refuses(self, s: FairState, seat: int, action: Action) -> Refusal | None:
        return super().refuses(s, seat, action) if isinstance(action, Foretell) else UNFIT


class BusyHaggle(Haggle):
    def refuses_search(self, s: FairState, seat: int, number: int) -> Refusal | None:
        s.weather += 1
        return super().refuses_search(s, seat, number)


class GenerousHaggle(Haggle):
    def legal(self, s: FairState, seat: int) -> list[int]:
        return sorted({*super().legal(s, seat), SEARCH + 2})


class BackwardStalls(Stalls):
    def legal(self, s: FairState, seat: int) -> list[int]:
        return super().legal(s, seat)[::-1]


class MoodyStalls(Stalls):
    def __init__(self) -> None:
        self.asked = 0

    def legal(self, s: FairState, seat: int) -> list[int]:
        self.asked += 1
        return super().legal(s, seat)[self.asked % 2 :]


# Progress.


class StuckThrowing(Throwing):
    def legal(self, s: FairState, seat: int) -> list[int]:
        return []

    def refuses(self, s: FairState, seat: int, action: Action) -> Refusal | None:
        return UNFIT


class Winnerless(Fair):
    def outcome(self, s: FairState) -> Outcome:
        return Outcome("dusk", list(s.coins), [])


class Reasonless(Fair):
    def outcome(self, s: FairState) -> Outcome:
        return Outcome("boredom", list(s.coins), [0])


def endless() -> Fair:
    game = Fair()
    game.horizon = 3
    return game


# Conservation.


class CoinsMinted(received.CoinsPaid):
    def apply(self, s: FairState) -> None:
        s.coins[self.seat] += self.coins


class MintingStalls(Stalls):
    def pay(self, t: Table[FairState], seat: int) -> None:
        t.record(CoinsMinted(seat, 2))


def minting() -> Fair:
    game = fair_with(STALLS, MintingStalls())
    game.events = {**game.events, "coins_minted": CoinsMinted}
    return game


# Secrecy.


class LeakingView(Fair):
    def view(self, s: FairState, seat: int) -> object:
        return [super().view(s, seat), list(s.hands)]


class NosyHaggle(Haggle):
    """Phase that lists a search only if the next seat holds wool."""

    def legal(self, s: FairState, seat: int) -> list[int]:
        listed = super().legal(s, seat)
        wool = s.hand((seat + 1) % s.seats, 0)
        return listed if wool else [number for number in listed if number != SEARCH]


class RevealingHaggle(Haggle):
    """Phase that refuses with a parameter that the asker may not know."""

    def refuses_foretelling(self, s: FairState, goods: list[int]) -> Refusal | None:
        refusal = super().refuses_foretelling(s, goods)
        return None if refusal is None else Refusal("FAIR-3", {"next": s.stack[s.top]})


# The laws same telling, telling and aside.


class GossipHaggle(Haggle):
    """Phase that pays for a rest if the next seat holds wool: a secret leaks without a reveal."""

    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        super().play(t, seat, action)
        other = (seat + 1) % t.state.seats
        if isinstance(action, Rest) and t.state.hand(other, 0):
            t.record(received.CoinsPaid(seat, 1))


class SecretPromise(received.Promised):
    def seen_by(self, seat: int) -> Event[FairState] | None:
        return self if seat == self.seat else None


class SecretTalk(Talk):
    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        t.record(SecretPromise(seat, (seat + 1) % t.state.seats, 7, 1))


class CarefulDiscarded(received.Discarded):
    def apply(self, s: FairState) -> None:
        if s.hand(self.seat, self.good) < 1:
            raise ValueError("this seat has no such good")
        super().apply(s)


class CarefulThrowing(Throwing):
    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        good = next(good for good in range(GOODS) if t.state.hand(seat, good))
        t.close()
        t.record(CarefulDiscarded(seat, good))


def talking(talk: Talk) -> Fair:
    game = Fair()
    game.talk = talk
    return game


class LoudTalk(Talk):
    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        super().play(t, seat, action)
        t.open(DISCARD, seat, 1)


# Wire, chance.


def two_names() -> Fair:
    game = Fair()
    game.actions = {**ACTIONS, "sleep": Rest}
    return game


def one_phase_name() -> Fair:
    game = Fair()
    game.step = StepKind([*game.phase_names[:4], game.phase_names[0]], {})
    return game


def doubled_menu() -> Fair:
    game = Fair()
    game.menu = [*game.menu, Rest()]
    return game


class Rounded(Foretell):
    """Action that adds a good to those it was given."""

    def __init__(self, goods: list[int]) -> None:
        super().__init__([*goods, 0])


def lossy_menu() -> Fair:
    game = Fair()
    game.menu = [*game.menu, Rounded([1])]
    game.actions = {**ACTIONS, "foretell": Rounded}
    return game


class LossyPaid(received.CoinsPaid):
    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat, coins + 1)


class LossyStalls(Stalls):
    def pay(self, t: Table[FairState], seat: int) -> None:
        t.record(LossyPaid(seat, 1))


def lossy() -> Fair:
    game = fair_with(STALLS, LossyStalls())
    game.events = {**game.events, "lossy_paid": LossyPaid}
    return game


class WildMorning(Morning):
    def __init__(self) -> None:
        self.wild: Any = count()

    def roll_weather(self, t: Table[FairState]) -> None:
        t.record(received.WeatherCame(next(self.wild) // 2 % FACES))


def wild() -> Fair:
    return fair_with(MORNING, WildMorning())
