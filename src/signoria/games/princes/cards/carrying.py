"""The words of the closed lists that this engine implements; other words are refused."""

from typing import Final

from signoria.games.princes.cards.card import Atom, Card, Deed
from signoria.games.princes.cards.fields import Fields
from signoria.games.princes.cards.sentences import ANY_ATTACK, NO_BOUND
from signoria.games.princes.cards.terms import (
    ANY,
    CENTRE_CARDS,
    FOLLOWERS,
    IN_PLAY,
    MEASURES,
    NUMBERED,
    SUBJECTS,
    TOKENS,
)
from signoria.games.princes.cards.vocabulary import (
    ABOUT_CARDS,
    FAMILIES,
    FUNCTIONS,
    KINDS,
    LEVEL_WORDS,
    LINKS,
    POINTS,
    RESEATS,
    RESOURCES,
    TRIGGERS,
    VERBS,
)

CARRIED_KINDS: Final = [kind for kind in KINDS if kind != "sea"]
CARRIED_FAMILIES: Final = [family for family in FAMILIES if not family.startswith("sea-")]
CARRIED_RESOURCES: Final = RESOURCES[: RESOURCES.index("any")]
CARRIED_POINTS: Final = POINTS[: POINTS.index("sail")]
CARRIED_LINKS: Final = LINKS
CARRIED_MEASURES: Final = [measure for measure in MEASURES if measure != "free-roads"]
CARRIED_LEVELS: Final = [*CARRIED_POINTS, *TOKENS]
# Kinds, specials and event returns that only the code of these cards implements.
ONLY_FOR: Final = {
    "centre": CENTRE_CARDS,
    "gold-cache": ["gold-cache"],
    "scout": ["scout"],
    "yule": ["yule"],
    "reshuffle": ["yule"],
    "cole": ["cole"],
    "barbarian-attack": ["barbarian-attack"],
    **{key: [key] for key in ("wolfgang", "great-thingstead", "mercenaries", "thieves-hideout")},
    **{key: [key] for key in ("traveling-theater", "lighthouse", "wainwright", "brigand-camp")},
    **{key: [key] for key in ("trading-post", "hergild")},
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
    "PLACED": "building,costly-building,town-building,tall-building,unit,strength-unit,"
    "trading-unit,takeable-unit,hero,trade-ship,costly-red",
    "FETCHED": "card,trade-ship,artwork,unit-or-action,unit-or-free-action",
    "COUNTED": "one,trade-ships,heroes,pirate-ships,strength-units,progress-buildings,"
    "markets-and-harbors,groves,manifesto,units,vp-lead,ship-surplus",
    "MEASURE": ",".join([ALWAYS, *(m + sign for m in CARRIED_MEASURES for sign in ("", "<="))]),
}
GAIN: Final = "gain STOCK,grain-or-wool 1-99 per COUNTED upto 0-99 if MEASURE"
TAKE: Final = "take STOCK 1-99 per COUNTED upto 0-99 if MEASURE"
SEARCH: Final = "search stack upto 1 if MEASURE"
GAIN_TOKENS: Final = "token owls,stars 1-9 per COUNTED if MEASURE"
PAY_TOKENS: Final = "token owls,stars -9--1"
SUNK: Final = "remove PLACED by victim to discard,stack if MEASURE"
NAMING: Final = [
    "remove takeable-unit named 2 to hand",
    "remove unit named 1-9 by victim to discard,stack",
]
ACTS: Final = [
    GAIN,
    "gain own at rolled,a-bath-house,castle if MEASURE",
    f"{GAIN} low 3-6 high 3-6",
    "roll die",
    "level triumph if MEASURE",
    "level residences -1-1",
    "take same 1-9 upto 0-9",
    "remove building by me to discard",
    "pay TYPE 1-9 at beside",
    "give TYPE",
    "pay STOCK 1-99",
    "pay attack,unit-or-action 1",
    GAIN_TOKENS,
    PAY_TOKENS,
    "draw tops 1-9",
    "draw tops 1-9 who opponent upto 1-9",
    "convert TYPE 1-99 into other",
    "convert any into other at free,full",
    "convert any into gold upto 1-3",
    "gain TYPE 3 at one-store",
    TAKE,
    "take STOCK 1-99 upto 0-99 if MEASURE",
    "take one-type 3 at room if MEASURE",
    "take other 1-99",
    "take any 1-99 per vp-lead upto 1-15 by victim",
    "take owls,stars 1-9",
    "give any if MEASURE",
    "give TYPE at empty",
    "remove PLACED by me to stack if MEASURE",
    SUNK,
    "look hand",
    "look own-tops,event-tops 1-9",
    "bury card,unit-or-action by victim if MEASURE",
    "build city",
    "steal unit-or-action upto 1",
    "fetch discard,opponent-discard of FETCHED",
    "die-event choice",
]
# The kinds of cards that have a trigger, the trigger with the cards it is about, and the verbs
# allowed there. A word that is not named must have its default value. A named word must have one of
# these values.
PLACED: Final = "green red region-expansion road-complement marker"
SENTENCES: Final[list[tuple[str, str, list[str]]]] = [
    (
        "action",
        "play",
        [*ACTS, "contest owls,heroes", f"{GAIN} who each,more-units", "search stack upto 2"],
    ),
    ("green red", "later", ["takeover hero named 2", "leave self"]),
    ("red", "opp-trade", ["gain own 1"]),
    ("red", "event capricious-sea", ["cancel it if number,number<="]),
    ("road-complement", "while", ["tune barbarian-strength 1"]),
    *[(PLACED, TRIGGERS[trigger], [*ACTS, SEARCH]) for trigger in FUNCTIONS],
    *[("region-expansion marker", TRIGGERS[trigger], ["level self"]) for trigger in FUNCTIONS],
    ("region-expansion", "any", ["pay TYPE 1-3 at beside", "level self upto 3"]),
    (
        PLACED,
        "built",
        [GAIN, SEARCH, SUNK, GAIN_TOKENS, "draw tops 1-9", "level residences", *NAMING],
    ),
    (PLACED, "until", ["leave self if MEASURE"]),
    ("region-expansion", "number", ["token owls 1"]),
    (
        "event",
        "drawn",
        [
            f"{GAIN} who me,each,more-trade-ships",
            "level triumph",
            "gain own who each per stores-beside at regions",
            "gain own 1-99 who each at sages",
            "token owls,stars 1-9 who each",
            "token owls,stars -9--1 who each",
            "cancel it who each",
            "lose STOCK 1-99 who each if MEASURE",
            "convert gold into any who each upto 1-99",
            "lose own who each at cities",
            "remove building who strength-holder named 1-9 by victim to stack",
            "remove PLACED who each by victim to discard,stack if MEASURE",
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
            "tune trade-chooser,contest-ties,barbarian-loss 1",
            "tune heroes-double,ships-double,fortress-double 1",
            f"points {','.join(CARRIED_POINTS)} per one,trade-ships,markets-and-harbors "
            "if always,trade-ships",
            "discount PLACED,ship",
        ],
    ),
    ("green red", "brigand", ["shield count,both at beside", "gain TYPE 1-99 if MEASURE"]),
    ("green red", "number", ["boost TYPE at beside", "boost grain-or-wool at this-city"]),
    ("green red", "trade", ["token stars"]),
    ("green red", "celebration", ["token stars"]),
    ("green red", "harvest", ["gain gold 1-99"]),
    ("green red", "lost-card", ["gain any 1-99"]),
    ("green red", "event riots", ["cancel it if number,number<="]),
    ("marker", "event riots insurrection", ["token stars -1", "cancel it"]),
    ("green red", "event plague", ["shield loss at this-city", "gain any 1-99"]),
    ("green red", "attacked arsonist", ["guard town-building at this-city"]),
    ("green red", "attacked", ["roll die low 1-6 high 1-6", "cancel it"]),
]
# Functions for owls outside the action phase: against events and attacks, and to the die.
PAID_SENTENCES: Final[list[tuple[str, str, list[str]]]] = [
    ("green red", "event feud fraternal-feuds", ["cancel it"]),
    ("green red", "attacked", ["roll die low 1-6 high 1-6", "cancel it"]),
    ("green red", "before-roll", ["set-die event face choice"]),
    ("green red", "rolled", ["set-die event face event-card"]),
]
# Triggers whose verbs run one after another; the others hold while a card stands.
RUN: Final = ["play", "built", "drawn", *(TRIGGERS[trigger] for trigger in FUNCTIONS)]
# Verbs that may appear twice; of others, a second one would have no effect.
REPEATED: Final = ["gain", "take", "tune", "lose", "token", "pay", "draw"]
# Verbs that must follow another, and verbs that another must follow.
BEHIND: Final = {
    "drawn bury": "look",
    "play bury": "look",
    "attacked cancel": "roll",
    "later takeover": "leave",
    **{f"{trigger} steal": "look" for trigger in RUN},
}
BEFORE: Final = {
    "drawn look": "bury",
    "attacked roll": "cancel",
    **{f"{trigger} roll": "gain" for trigger in RUN},
}
PAYING: Final = ["pay", "convert"]  # once in a sentence
ENDLESS: Final = ["gain", "look"]  # not at will, unless there is a price


