"""Bots against bots, many games, figures one can repeat."""
