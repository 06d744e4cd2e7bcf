"""The view of each seat in Intrigue, built field by field; sums are in ducats."""

from collections.abc import Sequence
from typing import ClassVar, Final

import msgspec

from signoria.games.intrigue.account import (
    CARRIED,
    CAUSED,
    FORTUNES,
    GAINED,
    PAID,
    SALARIES,
    TAKEN,
    column,
)
from signoria.games.intrigue.actions import AcceptWord, WithdrawWord
from signoria.games.intrigue.book import book_shown, open_words, standing_of, tally, words_given
from signoria.games.intrigue.fields import (
    CLAUSES,
    HELD_DOMAINS,
    HOLDERS,
    MATTER,
    PALACE,
    PALACE_ROW,
    PARK,
    PROFESSION,
    REASON,
    STANDING,
    TOKENS,
    VERDICT,
)
from signoria.games.intrigue.fields import SALARIES as SALARY_ROW
from signoria.games.intrigue.fields import TONE as MOOD
from signoria.games.intrigue.phases import STEP
from signoria.games.intrigue.phases.steps import SENDING
from signoria.games.intrigue.phases.talk import TALK
from signoria.games.intrigue.promises import (
    AGREED,
    CLAUSE,
    CLAUSE_FIELDS,
    HEARERS,
    JUDGED,
    LINE,
    REFUSED,
    SAID,
    SPEAKER,
    TONE,
    WHISPERED,
    WORD,
    heard_by,
)
from signoria.games.intrigue.rules import (
    BROKEN,
    DEFENDER,
    INTERNAL_MATTER,
    KEPT,
    PLAYING,
    PROFESSIONS,
)
from signoria.games.intrigue.state import State
from signoria.kernel.action import Aside
from signoria.kernel.cells import part, values
from signoria.kernel.kinds import SEAT, SEAT_ROW, Kind, Kinds, Row
from signoria.kernel.seats import HIDDEN, NOBODY, seats_in

AGENDA: Final = Row("agenda", STEP)


class SeatView(msgspec.Struct, frozen=True):
    """One seat as everybody sees it; tokens are counts by profession."""

    one: ClassVar[Kind] = SEAT
    kinds: ClassVar[Kinds] = {
        "reserve": TOKENS,
        "island": TOKENS,
    }

    purse: int | None
    debt: int
    income: int
    reserve: list[int]
    island: list[int]


class PalaceView(msgspec.Struct, frozen=True):
    """A palace: by profession, the holder and the domain; the park by seat."""

    one: ClassVar[Kind] = SEAT
    kinds: ClassVar[Kinds] = {
        "holders": HOLDERS,
        "domains": HELD_DOMAINS,
        "park": PARK,
    }

    holders: list[int]
    domains: list[int]
    park: list[int]


class PaymentView(msgspec.Struct, frozen=True):
    """A token of the matter under way and its bribe; None is a sum you do not know."""

    kinds: ClassVar[Kinds] = {
        "seat": SEAT,
        "profession": PROFESSION,
    }

    seat: int
    profession: int
    defends: bool
    paid: bool
    ducats: int | None


class MatterView(msgspec.Struct, frozen=True):
    """The matter a master is settling; `payer` is to pay now, NOBODY if all have paid."""

    kinds: ClassVar[Kinds] = {
        "palace": PALACE,
        "kind": MATTER,
        "profession": PROFESSION,
        "payer": SEAT,
        "speaker": SEAT,
    }

    palace: int
    kind: int
    profession: int
    payer: int
    speaker: int
    given_up: bool
    payments: list[PaymentView]


class ClauseView(msgspec.Struct, frozen=True):
    """A clause as it was said; its verdict, once the book shows it. [TALK-9]"""

    kinds: ClassVar[Kinds] = {**CLAUSES.fields, "verdict": VERDICT}

    link: int
    verb: int
    palace: int
    seat: int
    profession: int
    domain: int
    least: int
    until: int
    verdict: int


class WordView(msgspec.Struct, frozen=True):
    """A promise, a threat or an offer; a whisper addressed to others has no clauses."""

    kinds: ClassVar[Kinds] = {
        "speaker": SEAT,
        "tone": MOOD,
        "hearers": SEAT_ROW,
        "accepted": SEAT_ROW,
        "declined": SEAT_ROW,
        "standing": STANDING,
    }

    number: int
    speaker: int
    tone: int
    line: int
    whispered: bool
    hearers: list[int]
    accepted: list[int]
    declined: list[int]
    standing: int
    answerable: bool  # you may accept or decline it now [TALK-7]
    revocable: bool  # you may withdraw it now
    clauses: list[ClauseView]


class AccountView(msgspec.Struct, frozen=True):
    """The account of a finished game, seat by seat; the money after each round. [END-5]

    Gains from broken words and threats carried out are empty if the book stays closed.
    """

    paid: list[int]
    taken: list[int]
    salaries: list[int]
    exiles_caused: list[int]
    exiles_suffered: list[int]
    broken_gains: list[int]
    threats_carried: list[int]
    fortunes: list[list[int]]


