"""What can be done on a screen: the source of the help and the command palette."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from textual.message import Message

from adp_tui.look.theme import Theme


class PaletteCommand(NamedTuple):
    """Something that can be done here."""

    id: str
    """The argument for `command`; blank if it needs a key, such as an arrow."""

    keys: str
    """Its keys, as a person reads them."""

    what: str


class Habit(Message):
    """A setting that the player has changed, for other games too."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__()
        self.setting = name
        self.value = value


@runtime_checkable
class Context(Protocol):
    """A screen that lists its commands and does them."""

    @property
    def about(self) -> str:
        """The name of this screen, for the heading of its help."""

    def commands(self) -> Sequence[PaletteCommand]:
        """Return everything that can be done here, in the order of the help."""

    async def command(self, wanted: str) -> None:
        """Do one of them."""


@runtime_checkable
class Painted(Protocol):
    """A screen whose look can change."""

    def repaint(self, look: Theme) -> None:
        """Switch to this look."""
