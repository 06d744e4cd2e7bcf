"""Tests of bots that are separate programs: no program can delay or corrupt a game."""

import json
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.arena.guard import Answer, BotFault, Guard
from signoria.arena.outside import CannotStart, OutsideBot, own_seed
from signoria.arena.program import MOST_UNREAD, Program
from signoria.bots.bot import RandomBot
from signoria.bots.window import Window
from signoria.games import il_principe
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import BOT, Table, open_table
from signoria.kernel.wire import decode, encode_event
from signoria.testing.snapshot import snapshot
from tests.toy.game import FAIR

CHAOS = Path(__file__).parent / "chaos"
GAME = il_principe.GAME
OPTIONS = GAME.presets["amigo2006"]
AMPLE = 30.0
SHORT = 0.15


def command(file: str, *arguments: object) -> str:
    return shlex.join([sys.executable, "-I", str(CHAOS / file), *map(str, arguments)])


def unruly(way: str) -> str:
    return command("unruly.py", way)


Opens = Callable[[str], OutsideBot]


@pytest.fixture
def opens() -> Iterator[Opens]:
    """Factory of bots that checks at the end of the test that all their processes are gone."""
    bots: list[OutsideBot] = []
    started: list[subprocess.Popen[Any]] = []

    class Noted(subprocess.Popen[Any]):
        def __init__(self, *words: Any, **settings: Any) -> None:
            super().__init__(*words, **settings)
            started.append(self)

    def make(command: str) -> OutsideBot:
        bots.append(OutsideBot(command, 7))
        bots[-1].new_game(GAME, 2, OPTIONS)
        return bots[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(subprocess, "Popen", Noted)
        yield make
        for bot in bots:
            bot.close()
    assert [process.pid for process in started if process.returncode is None] == []
    ends = [end for process in started for end in (process.stdin, process.stdout, process.stderr)]
    assert all(end is not None and end.closed for end in ends)


def table_for(seed: int = 5) -> Table[Any]:
    return open_table(GAME, 2, OPTIONS, SeededRng(seed))


def play(table: Table[Any], bot: OutsideBot, limit: float, most: int = 1000) -> list[Answer]:
    """Let the program play seat 0 for so many decisions; return the guard's answers."""
    guard, other = Guard(bot, limit, 1), RandomBot[Any](3)
    answers: list[Answer] = []
    while (actors := table.actors()) and len(answers) < most:
        seat = actors[0]
        if seat == 0:
            before = snapshot(table.state), table.rev
            answers.append(guard.answer(table, 0))
            assert (snapshot(table.state), table.rev) == before
            action = answers[-1].action
        else:
            action = other.choose(Window(table, seat))
        assert table.submit(seat, action, BOT) is None
    return answers


def words(answers: list[Answer]) -> list[str]:
    return [answer.fallback for answer in answers]


@pytest.mark.parametrize(
    "way",
    [
        "hangs",
        "prints_half_a_line",
        "floods_old_answers",
        "never_reads",
        "answers_an_old_rev",
        "ignores_terminate",
    ],
)
def test_program_without_an_answer_in_time_is_late_and_kept_running(way: str, opens: Opens) -> None:
    bot = opens(unruly(way))
    first = bot.program

    answers = play(table_for(), bot, SHORT, most=2)

    assert words(answers) == ["late", "late"]
    assert answers[0].reason == "the program had no answer after 0.15 s"
    assert bot.program is first is not None


@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ("prints_rubbish", "it answered b'I bid three, I think.'; a program must answer JSON"),
        ("prints_no_object", "it answered [1, 2]; a program must answer a JSON object"),
        ("prints_a_deep_hole", "a program must answer JSON"),
        ("prints_no_text", "a program must answer JSON"),
        ("floods_lines", "it answered b'la la la'; a program must answer JSON"),
        ("floods_one_line", "the program sent a line of more than 1048576 bytes"),
        ("answers_a_future_rev", "it answered rev 2, asked was 1"),
        ("answers_without_rev", "it answered rev None, asked was 1"),
        ("answers_illegally", "it answered Bid(amount=2000), which TABLE-3 refuses"),
        ("answers_an_unknown_action", "it answered ['fly', 'away']; this game has no such action"),
        ("answers_a_huge_number", "this game has no such action"),
        ("answers_nothing_to_do", "it answered None; this game has no such action"),
    ],
)
def test_answer_against_the_protocol_or_the_rules_is_illegal(
    way: str, reason: str, opens: Opens
) -> None:
    answers = play(table_for(), opens(unruly(way)), AMPLE, most=2)

    assert words(answers) == ["illegal", "illegal"]
    assert answers[0].reason.endswith(reason)


