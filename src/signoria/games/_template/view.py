"""The view of each seat; a field that is not named here stays hidden."""

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from signoria.games._template.fields import CARD, CARDS, HAND_ROW, REASON, STEP
from signoria.games._template.state import State
from signoria.kernel.cells import values
from signoria.kernel.kinds import BY_SEAT, SEAT, SEAT_ROW, Kinds, Row
from signoria.kernel.seats import NOBODY, seats_in


class View(msgspec.Struct, frozen=True):
    """The table as `you` see it."""

    kinds: ClassVar[Kinds] = {
        "you": SEAT,
        "agenda": Row("agenda", STEP),
        "reason": REASON,
        "winners": SEAT_ROW,
        "prize": CARD,
        "points": BY_SEAT,
        "hands": HAND_ROW,
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
    bidders: list[int]  # seats whose card lies face down
    your_card: int


def view(s: State, you: int) -> View:
    seats = range(s.seats)
    return View(
        you=you,
        agenda=s.agenda_rows(),
        reason=int(s.over()),
        winners=seats_in(s.winners),
        prize=s.prize,
        points=values(s.points),
        hands=[[card for card in range(CARDS) if s.hands[seat * CARDS + card]] for seat in seats],
        bidders=[seat for seat in seats if s.bids[seat] != NOBODY],
        your_card=s.bids[you] if you >= 0 else NOBODY,
    )
