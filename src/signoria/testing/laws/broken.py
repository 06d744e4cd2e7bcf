"""The error that reports a violated law, and helpers that raise it."""


class Broken(AssertionError):
    """A violated law: its name, and the values found."""

    def __init__(self, law: str, found: str) -> None:
        super().__init__(f"{law}: {found}")
        self.law = law


def demand(law: str, holds: bool, found: str) -> None:
    """Raise `Broken` unless the condition holds."""
    if not holds:
        raise Broken(law, found)


def alike(law: str, one: object, other: object, where: str) -> None:
    """Raise `Broken`, with both values, unless two things are equal."""
    if one != other:
        raise Broken(law, f"{where}: {str(one)[:400]} is not {str(other)[:400]}")
