"""Bots in separate processes: they receive ledgers, and the server checks their answers."""
