"""`signoria moderators`: who may moderate on a server."""

from typing import Annotated

import typer

from signoria.cli.database import opened, sentences, there
from signoria.cli.errors import refuse
from signoria.cli.parameters import Database, Lang
from signoria.cli.screen import screen
from signoria.locales.words import Words
from signoria.server.people.names import known_as
from signoria.store.accounts import Accounts
from signoria.store.people import Account, Role

Login = Annotated[str, typer.Argument(metavar="LOGIN", help="The login of a registered account.")]

moderators = typer.Typer(
    add_completion=False,
    rich_markup_mode="markdown",
    no_args_is_help=True,
    help="List, add and remove moderators.",
)


@moderators.command("list")
def list_moderators(lang: Lang, database: Database = None) -> None:
    """List the moderators.

    Example: `signoria moderators list`
    """
    words = Words(lang)
    with sentences(words), opened(there(database, words)) as engine:
        found = Accounts(engine).with_role("moderator")
    for account in found:
        screen().print(f"{account.login or '—'}  {account.id}  {account.name}", soft_wrap=True)


@moderators.command("add")
def add(login: Login, lang: Lang, database: Database = None) -> None:
    """Let an account moderate. The account stays a moderator under every login that it takes.

    Example: `signoria moderators add anna`
    """
    _set(login, "moderator", "cli-moderator-added", Words(lang), database)


@moderators.command("remove")
def remove(login: Login, lang: Lang, database: Database = None) -> None:
    """Let an account moderate no longer.

    Example: `signoria moderators remove anna`
    """
    _set(login, "player", "cli-moderator-removed", Words(lang), database)


def _set(login: str, role: Role, message: str, words: Words, database: str | None) -> None:
    with sentences(words), opened(there(database, words)) as engine:
        accounts = Accounts(engine)
        account = _account(accounts, login, words)
        accounts.set_role(account.id, role)
    said = words.message(message, login=account.login or "", account=account.id)
    screen().print(said, soft_wrap=True)


def _account(accounts: Accounts, login: str, words: Words) -> Account:
    found = accounts.find_login(known_as(login))
    if found is None:
        refuse(words.message("cli-moderator-unknown", login=login))
    return found[0]
