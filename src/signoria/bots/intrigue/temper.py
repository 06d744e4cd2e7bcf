"""A bot with a temper: it weighs, talks, remembers, and gives its reasons."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.intrigue.memory import Memory
from signoria.bots.intrigue.natures import NATURES
from signoria.bots.intrigue.pledges import owed_by
from signoria.bots.intrigue.proposals import has_to_pay, offers, pleas, truce
from signoria.bots.intrigue.reasons import reason
from signoria.bots.intrigue.stakes import word_value
from signoria.bots.intrigue.weighing import conscience, weight
from signoria.bots.window import Window
from signoria.games.intrigue.actions import AcceptWord, DeclineWord, GiveWord, SayWhy
from signoria.games.intrigue.phases.steps import AUDIENCE, BRIBERY, SENDING
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.rng import Rng

JITTER: Final = 0.05  # notes, so that equals are not always decided for the same seat
WHIM: Final = 0


class Temper(Bot[State]):
    """Chooses by its nature and by whom it trusts; all it knows came through its window."""

    def __init__(self, seed: i64, nature: str) -> None:
        super().__init__(seed)
        self.nature = NATURES[nature]
        self.memory = Memory()
        self.asked: i64 = 0
        self.because: SayWhy | None = None

    # Choosing.

    def choose(self, window: Window[State]) -> Action:
        """The choice that weighs most, its own word on the scales."""
        legal = window.legal()
        s = self.attend(window)
        self.because = None
        self.asked = window.rev
        if len(legal) == 1:
            return window.menu[legal[0]]
        owed = owed_by(s, window.seat)
        chosen = self.decide(window, s, legal, owed)
        tempting = self.heaviest(window, s, legal, [])
        self.because = reason(s, window.seat, chosen, tempting, owed, self.memory)
        return chosen

    def decide(self, window: Window[State], s: State, legal: list[int], owed: list[int]) -> Action:
        """What it chooses among several."""
        return self.heaviest(window, s, legal, owed)

    def heaviest(
        self, window: Window[State], s: State, legal: list[int], owed: list[int]
    ) -> Action:
        """The choice that weighs most with these words given."""
        ranked = self.ranked(window, s, legal, owed)
        return window.menu[ranked[0]]

    def ranked(
        self, window: Window[State], s: State, legal: list[int], owed: list[int]
    ) -> list[int]:
        """What it may do, the heaviest first; equals as chance will have it."""
        rng = self.chance(window, 1)
        weighed: list[tuple[float, int]] = []
        for number in legal:
            action = window.menu[number]
            worth = weight(s, window.seat, action, self.nature, self.memory)
            worth += conscience(s, window.seat, action, owed, self.nature, self.memory)
            weighed.append((-worth - whim(rng), number))
        weighed.sort()
        return [number for _worth, number in weighed]

    # Talking.

    def speak(self, window: Window[State]) -> list[Action]:
        """Its reason for what it did, answers to what was said to it, and words of its own.

        Words of its own it gives once about a matter and once when it sends: there is no chatter.
        """
        s = self.attend(window)
        if s.over():
            return []
        said: list[Action] = []
        if self.because is not None and self.memory.acted > self.asked:
            said.append(self.because)
            self.because = None
        for number in list(self.memory.unanswered):
            answer = self.answer(s, window.seat, number)
            if window.refuses(answer) is None:
                said.append(answer)
        self.memory.unanswered = []
        if self.memory.words == 0:
            said += self.proposals(s, window.seat)[: self.nature.words]
        return [aside for aside in said if window.refuses(aside) is None]

    def answer(self, s: State, me: i64, number: i64) -> Action:
        """Whether it wants anything of a word, as far as it trusts who gave it."""
        worth = word_value(s, me, number, self.memory)
        return AcceptWord(number) if worth > 0.0 else DeclineWord(number)

    def proposals(self, s: State, me: i64) -> list[GiveWord]:
        """What it has to say about the matter under way, or when it sends."""
        phase = s.phase()
        if phase in (AUDIENCE, BRIBERY):
            if s.host == me:
                return offers(s, me, self.nature, self.memory)
            if has_to_pay(s, me):
                return pleas(s, me, self.nature, self.memory)
        if phase == SENDING and s.active == me:
            return truce(s, me, self.memory)
        return []

    # Remembering.

    def attend(self, window: Window[State]) -> State:
        """Take in what it heard since it was last asked; a world it may be in."""
        s = window.imagine(self.chance(window)).state
        self.memory.hear(window.seat, s, window.heard(self.memory.rev), window.rev)
        return s


def whim(rng: Rng) -> float:
    """A little more or less, by chance."""
    return JITTER * float(rng.below(WHIM, 1000)) / 1000.0
