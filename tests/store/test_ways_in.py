"""Tests of sessions, passkeys, recovery codes, tokens and challenges, on both databases."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import TypeVar

import psycopg
import pytest
from sqlalchemy import Engine, Table, select

from signoria.store.accounts import Accounts
from signoria.store.database import open_database
from signoria.store.digests import digest_of
from signoria.store.migrations import upgrade
from signoria.store.passkeys import MOST_PASSKEYS, LastWayIn, Passkey, PasskeyTaken
from signoria.store.people import CHANGED, LoginTaken, NoSuchAccount, TooMany
from signoria.store.schema import ACCESS_TOKENS, SERVER_KEYS, SESSIONS
from signoria.store.signals import CHANNEL
from signoria.store.tokens import MOST_TOKENS
from tests.store.games import NOW
from tests.store.postgres import Postgres
from tests.store.shared import DATABASES, shared_database

T = TypeVar("T")


@pytest.fixture(scope="module", params=DATABASES)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    with shared_database(request, tmp_path_factory) as engine:
        yield engine


@pytest.fixture
def accounts(engine: Engine) -> Accounts:
    return Accounts(engine)


@pytest.fixture
def anna(accounts: Accounts) -> str:
    return accounts.create_guest("Anna", "en", NOW).id


@pytest.fixture
def bea(accounts: Accounts) -> str:
    return accounts.create_guest("Bea", "en", NOW).id


def at_once(what: Callable[[], T], times: int = 5) -> list[T]:
    """Call a function in several threads at once and return the results."""
    line = Barrier(times)

    def one(_number: int) -> T:
        line.wait()
        return what()

    with ThreadPoolExecutor(times) as pool:
        return list(pool.map(one, range(times)))


def rows(engine: Engine, table: Table) -> str:
    with engine.connect() as connection:
        return repr(connection.execute(select(table)).all())


def passkey(id: str, sign_count: int = 0) -> Passkey:
    return Passkey(id, b"public", sign_count, "phone", NOW)


# Sessions.


def test_a_cookie_finds_its_session_and_its_account(accounts: Accounts, anna: str) -> None:
    token = accounts.sessions.open(anna, "Firefox", NOW, NOW + 10)

    found = accounts.sessions.find(digest_of(token), NOW + 9)

    assert found is not None
    session, account = found
    assert (session.device, session.seen_at, session.ends_at) == ("Firefox", NOW, NOW + 10)
    assert account == accounts.find(anna)


def test_only_the_digest_of_a_cookie_is_stored(
    accounts: Accounts, anna: str, engine: Engine
) -> None:
    token = accounts.sessions.open(anna, "", NOW, NOW + 10)

    kept = rows(engine, SESSIONS)

    assert token not in kept
    assert digest_of(token) in kept


def test_session_expires_at_its_time(accounts: Accounts, anna: str) -> None:
    token = accounts.sessions.open(anna, "", NOW, NOW + 10)

    assert accounts.sessions.find(digest_of(token), NOW + 10) is None
    assert accounts.sessions.of(anna, NOW + 10) == []


def test_touched_session_lasts_longer(accounts: Accounts, anna: str) -> None:
    id = digest_of(accounts.sessions.open(anna, "", NOW, NOW + 10))

    accounts.sessions.touch(id, anna, NOW + 5, NOW + 15)

    found = accounts.sessions.find(id, NOW + 12)
    assert found is not None
    assert (found[0].seen_at, found[1].seen_at) == (NOW + 5, NOW + 5)


def test_one_session_ends_and_the_others_stay(accounts: Accounts, anna: str) -> None:
    phone = accounts.sessions.open(anna, "phone", NOW, NOW + 10)
    accounts.sessions.open(anna, "laptop", NOW, NOW + 10)

    accounts.sessions.end(digest_of(phone), anna)

    assert [session.device for session in accounts.sessions.of(anna, NOW)] == ["laptop"]


def test_all_sessions_of_one_account_end(accounts: Accounts, anna: str, bea: str) -> None:
    for who in (anna, anna, bea):
        accounts.sessions.open(who, "", NOW, NOW + 10)

    accounts.sessions.end_all(anna)

    assert accounts.sessions.of(anna, NOW) == []
    assert len(accounts.sessions.of(bea, NOW)) == 1


def test_expired_sessions_are_deleted(accounts: Accounts, anna: str) -> None:
    ended = accounts.sessions.open(anna, "", NOW - 20, NOW - 10)
    accounts.sessions.open(anna, "", NOW - 20, NOW)

    assert accounts.sessions.clear(NOW - 10) == 1
    assert [session.ends_at for session in accounts.sessions.of(anna, 0)] == [NOW]
    assert accounts.sessions.find(digest_of(ended), 0) is None


def test_a_challenge_of_a_session_is_taken_once(accounts: Accounts, anna: str) -> None:
    id = digest_of(accounts.sessions.open(anna, "", NOW, NOW + 10))
    other = digest_of(accounts.sessions.open(anna, "", NOW, NOW + 10))
    accounts.sessions.challenge(id, "sign this", NOW + 5)

    assert accounts.sessions.take_challenge(other, NOW) == ""
    taken = at_once(lambda: accounts.sessions.take_challenge(id, NOW + 4))
    assert sorted(taken) == [""] * 4 + ["sign this"]


def test_challenge_of_a_session_expires_at_its_time(accounts: Accounts, anna: str) -> None:
    id = digest_of(accounts.sessions.open(anna, "", NOW, NOW + 10))
    accounts.sessions.challenge(id, "sign this", NOW + 5)

    assert accounts.sessions.take_challenge(id, NOW + 5) == ""


def test_every_change_of_access_is_sent_to_other_nodes(postgres: Postgres) -> None:
    url = postgres.new_schema()
    engine = open_database(url)
    upgrade(engine)
    accounts = Accounts(engine)
    anna = accounts.create_guest("Anna", "en", NOW).id
    session = digest_of(accounts.sessions.open(anna, "", NOW, NOW + 10))
    token = digest_of(accounts.tokens.create(anna, "bot", ["read"], NOW))
    changes: list[Callable[[], object]] = [
        lambda: accounts.sessions.end(session, anna),
        lambda: accounts.sessions.end_all(anna),
        lambda: accounts.tokens.revoke(anna, token),
        lambda: accounts.set_password(anna, anna, "hash", [], ""),
        lambda: accounts.passkeys.add(anna, passkey(anna + "k"), None, []),
        lambda: accounts.rename(anna, "Bea"),
        lambda: accounts.mute(anna, NOW),
        lambda: accounts.ban(anna, NOW),
        lambda: accounts.set_role(anna, "moderator"),
        lambda: accounts.delete(anna, NOW),
    ]

    with psycopg.connect(url, autocommit=True) as ear:
        ear.execute(f"LISTEN {CHANNEL}".encode())
        for change in changes:
            change()
            seen = {signal.payload for signal in ear.notifies(timeout=5, stop_after=1)}
            assert seen == {f"{CHANGED}\n{anna}"}
    engine.dispose()


# Challenges of strangers.


def test_a_challenge_of_a_stranger_is_taken_once(accounts: Accounts) -> None:
    ticket = accounts.challenges.put("sign this", NOW, NOW + 10)

    taken = at_once(lambda: accounts.challenges.take(ticket, NOW + 9))

    assert sorted(taken) == [""] * 4 + ["sign this"]


def test_challenge_of_a_stranger_expires_at_its_time(accounts: Accounts) -> None:
    ticket = accounts.challenges.put("sign this", NOW, NOW + 10)

    assert accounts.challenges.take(ticket, NOW + 10) == ""


def test_forged_or_prolonged_ticket_is_refused(accounts: Accounts) -> None:
    ticket = accounts.challenges.put("sign this", NOW, NOW + 10)
    later = str(int(ticket[:15]) + 1_000).zfill(15) + ticket[15:]

    for forged in (later, "", "x", "\0", "９" * 15, ticket + " "):
        assert accounts.challenges.take(forged, NOW) == ""
    assert accounts.challenges.take(ticket, NOW) == "sign this"


def test_expired_challenges_are_deleted_and_other_keys_stay(
    accounts: Accounts, engine: Engine
) -> None:
    with engine.begin() as connection:
        for name in ("a", "challenge", "vapid"):
            connection.execute(SERVER_KEYS.insert().values(name=name, value="kept"))
    accounts.challenges.put("forgotten", NOW, NOW + 10)
    accounts.challenges.put("waiting", NOW, NOW + 30)
    accounts.challenges.put("new", NOW + 20, NOW + 40)

    kept = rows(engine, SERVER_KEYS)

    assert kept.count("'kept'") == 3
    assert "waiting" in kept
    assert "forgotten" not in kept


# Passkeys.


def test_passkey_makes_a_guest_permanent(accounts: Accounts, anna: str) -> None:
    assert accounts.passkeys.add(anna, passkey(anna + "k"), anna, ["digest"])

    found = accounts.find_login(anna)
    assert found is not None
    assert (found[0].id, found[1], found[0].has_password) == (anna, "", False)
    assert accounts.codes.left(anna) == 1
    assert accounts.passkeys.find(anna + "k") == (anna, passkey(anna + "k"))
    assert not accounts.passkeys.add(anna, passkey(anna + "l"), None, ["another"])
    assert [key.id for key in accounts.passkeys.of(anna)] == [anna + "k", anna + "l"]


def test_a_passkey_belongs_to_one_account(accounts: Accounts, anna: str, bea: str) -> None:
    accounts.passkeys.add(anna, passkey(anna + "k"), anna, [])

    with pytest.raises(PasskeyTaken):
        accounts.passkeys.add(bea, passkey(anna + "k"), bea, [])
    with pytest.raises(LoginTaken):
        accounts.passkeys.add(bea, passkey(anna + "l"), anna, [])

    found = accounts.find(bea)
    assert found is not None
    assert not found.registered


def test_a_passkey_that_counts_must_count_upward(accounts: Accounts, anna: str) -> None:
    accounts.passkeys.add(anna, passkey(anna + "k", 3), anna, [])

    assert not accounts.passkeys.used(anna + "k", 3)
    assert not accounts.passkeys.used(anna + "k", 0)
    assert sorted(at_once(lambda: accounts.passkeys.used(anna + "k", 4))) == [False] * 4 + [True]


def test_a_passkey_that_does_not_count_may_be_used_again(accounts: Accounts, anna: str) -> None:
    accounts.passkeys.add(anna, passkey(anna + "k", 0), anna, [])

    assert accounts.passkeys.used(anna + "k", 0)
    assert accounts.passkeys.used(anna + "k", 0)
    assert not accounts.passkeys.used("nobody", 0)


def test_last_way_to_sign_in_cannot_be_removed(accounts: Accounts, anna: str, bea: str) -> None:
    accounts.passkeys.add(anna, passkey(anna + "k"), anna, [])
    accounts.passkeys.add(anna, passkey(anna + "l"), None, [])

    assert not accounts.passkeys.remove(bea, anna + "k")
    assert not accounts.passkeys.remove(anna, "\0")
    assert not accounts.passkeys.remove("nobody", anna + "k")
    assert accounts.passkeys.remove(anna, anna + "k")
    with pytest.raises(LastWayIn):
        accounts.passkeys.remove(anna, anna + "l")
    accounts.set_password(anna, anna, "hash", [], "")
    assert accounts.passkeys.remove(anna, anna + "l")
    assert accounts.passkeys.of(anna) == []


def test_number_of_passkeys_of_an_account_is_limited(accounts: Accounts, anna: str) -> None:
    for number in range(MOST_PASSKEYS):
        accounts.passkeys.add(anna, passkey(f"{anna}{number}"), anna, [])

    with pytest.raises(TooMany):
        accounts.passkeys.add(anna, passkey("more"), None, [])


# Recovery codes.


def test_recovery_code_is_used_once(accounts: Accounts, anna: str) -> None:
    accounts.set_password(anna, anna, "hash", ["one", "two"], "")

    used = at_once(lambda: accounts.codes.use(anna, "one"))

    assert sorted(map(str, used)) == sorted([anna, *["None"] * 4])
    assert accounts.codes.left(anna) == 1


def test_recovery_code_of_another_account_is_refused(
    accounts: Accounts, anna: str, bea: str
) -> None:
    accounts.set_password(anna, anna, "hash", ["one"], "")
    accounts.set_password(bea, bea, "hash", ["two"], "")

    assert accounts.codes.use(bea, "one") is None
    assert accounts.codes.use("nobody", "one") is None
    assert accounts.codes.use(anna, "one") == anna


def test_new_recovery_codes_invalidate_the_old_ones(accounts: Accounts, anna: str) -> None:
    accounts.set_password(anna, anna, "hash", ["one"], "")

    accounts.codes.replace(anna, ["two", "three"])

    assert accounts.codes.use(anna, "one") is None
    assert accounts.codes.use(anna, "two") == anna
    with pytest.raises(NoSuchAccount):
        accounts.codes.replace("nobody", ["four"])


# Tokens.


def test_a_token_finds_its_scopes_and_its_account(accounts: Accounts, anna: str) -> None:
    token = accounts.tokens.create(anna, "bot", ["read", "play"], NOW)

    found = accounts.tokens.find(digest_of(token))

    assert found is not None
    assert (found[0].name, found[0].scopes, found[0].created_at) == ("bot", "play read", NOW)
    assert found[1] == accounts.find(anna)
    assert accounts.tokens.of(anna) == [found[0]]


def test_only_the_digest_of_a_token_is_stored(
    accounts: Accounts, anna: str, engine: Engine
) -> None:
    token = accounts.tokens.create(anna, "bot", ["read"], NOW)

    kept = rows(engine, ACCESS_TOKENS)

    assert token not in kept
    assert digest_of(token) in kept


def test_touched_token_has_its_time_of_use(accounts: Accounts, anna: str) -> None:
    id = digest_of(accounts.tokens.create(anna, "bot", ["read"], NOW))

    accounts.tokens.touch(id, NOW + 5)

    assert [token.seen_at for token in accounts.tokens.of(anna)] == [NOW + 5]


def test_token_is_revoked_only_by_its_owner(accounts: Accounts, anna: str, bea: str) -> None:
    id = digest_of(accounts.tokens.create(anna, "bot", ["read"], NOW))

    assert not accounts.tokens.revoke(bea, id)
    assert not accounts.tokens.revoke(anna, "\0")
    assert accounts.tokens.find(id) is not None
    assert accounts.tokens.revoke(anna, id)
    assert accounts.tokens.find(id) is None


def test_number_of_tokens_of_an_account_is_limited(accounts: Accounts, anna: str) -> None:
    for _ in range(MOST_TOKENS):
        accounts.tokens.create(anna, "bot", ["read"], NOW)

    with pytest.raises(TooMany):
        accounts.tokens.create(anna, "one more", ["read"], NOW)
