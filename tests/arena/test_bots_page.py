"""Tests of docs/reference/bot-protocol.md: its messages are real messages, and its bots play."""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from signoria.arena.guard import Guard
from signoria.arena.outside import OutsideBot
from signoria.bots.bot import RandomBot
from signoria.games import il_principe
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import BOT, Table, open_table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/reference/bot-protocol.md").read_text("utf-8")
EXAMPLE = ROOT / "docs/examples/my_bot.py"
SCRIBE = ROOT / "tests/arena/chaos/scribe.py"
GAME = il_principe.GAME
OPTIONS = GAME.presets["amigo2006"]
AMPLE = 30.0


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


SHOWN: list[dict[str, Any]] = [json.loads(block) for block in blocks("json")]


def shape(thing: Any) -> Any:
    """Return the keys of a message at every depth; for a list, the shapes that occur in it."""
    if isinstance(thing, dict):
        return {key: shape(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return [found for found in map(shape, thing) if isinstance(found, dict)][:1]
    return type(thing).__name__


def play(bot: OutsideBot, seats: int) -> tuple[Table[Any], list[str]]:
    """Play a game with the program at seat 0 and random bots elsewhere; return its fallbacks."""
    table = open_table(GAME, seats, OPTIONS, SeededRng(7))
    bot.new_game(GAME, seats, OPTIONS)
    guards = [Guard(bot, AMPLE, 1), *(Guard(RandomBot(3), AMPLE, 1) for _ in range(1, seats))]
    words: list[str] = []
    while actors := table.actors():
        answer = guards[actors[0]].answer(table, actors[0])
        assert table.submit(actors[0], answer.action, BOT) is None
        if actors[0] == 0:
            words.append(answer.fallback)
    bot.game_over(GAME.outcome(table.state))
    bot.close()
    return table, words


def sent(file: Path) -> list[dict[str, Any]]:
    """Play a game and return the messages that the program received."""
    play(OutsideBot(shlex.join([sys.executable, str(SCRIBE), str(file)])), 2)
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def test_message_on_the_page_has_the_shape_of_a_real_message(tmp_path: Path) -> None:
    real = sent(tmp_path / "notes")
    shown = [message for message in SHOWN if "type" in message]

    assert [message["type"] for message in shown] == ["hello", "game", "move", "over"]
    assert {message["type"] for message in real} == {message["type"] for message in shown}
    for message in shown:
        alike = [shape(other) for other in real if other["type"] == message["type"]]
        assert shape(message) in alike


def test_answer_on_the_page_equals_the_answer_of_the_example() -> None:
    seen = "".join(json.dumps(message) + "\n" for message in SHOWN if "type" in message)
    words = [sys.executable, str(EXAMPLE)]
    said = subprocess.run(words, input=seen, capture_output=True, text=True, check=True).stdout

    assert [json.loads(line) for line in said.splitlines()] == [
        message for message in SHOWN if "type" not in message
    ]


def test_page_shows_the_source_of_the_example() -> None:
    text = EXAMPLE.read_text("utf-8")

    assert blocks("python")[0] == text
    assert len(text.splitlines()) <= 33


@pytest.mark.parametrize("seats", [2, 4])
def test_example_plays_a_whole_game_without_a_fallback(seats: int) -> None:
    table, words = play(OutsideBot(shlex.join([sys.executable, str(EXAMPLE)])), seats)

    assert table.actors() == []
    assert len(words) > 10
    assert set(words) == {""}


def test_python_bot_on_the_page_plays_as_printed() -> None:
    words = [sys.executable, "-c", blocks("python")[1]]
    done = subprocess.run(words, capture_output=True, text=True, check=True)

    assert len(json.loads(done.stdout)) == 2


def test_command_on_the_page_names_the_example() -> None:
    (command,) = re.findall(r"^signoria arena .* --bot .*$", PAGE, re.MULTILINE)
    words = shlex.split(command)

    assert words[words.index("--bot") + 1] == "mine=python docs/examples/my_bot.py"
