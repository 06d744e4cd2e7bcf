"""The reader of card files: it checks every field, and a wrong card stops the start."""

import json
import re
import tomllib
from typing import Any, Final

from signoria.games.princes.cards.card import Card
from signoria.games.princes.cards.carrying import refuse_uncarried
from signoria.games.princes.cards.fields import BadCards, Fields
from signoria.games.princes.cards.sentences import BadSentence, Titles, effect_of, needs_of
from signoria.games.princes.cards.vocabulary import (
    A_REGION,
    BACKS,
    EVENT,
    FAMILIES,
    GIVERS,
    KINDS,
    LEVEL_WORDS,
    LEVELS,
    POINTS,
    REGION,
    RESEATS,
    RESOURCES,
    SETS,
    STORED,
)
from signoria.kernel.seats import NOBODY

FIRST_LINES: Final = ["set", "source"]
# The head of a file comes before its cards.
HEAD: Final = "file"
HEADING: Final = re.compile(r"^\[([^\]]+)\]", re.MULTILINE)
# The specials that the engine has code for; other names are refused.
SPECIALS: Final = [
    "marketplace",
    "relocation",
    "scout",
    "yule",
    "gold-cache",
    "riots",
    "cole",
    "great-foresight",
    "grove-great-foresight",
    "barbarian-attack",
    "retreat-barbarians",
    "wolfgang",
    "great-thingstead",
    "mercenaries",
    "thieves-hideout",
    "traveling-theater",
    "lighthouse",
    "wainwright",
    "brigand-camp",
    "trading-post",
    "hergild",
    "fortunate-trade-voyage",
    "hour-master-merchants",
]
FREE_KINDS: Final = ["action", "event", "region", "region-expansion", "marker"]


