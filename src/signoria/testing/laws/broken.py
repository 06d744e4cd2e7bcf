"""How a law says that it does not hold."""


class Broken(AssertionError):
    """A law that does not hold: its name, and what was found instead."""

    def __init__(self, law: str, found: str) -> None:
        super().__init__(f"{law}: {found}")
        self.law = law


def demand(law: str, holds: bool, found: str) -> None:
    """Break the law unless the condition holds."""
    if not holds:
        raise Broken(law, found)


def alike(law: str, one: object, other: object, where: str) -> None:
    """Break the law unless two things are equal; both are shown."""
    if one != other:
        raise Broken(law, f"{where}: {str(one)[:400]} is not {str(other)[:400]}")
