"""Moments of District Commander for the pictures of README and guide."""

from __future__ import annotations

from typing import Final

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.look.theme import DARK
from adp_tui.play.controller import Controller
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT
from core.kernel import Decision, How, Knowledge, Setup
from saves.session import Session
from tests.district.again import DistrictSession
from tests.tui.table import TableApp, app

SOLO: Final = Setup("standard", {"government": "human", "insurgent": "bot"})
TWO: Final = Setup("standard", {"government": "human", "insurgent": "human"})

SEED: Final = 4
"""A game in which much is on the map when the Government attacks."""

MANY: Final = 5
"""How many chits make a choice worth a picture."""

DEPLOYED: Final = (
    *("right", "enter", "enter", "enter"),
    *("down", "/", "e", "up", "2", "f", "enter", "h", "left"),
    *("i", "enter", "f"),
)
"""The keys of the picture of a Deployment; they are pressed on its screen."""


def attacking() -> TableApp:
    """Return the table where the Government chooses a chit for an Attack."""
    session = begun(SOLO)
    while isinstance(asked := session.turn.pending, Decision):
        if is_choice_for_attack(asked, session.turn.board):
            break
        go_on(session, asked)
    return table_of(session)


def deploying() -> TableApp:
    """Return the table where the Government deploys for the first time."""
    return table_of(until(begun(SOLO), "deploy.unit"))


def covered() -> TableApp:
    """Return the table of two people where the Insurgent must sit down to deploy."""
    session = until(begun(TWO), "deploy.unit")
    while isinstance(asked := session.turn.pending, Decision) and asked.by == GOVERNMENT:
        go_on(session, asked)
    return table_of(session)


def begun(setup: Setup) -> DistrictSession:
    """Begin a game."""
    session: DistrictSession = Session.new(DISTRICT, setup, seed=SEED, program="test")
    return session


def until(session: DistrictSession, ask: str) -> DistrictSession:
    """Play until a question is asked."""
    while isinstance(asked := session.turn.pending, Decision) and asked.ask != ask:
        go_on(session, asked)
    return session


def go_on(session: DistrictSession, asked: Decision) -> None:
    """Give the answer of the bot, for either side, or roll."""
    if asked.by is None:
        session.roll()
        return
    reply = DISTRICT.bot.decide(Knowledge(DISTRICT, session.turn))
    if session.seats[asked.by] == "bot":
        session.answer(*reply, How.BOT)
    else:
        session.answer(reply.option)


def is_choice_for_attack(asked: Decision, board: DistrictBoard) -> bool:
    """Whether the Government has a choice of chits for an Attack of its own in a later turn."""
    is_own = asked.by == GOVERNMENT and board.side == GOVERNMENT
    return is_own and board.turn > 1 and asked.rule == "6.12" and len(asked.options) > MANY


def table_of(session: DistrictSession) -> TableApp:
    """Return a program with a game on the screen, in colours."""
    return app(Controller(session, PRESENTER, bot=DISTRICT.bot), DARK)
