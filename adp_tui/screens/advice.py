"""Advice: what the bot would do instead of the player, shown over the map."""

from __future__ import annotations

from typing import ClassVar

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.paint import BLANK, Line, Role, line
from adp_tui.look.theme import Theme
from adp_tui.play.advice import Advice
from adp_tui.screens.page import PopUp
from adp_tui.texts import bots as texts
from adp_tui.widgets.bot_pane import reason_rows
from adp_tui.widgets.rows import wrapped


class AdviceScreen(PopUp[None]):
    """Shows a bot's answer with its reasons; any key closes it."""

    ABOUT = texts.ADVICE
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.ADVICE
    SIZE: ClassVar[tuple[int, int]] = (64, 20)

    def __init__(self, look: Theme, advice: Advice, side: str, *, room: int) -> None:
        super().__init__(look, name="advice", room=room)
        self._advice = advice
        self._side = side

    @property
    def end_text(self) -> str:
        """The side that the advice is for."""
        return self._side

    async def press(self, key: str) -> None:
        """Close."""
        _ = self.dismiss()

    def point_inside(self, x: int, y: int) -> str | None:
        """Let a click close it, as any key does."""
        return "escape"

    def depth(self, cells: int) -> int:
        """Return as many rows as the text takes."""
        return len(self._text(cells)) + 4

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return the answer and as many reasons as fit."""
        return self._text(cells)[:height]

    def _text(self, cells: int) -> list[Line]:
        advice = self._advice
        rows = wrapped(advice.answer or texts.DICE_FIRST, cells, Role.STRONG)
        for reason in advice.reasons:
            rows += reason_rows(reason, cells, whole=True)
        if advice.elsewhere:
            rows += [BLANK, *wrapped(advice.elsewhere, cells)]
        return [*rows, BLANK, line((texts.ADVICE_IS_FREE, Role.DIM))]
