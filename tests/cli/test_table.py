from pathlib import Path

import pytest

from signoria.games import find_game
from signoria.kernel.ledger import read_ledger, rejudge
from tests.cli.calling import call, refused, shell

ALONE = ("table", "il-principe", "--seed", "3", "--bots", "random")
ONES = "1\n" * 2000


def asked(said: str) -> list[str]:
    """Split the output at the prompts of the first player."""
    return said.split("Medici> ")


@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_whole_game_is_played_by_always_answering_one(seats: str) -> None:
    said = call(*ALONE, "--seats", seats, typed=ONES)

    assert said.code == 0
    assert "The game is over" in said.out
    assert "Total" in said.out
    assert " wins with " in said.out


def test_whole_game_is_played_through_a_pipe(tmp_path: Path) -> None:
    ledger = tmp_path / "game.jsonl"

    said = shell(*ALONE, "--ledger", str(ledger), typed=ONES.encode())

    assert (said.code, said.err) == (0, "")
    read = read_ledger(ledger.read_text("utf-8"), find_game)
    assert rejudge(read) is None
    assert {entry.by for entry in read.entries} == {"table", "seat", "bot"}
    assert {entry.seat for entry in read.entries if entry.by == "seat"} == {0}


def test_end_of_input_leaves_the_table() -> None:
    for typed in ("", "1\n", "1\n1"):
        said = call(*ALONE, typed=typed)

        assert said.code == 0
        assert said.out.rstrip().endswith("The table is left.")


def test_abandoned_game_is_recorded_up_to_the_last_move(tmp_path: Path) -> None:
    ledger = tmp_path / "game.jsonl"

    call(*ALONE, "--ledger", str(ledger), typed="1\nquit\n")

    assert call("replay", str(ledger), "--unfinished").code == 0
    assert "LEDGER-10" in refused(call("replay", str(ledger)))


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert call(*ALONE, typed="1\n" * 30).out == call(*ALONE, typed="1\n" * 30).out


def test_a_game_without_a_seed_can_be_played() -> None:
    assert call("table", "il-principe", "--bots", "random", typed=ONES).code == 0


def test_actions_are_accepted_by_number_name_and_wire_form() -> None:
    for first in ("1", "set aside 1 university, 1 town hall", "set_aside 1 0 1 0 0"):
        for second in ("5", "Bid 4", "bid 4"):
            said = call(*ALONE, typed=f"{first}\n{second}\n")

            assert "Medici sets aside 1 university, 1 town hall." in said.out
            assert "Medici bids 4." in said.out


def test_refused_action_is_explained_and_asked_again() -> None:
    said = call(*ALONE, typed="1\nbid 50\nbid 4\n")

    refusal, then = asked(said.out)[2:4]
    assert "your purse holds 10. [AUC-5]" in refusal
    assert "Medici bids 4." in then


def test_why_explains_without_playing() -> None:
    said = call(*ALONE, typed="1\nwhy bid 50\nwhy bid -1\nwhy bid 2\nwhy build rimini\nwhy\n")

    beyond, below, allowed, elsewhere, unclear = asked(said.out)[2:7]
    assert "[AUC-5]" in beyond
    assert "[AUC-3]" in below
    assert "That is allowed." in allowed
    assert "[TABLE-3]" in elsewhere
    assert "help" in unclear


def test_rule_command_prints_the_rule() -> None:
    said = call(*ALONE, typed="rule auc-3\nrule XYZ-1\nrule\n")

    known, unknown, none = asked(said.out)[1:4]
    assert known.split("\n", 1)[1].startswith("[AUC-3] A bid is a whole number")
    assert "no rule “XYZ-1”" in unknown
    assert "no rule" in none


def test_log_help_and_board_commands_print_their_text() -> None:
    said = call(*ALONE, typed="log 2\nhelp\nboard\nlog\n")

    log, help_, board, _ = asked(said.out)[1:5]
    assert len(log.splitlines()) == 3
    assert "quit" in help_
    assert "Your hand" in board


@pytest.mark.parametrize(
    "typed", ["xyzzy", "99", "0", "-1", "bid", "bid four", "", "²", "9" * 5000]
)
def test_unknown_input_is_asked_again(typed: str) -> None:
    said = call(*ALONE, typed=f"{typed}\n1\n")

    assert "“help” tells more" in asked(said.out)[1]
    assert "Medici sets aside" in said.out


def test_binary_input_is_asked_again() -> None:
    said = shell(*ALONE, typed=b"\xff\xfe\x00\n1\n")

    assert (said.code, said.err) == (0, "")
    assert "“help” tells more" in asked(said.out)[1]


def test_the_board_is_shown_again_only_when_it_has_changed() -> None:
    said = call(*ALONE, typed="1\nbid 1\npass\n")

    first, raised = asked(said.out)[1:3]
    assert "Your hand" in first
    assert "Medici bids 1." in raised
    assert "Your hand" not in raised
    assert "Still bidding: " in raised


def test_more_people_than_seats_are_refused() -> None:
    assert "4 people" in refused(call(*ALONE, "--seats", "3", "--people", "4"))


def test_unknown_bot_is_refused() -> None:
    assert "random" in refused(call(*ALONE, "--bots", "clever"))


def test_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    there = tmp_path / "game.jsonl"
    there.write_text("mine")

    assert "game.jsonl" in refused(call(*ALONE, "--ledger", str(there)))
    assert "nowhere" in refused(call(*ALONE, "--ledger", str(tmp_path / "nowhere" / "game.jsonl")))
    assert there.read_text() == "mine"


def test_too_long_file_name_is_refused(tmp_path: Path) -> None:
    assert "cannot be written" in refused(call(*ALONE, "--ledger", str(tmp_path / ("x" * 300))))


def test_number_of_bots_is_one_or_one_for_each_seat() -> None:
    said = call(*ALONE, "--bots", "random,page,random", typed="1\n")

    assert said.code == 0
    assert "2 bots for 3 seats" in refused(call(*ALONE, "--bots", "random,page"))
