"""What each seat may see of Intrigue, put together piece by piece; sums are in ducats."""

import msgspec

from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.rules import DEFENDER, INTERNAL_MATTER, PROFESSIONS
from signoria.games.intrigue.state import State
from signoria.kernel.cells import part, values
from signoria.kernel.seats import NOBODY, seats_in


class SeatView(msgspec.Struct, frozen=True):
    """One seat as the table sees it; tokens are counts by profession."""

    purse: int | None
    debt: int
    income: int
    reserve: list[int]
    island: list[int]


class PalaceView(msgspec.Struct, frozen=True):
    """A palace: by profession whose token is in office and in which domain; the park by seat."""

    holders: list[int]
    domains: list[int]
    park: list[int]


class PaymentView(msgspec.Struct, frozen=True):
    """A token of the matter under way and its bribe: None is a sum you do not know."""

    seat: int
    profession: int
    defends: bool
    paid: bool
    ducats: int | None


class MatterView(msgspec.Struct, frozen=True):
    """What a master is settling; `payer` is to pay now, NOBODY where all have paid."""

    palace: int
    kind: int
    profession: int
    payer: int
    speaker: int
    given_up: bool
    payments: list[PaymentView]


class View(msgspec.Struct, frozen=True):
    """The table as `you` see it."""

    you: int
    round: int
    last_round: bool
    rounds: int
    reason: int
    winners: list[int]
    start: int
    active: int
    agenda: list[list[int]]
    note: int
    salaries: list[int]
    sums_in_log: int
    to_send: int
    sent_to: list[int]
    matter: MatterView | None
    seats: list[SeatView]
    palaces: list[PalaceView]


def view(s: State, you: int) -> View:
    """What `you` may see: what is not named here stays hidden."""
    return View(
        you=you,
        round=s.round,
        last_round=s.last_round(),
        rounds=s.options.last_round,
        reason=s.reason,
        winners=seats_in(s.winners),
        start=s.start,
        active=s.active,
        agenda=s.agenda_rows(),
        note=s.options.min_bribe,
        salaries=values(s.options.salaries),
        sums_in_log=s.options.sums_in_log,
        to_send=_to_send(s),
        sent_to=seats_in(s.sent),
        matter=None if s.host == NOBODY else _matter(s, you),
        seats=[_seat(s, seat, you) for seat in range(s.seats)],
        palaces=[_palace(s, palace) for palace in range(s.seats)],
    )


def _to_send(s: State) -> int:
    if s.over() or s.phase() != SENDING:
        return 0
    return s.options.send_per_turn - int(s.sent).bit_count()


def _seat(s: State, seat: int, you: int) -> SeatView:
    return SeatView(
        purse=s.coins[seat] if seat == you or s.purses_open() else None,
        debt=s.debts[seat],
        income=s.incomes[seat],
        reserve=part(s.reserve, seat * PROFESSIONS, PROFESSIONS),
        island=part(s.island, seat * PROFESSIONS, PROFESSIONS),
    )


def _palace(s: State, palace: int) -> PalaceView:
    return PalaceView(
        holders=part(s.holders, palace * PROFESSIONS, PROFESSIONS),
        domains=part(s.places, palace * PROFESSIONS, PROFESSIONS),
        park=part(s.park, palace * s.seats, s.seats),
    )


def _matter(s: State, you: int) -> MatterView:
    """The tokens in the order they pay. [REC-3, INT-3]"""
    clockwise = [(s.host + back) % s.seats for back in range(1, s.seats)]
    slots = [seat for seat in clockwise if s.parties >> seat & 1]
    if s.kind == INTERNAL_MATTER:
        slots.insert(0, DEFENDER)
    return MatterView(
        palace=s.host,
        kind=s.kind,
        profession=s.profession,
        payer=s.payer() if s.to_pay else NOBODY,
        speaker=s.speaker() if s.to_speak else NOBODY,
        given_up=s.given_up,
        payments=[_payment(s, slot, you) for slot in slots],
    )


def _payment(s: State, slot: int, you: int) -> PaymentView:
    """What is known of one bribe; what is not yet paid is no secret. [BRI-6]"""
    seat = s.defender() if slot == DEFENDER else slot
    paid = not s.to_pay >> slot & 1
    known = paid and s.knows_bribe(you, slot)
    return PaymentView(
        seat=seat,
        profession=s.profession if slot == DEFENDER else s.waiting(s.host, seat),
        defends=slot == DEFENDER,
        paid=paid,
        ducats=s.bribes[slot] if known else None,
    )
