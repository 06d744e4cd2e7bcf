"""Events and questions of a game with the server's sentences: the browser must print the same."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from signoria.bots.bot import Bot, RandomBot
from signoria.bots.greedy import GreedyBot
from signoria.bots.window import Window
from signoria.kernel.game import Game
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import SPECTATOR
from signoria.kernel.settings import default_preset
from signoria.kernel.table import Table, open_table
from signoria.kernel.views import encode_view
from signoria.kernel.wire import encode_action, encode_event
from signoria.locales.catalogues import LANGUAGES
from signoria.locales.words import Words

Json = dict[str, Any]
SEATS: Final = 3
SEED: Final = 5
EACH: Final = 2  # examples of each kind
NAMES: Final = ["Ada", "Bruno", "Carla"]


def story(game: Game[Any]) -> Json:
    """Return examples of every kind of event, action and question of a game, in every language."""
    table = open_table(game, SEATS, dict(game.presets[default_preset(game)]), SeededRng(SEED))
    questions = list(_played(game, table))
    public = [event for one in Window(table, SPECTATOR).entries(0) for event in one.events]
    own = [event for one in Window(table, 0).entries(0) for event in one.events]
    events = _some([*public, *own], lambda event: str(encode_event(game, event)[0]))
    actions = _some(game.menu, lambda action: str(encode_action(game, action)[0]))
    received = {
        language: _sentences(game, Words(language), events, actions) for language in LANGUAGES
    }
    return {
        "names": NAMES,
        "events": [encode_event(game, event) for event in events],
        "actions": [encode_action(game, action) for action in actions],
        "questions": _some(questions, lambda one: one["phase"]),
        "texts": received,
    }


def _played(game: Game[Any], table: Table[Any]) -> Iterator[Json]:
    """Play a game to its end, and yield each question on the way."""
    bots: list[Bot[Any]] = [GreedyBot(SEED), RandomBot(SEED), GreedyBot(SEED + 1)]
    while not table.state.over():
        asked = table.actors()
        view = encode_view(game.view(table.state, SPECTATOR))
        said = {lang: Words(lang).agenda(game, table.state, NAMES) for lang in LANGUAGES}
        phase = view["agenda"][-1][0]
        yield {"phase": phase, "view": view, "to_move": asked, "said": said}
        seat = asked[0]
        assert table.submit(seat, bots[seat].choose(Window(table, seat))) is None


def _sentences(game: Game[Any], words: Words, events: list[Any], actions: list[Any]) -> Json:
    return {
        "events": [words.event(game, event, NAMES) for event in events],
        "actions": [words.action(game, action) for action in actions],
    }


def _some(things: Any, kind: Any) -> list[Any]:
    """Return the first few things of each kind."""
    seen: Counter[str] = Counter()
    kept: list[Any] = []
    for one in things:
        seen[kind(one)] += 1
        if seen[kind(one)] <= EACH:
            kept.append(one)
    return kept
