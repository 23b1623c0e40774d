"""Screens as text: what a player sees, glyphs only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from textual.app import App

Snap = Callable[..., Awaitable[None]]


class Frame(SingleFileSnapshotExtension):
    """One text file per picture."""

    file_extension = "txt"
    _write_mode = WriteMode.TEXT


def frame(app: App[Any]) -> str:
    """Return the screen as lines; the only place that reaches into the compositor."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips) + "\n"


@pytest.fixture
def snap(snapshot: SnapshotAssertion) -> Snap:
    """Compare the screen after some keys with the picture kept of it."""

    async def check(app: App[Any], *keys: str, size: tuple[int, int] = (80, 24)) -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.press(*keys)
            await pilot.pause()
            shown = frame(app)
        assert shown == snapshot(extension_class=Frame)

    return check
