"""Parameters that several routes name: server, visitor, address, language, and a seat to see."""

from typing import Annotated, Literal, TypeAlias

from litestar.di import NamedDependency
from litestar.params import QueryParameter

from signoria.server.people.visitor import Visitor
from signoria.server.server import Server
from signoria.server.table.wire import SeatNumber

# Litestar warns of parameters without such a mark, and tests turn warnings into errors.
TheServer: TypeAlias = NamedDependency[Server]
Guest: TypeAlias = NamedDependency[Visitor | None]  # None if not signed in
Known: TypeAlias = NamedDependency[Visitor]  # signed in
Lang: TypeAlias = NamedDependency[str]
Address: TypeAlias = NamedDependency[str]
SeatQuery: TypeAlias = Annotated[
    SeatNumber | Literal["spectator"] | None, QueryParameter(name="seat")
]
