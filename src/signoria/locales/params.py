"""Parameters of messages: the fields of an event, action or refusal, with names for numbers."""

from collections.abc import Mapping
from typing import Any

from signoria.kernel.game import Game
from signoria.kernel.kinds import (
    ANYTHING,
    SEAT,
    SEATS,
    Count,
    Each,
    Groups,
    Kind,
    Kinds,
    Named,
    Row,
)
from signoria.kernel.seats import EVERYONE, seats_in
from signoria.locales.catalogues import GENERAL, Args, Catalogue, catalogue


def message_id(kind: str, key: str) -> str:
    """Return the id of a message: `event` and `bid_placed` give `event-bid-placed`."""
    return f"{kind}-{key}".replace("_", "-")


def catalogue_name(game: Game[Any] | None) -> str:
    """Return the catalogue of a game; without a game, the server's."""
    return GENERAL if game is None else game.slug


class MessageParams:
    """Parameters of a message, by field and its kind.

    A thing with a name becomes that name. Further parameters are its number (`$city_number`), its
    key for selectors (`$city_key`) and the name's other forms, which are the attributes of its
    message (`$item_acc`). A seat becomes its player's name; a set of seats becomes a list of names
    with their number (`$winners_count`).

    `$thing` and `$memo` may be of any kind, so they become one name for each kind (`$thing_city`,
    `$thing_role`). Counts of cards become a list of cards, and `$cards_known` says whether they may
    be seen. A row of things (`$domains`) becomes a list of names. A row of groups (`$clauses`)
    becomes the text of `record-clauses` for each group.
    """

    def __init__(self, lang: str, game: Game[Any] | None, names: list[str]) -> None:
        self.lang = lang
        self.game = game
        self.words: Catalogue = catalogue(lang, catalogue_name(game))
        self.kinds: dict[str, Kind] = {} if game is None else {k.name: k for k in game.kinds}
        self.names = names
        self.args: Args = {}

    def add_all(self, fields: Mapping[str, Any], kinds: Kinds) -> Args:
        """Add every field by its declared kind; a field without one is as it is."""
        single = {name: kind for name, kind in kinds.items() if isinstance(kind, Count)}
        if single and all(name in fields for name in single):
            self._counts("cards", [fields[name] for name in single], next(iter(single.values())).by)
        for name, value in fields.items():
            if name not in single:
                self.add(name, value, kinds.get(name))
        return self.args

    def add(self, name: str, value: Any, kind: Kind | None) -> None:
        """Add one field."""
        if isinstance(value, bool):
            self.args[name] = "yes" if value else "no"
        elif isinstance(kind, Row | Groups):
            self._row(name, value, kind)
        elif kind is SEAT:
            self.args[name] = self.seat(value)
        elif kind is SEATS:
            self.args[name] = self.listed([self.seat(seat) for seat in seats_in(value)])
            self.args[f"{name}_count"] = value.bit_count()
        elif kind is ANYTHING:
            self._anything(name, value)
        elif isinstance(kind, Named):
            self._named(name, kind, value)
        else:
            self.args[name] = value

    def _row(self, name: str, row: list[int], kind: Row | Groups) -> None:
        if isinstance(kind, Each):
            self._counts(name, row, kind.by)
        elif isinstance(kind, Groups):
            self.args[f"{name}_known"] = "yes" if row else "no"
            self.args[name] = "; ".join(self._groups(kind, row))
        elif isinstance(kind.of, Named):
            self.args[name] = ", ".join(self.thing(kind.of.name, number) for number in row)
        else:
            texts = [
                self.words.say("amount-of-seat", {"seat": self.seat(seat), "amount": amount})
                for seat, amount in enumerate(row)
            ]
            self.args[name] = ", ".join(texts)

    def _counts(self, name: str, row: list[int], of: Kind) -> None:
        self.args[f"{name}_known"] = "yes" if row else "no"
        self.args[name] = self.cards(row, of.name)

    def _groups(self, kind: Groups, row: list[int]) -> list[str]:
        """Return the text of each record of a row, by the message with the kind's name."""
        size, said = len(kind.fields), []
        for start in range(0, len(row), size):
            inner = MessageParams(self.lang, self.game, self.names)
            record = dict(zip(kind.fields, row[start : start + size], strict=True))
            said.append(self.words.say(f"record-{kind.name}", inner.add_all(record, kind.fields)))
        return said

    def _anything(self, name: str, value: int) -> None:
        self.args[name] = value
        for kind in self.kinds.values():
            self._named(f"{name}_{kind.name}", kind, value)

    def _named(self, name: str, kind: Kind, value: int | str) -> None:
        """Add a value of a kind, given by its number, or by its key as written by a person."""
        keys = kind.keys
        number = value if isinstance(value, int) else keys.index(value) if value in keys else -1
        known = 0 <= number < len(keys)
        message = message_id(kind.name, keys[number] if known else keys[0])
        self.args[name] = self.thing(kind.name, number) if known or number == value else value
        self.args[f"{name}_number"] = number
        self.args[f"{name}_key"] = keys[number] if known else ""
        for form in self.words.forms(message):
            text = self.words.say(message, attribute=form) if known else self.args[name]
            self.args[f"{name}_{form}"] = text

    def thing(self, kind: str, number: int) -> str:
        """Return the name of a value of a kind; a number outside the kind is called unknown."""
        keys = self.kinds[kind].keys
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

    def cards(self, counts: list[int], kind: str = "colour") -> str:
        """Return counts of cards as a list: `2 universities, 1 castle`."""
        keys = self.kinds[kind].keys
        texts = [
            self.words.say(message_id("cards", keys[at]), {"number": number})
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
