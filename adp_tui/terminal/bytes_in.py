"""Terminal input: handles meaningless bytes and a terminal that goes away."""

from __future__ import annotations

import os
import select
import signal
import sys
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any, Final, TextIO

from textual import events
from textual._xterm_parser import XTermParser
from textual.app import App
from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size
from textual.message import Message

_LOOK: Final = 0.1
"""Seconds after which a lone Esc is taken as the key, and the end of the program is noticed."""

_AT_ONCE: Final = 4096
"""How many bytes are read at a time."""


class HungUp(Message):
    """Input has ended: the connection has dropped, or the window was closed."""


class TerminalDriver(LinuxDriver):
    """Reads keys from a terminal that may send anything or go away, and paints on it."""

    def __init__(
        self,
        app: App[Any],
        *,
        debug: bool = False,
        mouse: bool = True,
        size: tuple[int, int] | None = None,
    ) -> None:
        super().__init__(app, debug=debug, mouse=mouse, size=size)
        assert sys.__stderr__ is not None  # without a terminal the program would not paint
        self._file = _TolerantFile(sys.__stderr__)  # type: ignore[assignment]  # a file to its thread

    def start_application_mode(self) -> None:
        """Take over the terminal, and notice when its size changes."""
        super().start_application_mode()  # type: ignore[no-untyped-call]
        signal.signal(signal.SIGWINCH, self._resized)

    def _resized(self, _number: int, _frame: FrameType | None) -> None:
        if not self._in_band_window_resize:  # otherwise the terminal reports it among the keys
            size = Size(*self._get_terminal_size())
            self.send_message(events.Resize(size, size))

    def send_message(self, message: Message) -> None:
        """Pass a message to the program, unless it has ended."""
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(self._app.post_message, message)

    def run_input_thread(self) -> None:
        """Read until the program ends or the terminal goes away."""
        read = ByteReader()
        while not self.exit_event.is_set():
            if not select.select([self.fileno], [], [], _LOOK)[0]:
                pressed = read.pause()
            elif data := self._read():
                pressed = read.feed(data)
            else:
                self.send_message(HungUp())
                return
            for message in pressed:
                self.process_message(message)

    def _read(self) -> bytes:
        """Return what was typed; nothing at the end of input."""
        try:
            return os.read(self.fileno, _AT_ONCE)
        except OSError:  # how Linux reports that the other side of a terminal is closed
            return b""


class ByteReader:
    """Turns bytes into keys, clicks and pastes; everything else is dropped."""

    def __init__(self) -> None:
        self._decode = getincrementaldecoder("utf-8")(errors="ignore").decode
        self._parser = XTermParser()

    def feed(self, data: bytes) -> Iterator[Message]:
        """Yield the messages in these bytes."""
        for letter in self._decode(data):  # one by one: a bad one affects no other
            yield from self._parsed(partial(XTermParser.feed, data=letter))
        yield from self.pause()

    def pause(self) -> Iterator[Message]:
        """Yield what is complete if nothing follows: a lone Esc is a key."""
        yield from self._parsed(XTermParser.tick)

    def _parsed(self, parse: Callable[[XTermParser], Iterable[Message]]) -> Iterator[Message]:
        """Yield what the parser understands; restart it after an error."""
        try:
            yield from parse(self._parser)
        except Exception:  # a sequence that no terminal sends: nothing is lost
            self._parser = XTermParser()


class _TolerantFile:
    """A file to paint on; after the terminal has gone, writing does nothing."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        """Write, if the terminal is still there."""
        with suppress(OSError, ValueError):
            self._file.write(text)

    def flush(self) -> None:
        """Flush, if the terminal is still there."""
        with suppress(OSError, ValueError):
            self._file.flush()

    def fileno(self) -> int:
        """Return the number of the file."""
        return self._file.fileno()

    def isatty(self) -> bool:
        """Whether this is a terminal."""
        return self._file.isatty()