class Shelf:
    """All cards of some files, in the order of the files and of the cards in them."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.fields: list[Fields] = []
        # Each title's first card, by key.
        self.titles: Titles = {}

    def read(self, file: str, text: str) -> None:
        """Read the numbers of a file; its sentences come later, as they may name later cards."""
        table = _parsed(file, text)
        head = Fields(file, HEAD, {name: table.pop(name) for name in FIRST_LINES if name in table})
        set_ = head.among("set", SETS)
        head.text("source")
        for key, found in table.items():
            if not isinstance(found, dict):
                raise BadCards("CARD-10", file=file, card=HEAD, field=key)
            self._enter(Fields(file, key, found), set_)

    def _enter(self, fields: Fields, set_: int) -> None:
        again = fields.has("again")
        key = fields.card
        name = f"{SETS[set_]}.{key}"
        known = any(card.name == name for card in self.cards)
        if known or (key in self.titles) != again:
            raise fields.bad("CARD-2" if known or not again else "CARD-8", "again", word=key)
        if fields.text("kind", "") == "region":
            self._regions(fields, set_)
        elif again:
            self._add(self._copy(fields, set_), fields)
        else:
            self._add(self._card(fields, set_), fields)

    def _add(self, card: Card, fields: Fields) -> None:
        self.titles.setdefault(card.key, card.id)
        card.name = card.name or f"{SETS[card.set]}.{card.key}"
        first = "" if card.title == card.id else self.cards[card.title].value
        card.value = f"{card.name} {json.dumps(fields.table, sort_keys=True)} {first}"
        self.cards.append(card)
        self.fields.append(fields)

    def _new(self, fields: Fields, set_: int) -> Card:
        at = len(self.cards)
        return Card(at, set_, fields.card, self.titles.get(fields.card, at))

    def _copy(self, fields: Fields, set_: int) -> Card:
        """Return a title of an earlier set again, with its own set and copies."""
        first = self.cards[self.titles[fields.card]]
        if fields.text("again") != SETS[first.set]:
            raise fields.bad("CARD-8", "again", word=fields.text("again"))
        card = self._new(fields, set_)
        for field in LIKE_THE_FIRST:
            setattr(card, field, getattr(first, field))
        _set_copies(card, fields)
        return card

    def _card(self, fields: Fields, set_: int) -> Card:
        card = self._new(fields, set_)
        card.kind = fields.among("kind", KINDS)
        card.family = fields.among("family", FAMILIES)
        _set_copies(card, fields)
        priced = KINDS[card.kind] not in FREE_KINDS
        card.cost = fields.counts("cost", RESOURCES, priced)
        card.points = fields.counts("points", POINTS, False)
        card.owls, card.stars = fields.number("owls", 0), fields.number("stars", 0)
        card.region = fields.among("region", RESOURCES, "any")
        card.region = NOBODY if card.region == STORED else card.region
        card.paid_there = fields.flag("paid-there")
        card.levels = fields.rows("levels", LEVEL_WORDS, LEVELS)
        card.use_owls = fields.number("use-owls", 0)
        card.attack, card.foreign = fields.flag("attack"), fields.flag("foreign")
        card.single, card.named = fields.flag("single"), fields.flag("named")
        card.heroine, card.face_up = fields.flag("heroine"), fields.flag("face-up")
        card.near_city, card.with_city = fields.flag("near-city"), fields.flag("with-city")
        card.loyal, card.dealt = fields.flag("loyal"), fields.flag("dealt")
        card.implied_needs = fields.flag("implied-needs")
        card.most = fields.number("most", 0)
        card.doubtful = fields.flag("doubtful")
        if card.kind == EVENT:
            card.reseat = fields.among("reseat", RESEATS, "bottom")
            card.giver = fields.among("given-by", GIVERS, "nobody")
        return card

    def _regions(self, fields: Fields, set_: int) -> None:
        """Add the cards of a region, written once with the numbers of both starts and the stack."""
        resource = fields.among("resource", RESOURCES[:6])
        fields.among("kind", KINDS)
        for back in (1, 2, 0):
            for number in fields.numbers(BACKS[back]):
                if not 1 <= number <= 6:
                    raise fields.bad("CARD-4", BACKS[back])
                card = self._new(fields, set_)
                card.kind, card.family, card.plain = REGION, A_REGION, 1
                card.cost, card.points = [0] * len(RESOURCES), [0] * len(POINTS)
                card.resource, card.number, card.back = resource, number, back
                card.name = f"{SETS[set_]}.{card.key}-{BACKS[back]}-{number}"
                self._add(card, fields)

    def close(self) -> None:
        """Read the sentences, now that every title is known."""
        for card, fields in zip(self.cards, self.fields, strict=True):
            self._say(card, fields)
        for fields in self.fields:
            fields.done()

    def _say(self, card: Card, fields: Fields) -> None:
        first = self.cards[card.title]
        if first is not card and card.kind != REGION:
            card.effects, card.needs, card.on = first.effects, first.needs, first.on
            card.special = first.special
            return
        field = "does"
        try:
            card.effects = [effect_of(text, self.titles) for text in fields.texts("does")]
            field = "needs"
            card.needs = needs_of(fields.text(field), self.titles) if fields.has(field) else []
        except BadSentence as wrong:
            raise fields.bad(wrong.rule, field, word=wrong.word) from wrong
        self._lay(card, fields)

    def _lay(self, card: Card, fields: Fields) -> None:
        under = fields.text("on", "")
        if under and under not in self.titles:
            raise fields.bad("CARD-8", "on", word=under)
        card.on = self.titles[under] if under else -1
        if fields.has("special"):
            card.special = SPECIALS[fields.among("special", SPECIALS)]


LIKE_THE_FIRST: Final = [
    "kind",
    "family",
    "cost",
    "points",
    "region",
    "paid_there",
    "levels",
    "use_owls",
    "owls",
    "stars",
    "attack",
    "foreign",
    "single",
    "named",
    "heroine",
    "face_up",
    "near_city",
    "with_city",
    "loyal",
    "dealt",
    "implied_needs",
    "most",
    "reseat",
    "giver",
]


def _set_copies(card: Card, fields: Fields) -> None:
    copies = fields.numbers("copies")
    if len(copies) != 2 or not any(copies):
        raise fields.bad("CARD-4", "copies")
    card.plain, card.moon = copies


def _parsed(file: str, text: str) -> dict[str, Any]:
    headings = HEADING.findall(text)
    for at, heading in enumerate(headings):
        if heading in headings[:at]:
            raise BadCards("CARD-2", file=file, card=heading, field="", word=heading)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:  # not TOML, or endless numbers or nesting
        raise BadCards("CARD-1", file=file, reason=str(wrong)) from wrong


def written(texts: dict[str, str]) -> Shelf:
    """Read the cards of all files as they are written, in order; raise `BadCards` otherwise."""
    shelf = Shelf()
    for file, text in texts.items():
        shelf.read(file, text)
    shelf.close()
    return shelf


def read_cards(texts: dict[str, str]) -> list[Card]:
    """Read the cards of all files; raise `BadCards` if this engine does not implement one."""
    shelf = written(texts)
    for card, fields in zip(shelf.cards, shelf.fields, strict=True):
        refuse_uncarried(card, fields, shelf.cards)
    return shelf.cards
