"""The load of `signoria bench server`: many players at once, as cheap as they can be."""
