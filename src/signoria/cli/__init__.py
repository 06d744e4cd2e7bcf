"""The command line: play, watch, simulate, replay, measure."""