class View(msgspec.Struct, frozen=True):
    """The table as `you` see it."""

    kinds: ClassVar[Kinds] = {
        "you": SEAT,
        "reason": REASON,
        "winners": SEAT_ROW,
        "start": SEAT,
        "active": SEAT,
        "agenda": AGENDA,
        "salaries": SALARY_ROW,
        "sent_to": PALACE_ROW,
    }
    own: ClassVar[Sequence[str]] = ["your_open_words"]

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
    words: list[WordView]
    your_open_words: list[int]
    kept: list[list[int]]  # clauses by speaker and hearer, once the book shows them
    broken: list[list[int]]
    account: AccountView | None  # once the game is over


def view(s: State, you: int) -> View:
    return views(s, [you])[0]


def views(s: State, sides: list[int]) -> list[View]:
    """Return the views of these sides; palaces are public, and built once."""
    palaces = [_palace(s, palace) for palace in range(s.seats)]
    return [_seen_by(s, palaces, you) for you in sides]


def _seen_by(s: State, palaces: list[PalaceView], you: int) -> View:
    """Return the view of `you`; fields not named here stay hidden."""
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
        palaces=palaces,
        words=[_word(s, number, you) for number in range(words_given(s))],
        your_open_words=open_words(s, you) if you >= 0 else [],
        kept=_heard_tally(s, KEPT, you),
        broken=_heard_tally(s, BROKEN, you),
        account=_account(s) if s.reason != PLAYING else None,
    )


def _to_send(s: State) -> int:
    if s.over() or s.phase() != SENDING:
        return 0
    return s.options.send_per_turn - int(s.sent).bit_count()


def _seat(s: State, seat: int, you: int) -> SeatView:
    known = seat == you or s.purses_open()
    return SeatView(
        purse=s.coins[seat] if s.coins[seat] != HIDDEN and known else None,
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
    """List the tokens of a matter in the order they pay. [REC-3, INT-3]"""
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
    """Return the known part of one bribe; an unpaid one has no sum. [BRI-6]"""
    seat = s.defender() if slot == DEFENDER else slot
    paid = not s.to_pay >> slot & 1
    known = paid and s.bribes[slot] != HIDDEN and s.knows_bribe(you, slot)
    return PaymentView(
        seat=seat,
        profession=s.profession if slot == DEFENDER else s.waiting(s.host, seat),
        defends=slot == DEFENDER,
        paid=paid,
        ducats=s.bribes[slot] if known else None,
    )


def _word(s: State, number: int, you: int) -> WordView:
    row = part(s.words, number * WORD, WORD)
    heard = heard_by(s.words, number, you)
    return WordView(
        number=number,
        speaker=row[SPEAKER],
        tone=row[TONE],
        line=row[LINE],
        whispered=bool(row[WHISPERED]),
        hearers=seats_in(row[HEARERS]),
        accepted=seats_in(row[AGREED]),
        declined=seats_in(row[REFUSED]),
        standing=standing_of(s, number) if heard else NOBODY,
        answerable=_may(s, AcceptWord(number), you),
        revocable=_may(s, WithdrawWord(number), you),
        clauses=_clauses(s, number) if heard else [],
    )


def _may(s: State, action: Aside, you: int) -> bool:
    """Return whether the rules accept a talk action now."""
    return TALK.refuses(s, you, action) is None


def _clauses(s: State, number: int) -> list[ClauseView]:
    """Return the clauses of a word with the verdicts that the book shows."""
    starts = range(0, len(s.clauses), CLAUSE)
    rows = [part(s.clauses, at, CLAUSE) for at in starts if s.clauses[at] == number]
    return [_clause(row[1 : SAID + 1], row[JUDGED]) for row in rows]


def _clause(said: list[int], verdict: int) -> ClauseView:
    fields = dict(zip(CLAUSE_FIELDS, said, strict=True))
    return ClauseView(**fields, verdict=verdict)


def _heard_tally(s: State, verdict: int, you: int) -> list[list[int]]:
    """Count clauses pair by pair, once the book is open; hearers see their whispers too."""
    return tally(s, verdict, you) if book_shown(s) else []


def _account(s: State) -> AccountView:
    shown = book_shown(s)
    return AccountView(
        paid=column(s.account, s.seats, PAID),
        taken=column(s.account, s.seats, TAKEN),
        salaries=column(s.account, s.seats, SALARIES),
        exiles_caused=column(s.account, s.seats, CAUSED),
        exiles_suffered=[s.exiles(seat) for seat in range(s.seats)],
        broken_gains=column(s.account, s.seats, GAINED) if shown else [],
        threats_carried=column(s.account, s.seats, CARRIED) if shown else [],
        fortunes=[column(s.account, s.seats, FORTUNES + past) for past in range(s.round)],
    )
