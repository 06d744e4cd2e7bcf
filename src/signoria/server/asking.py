"""What a route may ask for by name: the house, who asks, from where, in which language."""

from typing import TypeAlias

from litestar.di import NamedDependency

from signoria.server.house import House
from signoria.server.visitor import Visitor

TheHouse: TypeAlias = NamedDependency[House]
Guest: TypeAlias = NamedDependency[Visitor | None]  # whoever it is, if anybody
Known: TypeAlias = NamedDependency[Visitor]  # somebody who has come in
Lang: TypeAlias = NamedDependency[str]
Address: TypeAlias = NamedDependency[str]
