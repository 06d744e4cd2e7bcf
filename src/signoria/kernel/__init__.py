"""The rules kernel: independent of any one game, of input and output, and of the clock."""