class Shape:
    """A verb with the words it may have here."""

    def __init__(self, text: str) -> None:
        self.verb, subjects, *rest = text.split()
        self.subjects = _words(subjects)
        self.amounts = _range(rest.pop(0) if rest and rest[0].lstrip("-")[0].isdecimal() else "1")
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
    """Return the numbers of `3`, `1-9` or `-9--1`."""
    low, _, high = text[1:].partition("-")
    low = text[0] + low
    return range(int(low), int(high or low) + 1)


Shapes = list[tuple[str, str, list[Shape]]]


def _shapes(sentences: list[tuple[str, str, list[str]]]) -> Shapes:
    return [(kinds, head, [Shape(text) for text in texts]) for kinds, head, texts in sentences]


SHAPES: Final = _shapes(SENTENCES)
PAID_SHAPES: Final = _shapes(PAID_SENTENCES)


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
    prices = RESOURCES if card.paid_there else CARRIED_RESOURCES
    rows = [("cost", card.cost, RESOURCES, prices), ("points", card.points, POINTS, CARRIED_POINTS)]
    rows += [("levels", row, LEVEL_WORDS, CARRIED_LEVELS) for row in card.levels]
    for field, row, words, carried in rows:
        found += [(field, words[at]) for at, n in enumerate(row) if n and words[at] not in carried]
    if card.levels and kind not in ("region-expansion", "marker"):
        found.append(("levels", kind))
    if card.use_owls and not card.effects and not card.special:
        found.append(("use-owls", "use-owls"))
    if card.paid_there and (kind != "region-expansion" or card.foreign):
        found.append(("paid-there", kind))
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
            paid = card.use_owls > 0 and effect.trigger not in FUNCTIONS
            shapes = _allowed(PAID_SHAPES if paid else SHAPES, KINDS[card.kind], trigger, about)
            if trigger == ANY_ATTACK and paid == bool(about):
                shapes = []  # for owls against every attack, else against those it names
            head = " ".join([trigger, *about])
            found += _sentence(shapes, trigger, effect.deeds) if shapes else [head]
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


