"""Personalities for Intrigue: bots that talk, trust, and keep or break promises."""
