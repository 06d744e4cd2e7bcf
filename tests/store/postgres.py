"""PostgreSQL for tests, by the code that `signoria bench server` uses too."""

from signoria.testing.postgres import Postgres, running_postgres

__all__ = ["Postgres", "running_postgres"]
