"""The numbers of the phases, as the agenda stores them."""

from typing import Final

SET_UP: Final = 0
ROUND: Final = 1
TURN: Final = 2
INCOME: Final = 3
RECEPTION: Final = 4
AUDIENCE: Final = 5
BRIBERY: Final = 6
UNCONTESTED: Final = 7
EXTERNAL: Final = 8
INTERNAL: Final = 9
SENDING: Final = 10
AGES: Final = 11

# A turn, in the printed order; in the last round nobody is sent. [TURN-2, SEND-4]
SEQUENCE: Final = [INCOME, RECEPTION, SENDING]
LAST_SEQUENCE: Final = [INCOME, RECEPTION]
