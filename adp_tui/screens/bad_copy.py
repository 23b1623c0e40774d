"""A player's copy of a game that cannot be used: asks whether to play without it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar

from textual.app import App

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.paint import BLANK, Line, Role
from adp_tui.look.theme import Theme
from adp_tui.saved.copies import BadCopyError, Copies
from adp_tui.screens.page import PopUp
from adp_tui.texts import screens as texts
from adp_tui.widgets.rows import wrapped

Then = Callable[[], Awaitable[None]]
"""What to do once it is known which copies are used."""


class BadCopyScreen(PopUp[bool]):
    """Says what is wrong, and plays without the copy only if the player agrees."""

    ABOUT = texts.ABOUT["bad-copy"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.BAD_COPY
    SIZE: ClassVar[tuple[int, int]] = (64, 12)

    def __init__(self, look: Theme, bad: BadCopyError) -> None:
        super().__init__(look, name="bad-copy", room=0)
        self._bad = bad

    async def press(self, key: str) -> None:
        """Continue without it, or go back."""
        if key == "enter":
            _ = self.dismiss(True)
        elif key == "escape":
            _ = self.dismiss(False)

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return what is wrong and what the player can do about it."""
        told = wrapped(f"{self._bad}.", cells, Role.TROUBLE)
        asked = wrapped(texts.without_copy(self._bad.own.instead), cells)
        room = height - len(asked) - 2
        return [BLANK, *told[:room], BLANK, *asked]


async def with_copies(
    app: App[Any], look: Theme, copies: Copies, games: tuple[str, ...], then: Then
) -> None:
    """Continue with the player's copies of some games; ask what to do about a bad one."""
    bad = _first_bad(copies, games)
    if bad is None:
        await then()
        return

    async def decide(without: bool | None) -> None:
        if without:
            copies.do_without(bad.game)
            await with_copies(app, look, copies, games, then)

    await app.push_screen(BadCopyScreen(look, bad), decide)


def _first_bad(copies: Copies, games: tuple[str, ...]) -> BadCopyError | None:
    """Load the copies; return what is wrong with the first one that cannot be used."""
    try:
        for game in games:
            copies.load(game)
    except BadCopyError as error:
        return error
    return None
