"""Routes for your-turn notices: a webhook, and browsers with web push."""

import asyncio
from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import JSONBody, QueryParameter
from msgspec import Meta

from signoria.server.errors import RequestError
from signoria.server.http.dependencies import Known, TheServer
from signoria.server.people.outgoing import LONGEST_URL, Barred, Undelivered, check
from signoria.server.people.push import encrypted_for
from signoria.server.server import Server
from signoria.server.table.wire import Request
from signoria.store.notices import MOST_SUBSCRIPTIONS, Subscription
from signoria.store.people import NoSuchAccount, TooMany

Url = Annotated[str, Meta(min_length=1, max_length=LONGEST_URL)]
Endpoint = Annotated[str, QueryParameter(name="endpoint", min_length=1, max_length=LONGEST_URL)]
Code = Annotated[str, Meta(min_length=1, max_length=200)]


class PushKey(msgspec.Struct, frozen=True):
    """The public key for browser subscriptions."""

    key: str


class NewWebhook(Request, frozen=True):
    """The address for your notices."""

    url: Url


class WebhookSecret(msgspec.Struct, frozen=True):
    """The secret of a webhook, shown only this once. It signs each body by HMAC-SHA256."""

    secret: str


class SubscriptionKeys(Request, frozen=True):
    """The keys of a browser's subscription."""

    p256dh: Code
    auth: Code


class NewSubscription(Request, frozen=True, rename="camel"):
    """A subscription in the form that browsers give."""

    endpoint: Url
    keys: SubscriptionKeys
    expiration_time: float | None = None


@get("/push/key")
async def get_push_key(server: TheServer) -> PushKey:
    """Show the public key for browser subscriptions."""
    return PushKey(await server.notices.key())


@put("/me/webhook", status_code=200)
async def set_webhook(
    server: TheServer, visitor: Known, data: JSONBody[NewWebhook]
) -> WebhookSecret:
    """Send your notices to a URL; it replaces the previous one."""
    visitor.needs("play")
    await _check(server, data.url)
    try:
        secret = await server.run(server.notices.contacts.set_webhook, visitor.account, data.url)
    except NoSuchAccount:
        raise RequestError("sign-in", 401) from None
    return WebhookSecret(secret)


@delete("/me/webhook", status_code=204)
async def delete_webhook(server: TheServer, visitor: Known) -> None:
    """Delete your webhook."""
    visitor.needs("play")
    await server.run(server.notices.contacts.drop_webhook, visitor.account)


@post("/me/subscriptions", status_code=204)
async def subscribe(server: TheServer, visitor: Known, data: JSONBody[NewSubscription]) -> None:
    """Send your notices to this browser by web push."""
    visitor.needs_session()
    await _check(server, data.endpoint)
    to = Subscription(data.endpoint, data.keys.p256dh, data.keys.auth)
    try:
        await asyncio.to_thread(encrypted_for, to, b"?")
        await server.run(server.notices.contacts.subscribe, visitor.account, to)
    except ValueError:
        raise RequestError("bad-subscription", 422) from None
    except TooMany:
        raise RequestError("too-many-subscriptions", 409, most=MOST_SUBSCRIPTIONS) from None
    except NoSuchAccount:
        raise RequestError("sign-in", 401) from None


@delete("/me/subscriptions", status_code=204)
async def unsubscribe(server: TheServer, visitor: Known, endpoint: Endpoint) -> None:
    """Stop sending notices to one of your browsers."""
    visitor.needs_session()
    await server.run(server.notices.contacts.unsubscribe, visitor.account, endpoint)


async def _check(server: Server, url: str) -> None:
    try:
        await check(url, server.settings.local_webhooks)
    except (Barred, Undelivered):
        raise RequestError("bad-address", 422) from None


router = Router(
    path="/", route_handlers=[get_push_key, set_webhook, delete_webhook, subscribe, unsubscribe]
)
