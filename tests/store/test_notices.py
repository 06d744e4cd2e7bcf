"""Tests of webhooks and subscriptions, stored for each account and deleted with it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy import Engine

from signoria.store.accounts import Accounts
from signoria.store.notices import MOST_SUBSCRIPTIONS, Contacts, Subscription, Webhook
from signoria.store.people import NoSuchAccount, TooMany
from tests.store.games import NOW
from tests.store.shared import DATABASES, shared_database

URL = "https://example.org/turns"


@pytest.fixture(scope="module", params=DATABASES)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    with shared_database(request, tmp_path_factory) as engine:
        yield engine


@pytest.fixture
def contacts(engine: Engine) -> Contacts:
    return Contacts(engine)


@pytest.fixture
def anna(engine: Engine) -> str:
    return Accounts(engine).create_guest("Anna", "it", NOW).id


@pytest.fixture
def bruno(engine: Engine) -> str:
    return Accounts(engine).create_guest("Bruno", "de", NOW).id


def browser(name: str) -> Subscription:
    return Subscription(f"https://push.example.org/{name}", f"p256dh of {name}", f"auth of {name}")


def subscriptions(contacts: Contacts, account: str) -> tuple[Subscription, ...]:
    found = contacts.of(account)
    assert found is not None
    return found.subscriptions


def webhook(contacts: Contacts, account: str) -> Webhook | None:
    found = contacts.of(account)
    assert found is not None
    return found.webhook


def test_new_account_has_no_contacts(contacts: Contacts, anna: str) -> None:
    found = contacts.of(anna)

    assert found is not None
    assert (found.language, found.webhook, found.subscriptions) == ("it", None, ())
    assert contacts.of("nobody") is None


def test_webhook_is_stored_with_its_own_secret(contacts: Contacts, anna: str, bruno: str) -> None:
    first, other = contacts.set_webhook(anna, URL), contacts.set_webhook(bruno, URL)

    assert webhook(contacts, anna) == Webhook(URL, first)
    assert len({first, other}) == 2


def test_second_webhook_replaces_the_first(contacts: Contacts, anna: str) -> None:
    first = contacts.set_webhook(anna, URL)
    second = contacts.set_webhook(anna, URL + "/2")

    assert webhook(contacts, anna) == Webhook(URL + "/2", second)
    assert first != second
    contacts.drop_webhook(anna)
    contacts.drop_webhook(anna)
    assert webhook(contacts, anna) is None


def test_several_subscriptions_of_one_account_are_stored_once_each(
    contacts: Contacts, anna: str
) -> None:
    for name in ("several-b", "several-a", "several-b"):
        contacts.subscribe(anna, browser(name))

    assert subscriptions(contacts, anna) == (browser("several-a"), browser("several-b"))


def test_subscription_belongs_to_the_last_subscriber(
    contacts: Contacts, anna: str, bruno: str
) -> None:
    contacts.subscribe(anna, browser("shared"))
    contacts.subscribe(bruno, browser("shared"))

    assert subscriptions(contacts, anna) == ()
    assert subscriptions(contacts, bruno) == (browser("shared"),)


def test_subscription_is_ended_only_by_its_account(
    contacts: Contacts, anna: str, bruno: str
) -> None:
    contacts.subscribe(anna, browser("own"))
    contacts.unsubscribe(bruno, browser("own").endpoint)
    assert subscriptions(contacts, anna) == (browser("own"),)

    contacts.unsubscribe(anna, browser("own").endpoint)
    assert subscriptions(contacts, anna) == ()


def test_forgotten_subscription_is_deleted(contacts: Contacts, anna: str) -> None:
    contacts.subscribe(anna, browser("gone"))
    contacts.forget(browser("gone").endpoint)

    assert subscriptions(contacts, anna) == ()


def test_number_of_subscriptions_is_limited(contacts: Contacts, anna: str) -> None:
    for number in range(MOST_SUBSCRIPTIONS):
        contacts.subscribe(anna, browser(f"many-{number}"))
    contacts.subscribe(anna, browser("many-0"))  # stored already, so it does not count again

    with pytest.raises(TooMany):
        contacts.subscribe(anna, browser("one-too-many"))
    assert len(subscriptions(contacts, anna)) == MOST_SUBSCRIPTIONS


def test_deleted_account_has_no_contacts(contacts: Contacts, engine: Engine, anna: str) -> None:
    contacts.set_webhook(anna, URL)
    contacts.subscribe(anna, browser("deleted"))
    Accounts(engine).delete(anna, NOW)

    assert contacts.of(anna) is None
    with pytest.raises(NoSuchAccount):
        contacts.set_webhook(anna, URL)
    with pytest.raises(NoSuchAccount):
        contacts.subscribe(anna, browser("deleted"))


def test_server_key_created_by_many_at_once_is_one_key(engine: Engine) -> None:
    start = Barrier(6)

    def make(number: int) -> str:
        start.wait(10)
        return Contacts(engine).server_key("made once", f"key {number}")

    with ThreadPoolExecutor(6) as nodes:
        keys = set(nodes.map(make, range(6)))

    assert len(keys) == 1
    assert {Contacts(engine).server_key("made once", "another")} == keys
    assert Contacts(engine).server_key("another name", "another") == "another"
