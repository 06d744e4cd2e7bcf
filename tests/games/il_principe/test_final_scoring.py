"""Tests of the final scoring: its events, its points, and the winners."""

import pytest

from signoria.games.il_principe import GAME
from signoria.games.il_principe.events import Ended, PursesShown, Scored
from signoria.games.il_principe.rules import (
    END_LAST_ROUND,
    FROM_DUCATS,
    FROM_HAND,
    FROM_REGIONS,
    FROM_ROLES_HELD,
    FROM_SETS,
)
from signoria.games.il_principe.state import State
from signoria.kernel.event import Event
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table
from tests.games.il_principe.story import (
    NEXT_ROUND,
    events_of,
    gained,
    kinds_of_events,
    scores,
    table,
)
from tests.games.il_principe.words import (
    BANKER,
    BISHOP,
    CARRARESI,
    ESTE,
    IN_BLUE,
    IN_GREEN,
    IN_RED,
    IN_YELLOW,
    KNIGHT,
    LORD,
    MASTER,
    MEDICI,
    VISCONTI,
)


def from_source(t: Table[State], source: int) -> list[Event[State]]:
    """Return the recorded points of one source."""
    return [e for e in events_of(t, Scored) if e.source == source]


def over(**words: object) -> Table[State]:
    """Return a table at the end of its last round."""
    return table(at=NEXT_ROUND, round=6, last_round=True, **words)  # type: ignore[arg-type]


@pytest.mark.rule("FIN-1")
def test_regions_pay_the_first_and_every_second() -> None:
    t = over(shields={IN_BLUE: {MEDICI: 3, VISCONTI: 2, CARRARESI: 2, ESTE: 1}})
    assert from_source(t, FROM_REGIONS) == [
        Scored(MEDICI, 5, FROM_REGIONS, IN_BLUE),
        Scored(VISCONTI, 2, FROM_REGIONS, IN_BLUE),
        Scored(CARRARESI, 2, FROM_REGIONS, IN_BLUE),
    ]


@pytest.mark.rule("FIN-1")
def test_tied_firsts_take_five_each_and_nobody_two() -> None:
    """Ruling 49: this is the reading of the French AMIGO sentence."""
    t = over(shields={IN_RED: {MEDICI: 2, VISCONTI: 2, ESTE: 1}})
    assert from_source(t, FROM_REGIONS) == [
        Scored(MEDICI, 5, FROM_REGIONS, IN_RED),
        Scored(VISCONTI, 5, FROM_REGIONS, IN_RED),
    ]


@pytest.mark.rule("FIN-1")
def test_seat_without_a_shield_is_never_first_or_second() -> None:
    """Ruling 12."""
    t = over(shields={IN_GREEN: {MEDICI: 1}})
    assert from_source(t, FROM_REGIONS) == [Scored(MEDICI, 5, FROM_REGIONS, IN_GREEN)]


@pytest.mark.rule("FIN-2")
def test_roles_held_pay_two_and_one() -> None:
    t = over(roles={MASTER: MEDICI, LORD: VISCONTI, KNIGHT: MEDICI})
    assert from_source(t, FROM_ROLES_HELD) == [
        Scored(MEDICI, 2, FROM_ROLES_HELD, MASTER),
        Scored(VISCONTI, 2, FROM_ROLES_HELD, LORD),
        Scored(MEDICI, 1, FROM_ROLES_HELD, KNIGHT),
    ]


@pytest.mark.rule("FIN-2", "END-1")
def test_roles_of_the_last_phase_4_count_when_the_game_stops_early() -> None:
    """Roles return only in phase 4 (ruling 43)."""
    t = table(
        at=NEXT_ROUND,
        display=[12, 13, 14],
        built={ESTE: list(range(12))},
        roles={BISHOP: MEDICI, KNIGHT: VISCONTI},
    )
    assert gained(t, MEDICI, FROM_ROLES_HELD) == 2
    assert gained(t, VISCONTI, FROM_ROLES_HELD) == 1


@pytest.mark.rule("FIN-3")
def test_sets_of_five_colours_face_up_or_down() -> None:
    """Face-down rows are public and count (ruling 41); cards of cities do too (ruling 50)."""
    t = over(
        face_up={MEDICI: "2 green, 1 white, 3 red, 2 yellow", VISCONTI: "4 green, 4 white, 4 red"},
        face_down={MEDICI: "1 white, 2 blue", ESTE: "1 green, 1 white, 1 red, 1 blue, 1 yellow"},
    )
    assert from_source(t, FROM_SETS) == [
        Scored(MEDICI, 4, FROM_SETS, NOBODY),
        Scored(ESTE, 2, FROM_SETS, NOBODY),
    ]


