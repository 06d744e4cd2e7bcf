"""A table of the Princes laid as a test wants it, with dice that fall as told."""

from signoria.games.princes import GAME
from signoria.games.princes.actions import Done, KeepHand, PickRegion, Roll
from signoria.games.princes.book import SIZE, number_of
from signoria.games.princes.events import CardBuilt, CityBuilt
from signoria.games.princes.options import CHOOSE, chosen_options
from signoria.games.princes.rules import (
    FACE_NAMES,
    FACES,
    MODE_NAMES,
    PLOTS,
    RESOURCE_NAMES,
    SIDES,
)
from signoria.games.princes.state import State
from signoria.kernel.action import Action
from signoria.kernel.rng import ScriptedRng, SeededRng
from signoria.kernel.table import Table, open_table

ME, OTHER = 0, 1
SET_UP = ("searching", "decks", "first_hand", "arranging", "preparing", "hand", "exchange")
MINE = ("brick-ship", "gold-ship", "grain-ship")
THEIRS = ("lumber-ship", "ore-ship", "wool-ship")
# The plots of the start: column and side.
FOREST, HILLS, GOLD_FIELD, PASTURE, FIELDS, MOUNTAINS = (
    *((5, 0), (5, 1), (6, 0), (6, 1), (7, 0), (7, 1)),
)


def begin(
    mine: tuple[str, ...] = MINE, theirs: tuple[str, ...] = THEIRS, **options: int
) -> Table[State]:
    """A table at which seat 0 begins and both were dealt these cards."""
    dealt = [number_of(key) for key in (*mine, *theirs)]
    rng = ScriptedRng([ME, *dealt])
    t = open_table(GAME, 2, {**GAME.presets["introductory"], **options}, rng)
    return of_its_own(t)


def of_its_own(t: Table[State]) -> Table[State]:
    """A table whose options a test may change: equal tables share theirs."""
    mode, decks = MODE_NAMES[t.state.options.mode], [CHOOSE, CHOOSE]
    points, turns = t.state.options.points, t.state.options.turn_limit
    t.state.options = chosen_options.__wrapped__((mode, points, turns, *decks))
    return t


def opened(mode: str, seed: int = 0, **options: int | str) -> Table[State]:
    """A table of any way of play as it begins."""
    return open_table(GAME, 2, {**GAME.presets[mode], **options}, SeededRng(seed))


def first_come(t: Table[State], *phases: str) -> Table[State]:
    """Both do what is done for a seat that does not answer, while these are being decided."""
    while phase(t) in phases:
        seat = t.actors()[0]
        do(t, seat, GAME.menu[GAME.default(t.state, seat, t.legal(seat))])
    return t


def begun(mode: str, **options: int | str) -> Table[State]:
    """A table past its set-up, a tournament past its preparatory round; seat 0 begins."""
    for seed in range(20):
        t = first_come(opened(mode, seed, **options), *SET_UP)
        if t.state.active == ME:
            break
    return t


def roll(t: Table[State], number: int, face: str, *more: int) -> Table[State]:
    """The active player rolls; `more` is what else chance will say."""
    t.rng = ScriptedRng([number - 1, FACES.index(FACE_NAMES.index(face)), *more])
    do(t, t.state.active, Roll())
    return t


def acting(t: Table[State]) -> Table[State]:
    """Past the dice, with nothing told by them: the first thing to do is an action."""
    roll(t, 1, "trade")
    return t


def do(t: Table[State], seat: int, *actions: Action) -> None:
    """Wishes that must be granted, one after another."""
    for action in actions:
        refusal = t.submit(seat, action)
        assert refusal is None, (action, refusal)


def refused(t: Table[State], seat: int, action: Action) -> str:
    """The rule against a wish."""
    refusal = t.refuses(seat, action)
    assert refusal is not None, action
    return refusal.rule


def stock(t: Table[State], seat: int, **amounts: int) -> Table[State]:
    """The regions of the start hold this, and nothing else."""
    s = t.state
    for plot in range(PLOTS):
        kind = s.bears(seat, plot)
        if kind >= 0:
            wanted = amounts.pop(RESOURCE_NAMES[kind], 0)
            s.store(seat, plot, wanted - s.stored[seat * PLOTS + plot])
    return t


def have(t: Table[State], seat: int) -> dict[str, int]:
    """What a seat has of each resource it has."""
    found = {name: t.state.amount_of(seat, at) for at, name in enumerate(RESOURCE_NAMES)}
    return {name: amount for name, amount in found.items() if amount}


def deal(t: Table[State], seat: int, *keys: str) -> Table[State]:
    """More cards for a hand, from those nobody has seen, or of an era that joins the game."""
    s = t.state
    for key in keys:
        card = number_of(key)
        if s.pool[s.options.own_decks * seat * SIZE + card]:
            stacks = [at for at in range(7, -1, -1) if s.goes_under(seat, card, at)]
            stack = next(at for at in stacks if s.sizes[at])
            s.pool[s.pool_of(stack) + card] -= 1
            s.pull(stack, s.top_of(stack) + s.sizes[stack] - 1)
        elif not s.options.own_decks:
            s.options.totals[card] += 1
        s.hands[seat * SIZE + card] += 1
        s.hold(seat, s.back_of(card), 1)
    return t


def stand(t: Table[State], seat: int, key: str, town: int = 5, spot: int = 0) -> Table[State]:
    """An expansion already in play."""
    deal(t, seat, key)
    CardBuilt(seat, number_of(key), town, spot).apply(t.state)
    return t


def city(t: Table[State], seat: int, *towns: int) -> Table[State]:
    """Settlements that are cities already."""
    for town in towns or (5,):
        CityBuilt(seat, town).apply(t.state)
    return t


def draw(t: Table[State], key: str, number: int = 1) -> Table[State]:
    """The active player rolls an event card, of an era that joins the game if need be."""
    if t.state.event_pool[number_of(key)] == 0:
        t.state.event_pool[number_of(key)] += 1
    return roll(t, number, "event", number_of(key))


def clean(t: Table[State], seat: int = ME) -> None:
    """The active player is to act, nothing else is open, and no card was made or lost."""
    assert (phase(t), t.actors()) == ("actions", [seat])
    assert all(count >= 0 for count in GAME.audit(t.state))
    for watcher in (ME, OTHER):
        world = t.state.imagine(watcher, SeededRng(3), True)
        assert GAME.view(world, watcher) == GAME.view(t.state, watcher)


def hand(t: Table[State], seat: int) -> list[str]:
    """The cards of a hand by name."""
    counts = [t.state.hands[seat * SIZE + card] for card in range(SIZE)]
    return [GAME.names["card"][card] for card, count in enumerate(counts) for _ in range(count)]


def stored(t: Table[State], seat: int, place: tuple[int, int]) -> int:
    """What a region holds."""
    return t.state.stored[seat * PLOTS + place[0] * SIDES + place[1]]


def pick(place: tuple[int, int]) -> PickRegion:
    """The wish for a region."""
    return PickRegion(*place)


def offered(t: Table[State], seat: int) -> list[Action]:
    """What a seat may wish now."""
    return [GAME.menu[number] for number in t.legal(seat)]


def phase(t: Table[State]) -> str:
    """What is being decided."""
    return GAME.phase_names[t.state.phase()]


def pass_turn(t: Table[State]) -> None:
    """The active player does nothing more."""
    seat = t.state.active
    do(t, seat, Done(), KeepHand())
