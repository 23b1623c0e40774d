"""Screens as text: what a player sees, without colours."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.app import App
from textual.screen import Screen

from adp_tui.screens.game import make
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


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look ahead before painting, so that pictures do not depend on the speed of the machine."""
    monkeypatch.setattr(make, "PATIENCE", inf)
