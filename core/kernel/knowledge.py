"""What somebody may know of a game: a person who looks at it, or the bot of a side.

A save and a `Turn` hold everything. Whatever shows a game goes through a `Viewer`, and a bot is
handed the `Knowledge` of its side.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Generic

from msgspec import Struct
from msgspec.structs import replace

from core.kernel.decision import Answered, Decision, Kind
from core.kernel.game import Game, Outcome, Turn
from core.kernel.table import BoardT, FactT

if TYPE_CHECKING:
    from core.kernel.box import Box

UNKNOWN: Final = "?"
"""What stands for an answer, or for a question, that somebody may not know."""


class Viewer(Struct, frozen=True):
    """Whoever looks at a game: a player with a side or several, or an onlooker without any."""

    sides: tuple[str, ...] = ()
    sees_all: bool = False
    """Whether nothing is hidden from them, as when a finished game is looked at openly."""

    @property
    def side(self) -> str | None:
        """The side whose view they get; None for the public view.

        Whoever plays several sides knows what each of them knows.
        """
        return self.sides[0] if self.sides else None

    def view(self, box: Box[BoardT, Any], board: BoardT) -> BoardT:
        """Return a position as they may know it."""
        return board if self.sees_all else box.view(board, self.side)

    def seen(self, box: Box[Any, FactT], fact: FactT) -> FactT | None:
        """Return a fact as they learn it, None if they do not learn of it."""
        return fact if self.sees_all else box.seen(fact, self.side)

    def may_know(self, known_to: tuple[str, ...] | None) -> bool:
        """Whether they may know an answer that only some sides may know."""
        return self.sees_all or known_to is None or any(side in known_to for side in self.sides)

    def knows_as_much_as(self, side: str, box: Box[BoardT, Any], board: BoardT) -> bool:
        """Whether they know everything in a position that a side knows.

        If not, they may see neither what that side may choose from nor why it chose.
        """
        if self.sees_all or side in self.sides:
            return True
        theirs = box.view(board, side)
        ours = box.view(theirs, self.side)
        return ours is theirs or ours == theirs

    def public_question(
        self, box: Box[BoardT, Any], board: BoardT, pending: Decision | Outcome
    ) -> Decision | Outcome:
        """Return what is asked, without options that tell what somebody else knows.

        Of a question whose answer is a secret, only who is asked may be known: what is asked, and
        about what, would tell what that side has done so far, or what it has at all.
        """
        if not isinstance(pending, Decision):
            return pending
        if not self.may_know(pending.known_to):
            return Decision(pending.by, UNKNOWN, rule="", kind=UNKNOWN, options=())
        if self._may_know_options(box, board, pending):
            return pending
        return replace(pending, options=(), weights=(), asides=(), refuse=None)

    def _may_know_options(self, box: Box[BoardT, Any], board: BoardT, pending: Decision) -> bool:
        """Whether they may know what can be answered.

        What can still be drawn would tell what others have drawn; the faces of a die tell nothing.
        """
        if pending.by is not None:
            return self.knows_as_much_as(pending.by, box, board)
        return pending.kind == Kind.DIE or self.view(box, board) is board


ONLOOKER: Final = Viewer()
"""Somebody without a side: they see what everybody sees."""

ALL_SEEING: Final = Viewer(sees_all=True)
"""Somebody from whom nothing is hidden."""


class Knowledge(Generic[BoardT, FactT]):
    """What the side that is asked knows of a game: all that its bot is handed."""

    def __init__(self, box: Box[BoardT, FactT], turn: Turn[BoardT, FactT]) -> None:
        decision = turn.pending
        assert isinstance(decision, Decision), "nobody is asked anything"
        assert decision.by is not None, "chance needs no knowledge"
        self.decision = decision
        """The question."""

        self.side: str = decision.by
        self._box = box
        self._turn = turn
        self._viewer = Viewer((self.side,))

    @cached_property
    def board(self) -> BoardT:
        """The position now, as the side may know it."""
        return self._box.view(self._turn.board, self.side)

    @cached_property
    def checkpoint(self) -> BoardT:
        """The position when the turn began, as the side may know it."""
        return self._box.view(self._turn.checkpoint, self.side)

    @cached_property
    def trail(self) -> tuple[Answered, ...]:
        """The answers since then; those that the side may not know are `UNKNOWN`."""
        return tuple(
            answered
            if self._viewer.may_know(asked.decision.known_to)
            else replace(answered, option=UNKNOWN, why=())
            for asked, answered in zip(self._turn.asked, self._turn.trail, strict=False)
        )

    @property
    def game(self) -> Game[BoardT]:
        """The game as the side knows it; where something is hidden, it need not play on."""
        return Game(self.checkpoint, self.trail)

    @cached_property
    def facts(self) -> tuple[FactT, ...]:
        """What the side has learned since then."""
        learned = (self._box.seen(fact, self.side) for fact in self._turn.facts)
        return tuple(fact for fact in learned if fact is not None)

    @property
    def open_turn(self) -> Turn[BoardT, FactT] | None:
        """The game in motion, if nothing in it is hidden from the side; otherwise None.

        A bot may watch it from then on, instead of playing the same answers again.
        """
        turn, view = self._turn, self._box.view
        is_open = (
            view(turn.board, self.side) is turn.board
            and view(turn.checkpoint, self.side) is turn.checkpoint
            and (
                not turn.has_secrets
                or all(self._viewer.may_know(asked.decision.known_to) for asked in turn.asked)
            )
        )
        return turn if is_open else None
