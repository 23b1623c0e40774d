"""The hand-over: a covered screen until the next player says that they sit there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen

from adp_tui.config.page_keys import spoken
from adp_tui.look.paint import BLANK, AnyRole, Line, Role, line
from adp_tui.look.theme import Theme
from adp_tui.screens.guard import Guard
from adp_tui.screens.page import LEAST, Leavable, too_small
from adp_tui.texts import screens as texts
from adp_tui.widgets.frame import EDGES, framed
from adp_tui.widgets.lines import Lines
from adp_tui.widgets.rows import wrapped

_INDENT: Final = line("   ")
_LEAVE: Final = "Q"


class NextPlayer(NamedTuple):
    """Who must sit down, in public words."""

    name: str
    role: AnyRole
    others: Sequence[str]
    """The names of those who must look away."""

    asked: str
    """What is asked, as everybody may know it."""

    notes: Sequence[str] = ()
    """What else everybody may read."""


class HandOverScreen(Leavable[bool], ModalScreen[bool]):
    """Covers everything until the next player presses a key; returns False if players leave.

    A key that was pressed before the cover could be seen does not count. No other key works,
    because nothing may be shown to anybody.
    """

    DEFAULT_CSS = "HandOverScreen { align: left top; }"

    def __init__(self, player: NextPlayer, look: Theme, pause: float) -> None:
        super().__init__()
        self._player = player
        self.guard = Guard(pause)
        """Keeps keys from answering before the cover was visible."""

        self.guard.close()
        self._lines = Lines(look, name="hand-over")
        self.styles.background = look.ground

    def compose(self) -> ComposeResult:
        """Show who is asked, and nothing else."""
        yield self._lines

    def on_mount(self) -> None:
        """Take keys from the moment at which the cover can be seen."""
        self.guard.open_after_painting(self, self.guard.pause)

    def on_resize(self, event: events.Resize) -> None:
        """Cover the new size."""
        width, height = event.size
        is_small = width < LEAST[0] or height < LEAST[1]
        self._lines.show(too_small(width, height) if is_small else self.rows(width, height))

    def rows(self, width: int, height: int) -> list[Line]:
        """Return who must sit down, who must look away, and which keys work."""
        player, room = self._player, width - EDGES - 6
        told = (
            line((player.name, player.role), texts.YOUR_TURN),
            *wrapped(texts.look_away(player.others), room),
            BLANK,
            *wrapped(player.asked, room),
            *(row for note in player.notes for row in wrapped(note, room, Role.DIM)),
            BLANK,
            line((spoken("enter"), Role.KEY), f"  {texts.i_am(player.name)}"),
            line((_LEAVE, Role.KEY), f"      {texts.LEAVE_COVERED}"),
        )
        above = max((height - len(told)) // 2 - 2, 1)
        rows = [*([BLANK] * above), *((*_INDENT, *row) if row else BLANK for row in told)]
        return framed(texts.HAND_OVER, "", rows, width, height)

    def on_key(self, event: events.Key) -> None:
        """Wait for the player; the only other way is out."""
        if event.key == "ctrl+q":
            return
        event.stop()
        event.prevent_default()
        if event.character == _LEAVE:
            _ = self.dismiss(False)
        elif event.key == "enter" and not self.guard.stops(event.time):
            _ = self.dismiss(True)
