"""The hand-over: a covered screen until the next player sits at it."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen

from adp_tui.games.adp.ahead.pieces import ROLE
from adp_tui.games.adp.texts.names import called
from adp_tui.paint import BLANK, Role, line
from adp_tui.screens.page import Leavable
from adp_tui.texts import screens as texts
from adp_tui.theme import Theme
from adp_tui.widgets.lines import Lines
from core.adp.ids import Faction


class HandOverScreen(Leavable[None], ModalScreen[None]):
    """Covers everything and asks for a player by the Faction."""

    def __init__(self, by: str, theme: Theme) -> None:
        super().__init__()
        self._by = Faction(by)
        self._lines = Lines(theme, name="hand-over")
        self.styles.background = theme.ground

    def compose(self) -> ComposeResult:
        """Show one sentence."""
        yield self._lines

    def on_mount(self) -> None:
        """Say who is asked."""
        name = called(self._by)
        before, after = texts.NOW_DECIDE
        self._lines.show(
            [
                BLANK,
                BLANK,
                line(f"   {before}", (name, ROLE[self._by]), after),
                line((f"   {texts.DECEPTION_COVERED}", Role.DIM)),
                BLANK,
                line((f"   {texts.CLOSE_KEY}", Role.KEY), f"  {texts.i_am(name)}"),
            ]
        )

    def on_key(self, event: events.Key) -> None:
        """Wait for the player; nothing else happens meanwhile."""
        if event.key == "ctrl+q":
            return
        event.stop()
        if event.key == "enter":
            _ = self.dismiss()
