"""The doors researchers use: observations, and the games as environments others know."""
