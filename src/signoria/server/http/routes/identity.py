"""Routes for the visitor's own account: guest sign-in, changes, password, deletion."""

import asyncio
import logging

from signoria.server.autoplay.log_failures import safely
from signoria.server.errors import RequestError
from signoria.server.http import cookies
from signoria.server.http.messages import Request, Response
from signoria.server.http.routing import Address, Guest, Known, Lang, Person, Routes
from signoria.server.people import recovery
from signoria.server.people.authenticator import Authenticator, Visitor
from signoria.server.people.names import clean_login, clean_name
from signoria.server.people.passwords import by_hand, clean_password, hashed
from signoria.server.people.sign_in import SignIn
from signoria.server.people.wire import AccountSaved, Changes, Login, Me, NewGuest, RecoveryCodes
from signoria.server.settings import Settings
from signoria.server.table.live_tables import LiveTables
from signoria.server.table.state import Now
from signoria.store.accounts import Accounts
from signoria.store.people import Account, LoginTaken

routes = Routes()
log = logging.getLogger("signoria.tables")


@routes.post("/guests")
async def create_guest(
    data: NewGuest,
    settings: Settings,
    clock: Now,
    sign_in: SignIn,
    accounts: Accounts,
    guest: Guest,
    lang: Lang,
    address: Address,
    request: Request,
) -> Response[Me]:
    """Create a guest account with a name, and set its session cookie."""
    sign_in.limit(address)
    if guest is not None:
        raise RequestError("signed-in-already", 409)
    name, language = clean_name(data.name), data.language or lang
    account = await asyncio.to_thread(accounts.create_guest, name, language, clock())
    device = request.header(b"user-agent")
    token = await sign_in.open_session(account, None, device)
    cookie = cookies.session_cookie(token, settings.secure)
    return Response(await sign_in.me(account), cookies=[cookie])


@routes.get("/me")
async def get_me(sign_in: SignIn, visitor: Known) -> Me:
    """Show your account. A token sees less of it."""
    return await sign_in.me(await sign_in.account_of(visitor), visitor)


@routes.patch("/me")
async def update_me(
    data: Changes, authenticator: Authenticator, sign_in: SignIn, accounts: Accounts, person: Person
) -> Me:
    """Change your name or your language."""
    name = None if data.name is None else clean_name(data.name)
    if name is not None:
        await asyncio.to_thread(accounts.rename, person.account, name)
    if data.language is not None:
        await asyncio.to_thread(accounts.set_language, person.account, data.language)
    authenticator.forget(person.account)
    return await sign_in.me(await sign_in.account_of(person), person)


@routes.delete("/me")
async def delete_account(
    settings: Settings,
    clock: Now,
    authenticator: Authenticator,
    sign_in: SignIn,
    accounts: Accounts,
    live_tables: LiveTables,
    person: Person,
) -> Response[None]:
    """Delete your account. Running games go on without you."""
    sign_in.check_fresh(person)
    tables = await asyncio.to_thread(accounts.delete, person.account, clock())
    authenticator.forget(person.account)
    for id in tables:
        table = live_tables.known(id)
        if table is not None:
            await safely(table.refresh(), log, "table-failed")  # the account is deleted already
    return Response(None, cookies=[cookies.no_session(settings.secure)])


@routes.post("/me/password", status=200)
async def set_password(
    data: Login,
    settings: Settings,
    authenticator: Authenticator,
    sign_in: SignIn,
    accounts: Accounts,
    person: Person,
    address: Address,
    request: Request,
) -> Response[AccountSaved]:
    """Set login and password.

    This signs out every other device, revokes every token, gives this device a new cookie and makes
    a guest account permanent.
    """
    sign_in.check_fresh(person)
    login = clean_login(data.login)
    password = clean_password(data.password, login)
    sign_in.limit_claim(person, address)
    kept, codes = await by_hand(lambda: hashed(password)), recovery.new_codes()
    digests = recovery.digests(codes)
    try:
        first = await asyncio.to_thread(
            accounts.set_password, person.account, login, kept, digests, person.session
        )
    except LoginTaken:
        raise RequestError("login-taken", 409, login=login) from None
    authenticator.forget(person.account)
    account = await sign_in.account_of(person)
    cookie = await renewed_cookie(settings, sign_in, account, person, request)
    saved = AccountSaved(await sign_in.me(account, person), codes if first else [])
    return Response(saved, cookies=[cookie])


@routes.post("/me/recovery", status=200)
async def create_recovery_codes(
    sign_in: SignIn, accounts: Accounts, person: Person
) -> RecoveryCodes:
    """Create new recovery codes; the earlier codes become invalid."""
    sign_in.check_fresh(person)
    if not (await sign_in.account_of(person)).registered:
        raise RequestError("needs-registered", 409)
    codes = recovery.new_codes()
    await asyncio.to_thread(accounts.codes.replace, person.account, recovery.digests(codes))
    return RecoveryCodes(codes)


async def renewed_cookie(
    settings: Settings, sign_in: SignIn, account: Account, person: Visitor, request: Request
) -> cookies.Cookie:
    """Return the cookie of a new session of this device; one that somebody knows ends with it."""
    token = await sign_in.open_session(account, person, request.header(b"user-agent"))
    return cookies.session_cookie(token, settings.secure)
