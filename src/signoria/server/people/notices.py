"""Your-turn notices for slow games, sent in the background so that no move waits for them."""

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Engine

from signoria.extras import MissingExtra
from signoria.kernel.game import Game
from signoria.locales.words import Words
from signoria.server.people.outgoing import Barred, Undelivered, post
from signoria.server.people.push import PushEncryptor, new_key
from signoria.server.settings import Settings
from signoria.server.table.clock_kinds import SlowClock
from signoria.server.table.clocks import decider
from signoria.server.table.state import TableState
from signoria.store.database import StoreFailed
from signoria.store.notices import Contacts, Subscription, Webhook

PAUSES: Final = (2.0, 10.0, 60.0)  # seconds before each new attempt
AT_ONCE: Final = 16
MOST: Final = 2000  # notices in progress; beyond that new ones are dropped
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)
SIGNATURE: Final = "Signoria-Signature"
VAPID: Final = "vapid"

log = logging.getLogger("signoria.notices")


class Notice(msgspec.Struct, frozen=True):
    """Body of a notice: only that a decision waits, and where."""

    table: str
    game: str
    rev: int
    notice: str = "your turn"


class PushPayload(Notice, frozen=True):
    """The same with a sentence for the browser to show."""

    sentence: str = ""


class Failed(Exception):
    """Raised if the receiver refuses a notice or all attempts failed."""


def signature(secret: str, body: bytes) -> str:
    """Return the signature by which a webhook recognizes this server."""
    return "sha256=" + hmac.new(secret.encode(), body, sha256).hexdigest()


class Notices:
    """Sends your-turn notices by webhook and by web push."""

    def __init__(
        self, engine: Engine, settings: Settings, pauses: tuple[float, ...] = PAUSES
    ) -> None:
        self.contacts = Contacts(engine)
        self._local = settings.local_webhooks
        self._origin = settings.public_url
        self._pauses = pauses
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._turns: dict[str, asyncio.Lock] = {}  # by target
        self._tasks: set[asyncio.Task[None]] = set()
        self._encryptor: PushEncryptor | None = None

    def look_at(self, table: TableState, lines: int) -> None:
        """Notify absent accounts for which the last lines of a slow game opened a decision."""
        ledger, seats = table.ledger, table.row.seats
        if not isinstance(table.clock_kind, SlowClock) or ledger.over:
            return
        acted = {decider(entry) for entry in ledger.table.entries[-lines:]}
        here = {row.account_id for row in seats if row.seat in acted | table.watched()}
        notified: set[str] = set()
        for seat, rev in sorted(ledger.opened.items()):
            account = seats[seat].account_id
            if account is None or account in here | notified or seats[seat].stand_in:
                continue
            if rev > ledger.rev - lines and table.order_for(seat) is None:
                notified.add(account)
                self.your_turn(account, table.id, ledger.game, rev)

    def your_turn(self, account: str, table: str, game: Game[Any], rev: int) -> None:
        """Start notifying an account that a decision waits; return at once."""
        if len(self._tasks) < MOST:
            task = asyncio.create_task(self._notify(account, game, Notice(table, game.slug, rev)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Cancel notices in progress. Delivery is not guaranteed."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def key(self) -> str:
        """Return the public key for browser subscriptions."""
        return (await self._get_encryptor()).public

    async def _get_encryptor(self) -> PushEncryptor:
        if self._encryptor is None:
            self._encryptor = await asyncio.to_thread(self._new_encryptor)
        return self._encryptor

    def _new_encryptor(self) -> PushEncryptor:
        return PushEncryptor(self.contacts.server_key(VAPID, new_key()), self._origin)

    async def _notify(self, account: str, game: Game[Any], notice: Notice) -> None:
        """Send a notice to every contact of an account."""
        try:
            contact = await asyncio.to_thread(self.contacts.of, account)
            if contact is None:
                return
            ways = [self._push(contact.language, game, notice, to) for to in contact.subscriptions]
            if contact.webhook is not None:
                ways.append(self._call(contact.webhook, notice))
            for sent in await asyncio.gather(*ways, return_exceptions=True):
                if isinstance(sent, Exception):
                    _complain(sent)
        except StoreFailed as trouble:
            _complain(trouble)

    async def _call(self, webhook: Webhook, notice: Notice) -> None:
        body = msgspec.json.encode(notice)
        headers = {
            "Content-Type": "application/json",
            SIGNATURE: signature(webhook.secret, body),
        }
        await self._insist(lambda: post(webhook.url, headers, body, self._local), webhook.url)

    async def _push(self, language: str, game: Game[Any], notice: Notice, to: Subscription) -> None:
        words = Words(language)
        sentence = words.message("notice-your-turn", game=words.game(game))
        data = msgspec.json.encode(
            PushPayload(notice.table, notice.game, notice.rev, sentence=sentence)
        )
        encryptor = await self._get_encryptor()
        headers, body = await asyncio.to_thread(
            encryptor.encrypted, to, data, notice.table, self._local
        )
        status = await self._insist(
            lambda: post(to.endpoint, headers, body, self._local), to.endpoint, GONE
        )
        if status in GONE:
            await asyncio.to_thread(self.contacts.forget, to.endpoint)

    async def _insist(
        self,
        attempt: Callable[[], Awaitable[int]],
        url: str,
        final: tuple[int, ...] = (),
    ) -> int:
        """Retry with growing pauses until success or a final failure; return the status."""
        target = urlsplit(url).netloc
        for pause in (*self._pauses, None):
            status = await self._once(attempt, target)
            if 200 <= status < 300 or status in final:
                return status
            if pause is None or not (status >= 500 or status in LATER or status == 0):
                break
            await asyncio.sleep(pause)
        raise Failed

    async def _once(self, attempt: Callable[[], Awaitable[int]], target: str) -> int:
        """Return the status of one attempt; 0 if there was no answer.

        One target gets one attempt at a time, so a silent one delays no other.
        """
        async with self._turns.setdefault(target, asyncio.Lock()), self._slots:
            try:
                return await attempt()
            except Undelivered:
                return 0
            finally:
                if len(self._turns) > MOST:
                    self._turns = {of: turn for of, turn in self._turns.items() if turn.locked()}


def _complain(trouble: Exception) -> None:
    known = isinstance(trouble, (Failed, Barred, MissingExtra, StoreFailed, ValueError))
    log.warning("notice-failed", extra={"reason": type(trouble).__name__}, exc_info=not known)
