"""What fails by itself is written down, and keeps nothing else from being done."""

import logging
from collections.abc import Awaitable

from signoria.server.faults import Fault
from signoria.store.database import StoreFailed


async def safely(work: Awaitable[None], log: logging.Logger, event: str) -> None:
    """Do one thing of many; what is not of a kind that passes is told with where it happened."""
    try:
        await work
    except (Fault, StoreFailed) as trouble:
        log.warning(event, extra={"reason": type(trouble).__name__})
    except Exception as trouble:
        log.exception(event, extra={"reason": type(trouble).__name__})
