"""Personality: a bot for Intrigue that weighs its choices, talks, remembers and gives reasons."""

from typing import Final

from mypy_extensions import i64

from signoria.bots.bot import Bot
from signoria.bots.window import Window
from signoria.games.intrigue.actions import AcceptWord, DeclineWord, GiveWord, SayWhy
from signoria.games.intrigue.personalities.memory import Memory
from signoria.games.intrigue.personalities.natures import NATURES
from signoria.games.intrigue.personalities.pledges import owed_by
from signoria.games.intrigue.personalities.proposals import has_to_pay, offers, pleas, truce
from signoria.games.intrigue.personalities.reasons import reason
from signoria.games.intrigue.personalities.stakes import word_value
from signoria.games.intrigue.personalities.weighing import conscience, weight
from signoria.games.intrigue.phases.steps import AGES, AUDIENCE, BRIBERY, SENDING
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.rng import Rng

JITTER: Final = 0.05  # notes: breaks ties at random, so that no seat is always favoured
WHIM: Final = 0


class Personality(Bot[State]):
    """A bot that chooses by the weights of its nature and by its trust in the other seats."""

    def __init__(self, seed: i64, nature: str) -> None:
        super().__init__(seed)
        self.nature = NATURES[nature]
        self.memory = Memory()
        self.asked: i64 = 0
        self.because: SayWhy | None = None

    # Choosing.

    def choose(self, window: Window[State]) -> Action:
        """Return the choice with the highest weight; kept and broken words count in it."""
        legal = window.legal()
        s = self.attend(window)
        self.because = None
        self.asked = window.rev
        if len(legal) == 1 or s.phase() == AGES:  # a bot is older than nobody
            return window.menu[legal[0]]
        owed = owed_by(s, window.seat)
        chosen = self.decide(window, s, legal, owed)
        tempting = self.heaviest(window, s, legal, [])
        self.because = reason(s, window.seat, chosen, tempting, owed, self.memory)
        return chosen

    def decide(self, window: Window[State], s: State, legal: list[int], owed: list[int]) -> Action:
        """Choose among several legal actions; `Schemer` overrides this."""
        return self.heaviest(window, s, legal, owed)

    def heaviest(
        self, window: Window[State], s: State, legal: list[int], owed: list[int]
    ) -> Action:
        """Return the action with the highest weight, given these clauses it owes."""
        ranked = self.ranked(window, s, legal, owed)
        return window.menu[ranked[0]]

    def ranked(
        self, window: Window[State], s: State, legal: list[int], owed: list[int]
    ) -> list[int]:
        """Return the legal actions by weight, the highest first; ties are broken at random."""
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
        """Return the asides: its last reason, answers to words said to it, and proposals.

        It proposes once per matter and once per turn of sending, to limit the talk.
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
        """Accept a word if its value is positive, given the trust in its speaker; else decline."""
        worth = word_value(s, me, number, self.memory)
        return AcceptWord(number) if worth > 0.0 else DeclineWord(number)

    def proposals(self, s: State, me: i64) -> list[GiveWord]:
        """Return its words about the matter under way, or about its turn to send."""
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
        """Update the memory from the new entries and return a world the seat may be in."""
        s = window.imagine(self.chance(window)).state
        self.memory.observe(window.seat, s, window.entries(self.memory.rev), window.rev)
        return s


def whim(rng: Rng) -> float:
    """Return a small random number that breaks ties."""
    return JITTER * float(rng.below(WHIM, 1000)) / 1000.0
