"""Numbers as a page prints them."""

from collections.abc import Sequence

NONE = "–"
NARROW = "\u202f"


def number(value: float | None, digits: int = 0) -> str:
    """A number with its thousands apart and a true minus sign."""
    if value is None:
        return NONE
    said = f"{value:,.{digits}f}"
    if not said.strip("-0.,"):
        said = said.lstrip("-")
    return said.replace(",", NARROW).replace("-", "−")


def parts(value: float) -> str:
    """A number that is whole unless wins were shared."""
    return number(value, 0 if abs(value - round(value)) < 0.005 else 2)


def percent(share: float | None, digits: int = 1) -> str:
    """A share as percent."""
    return NONE if share is None else f"{number(100 * share, digits)}{NARROW}%"


def between(low: str, high: str) -> str:
    """An interval of two numbers that are written already."""
    return f"{low} to {high}"


def listed(names: Sequence[str]) -> str:
    """Names in a row of words."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def counted(amount: int, one: str, many: str) -> str:
    """An amount and its noun."""
    return f"{number(amount)} {one if amount == 1 else many}"
