"""A bare Textual program with one line of text: what the starts of our own program are measured by.

`python -m adp_tui.bench.bare` shows it until it is ended. It imports nothing of ours, so that the
time until its text is on the screen is the time that Textual needs by itself.
"""

from __future__ import annotations

from typing import Final

from textual.app import App, ComposeResult
from textual.widgets import Static

SHOWN: Final = "bare-textual"
"""The text by which a bench knows that the program is on the screen."""


class BareApp(App[None]):
    """One widget, and nothing else."""

    def compose(self) -> ComposeResult:
        """Show the text."""
        yield Static(SHOWN)


if __name__ == "__main__":
    BareApp().run()
