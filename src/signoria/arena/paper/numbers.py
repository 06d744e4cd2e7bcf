"""Formats of numbers on a page."""

from collections.abc import Sequence

NONE = "–"
NARROW = "\u202f"


def number(value: float | None, digits: int = 0) -> str:
    """Format a number with separated thousands and a true minus sign."""
    if value is None:
        return NONE
    said = f"{value:,.{digits}f}"
    if not said.strip("-0.,"):
        said = said.lstrip("-")
    return said.replace(",", NARROW).replace("-", "−")


def parts(value: float) -> str:
    """Format a number without decimals, unless wins were shared."""
    return number(value, 0 if abs(value - round(value)) < 0.005 else 2)


def percent(share: float | None, digits: int = 1) -> str:
    """Format a share as per cent."""
    return NONE if share is None else f"{number(100 * share, digits)}{NARROW}%"


def between(low: str, high: str) -> str:
    """Format an interval of two formatted numbers."""
    return f"{low} to {high}"


def listed(names: Sequence[str]) -> str:
    """Join names to a list in words."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def counted(amount: int, one: str, many: str) -> str:
    """Return an amount and its noun."""
    return f"{number(amount)} {one if amount == 1 else many}"
