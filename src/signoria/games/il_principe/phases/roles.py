"""Phase 4: the roles go back to the board and are handed out again, colour by colour."""

from mypy_extensions import i64

from signoria.games.il_principe.actions import (
    LEAVE_DOWN,
    PLACE_SHIELD,
    TURN_UP,
    LeaveDown,
    PlaceShield,
    TurnUp,
)
from signoria.games.il_principe.events import (
    CardsLeftDown,
    CardTurnedUp,
    Dealt,
    DucatsReceived,
    RolesReturned,
    RoleTaken,
    Scored,
    ShieldPlaced,
)
from signoria.games.il_principe.phases.new_buildings import draw
from signoria.games.il_principe.phases.steps import (
    AUCTION,
    LORDS_SHIELD,
    MASTERS_EYE,
    ROLE,
    ROLE_AWARD,
)
from signoria.games.il_principe.rules import (
    BANKER_DUCATS,
    BISHOP_POINTS,
    BLUE,
    COLOURS,
    FOR_BANKER,
    FROM_BISHOP,
    GREEN,
    HALF_OF_FACE_UP,
    MAJOR,
    MAY,
    MINOR,
    RED,
    REGIONS,
    WHITE,
)
from signoria.games.il_principe.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import EVERYONE, NOBODY, first_in
from signoria.kernel.table import Table


class RolesAnew(Phase[State]):
    """The return of all roles; then each colour in the order of the board. [ROLE-1, ROLE-2]"""

    def proceed(self, t: Table[State]) -> None:
        """Put the five colours on the agenda, green on top."""
        t.close()
        t.record(RolesReturned())
        for colour in range(COLOURS - 1, -1, -1):
            t.open(ROLE, NOBODY, colour)


class Role(Phase[State]):
    """The two roles of a colour, for most and second most face-up cards. [ROLE-3 … ROLE-6]"""

    def proceed(self, t: Table[State]) -> None:
        """Put minor, then major on the agenda, so that the major is played first."""
        s = t.state
        colour = s.memo()
        t.close()
        firsts = s.leaders(colour, NOBODY)
        if firsts & (firsts - 1):
            t.open(AUCTION, EVERYONE, MAJOR + colour)  # [ROLE-5, TWO-4]
        elif firsts:  # [ROLE-6]
            first = first_in(firsts, 0, s.seats)
            if s.has_minors():
                self.second(t, colour, s.leaders(colour, first))
            t.open(ROLE_AWARD, first, MAJOR + colour)  # [ROLE-3, ROLE-9]

    def second(self, t: Table[State], colour: i64, seconds: i64) -> None:
        """Award the minor to the sole second, or auction it among those tied. [ROLE-3, ROLE-4]"""
        if seconds & (seconds - 1):
            t.open(AUCTION, EVERYONE, MINOR + colour)  # [ROLE-4]
        elif seconds:  # [ROLE-6]
            second = first_in(seconds, 0, t.state.seats)
            t.open(ROLE_AWARD, second, MINOR + colour)  # [ROLE-3]


class RoleAward(Phase[State]):
    """The award of a role: a major turns half its cards down. [ROLE-11, ROLE-12]"""

    def proceed(self, t: Table[State]) -> None:
        """Turn cards down for a major, none for a minor; then the effect follows."""
        s = t.state
        seat, role = s.concerned(), s.memo()
        t.close()
        colour = role % COLOURS
        t.record(RoleTaken(seat, role, half_down(s, seat, colour) if role < MINOR else 0))
        take_effect(t, seat, colour, role)


class MastersEye(Phase[State]):
    """The green effect: turn one own face-down card of another colour up. [EFF-1, EFF-2]"""

    def actors(self, s: State) -> i64:
        """Return the holder if it has several choices; its rows are public."""
        return 1 << s.concerned() if self.choice(s) else 0

    def choice(self, s: State) -> bool:
        """Return whether there is more than one choice."""
        ways = len(turnable(s, s.concerned()))
        return ways > 1 or (ways == 1 and s.options.green_flip == MAY)

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the colours with a face-down card, and turning none if the edition allows it."""
        found: list[int] = [LEAVE_DOWN] if s.options.green_flip == MAY else []
        for colour in turnable(s, seat):
            found.append(TURN_UP + colour)
        return found

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse green, and a colour without a face-down card."""
        if isinstance(action, LeaveDown):
            return None if s.options.green_flip == MAY else Refusal("EFF-7")
        if not isinstance(action, TurnUp):
            return Refusal("TABLE-3")
        if not 0 <= action.colour < COLOURS:
            return Refusal("TABLE-5")
        if action.colour not in turnable(s, seat):
            return Refusal("EFF-1", {"colour": action.colour})
        return None

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Turn one card up, or none."""
        t.close()
        if isinstance(action, TurnUp):
            t.record(CardTurnedUp(seat, action.colour))
        else:
            t.record(CardsLeftDown(seat))

    def proceed(self, t: Table[State]) -> None:
        """Turn up the only possible card, if there is one."""
        seat = t.state.concerned()
        t.close()
        for colour in turnable(t.state, seat):
            t.record(CardTurnedUp(seat, colour))


class LordsShield(Phase[State]):
    """The blue effect: place one own shield in any region. [EFF-5]"""

    def actors(self, s: State) -> i64:
        """Return the holder of the role."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return every region."""
        return [PLACE_SHIELD + region for region in range(REGIONS)]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse everything but a shield in one of the six regions."""
        if not isinstance(action, PlaceShield):
            return Refusal("TABLE-3")
        return None if 0 <= action.region < REGIONS else Refusal("TABLE-5")

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Place one shield."""
        assert isinstance(action, PlaceShield)
        t.close()
        t.record(ShieldPlaced(seat, action.region))


def half_down(s: State, seat: i64, colour: i64) -> i64:
    """Return how many cards a major turns down: half of those counted, rounded up. [ROLE-11]"""
    at = seat * COLOURS + colour
    face_up = s.face_up[at]
    if s.options.half_of == HALF_OF_FACE_UP:
        return (face_up + 1) // 2
    return min(face_up, (face_up + s.face_down[at] + 1) // 2)


def take_effect(t: Table[State], seat: i64, colour: i64, role: i64) -> None:
    """Apply the effect of a role, the same for major and minor. [EFF-1 … EFF-6]"""
    s = t.state
    if colour == GREEN:
        t.open(MASTERS_EYE, seat, role)  # [EFF-1]
    elif colour == WHITE:
        t.record(Scored(seat, BISHOP_POINTS, FROM_BISHOP, role))  # [EFF-3]
    elif colour == RED:
        if s.deck_left > 0:
            t.record(Dealt(seat, 1, draw(t, 1)))  # [EFF-4]
    elif colour == BLUE:
        if s.supply[seat] > 0:
            t.open(LORDS_SHIELD, seat, role)  # [EFF-5]
    else:
        t.record(DucatsReceived(seat, BANKER_DUCATS, FOR_BANKER))  # [EFF-6]


def turnable(s: State, seat: i64) -> list[int]:
    """Return the colours, without green, in which a seat has a face-down card. [EFF-1]"""
    return [
        colour for colour in range(GREEN + 1, COLOURS) if s.face_down[seat * COLOURS + colour] > 0
    ]
