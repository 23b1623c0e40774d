"""A screen on which a person plans many answers at once: what a game brings to it.

A plan says where each piece is to be. It is nothing but a thought until the person is done; then it
stands for all single answers, like a shortcut.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from adp_tui.look.paint import Line
from adp_tui.presenter.sight import Sight
from adp_tui.texts.keys import KeyWords
from core.kernel import GameError, Knowledge, Reason, Shortcut


class ChangeRefusedError(GameError):
    """A piece cannot be where somebody wants to have it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason


class PieceGroup(NamedTuple):
    """Pieces under a heading of the list."""

    title: str
    pieces: tuple[str, ...]


class OpenPlan(Protocol):
    """A plan that takes shape: each change returns another one, or raises `ChangeRefusedError`."""

    @property
    def board(self) -> Any:
        """The position with the pieces where they are planned, for the field."""

    @property
    def groups(self) -> Sequence[PieceGroup]:
        """All pieces; a plan that is changed has them in the same order."""

    @property
    def spare(self) -> Sequence[str]:
        """The pieces that have no place yet, in this order."""

    @property
    def problem(self) -> Reason | None:
        """Why it cannot be carried out as it is; None if nothing is known to be wrong."""

    def name(self, piece: str) -> str:
        """Return the name of a piece."""

    def place(self, piece: str) -> str | None:
        """Return where a piece is to be; None if it has no place."""

    def places(self, piece: str) -> Sequence[str]:
        """Return the places where a piece may be, in order."""

    def put(self, piece: str, place: str, mate: str | None = None) -> Self:
        """Put a piece somewhere, together with another one that is there if that is possible."""

    def taken_back(self, piece: str) -> Self:
        """Put a piece back where it came from."""

    def joined(self, piece: str, number: int) -> Self:
        """Put a piece together with others in its place: the group of that number, or a new one."""

    def turned(self, piece: str) -> Self:
        """Turn a piece to its other side."""

    def as_before(self) -> Self:
        """Return the plan that was carried out the last time, as far as possible."""

    def as_bot(self) -> Self:
        """Return the plan of the bot."""

    def row(self, piece: str, cells: int) -> Line:
        """Return a row about a piece: what it is, and where it is to be."""

    def about(self, piece: str, cells: int) -> list[Line]:
        """Return rows about a piece and those that are to be with it."""

    def answers(self) -> Shortcut[Any]:
        """Return what gives all answers."""


class Planner(Protocol):
    """Which questions a game lets people plan, and how a plan begins."""

    action: str
    """The action that opens the screen."""

    title: str
    """The name of the screen."""

    reworded: ClassVar[Mapping[str, KeyWords]] = {}
    """What keys of the screen do in the words of this game."""

    def may_begin(self, sight: Sight) -> bool:
        """Whether the question is one that can be planned, together with those after it."""

    def begin(self, known: Knowledge[Any, Any], earlier: Iterable[Any]) -> OpenPlan:
        """Return the plan to begin with; `earlier`: the checkpoints that led here."""
