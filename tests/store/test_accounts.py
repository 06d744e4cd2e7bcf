from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy import Engine, Table, func, insert, select

from signoria.store.accounts import GONE, Accounts
from signoria.store.ledgers import Ledgers
from signoria.store.people import Account, LoginTaken, NoSuchAccount
from signoria.store.schema import (
    ACCESS_TOKENS,
    CHAT_LINES,
    MUTES,
    PASSKEYS,
    RECOVERY_CODES,
    SEATS,
    SESSIONS,
    WEBHOOKS,
)
from tests.store.games import NOW, seated
from tests.store.shared import DATABASES, shared_database

HASH = "hash of a password"
CODES = ["first digest", "second digest"]


@pytest.fixture(scope="module", params=DATABASES)
def engine(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Engine]:
    with shared_database(request, tmp_path_factory) as engine:
        yield engine


@pytest.fixture
def accounts(engine: Engine) -> Accounts:
    return Accounts(engine)


def guest(accounts: Accounts, name: str = "Anna") -> str:
    return accounts.create_guest(name, "en", NOW).id


def registered(accounts: Accounts) -> str:
    """Create a permanent account that has its id as its login."""
    id = guest(accounts)
    accounts.set_password(id, id, HASH, CODES, "")
    return id


def found(accounts: Accounts, id: str) -> Account:
    account = accounts.find(id)
    assert account is not None
    return account


def count(engine: Engine, table: Table, account: str) -> int:
    wanted = select(func.count()).select_from(table).where(table.c.account_id == account)
    with engine.connect() as connection:
        return connection.scalar(wanted) or 0


def test_guest_is_stored_as_created(accounts: Accounts) -> None:
    made = accounts.create_guest("Anna", "it", NOW)

    assert accounts.find(made.id) == made
    assert not made.registered
    assert (made.name, made.language, made.role, made.login) == ("Anna", "it", "player", None)


def test_unknown_account_is_not_found(accounts: Accounts) -> None:
    guest(accounts)

    assert accounts.find("nobody") is None
    assert accounts.find_login("nobody") is None


def test_name_and_language_change(accounts: Accounts) -> None:
    id, other = guest(accounts), guest(accounts)

    accounts.rename(id, "Bea")
    accounts.set_language(id, "de")

    assert (found(accounts, id).name, found(accounts, id).language) == ("Bea", "de")
    assert (found(accounts, other).name, found(accounts, other).language) == ("Anna", "en")


def test_first_password_makes_a_guest_permanent_with_recovery_codes(accounts: Accounts) -> None:
    id = guest(accounts)

    assert accounts.set_password(id, id, HASH, CODES, "")

    account = found(accounts, id)
    assert account.registered
    assert account.has_password
    assert accounts.find_login(id) == (account, HASH)
    assert accounts.codes.left(id) == 2


def test_later_password_keeps_the_recovery_codes(accounts: Accounts) -> None:
    id = registered(accounts)

    assert not accounts.set_password(id, id + "-b", "another", ["third digest"], "")

    assert accounts.find_login(id) is None
    assert accounts.find_login(id + "-b") == (found(accounts, id), "another")
    assert accounts.codes.left(id) == 2


def test_a_login_belongs_to_one_account(accounts: Accounts) -> None:
    early, late = registered(accounts), guest(accounts)

    with pytest.raises(LoginTaken):
        accounts.set_password(late, early, HASH, CODES, "")

    assert not found(accounts, late).registered
    assert accounts.codes.left(late) == 0


def test_login_requested_by_many_at_once_goes_to_one(accounts: Accounts) -> None:
    ids = [guest(accounts) for _ in range(6)]
    line = Barrier(len(ids))

    def action(id: str) -> bool:
        line.wait()
        try:
            return accounts.set_password(id, ids[0], HASH, CODES, "")
        except LoginTaken:
            return False

    with ThreadPoolExecutor(len(ids)) as pool:
        assert sorted(pool.map(action, ids)) == [False] * 5 + [True]


def test_new_password_ends_all_sessions_except_the_current_one(accounts: Accounts) -> None:
    id = registered(accounts)
    for device in ("here", "there"):
        accounts.sessions.open(id, device, NOW, NOW + 10)
    here = next(s.id for s in accounts.sessions.of(id, NOW) if s.device == "here")

    accounts.set_password(id, id, "another", [], here)

    assert [session.device for session in accounts.sessions.of(id, NOW)] == ["here"]


def test_rehash_replaces_only_the_expected_hash(accounts: Accounts) -> None:
    id = registered(accounts)

    accounts.rehash(id, HASH, "renewed")
    accounts.rehash(id, HASH, "too late")

    assert accounts.find_login(id) == (found(accounts, id), "renewed")


