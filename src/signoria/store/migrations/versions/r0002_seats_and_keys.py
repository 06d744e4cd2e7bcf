"""What a seat is when nobody holds it, and keys for what is said."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Seats that are free now go back to what they are; all others were open to everybody."""
    laid = sa.Column("laid", sa.Text(), nullable=False, server_default="open")
    op.add_column("seats", laid)
    op.execute("UPDATE seats SET laid = kind WHERE kind = 'invited'")
    op.add_column("chat_lines", sa.Column("key", sa.Text(), nullable=False, server_default=""))
