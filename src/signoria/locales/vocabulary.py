"""The vocabulary of a game and its list of rules, as pages need them."""

from itertools import groupby
from typing import Any, get_type_hints

from signoria.kernel.action import Aside
from signoria.kernel.fading import fading_of
from signoria.kernel.fields import field_names
from signoria.kernel.game import Game
from signoria.kernel.kinds import SEAT, Groups, Kind, Kinds, Pair, StepKind, is_silent
from signoria.kernel.order import orders_of
from signoria.kernel.views import kind_of_row, kinds_of_view, own_fields
from signoria.locales.kinds import all_kinds, structs_in, views_of
from signoria.locales.reference import Reference


def vocabulary(game: Game[Any]) -> dict[str, Any]:
    """Return the names of a game's actions, events and things, and the order of their fields."""
    return {
        "game": game.slug,
        "title": game.title,
        "phases": list(game.phase_names),
        "kinds": {kind.name: described_kind(kind) for kind in all_kinds(game)},
        "named": [kind.name for kind in game.kinds],
        "actions": {name: fields_of(kind.kinds) for name, kind in game.actions.items()},
        "asides": [name for name, kind in game.actions.items() if issubclass(kind, Aside)],
        "events": {name: fields_of(kind.kinds) for name, kind in game.events.items()},
        "orders": {name: fields_of(order.kinds) for name, order in orders_of(game).items()},
        "views": {view.__name__: view_fields(view) for view in views_of(game)},
        "seat_views": [name for name, kind in row_kinds(game).items() if kind is SEAT],
        "row_kinds": fields_of(row_kinds(game)),
        "own_fields": {view.__name__: list(own_fields(view)) for view in views_of(game)},
        "sums": {name: position(game, name, field) for name, field in fading_of(game).sums.items()},
    }


def row_kinds(game: Game[Any]) -> dict[str, Kind]:
    """Return, for each view of which there is one for each thing of a kind, the kind."""
    kinds = {view.__name__: kind_of_row(view) for view in views_of(game)}
    return {name: kind for name, kind in kinds.items() if kind is not None}


def fields_of(kinds: Kinds) -> dict[str, str]:
    """Return the names of kinds by field."""
    return {field: kind.name for field, kind in kinds.items()}


def described_kind(kind: Kind) -> dict[str, Any]:
    """Return a kind for the browser: its form, its names, and the kinds inside it."""
    made: dict[str, Any] = {"form": kind.form}
    if kind.keys:
        made["keys"] = kind.keys
    if is_silent(kind):
        made["silent"] = True
    if isinstance(kind, StepKind):
        return {**made, "memos": fields_of(kind.memos)}
    if isinstance(kind, Pair):
        made["size"] = kind.size
    inner = fields_of(kind.parts())
    return {**made, "fields": inner} if isinstance(kind, Groups) else {**made, **inner}


def view_fields(view: type) -> dict[str, str]:
    """Return the kinds of a view's fields; a view inside it by its name behind an @."""
    inner = {
        field: f"@{struct.__name__}"
        for field, hint in get_type_hints(view).items()
        for struct in structs_in(hint)
    }
    return {**inner, **fields_of(kinds_of_view(view))}


def position(game: Game[Any], event: str, field: str) -> int:
    """Return the position of a field in an encoded event."""
    return 1 + field_names(game.events[event]).index(field)


def reference(game: Game[Any]) -> dict[str, Any]:
    """Return the place of each rule in the rulebooks; the sentences are in the catalogues."""
    page = Reference(game)
    sections = groupby(page.rules, lambda rule: rule.section)
    return {
        "editions": page.editions,
        "sections": [
            {"title": title, "rules": [{"id": one.id, "sources": one.sources} for one in rules]}
            for title, rules in sections
        ],
    }
