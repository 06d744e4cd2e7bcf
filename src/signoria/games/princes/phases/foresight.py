"""Steps of looks at the event stack. [ACT-10, ACT-11]"""

from mypy_extensions import i64

from signoria.games.princes.actions import DONE, PICK_EVENT, Done, PickEvent
from signoria.games.princes.card_rows import SIZE
from signoria.games.princes.effects.cards import removable
from signoria.games.princes.events import EventSeen, EventSunk
from signoria.games.princes.foresight import face_down, knows
from signoria.games.princes.phases.ending import name_event_at, remove_event
from signoria.games.princes.phases.steps import SINKING
from signoria.games.princes.rules import MOST_EVENTS
from signoria.games.princes.state import State
from signoria.kernel.action import Action, Refusal
from signoria.kernel.phase import Phase
from signoria.kernel.seats import NOBODY
from signoria.kernel.table import Table


def unseen(s: State, seat: i64, end: i64) -> i64:
    """Return the first place of the event stack before an end that a seat does not know."""
    for at in range(end):
        if not knows(s, seat, at):
            return at
    return NOBODY


def look(t: Table[State], seat: i64, end: i64) -> None:
    """Look at the next card that the seat does not know; chance names it."""
    place = unseen(t.state, seat, end)
    drawn = name_event_at(t, place)
    t.record(EventSeen(seat, place, drawn % SIZE, drawn // SIZE))


def pickable(s: State, end: i64) -> list[int]:
    """Return the menu numbers of the cards before an end, without Yule."""
    return [PICK_EVENT + at for at in removable(s, end)]


def refuses_event(s: State, end: i64, action: Action) -> Refusal | None:
    """Refuse Yule, and places that the look does not reach. [ACT-10]"""
    if not isinstance(action, PickEvent):
        return Refusal("TABLE-3")
    if not 0 <= action.event < MOST_EVENTS:
        return Refusal("TABLE-5")
    return None if action.event in removable(s, end) else Refusal("ACT-10")


class Foreseeing(Phase[State]):
    """The look through the face-down events, of which one leaves the game. [ACT-10, T10]"""

    def actors(self, s: State) -> i64:
        """Return the seat, once it has seen them all."""
        seat, end = s.concerned(), face_down(s)
        if unseen(s, seat, end) != NOBODY:
            return 0
        return 1 << seat if removable(s, end) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return the events, without Yule."""
        return pickable(s, face_down(s))

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse Yule, and events that do not lie there."""
        return refuses_event(s, face_down(s), action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Remove the event; the order of the others stays."""
        assert isinstance(action, PickEvent)
        t.close()
        remove_event(t, seat, action.event)

    def proceed(self, t: Table[State]) -> None:
        """Look at the next event; with nothing to remove, close the step."""
        s = t.state
        if unseen(s, s.concerned(), face_down(s)) == NOBODY:
            t.close()
        else:
            look(t, s.concerned(), face_down(s))


class Sinking(Phase[State]):
    """The look at the top events, which the seat may put under the others. [ACT-11]

    The step remembers how many of the top cards are still to be decided.
    """

    def actors(self, s: State) -> i64:
        """Return the seat, once it has seen them."""
        end = first_ones(s)
        if unseen(s, s.concerned(), end) != NOBODY:
            return 0
        return 1 << s.concerned() if removable(s, end) else 0

    def legal(self, s: State, seat: i64) -> list[int]:
        """Return stopping, and the events without Yule."""
        return [DONE, *pickable(s, first_ones(s))]

    def refuses(self, s: State, seat: i64, action: Action) -> Refusal | None:
        """Refuse Yule, and events that are not among them."""
        return None if isinstance(action, Done) else refuses_event(s, first_ones(s), action)

    def play(self, t: Table[State], seat: i64, action: Action) -> None:
        """Put the event under the face-down ones, or stop."""
        s = t.state
        left = first_ones(s)
        t.close()
        if isinstance(action, PickEvent):
            t.record(EventSunk(seat, action.event))
            if left > 1:
                t.open(SINKING, seat, left - 1)

    def proceed(self, t: Table[State]) -> None:
        """Look at the next event; with nothing to put away, close the step."""
        s = t.state
        if unseen(s, s.concerned(), first_ones(s)) == NOBODY:
            t.close()
        else:
            look(t, s.concerned(), first_ones(s))


def first_ones(s: State) -> i64:
    """Return how many events, from the top, the step is about. [T10]"""
    return min(s.memo(), face_down(s))
