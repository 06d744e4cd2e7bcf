"""The card database: the cards as flat rows, so that rules need no search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes.cards import CARDS, TITLES, Card, numbered_names
from signoria.games.princes.cards.terms import (
    CONTEST_TIES,
    EVENT_DIE,
    EXCHANGES,
    OWLS,
    OWN,
    SEARCH_COST,
    STARS,
    TOKENS,
    TRADE_AMOUNT,
    TRADE_CHOOSER,
    TUNED,
)
from signoria.games.princes.cards.vocabulary import (
    ADD_POINTS,
    ATTACKED,
    BEFORE_ROLL,
    BOOST,
    BRIGAND,
    BUILDING,
    CANCEL,
    DISCOUNT,
    GAIN,
    GUARD,
    HARVEST,
    LEVEL_WORDS,
    LEVELS,
    LOST_CARD,
    NUMBER,
    ON_EVENT,
    OPP_TRADE,
    RATE,
    REGION,
    ROLL,
    ROLLED,
    SAGE,
    SET_DIE,
    SHIELD,
    TOKEN,
    TRADE_SHIP,
    TUNE,
    WHILE,
)
from signoria.games.princes.kinds import (
    A_MERCHANT,
    A_PERFORMER,
    CHEAPENER,
    MARKET,
    PAID_BY_RAIDS,
    RATED,
    TUNER,
    function_of,
    kinds_of,
    place_of,
)
from signoria.games.princes.rules import (
    GOLD,
    NUMBERS,
    POINT_TYPES,
    RESOURCE_TYPES,
    SEARCH_PRICE,
    TOKEN_KINDS,
    bit,
)
from signoria.kernel.cells import cells
from signoria.kernel.seats import NOBODY

SIZE: Final[i64] = len(CARDS)
# A title that appears again in a later set gets the set as a prefix: `gold-storehouse`.
CARD_NAMES: Final = [
    card.name.partition(".")[2]
    if card.title == card.id or card.kind == REGION
    else card.name.replace(".", "-")
    for card in CARDS
]
FIRST_NAMES: Final[list[str]] = numbered_names()
STORES: Final = ["storehouse", "abbey"]  # cards beside which Year of Plenty fills the regions
CACHE: Final = "gold-cache"
# Event cards that a response may avert.
AVERTED: Final = ["riots", "feud", "fraternal-feuds", "insurrection"]


class CardRows:
    """One row for each property of cards, indexed by the card's number."""

    def __init__(self) -> None:
        self.cost = vec[i64]()  # SIZE x RESOURCE_TYPES
        self.points = vec[i64]()  # SIZE x POINT_TYPES
        self.resource = vec[i64]()  # of a region or a cache: the resource it stores
        self.number = vec[i64]()  # of a region: the production number
        self.boosts = vec[i64]()  # the type of region it doubles
        self.rates = vec[i64]()  # the type it trades two for one; OWN: of the regions beside it
        # Of the regions beside it, as bits: brigands do not count them, do not empty them.
        self.shields = vec[i64]()
        self.harvest = vec[i64]()  # gold it brings at a plentiful harvest
        self.search = vec[i64]()  # the price of searching a stack
        self.stores = vec[i64]()  # whether Year of Plenty fills the regions beside it
        self.building = vec[i64]()
        self.ship = vec[i64]()  # whether it is a trade ship
        self.market = vec[i64]()
        self.title = vec[i64]()
        self.single = vec[i64]()  # whether a principality may have only one of its title
        self.set = vec[i64]()
        self.event = vec[i64]()
        self.face_up = vec[i64]()  # whether it is not drawn in a theme game [MODE-3]
        self.named = vec[i64]()  # whether a tournament has only one of that name in play [T25]
        self.sage = vec[i64]()  # [T26]
        self.foreign = vec[i64]()  # whether it is built in the other principality [T18]
        self.near_city = vec[i64]()  # whether its road has to touch a city [STORM-3]
        self.with_city = vec[i64]()  # whether it comes with the first city in its era [LEVEL-2]
        self.reseat = vec[i64]()  # of an event: the place it returns to
        self.exchanges = vec[i64]()  # how many cards its owner may exchange [T20]
        # Of a card beside a region: its resource (NOBODY: any), and how many are paid from it.
        self.region = vec[i64]()
        self.paid_there = vec[i64]()
        # Owls and stars: its price (see `tokens`), that of its function, the kind it holds, and
        # whether it gains one when its region bears.
        self.tokens = vec[i64]()
        self.use_owls = vec[i64]()
        self.holds = vec[i64]()
        self.learns = vec[i64]()
        self.level_points = vec[i64]()  # SIZE x LEVELS x POINT_TYPES, beside the printed points
        # The place where it is laid, and its groups of `kinds` as bits.
        self.place = vec[i64]()
        self.kinds = vec[i64]()
        self.on = vec[i64]()  # the card it lies on
        # Functions that last while it stands.
        self.discounts = vec[i64]()  # the kind of card it makes cheaper
        self.chooses = vec[i64]()  # whether its owner chooses what it loses at Trade
        self.ties = vec[i64]()  # whether its owner wins ties
        self.tunes = vec[i64]()  # SIZE x TUNED: the numbers of the rules that it sets
        self.trade = vec[i64]()  # resources it lets its owner take at Trade; zero: as printed
        self.function = vec[i64]()  # the trigger of its function; zero: it has none
        self.consoles = vec[i64]()  # resources for each card its owner loses
        self.counted = vec[i64]()  # the sort of points it counts or has on a condition
        self.per = vec[i64]()  # the cards counted for them
        self.least = vec[i64]()  # trade ships that the points need
        # Attacks and events.
        self.attack = vec[i64]()
        self.repelled = vec[i64]()  # whether a die may be rolled against it
        self.repels = vec[i64]()  # the die numbers that repel, as bits
        self.fireproof = vec[i64]()  # whether the buildings of its city cannot burn
        self.spares = vec[i64]()  # the production numbers at which it spares from riots, as bits
        self.bath = vec[i64]()  # whether the regions of its city are safe from the plague
        self.cures = vec[i64]()  # resources at a plague
        # Functions that cost owls: the die numbers that avert any attack, as bits; the event cards
        # that they (or a star) avert, as bits of `AVERTED`; whether they set or turn the event die;
        # and whether they borrow those of the other.
        self.shelters = vec[i64]()
        self.averts = vec[i64]()
        self.sets_die = vec[i64]()
        self.turns_die = vec[i64]()
        self.borrows = vec[i64]()
        self.performs = vec[i64]()  # whether it performs at a Celebration [OVER-2]
        self.profits = vec[i64]()  # resources at each bank trade of the other [TRADER-3]
        self.camps = vec[i64]()  # whether it takes commerce of the other, and gold [TRADER-4]
        self.sea_safe = vec[i64]()  # the numbers at which the sea spares its owner, as bits


