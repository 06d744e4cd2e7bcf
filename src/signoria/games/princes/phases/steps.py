"""The numbers of the phases, as the agenda stores them, and the order of a turn."""

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
# Responses and steps that cards open; `responses` lists the seats asked.
WARDING: Final = 25
DEFENDING: Final = 26
STRIKING: Final = 27
RIOTING: Final = 28
LOSING: Final = 29
TARGETING: Final = 30
STEALING: Final = 31
FETCHING: Final = 32
BROWSING: Final = 33
TREATING: Final = 34
CHOOSING: Final = 35
ROBBING: Final = 36
GIVING: Final = 37
SAVING: Final = 38
# First steps of theme games, duel and tournament, and the choice of a stack.
DECKS: Final = 39
FIRST_HAND: Final = 40
ARRANGING: Final = 41
PREPARING: Final = 42
STACK_FOR: Final = 43
# Alternatives, owls, stars and levels; further steps of expansions.
CHOOSING_WAY: Final = 44
COLLECTING: Final = 45
SPENDING: Final = 46
RAISING: Final = 47
DRAWING: Final = 48
DISCARDING: Final = 49
PLANTING: Final = 50
YIELDING: Final = 51
CONTEST: Final = 52
UPGRADING: Final = 53
# Responses and functions that cost owls, and work on the event stack.
SHELTERING: Final = 54
TURNING_DIE: Final = 55
SETTING_DIE: Final = 56
BORROWING: Final = 57
FORESEEING: Final = 58
SINKING: Final = 59
# Takeovers, contests of heroes, rolls of functions, looks at tops; Wolfgang's performance.
LEAVING: Final = 60
OFFERING: Final = 61
CLAIMING: Final = 62
CHAMPION: Final = 63
FORTUNE: Final = 64
GLANCING: Final = 65
PEERING: Final = 66
PERFORMING: Final = 67
TEMPTING: Final = 68
# Exchanges, stores that are kept, cards that move, and units that are named and claimed.
SWAPPING: Final = 69
HIRING: Final = 70
KEEPING: Final = 71
STAGING: Final = 72
WANDERING: Final = 73
YIELDING_UP: Final = 74
SEIZING: Final = 75
# A second card of a stack, a store to fill, a level to show.
TAKING_MORE: Final = 76
FILLING: Final = 77
TURNING: Final = 78
# Merchants: Residences, recalls, voyages, bargains, and trades of single cards.
LOWERING: Final = 79
RECALLING: Final = 80
CHARTERING: Final = 81
BARGAINING: Final = 82
SHINING: Final = 83
POSTING: Final = 84
SHIFTING: Final = 85
BARTERING: Final = 86

# A turn, in the printed order. [TURN-1]
SEQUENCE: Final = [BEFORE_ROLL, ACTIONS, HAND, EXCHANGE]
# An attack: responses of the victim, then the blow. [ATTACK-2]
ATTACK: Final = [DEFENDING, STRIKING]
# Brigands come before production, every other event after it. [ROLL-3]
WITH_BRIGANDS: Final = [BRIGANDS, PRODUCTION]
WITH_FATE: Final = [PRODUCTION, FATE]
