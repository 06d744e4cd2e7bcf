"""Hidden fields of Intrigue, and the talk and odd sums that no menu lists."""

from typing import Final

from signoria.games.intrigue.account import CAUSED, FORTUNES, PAID, SALARIES, TAKEN
from signoria.games.intrigue.actions import (
    AcceptWord,
    Bribe,
    DeclineWord,
    Give,
    GiveWord,
    SayWhy,
    WithdrawWord,
)
from signoria.games.intrigue.book import words_given
from signoria.games.intrigue.rules import (
    BRIBE_CAP,
    BRIBE_WITH,
    DROP_IT,
    IF,
    KEEP_IT,
    NOT_SEND_IT,
    OFFER,
    PLACE_IT,
    PROMISE,
    SEND_IT,
    THEN,
    THREAT,
    UNLESS,
    WHY_NAMES,
)
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action
from signoria.kernel.seats import NOBODY
from signoria.testing.subject import Declaration, Subject

ANY: Final = NOBODY


def hidden(subject: Subject, watcher: int) -> set[str]:
    """Name the account before the end, and purses of others and the bank unless open."""
    rounds = FORTUNES + int(subject.options["last_round"]) - 1  # the last ends the game
    columns = [PAID, TAKEN, SALARIES, CAUSED, *range(FORTUNES, rounds)]
    seats = range(subject.seats)
    hidden = {f"account[{at * subject.seats + seat}]" for at in columns for seat in seats}
    if subject.options["cash_visibility"] == "hidden":
        hidden |= {"bank", *(f"coins[{seat}]" for seat in seats if seat != watcher)}
    return hidden


def clause(
    verb: int,
    palace: int,
    seat: int,
    profession: int = ANY,
    *,
    link: int = THEN,
    domain: int = ANY,
    least: int = 0,
    until: int = 6,
) -> list[int]:
    """Return one clause as it is said."""
    return [link, verb, palace, seat, profession, domain, least, until]


def to(*seats: int) -> int:
    """Return a set of seats as bits."""
    return sum(1 << seat for seat in seats)


def sayings(s: State, seat: int) -> list[Action]:
    """Return words of every tone and verb, answers to the latest word, and odd sums."""
    other, third = (seat + 1) % s.seats, (seat + 2) % s.seats
    kind, end = s.round % s.options.professions, s.options.last_round
    least = 2 * s.options.min_bribe
    place = clause(PLACE_IT, seat, other, kind, least=least, until=end)
    keep = clause(KEEP_IT, seat, other, kind, until=end)
    drop = clause(DROP_IT, seat, third, kind, until=end)
    pays = clause(BRIBE_WITH, seat, other, link=IF, least=least, until=end)
    sends = clause(SEND_IT, other, seat, kind, until=s.round)
    spares = clause(NOT_SEND_IT, other, seat, until=end)
    stays_away = clause(NOT_SEND_IT, seat, third, link=UNLESS, until=s.round)
    return [
        GiveWord(PROMISE, 0, to(other), 0, place),
        GiveWord(PROMISE, 7, to(other, third), 0, [*sends, *spares]),
        GiveWord(OFFER, 0, to(other), 0, [*keep, *pays]),
        GiveWord(THREAT, 0, to(third), 0, [*drop, *stays_away]),
        GiveWord(THREAT, 0, to(seat), 0, drop),
        GiveWord(PROMISE, 0, to(other), 1, place),
        *answers(s),
        SayWhy(s.round % len(WHY_NAMES), third, other),
        SayWhy(len(WHY_NAMES), NOBODY, NOBODY),
        *[Bribe(0), Bribe(BRIBE_CAP + 1), Give(other, 1)],
    ]


def answers(s: State) -> list[Action]:
    """Return answers to the latest words."""
    last = words_given(s) - 1
    return [AcceptWord(last), DeclineWord(max(0, last - 1)), WithdrawWord(max(0, last - 2))]


LAWS: Final = Declaration(hidden, sayings)
