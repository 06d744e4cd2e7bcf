"""Accounts, sign-in, rights, limits and notices."""
