from typing import Any

from signoria.arena.match import Cast, play_match
from signoria.arena.record import GameRecord
from signoria.arena.schedule import Entrant, Fixture, Terms
from signoria.games.il_principe import GAME
from signoria.kernel.ledger import ledger_of, rejudge, replay
from signoria.kernel.table import BOT, Table
from signoria.kernel.wire import encode_event
from tests.arena.runs import NONE, terms
from tests.toy.game import PLAIN, Fair

RUN = terms("random", "random", "random", games=6)
GAMES = RUN.fixtures()


def play(run: Terms, fixture: Fixture) -> tuple[GameRecord, Table[Any]]:
    cast = Cast()
    try:
        return play_match(GAME, run, fixture, cast)
    finally:
        cast.close()


def timeless(record: GameRecord) -> GameRecord:
    """Return a record without the values that differ between runs."""
    record.micros = []
    return record


def test_game_is_played_to_its_end() -> None:
    record, table = play(RUN, GAMES[0])
    outcome = GAME.outcome(table.state)

    assert table.state.over()
    assert (record.scores, record.winners) == (outcome.scores, outcome.winners)
    assert record.reason == outcome.reason
    assert sum(record.decisions) == len(table.entries) - 1
    assert [len(spent) for spent in record.micros] == record.decisions
    assert record.fallbacks == [NONE] * 3
    assert record.rounds in (4, 5, 6, 7)


def test_same_fixture_gives_the_same_game() -> None:
    one, other = play(RUN, GAMES[1]), play(RUN, GAMES[1])

    assert timeless(one[0]) == timeless(other[0])
    assert ledger_of(one[1], "amigo2006", RUN.options).text() == (
        ledger_of(other[1], "amigo2006", RUN.options).text()
    )


def test_every_seating_of_a_deal_has_the_same_cards() -> None:
    def dealt(fixture: Fixture) -> list[Any]:
        table = play(RUN, fixture)[1]
        return [encode_event(GAME, event) for event in table.entries[0].events]

    assert [game.deal for game in GAMES] == [1, 1, 1, 2, 2, 2]
    assert dealt(GAMES[0]) == dealt(GAMES[1]) == dealt(GAMES[2])
    assert dealt(GAMES[0]) != dealt(GAMES[3])


def test_bots_get_other_seeds_in_every_seating() -> None:
    scores = [play(RUN, game)[0].scores for game in GAMES[:3]]

    assert scores[0] != scores[1] != scores[2]


def test_ledger_names_bots_and_passes_todays_rules() -> None:
    table = play(RUN, GAMES[0])[1]

    assert {entry.by for entry in table.entries[1:]} == {BOT}
    assert rejudge(ledger_of(table, "amigo2006", RUN.options)) is None


def test_lowest_seat_goes_first_when_several_are_asked() -> None:
    table = play(RUN, GAMES[0])[1]
    ledger = ledger_of(table, "amigo2006", RUN.options)

    asked = [(replay(ledger, entry.rev - 1).actors(), entry.seat) for entry in table.entries[1:12]]

    assert any(len(actors) > 1 for actors, _seat in asked)
    assert all(actors[0] == seat for actors, seat in asked)


def test_fallbacks_of_a_broken_program_are_counted_for_its_seat() -> None:
    run = terms(
        "random", "gone", entrants=[Entrant("random", "random"), Entrant("gone", "false", True)]
    )

    record = play(run, run.fixtures()[1])[0]

    assert record.names == ("gone", "random")
    assert record.fallbacks == [{**NONE, "crash": record.decisions[0]}, NONE]
    assert list(record.reasons[0]) == ["crash"]
    assert record.reasons[1] == {}


def test_game_with_talk_and_without_rounds_is_played() -> None:
    fair = Fair()
    run = terms("random", "random", game="fair", options=dict(PLAIN), preset="plain")

    record, table = play_match(fair, run, run.fixtures()[0], Cast())

    assert table.state.over()
    assert record.rounds is None
    assert record.scores == fair.outcome(table.state).scores
