"""The positions that recorded answers lead to, and what to do where they no longer lead there.

Every checkpoint is kept, so the game after any answer is one turn's drive away. A line of play that
the present rules contradict is taken up again where its next chapter recorded a position.
"""

from __future__ import annotations

from typing import Generic

from msgspec import Struct

from core.kernel import (
    Answered,
    Box,
    Decision,
    Game,
    GameError,
    Setup,
    Turn,
    fingerprint,
)
from core.kernel.table import BoardT, FactT
from saves.records import SEATS, START, Answer
from saves.tree import Tree


class Fault(Struct, frozen=True):
    """Where the rules first contradicted the record, and how."""

    line: int
    """The line of the file."""

    number: int
    """The answer on that line."""

    reason: str


class Replay(Generic[BoardT, FactT]):
    """Every checkpoint of a tree of answers, by the answer that leads to it."""

    def __init__(self, box: Box[BoardT, FactT], setup: Setup, tree: Tree) -> None:
        self.faults: dict[int, Fault] = {}
        """The answers that cannot be shown, and why."""

        self.mended: dict[int, Fault] = {}
        """The answers whose position is taken from the record, and why."""

        self._box = box
        self._setup = setup
        self._tree = tree
        self._bases: dict[int, Game[BoardT]] = {START: Game(box.start(setup))}
        self._anchors: dict[int, int] = {START: START}
        self._turn = self.turn(START)
        self._stands: int | None = START
        """After which answer that turn stands; None when a drive has ended badly."""

    def turn(self, number: int) -> Turn[BoardT, FactT]:
        """Return the game after an answer without a fault."""
        anchor = self._anchors[number]
        trail: list[Answered] = []
        while number != anchor:
            answer = self._tree[number]
            trail.append(Answered(answer.by, answer.answer, answer.why))
            number = answer.follows
        base = self._bases[anchor]
        return Turn(self._box.rules, Game(base.checkpoint, (*base.trail, *reversed(trail))))

    def holds(self, number: int) -> bool:
        """Tell whether the rules lead to this answer just as it was recorded."""
        return number not in self.faults and number not in self.mended

    def chapter(self, number: int) -> int:
        """Return the last answer at or before this one from which play can always go on."""
        while number != START and (number in self.faults or self._tree[number].position is None):
            number = self._tree.parent(number)
        return number

    def landing(self, turn: Turn[BoardT, FactT]) -> tuple[str | None, str | None]:
        """Return the fingerprint and the chapter's position to record after an answer.

        Both are None in the middle of a turn, the second also in the middle of a chapter.
        """
        game = turn.game
        if game.trail:
            return None, None
        board = game.checkpoint
        begins = self._box.begins_chapter(board)
        return fingerprint(board), self._box.position(board) if begins else None

    def keep(self, number: int, turn: Turn[BoardT, FactT]) -> None:
        """Remember where an answer has led."""
        game = turn.game
        if game.trail and self._tree[number].ask != SEATS:
            self._anchors[number] = self._anchors[self._tree.parent(number)]
        else:
            self._stop(number, game)

    def reseated(self, number: int, side: str, who: str) -> Turn[BoardT, FactT]:
        """Return the game after an answer with somebody else on a side."""
        game = self.turn(number).game
        board = self._box.reseat(game.checkpoint, side, who)
        return Turn(self._box.rules, Game(board, game.trail))

    def follow(self, answer: Answer, line: int) -> None:
        """Replay a recorded answer and compare."""
        number = answer.number
        fault = self.faults.get(answer.follows) or self._contradiction(answer, line)
        if fault is None:
            self.keep(number, self._turn)
            self._stands = number
        elif answer.position is not None and self._restore(number, answer.position):
            self.mended[number] = fault
        else:
            self.faults[number] = fault

    def _contradiction(self, answer: Answer, line: int) -> Fault | None:
        """Drive the answer; return how the rules contradict it, None if they agree."""
        if self._stands != answer.follows:
            self._turn = self.turn(answer.follows)
        self._stands = None
        if answer.ask == SEATS:
            return self._reseat(answer, line)
        asked = self._turn.pending
        if not isinstance(asked, Decision):
            return Fault(line, answer.number, "the game is over before it")
        if asked.ask != answer.ask:
            return Fault(line, answer.number, f"'{asked.ask}' is asked instead of '{answer.ask}'")
        if asked.by != answer.by:
            who, instead = asked.by or "chance", answer.by or "chance"
            return Fault(line, answer.number, f"{asked.ask} is for {who}, not for {instead}")
        try:
            self._turn.answer(answer.answer, answer.why)
        except GameError as error:
            return Fault(line, answer.number, str(error))
        except Exception as error:  # a game must open even where the rules break down
            return Fault(line, answer.number, f"the rules fail with {type(error).__name__}")
        reached, _ = self.landing(self._turn)
        if reached != answer.fingerprint:
            return Fault(line, answer.number, "it leads to another position")
        return None

    def _reseat(self, answer: Answer, line: int) -> Fault | None:
        """Change who plays a side; return how the rules contradict it, None if they agree."""
        try:
            assert answer.by is not None
            self._turn = self.reseated(answer.follows, answer.by, answer.answer)
        except (GameError, AssertionError) as error:
            return Fault(line, answer.number, str(error) or "no side is named")
        reached, _ = self.landing(self._turn)
        if reached != answer.fingerprint:
            return Fault(line, answer.number, "it leads to another position")
        return None

    def _restore(self, number: int, position: str) -> bool:
        """Take the start of a chapter from the record; tell whether it could be read."""
        try:
            self._stop(number, Game(self._box.restore(position, self._setup)))
        except GameError:
            return False
        return True

    def _stop(self, number: int, base: Game[BoardT]) -> None:
        """Keep a game to drive on from."""
        self._bases[number] = base
        self._anchors[number] = number
