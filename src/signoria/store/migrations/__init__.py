"""How a database comes to have the tables of `store.schema`, whichever it had before."""

from signoria.store.migrations.revisions import known_revision, revision, revision_of, upgrade

__all__ = ["known_revision", "revision", "revision_of", "upgrade"]
