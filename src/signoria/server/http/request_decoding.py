"""Strict decoding of request bodies: JSON of exactly the type that the route declares."""

import re
from functools import cache
from typing import Any, Final

import msgspec
from litestar.connection import Request

from signoria.server.errors import RequestError

PLACE: Final = re.compile(r"at `\$\.?(.{1,80})`$")


class ExactRequest(Request[Any, Any, Any]):
    """A request whose JSON body is decoded strictly, without type conversion."""

    async def json(self) -> Any:
        """Return the body as the type that the route declares."""
        kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise RequestError("bad-request", 415, where="content-type")
        asked = self.route_handler.parsed_data_field
        return decoded(asked.annotation if asked else Any, await self.body())


def decoded(kind: Any, body: bytes) -> Any:
    """Decode a body; raise an error that names the invalid part."""
    try:
        return _decoder(kind).decode(body)
    except msgspec.ValidationError as error:
        place = PLACE.search(str(error))
        raise RequestError("bad-request", 400, where=place[1] if place else "body") from None
    except UnicodeDecodeError:
        raise RequestError("bad-request", 400, where="body") from None


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
