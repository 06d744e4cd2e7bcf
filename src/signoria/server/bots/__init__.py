"""Bots in processes of their own: they are sent ledgers, and what they send back is judged."""
