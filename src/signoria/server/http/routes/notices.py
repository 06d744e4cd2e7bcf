"""Routes for your-turn notices: a webhook, and browsers with web push."""

import asyncio
from typing import Annotated

import msgspec
from msgspec import Meta

from signoria.server.errors import RequestError
from signoria.server.http.routing import QUERY, Known, Routes
from signoria.server.people.notices import Notices
from signoria.server.people.outgoing import LONGEST_URL, Barred, Undelivered, check
from signoria.server.people.push import encrypted_for
from signoria.server.settings import Settings
from signoria.server.table.wire import RequestBody
from signoria.store.notices import MOST_SUBSCRIPTIONS, Subscription
from signoria.store.people import NoSuchAccount, TooMany

Url = Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)]
Endpoint = Annotated[str, Meta(min_length=1, max_length=LONGEST_URL), QUERY]
Code = Annotated[str, Meta(min_length=1, max_length=200)]


routes = Routes()


class PushKey(msgspec.Struct, frozen=True):
    """The public key for browser subscriptions."""

    key: str


class NewWebhook(RequestBody, frozen=True):
    """The address for your notices."""

    url: Url


class WebhookSecret(msgspec.Struct, frozen=True):
    """The secret of a webhook, shown only this once. It signs each body by HMAC-SHA256."""

    secret: str


class SubscriptionKeys(RequestBody, frozen=True):
    """The keys of a browser's subscription."""

    p256dh: Code
    auth: Code


class NewSubscription(RequestBody, frozen=True, rename="camel"):
    """A subscription in the form that browsers give."""

    endpoint: Url
    keys: SubscriptionKeys
    expiration_time: float | None = None


@routes.get("/push/key")
async def get_push_key(notices: Notices) -> PushKey:
    """Show the public key for browser subscriptions."""
    return PushKey(await notices.key())


@routes.put("/me/webhook", status=200)
async def set_webhook(
    settings: Settings, notices: Notices, visitor: Known, data: NewWebhook
) -> WebhookSecret:
    """Send your notices to a URL; it replaces the previous one."""
    visitor.needs_session()
    await _check(settings, data.url)
    try:
        secret = await asyncio.to_thread(notices.contacts.set_webhook, visitor.account, data.url)
    except NoSuchAccount:
        raise RequestError("sign-in", 401) from None
    return WebhookSecret(secret)


@routes.delete("/me/webhook", status=204)
async def delete_webhook(notices: Notices, visitor: Known) -> None:
    """Delete your webhook."""
    visitor.needs_session()
    await asyncio.to_thread(notices.contacts.drop_webhook, visitor.account)


@routes.post("/me/subscriptions", status=204)
async def subscribe(
    settings: Settings, notices: Notices, visitor: Known, data: NewSubscription
) -> None:
    """Send your notices to this browser by web push."""
    visitor.needs_session()
    await _check(settings, data.endpoint)
    to = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    try:
        await asyncio.to_thread(encrypted_for, to, b"?")
        await asyncio.to_thread(notices.contacts.subscribe, visitor.account, to)
    except ValueError:
        raise RequestError("bad-subscription", 422) from None
    except TooMany:
        raise RequestError("too-many-subscriptions", 409, most=MOST_SUBSCRIPTIONS) from None
    except NoSuchAccount:
        raise RequestError("sign-in", 401) from None


@routes.delete("/me/subscriptions", status=204)
async def unsubscribe(notices: Notices, visitor: Known, endpoint: Endpoint) -> None:
    """Stop sending notices to one of your browsers."""
    visitor.needs_session()
    await asyncio.to_thread(notices.contacts.unsubscribe, visitor.account, endpoint)


async def _check(settings: Settings, url: str) -> None:
    try:
        await check(url, settings.local_webhooks)
    except (Barred, Undelivered):
        raise RequestError("bad-address", 422) from None
