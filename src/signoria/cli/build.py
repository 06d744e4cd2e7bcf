"""Version of the running program, and whether it is compiled or interpreted."""

from signoria import VERSION
from signoria.kernel import table


def compiled() -> bool:
    """Return whether the engine is compiled to machine code."""
    return not str(table.__file__).endswith(".py")


def description() -> str:
    """Return the version in one line."""
    return f"signoria {VERSION}, {'compiled' if compiled() else 'interpreted'}"
