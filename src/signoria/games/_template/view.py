"""The view of each seat; a field that is not named here stays hidden."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from signoria.games._template.play import PHASES
from signoria.games._template.state import CARD, CARD_ROW, CARDS, REASON, State
from signoria.kernel.cells import values
from signoria.kernel.kinds import BY_SEAT, SEAT, SEAT_ROW, Kinds, Row
from signoria.kernel.phase import step_of
from signoria.kernel.seats import NOBODY, seats_in


class View(msgspec.Struct, frozen=True):
    """The table as `you` see it."""

    kinds: ClassVar[Kinds] = {
        "you": SEAT,
        "agenda": Row("agenda", step_of(PHASES)),
        "reason": REASON,
        "winners": SEAT_ROW,
        "prize": CARD,
        "points": BY_SEAT,
        "hands": Row("hands", CARD_ROW),
        "bidders": SEAT_ROW,
        "your_card": CARD,
    }
    own: ClassVar[Sequence[str]] = ["your_card"]

    you: int
    agenda: list[list[int]]
    reason: int
    winners: list[int]
    prize: int
    points: list[int]
    hands: list[list[int]]  # by seat, with the card that lies face down
    bidders: list[int]
    your_card: int


def view(s: State, you: int) -> View:
    hands = [s.hands[seat * CARDS : (seat + 1) * CARDS] for seat in range(s.seats)]
    return View(
        you=you,
        agenda=s.agenda_rows(),
        reason=s.reason,
        winners=seats_in(s.winners),
        prize=s.prize,
        points=values(s.points),
        hands=[[card for card in range(CARDS) if hand[card]] for hand in hands],
        bidders=[seat for seat in range(s.seats) if s.bids[seat] != NOBODY],
        your_card=s.bids[you] if you >= 0 else NOBODY,
    )
