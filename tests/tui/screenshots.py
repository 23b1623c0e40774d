"""The pictures of README and guides, made by playing: `make pictures` writes them."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from textual.app import App

from adp_tui.config.settings import Settings
from adp_tui.look.theme import DARK
from adp_tui.play.choices import DIGITS
from core.adp.box import BOX
from core.kernel import Decision, How, Kind, Knowledge
from tests.tui import district_pictures, table
from tests.tui.shelf import program, saved, settled

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
_UNIQUE: Final = re.compile(r"terminal-\d+")
"""An id that is new in every picture and has no meaning."""

PLAYED: Final = ("rally", "helmand", "place-many")
"""The answers given before the pictures."""

ANSWERS: Final = 600
"""How many answers the bots give before the picture of a large terminal."""


async def game_screen() -> str:
    """Return the game screen during a Rally."""
    session = table.begin(seats=table.FOUR)
    at = table.controller(session)
    for answer in PLAYED:
        at.driver.answer(answer)
    at.ask()
    return await _picture(table.app(at, DARK), "down", size=(120, 36))


async def large_screen() -> str:
    """Return the game screen in the middle of a game, in a large terminal."""
    session = table.begin(seats=table.FOUR)
    while isinstance(asked := session.turn.pending, Decision):
        if session.depth >= ANSWERS and asked.kind is Kind.PLACE and len(asked.options) > DIGITS:
            break
        if asked.by is None:
            session.roll()
        else:
            session.answer(*BOX.bot.decide(Knowledge(BOX, session.turn)), How.BOT)
    return await _picture(table.app(table.controller(session), DARK), "down", size=(200, 60))


async def title_screen() -> str:
    """Return the title with a game to continue."""
    with TemporaryDirectory() as folder:
        saved(Path(folder), "helmand", *PLAYED)
        return await _picture(program(Path(folder), Settings(theme="dark")), size=(80, 24))


async def district_screen() -> str:
    """Return District Commander where the Government chooses a chit for an Attack."""
    return await _picture(district_pictures.attacking(), "down", size=(120, 36))


async def district_deployment() -> str:
    """Return the screen on which the Government plans its Deployment."""
    app, keys = district_pictures.deploying(), district_pictures.DEPLOYED
    return await _picture(app, *keys, size=(80, 24))


async def district_cover() -> str:
    """Return the cover between two people at one screen."""
    return await _picture(district_pictures.covered(), size=(80, 24))


async def _picture(app: App[Any], *keys: str, size: tuple[int, int]) -> str:
    async with app.run_test(size=size) as pilot:
        await settled(pilot, *keys)
        return _UNIQUE.sub("terminal", app.export_screenshot(title="adp", simplify=True))


PICTURES: Final[dict[str, Callable[[], Awaitable[str]]]] = {
    "district": district_screen,
    "district-cover": district_cover,
    "district-deployment": district_deployment,
    "game": game_screen,
    "large": large_screen,
    "title": title_screen,
}
"""How each picture is made, by name."""


def stored(name: str) -> Path:
    """Return the path of a picture."""
    return FOLDER / f"{name}.svg"


async def write_all() -> None:
    """Make every picture again."""
    FOLDER.mkdir(exist_ok=True)
    for name, draw in PICTURES.items():
        stored(name).write_text(await draw(), encoding="utf-8")


def main() -> int:
    """Write all pictures."""
    asyncio.run(write_all())
    return 0


if __name__ == "__main__":
    sys.exit(main())
