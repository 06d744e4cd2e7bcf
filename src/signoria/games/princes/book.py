"""The cards as flat rows: what the rules ask of them, at hand without a search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.princes.cards import CARDS, Card
from signoria.games.princes.cards.terms import EXCHANGES, OWN, SEARCH_COST
from signoria.games.princes.cards.vocabulary import (
    BOOST,
    BRIGAND,
    BUILDING,
    GREEN,
    HARVEST,
    NUMBER,
    RATE,
    REGION,
    SAGE,
    SHIELD,
    TRADE_SHIP,
    TUNE,
    WHILE,
)
from signoria.games.princes.rules import GOLD, POINT_TYPES, RESOURCE_TYPES, SEARCH_PRICE
from signoria.kernel.cells import cells
from signoria.kernel.seats import NOBODY

SIZE: Final = len(CARDS)
# A title that comes again in a later set is called by both: `gold-storehouse`.
CARD_NAMES: Final = [
    card.name.partition(".")[2]
    if card.title == card.id or card.kind == REGION
    else card.name.replace(".", "-")
    for card in CARDS
]
STORES: Final = ["storehouse", "abbey"]  # what Year of Plenty fills beside


class Book:
    """A row for each question; the card's number is its place."""

    def __init__(self) -> None:
        self.cost = vec[i64]()  # SIZE x RESOURCE_TYPES
        self.points = vec[i64]()  # SIZE x POINT_TYPES
        self.resource = vec[i64]()  # of a region: what it bears
        self.number = vec[i64]()  # of a region: when it bears
        self.boosts = vec[i64]()  # the type of region it doubles
        self.rates = vec[i64]()  # the type it trades two for one; OWN: what lies beside it
        self.shields = vec[i64]()  # whether brigands do not count what lies beside it
        self.harvest = vec[i64]()  # gold it brings at a plentiful harvest
        self.search = vec[i64]()  # what searching a stack costs its owner
        self.stores = vec[i64]()  # whether Year of Plenty fills the regions beside it
        self.building = vec[i64]()
        self.ship = vec[i64]()  # whether it is a trade ship
        self.expansion = vec[i64]()  # whether it stands on a building site
        self.market = vec[i64]()
        self.title = vec[i64]()
        self.single = vec[i64]()  # whether a principality may have but one of its title
        self.set = vec[i64]()
        self.event = vec[i64]()
        self.face_up = vec[i64]()  # whether it lies open in the middle in a theme game [MODE-3]
        self.named = vec[i64]()  # whether a tournament has but one of that name in play [T25]
        self.sage = vec[i64]()  # [T26]
        self.sinks = vec[i64]()  # whether it sinks a trade ship when it is built [T19]
        self.foreign = vec[i64]()  # whether it is built in the other principality [T18]
        self.reseat = vec[i64]()  # of an event: where it goes
        self.exchanges = vec[i64]()  # how many cards its owner may exchange [T20]


def book_of(cards: list[Card]) -> Book:
    """The rows of these cards."""
    book = Book()
    book.cost = cells([n for card in cards for n in _padded(card.cost, RESOURCE_TYPES)])
    book.points = cells([n for card in cards for n in _padded(card.points, POINT_TYPES)])
    book.resource = cells([card.resource for card in cards])
    book.number = cells([card.number if card.kind == REGION else NOBODY for card in cards])
    book.boosts = cells([_what(card, NUMBER, BOOST) for card in cards])
    book.rates = cells([_what(card, WHILE, RATE) for card in cards])
    book.shields = cells([_what(card, BRIGAND, SHIELD) + 1 for card in cards])
    book.harvest = cells([_harvest(card) for card in cards])
    book.search = cells([_tuned(card, SEARCH_COST, SEARCH_PRICE) for card in cards])
    book.stores = cells([int(card.key in STORES) for card in cards])
    book.building = cells([int(card.family == BUILDING) for card in cards])
    book.ship = cells([int(card.family == TRADE_SHIP) for card in cards])
    book.expansion = cells([int(card.kind == GREEN) for card in cards])
    book.market = cells([int(card.special == "marketplace") for card in cards])
    book.title = cells([card.title for card in cards])
    book.single = cells([int(card.single) for card in cards])
    book.set = cells([card.set for card in cards])
    book.event = cells([int(card.is_event()) for card in cards])
    book.face_up = cells([int(card.face_up) for card in cards])
    book.named = cells([int(card.named and card.is_unit()) for card in cards])
    book.sage = cells([int(card.family == SAGE) for card in cards])
    book.sinks = cells([int(card.key == "pirate-ship") for card in cards])
    book.foreign = cells([int(card.foreign) for card in cards])
    book.reseat = cells([card.reseat for card in cards])
    book.exchanges = cells([_tuned(card, EXCHANGES, 1) for card in cards])
    return book


def _padded(row: list[int], size: int) -> list[int]:
    return (row + [0] * size)[:size]


def _what(card: Card, trigger: int, verb: int) -> int:
    """What the first deed of a trigger with that verb is about."""
    for effect in card.effects:
        for deed in effect.deeds:
            if effect.trigger == trigger and deed.verb == verb:
                return deed.what
    return NOBODY


def _harvest(card: Card) -> int:
    """Gold at a plentiful harvest. [ROLL-6]"""
    effects = [effect for effect in card.effects if effect.trigger == HARVEST]
    return sum(deed.amount for effect in effects for deed in effect.deeds if deed.what == GOLD)


def _tuned(card: Card, what: int, usual: int) -> int:
    """What a number of the rules is for the owner of this card in play. [HAND-4, T20]"""
    for effect in card.effects:
        for deed in effect.deeds:
            if deed.verb == TUNE and deed.what == what:
                return deed.amount
    return usual


BOOK: Final = book_of(CARDS)
BESIDE_IT: Final = OWN


def number_of(key: str) -> int:
    """The number of the first card of that name."""
    return CARD_NAMES.index(key)
