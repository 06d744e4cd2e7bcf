"""Generator of the browser's data about the server: types, and the words and numbers of games."""

import json
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from scripts.web_story import story
from scripts.wire_docs import described
from signoria.games import GAMES
from signoria.kernel.game import Game
from signoria.kernel.parts import package_of, part_of
from signoria.kernel.seats import EVERYONE, HIDDEN, NOBODY, SPECTATOR
from signoria.locales.vocabulary import reference, vocabulary

FOLDER: Final = Path(__file__).parents[1] / "web" / "src" / "generated"
NOTE: Final = "// Made by scripts/web_types.py from the server's own structs; do not edit.\n"
WIDTH: Final = 160  # characters of a line of data, without its name and margin
PLAIN: Final = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}

PRECISE: Final = 2**53  # browsers round larger numbers
SENTINELS: Final = {
    "NOBODY": NOBODY,
    "SPECTATOR": SPECTATOR,
    "EVERYONE": EVERYONE,
    "HIDDEN": HIDDEN,
}

Json = dict[str, Any]


def typed(schema: Json) -> str:
    """Convert a JSON schema to a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema or "const" in schema:
        return " | ".join(json.dumps(one) for one in schema.get("enum", [schema.get("const")]))
    if "anyOf" in schema:
        return " | ".join(typed(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        inner = typed(schema.get("items") or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if schema.get("type") == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {typed(extra) if isinstance(extra, dict) else 'unknown'}>"
    return PLAIN.get(str(schema.get("type")), "unknown")


def interfaces(schemas: Json) -> Iterator[str]:
    """Yield each struct as an interface; unions of structs by their names."""
    for name, schema in sorted(schemas.items()):
        if "properties" not in schema:
            yield f"export type {name} = {typed(schema)};"
            continue
        needed = schema.get("required", [])
        yield f"export interface {name} {{"
        for field, kind in schema["properties"].items():
            yield f"  {field}{'' if field in needed else '?'}: {typed(kind)};"
        yield "}"


def wire() -> str:
    """Return the types of all requests and responses."""
    schemas = described()["components"]["schemas"]
    return NOTE + "\n".join(interfaces(schemas)) + "\n"


def view(game: Game[Any]) -> str:
    """Return the type of a game's view."""
    kind = get_type_hints(type(game).view)["return"]
    _roots, schemas = msgspec.json.schema_components([kind])
    return NOTE + "\n".join(interfaces(schemas)) + "\n"


def numbers(game: Game[Any]) -> Json:
    """Return the constants of a game's rules, if it has any that browsers can hold."""
    name = f"{package_of(game)}.rules"
    rules = vars(import_module(name)) if find_spec(name) else {}
    return {name: one for name, one in rules.items() if name.isupper() and is_plain(one)}


def is_plain(value: Any) -> bool:
    """Return whether a value is a text, a number that browsers can hold, or a list of them."""
    if isinstance(value, list):
        return all(map(is_plain, value))
    return isinstance(value, str) or (isinstance(value, int) and abs(value) < PRECISE)


def constants(values: Json) -> str:
    """Return values as exported constants; the browser's build drops those that no page uses."""
    return NOTE + "".join(
        f"export const {name} = {spread(one, '')}{' as const' if isinstance(one, list) else ''};\n"
        for name, one in values.items()
    )


def pages() -> dict[str, str]:
    """Return every generated file, by its name."""
    made = {"wire.ts": wire(), "kernel.numbers.ts": constants(SENTINELS)}
    for game in GAMES:
        made[f"{game.slug}.view.ts"] = view(game)
        made[f"{game.slug}.words.json"] = written(vocabulary(game))
        made[f"{game.slug}.rules.json"] = written(reference(game))
        made[f"{game.slug}.story.json"] = written(story(game))
        if found := numbers(game):
            made[f"{game.slug}.numbers.ts"] = constants(found)
        data: Callable[[], dict[str, Json]] | None = part_of(game, "page")
        for name, content in data().items() if data else ():
            made[f"{game.slug}.{name}.json"] = written(content)
    return made


def written(content: Json) -> str:
    """Return content as the text of a JSON file, broken into lines."""
    return spread(content, "") + "\n"


def spread(thing: Any, margin: str) -> str:
    """Return a thing as JSON: on one line if it is short, else with its parts below each other."""
    line = json.dumps(thing, ensure_ascii=False)
    if len(line) <= WIDTH or not isinstance(thing, dict | list):
        return line
    inner = margin + " "
    if isinstance(thing, list):
        parts = [spread(one, inner) for one in thing]
        return f"[\n{inner}" + f",\n{inner}".join(parts) + f"\n{margin}]"
    parts = [f"{json.dumps(name)}: {spread(one, inner)}" for name, one in thing.items()]
    return f"{{\n{inner}" + f",\n{inner}".join(parts) + f"\n{margin}}}"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, "utf-8")
