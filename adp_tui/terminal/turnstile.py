"""The turnstile: keys, clicks and pastes reach the screen one at a time.

A terminal sends as fast as people type, hold a key down or paste, and Textual would pass everything
to the screen on top when it arrives. After a key that opens a screen, the next ones would go to the
screen below; after one that closes a pop-up, the next ones would go to the closed pop-up. So each
event waits until the one before has taken full effect.
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
"""The maximum seconds to wait for the effects of an event."""


class Turnstile:
    """Queues what was typed, and passes it on one by one."""

    def __init__(self, app: App[Any], hand_on: Callable[[events.Event], Awaitable[None]]) -> None:
        self._app = app
        self._hand_on = hand_on
        self._waiting: asyncio.Queue[events.Event] = asyncio.Queue()
        self.is_idle = True
        """Whether nothing is waiting, and the last event has taken full effect."""

    @property
    def has_more(self) -> bool:
        """Whether something is waiting behind the event that is being handled."""
        return not self._waiting.empty()

    def arrive(self, event: events.Event) -> None:
        """Add an event to the queue."""
        self.is_idle = False
        self._waiting.put_nowait(event)

    async def run(self) -> None:
        """Pass on one event after another, forever."""
        while True:
            event = await self._waiting.get()
            await self._hand_on(event)
            if not isinstance(event, events.MouseMove):  # nothing reacts to these
                await self._settled()
            self.is_idle = self._waiting.empty()

    async def _settled(self) -> None:
        """Wait until the screen on top has finished, and is still on top."""
        while True:
            screen = self._app.screen
            await _passed(screen)
            await _passed(self._app)  # this removes a closed screen
            if self._app.screen is screen and not screen.message_queue_size:
                return


async def _passed(pump: MessagePump) -> None:
    """Wait until everything now in a queue has been handled."""
    passed = asyncio.Event()
    if pump.call_later(passed.set):
        with suppress(TimeoutError):
            await asyncio.wait_for(passed.wait(), PATIENCE)