@pytest.mark.parametrize(
    ("way", "reason"),
    [
        ("exits_at_once", "the program ended with code 4"),
        ("exits_at_every_move", "the program ended with code 3: the last word"),
        ("kills_itself", "the program was ended by signal 9"),
        ("closes_its_output", "the program closed its output or its input"),
    ],
)
def test_program_that_exits_has_crashed_and_is_restarted(
    way: str, reason: str, opens: Opens
) -> None:
    answers = play(table_for(), opens(unruly(way)), AMPLE, most=2)

    assert [(answer.fallback, answer.reason) for answer in answers] == [("crash", reason)] * 2


def test_program_that_closes_its_input_has_crashed(opens: Opens) -> None:
    answers = play(table_for(), opens(unruly("closes_its_input")), AMPLE, most=3)

    assert words(answers) == ["", "crash", ""]


def test_late_answer_is_discarded_when_it_arrives(opens: Opens) -> None:
    table, bot = table_for(), opens(unruly("answers_late"))

    late = play(table, bot, SHORT, most=1)
    asked = bot.program
    rest = play(table, bot, AMPLE, most=3)

    assert words(late) == ["late"]
    assert words(rest) == ["", "", ""]
    assert bot.program is asked


def test_program_may_write_any_amount_to_standard_error(opens: Opens) -> None:
    answers = play(table_for(), opens(unruly("chatters_on_stderr")), AMPLE, most=2)

    assert words(answers) == ["", ""]


