"""Moves that no person makes: bots, fallen flags, orders, stand-ins; and background work."""
