"""Migrations that bring any earlier database to the tables of `store.schema`."""

from signoria.store.migrations.revisions import known_revision, revision, revision_of, upgrade

__all__ = ["known_revision", "revision", "revision_of", "upgrade"]
