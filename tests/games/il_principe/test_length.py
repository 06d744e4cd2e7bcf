"""Tests of a game's length, over whole games of random players and of idle players."""

from functools import cache

import pytest

from signoria.bots.playout import submit_out
from signoria.games.il_principe import GAME
from signoria.games.il_principe.actions import Lay, LayNothing, Pass, PlaceShield, TurnUp
from signoria.games.il_principe.events import Dealt, Ended, LotsDrawn, RoundBegan
from signoria.games.il_principe.rules import END_CITIES, END_LAST_ROUND, END_SHORTAGE, RED
from signoria.games.il_principe.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table, open_table
from tests.games.il_principe.story import do, events_of, kinds_of_events, legal_actions, settled

GAMES_EACH = 12
CARDS = {2: 65, 3: 100, 4: 100, 5: 100}
# By seats: cards dealt in a round, and the cards that may be left after so many normal rounds.
DEAL = {2: 10, 3: 12, 4: 16, 5: 20}
LEFT = {
    2: {6: range(6)},
    3: {7: range(2, 12), 8: range(5)},
    4: {5: range(10, 16), 6: range(5)},
    5: {4: range(12, 20), 5: range(1)},
}
NEEDED = {3: 6, 4: 8, 5: 10}


@cache
def played(seats: int, preset: str, seed: int) -> Table[State]:
    """Return a whole random game."""
    t = open_table(GAME, seats, settled(seats, preset), SeededRng(seed))
    submit_out(t, SeededRng(seed + 1000), GAME.horizon)
    assert t.state.over()
    return t


def idle(seats: int, preset: str, lays_red: bool = False) -> Table[State]:
    """Return a game in which nobody bids; nobody lays a card, or with `lays_red` only red ones."""
    t = open_table(GAME, seats, settled(seats, preset), SeededRng(1))
    while not t.state.over():
        seat = t.actors()[0]
        choices = legal_actions(t, seat)
        red = [w for w in choices if isinstance(w, Lay) and w.colour == RED]
        if lays_red and red:
            do(t, seat, red[0])
        else:
            dull = [w for w in choices if isinstance(w, Pass | LayNothing | PlaceShield | TurnUp)]
            do(t, seat, dull[0] if dull else choices[-1])
    return t


def at_the_last_round(t: Table[State]) -> tuple[int, int]:
    """Return the normal rounds played and the cards left when the deck ran short."""
    events = kinds_of_events(t, Dealt, RoundBegan)
    last = next(e for e in events_of(t, RoundBegan) if e.last)
    dealt = [e.number for e in events[: events.index(last)] if isinstance(e, Dealt)]
    return last.number - 1, CARDS[t.state.seats] - sum(dealt)


@pytest.mark.rule("END-2", "TWO-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("preset", ["amigo2006", "mtm2005"])
def test_last_round_comes_with_the_expected_rounds_and_cards(seats: int, preset: str) -> None:
    for seed in range(GAMES_EACH):
        rounds, left = at_the_last_round(played(seats, preset, seed))
        assert left in LEFT[seats].get(rounds, [])


@pytest.mark.rule("END-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_round_takes_one_full_deal_and_at_most_two_red_draws(seats: int) -> None:
    """At two seats there are no minors, so at most one draw."""
    draws_allowed = 1 if seats == 2 else 2
    for seed in range(GAMES_EACH):
        rounds: list[int] = []
        for e in kinds_of_events(played(seats, "amigo2006", seed), Dealt, RoundBegan):
            if isinstance(e, RoundBegan):
                rounds.append(0 if not e.last else DEAL[seats])
            else:
                assert isinstance(e, Dealt)
                rounds[-1] += e.number
        assert all(DEAL[seats] <= taken <= DEAL[seats] + draws_allowed for taken in rounds)


@pytest.mark.rule("END-5", "END-6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_amigo_plays_the_last_round_only_with_enough_cards(seats: int) -> None:
    for seed in range(GAMES_EACH):
        t = played(seats, "amigo2006", seed)
        enough = at_the_last_round(t)[1] >= NEEDED[seats]
        assert events_of(t, Ended)[0].reason == (END_LAST_ROUND if enough else END_SHORTAGE)
        assert len(events_of(t, LotsDrawn)) == enough


@pytest.mark.rule("END-6")
@pytest.mark.parametrize(("seats", "after"), [(3, (8, 4)), (4, (6, 4)), (5, (5, 0))])
def test_amigo_never_plays_the_last_round_when_nobody_drew_red(
    seats: int, after: tuple[int, int]
) -> None:
    t = idle(seats, "amigo2006")
    assert at_the_last_round(t) == after
    assert events_of(t, Ended)[0].reason == END_SHORTAGE


@pytest.mark.rule("END-5", "EFF-4")
def test_at_five_seats_one_red_draw_makes_round_five_the_last() -> None:
    t = idle(5, "amigo2006", lays_red=True)
    assert at_the_last_round(t)[0] == 4
    assert events_of(t, Ended)[0].reason == END_LAST_ROUND


@pytest.mark.rule("TWO-3")
@pytest.mark.parametrize("preset", ["amigo2006", "amigo2006-it", "mtm2005", "amigo-easy"])
@pytest.mark.parametrize("lays_red", [False, True])
def test_two_seats_always_play_six_normal_rounds(preset: str, lays_red: bool) -> None:
    """So zero to five cards are left, and "six or all" means the same as "all" (ruling 33)."""
    t = idle(2, preset, lays_red)
    rounds, left = at_the_last_round(t)
    assert rounds == 6
    assert left in range(6)
    assert events_of(t, Ended)[0].reason == END_LAST_ROUND


@pytest.mark.rule("END-1")
@pytest.mark.parametrize(("seats", "cities"), [(2, 7), (3, 12), (4, 12), (5, 12)])
def test_city_end_needs_twelve_cities_or_seven(seats: int, cities: int) -> None:
    for seed in range(GAMES_EACH):
        t = played(seats, "amigo-easy", seed)
        built = sum(int(mask).bit_count() for mask in t.state.built)
        assert (built >= cities) == (t.state.cities_on_display() < 4)
        assert built >= cities or events_of(t, Ended)[0].reason != END_CITIES
