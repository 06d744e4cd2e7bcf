"""The numbers of the phases: what stands on the agenda, and the order of a turn."""

from typing import Final

SET_UP: Final = 0
TURN: Final = 1
BEFORE_ROLL: Final = 2
BRIGANDS: Final = 3
PRODUCTION: Final = 4
FATE: Final = 5
EVENT: Final = 6
PAYING: Final = 7
GAINING: Final = 8
TAKING: Final = 9
BUYING: Final = 10
FEUD: Final = 11
FEUD_LOSS: Final = 12
RETURNING: Final = 13
LOOKING: Final = 14
BURYING: Final = 15
ACTIONS: Final = 16
PLACING: Final = 17
SCOUTING: Final = 18
LAYING: Final = 19
MOVING: Final = 20
HAND: Final = 21
EXCHANGE: Final = 22
EXCHANGE_DRAW: Final = 23
SEARCHING: Final = 24
DECKS: Final = 25
FIRST_HAND: Final = 26
ARRANGING: Final = 27
PREPARING: Final = 28
STACK_FOR: Final = 29
PHASE_NAMES: Final = [
    *["set_up", "turn", "before_roll", "brigands", "production", "fate", "event", "paying"],
    *["gaining", "taking", "buying", "feud", "feud_loss", "returning", "looking", "burying"],
    *["actions", "placing", "scouting", "laying", "moving", "hand", "exchange"],
    *["exchange_draw", "searching", "decks", "first_hand", "arranging", "preparing", "stack_for"],
]

# A turn, in the printed order. [TURN-1]
SEQUENCE: Final = [BEFORE_ROLL, ACTIONS, HAND, EXCHANGE]
# Brigands come before production, every other event after it. [ROLL-3]
WITH_BRIGANDS: Final = [BRIGANDS, PRODUCTION]
WITH_FATE: Final = [PRODUCTION, FATE]
