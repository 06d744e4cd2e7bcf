"""Where ints become names: the fields of an event, wish or refusal as a message may use them."""

from typing import Any, Final

from signoria.kernel.game import Game
from signoria.kernel.seats import EVERYONE, seats_in
from signoria.locales.catalogues import HOUSE, Args, Catalogue, catalogue

# Field names that mean the same in every game: a seat, seats as bits, any thing of the game.
SEAT_ENDINGS: Final = ("seat", "opener", "bidder")
SEAT_SETS: Final = frozenset({"actors", "bidders", "winners", "parties", "losers", "hearers"})
ANY_THING: Final = frozenset({"thing", "memo"})
CARDS: Final = "cards"
CARD_KIND: Final = "colour"


def message_id(kind: str, key: str) -> str:
    """The id of a message: `event` and `bid_placed` give `event-bid-placed`."""
    return f"{kind}-{key}".replace("_", "-")


def house_name(game: Game[Any] | None) -> str:
    """The catalogue that speaks for a game; the house's own if there is none."""
    return HOUSE if game is None else game.slug


class Figures:
    """What a message may mention, by field.

    A number whose field is a kind of the game becomes its name; beside it stand its number
    (`$city_number`), its key for selectors (`$city_key`) and the name's other forms, which are the
    attributes of its message (`$item_acc`). A seat becomes the name of who sits there, seats as
    bits a list of names with their number (`$winners_count`). `$thing` and `$memo` may be
    anything, so they become one name for each kind (`$thing_city`, `$thing_role`). Of five counts
    of cards `$cards_known` says whether they may be seen. A row of a kind (`$domains`) becomes a
    list of names, a row of the game's records (`$clauses`) what `record-clauses` says of each.
    """

    def __init__(self, lang: str, game: Game[Any] | None, names: list[str]) -> None:
        self.lang = lang
        self.game = game
        self.words: Catalogue = catalogue(lang, house_name(game))
        self.kinds: dict[str, list[str]] = {} if game is None else game.names
        self.records: dict[str, list[str]] = {} if game is None else game.records
        self.names = names
        self.args: Args = {}

    def add_all(self, fields: dict[str, Any]) -> Args:
        """Take in every field, and the cards if fields are named like their colours."""
        colours = self.kinds.get(CARD_KIND, [])
        if colours and all(colour in fields for colour in colours):
            fields = {CARDS: [fields[colour] for colour in colours]}
        for name, value in fields.items():
            self.add(name, value)
        return self.args

    def add(self, name: str, value: Any) -> None:
        """Take in one field."""
        if isinstance(value, bool):
            self.args[name] = "yes" if value else "no"
        elif isinstance(value, list):
            self._row(name, value)
        elif name.endswith(SEAT_ENDINGS) and isinstance(value, int):
            self.args[name] = self.seat(value)
        elif name in SEAT_SETS:
            self.args[name] = self.listed([self.seat(seat) for seat in seats_in(value)])
            self.args[f"{name}_count"] = value.bit_count()
        elif name in ANY_THING:
            self._anything(name, value)
        elif name in self.kinds:
            self._named(name, name, value)
        else:
            self.args[name] = value

    def _row(self, name: str, row: list[int]) -> None:
        if name == CARDS:
            self.args["cards_known"] = "yes" if row else "no"
            self.args[CARDS] = self.cards(row)
        elif name in self.records:
            self.args[f"{name}_known"] = "yes" if row else "no"
            self.args[name] = "; ".join(self._records(name, row))
        elif name.removesuffix("s") in self.kinds:
            kind = name.removesuffix("s")
            self.args[name] = ", ".join(self.thing(kind, number) for number in row)
        else:
            texts = [
                self.words.say("amount-of-seat", {"seat": self.seat(seat), "amount": amount})
                for seat, amount in enumerate(row)
            ]
            self.args[name] = ", ".join(texts)

    def _records(self, name: str, row: list[int]) -> list[str]:
        """Each record of a row as the message that has the row's name says it."""
        fields, said = self.records[name], []
        for start in range(0, len(row), len(fields)):
            inner = Figures(self.lang, self.game, self.names)
            record = row[start : start + len(fields)]
            inner.add_all(dict(zip(fields, record, strict=True)))
            said.append(self.words.say(f"record-{name}", inner.args))
        return said

    def _anything(self, name: str, value: int) -> None:
        self.args[name] = value
        for kind in self.kinds:
            self._named(f"{name}_{kind}", kind, value)

    def _named(self, name: str, kind: str, value: int | str) -> None:
        """A value of a kind by its number, or by its key where a file or a person wrote it."""
        keys = self.kinds[kind]
        number = value if isinstance(value, int) else keys.index(value) if value in keys else -1
        known = 0 <= number < len(keys)
        message = message_id(kind, keys[number] if known else keys[0])
        self.args[name] = self.thing(kind, number) if known or number == value else value
        self.args[f"{name}_number"] = number
        self.args[f"{name}_key"] = keys[number] if known else ""
        for form in self.words.forms(message):
            text = self.words.say(message, attribute=form) if known else self.args[name]
            self.args[f"{name}_{form}"] = text

    def thing(self, kind: str, number: int) -> str:
        """The name of a value of a kind; a number that is none of them is called unknown."""
        keys = self.kinds[kind]
        if 0 <= number < len(keys):
            return self.words.say(message_id(kind, keys[number]))
        return self.words.say("unknown-number", {"number": number})

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if seat < 0:
            return self.words.say("everyone" if seat == EVERYONE else "nobody")
        return self.words.say("seat-number", {"number": seat + 1})

    def cards(self, counts: list[int]) -> str:
        """Counts of cards as a list: `2 universities, 1 castle`."""
        keys = self.kinds[CARD_KIND]
        texts = [
            self.words.say(message_id(CARDS, keys[at]), {"number": number})
            for at, number in enumerate(counts)
            if number
        ]
        return ", ".join(texts) if texts else self.words.say("cards-none")

    def listed(self, texts: list[str]) -> str:
        """Texts as a list in a sentence: `one, another and a third`."""
        if len(texts) < 2:
            return texts[0] if texts else self.words.say("nobody")
        first, last = ", ".join(texts[:-1]), texts[-1]
        return self.words.say("list-and", {"first": first, "last": last})
