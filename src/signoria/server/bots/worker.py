"""A worker's process: it thinks in its main thread and leaves when its pipe is closed.

Three things end a thought that lasts too long: the guard's bell; the server, which kills; and a
watchdog of Python's own that needs no turn, for code that hears no bell when no server is left.
"""

import faulthandler
import os
import signal
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from signoria.portable import endings, give_way, leave_strokes_to_the_main_thread
from signoria.server.bots.desk import Desk
from signoria.server.bots.messages import (
    Asking,
    Hearing,
    Question,
    Ready,
    Terms,
    framed,
    read_order,
)


def main() -> None:
    """Answer what comes through standard input until it is closed."""
    give_way()  # requests of people go before a bot's thoughts
    for number in endings():
        signal.signal(number, signal.SIG_IGN)  # the server decides when its workers end
    source, sink = _pipes()
    terms = read_order(source)
    if isinstance(terms, Terms):
        desk = Desk(terms)
        _silence(2)  # up to here nothing was told that a log may not have
        _work(desk, source, sink)


def _work(desk: Desk, source: BinaryIO, sink: BinaryIO) -> None:
    questions: SimpleQueue[Asking] = SimpleQueue()
    Thread(target=_listen, args=(source, questions), daemon=True).start()
    try:
        _say(sink, framed(Ready()))
        while True:
            _say(sink, _answer(desk, questions.get()))
    finally:
        os._exit(1)  # a thread that still listens would hold up any other way out


def _answer(desk: Desk, question: Asking) -> bytes:
    longest = desk.terms.limit + 2 * desk.terms.grace  # a server that is there is quicker
    faulthandler.dump_traceback_later(longest, exit=True)  # nobody reads the traceback
    try:
        return framed(desk.answer(question))
    finally:
        faulthandler.cancel_dump_traceback_later()


def _listen(source: BinaryIO, questions: "SimpleQueue[Asking]") -> None:
    """Hand on what is asked; when nobody can ask any more, end at once, even in mid-thought."""
    leave_strokes_to_the_main_thread()
    try:
        while isinstance(order := read_order(source), (Question, Hearing)):
            questions.put(order)
    finally:
        os._exit(0)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes from and to the server; what a bot reads or prints goes past them."""
    source, sink = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    _silence(0, 1)
    return source, sink


def _silence(*numbers: int) -> None:
    nothing = os.open(os.devnull, os.O_RDWR)
    for number in numbers:
        os.dup2(nothing, number)
    os.close(nothing)


def _say(sink: BinaryIO, message: bytes) -> None:
    sink.write(message)
    sink.flush()
