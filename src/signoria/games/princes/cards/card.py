"""A card as the engine reads it: rows of numbers, and sentences made of verbs."""

from signoria.games.princes.cards.vocabulary import (
    ACTION,
    BY_NUMBERS,
    BY_SENTENCE,
    BY_SPECIAL,
    EVENT,
    GREEN,
    MARKER,
    METROPOLIS,
    RED,
    REGION_EXPANSION,
    ROAD_COMPLEMENT,
    UNITS,
)


class Atom:
    """A number of a principality that has to lie between two bounds: `commerce>=3`."""

    def __init__(self, measure: int, low: int, high: int, title: int = -1) -> None:
        self.measure = measure
        self.low = low
        self.high = high
        # Of `card` and `level`: which title is counted.
        self.title = title


class Deed:
    """One verb with its words; what it does not say is nought or the first of its list."""

    def __init__(self, verb: int, what: int, amount: int) -> None:
        self.verb = verb
        self.what = what
        self.amount = amount
        self.link = 0
        self.who = 0
        self.per = 0
        self.at = 0
        self.by = 0
        self.to = 0
        # What is received for what is paid, by `convert`.
        self.into = 0
        # What a die is set to.
        self.face = 0
        # At most so many; nought where the amount itself is the bound.
        self.upto = 0
        # How many the attacker names before the victim picks.
        self.named = 0
        # The results of a roll that count.
        self.low = 0
        self.high = 0
        # The titles a guard or a cancelling is about are those of the whole sentence.
        self.cond: Atom | None = None


class Effect:
    """A sentence: when, about which titles, and what is done, in order."""

    def __init__(self, trigger: int, about: list[int], deeds: list[Deed]) -> None:
        self.trigger = trigger
        self.about = about
        self.deeds = deeds


class Card:
    """A card of a set; cards alike in several sets are one title."""

    def __init__(self, at: int, set_: int, key: str, title: int) -> None:
        # Its number, the number of the first card of its title, its set and its name there.
        self.id = at
        self.title = title
        self.set = set_
        self.key = key
        self.name = ""
        self.kind = self.family = 0
        # How many a box has, without the crescent moon and with it.
        self.plain = self.moon = 0
        self.cost: list[int] = []
        # Owls and stars to be paid for it, and owls for each use of it.
        self.owls = self.stars = self.use_owls = 0
        self.points: list[int] = []
        # Of a card that is turned: a row of `LEVEL_WORDS` for each of its four levels.
        self.levels: list[list[int]] = []
        self.attack = False
        # One in a principality; one of this name on the table; a woman; lies face up in its era.
        self.single = False
        self.named = False
        self.heroine = False
        self.face_up = False
        # Built in the other principality.
        self.foreign = False
        # Lies on a card of this title; -1 for a site of its own.
        self.on = -1
        # Any of these lines suffices, all of a line are needed; empty: no requirement.
        self.needs: list[list[Atom]] = []
        self.effects: list[Effect] = []
        self.special = ""
        # Of an event: where it goes, and who gives it to a tournament unasked.
        self.reseat = 0
        self.giver = 0
        # Of a region: what it bears, on which number, whose it is.
        self.resource = -1
        self.number = 0
        self.back = 0
        # At most so many of the title are chosen, whatever the box holds; nought: no such bound.
        self.most = 0

    def copies(self) -> int:
        """How many the box has."""
        return self.plain + self.moon

    def price(self) -> int:
        """The printed number of resources, gold included."""
        return sum(self.cost)

    def is_unit(self) -> bool:
        """Heroes, ships, sages and plain units."""
        return self.family in UNITS

    def in_decks(self) -> bool:
        """Whether its back shows nothing but its set. [T12]"""
        return self.kind in (
            GREEN,
            RED,
            REGION_EXPANSION,
            ROAD_COMPLEMENT,
            METROPOLIS,
            MARKER,
            ACTION,
        )

    def is_event(self) -> bool:
        """Whether it belongs to the event stack."""
        return self.kind == EVENT

    def tier(self) -> int:
        """The lowest of the three tiers that carries all of it."""
        if self.special:
            return BY_SPECIAL
        return BY_SENTENCE if self.effects else BY_NUMBERS
