"""Tests of API tokens: they play, and cannot change the account."""

from collections.abc import Iterator

import pytest

from tests.server.identity.conftest import Browser, Enter, Running

OWN = [  # routes that manage an account: method and path
    ("PATCH", "/me"),
    ("DELETE", "/me"),
    ("POST", "/me/password"),
    ("POST", "/me/passkeys/options"),
    ("POST", "/me/passkeys"),
    ("GET", "/me/passkeys"),
    ("DELETE", "/me/passkeys/AAAA"),
    ("POST", "/me/recovery"),
    ("GET", "/me/tokens"),
    ("POST", "/me/tokens"),
    ("DELETE", "/me/tokens/AAAA"),
    ("GET", "/sessions"),
    ("DELETE", "/sessions/current"),
    ("DELETE", "/sessions"),
]
CREDENTIAL = {
    "id": "AAAA",
    "rawId": "AAAA",
    "type": "public-key",
    "response": {"clientDataJSON": "AAAA", "attestationObject": "AAAA"},
}
BODIES = {
    ("PATCH", "/me"): {"name": "Bea"},
    ("POST", "/me/password"): {"login": "by-token", "password": "correct horse"},
    ("POST", "/me/passkeys"): {"name": "key", "login": "by-token", "credential": CREDENTIAL},
    ("POST", "/me/tokens"): {"name": "more", "scopes": ["read"]},
}


@pytest.fixture
def bot(running: Running) -> Iterator[Browser]:
    with Browser(running.url) as browser:
        yield browser


def give(owner: Browser, bot: Browser, *scopes: str) -> str:
    """Create a token, give it to a program, and return the id of the token."""
    made = owner.ask("POST", "/me/tokens", 201, {"name": "My bot", "scopes": list(scopes)})
    bot.headers["authorization"] = f"Bearer {made['token']}"
    return str(made["id"])


def test_token_shows_its_account_and_scopes(member: Enter, bot: Browser) -> None:
    owner = member("bot-owner")
    give(
        owner,
        bot,
        "play",
        "read",
    )

    mine, its = owner.ask("GET", "/me", 200), bot.ask("GET", "/me", 200)

    assert (its["id"], its["name"], its["scopes"]) == (mine["id"], "Anna", ["play", "read"])
    assert its["login"] is None
    assert mine["scopes"] is None


@pytest.mark.parametrize(("method", "path"), OWN)
def test_a_token_can_do_nothing_to_the_account(
    guest: Enter, bot: Browser, method: str, path: str
) -> None:
    owner = guest()
    give(owner, bot, "play", "read")
    before = owner.ask("GET", "/me", 200)

    assert bot.fails(method, path, BODIES.get((method, path))) == (403, "needs-session")
    assert owner.ask("GET", "/me", 200) == before


@pytest.mark.parametrize(("method", "path"), [*OWN, ("GET", "/me")])
def test_a_stranger_is_asked_to_sign_in(bot: Browser, method: str, path: str) -> None:
    assert bot.fails(method, path, BODIES.get((method, path))) == (401, "sign-in")


@pytest.mark.parametrize("path", ["/tables", "/games", "/tables/none/events", "/me"])
def test_unknown_token_is_refused_even_where_strangers_may_look(bot: Browser, path: str) -> None:
    bot.headers["authorization"] = "Bearer mistyped"

    assert bot.fails("GET", path) == (401, "bad-token")


def test_list_of_tokens_does_not_show_the_token(guest: Enter, bot: Browser) -> None:
    owner = guest()
    id = give(owner, bot, "read")
    bot.ask("GET", "/me", 200)

    (listed,) = owner.ask("GET", "/me/tokens", 200)

    assert set(listed) == {"id", "name", "scopes", "created_at", "seen_at"}
    assert (listed["id"], listed["name"], listed["scopes"]) == (id, "My bot", ["read"])
    assert listed["seen_at"] >= listed["created_at"]
    assert bot.headers["authorization"].removeprefix("Bearer ") not in str(listed)


def test_revoked_token_is_rejected_at_once(guest: Enter, bot: Browser) -> None:
    owner, other = guest(), guest()
    id = give(owner, bot, "read")
    bot.ask("GET", "/me", 200)

    assert other.fails("DELETE", f"/me/tokens/{id}") == (404, "no-such-token")
    assert bot.ask("GET", "/me", 200)["scopes"] == ["read"]
    owner.ask("DELETE", f"/me/tokens/{id}", 204)

    assert bot.fails("GET", "/me") == (401, "bad-token")
    assert owner.ask("GET", "/me/tokens", 200) == []
    assert owner.fails("DELETE", "/me/tokens/%00") == (404, "no-such-token")


@pytest.mark.parametrize("scopes", [[], ["everything"], ["read", "read", "read"], "read"])
def test_token_with_invalid_scopes_is_refused(guest: Enter, scopes: object) -> None:
    owner = guest()

    body = {"name": "My bot", "scopes": scopes}
    assert owner.fails("POST", "/me/tokens", body) == (400, "bad-request")
    assert owner.ask("GET", "/me/tokens", 200) == []


def test_number_of_tokens_is_limited(guest: Enter, bot: Browser) -> None:
    owner = guest()
    for _ in range(20):
        give(owner, bot, "read")

    body = {"name": "My bot", "scopes": ["read"]}
    assert owner.fails("POST", "/me/tokens", body) == (409, "too-many-tokens")
