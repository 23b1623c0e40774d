"""How a game comes onto the table: begun, or taken up again where it stood."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from adp_tui import __version__
from adp_tui.games import AnyBox, box_named, usual
from adp_tui.seats import fresh_seed, has_people, may_keep_seed
from adp_tui.texts import commands, problems
from core.kernel import Decision, GameError, Setup
from saves.errors import DamagedSaveError, LockedSaveError
from saves.folder import new_path
from saves.recording import Recording
from saves.records import START
from saves.session import Session
from saves.store import read, read_header

if TYPE_CHECKING:
    from adp_tui.screens.game import GameScreen
    from adp_tui.settings import Settings
    from adp_tui.theme import Theme

GAME = "adp"
"""The game that the screen is made for."""


def begin(
    setup: Setup,
    folder: Path,
    *,
    name: str | None = None,
    seed: int | None = None,
    box: AnyBox | None = None,
) -> Session[Any, Any]:
    """Begin a game in a new file, up to the first question for a side."""
    kept = kept_seed(seed, setup.seats)
    path = new_path(name or setup.scenario, folder)
    session: Session[Any, Any] = Session.new(
        box or usual().bring(), setup, seed=kept, program=__version__, path=path, name=name
    )
    try:
        _let_dice_fall(session)
    except BaseException:
        session.close()
        raise
    return session


def kept_seed(asked: int | None, seats: Mapping[str, str]) -> int | None:
    """Return the seed to keep in the file, None where it may not be kept."""
    if may_keep_seed(seats):
        return fresh_seed() if asked is None else asked
    if asked is None:
        return None
    raise GameError(problems.NO_SEED_FOR_SEVERAL)


def _let_dice_fall(session: Session[Any, Any]) -> None:
    """Let chance do its part of the set-up."""
    while isinstance(asked := session.turn.pending, Decision) and asked.by is None:
        session.roll()
    if session.trouble is not None:
        raise session.trouble


def take_up(path: Path, box: AnyBox | None = None) -> Session[Any, Any]:
    """Open a save to play on, or to follow it if another program has it."""
    box = _box_to_show(path, box)
    try:
        return Session.open(box, path)
    except LockedSaveError as error:
        session: Session[Any, Any] = Session.open(box, path, read_only=True)
        session.notices.append(problems.following(error.pid))
        return session
    except DamagedSaveError as damage:
        raise GameError(commands.damaged(damage, str(path), read(path).answers)) from damage


def replay(path: Path, box: AnyBox | None = None, at: int | None = None) -> Session[Any, Any]:
    """Read a save to look at it from its first card on, or from an answer; it is left alone."""
    from adp_tui.play.chapters import first_card

    recording = Recording.read(_box_to_show(path, box), path, START if at is None else at)
    if at is None:
        recording.jump(first_card(recording))
    return recording


def _box_to_show(path: Path, box: AnyBox | None) -> AnyBox:
    """Return the game that a save is of, if the screen knows it."""
    box = box or box_named(read_header(path).game)
    if box.name != GAME:
        raise GameError(problems.no_screen_for(box.name))
    return box


def game_screen(session: Session[Any, Any], settings: Settings, look: Theme) -> GameScreen:
    """Return the screen for a game, with the player's keys."""
    from adp_tui.keys import read_keys, settings_folder
    from adp_tui.play.controller import Controller
    from adp_tui.play.pace import Pace, Reasons
    from adp_tui.screens.game import GameScreen

    keymap, problem = read_keys(settings_folder())
    people = has_people(session.box.sides, session.seats)
    controller = Controller(
        session,
        keymap,
        take_lone=settings.lone_answers,
        bot=session.box.bot,
        pace=Pace(settings.pace) if people else Pace.TIMED,
        reasons=Reasons(settings.reasons),
    )
    controller.notice = "; ".join([*session.notices, *([problem] if problem else [])])
    return GameScreen(controller, look)
