"""Tests of imagined rivals: legal decks that contain every shown card and reveal no secret."""

from typing import Any

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import Done, PickDeck
from signoria.games.princes.card_rows import SIZE, number_of
from signoria.games.princes.cards import CARDS
from signoria.games.princes.decks import Deck, judge
from signoria.games.princes.events import (
    CardDrawn,
    CardFetched,
    CardPut,
    CardReturned,
    CardShown,
    CardStolen,
    CardTaken,
    EventDrawn,
)
from signoria.games.princes.laws import hidden
from signoria.games.princes.rivals import (
    kept_at,
    knowing,
    own_of,
    shown_cards,
    shown_events,
)
from signoria.games.princes.rules import REGIONS, SITES
from signoria.games.princes.state import State
from signoria.kernel.rng import SeededRng
from signoria.kernel.seats import HIDDEN, SPECTATOR
from signoria.testing.random_play import step
from signoria.testing.subject import Subject
from tests.games.princes.laying import ME, OTHER, begun, deal, do, opened, set_region, stand

DECKS: dict[str, Any] = {"red_deck": "warlords", "blue_deck": "merchants"}


def deck(s: State, seat: int) -> Deck:
    return Deck({card: s.decks[seat * SIZE + card] for card in range(SIZE)})


def theirs(s: State, card: int) -> int:
    """Return how many copies of a card the other's hand has."""
    return s.hands[OTHER * SIZE + card]


def first_unseen(s: State) -> int:
    """Return a card that may come from the other's stacks."""
    return next(card for card in range(SIZE) if s.pool[OTHER * SIZE + card])


@pytest.mark.rule("T12", "SET-6")
def test_rival_has_a_legal_deck_with_the_shown_cards() -> None:
    t = begun("tournament", **DECKS)
    stand(t, OTHER, "brick-ship")
    t.state.throw(OTHER, number_of("merchant-caravan"))
    worlds = [t.state.imagine(ME, SeededRng(seed), True) for seed in range(8)]

    for world in worlds:
        assert judge(deck(world, OTHER), world.options.owned[OTHER].collection) == []
        assert deck(world, OTHER).counts[number_of("brick-ship")] >= 1
        assert deck(world, OTHER).counts[number_of("merchant-caravan")] >= 1
        assert deck(world, ME) == deck(t.state, ME)
    assert len({deck(world, OTHER) for world in worlds}) == 8


@pytest.mark.rule("T12")
def test_covered_cards_cards_beside_regions_and_seen_cards_of_a_stack_count_as_shown() -> None:
    t = begun("tournament", **DECKS)
    s = t.state
    hall, cache, scout = number_of("town-hall"), number_of("gold-cache"), number_of("scout")
    s.sites[OTHER * SITES + 20] = hall + 1
    set_region(t, OTHER, REGIONS, "gold-cache")
    s.stock[s.top_of(5)] = scout + 1
    s.seen[s.top_of(5)] = 7

    shown = shown_cards(s, OTHER, 1 << ME)

    assert all(shown[card] for card in (hall, number_of("parish-hall"), cache, scout))


@pytest.mark.rule("T12", "SET-6")
def test_seen_hand_stays_in_the_imagined_deck_when_a_card_of_it_is_put_away() -> None:
    t = begun("tournament", **DECKS)
    s = t.state
    seen = [card for card in range(SIZE) if s.hands[OTHER * SIZE + card]][:3]
    for card in seen:
        CardShown(OTHER, card, s.hands[OTHER * SIZE + card]).apply(s)
    CardPut(OTHER, seen[0], 4).apply(s)

    worlds = [s.imagine(ME, SeededRng(seed), True) for seed in range(8)]

    assert sum(s.known) == 0
    assert all(deck(world, OTHER).counts.get(card, 0) for world in worlds for card in seen)
    assert not all(all(theirs(world, card) for card in seen) for world in worlds)
    crowd = [s.imagine(SPECTATOR, SeededRng(seed), True) for seed in range(8)]
    assert not all(theirs(world, card) for world in crowd for card in seen)


