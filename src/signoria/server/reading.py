"""How a body is read: as JSON of the very type that its route asks for, or not at all."""

import re
from functools import cache
from typing import Any, Final

import msgspec
from litestar.connection import Request

from signoria.server.faults import Fault

PLACE: Final = re.compile(r"at `\$\.?(.{1,80})`$")


class ExactRequest(Request[Any, Any, Any]):
    """A request whose numbers are numbers and whose texts are texts: nothing is converted."""

    async def json(self) -> Any:
        """The body, as what the route reads."""
        kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Fault("bad-request", 415, where="content-type")
        asked = self.route_handler.parsed_data_field
        return decoded(asked.annotation if asked else Any, await self.body())


def decoded(kind: Any, body: bytes) -> Any:
    """A body as what it should be; or a fault that says which part of it is not."""
    try:
        return _decoder(kind).decode(body)
    except msgspec.ValidationError as error:
        place = PLACE.search(str(error))
        raise Fault("bad-request", 400, where=place[1] if place else "body") from None
    except UnicodeDecodeError:
        raise Fault("bad-request", 400, where="body") from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
