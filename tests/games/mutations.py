"""Ledgers with random mistakes under a correct hash chain, as a forger would write them."""

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from signoria.kernel.hash_chain import hashed_line

GOLDEN: Final = Path(__file__).parents[1] / "golden"
FEWEST: Final = 6  # sources, even if a game has fewer presets
MOST: Final = 3  # mutations of a ledger
ODD: Final = [-9, -3, -2, -1, 0, 1, 2, 5, 16, 63, 255, 10_000, (1 << 31) - 1, 1 << 31, 1 << 63]
OTHER: Final[list[Any]] = [None, True, 1.5, "", "hidden", "none", [], {}, [[]], 10**400, "é" * 200]
TEXTS: Final = ["SD1-A", "10000,0", "0,0", "10000,20000", "standard", "²²", "a\nb", "masons"]

Things = list[dict[str, Any]]
Place = tuple[Any, Any]  # an object or a list, and the key of a value in it
Mutation = Callable[[Random, Things], None]


@cache
def sources(slug: str) -> list[str]:
    """Return the texts of a golden game of each preset, and of more if these are few."""
    folder = GOLDEN / slug.replace("-", "_")
    texts = sorted((path.read_text("utf-8") for path in folder.glob("*.jsonl")), key=len)
    shortest = {preset_of(text): text for text in reversed(texts)}
    more = [text for text in texts if text not in shortest.values()]
    chosen = [*shortest.values(), *more[: max(0, FEWEST - len(shortest))]]
    return sorted(chosen, key=len)


def preset_of(text: str) -> str:
    """Return the preset that a ledger's header names."""
    return str(json.loads(text.partition("\n")[0])["preset"])


@cache
def parsed(slug: str, number: int) -> Things:
    """Return the lines of a golden game without their hashes; callers must not change them."""
    return unsealed(sources(slug)[number])


def unsealed(text: str) -> Things:
    """Return the lines of a ledger without their hashes."""
    things = [json.loads(line) for line in text.splitlines()]
    return [{key: value for key, value in thing.items() if key != "seal"} for thing in things]


@cache
def vocabulary(slug: str) -> tuple[list[str], list[list[Any]]]:
    """Return the names and the events in a game's golden games."""
    every = [thing for number in range(len(sources(slug))) for thing in parsed(slug, number)]
    events = {json.dumps(event): event for thing in every for event in thing.get("told", [])}
    names = {value for thing in every for at, key in places(thing) if is_text(value := at[key])}
    return sorted(names), list(events.values())


def is_text(value: object) -> bool:
    return isinstance(value, str)


def places(thing: Any) -> Iterator[Place]:
    """Yield the place of every value inside an object or a list."""
    keys = list(thing) if isinstance(thing, dict) else range(len(thing))
    for key in keys:
        yield thing, key
        if isinstance(thing[key], dict | list):
            yield from places(thing[key])


def mutated(slug: str, seed: int) -> str:
    """Return a mutated golden game; the same seed gives the same text."""
    rng = Random(seed)
    things = list(parsed(slug, rng.randrange(len(sources(slug)))))
    for _mutation in range(rng.randint(1, MOST)):
        rng.choice(MUTATIONS)(rng, things)
    if rng.random() < 0.9:
        for rev, thing in enumerate(things[1:], 1):
            if thing.get("rev") != rev:
                things[rev] = {**thing, "rev": rev}
    return sealed(things)


def mutated_header(slug: str, seed: int) -> str:
    """Return a golden game's header with other values and its first entries."""
    rng = Random(seed)
    things = copy.deepcopy(parsed(slug, rng.randrange(len(sources(slug))))[:3])
    header, options = things[0], things[0]["options"]
    for _mutation in range(rng.randint(1, MOST)):
        place = options if rng.random() < 0.75 else header
        key = rng.choice([key for key in place if key != "options"])
        alike: list[Any] = ODD if is_number(place[key]) else TEXTS
        place[key] = copy.deepcopy(rng.choice(OTHER if rng.random() < 0.1 else alike))
    return sealed(things)


def sealed(things: Things) -> str:
    """Return the lines with the right hashes."""
    line_hash, lines = "", []
    for thing in things:
        line_hash, line = hashed_line(line_hash, thing)
        lines.append(line)
    return "".join(lines)


