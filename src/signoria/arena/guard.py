"""A bot with a budget: an answer that is late, broken or against the rules is replaced."""

from collections.abc import Callable
from typing import Any, Final

from signoria.arena.clock import Bell, TimeUp, WallClock
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
OWN_CHANCE: Final = 0x5EED  # keeps the fallback's chance clear of a bot's with the same seed
LONGEST_REASON: Final = 200
MOST_ASIDES: Final = 8  # in one breath


class Fault(Exception):
    """Why a bot has no answer: late, crash or illegal, and a sentence for the log."""

    def __init__(self, kind: str, reason: str) -> None:
        super().__init__(reason)
        self.kind = kind
        self.reason = reason


class SelfTimed(Bot[Any]):
    """A bot that waits for others by its window's clock, and so needs no bell."""


class Answer:
    """A move that the table accepts: the bot's own, or a fallback and the reason for it."""

    def __init__(self, action: Action, fallback: str, seconds: float, reason: str) -> None:
        self.action = action
        self.fallback = fallback
        self.seconds = seconds
        self.reason = reason


class Speech:
    """What a bot says, or why nothing was heard of it."""

    def __init__(self, asides: list[Action], fallback: str = "", reason: str = "") -> None:
        self.asides = asides
        self.fallback = fallback
        self.reason = reason


class Guard:
    """One bot at one seat of one game, with a limit in seconds for each decision.

    In the main thread a bell ends a decision that lasts too long; in another thread, and in
    compiled code that never calls back, a late answer is noticed only when it comes.
    """

    def __init__(self, bot: Bot[Any], limit: float, seed: int) -> None:
        self.bot = bot
        self.limit = limit
        self.seed = seed
        self.bell = Bell()

    def answer(self, table: Table[Any], seat: int) -> Answer:
        """The bot's move or, if it has none in time, the fallback's; the table stays as it is."""
        if not table.legal(seat):
            raise ValueError(f"seat {seat} has nothing on the menu: no fallback could be chosen")
        clock = WallClock(self.limit)
        window = Window(table, seat, clock)
        try:
            wished = self._ask(lambda: self.bot.choose(window), clock)
            seconds = clock.spent()
            return Answer(judged(table, seat, wished), "", seconds, "")
        except Fault as fault:
            seconds, reason = clock.spent(), fault.reason[:LONGEST_REASON]
            return Answer(self._fallback(table, seat), fault.kind, seconds, reason)

    def speech(self, table: Table[Any], seat: int) -> Speech:
        """What the bot has to say; if it has nothing in time, or nothing the rules let pass, so."""
        clock = WallClock(self.limit)
        window = Window(table, seat, clock)
        try:
            said = self._ask(lambda: self.bot.speak(window), clock)
            if not isinstance(said, list):
                raise Fault(ILLEGAL, f"it said {in_short(said)}, which is no list")
            return Speech([uttered(table, seat, aside) for aside in said[:MOST_ASIDES]])
        except Fault as fault:
            return Speech([], fault.kind, fault.reason[:LONGEST_REASON])

    def _ask(self, ask: Callable[[], object], clock: WallClock) -> object:
        try:
            wished = ask() if isinstance(self.bot, SelfTimed) else self.bell.run(self.limit, ask)
        except (KeyboardInterrupt, Fault):
            raise
        except TimeUp:
            raise self._late() from None
        except BaseException as trouble:  # sys.exit() in a bot must not end the arena
            if clock.left() < 0:
                raise self._late() from None
            raise Fault(CRASH, f"it raised {in_a_word(trouble)}") from trouble
        if clock.left() < 0:
            raise self._late()
        return wished

    def _late(self) -> Fault:
        return Fault(LATE, f"it had no answer after {self.limit:g} s")

    def _fallback(self, table: Table[Any], seat: int) -> Action:
        """The game's quick advice on a world the seat might be in, by a chance of its own."""
        rng = SeededRng(((self.seed ^ OWN_CHANCE) & SEEDS) * APART + table.rev)
        window: Window[Any] = Window(table, seat)
        world = window.imagine(rng)
        number = window.counsel.quick(world.state, seat, window.legal(), rng)
        return window.menu[number]


def judged(table: Table[Any], seat: int, wished: object) -> Action:
    """The wish if it is an action of the game that the rules accept now; nothing is repaired."""
    action = plain(table, wished)
    if isinstance(action, Aside):
        raise Fault(ILLEGAL, f"it answered {action}, which is talk and decides nothing")
    return allowed(table, seat, action)


def uttered(table: Table[Any], seat: int, wished: object) -> Action:
    """The same for what is said: it must be talk."""
    action = plain(table, wished)
    if not isinstance(action, Aside):
        raise Fault(ILLEGAL, f"it said {action}, which is no talk")
    return allowed(table, seat, action)


def plain(table: Table[Any], wished: object) -> Action:
    """A wish there and back, so that nothing but plain numbers reaches the rules."""
    if not isinstance(wished, Action):
        raise Fault(ILLEGAL, f"it answered {in_short(wished)}, which is no action")
    try:
        return decode(table.game.actions, encode_action(table.game, wished))
    except Exception:
        raise Fault(ILLEGAL, f"it answered {in_short(wished)}, no action of this game") from None


def allowed(table: Table[Any], seat: int, action: Action) -> Action:
    """A wish that the rules accept now."""
    refusal = table.refuses(seat, action)
    if refusal is not None:
        raise Fault(ILLEGAL, f"it answered {action}, which {refusal.rule} refuses")
    return action


def in_a_word(trouble: BaseException) -> str:
    """An exception as one line."""
    try:
        said = " ".join(str(trouble).split())
    except Exception:
        said = ""
    return f"{type(trouble).__name__}: {said}" if said else type(trouble).__name__


def in_short(thing: object) -> str:
    """Anything as a few characters of text, whatever its own opinion on that is."""
    try:
        return repr(thing)[:80]
    except Exception:
        return f"a {type(thing).__name__}"