@pytest.mark.rule("T12", "SET-6")
def test_card_that_stood_openly_stays_in_the_imagined_deck_when_its_stack_is_searched() -> None:
    t = begun("tournament", **DECKS)
    s = t.state
    ship = number_of("lumber-ship")
    stand(t, OTHER, "lumber-ship")
    CardReturned(OTHER, ship, 5, 0, 4).apply(s)
    CardTaken(OTHER, 4, s.sizes[4] - 2, HIDDEN).apply(s)

    for watcher in (ME, SPECTATOR):
        worlds = [s.imagine(watcher, SeededRng(seed), True) for seed in range(8)]
        assert not shown_cards(s, OTHER, knowing(watcher))[ship]
        assert all(deck(world, OTHER).counts[ship] >= 1 for world in worlds)


@pytest.mark.rule("T12", "SET-6")
def test_spectator_learns_nothing_of_a_hand_that_one_seat_showed_the_other() -> None:
    s = begun("tournament", **DECKS).state
    seen = next(card for card in range(SIZE) if s.hands[OTHER * SIZE + card])
    CardShown(OTHER, seen, 1).apply(s)
    s.throw(OTHER, number_of("mint"))
    CardFetched(OTHER, number_of("mint"), OTHER).apply(s)
    CardPut(OTHER, number_of("mint"), 4).apply(s)

    assert s.decks[kept_at(OTHER, ME) + seen] == 1
    assert s.decks[kept_at(OTHER, SPECTATOR) + seen] == 0
    assert s.decks[kept_at(OTHER, SPECTATOR) + number_of("mint")] == 1


@pytest.mark.rule("T12", "T24")
def test_spectator_remembers_cards_that_openly_entered_a_hand() -> None:
    t = begun("tournament", **DECKS)
    s = t.state
    ship, scout = number_of("lumber-ship"), number_of("scout")
    stand(t, OTHER, "lumber-ship")
    CardReturned(OTHER, ship, 5, 0, 4).apply(s)
    while s.known[OTHER * SIZE + ship] == 0:
        top = s.stock[s.top_of(4)]
        CardDrawn(OTHER, 4, top - 1 if top else first_unseen(s)).apply(s)
    s.throw(OTHER, scout)
    CardFetched(OTHER, scout, OTHER).apply(s)

    for seed in range(8):
        counts = deck(s.imagine(SPECTATOR, SeededRng(seed), True), OTHER).counts
        assert counts[ship] >= 1
        assert counts[scout] >= 1


@pytest.mark.rule("T24")
def test_seen_stolen_card_does_not_count_as_the_thiefs_own() -> None:
    t = begun("tournament", **DECKS)
    s = t.state
    deal(t, ME, "scout")
    CardStolen(OTHER, number_of("scout")).apply(s)
    CardPut(OTHER, number_of("scout"), 4).apply(s)

    assert s.decks[kept_at(OTHER, ME) + number_of("scout")] == 0
    assert any(
        not deck(s.imagine(ME, SeededRng(seed), True), OTHER).counts.get(number_of("scout"))
        for seed in range(8)
    )


@pytest.mark.rule("T12")
def test_seat_without_a_deck_gets_no_imagined_deck() -> None:
    t = opened("tournament")
    do(t, OTHER, PickDeck(1))

    world = t.state.imagine(OTHER, SeededRng(1), True)
    assert deck(world, ME) == Deck({})
    assert deck(t.state.imagine(ME, SeededRng(1), True), OTHER) != deck(t.state, OTHER)
    assert sum(t.state.imagine(SPECTATOR, SeededRng(1), True).event_pool[:SIZE]) == 8


