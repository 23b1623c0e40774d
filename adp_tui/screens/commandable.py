"""What can be done where one is: the help and the command palette are both made from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from textual.message import Message

from adp_tui.look.theme import Theme


class PaletteCommand(NamedTuple):
    """Something that can be done here."""

    id: str
    """What `command` is to be given; blank for what needs a key, such as an arrow."""

    keys: str
    """The keys that do it, as a person reads them."""

    what: str


class Habit(Message):
    """Something that the player wants from now on, in other games too."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__()
        self.setting = name
        self.value = value


@runtime_checkable
class Context(Protocol):
    """A screen that can tell what can be done on it, and do it."""

    @property
    def about(self) -> str:
        """What this screen is, for the heading of its help."""

    def commands(self) -> Sequence[PaletteCommand]:
        """Return everything that can be done here, in the order of the help."""

    async def command(self, wanted: str) -> None:
        """Do one of these."""


@runtime_checkable
class Painted(Protocol):
    """A screen that can look otherwise."""

    def repaint(self, look: Theme) -> None:
        """Look like this from now on."""
