"""Where ledgers are kept so that nothing accepted is ever lost: SQLite, or PostgreSQL by URL."""
