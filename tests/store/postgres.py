"""A PostgreSQL for tests; how it runs is shipped: `signoria bench server` measures one too."""

from signoria.testing.postgres import Postgres, running_postgres

__all__ = ["Postgres", "running_postgres"]
