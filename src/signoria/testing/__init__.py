"""What a new game is tried with: laws, snapshots, strategies; shipped with the house."""
