"""What the player at the table is told, and when: one message, until the next key."""

from __future__ import annotations

from typing import Final

from adp_tui.play.driver import Driver
from adp_tui.play.journal import Journal
from adp_tui.play.notice import Notice

MOST_RESULTS: Final = 2
"""How many results a message has room for: the last ones."""


class Messages(Notice):
    """The message in the footer; it knows which results it has told already."""

    def __init__(self, driver: Driver, journal: Journal) -> None:
        super().__init__()
        self._driver = driver
        self._journal = journal
        self._told_to = 0
        """How many answers had been given when results were last told."""

        self._repeats = False
        """Whether the message comes of a key that may be pressed again at once."""

        self.was_there = False
        """Whether there was a message when the last key was pressed, for that key to clear."""

    def key_is_pressed(self) -> None:
        """Clear the message, and note whether there was one."""
        self.was_there = bool(self) and not self._repeats
        self._repeats = False
        self.clear()

    def tell_repeatedly(self, text: str) -> None:
        """Show what a key has done that may be pressed again at once; it clears no message."""
        self.tell(text)
        self._repeats = True

    def tell_results(self) -> None:
        """Show how what was going on has ended, each result once to each reader."""
        if self:
            return
        results = self._journal.results(max(self._driver.news_from, self._told_to))
        self.tell("; ".join(results[-MOST_RESULTS:]))
        self._told_to = self._driver.session.depth

    def question_is_put(self) -> None:
        """Note that the game may have gone back, so that results may be told again."""
        self._told_to = min(self._told_to, self._driver.session.depth)

    def reader_changes(self) -> None:
        """Forget the message, which was for somebody else, and what that reader was told."""
        self.clear()
        self._told_to = 0
