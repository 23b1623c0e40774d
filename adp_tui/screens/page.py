"""The base of the screens around the game: rows, keys, help, and no focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic

from textual import events
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.screen import ModalScreen, ScreenResultType

from adp_tui.config.page_keys import PageKey
from adp_tui.look.paint import Line, line
from adp_tui.look.theme import Theme
from adp_tui.screens.commandable import PaletteCommand
from adp_tui.texts import screens as texts
from adp_tui.widgets.easel import Easel
from adp_tui.widgets.footer_line import footer_rows, key_at
from adp_tui.widgets.frame import framed
from adp_tui.widgets.lines import Lines
from adp_tui.widgets.rows import wrapped

LEAST = (80, 24)
"""The smallest supported terminal."""

EDGE = 2
"""Columns of the frame and the blank before the contents of a pop-up."""


class Leavable(Easel[ScreenResultType], Generic[ScreenResultType]):
    """A screen that closes only once: closing it twice would remove the one below."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        """Close it, if it is on top."""
        return super().dismiss(result) if self.is_active else AwaitComplete()


class Page(Leavable[ScreenResultType], ModalScreen[ScreenResultType], Generic[ScreenResultType]):
    """A screen of rows that handles keys; subclasses define the rows and the keys."""

    KEYS: ClassVar[tuple[PageKey, ...]] = ()
    ABOUT: ClassVar[str] = ""
    WHEEL: ClassVar[tuple[str, str]] = ("up", "down")
    """The keys for the mouse wheel, back and forward."""

    DEFAULT_CSS: ClassVar[str] = "Page { align: left top; } Page > Lines { position: absolute; }"

    def __init__(self, look: Theme, *, name: str) -> None:
        super().__init__()
        self.look = look
        self.lines = Lines(look, name=name)
        self.styles.background = look.ground

    @property
    def about(self) -> str:
        """The name of this screen."""
        return self.ABOUT

    @property
    def keys(self) -> tuple[PageKey, ...]:
        """The keys of this screen; footer, help and palette are made from them."""
        return self.KEYS

    def commands(self) -> Sequence[PaletteCommand]:
        """Return what can be done here."""
        return [PaletteCommand(key.press, key.keys, key.what) for key in self.keys]

    async def command(self, wanted: str) -> None:
        """Do what a key does."""
        await self.press(wanted)
        self.paint()

    def compose(self) -> ComposeResult:
        """Show the rows."""
        yield self.lines

    def on_resize(self, event: events.Resize) -> None:
        """Paint for the new size."""
        self.paint()

    def on_screen_resume(self) -> None:
        """Show what may have changed while another screen was open."""
        self.paint()

    async def on_key(self, event: events.Key) -> None:
        """Handle a key; a page that is closed or covered by another ignores it."""
        if event.key == "ctrl+q":
            return
        event.stop()
        event.prevent_default()
        if not self.is_active:
            return
        if event.key == "f1":
            await self.run_action("app.help")
            return
        key = event.character if event.is_printable and event.key != "space" else event.key
        await self.press(key or event.key)
        if self.is_active:
            self.paint()

    @property
    def takes_text(self) -> bool:
        """Whether letters are typed here, so that text can be pasted too."""
        return False

    async def on_paste(self, event: events.Paste) -> None:
        """Type the first line of the pasted text; ignore it if nothing is typed here."""
        event.stop()
        if not self.is_active or not self.takes_text:
            return
        for letter in typeable(event.text):
            await self.press("space" if letter == " " else letter)
        self.paint()

    def on_click(self, event: events.Click) -> None:
        """Handle a click; in the footer it presses the key."""
        x, y = event.screen_x - self.lines.region.x, event.screen_y - self.lines.region.y
        key = key_at(self.lines.rows[y], x) if self._is_footer(y) else self.point_at(x, y)
        if key is not None:
            self.post_message(events.Key(key, key if len(key) == 1 else None))
        self.paint()

    def _is_footer(self, y: int) -> bool:
        """Whether a row is the footer."""
        return y == len(self.lines.rows) - 1

    def point_at(self, x: int, y: int) -> str | None:
        """Highlight the contents of a cell; return the key that a click on it presses."""
        return None

    async def on_mouse_scroll_down(self) -> None:
        """Move forward."""
        await self.command(self.WHEEL[1])

    async def on_mouse_scroll_up(self) -> None:
        """Move back."""
        await self.command(self.WHEEL[0])

    def repaint(self, look: Theme) -> None:
        """Switch to another look."""
        self.look = look
        self.styles.background = look.ground
        self.lines.repaint(look)

    def paint(self) -> None:
        """Paint the current rows."""
        width, height = self.app.size
        if width < LEAST[0] or height < LEAST[1]:
            self.lines.show(too_small(width, height))
        else:
            self.lines.show(self.rows(width, height))

    def footer(self, cells: int) -> Line:
        """Return the keys in the footer."""
        return footer_rows([(key.keys, key.short) for key in self.keys if key.short], cells)[0]

    async def press(self, key: str) -> None:
        """Do what a key does; printable keys arrive as their characters."""
        raise NotImplementedError

    def rows(self, width: int, height: int) -> list[Line]:
        """Return the rows for a terminal of that size."""
        raise NotImplementedError


class PopUp(Page[ScreenResultType], Generic[ScreenResultType]):
    """A framed page over the left part of another screen, which stays visible."""

    SIZE: ClassVar[tuple[int, int]] = (64, 20)
    """Its preferred size."""

    def __init__(self, look: Theme, *, name: str, room: int) -> None:
        super().__init__(look, name=name)
        self._room = room
        """How many columns it may cover, so that the question beside the map stays visible."""

        self.styles.background = "transparent"

    @property
    def title_text(self) -> str:
        """The title on the frame."""
        return self.about

    @property
    def end_text(self) -> str:
        """The text at the other end of the frame's upper edge."""
        return ""

    def _is_footer(self, y: int) -> bool:
        """Whether a row is the footer: the one above the frame's lower edge."""
        return y == len(self.lines.rows) - 2

    def point_at(self, x: int, y: int) -> str | None:
        """Close if the click is outside the frame, as Esc does."""
        inside = 0 <= y < len(self.lines.rows) and 0 <= x < self.lines.region.width
        return self.point_inside(x - EDGE, y - 1) if inside else "escape"

    def point_inside(self, x: int, y: int) -> str | None:
        """Highlight the contents of a cell; return the key that a click presses."""
        return None

    def repaint(self, look: Theme) -> None:
        """Switch to another look; the screen below stays visible."""
        super().repaint(look)
        self.styles.background = "transparent"

    def rows(self, width: int, height: int) -> list[Line]:
        """Return the frame with the contents, and position it."""
        cells = min(self.SIZE[0], self._room or width)
        deep = min(self.depth(cells - 4), height - 2)
        styles = self.lines.styles
        styles.width, styles.height = cells, deep
        styles.offset = (max((min(self._room or width, width) - cells) // 2, 0), 1)
        inside = self.contents(cells - 4, deep - 3)
        filled = [*inside[: deep - 3], *([()] * (deep - 3 - len(inside)))]
        rows = [line(" ", *row) for row in filled]
        return framed(self.title_text, self.end_text, [*rows, self.footer(cells - 2)], cells, deep)

    def depth(self, cells: int) -> int:
        """Return the preferred height of the frame."""
        return self.SIZE[1]

    def contents(self, cells: int, height: int) -> list[Line]:
        """Return the rows inside the frame."""
        raise NotImplementedError


def typeable(pasted: str) -> str:
    """Return the part of a pasted text that could be typed: the letters of its first line."""
    lines = pasted.strip().splitlines()
    return "".join(letter for letter in lines[0] if letter.isprintable()) if lines else ""


def too_small(width: int, height: int) -> list[Line]:
    """Return the message for a terminal that is too small."""
    sentences = texts.too_small((width, height), LEAST)
    return [line(" ", *row) for said in sentences for row in wrapped(said, width - 1)]
