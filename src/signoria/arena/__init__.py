"""Arena: many games of bots against bots, with reproducible results."""
