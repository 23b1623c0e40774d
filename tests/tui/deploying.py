"""District Commander where a side begins to deploy, for the tests of that screen."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.looks import LOOKS
from adp_tui.games.district.presenter import PRESENTER
from adp_tui.look.theme import MONOCHROME
from adp_tui.play.controller import Controller
from adp_tui.screens.game.planner import PlannerScreen
from adp_tui.screens.game.screen import GameScreen
from adp_tui.screens.guard import Guard
from core.district.box import DISTRICT
from core.district.model.ids import GOVERNMENT, Belligerent
from core.kernel import Setup
from tests.district.again import DistrictSession, deployments
from tests.district.shown.planned import beginnings
from tests.tui.table import TableApp

ASSETS: Final = Setup("standard", options={"assets": True})
TWO: Final = Setup("standard", {"government": "human", "insurgent": "human"})


def deploying(side: Belligerent = GOVERNMENT) -> DistrictSession:
    """Return a game of one person whose side deploys for the second time."""
    games = beginnings(ASSETS, 1, side, bots=True, last_turn=2)
    next(games)
    return next(games)


def two_people() -> DistrictSession:
    """Return a game of two people in which the Government deploys for the first time."""
    session, _ = next(deployments(TWO, 1, bots=True, last_turn=1))
    return session


def table(session: DistrictSession) -> TableApp:
    """Return a program with a game of District Commander on the screen."""
    controller = Controller(session, PRESENTER, bot=DISTRICT.bot)
    return TableApp(GameScreen(controller, MONOCHROME.with_looks_of(LOOKS), guard=Guard(pause=0.0)))


def planner_of(app: TableApp) -> PlannerScreen:
    """Return the screen on which a Deployment is planned, which must be on top."""
    screen = app.screen
    assert isinstance(screen, PlannerScreen)
    return screen
