"""A running program with time limits for every line that it reads or writes."""

import selectors
import shutil
import subprocess
import sys
from collections.abc import Callable
from io import FileIO, RawIOBase
from typing import Final, cast

from signoria.arena.guard import CRASH, ILLEGAL, LATE, BotFault
from signoria.portable import OWN_GROUP, selectable, split

CHUNK: Final = 1 << 16
LONGEST_LINE: Final = 1 << 20
MOST_UNREAD: Final = 1 << 22
LONGEST_WAIT: Final = 60.0  # seconds for one wait on the pipes, also if the clock never advances
MOST_CHUNKS: Final = 32
LAST_OUTPUT: Final = 2000  # characters kept from its standard error
PATIENCE: Final = 0.25  # seconds to exit by itself, then again after it was asked to
LAST_WORDS: Final = 0.5  # seconds to wait for its exit code after its output has ended
A_MOMENT: Final = 0.05  # seconds to wait for its last output


class CannotStart(Exception):
    """A bot's command that cannot be run, or whose program does not follow the protocol."""

    def __init__(self, command: str, reason: str) -> None:
        super().__init__(f"The bot “{command}” cannot be started: {reason}.")
        self.command = command
        self.reason = reason


class Program:
    """A child process with pipes; `lost` means that it cannot be used any longer."""

    def __init__(self, command: str) -> None:
        self.process = _popen(command)
        self.lost = False
        self.unsent = bytearray()
        self.unread = bytearray()
        self.last_output = b""
        self.selector = selectors.DefaultSelector()
        self.stdin, self.stdout, self.stderr = self._ends()
        self.selector.register(self.stdout, selectors.EVENT_READ)
        self.selector.register(self.stderr, selectors.EVENT_READ)

    def send(self, line: bytes) -> None:
        """Write a line as far as the pipe has room; the rest follows during later waits."""
        self.unsent += line + b"\n"
        self._push()
        if len(self.unsent) > MOST_UNREAD:
            self.lost = True
            raise BotFault(LATE, "the program does not read what it is sent")

    def line(self, left: Callable[[], float]) -> bytes | None:
        """Return its next whole line; None when the time is over."""
        while (end := self.unread.find(b"\n")) < 0:
            if len(self.unread) > LONGEST_LINE:
                self.lost = True
                raise BotFault(
                    ILLEGAL, f"the program sent a line of more than {LONGEST_LINE} bytes"
                )
            if self.lost:
                raise BotFault(CRASH, f"the program {self._end()}")
            if (wait := left()) <= 0:
                return None
            self._exchange(wait)
        line = bytes(self.unread[:end])
        del self.unread[: end + 1]
        return line

    def close(self) -> None:
        """End it: close its pipes, then terminate it, then kill it; leave no process behind."""
        self.selector.close()
        for end in (self.stdin, self.stdout, self.stderr):
            end.close()
        for step in (self.process.terminate, self.process.kill):
            if self._ends_within(PATIENCE):
                return
            step()
        self.process.wait()

    def _ends(self) -> list[RawIOBase]:
        pipes = (self.process.stdin, self.process.stdout, self.process.stderr)
        return [selectable(cast(FileIO, pipe)) for pipe in pipes]  # unbuffered: plain files

    def _exchange(self, seconds: float) -> None:
        """Wait for output at most so long; read it, and write as much as fits."""
        if self.unsent and not self.lost:
            self._push()
        for key, _events in self.selector.select(min(seconds, LONGEST_WAIT)):
            if key.fileobj is self.stdout:
                self.unread += self._read(self.stdout)
                self.lost = self.lost or self.stdout not in self.selector.get_map()
            elif key.fileobj is self.stderr:
                self.last_output = (self.last_output + self._read(self.stderr))[-LAST_OUTPUT:]

    def _read(self, end: RawIOBase) -> bytes:
        got = end.read(CHUNK)
        if got == b"":
            self.selector.unregister(end)
        return got or b""

    def _push(self) -> None:
        """Write as much as fits, and wait for room while something is left."""
        try:
            while self.unsent and (sent := self.stdin.write(self.unsent[:CHUNK])):
                del self.unsent[:sent]
        except ConnectionError:
            self.unsent.clear()
            self.lost = True
        waits = self.stdin in self.selector.get_map()
        if self.unsent and not waits:
            self.selector.register(self.stdin, selectors.EVENT_WRITE)
        elif waits and not self.unsent:
            self.selector.unregister(self.stdin)

    def _ends_within(self, seconds: float) -> bool:
        try:
            self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            return False
        return True

    def _end(self) -> str:
        """Describe how it ended, with its last line on standard error."""
        if not self._ends_within(LAST_WORDS):
            return "closed its output or its input"
        self._drain_stderr()
        said = self.last_output.decode("utf-8", "replace").split("\n")
        last = " ".join(next((line for line in reversed(said) if line.strip()), "").split())
        code = self.process.returncode
        how = f"ended with code {code}" if code >= 0 else f"was ended by signal {-code}"
        return f"{how}: {last}" if last else how

    def _drain_stderr(self) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self.stderr, selectors.EVENT_READ)
            for _chunk in range(MOST_CHUNKS):  # its own child may write endlessly
                if not selector.select(A_MOMENT) or not (got := self.stderr.read(CHUNK)):
                    return
                self.last_output = (self.last_output + got)[-LAST_OUTPUT:]


def _popen(command: str) -> subprocess.Popen[bytes]:
    """Start it without a shell; if there is no program called python, use ours."""
    try:
        words = split(command)
        if words[:1] == ["python"] and shutil.which("python") is None:
            words[0] = sys.executable
        if not words:
            raise ValueError("the command is empty")
        pipe = subprocess.PIPE
        # A separate session or group: Ctrl-C goes to the arena, which then closes its programs.
        return subprocess.Popen(
            words,
            bufsize=0,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            start_new_session=True,
            creationflags=OWN_GROUP,
        )
    except ValueError as bad:
        raise CannotStart(command, str(bad)) from None
    except OSError as bad:
        raise CannotStart(command, bad.strerror or type(bad).__name__) from None
