"""The box of a game: everything that saves, command line and screens need to handle it unseen."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from core.kernel.game import Rules
from core.kernel.table import BoardT, FactT


class Setup(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game was set up: with the answers since, all that is needed to play it again."""

    scenario: str
    seats: dict[str, str] = {}
    """Who plays each side: `human` or `bot`."""

    options: dict[str, bool | str] = {}
    """The options of the rules that differ from their usual value."""

    position: str | None = None
    """A position in the game's notation that replaces the scenario's own."""


class Box(Protocol[BoardT, FactT]):
    """One game, ready to be played, saved and shown."""

    @property
    def name(self) -> str:
        """The word for this game in the first line of a save."""

    @property
    def version(self) -> int:
        """The version of its rules; it grows when the same answers may lead elsewhere."""

    @property
    def rules(self) -> Rules[BoardT, FactT]:
        """The rules, for a `Turn`."""

    @property
    def spread(self) -> tuple[Setup, ...]:
        """Set-ups that between them use all that the game has, to be played at random."""

    def start(self, setup: Setup) -> BoardT:
        """Return the first checkpoint; raise `GameError` if there can be no such game."""

    def reseat(self, board: BoardT, side: str, who: str) -> BoardT:
        """Return a position in which somebody else plays a side; raise `GameError` if none can."""

    def begins_chapter(self, board: BoardT) -> bool:
        """Whether a new chapter (a card, a year) begins at this checkpoint."""

    def restore(self, text: str, setup: Setup) -> BoardT:
        """Return the checkpoint that `position` wrote at the beginning of a chapter."""

    def position(self, board: BoardT) -> str:
        """Return any position in the game's notation."""

    def problems(self, board: BoardT) -> list[str]:
        """Return everything that is wrong with a position; nothing, if all went by the rules."""

    def state(self, board: BoardT) -> object:
        """Return a position as a value that encodes to JSON, for tools."""
