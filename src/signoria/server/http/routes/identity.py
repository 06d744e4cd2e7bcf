"""Routes for the visitor's own account: guest sign-in, changes, password, deletion."""

from litestar import Response, Router, delete, get, patch, post
from litestar.di import Provide
from litestar.params import JSONBody

from signoria.server.errors import RequestError
from signoria.server.http import cookies
from signoria.server.http.dependencies import Address, Guest, Known, Lang, TheServer
from signoria.server.http.error_responses import AnyRequest
from signoria.server.http.routes.passkeys import PASSKEYS
from signoria.server.http.routes.sessions import SESSIONS
from signoria.server.http.routes.tokens import TOKENS
from signoria.server.people import recovery
from signoria.server.people.names import clean_login, clean_name
from signoria.server.people.passwords import by_hand, clean_password, hashed
from signoria.server.people.visitor import Visitor
from signoria.server.people.wire import AccountSaved, Changes, Login, Me, NewGuest, RecoveryCodes
from signoria.store.people import LoginTaken


@post("/guests")
async def create_guest(
    data: JSONBody[NewGuest],
    server: TheServer,
    guest: Guest,
    lang: Lang,
    address: Address,
    request: AnyRequest,
) -> Response[Me]:
    """Create a guest account with a name, and set its session cookie."""
    server.sign_in.limit(address)
    if guest is not None:
        raise RequestError("signed-in-already", 409)
    name, language = clean_name(data.name), data.language or lang
    account = await server.run(server.accounts.create_guest, name, language, server.now())
    device = request.headers.get("user-agent", "")
    token = await server.sign_in.open_session(account, None, device)
    cookie = cookies.session_cookie(token, server.settings.secure)
    return Response(await server.sign_in.me(account), cookies=[cookie])


@get("/me")
async def get_me(server: TheServer, visitor: Known) -> Me:
    """Show your account. A token sees less of it."""
    return await server.sign_in.me(await server.sign_in.account_of(visitor), visitor)


@patch("/me")
async def update_me(data: JSONBody[Changes], server: TheServer, person: Known) -> Me:
    """Change your name or your language."""
    name = None if data.name is None else clean_name(data.name)
    if name is not None:
        await server.run(server.accounts.rename, person.account, name)
    if data.language is not None:
        await server.run(server.accounts.set_language, person.account, data.language)
    server.authenticator.forget(person.account)
    return await server.sign_in.me(await server.sign_in.account_of(person), person)


@delete("/me")
async def delete_account(server: TheServer, person: Known) -> Response[None]:
    """Delete your account. Running games go on without you."""
    tables = await server.run(server.accounts.delete, person.account, server.now())
    server.authenticator.forget(person.account)
    for id in tables:
        table = server.tables.known(id)
        if table is not None:
            await table.refresh()
    return Response(None, cookies=[cookies.no_session(server.settings.secure)])


@post("/me/password", status_code=200)
async def set_password(data: JSONBody[Login], server: TheServer, person: Known) -> AccountSaved:
    """Set login and password.

    This signs out every other device and makes a guest account permanent.
    """
    login, password = clean_login(data.login), clean_password(data.password)
    kept, codes = await by_hand(lambda: hashed(password)), recovery.new_codes()
    digests = recovery.digests(codes)
    try:
        first = await server.run(
            server.accounts.set_password, person.account, login, kept, digests, person.session
        )
    except LoginTaken:
        raise RequestError("login-taken", 409, login=login) from None
    server.authenticator.forget(person.account)
    account = await server.sign_in.account_of(person)
    return AccountSaved(await server.sign_in.me(account, person), codes if first else [])


@post("/me/recovery", status_code=200)
async def create_recovery_codes(server: TheServer, person: Known) -> RecoveryCodes:
    """Create new recovery codes; the earlier codes become invalid."""
    if not (await server.sign_in.account_of(person)).registered:
        raise RequestError("needs-registered", 409)
    codes = recovery.new_codes()
    await server.run(server.accounts.codes.replace, person.account, recovery.digests(codes))
    return RecoveryCodes(codes)


async def in_person(visitor: Known) -> Visitor:
    """Return a visitor with a cookie session; tokens may not change accounts."""
    visitor.needs_session()
    return visitor


IDENTITY = Router(
    "/",
    route_handlers=[
        create_guest,
        get_me,
        update_me,
        delete_account,
        set_password,
        create_recovery_codes,
        *PASSKEYS,
        *SESSIONS,
        *TOKENS,
    ],
    dependencies={"person": Provide(in_person)},
    tags=["identity"],
)
