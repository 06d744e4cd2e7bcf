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

    def __init__(
        self, measure: int, low: int, high: int, title: int = -1, of_other: bool = False
    ) -> None:
        self.measure = measure
        self.low = low
        self.high = high
        # For `card` and `level`: the counted title.
        self.title = title
        # Whether the other principality is measured.
        self.of_other = of_other


class Deed:
    """One verb with its words; unwritten words are zero or the first of their list."""

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
        # By `fetch`: the cards of the pile that may be taken.
        self.of = 0
        # By `convert`: the resource received for the payment.
        self.into = 0
        # The face that a die is set to.
        self.face = 0
        # The upper bound; zero if the amount itself is the bound.
        self.upto = 0
        # How many the attacker names before the victim picks.
        self.named = 0
        # The results of a roll that count.
        self.low = 0
        self.high = 0
        # The titles of a guard or a cancelling are those of the whole sentence.
        self.cond: Atom | None = None

    def with_who(self, who: int) -> "Deed":
        """Return a copy that concerns others."""
        deed = Deed(self.verb, self.what, self.amount)
        deed.link, deed.per, deed.at, deed.by = self.link, self.per, self.at, self.by
        deed.to, deed.of, deed.into, deed.face = self.to, self.of, self.into, self.face
        deed.upto, deed.named, deed.low, deed.high = self.upto, self.named, self.low, self.high
        deed.cond, deed.who = self.cond, who
        return deed


class Effect:
    """A sentence: its trigger, the titles it is about, and its verbs in order."""

    def __init__(self, trigger: int, about: list[int], deeds: list[Deed]) -> None:
        self.trigger = trigger
        self.about = about
        self.deeds = deeds


class Card:
    """A card of a set; equal cards in several sets are one title."""

    def __init__(self, at: int, set_: int, key: str, title: int) -> None:
        # Its number, the number of the first card of its title, its set and its name there.
        self.id = at
        self.title = title
        self.set = set_
        self.key = key
        self.name = ""
        self.kind = self.family = 0
        # Copies in a box, without the crescent moon and with it.
        self.plain = self.moon = 0
        self.cost: list[int] = []
        # Owls and stars to be paid for it, and owls for each use of it.
        self.owls = self.stars = self.use_owls = 0
        self.points: list[int] = []
        # Of a card beside a region: the resource that region bears (-1: any), and whether its price
        # is paid from it.
        self.region = -1
        self.paid_there = False
        # Of a card that is turned: a row of `LEVEL_WORDS` for each of its four levels.
        self.levels: list[list[int]] = []
        # An attack; never the other's; dealt to both in a theme game; with needs not printed on it.
        self.attack = self.loyal = self.dealt = self.implied_needs = False
        # Flags: one in a principality; one of this name in play; a woman; face up in its era.
        self.single = self.named = self.heroine = self.face_up = False
        # Built in the other principality; on a road beside a city only; laid with the first city.
        self.foreign = self.near_city = self.with_city = False
        # Lies on a card of this title; -1 for a site of its own.
        self.on = -1
        # One of these lines suffices, but all of that line; empty: no requirement.
        self.needs: list[list[Atom]] = []
        self.effects: list[Effect] = []
        self.special = ""
        # Of an event: the place it returns to, and who adds it to a tournament automatically.
        self.reseat = 0
        self.giver = 0
        # Of a region: its resource, its production number, its start owner.
        self.resource = -1
        self.number = 0
        self.back = 0
        # The most copies of the title in a deck; zero: no such bound.
        self.most = 0
        # Whether our sources leave a doubt about what it says.
        self.doubtful = False
        # All its fields as the file has them, in one order: equal cards have equal values.
        self.value = ""

    def copies(self) -> int:
        """Return how many the box has."""
        return self.plain + self.moon

    def price(self) -> int:
        """Return the printed number of resources, gold included."""
        return sum(self.cost)

    def is_unit(self) -> bool:
        """Return whether it is a hero, ship, sage or plain unit."""
        return self.family in UNITS

    def in_decks(self) -> bool:
        """Return whether its back shows nothing but its set. [T12]"""
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
        """Return whether it belongs to the event stack."""
        return self.kind == EVENT

    def tier(self) -> int:
        """Return the lowest of the three tiers that covers all of it."""
        if self.special:
            return BY_SPECIAL
        return BY_SENTENCE if self.effects else BY_NUMBERS
