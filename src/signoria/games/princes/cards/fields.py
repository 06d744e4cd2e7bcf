"""The fields of a card in its file, each read with its type; errors name their place."""

from typing import Any

from signoria.kernel.action import Refusal


class BadCards(Exception):
    """An error in card data: the file, card and field, and the rule that it breaks."""

    def __init__(self, rule: str, **params: int | str) -> None:
        self.refusal = Refusal(rule, dict(params))
        super().__init__(rule, params)


class Fields:
    """One table of a file; each field is read once, and fields never read are unknown."""

    def __init__(self, file: str, card: str, table: dict[str, Any]) -> None:
        self.file = file
        self.card = card
        self.table = table
        self.asked: set[str] = set()

    def bad(self, rule: str, field: str, **params: int | str) -> BadCards:
        """Return an error about a field, with its place."""
        return BadCards(rule, file=self.file, card=self.card, field=field, **params)

    def has(self, field: str) -> bool:
        """Return whether the field is written."""
        return field in self.table

    def text(self, field: str, default: str | None = None) -> str:
        """Read a word or a sentence."""
        found = self._ask(field, default)
        if not isinstance(found, str):
            raise self.bad("CARD-4", field)
        return found

    def among(self, field: str, words: list[str], default: str | None = None) -> int:
        """Read a word and return its index in a closed list."""
        found = self.text(field, default)
        if found not in words:
            raise self.bad("CARD-9", field, word=found)
        return words.index(found)

    def numbers(self, field: str, default: list[int] | None = None) -> list[int]:
        """Read a row of whole numbers, zero or more."""
        found = self._ask(field, default)
        if not isinstance(found, list) or not all(_is_count(number) for number in found):
            raise self.bad("CARD-4", field)
        return found

    def number(self, field: str, default: int | None = None) -> int:
        """Read a whole number, zero or more."""
        found = self._ask(field, default)
        if not _is_count(found):
            raise self.bad("CARD-4", field)
        return int(found)

    def flag(self, field: str) -> bool:
        """Read a boolean; false if nothing is written."""
        found = self._ask(field, False)
        if not isinstance(found, bool):
            raise self.bad("CARD-4", field)
        return found

    def counts(self, field: str, words: list[str], needed: bool) -> list[int]:
        """Read a number for each word of a closed list: `{ brick = 1, ore = 2 }`."""
        return self._row(field, self._ask(field, None if needed else {}), words)

    def rows(self, field: str, words: list[str], size: int) -> list[list[int]]:
        """Read `size` rows of such numbers, or none."""
        found = self._ask(field, [])
        if not isinstance(found, list) or len(found) not in (0, size):
            raise self.bad("CARD-4", field)
        return [self._row(field, row, words) for row in found]

    def _row(self, field: str, found: Any, words: list[str]) -> list[int]:
        if not isinstance(found, dict) or not all(_is_count(n) for n in found.values()):
            raise self.bad("CARD-4", field)
        for word in found:
            if word not in words:
                raise self.bad("CARD-9", field, word=word)
        return [found.get(word, 0) for word in words]

    def texts(self, field: str) -> list[str]:
        """Read a row of sentences; empty if nothing is written."""
        found = self._ask(field, [])
        if not isinstance(found, list) or not all(isinstance(text, str) for text in found):
            raise self.bad("CARD-4", field)
        return found

    def done(self) -> None:
        """Refuse fields that were never read."""
        for field in self.table:
            if field not in self.asked:
                raise self.bad("CARD-10", field)

    def _ask(self, field: str, default: Any) -> Any:
        self.asked.add(field)
        if field not in self.table and default is None:
            raise self.bad("CARD-3", field)
        return self.table.get(field, default)


def _is_count(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
