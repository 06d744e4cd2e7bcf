"""The words of the closed lists that this engine implements; other words are refused."""

from typing import Final

from signoria.games.princes.cards.card import Atom, Card, Deed
from signoria.games.princes.cards.fields import Fields
from signoria.games.princes.cards.sentences import NO_BOUND
from signoria.games.princes.cards.terms import (
    CENTRE_CARDS,
    FOLLOWERS,
    IN_PLAY,
    MEASURES,
    NUMBERED,
    SUBJECTS,
)
from signoria.games.princes.cards.vocabulary import (
    ABOUT_CARDS,
    FAMILIES,
    FUNCTIONS,
    KINDS,
    LINKS,
    POINTS,
    RESEATS,
    RESOURCES,
    TRIGGERS,
    VERBS,
)

CARRIED_KINDS: Final = ["centre", "region", "green", "red", "region-expansion", "action", "event"]
CARRIED_FAMILIES: Final = [*FAMILIES[: FAMILIES.index("metropolis")], "action", "event"]
CARRIED_RESOURCES: Final = RESOURCES[: RESOURCES.index("any")]
CARRIED_POINTS: Final = POINTS[: POINTS.index("sail")]
CARRIED_LINKS: Final = ["then", "else"]
CARRIED_MEASURES: Final = MEASURES[: MEASURES.index("level")]
# Fields that the loader reads but no rule uses yet.
IDLE_FIELDS: Final = ["owls", "stars", "use-owls", "levels"]
# Kinds, specials and event returns that only the code of these cards implements.
ONLY_FOR: Final = {
    "centre": CENTRE_CARDS,
    "region-expansion": ["gold-cache"],
    "gold-cache": ["gold-cache"],
    "scout": ["scout"],
    "yule": ["yule"],
    "reshuffle": ["yule"],
}
# Cards whose sentences of these triggers are implemented by name.
BY_NAME: Final = {
    "brigitta": ["before-roll"],
    "reiner-herald": ["before-roll", "celebration"],
    "sebastian": ["event"],
}
ALWAYS: Final = "always"  # without an `if`

# Abbreviations for several words below; a range stands for every number in it.
SHORT: Final = {
    "STOCK": ",".join([*CARRIED_RESOURCES, "any"]),
    "TYPE": ",".join(CARRIED_RESOURCES),
    "PLACED": "building,town-building,unit,strength-unit,trading-unit,hero,trade-ship,costly-red",
    "COUNTED": "one,trade-ships,heroes,pirate-ships,strength-units,progress-buildings,"
    "markets-and-harbors",
    "MEASURE": ",".join([ALWAYS, *(m + sign for m in CARRIED_MEASURES for sign in ("", "<="))]),
}
GAIN: Final = "gain STOCK,grain-or-wool 1-99 per COUNTED upto 0-99 if MEASURE"
TAKE: Final = "take STOCK 1-99 per COUNTED if MEASURE"
SEARCH: Final = "search stack upto 1 if MEASURE"
SUNK: Final = "remove PLACED by victim to discard,stack if MEASURE"
ACTS: Final = [
    GAIN,
    "gain own at rolled,a-bath-house if MEASURE",
    "pay STOCK 1-99",
    "convert TYPE 1-99 into other",
    TAKE,
    "take STOCK 1-99 upto 0-99 if MEASURE",
    "take one-type 3 at room if MEASURE",
    "give any if MEASURE",
    "remove PLACED by me to stack if MEASURE",
    SUNK,
    "look hand",
    "steal unit-or-action upto 1",
    "fetch discard,opponent-discard",
]
# The kinds of cards that have a trigger, the trigger with the cards it is about, and the verbs
# allowed there. A word that is not named must have its default value. A named word must have one of
# these values.
SENTENCES: Final[list[tuple[str, str, list[str]]]] = [
    ("action", "play", ACTS),
    *[("green red", TRIGGERS[trigger], [*ACTS, SEARCH]) for trigger in FUNCTIONS],
    ("green red", "built", [GAIN, SEARCH, SUNK]),
    (
        "event",
        "drawn",
        [
            f"{GAIN} who me,each,more-trade-ships",
            "gain own who each per stores-beside at regions",
            "convert gold into any who each upto 1-99",
            "lose own who each at cities",
            "remove building who strength-holder named 1-9 by victim to stack",
            "look hand who strength-holder",
            "bury card 1-99 who strength-holder",
        ],
    ),
    (
        "green red",
        "while",
        [
            "rate TYPE 2",
            "rate own 2 at beside",
            "tune search-cost,trade-amount,exchanges 0-99",
            f"points {','.join(CARRIED_POINTS)} per one,trade-ships,markets-and-harbors "
            "if always,trade-ships",
            "discount PLACED",
        ],
    ),
    ("green red", "number", ["boost TYPE at beside"]),
    ("green red", "brigand", ["shield count at beside"]),
    ("green red", "harvest", ["gain gold 1-99"]),
    ("green red", "lost-card", ["gain any 1-99"]),
    ("green red", "event riots", ["cancel it if number,number<="]),
    ("green red", "event plague", ["shield loss at this-city", "gain any 1-99"]),
    ("green red", "attacked arsonist", ["guard town-building at this-city"]),
    ("green red", "attacked", ["roll die low 1-6 high 1-6", "cancel it"]),
]
# Triggers whose verbs run one after another; the others hold while a card stands.
RUN: Final = ["play", "built", "drawn", *(TRIGGERS[trigger] for trigger in FUNCTIONS)]
# Verbs that may appear twice; of others, a second one would have no effect.
REPEATED: Final = ["gain", "take", "tune"]
# Verbs that must follow another, and verbs that another must follow.
BEHIND: Final = {
    "drawn bury": "look",
    "attacked cancel": "roll",
    **{f"{trigger} steal": "look" for trigger in RUN},
}
BEFORE: Final = {"drawn look": "bury", "attacked roll": "cancel"}
PAYING: Final = ["pay", "convert"]  # once in a sentence
ENDLESS: Final = ["gain", "look"]  # not at will, unless there is a price


