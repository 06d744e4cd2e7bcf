"""Durable storage of ledgers and accounts: SQLite, or PostgreSQL by URL."""
