"""Third migration: the mark of imported games that today's rules do not confirm."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column. Every import until now was confirmed, so that no table has the mark."""
    mark: sa.Column[bool] = sa.Column(
        "unverified", sa.Boolean(), nullable=False, server_default=sa.false()
    )
    op.add_column("tables", mark)
