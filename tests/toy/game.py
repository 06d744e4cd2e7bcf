"""Game object of The Fair."""

from typing import Any, Final

from signoria.kernel.action import Action, Refusal
from signoria.kernel.game import Game, Option, Outcome
from signoria.kernel.kinds import StepKind
from signoria.kernel.seats import seats_in
from signoria.testing.subject import Subject
from tests.toy.actions import ACTIONS, MENU, SEATS, Foretell, Promise
from tests.toy.events import EVENTS
from tests.toy.fields import KINDS, PILES
from tests.toy.phases import Haggle, Morning, SetUp, Stalls, Talk, Throwing
from tests.toy.rules import GOOD_NAMES, GOODS, PHASE_NAMES, REASON_NAMES, START_HAND
from tests.toy.state import FairState, lay_fair
from tests.toy.view import view

PLAIN: Final[dict[str, int | str]] = {"copies": 7, "weather": "dice", "motto": ""}


class Fair(Game[FairState]):
    """Game with goods in a stack, sealed stalls, searching, pinching and promising."""

    def __init__(self) -> None:
        super().__init__()
        self.slug = "fair"
        self.title = "The Fair"
        self.rules = 2
        self.fewest = 2
        self.most = SEATS
        self.horizon = 18
        self.phases = [SetUp(), Morning(), Stalls(), Haggle(), Throwing()]
        self.step = StepKind(PHASE_NAMES, {})
        self.talk = Talk()
        self.menu = MENU
        self.actions = ACTIONS
        self.events = EVENTS
        self.reasons = REASON_NAMES[1:]
        self.kinds = KINDS
        self.piles = PILES
        self.former = {"dawned": lambda wire: [["day_began", *wire[1:]]]}
        self.former_actions = {"lay": lambda wire: ["offer", *wire[1:]]}
        self.options = [
            Option("copies", "FAIR-6", [], 5, 8),
            Option("weather", "FAIR-7", ["dice", "fair"]),
            Option("motto", "FAIR-8", [], free_text=True),
        ]
        self.presets = {"plain": PLAIN, "lean": {**PLAIN, "copies": 5}}

    def refuses_options(
        self, seats: int, options: dict[str, int | str], requested: list[str]
    ) -> Refusal | None:
        if options["copies"] == 8 and options["weather"] == "fair":
            return Refusal("FAIR-6", {"copies": 8})
        return None

    def blank(self) -> FairState:
        """Return the state before the set-up phase."""
        return FairState()

    def setup(self, seats: int, options: dict[str, int | str]) -> FairState:
        s = self.blank()
        lay_fair(s, seats, int(options["copies"]), options["weather"] == "dice")
        return s

    def view(self, s: FairState, seat: int) -> object:
        return view(s, seat)

    def outcome(self, s: FairState) -> Outcome:
        return Outcome(REASON_NAMES[s.reason], list(s.coins), seats_in(s.winners))

    def audit(self, s: FairState) -> list[int]:
        goods: list[int] = []
        for good in range(GOODS):
            laid = s.box[good] + s.market[good] + s.spoiled[good] + sum(s.hands[good::GOODS])
            goods.append(laid + list(s.stack).count(good) + list(s.offers).count(good))
        return [*goods, sum(s.coins) + s.bank]

    def data(self, options: dict[str, int | str]) -> str:
        return f"goods:{','.join(GOOD_NAMES)}"


def free_actions(s: Any, seat: int) -> list[Action]:
    """Return some promises and foretellings, good and bad."""
    return [
        Promise((seat + 1) % s.seats, 7, 1),
        Promise(seat, 7, 1),
        Promise(9, 7, 1),
        Foretell([0]),
        Foretell([2, 1]),
        Foretell([7]),
        Foretell([]),
    ]


def hidden(subject: Subject, watcher: int) -> set[str]:
    """Name the others' hands, stalls and purses, and the stack behind the first draws."""
    others = [seat for seat in range(subject.seats) if seat != watcher]
    paths = {"bank", *(f"coins[{seat}]" for seat in others)}
    paths |= {f"offers[{seat}]" for seat in others}
    paths |= {f"hands[{seat * GOODS + good}]" for seat in others for good in range(GOODS)}
    size = GOODS * int(subject.options["copies"])
    return paths | {f"stack[{at}]" for at in range(subject.seats * (START_HAND + 1), size)}


FAIR: Final = Fair()