def _allowed(known: Shapes, kind: str, trigger: str, about: list[str]) -> list[Shape]:
    """Return the verbs that may follow a trigger on a card of this kind."""
    heads = ([trigger], [trigger, *about])
    found = [
        group for kinds, head, group in known if kind in kinds.split() and head.split() in heads
    ]
    return [shape for group in found for shape in group]


def _sentence(shapes: list[Shape], trigger: str, deeds: list[Deed]) -> list[str]:
    """Return the words of a sentence that are not allowed after its trigger."""
    found = [word for way in _ways(deeds) for word in _order(trigger, way)]
    for deed in deeds:
        if LINKS[deed.link] not in (CARRIED_LINKS if trigger in RUN else LINKS[:1]):
            found.append(LINKS[deed.link])
        mine = [shape.strange(deed) for shape in shapes if shape.verb == VERBS[deed.verb]]
        found += sorted(mine, key=len)[0] if mine else [VERBS[deed.verb]]
        if deed.cond and not _carried(deed.cond):
            found.append(MEASURES[deed.cond.measure])
    return found


def _ways(deeds: list[Deed]) -> list[list[Deed]]:
    """Split deeds into alternatives, at each `or`."""
    starts = [at for at, deed in enumerate(deeds) if at == 0 or LINKS[deed.link] == "or"]
    return [deeds[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]


def _order(trigger: str, deeds: list[Deed]) -> list[str]:
    """Return the verbs of an alternative that are not allowed in their position."""
    said = [VERBS[deed.verb] for deed in deeds]
    found = [verb for at, verb in enumerate(said) if verb in said[:at] and verb not in REPEATED]
    paying = [verb for verb in said if verb in PAYING]
    priced = [deed.what for deed in deeds if VERBS[deed.verb] in PAYING]
    if "convert" in paying or ANY in priced or len({*priced}) < len(priced):
        found += paying[1:]  # together they could ask for more than there is
    for before, verb, behind in zip(["", *said], said, [*said[1:], ""], strict=False):
        wanted = f"{trigger} {verb}"
        if before != BEHIND.get(wanted, before) or behind != BEFORE.get(wanted, behind):
            found.append(verb)
    if trigger in RUN:
        rolled = said.index("roll") if "roll" in said else len(said)
        found += [said[at] for at, deed in enumerate(deeds) if (at > rolled) != (deed.low > 0)]
    endless = trigger == "any" and not paying
    return [*found, *(verb for verb in said if endless and verb in ENDLESS)]
