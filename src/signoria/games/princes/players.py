"""Scripted players that reach both ends of the Princes: by points, and by the limit of turns."""

from typing import Final

from signoria.testing.players import Player, Players, not_at_all, sensibly

PLAYERS: Final = Players([Player(sensibly, {"points": 6}), Player(not_at_all, {"turn_limit": 12})])
