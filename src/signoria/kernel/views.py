"""Declarations of views, and their conversion to the wire: numbers become names."""

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.kernel.kinds import Kind


def kinds_of_view(view: type) -> Mapping[str, Kind]:
    """Return the declared kinds of a view's fields; other fields are plain numbers or views."""
    declared: Mapping[str, Kind] = getattr(view, "kinds", {})
    return declared


def own_fields(view: type) -> Sequence[str]:
    """Return the fields that belong to the reader alone, as the view's `own` declares."""
    declared: Sequence[str] = getattr(view, "own", ())
    return declared


def kind_of_row(view: type) -> Kind | None:
    """Return the kind of the things of which a view is `one`; a row has a view for each."""
    declared: Kind | None = getattr(view, "one", None)
    return declared


def encode_view(view: Any) -> Any:
    """Return a view as clients get it, ready for JSON."""
    names = getattr(type(view), "__struct_fields__", None)
    if names is None:
        return [encode_view(one) for one in view] if isinstance(view, list) else view
    kinds = kinds_of_view(type(view))
    wire: dict[str, Any] = {}
    for name in names:
        value, kind = getattr(view, name), kinds.get(name)
        if kind is None:
            wire[name] = encode_view(value)
        else:
            wire[name] = None if value is None else kind.encode(value)
    return wire
