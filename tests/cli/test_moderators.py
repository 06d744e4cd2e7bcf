"""Tests of `signoria moderators`: roles belong to accounts, which are named by their logins."""

from pathlib import Path

import pytest

from signoria.store.accounts import Accounts
from signoria.store.database import open_database
from signoria.store.migrations import upgrade
from tests.cli.calling import call


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Return a database in which Anna is registered."""
    url = f"sqlite:///{tmp_path / 'signoria.db'}"
    engine = open_database(url)
    upgrade(engine)
    accounts = Accounts(engine)
    anna = accounts.create_guest("Anna", "en", 1)
    accounts.set_password(anna.id, "anna", "hash", [], "")
    engine.dispose()
    return url


def test_registered_account_becomes_a_moderator_and_a_player_again(database: str) -> None:
    there = ("--database", database)
    assert call("moderators", "list", *there).out == ""

    assert "anna is a moderator now" in call("moderators", "add", " Anna", *there).out
    assert call("moderators", "list", *there).out.split()[0] == "anna"
    assert "no longer" in call("moderators", "remove", "anna", *there).out
    assert call("moderators", "list", *there).out == ""


def test_login_of_nobody_is_refused(database: str) -> None:
    refused = call("moderators", "add", "boss", "--database", database)

    assert (refused.code, refused.out) == (2, "")
    assert "No account has the login “boss”" in refused.err


def test_former_option_is_refused_with_the_new_command() -> None:
    refused = call("serve", "--moderators", "anna")

    assert refused.code == 2
    assert "signoria moderators add" in refused.err
