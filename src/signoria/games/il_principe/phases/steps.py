"""The numbers of the phases, as the agenda stores them."""

from typing import Final

SET_UP: Final = 0
ROUND: Final = 1
NEW_BUILDINGS: Final = 2
SETTING_ASIDE: Final = 3
LAST_LOTS: Final = 4
LOTS: Final = 5
AUCTION: Final = 6
WINNERS_CITY: Final = 7
BUILD_OR_LAY: Final = 8
TURN: Final = 9
CITY: Final = 10
ROLES_ANEW: Final = 11
ROLE: Final = 12
ROLE_AWARD: Final = 13
MASTERS_EYE: Final = 14
LORDS_SHIELD: Final = 15

# A round, in the printed order; its last one draws the lots from the deck. [END-5]
SEQUENCE: Final = [NEW_BUILDINGS, LOTS, BUILD_OR_LAY, ROLES_ANEW]
LAST_SEQUENCE: Final = [LAST_LOTS, LOTS, BUILD_OR_LAY, ROLES_ANEW]
