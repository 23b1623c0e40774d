"""Replays recorded answers when somebody asks for them, and copes with rules that have changed.

Where an answer leads is found out from the nearest place before it that is known: a checkpoint that
was reached before, or the recorded position at the beginning of its chapter. So to open a game, one
chapter is driven, however long the log is. Every checkpoint on the way is kept: after that, at most
one turn is driven again.

A line of play that the present rules contradict resumes at the recorded position of its next
chapter.
"""

from __future__ import annotations

from typing import Generic

from msgspec import Struct

from core.kernel import (
    Box,
    Decision,
    Game,
    GameError,
    Outcome,
    Setup,
    Turn,
    fingerprint,
    is_print_of,
)
from core.kernel.table import BoardT, FactT
from saves.happenings import Happening, happening_of
from saves.records import SEATS, START, Answer
from saves.replay import Replay
from saves.tree import Tree


class Fault(Struct, frozen=True):
    """Where the rules first contradicted the record, and how."""

    line: int
    """The line of the file."""

    number: int
    """The answer on that line."""

    reason: str


class Checkpoints(Generic[BoardT, FactT]):
    """The checkpoints of a tree of answers, by the answer that leads to each."""

    def __init__(self, box: Box[BoardT, FactT], setup: Setup, tree: Tree) -> None:
        self.faults: dict[int, Fault] = {}
        """The answers that are known to contradict the rules, and why; they cannot be shown."""

        self.mended: dict[int, Fault] = {}
        """The answers that are known to need their recorded position, and why."""

        self.strange: set[int] = set()
        """The answers whose recorded position was needed but does not match its print."""

        self._box = box
        self._setup = setup
        self._tree = tree
        self._replay = Replay(box, tree)
        self._bases: dict[int, Game[BoardT]] = {START: Game(box.start(setup))}
        self._anchors: dict[int, int] = {START: START}
        self._changes: dict[int, dict[str, str]] = {START: {}}
        """The seats that have changed between the last checkpoint and an answer."""

        self._unproven: set[int] = set()
        """The answers whose recorded position was used before anybody replayed what leads there."""

        self._grounds: dict[int, int] = {}
        """The recorded position from which each checkpoint was replayed, if it was from one."""

        self._glimpses: dict[int, BoardT] = {}
        """Checkpoints with the right print, although not every answer before them was checked."""

        self.happenings: dict[int, Happening[FactT]] = {START: Happening()}
        """What single answers led to, as far as it was found out; later records never change it."""

        self._turn = self.turn(START)
        self._stands: int | None = START
        """The answer that this turn has reached; None if the last drive failed."""

    def fault(self, number: int) -> Fault | None:
        """Return why an answer cannot be shown, None if it can."""
        self._find_out(number)
        return self.faults.get(number)

    def mending(self, number: int) -> Fault | None:
        """Return why the position after an answer is taken from the record, None if it is not."""
        self._find_out(number)
        self._prove(number)
        return self.mended.get(number)

    def _is_known(self, number: int) -> bool:
        """Whether it is known where an answer leads, or why the rules contradict it."""
        return number in self._anchors or number in self.faults

    def _find_out(self, number: int) -> None:
        """Find out where an answer leads, or why the rules contradict it.

        Every answer since the beginning of its chapter is given to the rules: a print may be
        forged together with the answers before it.
        """
        if self._is_known(number):
            return
        for answer in self._way_to(number):
            self.follow(answer)

    def _way_to(self, number: int) -> list[Answer]:
        """Return the answers that lead to this one, from the nearest place that is known."""
        way: list[Answer] = []
        while not self._is_known(number):
            answer = self._tree[number]
            if _may_begin(answer) and not self._is_known(self._begin(answer)):
                board = restored(self._box, self._setup, answer)
                if board is not None:
                    self._trust(number, board)
                    break
            way.append(answer)
            number = answer.follows
        return way[::-1]

    def _begin(self, answer: Answer) -> int:
        """Return the last answer before the turn of this one."""
        number = answer.follows
        while number != START and self._tree[number].fingerprint is None:
            number = self._tree.parent(number)
        return number

    def _trust(self, number: int, board: BoardT) -> None:
        """Use a recorded position because its print is right, although nothing was replayed."""
        self._stop(number, Game(board), ground=number)
        self._unproven.add(number)

    def ground(self, number: int) -> int:
        """Return the answer with the recorded position from which this one was replayed.

        Return the start if nothing was taken from the record. The answer must have no fault.
        """
        self._find_out(number)
        return self._grounds.get(self._anchors[number], START)

    def _prove(self, number: int) -> None:
        """Find out whether the rules lead to a checkpoint that is only trusted."""
        if number not in self._unproven:
            return
        self._unproven.discard(number)
        answer = self._tree[number]
        fault = self.fault(answer.follows) or self._contradiction(answer)
        if fault is None:
            self._stands = number
        else:
            self.mended[number] = fault

    def turn(self, number: int) -> Turn[BoardT, FactT]:
        """Return the game after an answer that has no fault."""
        self._find_out(number)
        base = self._bases[self._anchors[number]]
        return self._replay.drive(base.checkpoint, self._since(number))

    def handed_over(self, number: int) -> Turn[BoardT, FactT]:
        """Return the game after an answer that has no fault, without driving it there again.

        The game in which answers were replayed is used if it stands there, and left to the caller.
        """
        self._find_out(number)
        if self._stands != number:
            return self.turn(number)
        self._stands = None
        return self._turn

    def continued(self, turn: Turn[BoardT, FactT], number: int) -> Turn[BoardT, FactT]:
        """Return the game after an answer, from the game before it, which moves on."""
        answer = self._tree[number]
        if answer.ask == SEATS or not self.holds(number):
            return self.turn(number)
        self._replay.reach(turn, answer)
        self._replay.give(turn, answer)
        return self.arrived(turn, answer.follows)

    def before(self, number: int) -> Turn[BoardT, FactT]:
        """Return the game at the question of an answer that has no fault."""
        answer = self._tree[number]
        turn = self.turn(answer.follows)
        if answer.ask != SEATS:
            self._replay.reach(turn, answer)
        return turn

    def happening(self, number: int) -> Happening[FactT]:
        """Return what an answer led to, which must hold.

        One drive finds this for its whole turn: for the answers before it, and for those after it
        on the newest line. So a turn is driven once, in whatever order its answers are looked at.
        """
        if number in self.happenings:
            return self.happenings[number]
        answers = [answer for answer in self._turn_of(number) if answer.ask != SEATS]
        turn = self.turn(self._anchors[answers[0].follows])
        for answer in answers:
            passed = self._replay.reach(turn, answer)
            asked = turn.pending
            assert isinstance(asked, Decision)
            facts = passed + self._replay.give(turn, answer)
            self.happenings[answer.number] = happening_of(asked, facts)
        return self.happenings[number]

    def checkpoint(self, number: int) -> BoardT | None:
        """Return the position after an answer if it ended a turn, otherwise None."""
        if number != START and self._tree[number].fingerprint is None:
            return None
        if not self._is_known(number) and (seen := self._glimpse(number)) is not None:
            return seen
        self._find_out(number)
        base = self._bases.get(number)
        return None if base is None else base.checkpoint

    def _glimpse(self, number: int) -> BoardT | None:
        """Return the position after a turn, found the quick way; None if that does not lead there.

        The turns on the way are followed, and only the print at the end of each is checked. That is
        enough to tell how the game stood, but not to play on from there.
        """
        turns: list[list[Answer]] = []
        while (board := self._glimpsed(number)) is None:
            answer = self._tree[number]
            turn = [answer]
            while answer.follows != START and self._tree[answer.follows].fingerprint is None:
                answer = self._tree[answer.follows]
                turn.append(answer)
            if any(answer.number in self.faults for answer in turn):
                return None
            turns.append(turn[::-1])
            number = answer.follows
        for turn in reversed(turns):
            if (board := self._replay.followed(board, turn)) is None:
                return None
            self._glimpses[turn[-1].number] = board
        return board

    def _glimpsed(self, number: int) -> BoardT | None:
        """Return the position after a turn if it is known or recorded, otherwise None."""
        if number in self._bases:
            return self._bases[number].checkpoint
        if number in self._glimpses or number in self.faults:
            return self._glimpses.get(number)
        answer = self._tree[number]
        if not _may_begin(answer) or (begin := self._begin(answer)) in self._glimpses:
            return None  # following that one turn is faster
        if self._is_known(begin):
            return None
        board = restored(self._box, self._setup, answer)
        if board is not None:
            self._trust(number, board)
        return board

    def holds(self, number: int) -> bool:
        """Return whether the rules lead to this answer exactly as it was recorded."""
        return self.fault(number) is None and self.mending(number) is None

    def chapter(self, number: int) -> int:
        """Return the last answer, up to this one, from which play can always continue."""
        while number != START:
            if self._tree[number].position is not None and self.fault(number) is None:
                break
            number = self._tree.parent(number)
        return number

    def landing(self, turn: Turn[BoardT, FactT]) -> tuple[str | None, str | None]:
        """Return the fingerprint and the chapter's position to record after an answer.

        Both are None in the middle of a turn. The position is None unless a chapter begins.
        """
        if not turn.is_at_checkpoint:
            return None, None
        board = turn.game.checkpoint
        begins = self._box.begins_chapter(board)
        return fingerprint(board), self._box.position(board) if begins else None

    def keep(self, answer: Answer, turn: Turn[BoardT, FactT]) -> None:
        """Remember where an answer leads."""
        number = answer.number
        if turn.is_at_checkpoint:
            self._stop(number, turn.game, self._grounds.get(self._anchors[answer.follows], START))
            return
        changes = self._changes[answer.follows]
        if answer.ask == SEATS and answer.by is not None:
            others = {side: who for side, who in changes.items() if side != answer.by}
            changes = others | {answer.by: answer.answer}
        self._anchors[number] = self._anchors[answer.follows]
        self._changes[number] = changes

    def reseated(self, number: int, side: str, who: str) -> Turn[BoardT, FactT]:
        """Return the game after an answer, with a new player for one side.

        In the middle of a turn the game stays as it is: the rules learn of the new player when the
        turn ends.
        """
        return self._with_seat(self.turn(number), number, side, who)

    def _with_seat(
        self, turn: Turn[BoardT, FactT], number: int, side: str, who: str
    ) -> Turn[BoardT, FactT]:
        """Return a game that has reached an answer, with a new player for one side."""
        board = self._box.reseat(self._seated(turn, number), side, who)
        return Turn(self._box.rules, Game(board)) if turn.is_at_checkpoint else turn

    def arrived(self, turn: Turn[BoardT, FactT], number: int) -> Turn[BoardT, FactT]:
        """Return a game that has moved on from an answer, with the new seats if its turn ended."""
        if not turn.is_at_checkpoint or not self._changes[number]:
            return turn
        return Turn(self._box.rules, Game(self._seated(turn, number)))

    def _seated(self, turn: Turn[BoardT, FactT], number: int) -> BoardT:
        """Return the checkpoint with the seats that have changed during the turn."""
        board = turn.game.checkpoint
        for side, who in self._changes[number].items():
            board = self._box.reseat(board, side, who)
        return board

    def _since(self, number: int) -> list[Answer]:
        """Return the answers after the checkpoint from which an answer is driven."""
        self._find_out(number)
        anchor, since = self._anchors[number], list[Answer]()
        while number != anchor:
            since.append(self._tree[number])
            number = since[-1].follows
        return since[::-1]

    def _turn_of(self, number: int) -> list[Answer]:
        """Return the answers of the turn that an answer belongs to, on the newest line through it.

        The answer must hold. Later answers are included as long as they hold: the rules cannot be
        driven through others.
        """
        answers = [*self._since(self._tree.parent(number)), self._tree[number]]
        while self._anchors[number] != number:  # an answer that is its own anchor ended the turn
            newest_first = reversed(self._tree.children(number))
            onward = next((child for child in newest_first if self.holds(child)), None)
            if onward is None:
                break
            number = onward
            answers.append(self._tree[number])
        return answers

    def follow(self, answer: Answer, keep: bool = True) -> None:
        """Replay a recorded answer, and remember whether the rules still agree with it.

        What happened is kept, too, unless nobody is going to read it.
        """
        number = answer.number
        fault = self.fault(answer.follows) or self._contradiction(answer, keep)
        if fault is None:
            self.keep(answer, self._turn)
            self._stands = number
        elif self._restored(answer):
            self.mended[number] = fault
        else:
            self.faults[number] = fault
            self._glimpses.clear()  # some may come after this answer

    def _contradiction(self, answer: Answer, keep: bool = True) -> Fault | None:
        """Give the answer to the rules; return how they contradict it, None if they agree."""
        if self._stands != answer.follows:
            self._turn = self.turn(answer.follows)
        self._stands = None
        if answer.ask == SEATS:
            return self._reseat(answer)
        try:
            passed = self._replay.reach(self._turn, answer)
            asked = self._turn.pending
            if (reason := _not_asked(asked, answer)) is not None:
                return self._fault(answer, reason)
            facts = passed + self._replay.give(self._turn, answer)
            self._turn = self.arrived(self._turn, answer.follows)
        except GameError as error:
            return self._fault(answer, str(error))
        except Exception as error:  # a game must open even if the rules crash
            return self._fault(answer, f"the rules fail with {type(error).__name__}")
        if (fault := self._elsewhere(answer)) is None and keep:
            assert isinstance(asked, Decision)
            self.happenings[answer.number] = happening_of(asked, facts)
        return fault

    def _reseat(self, answer: Answer) -> Fault | None:
        """Change who plays a side; return how the rules contradict it, None if they agree."""
        try:
            assert answer.by is not None
            self._turn = self._with_seat(self._turn, answer.follows, answer.by, answer.answer)
        except (GameError, AssertionError) as error:
            return self._fault(answer, str(error) or "no side is named")
        return self._elsewhere(answer)

    def _elsewhere(self, answer: Answer) -> Fault | None:
        """Return a fault if an answer leads somewhere else than when it was recorded."""
        if self._turn.is_at_checkpoint:
            same = is_print_of(answer.fingerprint, self._turn.game.checkpoint)
        else:
            same = answer.fingerprint is None
        return None if same else self._fault(answer, "it leads to a different position")

    def _fault(self, answer: Answer, reason: str) -> Fault:
        """Return how the rules contradict an answer, without the words of a secret one."""
        if answer.known_to is not None:
            reason = "the rules do not lead on from a secret answer"
        return Fault(self._tree.line(answer.number), answer.number, reason)

    def is_strange(self, number: int) -> bool:
        """Return whether the position recorded with an answer does not match its print."""
        answer = self._tree[number]
        if answer.position is None:
            return False
        board = restored(self._box, self._setup, answer)
        kept = self.checkpoint(number)
        return board is None or (kept is not None and board != kept)

    def _restored(self, answer: Answer) -> bool:
        """Take the start of a chapter from the record; return whether that was possible."""
        if answer.position is None:
            return False
        board = restored(self._box, self._setup, answer)
        if board is None:
            self.strange.add(answer.number)
            return False
        self._stop(answer.number, Game(board), ground=answer.number)
        return True

    def _stop(self, number: int, base: Game[BoardT], ground: int) -> None:
        """Keep a game from which later answers can be driven, and what it rests on."""
        if ground != START:
            self._grounds[number] = ground
        self._glimpses.pop(number, None)
        self._bases[number] = base
        self._anchors[number] = number
        self._changes[number] = {}


def _may_begin(answer: Answer) -> bool:
    """Whether an answer says that a chapter begins; a position without a print is never used."""
    return answer.position is not None and answer.fingerprint is not None


def _not_asked(asked: Decision | Outcome, answer: Answer) -> str | None:
    """Return how the pending question differs from the one that was answered, None if not."""
    if not isinstance(asked, Decision):
        return "the game is already over"
    if asked.ask != answer.ask:
        return f"the rules ask '{asked.ask}' here, not '{answer.ask}'"
    if asked.by != answer.by:
        right, wrong = asked.by or "the dice", answer.by or "the dice"
        return f"'{asked.ask}' is a question for {right}, not for {wrong}"
    return None


def restored(box: Box[BoardT, FactT], setup: Setup, answer: Answer) -> BoardT | None:
    """Return the position recorded with an answer, None if it cannot be used.

    It must match the print of that answer: somebody may have edited the file.
    """
    if answer.position is None or answer.fingerprint is None:
        return None
    try:
        board = box.restore(answer.position, setup)
        if not is_print_of(answer.fingerprint, board):
            return None
        Turn(box.rules, Game(board))
    except Exception:  # the program would not have written such a position
        return None
    return board
