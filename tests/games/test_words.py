"""Tests of the words law: every message of a game has a sentence in every language."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.bots.playout import submit_out
from signoria.games import GAMES
from signoria.kernel.action import Refusal
from signoria.kernel.event import Event
from signoria.kernel.game import Game
from signoria.kernel.phase import Phase
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import settle_options
from signoria.kernel.table import Table, open_table
from signoria.locales.catalogues import GENERAL, LANGUAGES, catalogue, parts_of
from signoria.locales.params import message_id
from signoria.locales.reference import GENERAL_IDS, Reference, refusals_in_code
from signoria.locales.words import Words
from tests.locales.messages import messages, params

SOURCES = Path(__file__).parents[2] / "src" / "signoria"
TABLES = [
    pytest.param(game, seats, preset, id=f"{game.slug}-{seats}-{preset}")
    for game in GAMES
    for seats in range(game.fewest, game.most + 1)
    for preset in game.presets
]
ONCE_IN = 7  # one agenda in so many steps is put into words
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def needed(game: Game[Any]) -> Iterator[str]:
    """Yield the id of every message that a game needs."""
    yield from (message_id("event", name) for name in game.events)
    yield from (message_id("action", name) for name in game.actions)
    yield from (message_id(kind, key) for kind, keys in game.names.items() for key in keys)
    yield from (message_id("option", option.name) for option in game.options)
    yield from (message_id("preset", name) for name in game.presets)
    yield from (f"rule-{rule.id}" for rule in Reference(game).rules)
    for name, phase in zip(game.phase_names, game.phases, strict=True):
        if type(phase).actors is not Phase.actors:
            yield message_id("agenda", name)


def room(game: Game[Any]) -> Path:
    return SOURCES / "games" / game.slug.replace("-", "_")


def check(said: str) -> None:
    """Check that a sentence is readable: no markup of a template is left in it."""
    assert said == said.strip()
    assert not {"{", "}", "$", "_"} & set(said), said


@every_language
@every_game
def test_every_message_of_a_game_exists(game: Game[Any], lang: str) -> None:
    words = catalogue(lang, game.slug)

    assert [message for message in needed(game) if not words.has(message)] == []


@every_language
@every_game
def test_every_name_rule_option_and_preset_has_a_text(game: Game[Any], lang: str) -> None:
    words = Words(lang)
    for kind, keys in game.names.items():
        names = [words.thing(game, kind, number) for number in range(len(keys))]
        # A card that is in two boxes has one name.
        assert len(set(names)) == len(set(keys))
        for name in names:
            check(name)
    for rule in Reference(game).rules:
        for said in (words.rule(game, rule.id), words.title(game, rule.id)):
            check(said)
            assert said
        check(words.interpretation(game, rule.id))
    for option in game.options:
        check(words.option(game, option.name))
    for preset in game.presets:
        check(words.preset(game, preset))


@every_language
@every_game
def test_every_action_of_the_menu_has_a_distinct_text(game: Game[Any], lang: str) -> None:
    said = [Words(lang).action(game, action) for action in game.menu]

    for text in said:
        check(text)
    assert len(set(said)) == len(said)


def events_of(t: Table[Any]) -> set[Event[Any]]:
    """Return all events of a table, as its seats and a spectator see them."""
    found: set[Event[Any]] = set()
    for entry in t.entries:
        for event in entry.events:
            for seat in (SPECTATOR, *range(t.state.seats)):
                seen = event.seen_by(seat)
                if seen is not None:
                    found.add(seen)
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "preset"), TABLES)
def test_whole_game_has_texts_in_every_language(game: Game[Any], seats: int, preset: str) -> None:
    t = open_table(game, seats, dict(game.presets[preset]), SeededRng(seats))
    rng = SeededRng(100 + seats)
    all_words = [Words(lang) for lang in LANGUAGES]
    while not t.state.over():
        for words in all_words:
            check(words.agenda(game, t.state, words.default_names(game, seats)))
        submit_out(t, rng, ONCE_IN)
    for event in events_of(t):
        for words in all_words:
            check(words.event(game, event, words.default_names(game, seats)))


@every_game
def test_only_events_of_the_agenda_have_no_text(game: Game[Any]) -> None:
    t = open_table(game, game.most, dict(next(iter(game.presets.values()))), SeededRng(3))
    submit_out(t, SeededRng(4), game.horizon)

    silent = {type(event) for event in events_of(t) if not Words().event(game, event, ["A"] * 5)}

    assert silent == {game.events["opened"], game.events["closed"]}


def refusals() -> list[Any]:
    """Return every id of a refusal in the code, with the game whose code it is."""
    owners: list[tuple[Game[Any] | None, Path]] = [(None, SOURCES)]
    owners += [(game, room(game)) for game in GAMES]
    return [
        pytest.param(game, rule, given, id=rule)
        for game, folder in owners
        for rule, given in sorted(refusals_in_code(folder).items())
        if rule.startswith(GENERAL_IDS) == (game is None)
    ]


@pytest.mark.parametrize(("game", "rule", "given"), refusals())
def test_refusal_text_uses_only_parameters_it_is_given(
    game: Game[Any] | None, rule: str, given: set[str] | None
) -> None:
    for lang in LANGUAGES:
        parts = parts_of(lang, GENERAL if game is None else game.slug)
        name = next(part for part in parts if f"refusal-{rule}" in messages(lang, part))
        asked = params(lang, name, f"refusal-{rule}")
        assert given is None or asked <= given
        for number in (0, 1, 2):
            refusal = Refusal(rule, dict.fromkeys(asked, number))
            said = Words(lang).refusal(game, refusal, ["Medici", "Visconti", "Carraresi"])
            check(said)
            assert said.endswith(f" [{rule}]")


SETTINGS: list[tuple[int, str, dict[str, str], str]] = [
    (9, "amigo2006", {}, "Il Principe is played by 2 to 5 seats, not by 9. [TABLE-7]"),
    (3, "zman", {}, "There is no preset “zman”. The presets are: amigo2006, "),
    (3, "amigo2006", {"luck": "1"}, "There is no option “luck”. The options are: start_money, "),
    (3, "amigo2006", {"opener": "me"}, "Its choices are: left, principe. [TABLE-10]"),
    (3, "amigo2006", {"income": "99"}, "a whole number from 0 to 20, not “99”. [TABLE-11]"),
    (3, "amigo2006", {"income_two": "5"}, "changes nothing at a table of 3 seats. [OPT-1]"),
    (3, "mtm2005", {"income": "0"}, "nobody has a ducat to bid. [OPT-2]"),
    (3, "amigo2006", {"cities": "no"}, "Line 1: the city file must begin with the header name,"),
]


@pytest.mark.parametrize(("seats", "preset", "wanted", "reason"), SETTINGS)
def test_invalid_table_is_refused_with_the_reason(
    seats: int, preset: str, wanted: dict[str, str], reason: str
) -> None:
    refusal = settle_options(GAMES[0], seats, preset, wanted)

    assert isinstance(refusal, Refusal)
    assert reason in Words().refusal(GAMES[0], refusal, [])


def test_actions_refused_in_play_have_a_reason() -> None:
    game = GAMES[0]
    t = open_table(game, 3, dict(game.presets["mtm2005"]), SeededRng(5))
    rng, words = SeededRng(6), Words()
    rules: set[str] = set()
    while not t.state.over():
        for action in game.menu:
            refusal = t.refuses(t.actors()[0], action)
            if refusal is not None and refusal.rule not in rules:
                rules.add(refusal.rule)
                check(words.refusal(game, refusal, words.default_names(game, 3)))
        submit_out(t, rng, 2)

    assert {"AUC-3", "AUC-5", "CITY-1", "CITY-2", "CITY-3", "TABLE-3", "LAY-2", "NEW-6"} <= rules
