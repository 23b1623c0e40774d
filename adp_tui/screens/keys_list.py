"""The list of keys."""

from __future__ import annotations

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen

from adp_tui.keys import ACTIONS, Keymap
from adp_tui.paint import BLANK, Line, Role, line
from adp_tui.theme import Theme
from adp_tui.widgets.lines import Lines

_COLUMN = 13


class KeysScreen(ModalScreen[None]):
    """Shows every action with its keys."""

    def __init__(self, keymap: Keymap, theme: Theme) -> None:
        super().__init__()
        self._keymap = keymap
        self._lines = Lines(theme, name="keys")
        self._top = 0
        self.styles.background = theme.background or "ansi_default"

    def compose(self) -> ComposeResult:
        """Show the list."""
        yield self._lines

    def on_resize(self) -> None:
        """Show as much as fits."""
        self._show()

    def on_key(self, event: events.Key) -> None:
        """Scroll, or close."""
        if event.key == "ctrl+q":
            return
        event.stop()
        if event.key in ("down", "pagedown"):
            self._top = min(self._top + 1, max(len(key_rows(self._keymap)) - 4, 0))
            self._show()
        elif event.key in ("up", "pageup"):
            self._top = max(self._top - 1, 0)
            self._show()
        else:
            _ = self.dismiss()

    def _show(self) -> None:
        rows = key_rows(self._keymap)[self._top : self._top + self.size.height - 3]
        title = line(
            (" Keys", Role.STRONG), ("   up and down scroll, any other key closes", Role.DIM)
        )
        self._lines.show([title, BLANK, *rows])


def key_rows(keymap: Keymap) -> list[Line]:
    """Return a row for the keys that choose, and one for each action."""
    rows = [
        _row("1-9", "take that option at once"),
        _row("0", "done, nothing more, no"),
        _row("a-z", "narrow the list"),
    ]
    for action in ACTIONS:
        keys = " ".join(key for key, does in keymap.actions.items() if does == action.id)
        rows.append(_row(keys, action.what))
    return [*rows, _row("ctrl+q", "quit from anywhere; nothing is lost")]


def _row(keys: str, what: str) -> Line:
    return line((f"  {keys:<{_COLUMN}}", Role.KEY), what)