class Shape:
    """A verb with the words it may have here."""

    def __init__(self, text: str) -> None:
        self.verb, subjects, *rest = text.split()
        self.subjects = _words(subjects)
        self.amounts = _range(rest.pop(0) if rest and rest[0][0].isdecimal() else "1")
        said = dict(zip(rest[::2], rest[1::2], strict=True))
        self.conditions = _words(said.get("if", ALWAYS))
        self.ranges = {word: _range(said.get(word, "0")) for word in NUMBERED}
        self.words = {w: _words(said.get(w, values[0])) for w, values in FOLLOWERS.items()}

    def strange(self, deed: Deed) -> list[str]:
        """Return the words of a deed of this verb that are not allowed in it."""
        subject = SUBJECTS[self.verb][deed.what]
        found = [] if subject in self.subjects else [subject]
        if deed.amount not in self.amounts:
            found.append(str(deed.amount))
        found += [word for word, bound in self.ranges.items() if getattr(deed, word) not in bound]
        for word, values in self.words.items():
            value = FOLLOWERS[word][getattr(deed, word)]
            if value not in values:
                found.append(f"{word} {value}")
        cond = _condition(deed.cond)
        if cond not in self.conditions:
            found.append("if" if cond == ALWAYS else f"if {cond}")
        return found


def _condition(atom: Atom | None) -> str:
    if atom is None:
        return ALWAYS
    return MEASURES[atom.measure] + ("<=" if atom.high < NO_BOUND else "")


def _words(text: str) -> set[str]:
    return {*",".join(SHORT.get(word, word) for word in text.split(",")).split(",")}


def _range(text: str) -> range:
    low, _, high = text.partition("-")
    return range(int(low), int(high or low) + 1)


SHAPES: Final = [(kinds, head, [Shape(text) for text in texts]) for kinds, head, texts in SENTENCES]


def refuse_uncarried(card: Card, fields: Fields, cards: list[Card]) -> None:
    """Refuse the first word of a card that is known but that this engine does not implement."""
    strange = [*_numbers(card), *_needs(card), *_sentences(card, cards)]
    if strange:
        raise fields.bad("CARD-11", strange[0][0], word=strange[0][1])


