"""Texts for people: every sentence of the server and its games, in four languages."""