def card_rows_of(cards: list[Card]) -> CardRows:
    """Build the rows for these cards."""
    rows = CardRows()
    rows.cost = cells([n for card in cards for n in _padded(card.cost, RESOURCE_TYPES)])
    rows.points = cells([n for card in cards for n in _padded(card.points, POINT_TYPES)])
    rows.resource = cells([GOLD if card.key == CACHE else card.resource for card in cards])
    rows.number = cells([card.number if card.kind == REGION else NOBODY for card in cards])
    rows.boosts = cells([_what(card, NUMBER, BOOST) for card in cards])  # a type of resource
    rows.rates = cells([_what(card, WHILE, RATE) for card in cards])
    rows.shields = cells([_what(card, BRIGAND, SHIELD) + 1 for card in cards])
    rows.harvest = cells([_harvest(card) for card in cards])
    rows.search = cells([_tuned(card, SEARCH_COST, SEARCH_PRICE) for card in cards])
    rows.stores = cells([int(card.key in STORES) for card in cards])
    rows.building = cells([int(card.family == BUILDING) for card in cards])
    rows.ship = cells([int(card.family == TRADE_SHIP) for card in cards])
    rows.market = cells([int(card.special == "marketplace") for card in cards])
    rows.title = cells([card.title for card in cards])
    rows.single = cells([int(card.single) for card in cards])
    _add_modes(rows, cards)
    rows.place = cells([place_of(card) for card in cards])
    rows.kinds = cells([kinds_of(card) | _lasting(card) for card in cards])
    rows.on = cells([card.on for card in cards])
    _add_lasting(rows, cards)
    _add_shown(rows, cards)
    _add_struggles(rows, cards)
    return rows


def _add_modes(rows: CardRows, cards: list[Card]) -> None:
    """Add the rows that modes need."""
    rows.set = cells([card.set for card in cards])
    rows.event = cells([int(card.is_event()) for card in cards])
    rows.face_up = cells([int(card.face_up or card.dealt) for card in cards])
    rows.named = cells([int(card.named and card.is_unit()) for card in cards])
    rows.sage = cells([int(card.family == SAGE) for card in cards])
    rows.foreign = cells([int(card.foreign) for card in cards])
    rows.near_city = cells([int(card.near_city) for card in cards])
    rows.with_city = cells([int(card.with_city) for card in cards])
    rows.reseat = cells([card.reseat for card in cards])
    rows.exchanges = cells([_tuned(card, EXCHANGES, 1) for card in cards])


