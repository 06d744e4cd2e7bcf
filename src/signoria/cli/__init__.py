"""Command line: play, watch, simulate, replay, measure, and look after the database."""
