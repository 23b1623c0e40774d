"""A game in memory: all its lines of play, and the live turn at the head."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Generic

from core.kernel import (
    Box,
    Decision,
    GameError,
    GameOverError,
    How,
    IllegalAnswerError,
    Turn,
    Why,
    draw,
)
from core.kernel.table import BoardT, FactT
from saves.agreement import Agreement
from saves.checkpoints import Checkpoints, Fault
from saves.errors import (
    BadNameError,
    BadNoteError,
    DivergedError,
    MustAgreeError,
    NoSuchAnswerError,
    StrangePositionError,
)
from saves.happenings import Happening, happening_of
from saves.kept_records import KeptRecords
from saves.records import (
    MAIN_LINE,
    SEATS,
    START,
    Answer,
    Bookmark,
    BranchNamed,
    Header,
    HeadMove,
    HeadMoved,
    Noted,
    Record,
    RulesChanged,
    UndoAgreed,
)
from saves.tree import Tree

_SEED_BITS: Final = 64

MOST_NOTICES: Final = 10
"""How many lines of one kind are named when a game is opened."""

LONGEST_NOTE: Final = 1000
"""In characters."""


def proper(name: str, path: Path | None = None) -> str:
    """Return a name without spaces around it; raise if it is empty or cannot be shown."""
    name = name.strip()
    if not name or not name.isprintable():
        raise BadNameError("a name must be one line with at least one character", path)
    return name


def _people(seats: dict[str, str]) -> int:
    return sum(who == "human" for who in seats.values())


def _contradicted(fault: Fault, consequence: str) -> str:
    """Return the sentence about a contradiction and its consequence."""
    return f"line {fault.line} no longer replays ({fault.reason}): {consequence}"


def _used(number: int) -> str:
    """Return what follows if the rules do not lead to a recorded position."""
    return f"the recorded position after answer {number} is used"


class GameInMemory(Generic[BoardT, FactT]):
    """A game with every answer that was ever given in it; each change is one record."""

    turn: Turn[BoardT, FactT]
    """The game at the head, live."""

    tree: Tree
    """Every line of play."""

    notices: list[str]
    """What the player should know about how the game was read."""

    def __init__(self, box: Box[BoardT, FactT], header: Header, path: Path | None = None) -> None:
        self.box = box
        self.path = path
        """The file that the game is kept in, None if it is only in memory."""

        self.unwritten_seed: int | None = None
        """The seed of a game whose file has none; None if it is unknown."""

        self._begin(header)

    @property
    def number(self) -> int:
        """The number of the answer at the head, 0 at the start."""
        return self.tree.head

    @property
    def depth(self) -> int:
        """How many answers lead from the start to the head."""
        return self.tree.depth(self.number)

    @property
    def divergences(self) -> tuple[DivergedError, ...]:
        """Every place where the rules are known to contradict the record.

        If the game was opened carefully, these are all.
        """
        faults = (*self._checkpoints.faults.values(), *self._checkpoints.mended.values())
        first = {fault.number: fault for fault in faults}
        return tuple(self._diverged(first[number]) for number in sorted(first))

    def strange_positions(self) -> tuple[StrangePositionError, ...]:
        """Return every recorded position that does not match its print; this checks them all."""
        numbers = range(1, len(self.tree) + 1)
        return tuple(self._strange(n) for n in numbers if self._checkpoints.is_strange(n))

    def answer(
        self, option: str, why: Iterable[Why] = (), how: How = How.PERSON
    ) -> tuple[FactT, ...]:
        """Answer the pending decision; return what happened.

        An answer that was given here before, for the same reasons, is not recorded again: the head
        moves onto it, as with redo.
        """
        self._must_be_changeable()
        decision, reasons, board = self.turn.pending, tuple(why), self.turn.board
        try:
            facts = self.turn.answer(option, reasons, how)
            self.turn = self._checkpoints.arrived(self.turn, self.number)
        except (IllegalAnswerError, GameOverError):
            raise
        except Exception:  # the rules crashed halfway: go back to where the record stands
            self.turn = self.at(self.number)
            raise
        assert isinstance(decision, Decision)
        number = len(self.tree) + 1
        fingerprint, position = self._checkpoints.landing(self.turn)
        answer = Answer(
            number=number,
            parent=None if self.number == number - 1 else self.number,
            by=decision.by,
            how=how,
            ask=decision.ask,
            answer=option,
            why=reasons,
            known_to=decision.known_to,
            fingerprint=fingerprint,
            position=position,
            hidden=(bool(reasons) and self._is_hidden(board))
            or (position is not None and self._is_hidden(self.turn.board)),
        )
        if (before := self._given_before(answer)) is not None:
            self._record(HeadMoved(before, HeadMove.REDO, decision.by))
            if self.tree.rules(before) < self.box.version:  # its turn may have ended earlier
                self.turn = self._checkpoints.turn(before)
                return self.step(before).facts
        else:
            self._record_answer(answer)
            self._checkpoints.keep(answer, self.turn)
        self._checkpoints.happenings[self.number] = happening_of(decision, facts)
        return facts

    def roll(self) -> tuple[FactT, ...]:
        """Let the dice answer; with a seed, the same line of play always gets the same dice."""
        decision = self.turn.pending
        if not isinstance(decision, Decision):
            raise GameOverError
        if decision.by is not None:
            raise GameError(f"{decision.ask} is for {decision.by} to answer, not for the dice")
        drawn = self.tree.draws(self.number)
        return self.answer(draw(self._seed(), drawn, decision.options, decision.weights))

    def _seed(self) -> int:
        """Return the seed for the next dice.

        The seed in the file is no longer used once a second person has joined, on any line of play:
        both could have read the dice to come, and somebody who has left may come back.
        """
        if self.header.seed is not None and not self._was_joined:
            return self.header.seed
        if self.header.seed is None and self.unwritten_seed is not None:
            return self.unwritten_seed
        return secrets.randbits(_SEED_BITS)

    @property
    def _was_joined(self) -> bool:
        """Whether one person began the game, and more were there at any time since."""
        first = self.header.seats
        return _people(first) <= 1 and any(
            _people(first | seating) > 1 for seating in self.tree.seatings
        )

    @property
    def seats(self) -> dict[str, str]:
        """Who plays each side now."""
        return self.header.seats | self.tree.seats(self.number)

    def seat(self, side: str, who: str) -> None:
        """Let a person or a bot play a side from now on; this is recorded and can be undone.

        In the middle of a turn the new player answers at once, and the rules learn of it when the
        turn ends.
        """
        self._must_be_changeable()
        turn = self._checkpoints.reseated(self.number, side, who)
        number = len(self.tree) + 1
        fingerprint, _ = self._checkpoints.landing(turn)
        answer = Answer(
            number=number,
            parent=None if self.number == number - 1 else self.number,
            by=side,
            ask=SEATS,
            answer=who,
            fingerprint=fingerprint,
        )
        self._record_answer(answer)
        self._checkpoints.keep(answer, turn)
        self.turn = turn

    def undo(self, steps: int = 1, by: str | None = None) -> None:
        """Take back that many answers; they stay in the tree."""
        number = self.tree.back(steps)
        if number is None:
            raise NoSuchAnswerError(
                f"cannot take back {steps} answers: the game has {self.depth} so far", self.path
            )
        self._move(number, HeadMove.UNDO, by)

    def undo_to(self, depth: int, by: str | None = None) -> None:
        """Take back all but the first `depth` answers."""
        if not 0 <= depth <= self.depth:
            raise NoSuchAnswerError(
                f"cannot go back to {depth} answers: the game has {self.depth} so far", self.path
            )
        self.undo(self.depth - depth, by)

    def redo(self, by: str | None = None) -> None:
        """Give the answer again that was last taken back here."""
        number = self.tree.onward()
        if number is None:
            raise NoSuchAnswerError("there is nothing to redo: no answer follows here", self.path)
        self._move(self._agreement.end_of(number, self.turn.board), HeadMove.REDO, by)

    def jump(self, number: int, by: str | None = None) -> None:
        """Go to any answer of any branch; play continues from there."""
        self._move(number, HeadMove.JUMP, by)

    def must_agree(self, number: int, by: str | None = None) -> tuple[str, ...]:
        """Return the sides that must still agree before `by` goes to an answer.

        That is needed among several people, if something was seen since then that somebody could
        not have known before.
        """
        self._must_exist(number)
        return self._agreement.missing(number, by, self.turn.board)

    def agree(self, number: int, side: str, *, yes: bool) -> None:
        """Record whether a side agrees that play goes back to an answer.

        This counts for the next move only.
        """
        self._must_be_changeable()
        self._must_exist(number)
        if side not in self.box.sides:
            raise GameError(f"nobody here is called '{side}'")
        self._record(UndoAgreed(number, side, yes))

    def bookmark(self, name: str) -> None:
        """Put a bookmark with a name on the answer at the head."""
        self._must_be_changeable()
        self._record(Bookmark(self.number, proper(name, self.path)))

    def name_branch(self, name: str) -> None:
        """Name the line of play that the head is on."""
        self._must_be_changeable()
        self._record(BranchNamed(self.tree.leaf(self.number), proper(name, self.path)))

    def note(self, text: str, number: int | None = None) -> None:
        """Put a note on an answer, by default the one at the head; a blank note removes it."""
        self._must_be_changeable()
        number = self.number if number is None else number
        self._must_exist(number)
        if number == START:
            raise NoSuchAnswerError("there is no answer here to put a note on", self.path)
        text = text.strip()
        if not text.isprintable() or len(text) > LONGEST_NOTE:
            raise BadNoteError(
                f"a note must be one line of at most {LONGEST_NOTE} characters", self.path
            )
        if text != self.tree.notes.get(number, ""):
            self._record(Noted(number, text))

    def make_main(self, number: int | None = None) -> None:
        """Make the line through an answer, by default the one at the head, the main line."""
        self._must_be_changeable()
        number = self.number if number is None else number
        self._must_exist(number)
        leaf = self.tree.leaf(number)
        if self.tree.main_line()[-1:] != (leaf,):
            self._record(BranchNamed(leaf, MAIN_LINE))

    def line(self) -> tuple[Answer, ...]:
        """Return the answers from the start to the head."""
        return tuple(self.tree[number] for number in self.tree.path(self.number))

    def along(self) -> Iterator[tuple[Answer | None, Happening[FactT], BoardT]]:
        """Yield the start and each answer on the way to the head: what happened, and where it led.

        The whole game is driven for this, but only once.
        """
        turn = self.at(START)
        yield None, self.step(START), turn.board
        for number in self.tree.path(self.number):
            happening = self.step(number)
            turn = self._checkpoints.continued(turn, number)
            yield self.tree[number], happening, turn.board

    def at(self, number: int) -> Turn[BoardT, FactT]:
        """Return the game after an answer of any branch; the head stays where it is."""
        self._must_replay(number)
        return self._checkpoints.turn(number)

    def before(self, number: int) -> Turn[BoardT, FactT]:
        """Return the game just before an answer, at its question."""
        self._must_replay(number)
        self._must_replay(self.tree.parent(number))
        return self._checkpoints.before(number)

    def checkpoint(self, number: int) -> BoardT | None:
        """Return the position after an answer if it ended a turn, otherwise None.

        These positions are all kept, so that looking back over a whole game costs nothing.
        """
        return self._checkpoints.checkpoint(number)

    def step(self, number: int) -> Happening[FactT]:
        """Return an answer's question and what happened; for 0, what happened before the first.

        The result is kept, so that a game that is told again is not driven again.
        """
        self._must_replay(number)
        if number != START and (fault := self._checkpoints.mending(number)) is not None:
            raise self._diverged(fault)
        if number != START and self.tree[number].ask == SEATS:
            return Happening()
        return self._checkpoints.happening(number)

    def happened(self, number: int) -> tuple[FactT, ...]:
        """Return what happened after an answer; for 0, what happened before the first."""
        return self.step(number).facts

    def _begin(self, header: Header) -> None:
        """Begin at the start, with nothing answered."""
        self.header = header
        self.notices = []
        self.tree = Tree(rules=header.rules)
        self._checkpoints = Checkpoints(self.box, header.setup, self.tree)
        self.turn = self._checkpoints.turn(START)
        start = self.turn.checkpoint
        self._agreement = Agreement(self.box, self.tree, header.seats, start, self.step)
        self._checkpoints.happenings[START] = Happening(facts=self.turn.facts)

    def _load(self, records: KeptRecords, careful: bool = False) -> None:
        """Take in records, and move to where they say or as near as the rules allow.

        What the game looked like earlier is found out when somebody goes there; if this is to be
        careful, every answer is replayed now.
        """
        self.tree.extend(records)
        if careful:
            for record in records:
                if isinstance(record, Answer):
                    self._checkpoints.follow(record, keep=False)
        stood, fault = self.number, self._checkpoints.fault(self.number)
        self._tell_some(
            _contradicted(mended, _used(number))
            for number, mended in sorted(self._checkpoints.mended.items())
            if self.tree.leads_to(number, stood)
        )
        if fault is not None:
            self.tree.stand(self._checkpoints.chapter(stood))
            place = f"after answer {self.number}" if self.number else "at the start of the game"
            self._tell(
                _contradicted(fault, f"play continues from the start of that chapter, {place}")
            )
        self._tell_some(
            str(self._strange(number))
            for number in sorted(self._checkpoints.strange)
            if self.tree.leads_to(number, stood)
        )
        self.turn = self._checkpoints.handed_over(self.number)

    def _tell_some(self, texts: Iterable[str]) -> None:
        """Tell the player several things of one kind; of many, only the first few."""
        told = [*texts]
        for text in told[:MOST_NOTICES]:
            self._tell(text)
        if (more := len(told) - MOST_NOTICES) > 0:
            self._tell(f"and so for {more} more lines")

    def _tell(self, text: str) -> None:
        """Tell the player something, once."""
        if text not in self.notices:
            self.notices.append(text)

    def _move(self, number: int, how: HeadMove, by: str | None) -> None:
        """Move the head, and record that; raise if somebody must agree first."""
        self._must_be_changeable()
        self._must_replay(number)
        if number == self.number:
            return
        if sides := self.must_agree(number, by):
            raise MustAgreeError(self.path, number, sides)
        self._stand(self._agreement.start_of(number, self.turn.board), how, by)

    def _stand(self, number: int, how: HeadMove, by: str | None) -> None:
        """Move to any answer that can be replayed; a single step onward is driven no further."""
        self._must_replay(number)
        if number == self.number:
            return
        for place in (self.number, number):
            self._prove(self._checkpoints.ground(place))
        is_next = number != START and self.tree.parent(number) == self.number
        if is_next:
            turn = self._checkpoints.continued(self.turn, number)
        else:
            turn = self._checkpoints.turn(number)
        self._record(HeadMoved(number, how, by))
        self.turn = turn

    def _prove(self, ground: int) -> None:
        """Find out whether the rules lead to a recorded position that is used; tell if not."""
        if ground != START and (fault := self._checkpoints.mending(ground)) is not None:
            self._tell(_contradicted(fault, _used(ground)))

    def _record_answer(self, answer: Answer) -> None:
        """Record an answer; before the first one under newer rules, record their version."""
        if self.tree.rules(answer.number) < self.box.version:
            self._record(RulesChanged(self.box.version))
        self._record(answer)

    def _record(self, record: Record) -> None:
        """Make a change that a record describes."""
        self.tree.add(record)
        self._agreement.take_in(record)

    def _is_hidden(self, board: BoardT) -> bool:
        """Whether something in a position is hidden from somebody without a side."""
        return self.box.view(board, None) is not board

    def _given_before(self, answer: Answer) -> int | None:
        """Return the answer here that already says the same, unless it no longer replays."""
        for number in self.tree.children(self.number):
            if self.tree[number].repeats(answer) and self._checkpoints.holds(number):
                return number
        return None

    def _must_be_changeable(self) -> None:
        """Raise if the game may not be changed; a game in memory always may."""

    def _must_replay(self, number: int) -> None:
        """Raise for an answer that does not exist or cannot be replayed."""
        self._must_exist(number)
        if (fault := self._checkpoints.fault(number)) is not None:
            raise self._diverged(fault)

    def _must_exist(self, number: int) -> None:
        """Raise for an answer that was never given."""
        if number not in self.tree:
            raise NoSuchAnswerError(
                f"there is no answer {number}: choose one from 0 (the start) to {len(self.tree)}",
                self.path,
            )

    def _strange(self, number: int) -> StrangePositionError:
        """Return the error for a recorded position that does not match its print."""
        return StrangePositionError(self.path, self.tree.line(number), number)

    def _diverged(self, fault: Fault) -> DivergedError:
        """Return the error for a place where the rules contradict the record."""
        return DivergedError(
            f"line {fault.line}: answer {fault.number} no longer replays under the present rules: "
            f"{fault.reason}",
            self.path,
            fault.line,
        )
