# Texts about Intrigue on pages of the whole site; every page loads them.

web-about-intrigue = Send your kin to other palaces, pay for favour, promise what you like. Nobody need keep a word, and everybody remembers.
web-won-by-intrigue = { $names } won with { $points } ducats
