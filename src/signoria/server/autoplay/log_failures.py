"""Logs failures of background work so that the rest goes on."""

import logging
from collections.abc import Awaitable

from signoria.server.errors import RequestError
from signoria.store.database import StoreFailed


async def safely(work: Awaitable[None], log: logging.Logger, event: str) -> None:
    """Await work and log its failure; unexpected exceptions are logged with a traceback."""
    try:
        await work
    except (RequestError, StoreFailed) as trouble:
        log.warning(event, extra={"reason": type(trouble).__name__})
    except Exception as trouble:
        log.exception(event, extra={"reason": type(trouble).__name__})
