"""Tempers for Intrigue: bots that talk, trust, and keep or break their word."""
