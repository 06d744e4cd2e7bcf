"""Variants of The Fair whose states break one law each: in copying or in imagining."""

from typing import Self

from signoria.kernel.action import Action
from signoria.kernel.rng import Rng
from signoria.kernel.table import Table
from tests.toy.game import Fair
from tests.toy.phases import Stalls
from tests.toy.rules import FACES, STALLS
from tests.toy.state import FairState

# Copy.


class SharedRow(FairState):
    def copy(self) -> Self:
        s = super().copy()
        s.hands = self.hands
        return s


class SharedList(FairState):
    def copy(self) -> Self:
        s = super().copy()
        s.promises = self.promises
        return s


class SharedObject(FairState):
    def __init__(self) -> None:
        super().__init__()
        self.purse = Purse()

    def copy(self) -> Self:
        s = super().copy()
        s.purse = self.purse
        return s


class Purse:
    def __init__(self) -> None:
        self.spent = 0


class SpendingStalls(Stalls):
    def play(self, t: Table[FairState], seat: int, action: Action) -> None:
        super().play(t, seat, action)
        assert isinstance(t.state, SharedObject)
        t.state.purse.spent += 1


class PoorCopy(FairState):
    def copy(self) -> Self:
        s = super().copy()
        s.day = 0
        return s


class WithState(Fair):
    """Return The Fair with another class of state."""

    def __init__(self, kind: type[FairState]) -> None:
        super().__init__()
        self.kind = kind

    def blank(self) -> FairState:
        return self.kind()


def spending() -> Fair:
    game = WithState(SharedObject)
    game.phases[STALLS] = SpendingStalls()
    return game


# Canonical, wide.


class Peeking(FairState):
    """State that guesses purses around the true ones."""

    def imagine(self, seat: int, rng: Rng, remembering: bool) -> Self:
        s = super().imagine(seat, rng, remembering)
        for other in range(s.seats):
            if other != seat and not remembering and not s.purses_open():
                coins = self.coins[other] + rng.below(0, 2)
                s.bank += s.coins[other] - coins
                s.coins[other] = coins
        return s


class Unimaginative(FairState):
    def imagine(self, seat: int, rng: Rng, remembering: bool) -> Self:
        return self.copy()


class Confused(FairState):
    """State that redraws the public weather when imagining."""

    def imagine(self, seat: int, rng: Rng, remembering: bool) -> Self:
        s = super().imagine(seat, rng, remembering)
        s.weather = rng.below(0, FACES)
        return s


class Careless(FairState):
    """State that redeals a purse but not the bank."""

    def imagine(self, seat: int, rng: Rng, remembering: bool) -> Self:
        s = super().imagine(seat, rng, remembering)
        s.bank = self.bank
        return s