def _add_lasting(rows: CardRows, cards: list[Card]) -> None:
    """Add the rows of functions that last while a card stands."""
    rows.discounts = cells([_what(card, WHILE, DISCOUNT) for card in cards])
    rows.trade = cells([_tuned(card, TRADE_AMOUNT, 0) for card in cards])
    rows.chooses = cells([_tuned(card, TRADE_CHOOSER, 0) for card in cards])
    rows.ties = cells([_tuned(card, CONTEST_TIES, 0) for card in cards])
    rows.tunes = cells([_tuned(card, at, 0) for card in cards for at in range(len(TUNED))])
    rows.function = cells([function_of(card) for card in cards])
    rows.consoles = cells([_amount(card, LOST_CARD, GAIN) for card in cards])
    rows.counted = cells([_what(card, WHILE, ADD_POINTS) for card in cards])
    rows.per = cells([_counted(card)[0] for card in cards])
    rows.least = cells([_counted(card)[1] for card in cards])


def _add_shown(rows: CardRows, cards: list[Card]) -> None:
    """Add the rows of owls, stars and levels, and of the regions that cards lie beside."""
    rows.region = cells([card.region for card in cards])
    rows.paid_there = cells([card.price() * card.paid_there for card in cards])
    rows.tokens = cells([_token_price(card) for card in cards])
    rows.use_owls = cells([card.use_owls for card in cards])
    rows.holds = cells([_holds(card) for card in cards])
    rows.learns = cells([int(_what(card, NUMBER, TOKEN) == OWLS) for card in cards])
    rows.level_points = cells([n for card in cards for n in _level_points(card)])


def _add_struggles(rows: CardRows, cards: list[Card]) -> None:
    """Add the rows of functions against attacks and events."""
    against = {t for c in cards if _what(c, ATTACKED, ROLL) >= 0 for t in _about(c, ATTACKED)}
    rows.attack = cells([int(card.attack) for card in cards])
    rows.repelled = cells([int(card.title in against) for card in cards])
    rows.repels = cells([0 if card.use_owls else _repels(card) for card in cards])
    rows.fireproof = cells([int(_what(card, ATTACKED, GUARD) >= 0) for card in cards])
    rows.spares = cells([0 if c.special == "lighthouse" else _spares(c) for c in cards])
    rows.bath = cells([int(_what(card, ON_EVENT, SHIELD) >= 0) for card in cards])
    _add_paid_responses(rows, cards)
    rows.cures = cells([_amount(card, ON_EVENT, GAIN) for card in cards])


def _add_paid_responses(rows: CardRows, cards: list[Card]) -> None:
    """Add the rows of responses that cost owls. [TOKEN-3]"""
    rows.shelters = cells([_repels(card) if card.use_owls else 0 for card in cards])
    rows.averts = cells([_averts(card) if is_paid(card) else 0 for card in cards])
    rows.sets_die = cells([int(_sets_die(card, BEFORE_ROLL)) for card in cards])
    rows.turns_die = cells([int(_sets_die(card, ROLLED)) for card in cards])
    rows.borrows = cells([int(card.special == "cole") for card in cards])
    rows.performs = cells([int(card.special == "wolfgang") for card in cards])
    rows.profits = cells([_amount(card, OPP_TRADE, GAIN) for card in cards])
    rows.camps = cells([int(card.special == "brigand-camp") for card in cards])
    rows.sea_safe = cells([_spares(c) if c.special == "lighthouse" else 0 for c in cards])


def is_paid(card: Card) -> bool:
    """Return whether a response of a card costs owls, or a star that lies on it."""
    return card.use_owls > 0 or _what(card, ON_EVENT, TOKEN) == STARS


def _averts(card: Card) -> int:
    """Return the event cards that a card averts, as bits. [EVENT-11]"""
    titles = [title for e in card.effects if e.trigger == ON_EVENT for title in e.about]
    keys = [CARDS[title].key for title in titles]
    return sum(1 << at for at, key in enumerate(AVERTED) if key in keys)


def _sets_die(card: Card, trigger: int) -> bool:
    """Return whether a function that costs owls sets the event die at a trigger."""
    return card.use_owls > 0 and _what(card, trigger, SET_DIE) == EVENT_DIE