def test_role_mute_and_ban_are_set_for_one_account(accounts: Accounts) -> None:
    id, other = guest(accounts), guest(accounts)

    accounts.set_role(id, "moderator")
    accounts.mute(id, NOW + 1)
    accounts.ban(id, NOW + 2)

    account = found(accounts, id)
    assert (account.role, account.muted_until, account.banned_until) == (
        "moderator",
        NOW + 1,
        NOW + 2,
    )
    assert found(accounts, other).role == "player"
    assert found(accounts, other).banned_until == 0


def test_change_of_a_deleted_account_is_refused(accounts: Accounts) -> None:
    id = guest(accounts)
    accounts.delete(id, NOW)

    with pytest.raises(NoSuchAccount):
        accounts.rename(id, "Bea")
    with pytest.raises(NoSuchAccount):
        accounts.set_password(id, id, HASH, CODES, "")
    with pytest.raises(NoSuchAccount):
        accounts.delete(id, NOW)


def test_deleting_an_account_deletes_its_ways_to_sign_in(
    accounts: Accounts, engine: Engine
) -> None:
    id, other = registered(accounts), registered(accounts)
    for who in (id, other):
        accounts.sessions.open(who, "", NOW, NOW + 10)
        accounts.tokens.create(who, "bot", ["read"], NOW)
        with engine.begin() as connection:
            connection.execute(insert(WEBHOOKS).values(account_id=who, url="", secret=""))
            key = {"id": who, "account_id": who, "public_key": b"", "sign_count": 0}
            connection.execute(insert(PASSKEYS).values(name="", created_at=NOW, **key))
    mutes = [{"account_id": id, "muted_id": other}, {"account_id": other, "muted_id": id}]
    with engine.begin() as connection:
        connection.execute(insert(MUTES), mutes)

    accounts.delete(id, NOW)

    own = (SESSIONS, ACCESS_TOKENS, PASSKEYS, WEBHOOKS, RECOVERY_CODES, MUTES)
    assert accounts.find(id) is None
    assert [count(engine, table, id) for table in own] == [0, 0, 0, 0, 0, 0]
    assert [count(engine, table, other) for table in own] == [1, 1, 1, 1, len(CODES), 0]


def seat(engine: Engine, table: str, number: int, account: str) -> None:
    row = {"table_id": table, "seat": number, "kind": "account", "account_id": account}
    with engine.begin() as connection:
        connection.execute(insert(SEATS).values(name="Anna", bot="", stand_in="", left_at=0, **row))


def test_a_deleted_account_leaves_its_seats_without_a_name(
    accounts: Accounts, engine: Engine
) -> None:
    id, other = guest(accounts), guest(accounts)
    ledgers = Ledgers(engine)
    seated(ledgers, "open", "running")
    ledgers.set_status("running", "running", NOW)
    for table in ("open", "running"):
        seat(engine, table, 0, id)
        seat(engine, table, 1, other)

    assert accounts.delete(id, NOW + 5) == ["open", "running"]

    columns = SEATS.c.table_id, SEATS.c.kind, SEATS.c.account_id, SEATS.c.name, SEATS.c.left_at
    with engine.connect() as connection:
        seats = connection.execute(select(*columns).order_by(SEATS.c.table_id, SEATS.c.seat)).all()
    assert ledgers.status("running") == "running"
    assert [tuple(row) for row in seats] == [
        ("open", "open", None, "", 0),
        ("open", "account", other, "Anna", 0),
        ("running", "account", None, GONE, NOW + 5),
        ("running", "account", other, "Anna", 0),
    ]


def test_a_deleted_account_leaves_its_words_without_a_name(
    accounts: Accounts, engine: Engine
) -> None:
    id, other = guest(accounts), guest(accounts)
    seated(Ledgers(engine), "a")
    row = {"table_id": "a", "name": "Anna", "seat": 0, "text": "Ciao.", "at": NOW}
    with engine.begin() as connection:
        connection.execute(insert(CHAT_LINES).values(number=1, account_id=id, **row))
        connection.execute(insert(CHAT_LINES).values(number=2, account_id=other, **row))

    accounts.delete(id, NOW)

    columns = CHAT_LINES.c.account_id, CHAT_LINES.c.name, CHAT_LINES.c.text
    with engine.connect() as connection:
        lines = connection.execute(select(*columns).order_by(CHAT_LINES.c.number)).all()
    assert [tuple(row) for row in lines] == [(None, GONE, "Ciao."), (other, "Anna", "Ciao.")]
