"""Stage 3: the active seat sends tokens to the parks of other palaces."""

from mypy_extensions import i64

from signoria.games.intrigue.actions import SENDS, Send
from signoria.games.intrigue.events import TokenSent
from signoria.games.intrigue.phases.gifts import Court
from signoria.games.intrigue.phases.matters import count
from signoria.games.intrigue.rules import PROFESSIONS
from signoria.games.intrigue.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.table import Table


class Sending(Court):
    """The sending: an exact number of tokens, each to another palace. [SEND-1, SEND-2]"""

    def actors(self, s: State) -> i64:
        """Return the active seat."""
        return 1 << s.concerned()

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return each profession left, with each other palace not yet sent to. [SEND-3]"""
        held: i64 = 0
        for profession in range(PROFESSIONS):
            if s.reserve[seat * PROFESSIONS + profession]:
                held |= 1 << profession
        palaces: i64 = ((1 << s.seats) - 1) & ~(1 << seat) & ~s.sent
        return SENDS[palaces][held]

    def judges(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse a seat's own palace, the same one twice, a used-up profession. [SEND-2, SEND-3]"""
        if not isinstance(action, Send):
            return Refusal("TABLE-3")
        palace, profession = action.palace, action.profession
        if not (0 <= palace < s.seats and 0 <= profession < s.options.professions):
            return Refusal("TABLE-5")
        if palace == seat or s.sent >> palace & 1:
            return Refusal("SEND-2", {"palace": palace})
        if s.reserve[seat * PROFESSIONS + profession] == 0:
            return Refusal("SEND-3", {"profession": profession})
        return None

    def decide(self, t: Table[State], seat: i64, action: Action) -> None:
        """Send a token; the last one ends the turn. [SEND-1]"""
        assert isinstance(action, Send)
        s = t.state
        t.record(TokenSent(seat, action.palace, action.profession))
        if count(s.sent) == s.options.send_per_turn:
            t.close()
