"""Helpers that set up a table of the Princes for a test and script its dice."""

from signoria.games.princes import GAME
from signoria.games.princes.actions import Done, KeepHand, PickPlace, PickRegion, Roll
from signoria.games.princes.card_rows import CARD_ROWS, SIZE, number_of
from signoria.games.princes.events import CardBuilt, CardLaid, CityBuilt, LevelSet
from signoria.games.princes.kinds import MARKER_PLACE, ROAD_PLACE
from signoria.games.princes.options import chosen_options, values_of
from signoria.games.princes.rules import (
    FACE_NAMES,
    FACES,
    PLOTS,
    RESOURCE_NAMES,
    SIDES,
    ZONE_NAMES,
)
from signoria.games.princes.state import State
from signoria.kernel.action import Action
from signoria.kernel.rng import Rng, ScriptedRng, SeededRng
from signoria.kernel.settings import Options
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
    """Return a table at which seat 0 begins and both were dealt these cards."""
    dealt = [number_of(key) for key in (*mine, *theirs)]
    rng = ScriptedRng([ME, *dealt])
    return with_options({**GAME.presets["introductory"], **options}, rng)


def with_options(options: Options, rng: Rng) -> Table[State]:
    """Return a table with its own options, which a test may change; equal tables share theirs."""
    t = open_table(GAME, 2, options, rng)
    t.state.options = chosen_options.__wrapped__(values_of(options))
    return t


def opened(mode: str, seed: int = 0, **options: int | str) -> Table[State]:
    """Return a table of any mode as it begins."""
    return with_options({**GAME.presets[mode], **options}, SeededRng(seed))


def first_come(t: Table[State], *phases: str) -> Table[State]:
    """Play default actions for both seats while one of these phases lasts."""
    while phase(t) in phases:
        seat = t.actors()[0]
        do(t, seat, GAME.menu[GAME.default(t.state, seat, t.legal(seat))])
    return t


def begun(mode: str, **options: int | str) -> Table[State]:
    """Return a table that has passed its set-up and its preparatory round; seat 0 begins."""
    for seed in range(20):
        t = first_come(opened(mode, seed, **options), *SET_UP)
        if t.state.active == ME:
            break
    return t


def roll(t: Table[State], number: int, face: str, *more: int) -> Table[State]:
    """Roll for the active player; `more` are the further random numbers."""
    t.rng = ScriptedRng([number - 1, FACES.index(FACE_NAMES.index(face)), *more])
    do(t, t.state.active, Roll())
    return t


def acting(t: Table[State]) -> Table[State]:
    """Roll dice without an effect, so that the action phase begins."""
    roll(t, 1, "trade")
    return t


def do(t: Table[State], seat: int, *actions: Action) -> None:
    """Submit actions that must be accepted, one after another."""
    for action in actions:
        refusal = t.submit(seat, action)
        assert refusal is None, (action, refusal)


def refused(t: Table[State], seat: int, action: Action) -> str:
    """Return the rule that refuses an action."""
    refusal = t.refuses(seat, action)
    assert refusal is not None, action
    return refusal.rule


def stock(t: Table[State], seat: int, **amounts: int) -> Table[State]:
    """Set the stores of the starting regions to exactly these amounts."""
    s = t.state
    for plot in range(PLOTS):
        kind = s.bears(seat, plot)
        if kind >= 0:
            wanted = amounts.pop(RESOURCE_NAMES[kind], 0)
            s.store(seat, plot, wanted - s.stored[seat * PLOTS + plot])
    return t


def have(t: Table[State], seat: int) -> dict[str, int]:
    """Return the amount of each resource that a seat has."""
    found = {name: t.state.amount_of(seat, at) for at, name in enumerate(RESOURCE_NAMES)}
    return {name: amount for name, amount in found.items() if amount}


def deal(t: Table[State], seat: int, *keys: str) -> Table[State]:
    """Add cards to a hand: unseen ones of this table, or cards of an era that joins the game."""
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
        s.put_in_hand(seat, card, 1)
        s.hold(seat, s.back_of(card), 1)
    return t


