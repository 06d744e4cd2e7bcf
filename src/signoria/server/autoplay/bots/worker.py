"""Main program of a bot worker: it computes in its main thread and ends when its pipe closes.

Three things end a computation that exceeds its time: the guard's timer signal, the server, which
kills the worker, and Python's watchdog. The watchdog also works if the code ignores signals and the
server is gone.
"""

import faulthandler
import os
import signal
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from signoria.portable import endings, give_way, leave_strokes_to_the_main_thread
from signoria.server.autoplay.bots.messages import (
    MoveRequest,
    Ready,
    TalkRequest,
    WorkerRequest,
    WorkerSettings,
    framed,
    read_order,
)
from signoria.server.autoplay.bots.worker_cache import WorkerCache


def main() -> None:
    """Answer requests from standard input until it is closed."""
    give_way()  # requests of people have priority over bots
    for number in endings():
        signal.signal(number, signal.SIG_IGN)  # the server decides when its workers end
    source, sink = _pipes()
    terms = read_order(source)
    if isinstance(terms, WorkerSettings):
        cache = WorkerCache(terms)
        _silence(2)  # standard error is safe for the log only up to here
        _work(cache, source, sink)


def _work(cache: WorkerCache, source: BinaryIO, sink: BinaryIO) -> None:
    requests: SimpleQueue[WorkerRequest] = SimpleQueue()
    Thread(target=_listen, args=(source, requests), daemon=True).start()
    try:
        _say(sink, framed(Ready()))
        while True:
            _say(sink, _answer(cache, requests.get()))
    finally:
        os._exit(1)  # a listening thread would delay any other exit


def _answer(cache: WorkerCache, request: WorkerRequest) -> bytes:
    longest = cache.terms.limit + 2 * cache.terms.grace  # a running server kills the worker earlier
    faulthandler.dump_traceback_later(longest, exit=True)  # the traceback goes nowhere
    try:
        return framed(cache.answer(request))
    finally:
        faulthandler.cancel_dump_traceback_later()


def _listen(source: BinaryIO, requests: "SimpleQueue[WorkerRequest]") -> None:
    """Queue requests for the main thread. When the pipe closes, end the process at once."""
    leave_strokes_to_the_main_thread()
    try:
        while isinstance(order := read_order(source), (MoveRequest, TalkRequest)):
            requests.put(order)
    finally:
        os._exit(0)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the pipes from and to the server. Bots get empty standard input and output instead."""
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
