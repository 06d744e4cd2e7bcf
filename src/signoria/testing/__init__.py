"""Tools that test a new game: laws, snapshots, strategies; shipped with the package."""
