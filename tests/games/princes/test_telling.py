"""Tests of visible events: they suffice for a watcher's view and reveal nothing else."""

from collections.abc import Callable

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import Done, PickCard, PickStack, Play, Put, Search
from signoria.games.princes.card_rows import number_of
from signoria.games.princes.events import CardBuried, CardDrawn, CardPut, CardSeen, CardTaken
from signoria.games.princes.state import State
from signoria.kernel.event import Event
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.seats import HIDDEN, SPECTATOR
from signoria.kernel.table import Table
from tests.games.princes.laying import ME, OTHER, acting, begin, city, deal, do, roll, stand, stock

GOLD_SHIP, ORE_SHIP, WOOL_SHIP = map(number_of, ("gold-ship", "ore-ship", "wool-ship"))
UNSEEN = [number_of(key) for key in ("abbey", "scout", "inga", "austin", "harald", "osmund")]


def searching() -> Table[State]:
    return stock(acting(begin()), ME, wool=2)


def search(t: Table[State]) -> None:
    """Search the first stack; let the other put a card there and draw; search it again."""
    t.rng = ScriptedRng(UNSEEN)
    do(t, ME, Done(), Put(GOLD_SHIP, 2), Search(0), PickCard(UNSEEN[1]))
    roll(t, 1, "trade")
    do(t, OTHER, Done(), Put(ORE_SHIP, 0), PickStack(0))
    roll(t, 1, "trade")
    stock(t, ME, wool=2)
    do(t, ME, Done(), Put(UNSEEN[1], 0), Search(0), PickCard(ORE_SHIP))


def strong() -> Table[State]:
    return stand(begin(), ME, "candamir")


def feud(t: Table[State]) -> None:
    """Put two cards of the other under a stack."""
    roll(t, 1, "event", number_of("fraternal-feuds"))
    do(t, ME, Put(ORE_SHIP, 0), Put(WOOL_SHIP, 1))


def plotting() -> Table[State]:
    t = stand(city(acting(begin()), ME), ME, "hedge-tavern")
    return deal(stand(t, ME, "library", 5, 1), ME, "traitor", "gustav")


def betray(t: Table[State]) -> None:
    """Steal a card from the other's hand; then let a librarian fetch the traitor back."""
    do(t, ME, Play(number_of("traitor")), PickCard(ORE_SHIP))
    do(t, ME, Play(number_of("gustav")))


@pytest.mark.rule("SET-6")
@pytest.mark.parametrize("watcher", [ME, OTHER, SPECTATOR])
@pytest.mark.parametrize(("lay", "play"), [(searching, search), (strong, feud), (plotting, betray)])
def test_visible_events_reproduce_the_view(
    lay: Callable[[], Table[State]], play: Callable[[Table[State]], None], watcher: int
) -> None:
    t = lay()
    world, entries = t.state.imagine(watcher, SeededRng(watcher + 9), False), len(t.entries)
    stock(Table(GAME, world, t.rng), ME, wool=4)  # the resources that the test adds in between

    play(t)
    for entry in t.entries[entries:]:
        for event in entry.events:
            seen = event.seen_by(watcher)
            assert seen is not None
            seen.apply(world)

    stock(Table(GAME, world, t.rng), ME)
    stock(t, ME)
    assert GAME.view(world, watcher) == GAME.view(t.state, watcher)


@pytest.mark.parametrize(
    ("event", "hidden"),
    [
        (CardDrawn(ME, 2, GOLD_SHIP), CardDrawn(ME, 2, HIDDEN)),
        (CardPut(ME, GOLD_SHIP, 2), CardPut(ME, HIDDEN, 2)),
        (CardSeen(ME, 2, 1, GOLD_SHIP), CardSeen(ME, 2, 1, HIDDEN)),
        (CardTaken(ME, 2, 1, GOLD_SHIP), CardTaken(ME, 2, HIDDEN, HIDDEN)),
    ],
)
def test_only_the_seat_itself_sees_its_card(event: Event[State], hidden: Event[State]) -> None:
    assert event.seen_by(ME) == event
    assert event.seen_by(OTHER) == event.seen_by(SPECTATOR) == hidden


def test_both_seats_see_which_card_was_put_away() -> None:
    event = CardBuried(OTHER, GOLD_SHIP, 1)

    assert event.seen_by(ME) == event.seen_by(OTHER) == event
    assert event.seen_by(SPECTATOR) == CardBuried(OTHER, HIDDEN, 1)


def test_number_of_cards_stays_the_same() -> None:
    t = searching()
    whole = GAME.audit(t.state)

    search(t)

    assert GAME.audit(t.state) == whole
    assert GAME.audit(t.state.imagine(OTHER, SeededRng(1), True)) == whole
