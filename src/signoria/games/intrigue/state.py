"""The state of Intrigue: set-up, copy, imagine and simple queries."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.intrigue.account import width
from signoria.games.intrigue.promises import forget_earned, heard_clauses
from signoria.games.intrigue.rules import (
    CONCEALED_BRIBES,
    DEFENDER,
    DOMAINS,
    INTERNAL_MATTER,
    NO,
    OPEN_CASH,
    PLAYING,
    PROFESSIONS,
    Options,
)
from signoria.kernel.cells import filled, zeros
from signoria.kernel.rng import Rng
from signoria.kernel.seats import HIDDEN, NOBODY, clockwise, first_in
from signoria.kernel.state import State as KernelState

GUESSED_NOTES: Final = 64  # a guessed purse holds fewer notes than this, plus some each round
GUESSED_EACH_ROUND: Final = 24
SAID_BITS: Final = 8
GUESSED_BRIBE: Final = 9  # a guessed concealed bribe has at most this many notes

PRINTED: Final = Options()


class State(KernelState):
    """The state of a game; seats, palaces and token colours share their numbers.

    A palace maps each profession to the domain it is tied to and to the seat whose token is in
    office: `holders` and `places`, at `palace * PROFESSIONS + profession`. A park holds at most one
    token of each seat: `park[palace * seats + seat]` is its profession. Public: everything but
    `coins`, `bank`, concealed `bribes`, the `clauses` of whispers and, until the end, the
    `account`. [SET-4, REC-1]
    """

    def __init__(self) -> None:
        self.seats = 0
        self.steps = vec[i64]()
        self.options = PRINTED
        self.round: i64 = 0
        self.reason = PLAYING
        self.winners = 0
        self.start: i64 = NOBODY
        self.active: i64 = NOBODY
        self.bank: i64 = 0
        self.sent: i64 = 0  # palaces, as bits, that the active seat has sent a token to
        # the matter under way: palace, kind, seats in it as bits, seats that have not paid
        self.host: i64 = NOBODY
        self.kind: i64 = 0
        self.profession: i64 = NOBODY
        self.parties: i64 = 0
        self.to_pay: i64 = 0
        self.to_speak: i64 = 0
        self.given_up = False  # whether the defender is out of the matter
        self.said: i64 = 0  # words and reasons of this turn, a byte for each seat
        self.bribes = vec[i64]()  # by seat, and the defender's
        self.coins = vec[i64]()  # by seat, as the next three
        self.debts = vec[i64]()
        self.incomes = vec[i64]()  # the salaries of a turn
        self.taken = vec[i64]()  # domains of a palace, as bits
        # by seat and profession, by palace and profession, by palace and seat
        self.reserve = vec[i64]()
        self.island = vec[i64]()
        self.holders = vec[i64]()
        self.places = vec[i64]()
        self.park = vec[i64]()
        # words given and their clauses, as `promises` reads them
        self.words = vec[i64]()
        self.clauses = vec[i64]()
        self.account = vec[i64]()  # as `account` reads it

    def without_sums(self) -> "State":
        """Return a copy in which nobody can see bribes and purses. [SET-8]"""
        s = self.copy()
        s.bribes = filled(len(self.bribes), HIDDEN)
        s.coins = filled(len(self.coins), HIDDEN)
        return s

    def copy(self) -> "State":
        """Return a copy that shares only the options, which never change."""
        s = State()
        s.seats = self.seats
        s.steps = self.steps[:]
        s.options = self.options
        s.round = self.round
        s.reason = self.reason
        s.winners = self.winners
        s.start = self.start
        s.active = self.active
        s.bank = self.bank
        s.sent = self.sent
        s.host = self.host
        s.kind = self.kind
        s.profession = self.profession
        s.parties = self.parties
        s.to_pay = self.to_pay
        s.to_speak = self.to_speak
        s.given_up = self.given_up
        s.said = self.said
        s.bribes = self.bribes[:]
        s.coins = self.coins[:]
        s.debts = self.debts[:]
        s.incomes = self.incomes[:]
        s.taken = self.taken[:]
        s.reserve = self.reserve[:]
        s.island = self.island[:]
        s.holders = self.holders[:]
        s.places = self.places[:]
        s.park = self.park[:]
        s.words = self.words[:]
        s.clauses = self.clauses[:]
        s.account = self.account[:]
        return s

    # Queries.

    def waiting(self, palace: i64, seat: i64) -> i64:
        """Return the profession of a seat's token in a park, or NOBODY."""
        return self.park[palace * self.seats + seat]

    def holder(self, palace: i64, profession: i64) -> i64:
        """Return the seat whose token has a profession's place in a palace, or NOBODY."""
        return self.holders[palace * PROFESSIONS + profession]

    def place(self, palace: i64, profession: i64) -> i64:
        """Return the domain that a profession is tied to in a palace, or NOBODY."""
        return self.places[palace * PROFESSIONS + profession]

    def defender(self) -> i64:
        """Return the owner of the token attacked in the current internal conflict. [INT-3]"""
        return self.holder(self.host, self.profession)

    def payer(self) -> i64:
        """Return the next payer: the defender, then clockwise from the host's left. [REC-3]"""
        if self.to_pay >> DEFENDER & 1:
            return self.defender()
        return first_in(self.to_pay, clockwise(self.host, self.seats), self.seats)

    def speaker(self) -> i64:
        """Return the seat with the floor, in the order of payment. [TALK-2]"""
        if self.kind == INTERNAL_MATTER and self.to_speak >> self.defender() & 1:
            return self.defender()
        return first_in(self.to_speak, clockwise(self.host, self.seats), self.seats)

    def notes(self, seat: i64) -> i64:
        """Return how many notes of the least value a purse holds. [BRI-1]"""
        return self.coins[seat] // self.options.min_bribe

    def fortune(self, seat: i64) -> i64:
        """Return the money that counts at the end: cash minus debts. [END-3, BRI-4]"""
        return self.coins[seat] - self.debts[seat]

    def exiles(self, seat: i64) -> i64:
        """Return how many of a seat's tokens are on the island. [INT-6]"""
        total = 0
        for at in range(seat * PROFESSIONS, seat * PROFESSIONS + PROFESSIONS):
            total += self.island[at]
        return total

    def last_round(self) -> bool:
        """Return whether this round is the last. [END-1]"""
        return self.round >= self.options.last_round

    def has_said(self, seat: i64) -> i64:
        """Return how many words and reasons a seat has given in this turn. [TALK-14]"""
        return self.said >> seat * SAID_BITS & (1 << SAID_BITS) - 1

    def purses_open(self) -> bool:
        """Return whether everybody may see everybody's money. [SET-4, END-3]"""
        return self.options.cash_visibility == OPEN_CASH or self.reason != PLAYING

    def concealed(self) -> bool:
        """Return whether only payer and master see bribes. [BRI-6]"""
        return self.options.bribe_secrecy == CONCEALED_BRIBES

    def knows_bribe(self, seat: i64, slot: i64) -> bool:
        """Return whether a seat (or a spectator) knows the bribe for a token. [BRI-6]"""
        if not self.concealed() or seat == self.host:
            return True
        return seat == (self.defender() if slot == DEFENDER else slot)

    # Imagined worlds.

    def imagine(self, seat: i64, rng: Rng, remembering: bool) -> "State":
        """Return a possible world for `seat`, with guessed purses and concealed bribes.

        Remembering keeps knowledge that public events give: if bribes are open, every payment is
        public, so purses stay. [SET-4]
        """
        s = self.copy()
        if s.options.whispers != NO:
            s.clauses = heard_clauses(s.words, s.clauses, seat)
        if s.concealed():
            _guess_bribes(s, seat, rng)
            forget_earned(s.clauses)
        elif remembering:
            return s
        if s.reason == PLAYING:
            s.account = zeros(len(s.account))
        if not s.purses_open():
            _fill_purses(s, seat, rng)
        return s


