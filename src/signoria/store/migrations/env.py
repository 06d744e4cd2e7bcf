"""Script for Alembic: runs the missing migrations in the transaction of `upgrade`."""

from alembic import context

from signoria.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
