"""The phases in the order of their numbers."""

from typing import Final

from signoria.games.princes.phases.acting import Actions
from signoria.games.princes.phases.contests import Contesting
from signoria.games.princes.phases.favours import (
    Browsing,
    Choosing,
    Fetching,
    Saving,
    Treating,
)
from signoria.games.princes.phases.feuds import (
    Burying,
    Feud,
    FeudLoss,
    Looking,
    Returning,
    StackFor,
)
from signoria.games.princes.phases.foresight import Foreseeing, Sinking
from signoria.games.princes.phases.groves import Borrowing, SettingDie, Sheltering, TurningDie
from signoria.games.princes.phases.hand import Exchange, ExchangeDraw, Hand, Searching
from signoria.games.princes.phases.placing import Laying, Moving, Placing, Scouting
from signoria.games.princes.phases.preparing import Preparing
from signoria.games.princes.phases.responses import Defending, Rioting, Striking, Warding
from signoria.games.princes.phases.start import Arranging, Decks, FirstHand, SetUp
from signoria.games.princes.phases.stores import Buying, Gaining, Paying, Taking
from signoria.games.princes.phases.struggles import Giving, Losing, Robbing, Stealing, Targeting
from signoria.games.princes.phases.tokens import Collecting, Raising, Spending
from signoria.games.princes.phases.turn import (
    BeforeRoll,
    Brigands,
    Event,
    Fate,
    Production,
    Turn,
)
from signoria.games.princes.phases.ways import (
    ChoosingWay,
    Discarding,
    Drawing,
    Planting,
    Upgrading,
    Yielding,
)
from signoria.games.princes.state import State
from signoria.kernel.phase import Phase

PHASES: Final[list[Phase[State]]] = [
    SetUp(),
    Turn(),
    BeforeRoll(),
    Brigands(),
    Production(),
    Fate(),
    Event(),
    Paying(),
    Gaining(),
    Taking(),
    Buying(),
    Feud(),
    FeudLoss(),
    Returning(),
    Looking(),
    Burying(),
    Actions(),
    Placing(),
    Scouting(),
    Laying(),
    Moving(),
    Hand(),
    Exchange(),
    ExchangeDraw(),
    Searching(),
    Warding(),
    Defending(),
    Striking(),
    Rioting(),
    Losing(),
    Targeting(),
    Stealing(),
    Fetching(),
    Browsing(),
    Treating(),
    Choosing(),
    Robbing(),
    Giving(),
    Saving(),
    Decks(),
    FirstHand(),
    Arranging(),
    Preparing(),
    StackFor(),
    ChoosingWay(),
    Collecting(),
    Spending(),
    Raising(),
    Drawing(),
    Discarding(),
    Planting(),
    Yielding(),
    Contesting(),
    Upgrading(),
    Sheltering(),
    TurningDie(),
    SettingDie(),
    Borrowing(),
    Foreseeing(),
    Sinking(),
]
