"""Screens as text: what a player sees, glyphs only."""

from __future__ import annotations

from typing import Any

from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from textual.app import App


class Frame(SingleFileSnapshotExtension):
    """One text file per picture."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


def frame(app: App[Any]) -> str:
    """Return the screen as lines; the only place that reaches into the compositor."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"