def _numbers(card: Card) -> list[tuple[str, str]]:
    """Return the words of kind, price, points and fields that the engine does not implement."""
    kind = KINDS[card.kind]
    found = [("kind", kind)] if kind not in CARRIED_KINDS else []
    special, reseat = ("special", card.special), ("reseat", RESEATS[card.reseat])
    for field, word in (("kind", kind), special, reseat):
        if card.key not in ONLY_FOR.get(word, [card.key]):
            found.append((field, word))
    if FAMILIES[card.family] not in CARRIED_FAMILIES:
        found.append(("family", FAMILIES[card.family]))
    for field, row, words in (("cost", card.cost, RESOURCES), ("points", card.points, POINTS)):
        carried = CARRIED_RESOURCES if field == "cost" else CARRIED_POINTS
        found += [(field, words[at]) for at, n in enumerate(row) if n and words[at] not in carried]
    for field in IDLE_FIELDS:
        if getattr(card, field.replace("-", "_")):
            found.append((field, field))
    return found


def _needs(card: Card) -> list[tuple[str, str]]:
    atoms = [atom for line in card.needs for atom in line]
    return [("needs", MEASURES[atom.measure]) for atom in atoms if not _carried(atom)]


def _carried(atom: Atom) -> bool:
    """Return whether a measure is implemented; for a card only presence is, not a number."""
    if atom.measure == IN_PLAY:
        return (atom.low, atom.high) in ((1, NO_BOUND), (-NO_BOUND, 0))
    return MEASURES[atom.measure] in CARRIED_MEASURES


def _sentences(card: Card, cards: list[Card]) -> list[tuple[str, str]]:
    found: list[str] = []
    for effect in card.effects:
        trigger = TRIGGERS[effect.trigger]
        if trigger not in BY_NAME.get(card.key, []):
            about = [cards[title].key for title in effect.about]
            found += _sentence(KINDS[card.kind], trigger, effect.deeds, about)
    return [("does", word) for word in [*found, *_twice(card)]]


def _twice(card: Card) -> list[str]:
    """Return repeated functions, lasting verbs or triggers: only the first would be read."""
    triggers = [TRIGGERS[effect.trigger] for effect in card.effects]
    functions = [TRIGGERS[e.trigger] for e in card.effects if e.trigger in FUNCTIONS]
    lasting = [
        VERBS[deed.verb]
        for effect in card.effects
        if TRIGGERS[effect.trigger] not in RUN
        for deed in effect.deeds
    ]
    found = [verb for at, verb in enumerate(lasting) if verb in lasting[:at]]
    found = [verb for verb in found if verb not in REPEATED]
    return functions[1:] + found + [t for t in ABOUT_CARDS if triggers.count(t) > 1]


def _sentence(kind: str, trigger: str, deeds: list[Deed], about: list[str]) -> list[str]:
    """Return the words of a sentence that are not allowed after its trigger."""
    shapes = [
        shape
        for kinds, head, group in SHAPES
        if kind in kinds.split() and head.split() in ([trigger], [trigger, *about])
        for shape in group
    ]
    if not shapes:
        return [" ".join([trigger, *about])]
    found = _order(trigger, [VERBS[deed.verb] for deed in deeds])
    for deed in deeds:
        if LINKS[deed.link] not in (CARRIED_LINKS if trigger in RUN else LINKS[:1]):
            found.append(LINKS[deed.link])
        mine = [shape.strange(deed) for shape in shapes if shape.verb == VERBS[deed.verb]]
        found += sorted(mine, key=len)[0] if mine else [VERBS[deed.verb]]
        if deed.cond and not _carried(deed.cond):
            found.append(MEASURES[deed.cond.measure])
    return found


def _order(trigger: str, said: list[str]) -> list[str]:
    """Return the verbs of a sentence that are not allowed in their position."""
    found = [verb for at, verb in enumerate(said) if verb in said[:at] and verb not in REPEATED]
    paying = [verb for verb in said if verb in PAYING]
    found += paying[1:]
    for before, verb, behind in zip(["", *said], said, [*said[1:], ""], strict=False):
        wanted = f"{trigger} {verb}"
        if before != BEHIND.get(wanted, before) or behind != BEFORE.get(wanted, behind):
            found.append(verb)
    endless = trigger == "any" and not paying
    return [*found, *(verb for verb in said if endless and verb in ENDLESS)]
