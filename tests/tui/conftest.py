"""Screens as text: what a player sees, without colours."""

from __future__ import annotations

from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.app import App
from textual.screen import Screen

from tests.tui.pictures import Frame


@pytest.fixture
def snapshot(snapshot: SnapshotAssertion) -> SnapshotAssertion:
    """Keep pictures as text files."""
    return snapshot.use_extension(Frame)


def frame(app: App[Any]) -> str:
    """Return the screen as lines."""
    return frame_of(app.screen)


def frame_of(screen: Screen[Any]) -> str:
    """Return any screen of the program as lines; only this function reaches into the compositor.

    A pop-up is shown with the screen below it.
    """
    strips = screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"
