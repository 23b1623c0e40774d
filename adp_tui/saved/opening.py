"""Starting a new game, opening a save, and replaying one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from adp_tui import __version__
from adp_tui.games import Games
from adp_tui.play.chance import roll_dice
from adp_tui.play.seats import fresh_seed, may_keep_seed
from adp_tui.saved.listing import SavedGame
from adp_tui.texts import commands, problems
from core.kernel import ALL_SEEING, ONLOOKER, GameError, Setup, Viewer
from saves.errors import DamagedSaveError, LockedSaveError
from saves.folder import new_path
from saves.recording import Recording
from saves.records import START
from saves.session import AnySession, Session
from saves.store import read, read_header

if TYPE_CHECKING:
    from adp_tui.presenter.presenter import AnyBox


def begin(
    box: AnyBox, setup: Setup, folder: Path, *, name: str | None = None, seed: int | None = None
) -> AnySession:
    """Start a game in a new file, and play up to the first question for a side."""
    kept = kept_seed(seed, setup.seats)
    path = new_path(name or setup.scenario, folder)
    session = Session.new(box, setup, seed=kept, program=__version__, path=path, name=name)
    try:
        roll_dice(session)
        if session.trouble is not None:
            raise session.trouble
    except BaseException:
        session.close()
        raise
    return session


def kept_seed(asked: int | None, seats: Mapping[str, str]) -> int | None:
    """Return the seed to keep in the file; None if it must not be kept."""
    if may_keep_seed(seats):
        return fresh_seed() if asked is None else asked
    if asked is None:
        return None
    raise GameError(problems.NO_SEED_FOR_SEVERAL)


def open_or_follow(box: AnyBox, path: Path) -> AnySession:
    """Open a save to play, or to follow it if another program has it open."""
    try:
        return Session.open(box, path)
    except LockedSaveError as error:
        session = Session.open(box, path, read_only=True)
        session.notices.append(problems.following(error.pid))
        return session
    except DamagedSaveError as damage:
        raise GameError(commands.damaged(damage, str(path), read(path).answers)) from damage


def replay(box: AnyBox, path: Path, at: int | None = None) -> AnySession:
    """Open a save for replay from its first chapter or from an answer; the file does not change."""
    from adp_tui.play.chapters import first_chapter

    recording = Recording.read(box, path, START if at is None else at)
    if at is None:
        recording.jump(first_chapter(recording))
    return recording


def whoever_replays(path: Path, games: Games) -> Viewer:
    """Return who looks at a replay: when a game is over, nothing in it is a secret any more."""
    try:
        game = games.get(read_header(path).game)
    except GameError:
        return ONLOOKER  # whoever opens it says what is wrong with it
    return ALL_SEEING if SavedGame(path, game=game).is_finished else ONLOOKER
