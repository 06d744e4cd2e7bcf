"""The rules kernel: knows no game, no input or output, no wall clock."""
