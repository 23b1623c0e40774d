"""One at a time: keys, clicks and pastes reach whatever is on the screen when their turn comes.

A terminal sends as fast as somebody types, holds a key down or pastes, and Textual would hand all
of it to the screen that is on top when it arrives. A key that opens a screen would leave the next
ones to the screen below, and one that closes a pop-up would be followed by others for a pop-up that
is gone. So each waits until the one before has done all that it does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from textual import events
from textual.app import App
from textual.message_pump import MessagePump

PATIENCE: Final = 10.0
"""Seconds after which what was pressed is not waited for any longer."""


class Turnstile:
    """Holds what was typed, and lets it in one by one."""

    def __init__(self, app: App[Any], hand_on: Callable[[events.Event], Awaitable[None]]) -> None:
        self._app = app
        self._hand_on = hand_on
        self._waiting: asyncio.Queue[events.Event] = asyncio.Queue()
        self.is_idle = True
        """Whether nothing waits, and what was let in has done all that it does."""

    def arrive(self, event: events.Event) -> None:
        """Queue up."""
        self.is_idle = False
        self._waiting.put_nowait(event)

    async def run(self) -> None:
        """Let in one after the other, for ever."""
        while True:
            event = await self._waiting.get()
            await self._hand_on(event)
            if not isinstance(event, events.MouseMove):  # which nobody answers
                await self._settled()
            self.is_idle = self._waiting.empty()

    async def _settled(self) -> None:
        """Wait until the screen on top has done all there is to do, and is still on top."""
        while True:
            screen = self._app.screen
            await _passed(screen)
            await _passed(self._app)  # which takes away a screen that was closed
            if self._app.screen is screen and not screen.message_queue_size:
                return


async def _passed(pump: MessagePump) -> None:
    """Wait until everything that is in a queue now has been dealt with."""
    passed = asyncio.Event()
    if pump.call_later(passed.set):
        with suppress(TimeoutError):
            await asyncio.wait_for(passed.wait(), PATIENCE)
