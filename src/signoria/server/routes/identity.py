"""Routes for the own account: guest sign-in, changes, password, deletion."""

from litestar import Response, Router, delete, get, patch, post
from litestar.di import Provide
from litestar.params import JSONBody

from signoria.server.answers import AnyRequest
from signoria.server.asking import Address, Guest, Known, Lang, TheHouse
from signoria.server.faults import Fault
from signoria.server.identity import cookies, recovery
from signoria.server.identity.names import clean_login, clean_name
from signoria.server.identity.passwords import by_hand, clean_password, hashed
from signoria.server.identity.signing import account_of, limit, me, sign_in
from signoria.server.identity.wire import Changes, Kept, Login, Me, NewGuest, RecoveryCodes
from signoria.server.routes.passkeys import PASSKEYS
from signoria.server.routes.sessions import SESSIONS
from signoria.server.routes.tokens import TOKENS
from signoria.server.visitor import Visitor
from signoria.store.people import LoginTaken


@post("/guests")
async def come_in(
    data: JSONBody[NewGuest],
    house: TheHouse,
    guest: Guest,
    lang: Lang,
    address: Address,
    request: AnyRequest,
) -> Response[Me]:
    """Create a guest account with a name, and set its session cookie."""
    limit(house, address)
    if guest is not None:
        raise Fault("signed-in-already", 409)
    name, language = clean_name(data.name), data.language or lang
    account = await house.run(house.accounts.create_guest, name, language, house.now())
    cookie = await sign_in(house, account, None, dict(request.headers))
    return Response(await me(house, account), cookies=[cookie])


@get("/me")
async def who_am_i(house: TheHouse, visitor: Known) -> Me:
    """Show your account. A token sees less of it."""
    return await me(house, await account_of(house, visitor), visitor)


@patch("/me")
async def change(data: JSONBody[Changes], house: TheHouse, person: Known) -> Me:
    """Change your name or your language."""
    name = None if data.name is None else clean_name(data.name)
    if name is not None:
        await house.run(house.accounts.rename, person.account, name)
    if data.language is not None:
        await house.run(house.accounts.set_language, person.account, data.language)
    house.doors.forget(person.account)
    return await me(house, await account_of(house, person), person)


@delete("/me")
async def go(house: TheHouse, person: Known) -> Response[None]:
    """Delete your account. Running games go on without you."""
    tables = await house.run(house.accounts.delete, person.account, house.now())
    house.doors.forget(person.account)
    for id in tables:
        table = house.tables.known(id)
        if table is not None:
            await table.changed()
    return Response(None, cookies=[cookies.no_session(house.settings.secure)])


@post("/me/password", status_code=200)
async def set_password(data: JSONBody[Login], house: TheHouse, person: Known) -> Kept:
    """Set login and password.

    This signs out every other device and makes a guest account permanent.
    """
    login, password = clean_login(data.login), clean_password(data.password)
    kept, codes = await by_hand(lambda: hashed(password)), recovery.new_codes()
    digests = recovery.digests(codes)
    try:
        first = await house.run(
            house.accounts.set_password, person.account, login, kept, digests, person.session
        )
    except LoginTaken:
        raise Fault("login-taken", 409, login=login) from None
    house.doors.forget(person.account)
    account = await account_of(house, person)
    return Kept(await me(house, account, person), codes if first else [])


@post("/me/recovery", status_code=200)
async def new_recovery_codes(house: TheHouse, person: Known) -> RecoveryCodes:
    """Create new recovery codes; the earlier codes become invalid."""
    if not (await account_of(house, person)).lasting:
        raise Fault("needs-lasting", 409)
    codes = recovery.new_codes()
    await house.run(house.accounts.codes.replace, person.account, recovery.digests(codes))
    return RecoveryCodes(codes)


async def in_person(visitor: Known) -> Visitor:
    """Return a visitor with a cookie session; tokens may not change accounts."""
    visitor.needs_session()
    return visitor


IDENTITY = Router(
    "/",
    route_handlers=[
        come_in,
        who_am_i,
        change,
        go,
        set_password,
        new_recovery_codes,
        *PASSKEYS,
        *SESSIONS,
        *TOKENS,
    ],
    dependencies={"person": Provide(in_person)},
    tags=["identity"],
)
