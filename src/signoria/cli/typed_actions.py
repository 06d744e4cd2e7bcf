"""Parser of typed text: a number of the list, a shown name, or the wire's words for an action."""

import re
from typing import Any

from signoria.cli.setups import Setup
from signoria.kernel.action import Action
from signoria.kernel.fields import field_names
from signoria.kernel.wire import BadWire, decode


def plain(text: str) -> str:
    """Return a text without case, punctuation and extra spaces, for comparing typed names."""
    return " ".join(re.findall(r"-?\d+|[^\W\d]+", text.casefold().replace("_", " ")))


def action_of(setup: Setup, legal: list[Action], typed: str) -> Action | None:
    """Return the action that a text means, legal or not; None if there is none, or several."""
    text = plain(typed)
    if text.isdecimal():
        number = int(text)
        return legal[number - 1] if 1 <= number <= len(legal) else None
    if not text:
        return None
    return _named(setup, legal, text) or _wired(setup, text) or _named(setup, setup.game.menu, text)


def _named(setup: Setup, actions: list[Action], text: str) -> Action | None:
    """Return the one action with that label, or the one whose label begins with it."""
    labels = [plain(setup.words.action(setup.game, action)) for action in actions]
    if text in labels:
        return actions[labels.index(text)]
    begun = [number for number, label in enumerate(labels) if label.startswith(text + " ")]
    return actions[begun[0]] if len(begun) == 1 else None


def _wired(setup: Setup, text: str) -> Action | None:
    """Return the action of a wire name and its arguments, each a number or the name of a thing."""
    words = text.split()
    for length in range(len(words), 0, -1):
        name = "_".join(words[:length])
        if name in setup.game.actions:
            arguments = _arguments(setup, setup.game.actions[name], words[length:])
            try:
                return None if arguments is None else decode(setup.game.actions, [name, *arguments])
            except BadWire:
                return None
    return None


def _arguments(setup: Setup, kind: type[Action], words: list[str]) -> list[int] | None:
    """Return the arguments: names fill the fields they fit, numbers the remaining ones."""
    fields = field_names(kind)
    found: dict[str, int] = {}
    numbers: list[int] = []
    for word in words:
        if re.fullmatch(r"-?\d+", word):
            numbers.append(int(word))
            continue
        named = _thing(setup, [field for field in fields if field not in found], word)
        if named is None:
            return None
        found[named[0]] = named[1]
    if len(found) + len(numbers) != len(fields):
        return None
    return [found[field] if field in found else numbers.pop(0) for field in fields]


def _thing(setup: Setup, fields: list[str], word: str) -> tuple[str, int] | None:
    """Return the field and the number of a thing, by its key or by its shown name."""
    for field in fields:
        for number, key in enumerate(setup.game.names.get(field, [])):
            if word in (plain(key), plain(setup.words.thing(setup.game, field, number))):
                return field, number
    return None


def labels_of(setup: Setup, actions: list[Any]) -> list[str]:
    """Return the labels shown beside the numbers."""
    return [setup.words.action(setup.game, action) for action in actions]
