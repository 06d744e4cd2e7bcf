"""Guard: a wrapper that replaces a bot's late, broken or illegal answers."""

from collections.abc import Callable
from typing import Any, Final

from signoria.arena.clock import DeadlineTimer, TimeUp, WallClock
from signoria.bots.bot import APART, SEEDS, Bot
from signoria.bots.window import Window
from signoria.kernel.action import Action, Aside
from signoria.kernel.rng import SeededRng
from signoria.kernel.table import Table
from signoria.kernel.wire import decode, encode_action

LATE: Final = "late"
CRASH: Final = "crash"
ILLEGAL: Final = "illegal"
FALLBACKS: Final = (LATE, CRASH, ILLEGAL)
OWN_CHANCE: Final = 0x5EED  # separates the fallback's random numbers from the bot's
LONGEST_REASON: Final = 200
MOST_ASIDES: Final = 8  # accepted in one call of `speak`


class BotFault(Exception):
    """The reason why a bot gave no valid answer: late, crash or illegal, and a log message."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind
        self.reason = reason


class SelfTimed(Bot[Any]):
    """A bot that watches its window's clock itself, so that it needs no timer."""


class Answer:
    """An action that the table accepts: the bot's own, or a fallback and the reason for it."""

    def __init__(self, action: Action, fallback: str, seconds: float, reason: str) -> None:
        self.action = action
        self.fallback = fallback
        self.seconds = seconds
        self.reason = reason


class Speech:
    """The asides of a bot, or the reason why none were accepted."""

    def __init__(self, asides: list[Action], fallback: str = "", reason: str = "") -> None:
        self.asides = asides
        self.fallback = fallback
        self.reason = reason


class Guard:
    """A guard for one bot at one seat of one game, with a limit in seconds for each decision.

    In the main thread a timer ends a decision that takes too long. In another thread, and in
    compiled code that never calls back, a late answer is noticed only when it arrives.
    """

    def __init__(self, bot: Bot[Any], limit: float, seed: int) -> None:
        self.bot = bot
        self.limit = limit
        self.seed = seed
        self.timer = DeadlineTimer()

    def answer(self, table: Table[Any], seat: int) -> Answer:
        """Return the bot's action, or a fallback if it has no valid one in time; do not play it."""
        if not table.legal(seat):
            raise ValueError(f"seat {seat} has nothing on the menu: no fallback could be chosen")
        clock = WallClock(self.limit)
        window = Window(table, seat, clock)
        try:
            requested = self._ask(lambda: self.bot.choose(window), clock)
            seconds = clock.spent()
            return Answer(judged(table, seat, requested), "", seconds, "")
        except BotFault as fault:
            seconds, reason = clock.spent(), fault.reason[:LONGEST_REASON]
            return Answer(self._fallback(table, seat), fault.kind, seconds, reason)

    def speech(self, table: Table[Any], seat: int) -> Speech:
        """Return the bot's asides; if they are late or illegal, return none and the reason."""
        clock = WallClock(self.limit)
        window = Window(table, seat, clock)
        try:
            said = self._ask(lambda: self.bot.speak(window), clock)
            if not isinstance(said, list):
                raise BotFault(
                    ILLEGAL, f"it said {in_short(said)}; a bot must say a list of asides"
                )
            return Speech([uttered(table, seat, aside) for aside in said[:MOST_ASIDES]])
        except BotFault as fault:
            return Speech([], fault.kind, fault.reason[:LONGEST_REASON])

    def _ask(self, ask: Callable[[], object], clock: WallClock) -> object:
        try:
            requested = (
                ask() if isinstance(self.bot, SelfTimed) else self.timer.run(self.limit, ask)
            )
        except (KeyboardInterrupt, BotFault):
            raise
        except TimeUp:
            raise self._late() from None
        except BaseException as trouble:  # sys.exit() in a bot must not end the arena
            if clock.left() < 0:
                raise self._late() from None
            raise BotFault(CRASH, f"it raised {in_a_word(trouble)}") from trouble
        if clock.left() < 0:
            raise self._late()
        return requested

    def _late(self) -> BotFault:
        return BotFault(LATE, f"it had no answer after {self.limit:g} s")

    def _fallback(self, table: Table[Any], seat: int) -> Action:
        """Return the game's playout move in an imagined world, with separate random numbers."""
        rng = SeededRng(((self.seed ^ OWN_CHANCE) & SEEDS) * APART + table.rev)
        window: Window[Any] = Window(table, seat)
        world = window.imagine(rng)
        number = window.heuristics.playout_move(world.state, seat, window.legal(), rng)
        return window.menu[number]


def judged(table: Table[Any], seat: int, requested: object) -> Action:
    """Return the bot's action if the rules accept it now; never correct it."""
    action = plain(table, requested)
    if isinstance(action, Aside):
        raise BotFault(ILLEGAL, f"it answered {action}, which is talk and decides nothing")
    return allowed(table, seat, action)


def uttered(table: Table[Any], seat: int, requested: object) -> Action:
    """Return an aside that a bot says if the rules accept it now; it must be talk."""
    action = plain(table, requested)
    if not isinstance(action, Aside):
        raise BotFault(ILLEGAL, f"it said {action}; a bot can say only asides")
    return allowed(table, seat, action)


def plain(table: Table[Any], requested: object) -> Action:
    """Encode and decode an action, so that only plain numbers reach the rules."""
    if not isinstance(requested, Action):
        raise BotFault(ILLEGAL, f"it answered {in_short(requested)}; a bot must answer an action")
    try:
        return decode(table.game.actions, encode_action(table.game, requested))
    except Exception:
        raise BotFault(
            ILLEGAL, f"it answered {in_short(requested)}; this game has no such action"
        ) from None


def allowed(table: Table[Any], seat: int, action: Action) -> Action:
    """Return the action if the rules accept it now; else raise `BotFault`."""
    refusal = table.refuses(seat, action)
    if refusal is not None:
        raise BotFault(ILLEGAL, f"it answered {action}, which {refusal.rule} refuses")
    return action


def in_a_word(trouble: BaseException) -> str:
    """Describe an exception in one line."""
    try:
        said = " ".join(str(trouble).split())
    except Exception:
        said = ""
    return f"{type(trouble).__name__}: {said}" if said else type(trouble).__name__


def in_short(thing: object) -> str:
    """Describe any object in a few characters, even if its `repr` fails."""
    try:
        return repr(thing)[:80]
    except Exception:
        return f"a {type(thing).__name__}"
