"""Words for people: every sentence of the house and its games, in four languages."""
