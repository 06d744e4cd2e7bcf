"""How a database comes to have the tables of `store.schema`, whichever it had before."""

from signoria.store.migrations.upgrading import revision, upgrade

__all__ = ["revision", "upgrade"]
