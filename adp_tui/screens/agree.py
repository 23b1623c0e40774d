"""Going back past what somebody has seen: asks the other people whether they agree."""

from __future__ import annotations

from typing import ClassVar

from textual import events

from adp_tui.config import page_keys as keys
from adp_tui.config.page_keys import PageKey
from adp_tui.look.paint import BLANK, Line
from adp_tui.look.theme import Theme
from adp_tui.screens.guard import Guard
from adp_tui.screens.page import PopUp
from adp_tui.texts import consent
from adp_tui.texts import screens as texts
from adp_tui.widgets.rows import wrapped


class AgreeScreen(PopUp[bool]):
    """Asks the person of one side, in words that tell nobody anything new."""

    ABOUT = texts.ABOUT["agree"]
    KEYS: ClassVar[tuple[PageKey, ...]] = keys.AGREE
    SIZE: ClassVar[tuple[int, int]] = (64, 10)

    def __init__(self, look: Theme, name: str, pause: float) -> None:
        super().__init__(look, name="agree", room=0)
        self._asked = name
        self.guard = Guard(pause)
        """Keeps keys from answering before the question was visible."""

        self.guard.close()

    def on_mount(self) -> None:
        """Take keys from the moment at which the question can be seen."""
        self.guard.open_after_painting(self, self.guard.pause)

    async def on_key(self, event: events.Key) -> None:
        """Ignore an answer that was typed before the question could be seen."""
        if event.key in ("enter", "escape") and self.guard.stops(event.time):
            event.stop()
            event.prevent_default()
        else:
            await super().on_key(event)

    async def press(self, key: str) -> None:
        """Agree or not."""
        if key == "enter":
            _ = self.dismiss(True)
        elif key == "escape":
            _ = self.dismiss(False)

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return why somebody is asked, and the question."""
        return [
            BLANK,
            *wrapped(consent.REASON, cells),
            BLANK,
            *wrapped(consent.asked(self._asked), cells),
        ]
