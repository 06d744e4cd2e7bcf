"""Second migration: the kind of a free seat, and keys for chat lines."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the columns. Seats that are invited now stay so when free; all others become open."""
    laid = sa.Column("laid", sa.Text(), nullable=False, server_default="open")
    op.add_column("seats", laid)
    op.execute("UPDATE seats SET laid = kind WHERE kind = 'invited'")
    op.add_column("chat_lines", sa.Column("key", sa.Text(), nullable=False, server_default=""))
