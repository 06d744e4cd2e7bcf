"""Tests of clocks: committed turns cost time; outage, talk, undo and absence gain none."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import CLOCK, UNDO, Entry, Table, open_table
from signoria.server.table.clock_kinds import HOUR, ClockKind, LiveClock, NoClock, SlowClock
from signoria.server.table.clocks import (
    Clocks,
    begin,
    decider,
    fallen,
    flag_at,
    left,
    pause,
    turn,
    undo,
)
from tests.server.clock_kinds import (
    HOURS,
    LIVE,
    QUARTER,
    ROME,
    SECOND,
    SLOW,
    at,
    by_the_wall,
    nights,
    quarters_of_a_year,
)
from tests.toy import FAIR
from tests.toy.actions import Promise
from tests.toy.state import FairState


def test_clocks_survive_json() -> None:
    clocks = turn(ROME, begin(ROME, 3, [0, 2], 5), 0, [0, 1, 2], 9)

    assert msgspec.json.decode(msgspec.json.encode(clocks), type=Clocks) == clocks


# Live clocks.


def test_live_clock_subtracts_used_time_and_adds_the_increment() -> None:
    clocks = begin(LIVE, 3, [0], 0)
    clocks = turn(LIVE, clocks, 0, [1], 20 * SECOND)

    assert left(LIVE, clocks, 30 * SECOND) == [45 * SECOND, 50 * SECOND, 60 * SECOND]
    assert flag_at(LIVE, clocks) == 80 * SECOND


def test_flag_falls_only_for_the_seat_that_has_to_choose() -> None:
    clocks = turn(LIVE, begin(LIVE, 2, [0], 0), 0, [1], 59 * SECOND)

    assert fallen(LIVE, clocks, 119 * SECOND - 1) == []
    assert fallen(LIVE, clocks, 119 * SECOND) == [1]
    assert left(LIVE, clocks, 200 * SECOND) == [6 * SECOND, 0]


def test_seat_after_a_fallen_flag_has_only_the_increment() -> None:
    clocks = turn(LIVE, begin(LIVE, 2, [0], 0), 0, [0], 90 * SECOND)

    assert left(LIVE, clocks, 90 * SECOND) == [5 * SECOND, 60 * SECOND]


def test_clocks_of_several_seats_run_and_stop_separately() -> None:
    clocks = begin(LIVE, 3, [0, 1, 2], 0)
    clocks = turn(LIVE, clocks, 1, [0, 2], 10 * SECOND)
    clocks = turn(LIVE, clocks, 0, [2], 30 * SECOND)

    assert left(LIVE, clocks, 40 * SECOND) == [35 * SECOND, 55 * SECOND, 20 * SECOND]
    assert fallen(LIVE, clocks, 60 * SECOND) == [2]


def test_choice_made_needless_by_another_seat_costs_time_without_increment() -> None:
    clocks = turn(LIVE, begin(LIVE, 2, [0, 1], 0), 0, [], 10 * SECOND)

    assert left(LIVE, clocks, 99 * SECOND) == [55 * SECOND, 50 * SECOND]
    assert flag_at(LIVE, clocks) is None


@pytest.mark.parametrize(("clock_kind", "rest"), [(LIVE, 50 * SECOND), (SLOW, 24 * HOURS)])
def test_seat_asked_again_has_the_time_of_a_new_decision(clock_kind: ClockKind, rest: int) -> None:
    """Let another seat end the step and open a new one that asks this seat again."""
    clocks = begin(clock_kind, 2, [0, 1], 0)

    assert (
        left(clock_kind, turn(clock_kind, clocks, 0, [1], 10 * SECOND, restarted=[1]), 10 * SECOND)[
            1
        ]
        == rest
    )
    runs_on = turn(clock_kind, clocks, 0, [1], 10 * SECOND)
    assert left(clock_kind, runs_on, 10 * SECOND)[1] == left(clock_kind, clocks, 10 * SECOND)[1]


def test_without_a_clock_no_flag_falls() -> None:
    clocks = turn(NoClock(), begin(NoClock(), 2, [0], 0), 0, [1], 10**12)

    assert flag_at(NoClock(), clocks) is None
    assert fallen(NoClock(), clocks, 10**15) == []
    assert left(NoClock(), clocks, 10**15) == [None, None]


# Slow clocks.


def test_a_slow_clock_gives_each_decision_its_own_time() -> None:
    clocks = turn(SLOW, begin(SLOW, 2, [0], 0), 0, [0, 1], 23 * HOURS)

    assert left(SLOW, clocks, 24 * HOURS) == [23 * HOURS, 23 * HOURS]
    assert flag_at(SLOW, clocks) == 47 * HOURS
    assert fallen(SLOW, clocks, 47 * HOURS) == [0, 1]
    assert left(SLOW, turn(SLOW, clocks, 0, [1], 30 * HOURS), 30 * HOURS) == [None, 17 * HOURS]


@pytest.mark.parametrize(
    ("asked", "flag"),
    [
        ("2026-06-15 10:00", "2026-06-16 19:00"),  # twelve hours on Monday, twelve on Tuesday
        ("2026-06-15 03:00", "2026-06-16 16:00"),  # asked at night: counted from seven
        ("2026-06-19 20:00", "2026-06-23 14:00"),  # a Friday: the weekend is not counted
        ("2026-06-20 12:00", "2026-06-23 16:00"),  # a Saturday
        ("2026-03-27 20:00", "2026-03-31 14:00"),  # summer time begins that Sunday
    ],
)
def test_nights_and_weekends_are_not_counted(asked: str, flag: str) -> None:
    clocks = begin(ROME, 1, [0], at(asked))

    assert flag_at(ROME, clocks) == at(flag)
    assert left(ROME, clocks, at(flag) - 1) == [1]


# Outages: the model counts the time of the asked seats while the server runs.


class Model:
    """Model of a table that counts the time of the asked seats while the server runs."""

    def __init__(self, clock_kind: ClockKind, seats: int, actors: list[int], now: int) -> None:
        self.clock_kind = clock_kind
        self.now = now
        self.clocks = begin(clock_kind, seats, actors, now)
        self.actors = actors
        self.remaining = [
            clock_kind.initial_seconds * SECOND if isinstance(clock_kind, LiveClock) else 0
        ] * seats
        self.used = [0] * seats

    def wait(self, span: int) -> None:
        for seat in self.actors:
            self.used[seat] += self._counted(span)
        self.now += span

    def _counted(self, span: int) -> int:
        if isinstance(self.clock_kind, SlowClock):
            return by_the_wall(self.clock_kind, self.now, self.now + span)
        return span

    def outage(self, span: int) -> None:
        self.clocks = pause(self.clock_kind, self.clocks, self.now, self.now + span)
        self.now += span

    def talk(self) -> None:
        self.clocks = turn(self.clock_kind, self.clocks, None, self.actors, self.now)

    def act(self, seat: int, actors: list[int]) -> None:
        seat = self.actors[seat % len(self.actors)]
        self.clocks = turn(self.clock_kind, self.clocks, seat, actors, self.now)
        for other in self.actors:
            if other == seat or other not in actors:
                self.remaining[other] = max(0, self.remaining[other] - self.used[other])
                self.used[other] = 0
        if isinstance(self.clock_kind, LiveClock):
            self.remaining[seat] += self.clock_kind.increment_seconds * SECOND
        self.actors = actors

    def left(self, seat: int) -> int | None:
        if isinstance(self.clock_kind, LiveClock):
            return max(0, self.remaining[seat] - self.used[seat])
        if seat not in self.actors:
            return None
        assert isinstance(self.clock_kind, SlowClock)
        return max(0, self.clock_kind.seconds_per_decision * SECOND - self.used[seat])


SEATS = 3
actors_of = st.sets(st.integers(0, SEATS - 1), min_size=1).map(sorted)
spans = st.integers(0, 60).map(lambda n: n * QUARTER)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("wait"), spans),
        st.tuples(st.just("outage"), spans),
        st.tuples(st.just("talk")),
        st.tuples(st.just("act"), st.integers(0, SEATS - 1), actors_of),
    ),
    max_size=12,
)
clock_kinds: st.SearchStrategy[ClockKind] = st.one_of(
    st.builds(LiveClock, st.integers(10, 24 * HOUR), st.integers(0, 600)), nights()
)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(clock_kinds, actors_of, quarters_of_a_year, steps)
def test_spent_time_is_time_between_committed_turns_minus_outages(
    clock_kind: ClockKind, actors: list[int], first: int, done: list[tuple[Any, ...]]
) -> None:
    model = Model(clock_kind, SEATS, actors, at("2026-01-01", "UTC") + first * QUARTER)
    for name, *params in done:
        before = model.clocks
        getattr(model, name)(*params)

        assert left(clock_kind, model.clocks, model.now) == [model.left(n) for n in range(SEATS)]
        up = [n for n in model.actors if model.left(n) == 0]
        assert fallen(clock_kind, model.clocks, model.now) == up
        if name in ("wait", "talk"):
            assert model.clocks == before


@settings(max_examples=100, deadline=None, derandomize=True)
@given(clock_kinds, actors_of, quarters_of_a_year, spans, spans)
def test_flag_falls_at_the_predicted_moment(
    clock_kind: ClockKind, actors: list[int], first: int, wait: int, outage: int
) -> None:
    now = at("2026-01-01", "UTC") + first * QUARTER
    clocks = pause(
        clock_kind, begin(clock_kind, SEATS, actors, now), now + wait, now + wait + outage
    )
    flag = flag_at(clock_kind, clocks)

    assert flag is not None
    assert fallen(clock_kind, clocks, flag - 1) == []
    assert fallen(clock_kind, clocks, flag) == actors


def test_outage_before_a_seat_was_asked_adds_no_time() -> None:
    clocks = begin(LIVE, 1, [0], 100 * SECOND)

    assert pause(LIVE, clocks, 0, 90 * SECOND) == clocks
    assert left(LIVE, pause(LIVE, clocks, 0, 110 * SECOND), 120 * SECOND) == [50 * SECOND]


# A player cannot gain time by talk, by undo or by leaving.


def fair() -> Table[FairState]:
    return open_table(FAIR, 3, FAIR.presets["plain"], SeededRng(1))


def test_decider_ignores_talk_opening_and_undo() -> None:
    t = fair()
    t.submit(1, Promise(0, 3, 1))
    t.submit(1, FAIR.menu[t.legal(1)[0]])
    t.submit(2, FAIR.menu[t.legal(2)[0]], CLOCK)
    taken_back: Entry[FairState] = Entry(5, UNDO, NOBODY, None, [], [], 2, [0, 1, 2])

    assert [decider(entry) for entry in [*t.entries, taken_back]] == [None, None, 1, 2, None]


@pytest.mark.parametrize("clock_kind", [LIVE, SLOW, ROME])
def test_nobody_gains_time_by_talk(clock_kind: ClockKind) -> None:
    silent = talking = begin(clock_kind, 3, [0, 1], 0)
    for moment in range(0, 50 * SECOND, SECOND):
        talking = turn(clock_kind, talking, None, [0, 1], moment)

    assert talking == silent


@pytest.mark.parametrize("clock_kind", [LIVE, SLOW, ROME])
def test_nobody_gains_time_by_undo(clock_kind: ClockKind) -> None:
    """Compare repeated playing and undoing of one step with plain thinking."""
    start = at("2026-06-15 10:00")
    thinking = undoing = begin(clock_kind, 2, [0], start)
    for moment in range(start + SECOND, start + 41 * SECOND, 2 * SECOND):
        undoing = turn(clock_kind, undoing, 0, [0], moment)
        undoing = undo(clock_kind, undoing, [0], [0], moment + SECOND)
        assert left(clock_kind, undoing, moment + SECOND) == left(
            clock_kind, thinking, moment + SECOND
        )

    assert flag_at(clock_kind, undoing) == flag_at(clock_kind, thinking)


@pytest.mark.parametrize("clock_kind", [LIVE, SLOW])
def test_undo_of_two_steps_costs_the_time_of_both(clock_kind: ClockKind) -> None:
    clocks = begin(clock_kind, 2, [0], 0)
    for moment in (10, 20):
        clocks = turn(clock_kind, clocks, 0, [0], moment * SECOND)
    clocks = undo(clock_kind, clocks, [0, 0], [0], 30 * SECOND)

    assert left(clock_kind, clocks, 30 * SECOND) == left(
        clock_kind, begin(clock_kind, 2, [0], 0), 30 * SECOND
    )


def test_undo_by_consent_gives_no_time_back() -> None:
    clocks = turn(SLOW, begin(SLOW, 2, [0], 0), 0, [1], 20 * HOURS)
    clocks = undo(SLOW, clocks, [0], [0], 23 * HOURS)

    assert left(SLOW, clocks, 23 * HOURS) == [4 * HOURS, None]


def test_undo_removes_the_increment_and_keeps_the_time_spent() -> None:
    clocks = turn(LIVE, begin(LIVE, 2, [0], 0), 0, [1], 20 * SECOND)
    clocks = undo(LIVE, clocks, [0], [0], 23 * SECOND)

    assert left(LIVE, clocks, 23 * SECOND) == [40 * SECOND, 57 * SECOND]


def test_clocks_after_an_undo_show_a_flag_that_falls() -> None:
    clocks = turn(SLOW, begin(SLOW, 2, [0], 0), 0, [0], 20 * HOURS)
    after_it = undo(SLOW, clocks, [0], [0], 25 * HOURS)

    assert fallen(SLOW, clocks, 25 * HOURS) == []
    assert fallen(SLOW, after_it, 25 * HOURS) == [0]


@pytest.mark.parametrize("clock_kind", [LIVE, SLOW, ROME])
def test_nobody_gains_time_by_leaving(clock_kind: ClockKind) -> None:
    """Check that only the flag ends an absence; clocks do not know who is connected."""
    start = at("2026-06-15 10:00")
    clocks = begin(clock_kind, 2, [0], start)
    flag = flag_at(clock_kind, clocks)
    assert flag is not None

    assert fallen(clock_kind, clocks, flag) == [0]
    played_for = turn(clock_kind, clocks, 0, [1], flag + 3 * HOURS)
    assert left(clock_kind, played_for, flag + 3 * HOURS)[0] in (5 * SECOND, None)


def test_a_wall_clock_set_back_gives_nobody_time() -> None:
    clocks = turn(LIVE, begin(LIVE, 2, [0], 50 * SECOND), 0, [1], 20 * SECOND)

    assert left(LIVE, clocks, 10 * SECOND) == [65 * SECOND, 60 * SECOND]
