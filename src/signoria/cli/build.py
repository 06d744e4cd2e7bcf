"""What is running: the version, compiled or interpreted."""

from signoria import VERSION
from signoria.kernel import table


def compiled() -> bool:
    """Whether the engine is machine code."""
    return not str(table.__file__).endswith(".py")


def description() -> str:
    """The version in one line."""
    return f"signoria {VERSION}, {'compiled' if compiled() else 'interpreted'}"
