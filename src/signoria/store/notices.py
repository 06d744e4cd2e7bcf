"""Contacts for notices: webhooks, browser subscriptions, and the server's keys."""

from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import and_, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from signoria.store.database import failing_typed
from signoria.store.digests import new_secret
from signoria.store.people import TooMany, hold
from signoria.store.rows import Rows
from signoria.store.schema import ACCOUNTS, SERVER_KEYS, SUBSCRIPTIONS, WEBHOOKS

MOST_SUBSCRIPTIONS: Final = 10


class Webhook(msgspec.Struct, frozen=True):
    """A user's URL for notices, and the secret that signs their bodies."""

    url: str
    secret: str


class Subscription(msgspec.Struct, frozen=True):
    """A browser that receives notices, and its encryption keys."""

    endpoint: str
    p256dh: str
    auth: str


class Contact(msgspec.Struct, frozen=True):
    """All contacts of an account."""

    language: str
    webhook: Webhook | None
    subscriptions: tuple[Subscription, ...]


class Contacts(Rows):
    """The contacts in a database."""

    def of(self, account: str) -> Contact | None:
        """Return all contacts of an account; None if the account does not exist."""
        hook = select(WEBHOOKS.c.url, WEBHOOKS.c.secret).where(WEBHOOKS.c.account_id == account)
        ends = select(SUBSCRIPTIONS.c.endpoint, SUBSCRIPTIONS.c.p256dh, SUBSCRIPTIONS.c.auth)
        mine = ends.where(SUBSCRIPTIONS.c.account_id == account).order_by(SUBSCRIPTIONS.c.endpoint)
        language = select(ACCOUNTS.c.language).where(ACCOUNTS.c.id == account)
        with self._reading() as connection:
            spoken = connection.scalar(language)
            if spoken is None:
                return None
            found = connection.execute(hook).one_or_none()
            subscriptions = tuple(Subscription(*row) for row in connection.execute(mine))
        return Contact(spoken, found and Webhook(*found), subscriptions)

    def set_webhook(self, account: str, url: str) -> str:
        """Set the webhook of an account, and return its new secret."""
        secret = new_secret()
        with self._writing() as connection:
            hold(connection, account)
            connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.account_id == account))
            connection.execute(insert(WEBHOOKS).values(account_id=account, url=url, secret=secret))
        return secret

    def drop_webhook(self, account: str) -> None:
        """Delete the webhook of an account."""
        with self._writing() as connection:
            connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.account_id == account))

    def subscribe(self, account: str, to: Subscription) -> None:
        """Subscribe a browser to an account's notices; it leaves any other account's."""
        mine = select(func.count()).where(SUBSCRIPTIONS.c.account_id == account)
        with self._writing() as connection:
            hold(connection, account)
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == to.endpoint))
            if (connection.scalar(mine) or 0) >= MOST_SUBSCRIPTIONS:
                raise TooMany
            row = msgspec.structs.asdict(to) | {"account_id": account}
            connection.execute(insert(SUBSCRIPTIONS).values(row))

    def unsubscribe(self, account: str, endpoint: str) -> None:
        """Delete a subscription of an account."""
        own = and_(SUBSCRIPTIONS.c.account_id == account, SUBSCRIPTIONS.c.endpoint == endpoint)
        with self._writing() as connection:
            connection.execute(delete(SUBSCRIPTIONS).where(own))

    def forget(self, endpoint: str) -> None:
        """Delete the subscription of a browser that no longer exists."""
        with self._writing() as connection:
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.endpoint == endpoint))

    def server_key(self, name: str, made: str) -> str:
        """Return a key of the server; if there is none, store `made`.

        The first node to store one wins.
        """
        query = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name)
        with self._reading() as connection:
            found = connection.scalar(query)
        if found is None:
            with failing_typed(), suppress(IntegrityError), self._engine.begin() as connection:
                connection.execute(insert(SERVER_KEYS).values(name=name, value=made))
            with self._reading() as connection:
                found = connection.scalar(query)
        return str(found)
