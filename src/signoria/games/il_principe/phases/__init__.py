"""The sequence of play of Il Principe, in the printed order."""

from typing import Final

from signoria.games.il_principe import fields
from signoria.games.il_principe.phases import (
    auction,
    building,
    new_buildings,
    roles,
    round,
    steps,
)
from signoria.games.il_principe.state import State
from signoria.kernel.phase import PhaseRow, phases_of, step_of

ROWS: Final[list[PhaseRow[State]]] = [
    PhaseRow(steps.SET_UP, "set_up", round.SetUp()),
    PhaseRow(steps.ROUND, "round", round.Round()),
    PhaseRow(steps.NEW_BUILDINGS, "new_buildings", new_buildings.NewBuildings()),
    PhaseRow(steps.SETTING_ASIDE, "setting_aside", new_buildings.SettingAside()),
    PhaseRow(steps.LAST_LOTS, "last_lots", new_buildings.LastLots()),
    PhaseRow(steps.LOTS, "lots", auction.Lots()),
    PhaseRow(steps.AUCTION, "auction", auction.Auction(), fields.ITEM),
    PhaseRow(steps.WINNERS_CITY, "winners_city", building.WinnersCity(), fields.ITEM),
    PhaseRow(steps.BUILD_OR_LAY, "build_or_lay", building.BuildOrLay()),
    PhaseRow(steps.TURN, "turn", building.Turn()),
    PhaseRow(steps.CITY, "city", building.City(), fields.CITY),
    PhaseRow(steps.ROLES_ANEW, "roles_anew", roles.RolesAnew()),
    PhaseRow(steps.ROLE, "role", roles.Role(), fields.COLOUR),
    PhaseRow(steps.ROLE_AWARD, "role_award", roles.RoleAward(), fields.ROLE),
    PhaseRow(steps.MASTERS_EYE, "masters_eye", roles.MastersEye(), fields.ROLE),
    PhaseRow(steps.LORDS_SHIELD, "lords_shield", roles.LordsShield(), fields.ROLE),
]
PHASES: Final = phases_of(ROWS)
STEP: Final = step_of(ROWS)