def _holds(card: Card) -> int:
    """Return the tokens that a card holds; NOBODY if it holds none. [TOKEN-1]"""
    last = card.levels[-1] if card.levels else [0] * len(LEVEL_WORDS)
    held = [at for at, word in enumerate(TOKENS) if last[LEVEL_WORDS.index(word)]]
    return held[0] if held else NOBODY


def _token_price(card: Card) -> int:
    """Return the price in owls or in stars, as `tokens` packs it. [TOKEN-2]"""
    if card.stars:
        return card.stars * TOKEN_KINDS + STARS
    return card.owls * TOKEN_KINDS + OWLS


def _level_points(card: Card) -> list[int]:
    rows = card.levels if card.levels else [[0] * POINT_TYPES] * LEVELS
    return [n for row in rows for n in row[:POINT_TYPES]]


def _padded(row: list[int], size: int) -> list[int]:
    return (row + [0] * size)[:size]


def _about(card: Card, trigger: int) -> list[int]:
    return [title for effect in card.effects if effect.trigger == trigger for title in effect.about]


def _what(card: Card, trigger: int, verb: int) -> int:
    """Return the subject of the first deed with that verb at a trigger."""
    for effect in card.effects:
        for deed in effect.deeds:
            if effect.trigger == trigger and deed.verb == verb:
                return deed.what
    return NOBODY


def _amount(card: Card, trigger: int, verb: int) -> int:
    """Return the amount that a trigger brings by a verb."""
    effects = [effect for effect in card.effects if effect.trigger == trigger]
    return sum(deed.amount for effect in effects for deed in effect.deeds if deed.verb == verb)


def _harvest(card: Card) -> int:
    """Return the gold at a plentiful harvest. [ROLL-6]"""
    return _amount(card, HARVEST, GAIN)


def _tuned(card: Card, number: int, printed: int) -> int:
    """Return the value of a rule's number with this card in play. [HAND-4, ROLL-4, T20]"""
    for effect in card.effects:
        for deed in effect.deeds:
            if deed.verb == TUNE and deed.what == number:
                return deed.amount
    return printed


def _counted(card: Card) -> tuple[int, int]:
    """Return the cards that a card counts for points, and the ships it needs. [ADV-2]"""
    for effect in card.effects:
        for deed in effect.deeds:
            if deed.verb == ADD_POINTS:
                return deed.per, deed.cond.low if deed.cond else 0
    return 0, 0


def _lasting(card: Card) -> int:
    """Return the groups, as bits, of cards that change rules while they stand."""
    rate = _what(card, WHILE, RATE)
    tunes = any(deed.verb == TUNE for effect in card.effects for deed in effect.deeds)
    cheapens, market = _what(card, WHILE, DISCOUNT) >= 0, card.special == "marketplace"
    groups = {TUNER: tunes, CHEAPENER: cheapens, MARKET: market}
    groups[A_PERFORMER] = card.special == "wolfgang"
    groups[A_MERCHANT] = _what(card, OPP_TRADE, GAIN) >= 0
    groups[PAID_BY_RAIDS] = _what(card, BRIGAND, GAIN) >= 0
    rated = bit(RATED + rate) if rate >= 0 else 0
    return sum(bit(group) for group, belongs in groups.items() if belongs) | rated


def _repels(card: Card) -> int:
    """Return the numbers of the defender's die that repel. [ATTACK-2]"""
    rolls = [d for e in card.effects if e.trigger == ATTACKED for d in e.deeds if d.verb == ROLL]
    return sum(1 << number for deed in rolls for number in range(deed.low, deed.high + 1))


def _spares(card: Card) -> int:
    """Return the production numbers at which riots spare the owner. [EVENT-9]"""
    deeds = [deed for e in card.effects if e.trigger == ON_EVENT for deed in e.deeds]
    conds = [deed.cond for deed in deeds if deed.verb == CANCEL and deed.cond]
    numbers = range(1, NUMBERS + 1)
    return sum(1 << n for cond in conds for n in numbers if cond.low <= n <= cond.high)


def number_of(key: str) -> i64:
    """Return the number of the first card of that name."""
    return CARD_NAMES.index(key)


def title_of(key: str) -> i64:
    """Return the number of a title; NOBODY while no set has it."""
    return TITLES.get(key, NOBODY)


CARD_ROWS: Final = card_rows_of(CARDS)
BESIDE_IT: Final = OWN
FIRST_DRAWN: Final = number_of("abbey")  # centre cards and regions come before all draw cards
EVENT_CARDS: Final = cells([card.id for card in CARDS if card.is_event()])