def _guess_bribes(s: State, seat: i64, rng: Rng) -> None:
    """Guess the unknown bribes of the matter under way. [BRI-6]"""
    if s.host == NOBODY:
        return
    for slot in range(DEFENDER + 1):
        concerned = slot < s.seats or (slot == DEFENDER and s.kind == INTERNAL_MATTER)
        if concerned and not s.knows_bribe(seat, slot):
            s.bribes[slot] = s.options.min_bribe * (1 + rng.below(0, GUESSED_BRIBE))


def _fill_purses(s: State, seat: i64, rng: Rng) -> None:
    """Guess every other purse, in whole notes."""
    most = GUESSED_NOTES + GUESSED_EACH_ROUND * s.round
    for other in range(s.seats):
        if other != seat:
            coins = s.options.min_bribe * rng.below(0, most)
            s.bank += s.coins[other] - coins
            s.coins[other] = coins


def initial_state(seats: i64, options: Options) -> State:
    """Create the table before anything has happened. [SET-1, SET-2, SET-3, SET-5]"""
    s = State()
    s.seats = seats
    s.options = options
    domains: i64 = len(options.salaries)
    s.bribes = zeros(DEFENDER + 1)
    s.coins = filled(seats, options.start_cash)
    s.bank = -options.start_cash * seats
    s.debts = zeros(seats)
    s.incomes = zeros(seats)
    s.taken = filled(seats, (1 << DOMAINS) - (1 << domains))  # missing domains count as taken
    s.reserve = zeros(seats * PROFESSIONS)
    for at in range(seats * PROFESSIONS):
        if at % PROFESSIONS < options.professions:
            s.reserve[at] = options.copies
    s.island = zeros(seats * PROFESSIONS)
    s.holders = filled(seats * PROFESSIONS, NOBODY)
    s.places = filled(seats * PROFESSIONS, NOBODY)
    s.park = filled(seats * seats, NOBODY)
    s.account = zeros(width(seats, options.last_round))
    return s
