"""Saved games for the tests of the screens around the table."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from adp_tui.app import AdpApp
from adp_tui.config.settings import Settings
from adp_tui.saved.copies import Copies
from adp_tui.screens.title import TitleScreen
from tests.tui.conftest import frame
from tests.tui.table import FOUR, begin, press, until

PLAIN: Final = Settings(theme="monochrome")


def saved(folder: Path, name: str, *answers: str, hours: int = 2) -> Path:
    """Save a game in which the Taliban choose first; it was left `hours` hours ago."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.adp"
    with begin(path, seats=FOUR) as session:
        for answer in answers:
            session.answer(answer)
    then = time.time() - hours * 60 * 60 - 5
    os.utime(path, (then, then))
    return path


def program(
    folder: Path,
    settings: Settings = PLAIN,
    *,
    config: Path | None = None,
    copies: Copies | None = None,
) -> AdpApp:
    """Return the program at its title."""
    return AdpApp(folder, settings, config=config, copies=copies)


async def settled(pilot: Pilot[None], *keys: str) -> None:
    """Wait until the title has read the saves, then press keys."""
    for key in ("", *keys):
        if key:
            await press(pilot, key)
        await until(pilot, lambda: not _is_looking(pilot))


def _is_looking(pilot: Pilot[None]) -> bool:
    """Whether the title is on the screen and has not read the saves yet."""
    return isinstance(title := pilot.app.screen, TitleScreen) and not title.is_ready


async def picture(app: AdpApp, *keys: str, size: tuple[int, int] = (80, 24)) -> str:
    """Return the screen after some keys."""
    async with app.run_test(size=size) as pilot:
        await settled(pilot, *keys)
        return frame(app)
