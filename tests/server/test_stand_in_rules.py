"""Tests of absent seats: when they are offered, who accepts, how the owner returns."""

from typing import Any

import pytest

from signoria.bots.levels import LEVELS
from signoria.games.il_principe.actions import Pass
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import BOT, CLOCK, HOST, SEAT, TABLE, UNDO, Entry
from signoria.server.errors import RequestError
from signoria.server.table.clock_kinds import ClockKind, LiveClock, NoClock, SlowClock
from signoria.server.table.stand_in_rules import (
    FLAGS,
    LIVE,
    UNTIMED,
    SeatStatus,
    TableStatus,
    alone_at,
    flags_in_a_row,
    returned,
)
from tests.toy.actions import Promise

T0 = 1_700_000_000_000
LIVELY = LiveClock(initial_seconds=600)
SLOW = SlowClock(seconds_per_decision=86400)
UNHURRIED = NoClock()
CLOCK_KINDS: list[ClockKind] = [LIVELY, SLOW, UNHURRIED]


def absent(**more: Any) -> SeatStatus:
    """Return a seat whose owner left at T0 and has to choose since then, after two flags."""
    usual: dict[str, Any] = {"away_since": T0, "owes_since": T0, "flags": FLAGS}
    return SeatStatus("ada", **{**usual, **more})


def company(
    *seats: SeatStatus | None, clock_kind: ClockKind = LIVELY, host: str | None = "hugo"
) -> TableStatus:
    return TableStatus(clock_kind, host, seats)


# Absent seats.


@pytest.mark.parametrize(("clock_kind", "span"), [(LIVELY, LIVE), (SLOW, 0), (UNHURRIED, UNTIMED)])
def test_absent_seat_is_offered_exactly_at_its_time(clock_kind: ClockKind, span: int) -> None:
    table = company(absent(), clock_kind=clock_kind)

    assert table.offered(T0 + span - 1) == []
    assert table.offered(T0 + span) == [0]


def test_waiting_time_is_two_minutes_live_and_a_day_without_a_clock() -> None:
    assert (LIVE, UNTIMED, FLAGS) == (120_000, 86_400_000, 2)


@pytest.mark.parametrize("clock_kind", [LIVELY, UNHURRIED])
def test_waiting_time_starts_when_the_owner_is_away_and_has_to_choose(
    clock_kind: ClockKind,
) -> None:
    late = T0 + 5000
    at = alone_at(clock_kind, absent())
    assert at is not None

    assert alone_at(clock_kind, absent(away_since=late)) == at + 5000
    assert alone_at(clock_kind, absent(owes_since=late)) == at + 5000


@pytest.mark.parametrize("clock_kind", CLOCK_KINDS)
@pytest.mark.parametrize(
    "present",
    [
        absent(away_since=None),
        absent(owes_since=None),
        absent(ordered=True),
        absent(stand_in="page"),
        absent(stand_in="resigned"),
    ],
    ids=["connected", "owes nothing", "has left an order", "has a bot", "has resigned"],
)
def test_seat_that_keeps_nobody_waiting_is_not_offered(
    clock_kind: ClockKind, present: SeatStatus
) -> None:
    assert company(present, clock_kind=clock_kind).offered(T0 * 2) == []


def test_slow_game_does_not_offer_a_seat_after_one_fallen_flag() -> None:
    assert company(absent(flags=1), clock_kind=SLOW).offered(T0 * 2) == []
    assert company(absent(flags=3), clock_kind=SLOW).offered(T0) == [0]


@pytest.mark.parametrize("clock_kind", CLOCK_KINDS)
def test_seat_of_a_deleted_account_is_offered_at_once(clock_kind: ClockKind) -> None:
    gone = SeatStatus(None, owes_since=T0)

    assert company(gone, clock_kind=clock_kind).offered(T0) == [0]
    assert company(SeatStatus(None), clock_kind=clock_kind).offered(T0) == []


def test_the_next_offer_is_the_earliest_that_is_still_to_come() -> None:
    table = company(absent(), None, absent(owes_since=T0 + 50), absent(owes_since=T0 + 20))

    assert table.next_offer(T0) == T0 + LIVE
    assert table.next_offer(T0 + LIVE) == T0 + LIVE + 20
    assert table.next_offer(T0 + LIVE + 50) is None
    assert table.offered(T0 + LIVE + 20) == [0, 3]


# Accepted offers.


@pytest.mark.parametrize(
    ("account", "may"),
    [("hugo", True), ("bea", True), ("ada", False), ("a stranger", False)],
)
def test_the_host_and_any_other_seat_may_accept(account: str, may: bool) -> None:
    table = company(absent(), None, SeatStatus("bea"))

    assert table.may_accept(0, account) is may


