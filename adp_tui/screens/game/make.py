"""Makes the game screen, with the player's keys and settings."""

from __future__ import annotations

from adp_tui.config.keys import read_keys, settings_folder
from adp_tui.config.pace import Pace, Reasons
from adp_tui.config.settings import Settings
from adp_tui.games import Games, presenter_of
from adp_tui.look.theme import Theme
from adp_tui.play.controller import Controller
from adp_tui.play.lookahead.patience import FRAME
from adp_tui.play.seats import has_people
from adp_tui.screens.game.screen import GameScreen
from core.kernel import Viewer
from saves.session import AnySession

PATIENCE = FRAME
"""Seconds that a key waits for looking ahead."""


def game_screen(
    session: AnySession,
    games: Games,
    settings: Settings,
    look: Theme,
    viewer: Viewer | None = None,
) -> GameScreen:
    """Return the screen for a game; a viewer replaces the player who sits at it."""
    presenter = presenter_of(session.box, games)
    others = (entry.cover for entry in games.values())
    keymap, problem = read_keys(settings_folder(), presenter.cover, others)
    people = has_people(session.box.sides, session.seats)
    controller = Controller(
        session,
        presenter,
        keymap,
        take_lone=settings.lone_answers,
        bot=session.box.bot,
        pace=Pace(settings.pace) if people else Pace.TIMED,
        reasons=Reasons(settings.reasons),
        viewer=viewer,
    )
    controller.patience.seconds = PATIENCE
    controller.tell("; ".join([*session.notices, *([problem] if problem else [])]))
    return GameScreen(controller, look)
