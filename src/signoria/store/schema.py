"""The tables of the store. They must agree with the migrations; a test compares them."""

from typing import Final, Literal

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

Status = Literal["open", "running", "over"]

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)


def _of_table() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE")


def _of_account() -> ForeignKeyConstraint:
    return ForeignKeyConstraint(["account_id"], ["accounts.id"], ondelete="CASCADE")


# Tables and their ledgers.

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("header", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("wake_at", BigInteger, index=True),  # when the table is due, if ever
    Column("clock", Text, nullable=False),  # JSON: the clocks of its seats
    Column("result", Text, nullable=False),  # JSON: how it ended
    Column("game", Text, nullable=False),
    Column("host", Text),
    Column("access", Text, nullable=False),
    Column("invite", Text, nullable=False),
    Column("pace", Text, nullable=False),  # JSON: the kind of clock
    Column("origin", Text, nullable=False),  # the table and revision it was forked from, or import
    Column("rematch", Text, nullable=False),
    # imported, or forked from an import, and not confirmed by today's rules
    Column("unverified", Boolean, nullable=False, server_default=false()),
    ForeignKeyConstraint(["host"], ["accounts.id"], ondelete="SET NULL"),
    CheckConstraint("access IN ('public', 'private')", name="access"),
    CheckConstraint("status IN ('open', 'running', 'over')", name="status"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("rev", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    _of_table(),
    CheckConstraint("rev > 0", name="rev"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("rev", Integer, nullable=False),
    ForeignKeyConstraint(
        ["table_id", "rev"], ["entries.table_id", "entries.rev"], ondelete="CASCADE"
    ),
)

# Accounts and sign-in.

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text),
    Column("password", Text),
    Column("language", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("muted_until", BigInteger, nullable=False),
    Column("banned_until", BigInteger, nullable=False),
    UniqueConstraint("login"),
    CheckConstraint("role IN ('player', 'moderator')", name="role"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),  # a digest: the cookie itself is not stored
    Column("account_id", Text, nullable=False, index=True),
    Column("device", Text, nullable=False),
    Column("challenge", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("ends_at", BigInteger, nullable=False),
    _of_account(),
)

PASSKEYS: Final = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("account_id", Text, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    _of_account(),
)

RECOVERY_CODES: Final = Table(
    "recovery_codes",
    METADATA,
    Column("account_id", Text, primary_key=True),
    Column("digest", Text, primary_key=True),
    _of_account(),
)

ACCESS_TOKENS: Final = Table(
    "access_tokens",
    METADATA,
    Column("id", Text, primary_key=True),  # a digest
    Column("account_id", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    _of_account(),
)

# Seats, chat, orders and proposals of a table, beside its ledger.

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("account_id", Text, index=True),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("stand_in", Text, nullable=False),  # the bot that plays while the owner is away
    Column("left_at", BigInteger, nullable=False),
    # the kind of the seat when it is free
    Column("laid", Text, nullable=False, server_default="open"),
    _of_table(),
    ForeignKeyConstraint(["account_id"], ["accounts.id"], ondelete="SET NULL"),
    CheckConstraint("kind IN ('open', 'invited', 'account', 'bot')", name="kind"),
)

CHAT_LINES: Final = Table(
    "chat_lines",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("account_id", Text, index=True),
    Column("name", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", Text, nullable=False, server_default=""),  # idempotency key, for each account
    _of_table(),
    ForeignKeyConstraint(["account_id"], ["accounts.id"], ondelete="SET NULL"),
)

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("wish", Text, nullable=False),  # JSON, in the game's format
    _of_table(),
)

PROPOSALS: Final = Table(
    "proposals",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("rev", Integer, nullable=False),
    Column("to", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("consent", Text, nullable=False),  # JSON: the seats that agree
    _of_table(),
)

# Moderation and notices.

MUTES: Final = Table(
    "mutes",
    METADATA,
    Column("account_id", Text, primary_key=True),
    Column("muted_id", Text, primary_key=True),
    _of_account(),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("account_id", Text),
    Column("accused_id", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("line", Integer, nullable=False),  # a chat line; 0 if the report names none
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed_at", BigInteger, nullable=False),
    Column("verdict", Text, nullable=False),
    ForeignKeyConstraint(["account_id"], ["accounts.id"], ondelete="SET NULL"),
)

WEBHOOKS: Final = Table(
    "webhooks",
    METADATA,
    Column("account_id", Text, primary_key=True),
    Column("url", Text, nullable=False),
    Column("secret", Text, nullable=False),
    _of_account(),
)

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("account_id", Text, nullable=False, index=True),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    _of_account(),
)

# The server itself.

NODES: Final = Table(
    "nodes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("seen_at", BigInteger, nullable=False),
)

SERVER_KEYS: Final = Table(
    "house_keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