@pytest.mark.rule("T6")
def test_event_brought_neither_by_the_set_up_nor_by_me_is_the_rivals() -> None:
    t = begun("tournament", **DECKS)
    s = t.state
    mine = [card for card in range(SIZE) if CARDS[card].is_event() and s.decks[card]]
    theirs = next(c for c in range(SIZE) if CARDS[c].is_event() and s.decks[SIZE + c])
    for card in (mine[0], theirs):
        EventDrawn(card, 0).apply(s)

    found = shown_events(s, ME)[OTHER * SIZE : OTHER * SIZE + SIZE]

    assert found[theirs] == (1 if theirs not in mine else 0)
    for seed in range(4):
        world = s.imagine(ME, SeededRng(seed), True)
        assert all(deck(world, OTHER).counts.get(card, 0) >= n for card, n in enumerate(found))


@pytest.mark.rule("T6")
def test_spectator_divides_the_seen_events_between_both() -> None:
    t = begun("tournament", **DECKS)
    feud, race = number_of("feud"), number_of("trade-ships-race")
    for card, number in ((feud, 2), (race, 2)):
        t.state.event_pool[SIZE + card] = number

    found = shown_events(t.state, SPECTATOR)
    assert [at for at, number in enumerate(found) if number == 1] == [
        *sorted((feud, race)),
        *sorted((SIZE + feud, SIZE + race)),
    ]
    assert sum(found) == 4


@pytest.mark.rule("T1", "T6")
@pytest.mark.parametrize(
    ("red", "blue", "owner"), [("base", "barbarians", 1), ("barbarians", "base", 0)]
)
def test_spectator_takes_an_event_to_be_of_the_seat_that_owns_its_set(
    red: str, blue: str, owner: int
) -> None:
    t = begun("tournament", **DECKS, red_sets=red, blue_sets=blue)
    attack = number_of("barbarian-attack")
    t.state.event_pool[SIZE + attack] = 1

    found = shown_events(t.state, SPECTATOR)

    assert [at for at, number in enumerate(found) if number] == [owner * SIZE + attack]


def test_spectator_view_of_an_imagined_world_is_the_same_before_the_first_choice() -> None:
    t = opened("tournament", **DECKS)

    assert t.refuses(ME, Done()) is not None
    world = t.state.imagine(SPECTATOR, SeededRng(5), False)
    assert GAME.view(world, SPECTATOR) == GAME.view(t.state, SPECTATOR)


@pytest.mark.rule("T12", "SET-6")
@pytest.mark.parametrize("watcher", [ME, OTHER, SPECTATOR])
def test_knowledge_of_a_game_never_shrinks_and_follows_from_visible_events(
    watcher: int,
) -> None:
    subject = Subject(GAME, 2, "tournament", hidden)
    subject.options = {**subject.options, **DECKS, "turn_limit": 60}
    others = [seat for seat in (ME, OTHER) if seat != watcher]
    for seed in range(2):
        t, rng = subject.open(SeededRng(seed)), SeededRng(seed + 100)
        heard = GAME.setup(2, subject.options).imagine(watcher, rng, False)
        most = {seat: [0] * SIZE for seat in others}
        read = 0
        while not t.state.over():
            step(subject, t, rng)
            for event in [event for entry in t.entries[read:] for event in entry.events]:
                events_of = event.seen_by(watcher)
                if events_of is not None:
                    events_of.apply(heard)
            read = len(t.entries)
            for seat in others:
                shown = shown_cards(t.state, seat, knowing(watcher))
                now = [own_of(t.state, seat, card, shown) for card in range(SIZE)]
                most[seat] = [*map(max, most[seat], now)]
                kept = kept_at(seat, watcher)
                assert heard.decks[kept : kept + SIZE] == t.state.decks[kept : kept + SIZE]
            if t.rev % 20 == 0 and not t.state.over():
                world = t.state.imagine(watcher, rng, True)
                for seat in others:
                    counts = deck(world, seat).counts
                    assert all(counts.get(card, 0) >= n for card, n in enumerate(most[seat]))
