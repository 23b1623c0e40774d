"""The hand-over: a covered screen until the next player sits down."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen

from adp_tui.config.page_keys import spoken
from adp_tui.look.paint import BLANK, Role, line
from adp_tui.look.theme import Theme
from adp_tui.presenter.presenter import AnyPresenter
from adp_tui.screens.page import Leavable
from adp_tui.texts import screens as texts
from adp_tui.widgets.lines import Lines


class HandOverScreen(Leavable[None], ModalScreen[None]):
    """Covers everything and asks for the player of a side."""

    def __init__(self, presenter: AnyPresenter, by: str, theme: Theme) -> None:
        super().__init__()
        self._presenter = presenter
        self._by = by
        self._lines = Lines(theme, name="hand-over")
        self.styles.background = theme.ground

    def compose(self) -> ComposeResult:
        """Show one sentence."""
        yield self._lines

    def on_mount(self) -> None:
        """Say which player is asked."""
        name = self._presenter.words.name(self._by)
        before, after = texts.NOW_DECIDE
        self._lines.show(
            [
                BLANK,
                BLANK,
                line(f"   {before}", (name, self._presenter.cover.looks.side(self._by)), after),
                line((f"   {self._presenter.covered()}", Role.DIM)),
                BLANK,
                line((f"   {spoken('enter')}", Role.KEY), f"  {texts.i_am(name)}"),
            ]
        )

    def on_key(self, event: events.Key) -> None:
        """Wait for the player; no other key does anything."""
        if event.key == "ctrl+q":
            return
        event.stop()
        if event.key == "enter":
            _ = self.dismiss()
