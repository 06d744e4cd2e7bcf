"""Observation of a seat of Intrigue, as features; money is counted in notes of the least value."""

from typing import Final

from mypy_extensions import i64

from signoria.games.intrigue.fields import PROFESSION
from signoria.games.intrigue.rules import (
    DEFENDER,
    INTERNAL_MATTER,
    PROFESSIONS,
)
from signoria.games.intrigue.state import State
from signoria.games.intrigue.view import MatterView, PalaceView, SeatView, View
from signoria.kernel.game import Game
from signoria.kernel.kinds import FLAG, SEAT, SEAT_ROW, Kinds, StepKind
from signoria.kernel.seats import NOBODY
from signoria.research.features import (
    Described,
    Encoder,
    Feature,
    memo_feature,
    put,
    put_next,
    put_zeros,
    set_feature,
    step_features,
)

VERSION: Final = 3
MOST: Final = 1023  # limit of notes in an observation
SLOTS: Final = DEFENDER + 1
# The kinds that the views declare, and those of features that no view has in this form. A palace
# counts as the seat of its master.
KINDS: Final[Kinds] = {
    **SeatView.kinds,
    **PalaceView.kinds,
    **MatterView.kinds,
    **View.kinds,
    "reason": FLAG,
    "sent_to": SEAT_ROW,
    "host": SEAT,
    "given_up": FLAG,
    "park": PROFESSION,
}


def features(seats: int, step: StepKind) -> list[Feature]:
    """List the features in order; a seat, profession or domain is its number + 1, 0 for none."""
    table = Described(seats, KINDS)
    return [
        *step_features(seats, step),
        memo_feature(7, "a profession, or the palace of the oldest seat so far"),
        *table_features(table),
        *matter_features(table),
        *seat_features(table),
        *palace_features(table),
    ]


def table_features(table: Described) -> list[Feature]:
    """List the features of round, end, and turn."""
    return [
        table.feature("round", "the round", 31),
        table.feature("reason", "1 once the game is over"),
        table.feature("winners", "seats that won"),
        table.feature("start", "who began: seat + 1"),
        table.feature("active", "whose turn it is: seat + 1"),
        table.feature("sent_to", "palaces that got a token this turn"),
    ]


def matter_features(table: Described) -> list[Feature]:
    """List the features of the matter a master settles, with the bribes known to the seat."""
    bribes = "by seat, then the defender: notes paid + 1; 0 unknown or none"
    return [
        table.feature("host", "whose palace a matter is settled in: seat + 1; 0 no matter"),
        table.feature("kind", "1 uncontested, 2 external, 3 internal"),
        table.feature("profession", "of the matter: profession + 1"),
        table.feature("payer", "who is to pay: seat + 1"),
        table.feature("given_up", "the defender is out of the matter"),
        set_feature("parties", SLOTS, "seats with a token in the matter; 5 is the defender"),
        set_feature("to_pay", SLOTS, "of these, who has not paid"),
        table.feature("bribes", bribes, MOST, SLOTS),
    ]


def seat_features(table: Described) -> list[Feature]:
    """List the features of money as far as visible, and of tokens out of office."""
    seats = table.seats
    return [
        table.feature("purse", "by seat: notes + 1; 0 where you do not see them", MOST, seats),
        table.feature("debt", "by seat: notes owed to the bank", MOST, seats),
        table.feature("income", "by seat: notes of salary a turn", 255, seats),
        table.feature("reserve", "by seat, then by profession: tokens at home", 7, seats),
        table.feature("island", "by seat, then by profession: tokens in exile", 7, seats),
    ]


def palace_features(table: Described) -> list[Feature]:
    """List the features of tokens in office and of those that wait."""
    seats = table.seats
    holders = "by palace, then by profession: whose token is in office, seat + 1"
    domains = "by palace, then by profession: in which domain, domain + 1"
    park = "by palace, then by seat: the token that waits, profession + 1"
    return [
        table.feature("holders", holders, lines=seats),
        table.feature("domains", domains, lines=seats),
        table.feature("park", park, lines=seats * seats),
    ]


class IntrigueFeatures(Encoder[State]):
    """The whole view of a seat, except talk and the steps of the agenda below the first."""

    def __init__(self, game: Game[State], seats: int) -> None:
        super().__init__(game, seats, VERSION, features(seats, game.step))

    def read(self, s: State, seat: i64) -> None:
        """Write the seat's observation of a state into the row."""
        row, seats = self.row, s.seats
        at = self.read_memo(s, self.read_step(s, seat))
        row[at] = s.round
        row[at + 1] = s.reason
        row[at + 2] = s.winners
        row[at + 3] = s.start + 1
        row[at + 4] = s.active + 1
        row[at + 5] = s.sent
        at = self._read_matter(s, seat, at + 6)
        at = self._read_money(s, seat, at)
        at = put(row, at, s.reserve, 0, seats * PROFESSIONS)
        at = put(row, at, s.island, 0, seats * PROFESSIONS)
        at = put_next(row, at, s.holders, seats * PROFESSIONS)
        at = put_next(row, at, s.places, seats * PROFESSIONS)
        put_next(row, at, s.park, seats * seats)

    def _read_matter(self, s: State, seat: i64, at: i64) -> i64:
        """Write the matter a master settles: its parties, and the bribes known to the seat."""
        row = self.row
        if s.host == NOBODY:
            return put_zeros(row, at, 7 + SLOTS)
        row[at] = s.host + 1
        row[at + 1] = s.kind + 1
        row[at + 2] = s.profession + 1
        row[at + 3] = s.payer() + 1 if s.to_pay else 0
        row[at + 4] = 1 if s.given_up else 0
        defends: i64 = 1 << DEFENDER if s.kind == INTERNAL_MATTER else 0
        parties: i64 = s.parties & ((1 << DEFENDER) - 1) | defends
        row[at + 5] = parties
        row[at + 6] = s.to_pay
        at += 7
        note = s.options.min_bribe
        for slot in range(SLOTS):
            paid = (parties & ~s.to_pay) >> slot & 1 == 1
            known = paid and s.knows_bribe(seat, slot)
            row[at + slot] = s.bribes[slot] // note + 1 if known else 0
        return at + SLOTS

    def _read_money(self, s: State, seat: i64, at: i64) -> i64:
        """Write the visible purses, the debts and the salaries."""
        row, seats = self.row, s.seats
        note = s.options.min_bribe
        shown = s.purses_open()
        for other in range(seats):
            row[at + other] = s.notes(other) + 1 if shown or other == seat else 0
            row[at + seats + other] = s.debts[other] // note
            row[at + 2 * seats + other] = s.incomes[other] // note
        return at + 3 * seats


FEATURES: Final[type[Encoder[State]]] = IntrigueFeatures
