"""The tables of the store. Must agree with the migrations; a test compares them."""

from typing import Final, Literal

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Integer,
    MetaData,
    Table,
    Text,
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

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("header", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    CheckConstraint("status IN ('open', 'running', 'over')", name="status"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("rev", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
    ForeignKeyConstraint(["table_id"], ["tables.id"]),
    CheckConstraint("rev > 0", name="rev"),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("key", Text, primary_key=True),
    Column("rev", Integer, nullable=False),
    ForeignKeyConstraint(["table_id", "rev"], ["entries.table_id", "entries.rev"]),
)
