"""Functions that cost owls outside the action phase, and the borrowing of those. [TOKEN-3]"""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.actions import DONE, PICK_FACE, Done, PickFace, Use
from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.cards.terms import OWLS
from signoria.games.princes.effects import USES, run
from signoria.games.princes.effects.borrowing import borrowable
from signoria.games.princes.effects.tokens import charge
from signoria.games.princes.events import DefenceRolled, FaceTurned
from signoria.games.princes.groves import offered_by, price_of_offer, wins_ties
from signoria.games.princes.phases.handling import (
    pick_numbers,
    place_picked,
    refuses_place,
    use_at,
    use_number,
)
from signoria.games.princes.phases.steps import (
    BEFORE_ROLL,
    BRIGANDS,
    FATE,
    TURNING_DIE,
    WITH_BRIGANDS,
    WITH_FATE,
)
from signoria.games.princes.places import card_at
from signoria.games.princes.rules import (
    BRIGAND_FACE,
    DEFENCE_DIE,
    EVENT_FACE,
    FACE_NAMES,
    HARVEST_FACE,
    NUMBERS,
    PLACES,
    SEATS,
)
from signoria.games.princes.state import State
from signoria.games.princes.tokens import a_price
from signoria.kernel.action import Action, Refusal
from signoria.kernel.cells import Cells
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table

ANY: Final[i64] = 127  # every bit of a row


def offers(s: State, seat: i64, row: Cells, mask: i64) -> list[int]:
    """Return the menu number that uses such a function, if a seat may."""
    place = offered_by(s, seat, row, mask)
    return [] if place == NOBODY else [use_number(place)]


def refuses_offer(s: State, seat: i64, action: Action, row: Cells, mask: i64) -> Refusal | None:
    """Refuse everything but stopping and the use of such a function. [TOKEN-3]"""
    if isinstance(action, Done):
        return None
    if not isinstance(action, Use):
        return Refusal("TABLE-3")
    place = place_picked(action)
    if place == NOBODY:
        return Refusal("TABLE-5")
    if place == offered_by(s, seat, row, mask):
        return None
    return Refusal("TURN-3", {"town": action.town, "spot": action.spot})


def take_offer(t: Table[State], seat: i64, row: Cells, mask: i64) -> None:
    """Use such a function, and open the payment of its owls. [TOKEN-2, TOKEN-3]"""
    price = price_of_offer(t.state, seat, row, mask)
    use_at(t, seat, offered_by(t.state, seat, row, mask))
    charge(t, seat, a_price(OWLS, price))


class Sheltering(Phase[State]):
    """The response of a victim whose card may avert any attack, for owls. [TOKEN-3, ATTACK-2]"""

    def actors(self, s: State) -> i64:
        """Return the victim."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return accepting the attack, and the card."""
        return sorted([DONE, *offers(s, seat, CARD_ROWS.shelters, ANY)])

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse everything else."""
        return refuses_offer(s, seat, action, CARD_ROWS.shelters, ANY)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Roll the die; success closes the attack."""
        s = t.state
        card = s.memo()
        t.close()
        if not isinstance(action, Use):
            return
        place = place_picked(action)
        numbers = CARD_ROWS.shelters[card_at(s, seat, place)]
        if wins_ties(s, seat):
            numbers |= numbers >> 1  # one less than the number to beat suffices
        number = t.below(DEFENCE_DIE, NUMBERS) + 1
        repelled = numbers >> number & 1
        t.record(DefenceRolled(seat, card, number, repelled))
        if repelled:
            t.close()
            t.close()
        take_offer(t, seat, CARD_ROWS.shelters, ANY)


class SettingDie(Phase[State]):
    """The choice of the face that the event die will show. [TOKEN-3, ACT-12]

    The step remembers whether the face takes effect at once.
    """

    def actors(self, s: State) -> i64:
        """Return the active player."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return all faces."""
        return [PICK_FACE + face for face in range(len(FACE_NAMES))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse an unknown face."""
        if not isinstance(action, PickFace):
            return Refusal("TABLE-3")
        return None if 0 <= action.face < len(FACE_NAMES) else Refusal("TABLE-5")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Go on before the roll, whose step has the face behind Reiner's flag; or let it occur."""
        assert isinstance(action, PickFace)
        at_once = t.state.memo()
        t.close()
        if at_once:
            t.record(FaceTurned(seat, action.face))
            t.open(BRIGANDS if action.face == BRIGAND_FACE else FATE, seat, 0)
        else:
            t.open(BEFORE_ROLL, seat, (action.face + 1) << 1)


class TurningDie(Phase[State]):
    """The response to a roll of the event die: a card may turn it to an event card. [TOKEN-3]

    The step remembers whether the other seat has been asked before.
    """

    def actors(self, s: State) -> i64:
        """Return the seat asked."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return accepting the face, and the card."""
        return sorted([DONE, *offers(s, seat, CARD_ROWS.turns_die, ANY)])

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse everything else."""
        return refuses_offer(s, seat, action, CARD_ROWS.turns_die, ANY)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Turn the die; otherwise ask the other, and go on."""
        s = t.state
        asked = s.memo()
        t.close()
        if isinstance(action, Use):
            t.record(FaceTurned(seat, EVENT_FACE))
            unfold(t, s.active, 0)
            take_offer(t, seat, CARD_ROWS.turns_die, ANY)
        elif asked == 0 and offered_by(s, 1 - seat, CARD_ROWS.turns_die, ANY) != NOBODY:
            t.open(TURNING_DIE, 1 - seat, 1)
        else:
            unfold(t, s.active, 0)


def ask_or_unfold(t: Table[State], seat: i64) -> None:
    """Ask the seats that may turn the die, the active one first; or carry out the roll."""
    s = t.state
    for asked in range(SEATS if s.face < HARVEST_FACE else 0):
        player = seat if asked == 0 else 1 - seat
        if offered_by(s, player, CARD_ROWS.turns_die, ANY) != NOBODY:
            t.open(TURNING_DIE, player, asked)
            return
    unfold(t, seat, 0)


def unfold(t: Table[State], seat: i64, herald: i64) -> None:
    """Open production and event in the order that the event die decides. [ROLL-3]"""
    for phase in reversed(WITH_BRIGANDS if t.state.face == BRIGAND_FACE else WITH_FATE):
        t.open(phase, seat, herald)


class Borrowing(Phase[State]):
    """The choice of a card of the other whose function the seat uses, for its owls. [TOKEN-3]"""

    def actors(self, s: State) -> i64:
        """Return the seat if there are several."""
        return 1 << s.concerned() if len(borrowable(s, s.concerned())) > 1 else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the cards."""
        return pick_numbers(borrowable(s, seat))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse other cards."""
        return refuses_place(action, borrowable(s, seat), "ATTACK-3")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Use that card."""
        borrow(t, seat, place_picked(action))

    def proceed(self, t: Table[State]) -> None:
        """Use the only one."""
        seat = t.state.concerned()
        borrow(t, seat, borrowable(t.state, seat)[0])


def borrow(t: Table[State], seat: i64, place: i64) -> None:
    """Run the function of a card of the other, and open the payment of its owls."""
    card = card_at(t.state, 1 - seat, place - PLACES)
    t.close()
    run(t, seat, USES[card])
    charge(t, seat, a_price(OWLS, CARD_ROWS.use_owls[card]))