def set_region(t: Table[State], seat: int, plot: int, key: str = "") -> None:
    """Put a region on a plot, as if it had lain there from the start; without a name, clear it."""
    t.state.land[seat * PLOTS + plot] = number_of(key) + 1 if key else 0
    t.state.survey(seat)


def empty_hand(t: Table[State], seat: int) -> None:
    """Take all cards out of a hand, and out of the game."""
    s = t.state
    for card in s.hand_of(seat):
        s.hold(seat, s.back_of(card), -s.hands[seat * SIZE + card])
        s.put_in_hand(seat, card, -s.hands[seat * SIZE + card])


def stand(t: Table[State], seat: int, key: str, town: int = 5, spot: int = 0) -> Table[State]:
    """Put an expansion into play."""
    deal(t, seat, key)
    CardBuilt(seat, number_of(key), town, spot).apply(t.state)
    return t


def lay(
    t: Table[State], seat: int, key: str, place: tuple[int, int] = (0, 0), shown: int = 0
) -> Table[State]:
    """Lay a card beside a region of a seat, on a road or as a marker; let it show a number."""
    deal(t, seat, key)
    card = number_of(key)
    zones = {MARKER_PLACE: "marker", ROAD_PLACE: "road"}
    zone = ZONE_NAMES.index(zones.get(CARD_ROWS.place[card], "region"))
    CardLaid(seat, card, zone, *place).apply(t.state)
    LevelSet(seat, card, zone, *place, shown).apply(t.state)
    return t


def shown(t: Table[State], seat: int) -> dict[str, int]:
    """Return the cards on the outer places of a principality with what they show."""
    laid = GAME.view(t.state, ME).seats[seat].laid
    return {GAME.names["card"][card.card]: card.number for card in laid}


def beside(place: tuple[int, int]) -> PickPlace:
    """Return the action that picks the place beside a region."""
    return PickPlace(ZONE_NAMES.index("region"), *place)


def city(t: Table[State], seat: int, *towns: int) -> Table[State]:
    """Turn settlements into cities."""
    for town in towns or (5,):
        CityBuilt(seat, town).apply(t.state)
    return t


def draw(t: Table[State], key: str, number: int = 1) -> Table[State]:
    """Let the active player roll an event card, added to the game if it is missing."""
    if t.state.event_pool[number_of(key)] == 0:
        t.state.event_pool[number_of(key)] += 1
    return roll(t, number, "event", number_of(key))


def clean(t: Table[State], seat: int = ME) -> None:
    """Check that the active player is to act, nothing else is open, and no card is lost."""
    assert (phase(t), t.actors()) == ("actions", [seat])
    assert all(count >= 0 for count in GAME.audit(t.state))
    for watcher in (ME, OTHER):
        world = t.state.imagine(watcher, SeededRng(3), True)
        assert GAME.view(world, watcher) == GAME.view(t.state, watcher)


def hand(t: Table[State], seat: int) -> list[str]:
    """Return the cards of a hand by name."""
    counts = [t.state.hands[seat * SIZE + card] for card in range(SIZE)]
    return [GAME.names["card"][card] for card, count in enumerate(counts) for _ in range(count)]


def stored(t: Table[State], seat: int, place: tuple[int, int]) -> int:
    """Return the amount stored in a region."""
    return t.state.stored[seat * PLOTS + place[0] * SIDES + place[1]]


def pick(place: tuple[int, int]) -> PickRegion:
    """Return the action that picks a region."""
    return PickRegion(*place)


def offered(t: Table[State], seat: int) -> list[Action]:
    """Return the legal actions of a seat."""
    return [GAME.menu[number] for number in t.legal(seat)]


def phase(t: Table[State]) -> str:
    """Return the name of the current phase."""
    return GAME.phase_names[t.state.phase()]


def pass_turn(t: Table[State]) -> None:
    """End the turn of the active player."""
    seat = t.state.active
    do(t, seat, Done(), KeepHand())