def test_host_cannot_accept_for_own_absent_seats() -> None:
    table = company(absent(), absent(), SeatStatus("bea"), host="ada")

    assert not table.may_accept(0, "ada")
    assert table.may_accept(0, "bea")


def test_seat_of_a_bot_cannot_be_given_away() -> None:
    assert not company(None, SeatStatus("bea")).may_accept(0, "hugo")


def test_seat_without_host_and_owner_is_given_by_other_seats_only() -> None:
    table = company(SeatStatus(None, owes_since=T0), SeatStatus("bea"), host=None)

    assert table.may_accept(0, "bea")
    assert not table.may_accept(0, "a stranger")


@pytest.mark.parametrize("level", LEVELS)
def test_accepted_seat_is_played_by_the_chosen_bot_and_not_offered(level: str) -> None:
    table = company(absent(), SeatStatus("bea"))
    now = T0 + LIVE

    status = table.accept(0, "bea", now, level)

    assert status == absent(stand_in=level)
    assert company(status).offered(now) == []


def test_default_stand_in_is_a_page() -> None:
    assert company(absent(), SeatStatus("bea")).accept(0, "bea", T0 + LIVE).stand_in == "page"


@pytest.mark.parametrize(
    ("account", "now", "level", "code"),
    [
        ("ada", T0 + LIVE, "page", "not-your-seat"),
        ("a stranger", T0 + LIVE, "page", "not-your-seat"),
        ("bea", T0 + LIVE - 1, "page", "not-away"),
        ("bea", T0 + LIVE, "emperor", "no-bot"),
        ("bea", T0 + LIVE, "", "no-bot"),
    ],
)
def test_invalid_acceptance_is_refused(account: str, now: int, level: str, code: str) -> None:
    with pytest.raises(RequestError) as error:
        company(absent(), SeatStatus("bea")).accept(0, account, now, level)

    assert error.value.code == code


def test_seat_with_a_stand_in_is_not_given_again() -> None:
    table = company(absent(stand_in="page"), SeatStatus("bea"))

    with pytest.raises(RequestError, match="not-away"):
        table.accept(0, "bea", T0 + LIVE, "prince")


# Returned seats.


def test_returning_owner_gets_the_next_decision() -> None:
    back = returned(absent(stand_in="minister"))

    assert (back.stand_in, back.away_since, back.owes_since) == ("", None, T0)
    assert company(back).offered(T0 * 2) == []


def test_owner_who_leaves_again_starts_the_waiting_time_again() -> None:
    again = absent(away_since=T0 + UNTIMED)

    assert alone_at(LIVELY, again) == T0 + UNTIMED + LIVE


def test_resigned_player_does_not_get_the_seat_back() -> None:
    assert returned(absent(stand_in="resigned")).stand_in == "resigned"


# Consecutive fallen flags.


def entries(*made: tuple[str, int]) -> list[Entry[Any]]:
    """Return entries with the given origins and seats, after the opening."""
    return [
        Entry(1, TABLE, NOBODY, None, [], []),
        *(Entry(rev, by, seat, Pass(), [], []) for rev, (by, seat) in enumerate(made, 2)),
    ]


@pytest.mark.parametrize(
    ("made", "flags"),
    [
        ([], 0),
        ([(SEAT, 0)], 0),
        ([(CLOCK, 0)], 1),
        ([(CLOCK, 0), (SEAT, 1), (CLOCK, 0), (CLOCK, 1)], 2),
        ([(CLOCK, 0), (CLOCK, 0), (SEAT, 0)], 0),
        ([(CLOCK, 0), (SEAT, 0), (CLOCK, 0)], 1),
        ([(CLOCK, 0), (BOT, 0), (CLOCK, 0)], 1),
        ([(CLOCK, 0), (HOST, 0)], 0),
    ],
)
def test_consecutive_flags_are_counted_since_the_last_own_choice(
    made: list[tuple[str, int]], flags: int
) -> None:
    assert flags_in_a_row(entries(*made), 0) == flags


def test_talk_does_not_reset_consecutive_flags() -> None:
    talk = Entry[Any](4, SEAT, 0, Promise(1, 0, 0), [], [])

    assert flags_in_a_row([*entries((CLOCK, 0), (CLOCK, 0)), talk], 0) == 2


def test_undone_flag_is_not_counted() -> None:
    back = Entry[Any](4, UNDO, NOBODY, None, [], [], 2)

    assert flags_in_a_row([*entries((CLOCK, 0), (CLOCK, 0)), back], 0) == 1
