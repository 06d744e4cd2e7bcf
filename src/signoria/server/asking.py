"""Dependencies that a route names as parameters: server, visitor, address and language."""

from typing import TypeAlias

from litestar.di import NamedDependency

from signoria.server.house import House
from signoria.server.visitor import Visitor

TheHouse: TypeAlias = NamedDependency[House]
Guest: TypeAlias = NamedDependency[Visitor | None]  # None if not signed in
Known: TypeAlias = NamedDependency[Visitor]  # signed in
Lang: TypeAlias = NamedDependency[str]
Address: TypeAlias = NamedDependency[str]