@pytest.mark.rule("FIN-4")
@pytest.mark.parametrize(
    ("coins", "richest"),
    [
        ([3, 9, 9, 1], [VISCONTI, CARRARESI]),
        ([3, 9, 8, 1], [VISCONTI]),
        ([0, 0, 0, 0], [MEDICI, VISCONTI, CARRARESI, ESTE]),
    ],
)
def test_the_most_ducats_are_worth_two_to_all_who_have_them(
    coins: list[int], richest: list[int]
) -> None:
    """Holds even if all have zero (ruling 39)."""
    t = over(coins=coins)
    assert events_of(t, PursesShown) == [PursesShown(coins)]
    assert from_source(t, FROM_DUCATS) == [Scored(n, 2, FROM_DUCATS, NOBODY) for n in richest]


@pytest.mark.rule("FIN-5")
@pytest.mark.parametrize(
    ("hands", "fullest"),
    [
        ({MEDICI: "2 green, 1 red", ESTE: "3 blue", VISCONTI: "1 white"}, [MEDICI, ESTE]),
        ({VISCONTI: "1 white"}, [VISCONTI]),
        ({}, [MEDICI, VISCONTI, CARRARESI, ESTE]),
    ],
)
def test_the_most_cards_in_hand_are_worth_two_to_all_who_have_them(
    hands: dict[int, str], fullest: list[int]
) -> None:
    """Holds even if all have zero (ruling 39)."""
    t = over(hands=hands)
    assert from_source(t, FROM_HAND) == [Scored(n, 2, FROM_HAND, NOBODY) for n in fullest]


@pytest.mark.rule("FIN-6")
def test_tie_goes_to_the_seat_with_most_buildings_laid() -> None:
    """Cards face up and down count. The major of d'Este matters only in the next tie-break."""
    t = over(
        points={MEDICI: 10, VISCONTI: 10, ESTE: 8},
        roles={MASTER: ESTE},
        face_up={MEDICI: "2 green", ESTE: "1 green"},
        face_down={VISCONTI: "3 red"},
    )
    assert scores(t) == [14, 14, 4, 14]
    assert events_of(t, Ended) == [Ended(END_LAST_ROUND, 1 << VISCONTI)]


@pytest.mark.rule("FIN-7")
def test_second_tie_break_is_the_first_major_in_colour_order() -> None:
    t = over(
        points={MEDICI: 10, VISCONTI: 10},
        roles={MASTER: ESTE, BISHOP: VISCONTI, BANKER: MEDICI},
        face_up={MEDICI: "1 green", VISCONTI: "1 red"},
    )
    assert events_of(t, Ended) == [Ended(END_LAST_ROUND, 1 << VISCONTI)]


@pytest.mark.rule("FIN-7")
def test_a_minor_breaks_no_tie_and_the_victory_is_shared() -> None:
    """Ruling 42."""
    t = over(points={MEDICI: 9, VISCONTI: 10}, roles={KNIGHT: MEDICI})
    assert scores(t)[:2] == [14, 14]
    outcome = GAME.outcome(t.state)
    assert (outcome.reason, outcome.winners) == ("last-round", [MEDICI, VISCONTI])
    assert outcome.scores == scores(t)


@pytest.mark.rule("FIN-1", "FIN-2", "FIN-3", "FIN-4", "FIN-5")
def test_every_source_is_added_to_the_points_of_the_game() -> None:
    t = over(
        points={MEDICI: 20},
        shields={IN_YELLOW: {MEDICI: 1}},
        roles={LORD: MEDICI},
        face_up={MEDICI: "1 green, 1 white, 1 red, 1 blue, 1 yellow"},
        coins=[9, 0, 0, 0],
        hands={MEDICI: "1 red"},
    )
    assert scores(t) == [20 + 5 + 2 + 2 + 2 + 2, 0, 0, 0]
    assert events_of(t, Ended)[0].winners == 1 << MEDICI
    assert isinstance(kinds_of_events(t, Scored, Ended)[-1], Ended)
