"""Program that misbehaves in the way that its argument names: `python unruly.py hangs`."""

import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from typing import Any


def say(**answer: object) -> None:
    print(json.dumps(answer), flush=True)


def moves() -> Iterator[dict[str, Any]]:
    """Greet, then answer every move request."""
    for line in sys.stdin:
        message: dict[str, Any] = json.loads(line)
        if message["type"] == "hello":
            say(protocol=1)
        elif message["type"] == "move":
            yield message


def sleep() -> None:
    while True:
        time.sleep(60)


def hangs() -> None:
    for _move in moves():
        sleep()


def ignores_terminate() -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    hangs()


def answers_late() -> None:
    """Answer the first move late and the others in time."""
    for number, move in enumerate(moves()):
        time.sleep(0 if number else 0.5)
        say(rev=move["rev"], action=move["legal"][0])


def exits_at_once() -> None:
    sys.exit(4)


def exits_at_every_move() -> None:
    for _move in moves():
        print("here is\nthe last word", file=sys.stderr)
        sys.exit(3)


def kills_itself() -> None:
    for _move in moves():
        os.kill(os.getpid(), signal.SIGKILL)


def never_greets() -> None:
    sleep()


def greets_wrongly() -> None:
    say(protocol=99)
    sleep()


def prints_rubbish() -> None:
    for _move in moves():
        print("I bid three, I think.", flush=True)


def prints_no_object() -> None:
    for _move in moves():
        print("[1, 2]", flush=True)


def prints_a_deep_hole() -> None:
    for _move in moves():
        print("[" * 100_000, flush=True)


def prints_no_text() -> None:
    for _move in moves():
        sys.stdout.buffer.write(b"\xff\xfe\x00\n")
        sys.stdout.flush()


def prints_half_a_line() -> None:
    for _move in moves():
        print('{"rev": ', end="", flush=True)
        sleep()


def floods_lines() -> None:
    for _move in moves():
        while True:
            print("la la la")


def floods_one_line() -> None:
    for _move in moves():
        while True:
            print("la la la", end="")


def floods_old_answers() -> None:
    for _move in moves():
        while True:
            say(rev=0, action=["pass"])


def never_reads() -> None:
    say(protocol=1)
    sleep()


def answers_an_old_rev() -> None:
    for move in moves():
        say(rev=move["rev"] - 1, action=move["legal"][0])


def answers_a_future_rev() -> None:
    for move in moves():
        say(rev=move["rev"] + 1, action=move["legal"][0])


def answers_without_rev() -> None:
    for move in moves():
        say(action=move["legal"][0])


def answers_illegally() -> None:
    for move in moves():
        say(rev=move["rev"], action=["bid", 2000])


def answers_an_unknown_action() -> None:
    for move in moves():
        say(rev=move["rev"], action=["fly", "away"])


def answers_a_huge_number() -> None:
    for move in moves():
        say(rev=move["rev"], action=["bid", 10**30])


def answers_nothing_to_do() -> None:
    for move in moves():
        say(rev=move["rev"])


def closes_its_output() -> None:
    for _move in moves():
        os.close(1)
        sleep()


def closes_its_input() -> None:
    for move in moves():
        os.close(0)
        say(rev=move["rev"], action=move["legal"][0])
        sleep()


def chatters_on_stderr() -> None:
    """Answer correctly, but write a mebibyte to standard error before each answer."""
    for move in moves():
        print("alas\n" * 200_000, file=sys.stderr)
        say(rev=move["rev"], action=move["legal"][0])


if __name__ == "__main__":
    globals()[sys.argv[1]]()
