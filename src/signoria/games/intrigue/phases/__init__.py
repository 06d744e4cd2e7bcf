"""The sequence of play of Intrigue, in the printed order."""

from typing import Final

from signoria.games.intrigue.phases.bribery import Audience, Bribery
from signoria.games.intrigue.phases.matters import External, Internal, Uncontested
from signoria.games.intrigue.phases.reception import Reception
from signoria.games.intrigue.phases.round import Ages, Income, Round, SetUp, Turn
from signoria.games.intrigue.phases.sending import Sending
from signoria.games.intrigue.state import State
from signoria.kernel.phase import Phase

PHASES: Final[list[Phase[State]]] = [
    SetUp(),
    Round(),
    Turn(),
    Income(),
    Reception(),
    Audience(),
    Bribery(),
    Uncontested(),
    External(),
    Internal(),
    Sending(),
    Ages(),
]
