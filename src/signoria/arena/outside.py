"""Outside bots: any program that reads and writes JSON lines on its standard streams."""

from hashlib import sha256
from typing import Any, Final

import msgspec

from signoria.arena.clock import WallClock
from signoria.arena.guard import CRASH, ILLEGAL, LATE, BotFault, SelfTimed, in_short
from signoria.arena.program import CannotStart, Program
from signoria.bots.window import Clock, Window
from signoria.kernel.action import Action
from signoria.kernel.event import Event
from signoria.kernel.fields import field_names
from signoria.kernel.game import Game, Outcome
from signoria.kernel.views import encode_view
from signoria.kernel.wire import BadWire, decode, encode_action, encode_event

PROTOCOL: Final = 1
START_SECONDS: Final = 10.0
__all__ = ["PROTOCOL", "CannotStart", "OutsideBot"]


class OutsideBot(SelfTimed):
    """A program at one seat, through many games: `new_game` opens each, `game_over` ends it.

    A program that is late keeps running, and its late answer is ignored. A program that has ended
    is started again at the next decision, within the time of that decision, and receives the whole
    game again.
    """

    def __init__(self, command: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.command = command
        self.program: Program | None = None
        self.greeted = False
        self.owes = False
        self.opened = False
        self.sent_rev = 0
        self.game: Game[Any] | None = None
        self.opening: dict[str, Any] = {}

    def start(self, seconds: float = START_SECONDS) -> None:
        """Start the program and check its protocol version, or raise `CannotStart`."""
        self.close()
        try:
            self._greet(WallClock(seconds))
        except BotFault as fault:
            self.close()
            raise CannotStart(self.command, fault.reason) from None

    def new_game(self, game: Game[Any], seats: int, options: dict[str, int | str]) -> None:
        """Prepare the next game; restart a program that still owes an answer."""
        self.game = game
        self.opened = False
        self.opening = opening(game, seats, options)
        if self.owes or self.program is None:
            try:
                self.start()
            except CannotStart:
                self.close()  # each decision tries again, and counts the failure

    def choose(self, window: Window[Any]) -> Action:
        """Return the program's answer, within the time of the window's clock."""
        if self.game is None:
            raise RuntimeError("no game has been opened")
        try:
            program = self._greet(window.clock)
            self._ask(program, self.game, window)
            return self._answer(program, self.game, window)
        except CannotStart as trouble:
            raise BotFault(CRASH, f"the program cannot be started: {trouble.reason}") from None
        except BotFault:
            self._drop_if_lost()
            raise

    def game_over(self, outcome: Outcome) -> None:
        """Send the result of the game to the program, if it was asked anything in it."""
        if self.program is not None and self.opened:
            result = {
                "scores": outcome.scores,
                "winners": outcome.winners,
                "reason": outcome.reason,
            }
            try:
                self._send(self.program, {"type": "over", **result})
            except BotFault:
                self._drop_if_lost()
        self.opened = False

    def close(self) -> None:
        """End the program, if it runs."""
        if self.program is not None:
            self.program.close()
        self.program = None
        self.greeted = self.owes = self.opened = False
        self.sent_rev = 0

    def _drop_if_lost(self) -> None:
        if self.program is not None and self.program.lost:
            self.close()

    def _send(self, program: Program, message: dict[str, Any]) -> None:
        program.send(msgspec.json.encode(message))

    def _greet(self, clock: Clock) -> Program:
        """Return the program, started and greeted."""
        if self.program is None:
            self.program = Program(self.command)
            self._send(self.program, {"type": "hello", "protocol": PROTOCOL})
        if not self.greeted:
            reply = self._reply(self.program, clock)
            if reply.get("protocol") != PROTOCOL:
                said = in_short(reply.get("protocol"))
                raise BotFault(ILLEGAL, f"the program answered hello with protocol {said}, not 1")
            self.greeted = True
        return self.program

    def _ask(self, program: Program, game: Game[Any], window: Window[Any]) -> None:
        if not self.opened:
            own = {"seat": window.seat, "seed": own_seed(self.seed, window.seat)}
            self._send(program, {"type": "game", **self.opening, **own})
            self.opened = True
            self.sent_rev = 0
        self.owes = True
        events = [event for entry in window.entries(self.sent_rev) for event in entry.events]
        self.sent_rev = window.rev
        self._send(program, move(game, window, events))

    def _answer(self, program: Program, game: Game[Any], window: Window[Any]) -> Action:
        while True:
            reply = self._reply(program, window.clock)
            rev = reply.get("rev")
            if type(rev) is int and rev < window.rev:
                continue  # a late answer, already counted as missing
            if type(rev) is not int or rev != window.rev:
                raise BotFault(ILLEGAL, f"it answered rev {in_short(rev)}, asked was {window.rev}")
            self.owes = False
            try:
                return decode(game.actions, reply.get("action"))
            except BadWire:
                requested = in_short(reply.get("action"))
                raise BotFault(
                    ILLEGAL, f"it answered {requested}; this game has no such action"
                ) from None

    def _reply(self, program: Program, clock: Clock) -> dict[str, Any]:
        line = program.line(clock.left)
        if line is None:
            limit = round(clock.spent() + clock.left(), 3)
            raise BotFault(LATE, f"the program had no answer after {limit:g} s")
        try:
            reply = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise BotFault(
                ILLEGAL, f"it answered {in_short(line)}; a program must answer JSON"
            ) from None
        if not isinstance(reply, dict):
            raise BotFault(
                ILLEGAL, f"it answered {in_short(reply)}; a program must answer a JSON object"
            )
        return reply


def opening(game: Game[Any], seats: int, options: dict[str, int | str]) -> dict[str, Any]:
    """Return the first message about a game: its settings, and the names of its numbers."""
    return {
        "game": game.slug,
        "rules": game.rules,
        "seats": seats,
        "options": options,
        "names": game.names,
        "phases": game.phase_names,
        "actions": {name: field_names(kind) for name, kind in game.actions.items()},
        "events": {name: field_names(kind) for name, kind in game.events.items()},
    }


def move(game: Game[Any], window: Window[Any], events: list[Event[Any]]) -> dict[str, Any]:
    """Return a move request: the seat's view, its legal actions, and the new events it saw."""
    left = window.clock.left()
    return {
        "type": "move",
        "rev": window.rev,
        "seconds": round(left, 3) if left < 1e9 else None,
        "legal": [encode_action(game, window.menu[number]) for number in window.legal()],
        "events": [encode_event(game, event) for event in events],
        "view": encode_view(window.view()),
    }


def own_seed(seed: int, seat: int) -> int:
    """Derive a seed for the program that does not reveal ours, which also deals the cards."""
    return int.from_bytes(sha256(f"{seed} {seat}".encode()).digest()[:4], "big")
