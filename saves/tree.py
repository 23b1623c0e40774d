"""The tree of answers: every line of play, and where the game stands in it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator
from typing import assert_never

from msgspec import Struct

from saves.kept_records import KeptRecords
from saves.main_line import MainLine
from saves.records import (
    FIRST_RECORD,
    MAIN_LINE,
    SEATS,
    START,
    Answer,
    Bookmark,
    BranchNamed,
    HeadMove,
    HeadMoved,
    Noted,
    Record,
    RulesChanged,
)


class Branch(Struct, frozen=True):
    """One line of play from the start to an answer that nothing follows."""

    leaf: int
    """The last answer on it."""

    parts: int
    """The last answer that it shares with another branch."""

    answers: int
    """How many answers lead from the start to its end."""

    current: bool
    """Whether the head is on it, and redo follows it."""

    name: str | None = None
    main: bool = False
    """Whether it is the game itself, not a what-if."""


class Tree:
    """All answers of a game, each following another; records are added and never removed.

    What is known of each answer stands in arrays, at its number: they take little memory.
    """

    def __init__(self, records: Iterable[Record] = (), rules: int = 0) -> None:
        self.head = START
        """The answer after which play continues."""

        self.bookmarks: dict[str, int] = {}
        """The answer that each bookmark is on."""

        self.names: dict[str, int] = {}
        """The answer that each named line goes through."""

        self.notes: dict[int, str] = {}
        """The note on each answer that has one."""

        self._rules: dict[int, int] = {START: rules}
        """The versions of the rules, each with the last answer before it was used."""

        self.records = KeptRecords()
        """Every record, in order."""

        self._places = array("I", [0])
        """The place of each answer among the records."""

        self._parents = array("I", [START])
        self._later: dict[int, list[int]] = {}
        """The answers that follow each answer, but for one with the very next number."""

        self._depths = array("I", [0])
        self._draws = array("I", [0])
        self.seatings: list[dict[str, str]] = [{}]
        """The changes of seats that occur on any line of play."""

        self._seats = array("I", [0])
        """The place of each answer's changes of seats among these."""

        self._visits = array("Q", [0])
        """When the head was last at each answer, by a clock that counts visits."""

        self._clock = 0
        self._onward = array("I", [START])
        """The answer that redo leads to from each answer, the start if to none; reliable if
        settled."""

        self._settled = True
        self._main = MainLine()
        self.changes = 0
        """How often the tree has changed, so that a cache can see that it is out of date."""

        self.extend(records if isinstance(records, KeptRecords) else KeptRecords(records))

    def __len__(self) -> int:
        return len(self._parents) - 1

    def __contains__(self, number: int) -> bool:
        return START <= number <= len(self)

    def __getitem__(self, number: int) -> Answer:
        if number == START or number not in self:
            raise KeyError(number)
        answer = self.records[self._places[number]]
        assert isinstance(answer, Answer)
        return answer

    def add(self, record: Record) -> None:
        """Take in the next record of the log."""
        self.records.append(record)
        self._take_in(len(self.records) - 1, record)

    def extend(self, records: KeptRecords) -> None:
        """Take in the next records of the log."""
        first = len(self.records)
        self.records.extend(records)
        for place, record in enumerate(records, first):
            self._take_in(place, record)

    def _take_in(self, place: int, record: Record) -> None:
        """Take in the record at a place among the records."""
        self.changes += 1
        match record:
            case Answer():
                self._grow(place, record)
            case HeadMoved(to=number, how=how):
                self._stand(number)
                if how is HeadMove.REDO:
                    self._main.give_again(number)
            case Bookmark(at=number, name=name):
                self.bookmarks[name] = number
            case BranchNamed(at=number, name=name) if name == MAIN_LINE:
                self._main.choose(number)
            case BranchNamed(at=number, name=name):
                self.names.pop(name, None)  # the newest name of a line counts, so it must come last
                self.names[name] = number
            case Noted(at=number, text=""):
                self.notes.pop(number, None)
            case Noted(at=number, text=text):
                self.notes[number] = text
            case RulesChanged(version=version):
                self._rules[len(self)] = version
            case _:
                assert_never(record)

    def stand(self, number: int) -> None:
        """Move the head without a record, if play cannot continue from the recorded place."""
        self._stand(number)
        self.changes += 1

    def parent(self, number: int) -> int:
        """Return the answer that this one follows."""
        if number == START or number not in self:
            raise KeyError(number)
        return self._parents[number]

    def children(self, number: int) -> tuple[int, ...]:
        """Return the answers that were given after this one, oldest first."""
        following = number + 1
        later = self._later.get(number, ())
        if following in self and self._parents[following] == number:
            return (following, *later)
        return tuple(later)

    def depth(self, number: int) -> int:
        """Return how many answers lead from the start to this one, itself included."""
        return self._depths[number]

    def draws(self, number: int) -> int:
        """Return how many of those were left to chance."""
        return self._draws[number]

    def seats(self, number: int) -> dict[str, str]:
        """Return the sides that changed hands on the way to this answer, and who plays them now."""
        return self.seatings[self._seats[number]]

    def rules(self, number: int) -> int:
        """Return the version of the rules under which an answer was, or would be, given."""
        return next(rules for last, rules in reversed(self._rules.items()) if last < number)

    def line(self, number: int) -> int:
        """Return the line of the file that an answer is on."""
        return FIRST_RECORD + self._places[number]

    def path(self, number: int, after: int = 0) -> tuple[int, ...]:
        """Return the answers from the start to this one, itself included.

        `after`: how many of the first ones are left out; so the end of a long way costs little.
        """
        steps: list[int] = []
        for _ in range(self._depths[number] - after):
            steps.append(number)
            number = self._parents[number]
        return tuple(reversed(steps))

    def ahead(self, number: int) -> Iterator[int]:
        """Yield the answers that redo would lead to, one after the other."""
        self._settle()
        while number := self._onward[number]:
            yield number

    def behind(self, number: int) -> Iterator[int]:
        """Yield this answer and those before it, the start last."""
        while number != START:
            yield number
            number = self._parents[number]
        yield START

    def back(self, steps: int) -> int | None:
        """Return the answer that many steps before the head, None if there are fewer."""
        if not 0 <= steps <= self.depth(self.head):
            return None
        number = self.head
        for _ in range(steps):
            number = self.parent(number)
        return number

    def onward(self) -> int | None:
        """Return the answer that redo leads to, None if no answer follows the head."""
        self._settle()
        return self._onward[self.head] or None

    @property
    def lines(self) -> int:
        """How many lines of play there are."""
        followed = len(set(self._parents[1:]))
        return len(self) + 1 - followed

    def branches(self) -> tuple[Branch, ...]:
        """Return every line of play, in the order in which they ended."""
        leaves = [number for number in range(len(self) + 1) if not self.children(number)]
        current = self.leaf(self.head)
        first = self._first_leaves()
        names = {first[number]: name for name, number in self.names.items()}
        (main,) = (START, *self.main_line())[-1:]
        return tuple(
            Branch(
                leaf,
                self._fork_before(leaf),
                self.depth(leaf),
                leaf == current,
                names.get(leaf),
                leaf == main,
            )
            for leaf in leaves
        )

    def main_line(self) -> tuple[int, ...]:
        """Return the answers of the main line, in order."""
        return self._main.line()

    @property
    def main_leaf(self) -> int:
        """The end of the main line."""
        return self._main.leaf

    def shared_with_main(self, number: int) -> int:
        """Return the last answer that the way to an answer shares with the main line."""
        return self._main.shared(number)

    @property
    def line_name(self) -> str | None:
        """The name of the line that the head is on.

        A name belongs to the line that was played first through its answer, however many others
        branch off later.
        """
        named = set(self.names.values())
        on_line = named.intersection(self._played_first(self.leaf(self.head)) if named else ())
        newest_first = reversed(self.names.items())
        return next((name for name, number in newest_first if number in on_line), None)

    def leaf(self, number: int) -> int:
        """Return the end of the line through this answer that was last played or left."""
        self._settle()
        while onward := self._onward[number]:
            number = onward
        return number

    def _grow(self, place: int, answer: Answer) -> None:
        """Add an answer and move the head to it."""
        parent, number = answer.follows, answer.number
        self._places.append(place)
        self._parents.append(parent)
        if parent != number - 1:
            self._later.setdefault(parent, []).append(number)
        self._depths.append(self._depths[parent] + 1)
        self._draws.append(self._draws[parent] + (answer.by is None))
        self._seats.append(self._seats[parent])
        if answer.ask == SEATS and answer.by:
            self.seatings.append(self.seats(parent) | {answer.by: answer.answer})
            self._seats[number] = len(self.seatings) - 1
        self._settled = self._settled and parent == self.head
        self._visits.append(0)
        self._visit(number)
        self._onward.append(START)
        self._onward[parent] = number
        self._main.grow(answer)

    def _stand(self, number: int) -> None:
        """Move the head; redo follows the line that leads there."""
        self._settled = self._settled and self._is_on_line(number)
        self._visit(number)

    def _is_on_line(self, number: int) -> bool:
        """Whether an answer is before the head, or where redo leads: no line becomes newer then."""
        before, last = sorted((number, self.head))
        while last > before:
            parent = self._parents[last]
            if self._onward[parent] != last:
                return False
            last = parent
        return last == before

    def _visit(self, number: int) -> None:
        self._clock += 1
        self._visits[number] = self._clock
        self.head = number

    def _settle(self) -> None:
        """Find out where redo leads from each answer: along the line that was visited last.

        A log may move the head a hundred thousand times, so this is done once, when it is needed.
        One pass backwards is enough: every answer has a smaller number than those that follow it.
        """
        if self._settled:
            return
        latest = self._visits[:]
        lately = [0] * len(latest)
        for number in range(len(self), START, -1):
            parent = self._parents[number]
            if latest[number] > lately[parent]:
                lately[parent] = latest[number]
                self._onward[parent] = number
            latest[parent] = max(latest[parent], latest[number])
        self._settled = True

    def _first_leaves(self) -> list[int]:
        """Return, for each answer, the end of the line that was played first through it.

        A name stays with that line, however many others branch off later.
        """
        leaves = list(range(len(self) + 1))
        for number in range(len(self), START - 1, -1):
            if following := self.children(number):
                leaves[number] = leaves[following[0]]
        return leaves

    def _played_first(self, leaf: int) -> Iterator[int]:
        """Yield a leaf, and the answers before it through which its line was played first."""
        number = leaf
        yield number
        while number != START:
            parent = self._parents[number]
            if self.children(parent)[0] != number:
                return
            number = parent
            yield number

    def _fork_before(self, leaf: int) -> int:
        """Return the last answer before the leaf that is followed by more than one answer."""
        number = leaf
        while number != START:
            number = self.parent(number)
            if len(self.children(number)) > 1:
                return number
        return START
