"""The sequence of play of Il Principe, in the printed order."""

from typing import Final

from signoria.games.il_principe.phases.auction import Auction, Lots
from signoria.games.il_principe.phases.building import BuildOrLay, City, Turn, WinnersCity
from signoria.games.il_principe.phases.new_buildings import LastLots, NewBuildings, SettingAside
from signoria.games.il_principe.phases.roles import (
    LordsShield,
    MastersEye,
    Role,
    RoleAward,
    RolesAnew,
)
from signoria.games.il_principe.phases.round import Round, SetUp
from signoria.games.il_principe.state import State
from signoria.kernel.phase import Phase

PHASES: Final[list[Phase[State]]] = [
    SetUp(),
    Round(),
    NewBuildings(),
    SettingAside(),
    LastLots(),
    Lots(),
    Auction(),
    WinnersCity(),
    BuildOrLay(),
    Turn(),
    City(),
    RolesAnew(),
    Role(),
    RoleAward(),
    MastersEye(),
    LordsShield(),
]
