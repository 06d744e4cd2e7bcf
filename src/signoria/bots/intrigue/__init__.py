"""Tempers for Intrigue: personalities of bots that talk, trust, and keep or break promises."""
