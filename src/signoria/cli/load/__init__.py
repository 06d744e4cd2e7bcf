"""Load generator of `signoria bench server`: many cheap players at once."""
