"""Parameters of messages: the fields of an event, action or refusal, with names for numbers."""

from typing import Any, Final

from signoria.kernel.game import Game
from signoria.kernel.seats import EVERYONE, seats_in
from signoria.locales.catalogues import GENERAL, Args, Catalogue, catalogue

# Field names that mean the same in every game: a seat, seats as bits, any value of the game.
SEAT_ENDINGS: Final = ("seat", "opener", "bidder")
SEAT_SETS: Final = frozenset({"actors", "bidders", "winners", "parties", "losers", "hearers"})
ANY_THING: Final = frozenset({"thing", "memo"})
CARDS: Final = "cards"
CARD_KIND: Final = "colour"


def message_id(kind: str, key: str) -> str:
    """Return the id of a message: `event` and `bid_placed` give `event-bid-placed`."""
    return f"{kind}-{key}".replace("_", "-")


def catalogue_name(game: Game[Any] | None) -> str:
    """Return the catalogue of a game; without a game, the server's."""
    return GENERAL if game is None else game.slug


class MessageParams:
    """Parameters of a message, by field.

    A number whose field is a kind of the game becomes its name. Further parameters are its number
    (`$city_number`), its key for selectors (`$city_key`) and the name's other forms, which are the
    attributes of its message (`$item_acc`). A seat becomes its player's name; seats as bits become
    a list of names with their number (`$winners_count`).

    `$thing` and `$memo` may be of any kind, so they become one name for each kind (`$thing_city`,
    `$thing_role`). With five counts of cards `$cards_known` says whether they may be seen. A row of
    a kind (`$domains`) becomes a list of names. A row of the game's records (`$clauses`) becomes
    the text of `record-clauses` for each record.
    """

    def __init__(self, lang: str, game: Game[Any] | None, names: list[str]) -> None:
        self.lang = lang
        self.game = game
        self.words: Catalogue = catalogue(lang, catalogue_name(game))
        self.kinds: dict[str, list[str]] = {} if game is None else game.names
        self.records: dict[str, list[str]] = {} if game is None else game.records
        self.names = names
        self.args: Args = {}

    def add_all(self, fields: dict[str, Any]) -> Args:
        """Add every field; fields named like the card colours become one list of cards."""
        colours = self.kinds.get(CARD_KIND, [])
        if colours and all(colour in fields for colour in colours):
            fields = {CARDS: [fields[colour] for colour in colours]}
        for name, value in fields.items():
            self.add(name, value)
        return self.args

    def add(self, name: str, value: Any) -> None:
        """Add one field."""
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
        """Return the text of each record of a row, by the message with the row's name."""
        fields, said = self.records[name], []
        for start in range(0, len(row), len(fields)):
            inner = MessageParams(self.lang, self.game, self.names)
            record = row[start : start + len(fields)]
            inner.add_all(dict(zip(fields, record, strict=True)))
            said.append(self.words.say(f"record-{name}", inner.args))
        return said

    def _anything(self, name: str, value: int) -> None:
        self.args[name] = value
        for kind in self.kinds:
            self._named(f"{name}_{kind}", kind, value)

    def _named(self, name: str, kind: str, value: int | str) -> None:
        """Add a value of a kind, given by its number, or by its key as written by a person."""
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
        """Return the name of a value of a kind; a number outside the kind is called unknown."""
        keys = self.kinds[kind]
        if 0 <= number < len(keys):
            return self.words.say(message_id(kind, keys[number]))
        return self.words.say("unknown-number", {"number": number})

    def seat(self, seat: int) -> str:
        """Return the name of the player of a seat."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if seat < 0:
            return self.words.say("everyone" if seat == EVERYONE else "nobody")
        return self.words.say("seat-number", {"number": seat + 1})

    def cards(self, counts: list[int]) -> str:
        """Return counts of cards as a list: `2 universities, 1 castle`."""
        keys = self.kinds[CARD_KIND]
        texts = [
            self.words.say(message_id(CARDS, keys[at]), {"number": number})
            for at, number in enumerate(counts)
            if number
        ]
        return ", ".join(texts) if texts else self.words.say("cards-none")

    def listed(self, texts: list[str]) -> str:
        """Return texts as a list in a sentence: `one, another and a third`."""
        if len(texts) < 2:
            return texts[0] if texts else self.words.say("nobody")
        first, last = ", ".join(texts[:-1]), texts[-1]
        return self.words.say("list-and", {"first": first, "last": last})