def test_program_that_reads_nothing_is_ended_before_the_buffer_grows_too_large() -> None:
    program = Program(unruly("never_reads"))
    try:
        for _ in range(4):
            program.send(b"." * (MOST_UNREAD // 5))
        with pytest.raises(BotFault, match="does not read") as caught:
            program.send(b"." * (MOST_UNREAD // 2))
    finally:
        program.close()

    assert caught.value.kind == "late"
    assert program.lost


@pytest.mark.parametrize(
    ("bad", "reason"),
    [
        ("no-such-program --fast", "No such file or directory"),
        (str(CHAOS), "Permission denied"),
        ('python "my_bot.py', "No closing quotation"),
        ("  ", "the command is empty"),
        (command("no_such_bot.py"), "the program ended with code 2: "),
        (unruly("exits_at_once"), "the program ended with code 4"),
        (unruly("never_greets"), "the program had no answer after 0.15 s"),
        (unruly("greets_wrongly"), "the program answered hello with protocol 99, not 1"),
    ],
    ids=range(8),
)
def test_program_that_cannot_play_is_refused_at_once_with_one_sentence(
    bad: str, reason: str
) -> None:
    bot = OutsideBot(bad)

    with pytest.raises(CannotStart) as caught:
        bot.start(SHORT if "never" in bad else AMPLE)

    assert caught.value.reason.startswith(reason)
    assert str(caught.value).startswith(f"The bot “{bad}” cannot be started: {reason}")
    assert bot.program is None


def test_program_that_cannot_be_restarted_crashes_at_every_move(tmp_path: Path) -> None:
    file = tmp_path / "bot"
    file.write_text(f"#!{sys.executable}\n{(CHAOS / 'unruly.py').read_text('utf-8')}", "utf-8")
    file.chmod(0o755)
    bot = OutsideBot(shlex.join([str(file), "exits_at_every_move"]))
    bot.start()
    bot.new_game(GAME, 2, OPTIONS)
    file.unlink()

    answers = play(table_for(), bot, AMPLE, most=2)

    assert words(answers) == ["crash", "crash"]
    assert answers[1].reason == "the program cannot be started: No such file or directory"


def test_command_python_falls_back_to_this_interpreter(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PATH", "")
    bot = OutsideBot(f"python -I {shlex.quote(str(CHAOS / 'unruly.py'))} hangs")

    bot.start()

    assert bot.greeted
    bot.close()


def notes(file: Path, kind: str) -> list[dict[str, Any]]:
    lines = map(json.loads, file.read_text("utf-8").splitlines())
    return [line for line in lines if line["type"] == kind]


def test_program_receives_the_events_that_its_seat_sees(tmp_path: Path, opens: Opens) -> None:
    table, file = table_for(), tmp_path / "notes"
    bot = opens(command("scribe.py", file))

    answers = play(table, bot, AMPLE)
    outcome = GAME.outcome(table.state)
    bot.game_over(outcome)
    bot.close()

    assert set(words(answers)) == {""}
    (game,), moves, (over,) = (notes(file, kind) for kind in ("game", "move", "over"))
    assert (game["game"], game["rules"], game["seats"], game["seat"]) == ("il-principe", 2, 2, 0)
    assert (game["options"], game["names"]) == (OPTIONS, GAME.names)
    assert game["actions"]["bid"] == ["amount"]
    assert len(moves) == len(answers)
    last = moves[-1]["rev"]
    learned = [encode_event(GAME, e) for h in Window(table, 0).entries(0) for e in h.events]
    after = [encode_event(GAME, e) for h in Window(table, 0).entries(last) for e in h.events]
    assert [event for move in moves for event in move["events"]] + after == learned
    assert all(0 < move["seconds"] <= AMPLE for move in moves)
    assert {move["view"]["you"] for move in moves} == {0}
    del over["type"]
    assert over == snapshot(outcome)


def test_restarted_program_receives_the_game_from_the_beginning(
    tmp_path: Path, opens: Opens
) -> None:
    file = tmp_path / "notes"

    answers = play(table_for(), opens(command("scribe.py", file, 2)), AMPLE, most=4)

    assert words(answers) == ["", "", "crash", ""]
    assert answers[2].reason == "the program ended with code 1: the scribe is out of ink"
    moves = notes(file, "move")
    assert len(notes(file, "game")) == 2
    assert len(moves) == 4
    assert moves[3]["events"][: len(moves[0]["events"])] == moves[0]["events"]
    before = [event for move in moves[:3] for event in move["events"]]
    assert moves[3]["events"][: len(before)] == before


def test_legal_actions_are_sent_in_the_form_of_an_answer(tmp_path: Path, opens: Opens) -> None:
    file = tmp_path / "notes"
    play(table_for(), opens(command("scribe.py", file)), AMPLE, most=8)

    for move in notes(file, "move"):
        numbers = [GAME.menu.index(decode(GAME.actions, wire)) for wire in move["legal"]]
        assert numbers == sorted(numbers)
        assert numbers


def test_one_program_plays_several_games(tmp_path: Path, opens: Opens) -> None:
    file = tmp_path / "notes"
    bot = opens(command("scribe.py", file))
    program = bot.program

    for seed in (1, 2):
        bot.seed = seed
        bot.new_game(GAME, 2, OPTIONS)
        table = table_for(seed)
        play(table, bot, AMPLE, most=3)
        bot.game_over(GAME.outcome(table.state))

    bot.close()
    games = notes(file, "game")
    assert program is not None
    assert len(notes(file, "hello")) == 1
    assert [game["seed"] for game in games] == [own_seed(1, 0), own_seed(2, 0)]
    assert len(notes(file, "over")) == 2


def test_late_answer_of_one_game_does_not_reach_the_next(opens: Opens) -> None:
    bot = opens(unruly("hangs"))
    play(table_for(), bot, SHORT, most=1)
    before = bot.program

    bot.new_game(GAME, 2, OPTIONS)

    assert bot.program is not before


def test_game_over_is_not_sent_to_a_program_that_was_never_asked(
    tmp_path: Path, opens: Opens
) -> None:
    file = tmp_path / "notes"
    bot = opens(command("scribe.py", file))
    table = table_for()

    bot.game_over(GAME.outcome(table.state))
    bot.close()

    assert [line["type"] for line in map(json.loads, file.read_text("utf-8").splitlines())] == [
        "hello"
    ]


def test_choosing_before_a_game_was_opened_raises() -> None:
    with pytest.raises(RuntimeError, match="no game has been opened"):
        OutsideBot(unruly("hangs")).choose(Window(table_for(), 0))


def test_every_game_can_be_played_by_a_program(tmp_path: Path, opens: Opens) -> None:
    file = tmp_path / "notes"
    bot = opens(command("scribe.py", file))
    bot.new_game(FAIR, 2, FAIR.presets["plain"])
    table = open_table(FAIR, 2, FAIR.presets["plain"], SeededRng(1))

    answers = play(table, bot, AMPLE)

    assert set(words(answers)) == {""}
    assert table.actors() == []
    assert notes(file, "game")[0]["actions"]["foretell"] == ["goods"]


def test_clock_that_stands_still_means_no_time_limit(tmp_path: Path, opens: Opens) -> None:
    file = tmp_path / "notes"
    bot = opens(command("scribe.py", file))
    table = table_for()

    action = bot.choose(Window(table, 0))

    assert table.refuses(0, action) is None
    assert notes(file, "move")[0]["seconds"] is None


def test_closing_twice_or_before_the_start_does_no_harm() -> None:
    bot = OutsideBot(unruly("ignores_terminate"))
    bot.close()
    bot.start()
    program = bot.program
    bot.close()
    bot.close()

    assert program is not None
    assert program.process.returncode is not None