def chosen(rng: Random, things: Things) -> dict[str, Any]:
    """Return a line to change, which no other ledger shares; the header is chosen rarely."""
    at = 0 if rng.random() < 0.05 else rng.randrange(len(things))
    things[at] = copy.deepcopy(things[at])
    return things[at]


def value(rng: Random, things: Things, wanted: Callable[[object], bool]) -> Place | None:
    """Return the place of a value of some kind in a random line."""
    found = [(at, key) for at, key in places(chosen(rng, things)) if wanted(at[key])]
    return rng.choice(found) if found else None


def is_number(value: object) -> bool:
    return type(value) is int


def other_number(rng: Random, things: Things) -> None:
    if place := value(rng, things, is_number):
        at, key = place
        at[key] = rng.choice(ODD) if rng.random() < 0.5 else at[key] + rng.choice([-1, 1])


def other_name(rng: Random, things: Things) -> None:
    if place := value(rng, things, is_text):
        names, _events = vocabulary(str(parsed_slug(things)))
        place[0][place[1]] = rng.choice(names)


def parsed_slug(things: Things) -> object:
    """Return the game of a ledger, also if its header was changed."""
    slug = things[0].get("game") if things else None
    return slug if slug in ("il-principe", "intrigue", "princes") else "intrigue"


def other_value(rng: Random, things: Things) -> None:
    if place := value(rng, things, lambda value: True):
        place[0][place[1]] = copy.deepcopy(rng.choice([*ODD, *OTHER]))


def other_field(rng: Random, things: Things) -> None:
    """Change a field of an event; rare events are as likely as others."""
    found: dict[str, list[tuple[int, int]]] = {}
    for line, thing in enumerate(things):
        told = thing.get("told")
        for at, event in enumerate(told if isinstance(told, list) else []):
            if isinstance(event, list) and len(event) > 1:
                found.setdefault(str(event[0]), []).append((line, at))
    if found:
        line, at = rng.choice(found[rng.choice(list(found))])
        things[line] = copy.deepcopy(things[line])
        event = things[line]["told"][at]
        event[rng.randrange(1, len(event))] = rng.choice([*ODD, *OTHER])


def other_list(rng: Random, things: Things) -> None:
    place = value(rng, things, lambda value: isinstance(value, list) and bool(value))
    if place:
        row = place[0][place[1]]
        at = rng.randrange(len(row))
        rng.choice([lambda: row.pop(at), lambda: row.insert(at, row[at]), row.reverse])()


def other_event(rng: Random, things: Things) -> None:
    """Insert an event of any golden game, or put it in place of another."""
    _names, events = vocabulary(str(parsed_slug(things)))
    told = chosen(rng, things).get("told")
    if isinstance(told, list):
        at = rng.randint(0, len(told))
        told[at : at + rng.randrange(2)] = [copy.deepcopy(rng.choice(events))]


def lost_key(rng: Random, things: Things) -> None:
    thing = chosen(rng, things)
    if thing:
        thing.pop(rng.choice(list(thing)))


def lost_line(rng: Random, things: Things) -> None:
    if len(things) > 2:
        things.pop(rng.randrange(len(things)))


def repeated_line(rng: Random, things: Things) -> None:
    things.insert(rng.randint(1, len(things)), rng.choice(things))


def swapped_lines(rng: Random, things: Things) -> None:
    at = rng.randrange(len(things))
    things[at - 1], things[at] = things[at], things[at - 1]


def undone_lines(rng: Random, things: Things) -> None:
    """Take some lines back, and play them again."""
    at = rng.randrange(1, len(things) + 1)
    back = rng.randint(1, 3)
    undo = {"rev": at, "by": "undo", "to": max(0, at - 1 - back), "consent": [0, 1]}
    things[at:at] = [undo, *things[max(1, at - back) : at]]


MUTATIONS: Final[list[Mutation]] = [
    *[other_number] * 4,
    *[other_name] * 3,
    *[other_event] * 3,
    *[other_field] * 4,
    other_value,
    other_list,
    lost_key,
    lost_line,
    repeated_line,
    swapped_lines,
    undone_lines,
]
