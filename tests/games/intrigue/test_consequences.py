"""Tests of the eight proven consequences of the rules, checked in random games."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.games.intrigue import GAME
from signoria.games.intrigue.events import (
    BribePaid,
    DefenderReplaced,
    MatterOpened,
    RoundBegan,
    SalaryPaid,
    TokenAdmitted,
    TokenPlaced,
    TokenSent,
    TurnBegan,
)
from signoria.games.intrigue.rules import INTERNAL_MATTER, PROFESSIONS
from signoria.games.intrigue.state import State
from signoria.kernel.event import Event
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY, seats_in
from signoria.kernel.table import Table, open_table
from signoria.testing.random_play import PLAYERS

Played = Table[State]


def modest_game(seats: int, preset: str, seed: int) -> Played:
    """Return a whole random game in which nobody pays more than five notes for a token."""
    t = open_table(GAME, seats, GAME.presets[preset], SeededRng(seed))
    rng = SeededRng(seed + PLAYERS)
    while not t.state.over():
        seat = t.actors()[0]
        legal = t.legal(seat)
        most = min(5, len(legal)) if t.state.to_pay else len(legal)
        t.submit(seat, GAME.menu[legal[rng.below(0, most)]])
    return t


def events_and_states(t: Played) -> Iterator[tuple[Event[State], State]]:
    """Yield every event with the state before it."""
    s = GAME.setup(t.state.seats, options_of(t))
    for entry in t.entries:
        for event in entry.events:
            yield event, s
            event.apply(s)


def options_of(t: Played) -> dict[str, int | str]:
    return next(
        options
        for options in GAME.presets.values()
        if options["last_round"] == t.state.options.last_round
    )


class Seed:
    """Random game that is played later: Hypothesis gets no object of the compiled engine."""

    def __init__(self, seats: int, preset: str, number: int) -> None:
        self.seats = seats
        self.preset = preset
        self.number = number

    def __repr__(self) -> str:
        return f"Seed({self.seats}, {self.preset!r}, {self.number})"

    def played(self) -> Played:
        return modest_game(self.seats, self.preset, self.number)


games = st.builds(
    Seed,
    st.integers(3, 5),
    st.sampled_from(sorted(GAME.presets)),
    st.integers(0, (1 << 31) - 1),
)
every_game = settings(max_examples=12, deadline=None, derandomize=True, database=None)


@every_game
@given(games)
def test_1_a_park_holds_at_most_one_token_of_an_owner(seed: Seed) -> None:
    t = seed.played()
    for event, before in events_and_states(t):
        if isinstance(event, TokenSent):
            assert before.waiting(event.palace, event.seat) == NOBODY


@every_game
@given(games)
def test_2_tokens_arrive_in_the_order_in_which_their_owners_pay(seed: Seed) -> None:
    t = seed.played()
    arrived: dict[int, list[int]] = {palace: [] for palace in range(t.state.seats)}
    for event, before in events_and_states(t):
        if isinstance(event, TokenSent):
            arrived[event.palace].append(event.seat)
        if isinstance(event, TurnBegan):
            seats = before.seats
            clockwise = [(event.seat + back) % seats for back in range(1, seats)]
            here = arrived[event.seat]
            assert here == [seat for seat in clockwise if seat in here]
            arrived[event.seat] = []


@every_game
@given(games)
def test_3_empty_domains_always_suffice(seed: Seed) -> None:
    t = seed.played()
    for event, before in events_and_states(t):
        if isinstance(event, MatterOpened) and event.kind != INTERNAL_MATTER:
            needed = len(seats_in(event.parties)) if event.profession == NOBODY else 1
            assert 5 - int(before.taken[event.palace]).bit_count() >= needed


@every_game
@given(games)
def test_4_the_last_empty_domain_goes_to_the_last_profession(seed: Seed) -> None:
    t = seed.played()
    for event, before in events_and_states(t):
        if isinstance(event, TokenPlaced | TokenAdmitted):
            start = event.palace * PROFESSIONS
            absent = [
                p for p in range(before.options.professions) if before.places[start + p] == NOBODY
            ]
            empty = [d for d in range(5) if not before.taken[event.palace] >> d & 1]
            assert len(absent) == len(empty)
            assert event.profession in absent
            assert event.domain in empty


@every_game
@given(games)
def test_5_a_profession_is_tied_permanently_to_its_domain(seed: Seed) -> None:
    t = seed.played()
    tied: dict[tuple[int, int], int] = {}
    for event, before in events_and_states(t):
        if isinstance(event, TokenPlaced | TokenAdmitted | DefenderReplaced):
            key = (event.palace, event.profession)
            assert tied.setdefault(key, event.domain) == event.domain
        for (palace, profession), domain in tied.items():
            if before.place(palace, profession) != NOBODY:
                assert before.place(palace, profession) == domain
                assert before.holder(palace, profession) != NOBODY
    assert all(t.state.place(*key) == domain for key, domain in tied.items())


@every_game
@given(games)
def test_6_tokens_and_money_are_conserved(seed: Seed) -> None:
    t = seed.played()
    s = t.state
    start = s.options.start_cash * s.seats
    salaries = sum(e.ducats for e, _ in events_and_states(t) if isinstance(e, SalaryPaid))
    bribes = sum(e.ducats for e, _ in events_and_states(t) if isinstance(e, BribePaid))
    assert sum(s.coins) == start + salaries
    assert bribes > 0
    assert GAME.audit(s)[:-1] == GAME.audit(GAME.setup(s.seats, options_of(t)))[:-1]
    if all(s.holder(q, p) != NOBODY for q in range(s.seats) for p in range(s.options.professions)):
        assert sum(s.island) * 2 == s.seats * s.options.professions * s.options.copies


@every_game
@given(games)
def test_7_round_one_pays_nothing_and_some_parks_are_always_empty(seed: Seed) -> None:
    t = seed.played()
    s, incomes = t.state, [0] * t.state.seats
    last = (s.start - 1) % s.seats
    for event, before in events_and_states(t):
        if isinstance(event, SalaryPaid):
            assert before.round > 1
            incomes[event.seat] += 1
        if isinstance(event, MatterOpened):
            assert (before.round, event.palace) != (1, s.start)
            assert (before.round, event.palace) != (s.options.last_round, last)
    assert set(incomes) == {s.options.last_round - 1 + s.options.final_income}


@every_game
@given(games)
def test_8_in_the_last_round_only_later_seats_wait(seed: Seed) -> None:
    t = seed.played()
    s = t.state
    for event, before in events_and_states(t):
        if isinstance(event, MatterOpened) and before.round == s.options.last_round:
            host = (event.palace - s.start) % s.seats
            for seat in seats_in(event.parties):
                assert (seat - s.start) % s.seats > host


@every_game
@given(games)
def test_salaries_are_those_of_the_tokens_in_office(seed: Seed) -> None:
    t = seed.played()
    for event, s in events_and_states(t):
        if isinstance(event, RoundBegan | SalaryPaid):
            for seat in range(s.seats):
                pay = sum(
                    s.options.salaries[s.places[at]]
                    for at in range(s.seats * PROFESSIONS)
                    if s.holders[at] == seat
                )
                assert s.incomes[seat] == pay


@pytest.mark.rule("SEND-4", "TURN-1", "TURN-2", "END-1")
def test_turns_go_clockwise_and_nobody_is_sent_in_the_last_round() -> None:
    t = modest_game(5, "fx1994", 4)
    turns = [(s.round, e.seat) for e, s in events_and_states(t) if isinstance(e, TurnBegan)]
    rounds = {s.round for e, s in events_and_states(t) if isinstance(e, TokenSent)}

    assert len(turns) == 30
    assert rounds == {1, 2, 3, 4, 5}
    assert all((two - one) % 5 == 1 for (_, one), (_, two) in pairwise(turns))
