"""The tree of answers: every line of play, and where the game stands in it."""

from __future__ import annotations

from array import array
from bisect import bisect_left
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
    UndoAgreed,
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

    The tree consists of limbs. A limb goes on from its first answer with the oldest answer that
    follows each. It never changes but at its end, so ways through the tree are found limb by limb:
    that takes as long as there are limbs on the way, however many answers they have.
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

        self._rules = [rules]
        """The versions of the rules, in the order in which they were used."""

        self._before_rules = [START]
        """The last answer before each of these versions was used."""

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
        """The changes of seats that occur on any line of play, each once."""

        self._places_of_seats = {frozenset[tuple[str, str]](): 0}
        """The place of each of these."""

        self._seats = array("I", [0])
        """The place of each answer's changes of seats among these."""

        self._limbs = array("I", [START])
        """The first answer of the limb that each answer is on."""

        self._members = {START: array("I", [START])}
        """The answers of each limb, in order."""

        self._forks: dict[int, list[int]] = {}
        """The answers of each limb that are followed by more than one answer, in order."""

        self._turns: dict[int, int] = {}
        """Where redo leaves a limb: the fork, and the first answer of the other limb."""

        self._visits: array[int] | None = None
        """When the head was last at each answer, while a whole log is taken in."""

        self._clock = 0
        """Counts these visits."""

        self.has_secrets = False
        """Whether there is an answer that only some sides may know."""

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
        if not first:
            self._visits = array("Q", [0])
        for place, record in enumerate(records, first):
            self._take_in(place, record)
        if self._visits is not None:
            self._turn_to_last_visits(self._visits)
            self._visits = None

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
                self._rules.append(version)
                self._before_rules.append(len(self))
            case UndoAgreed():
                pass  # what was agreed counts only for the move that follows
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
        return self._rules[max(bisect_left(self._before_rules, number), 1) - 1]

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
        while number := self._turns.get(number) or next(iter(self.children(number)), START):
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
        number, depth = self.head, self.depth(self.head) - steps
        while self._depths[limb := self._limbs[number]] > depth:
            number = self._parents[limb]
        return self._members[limb][depth - self._depths[limb]]

    def leads_to(self, before: int, number: int) -> bool:
        """Return whether an answer is on the way from the start to another one, or that one."""
        return self.meeting(before, number) == before

    def meeting(self, one: int, other: int) -> int:
        """Return the last answer that is on the ways to both."""
        while (limb := self._limbs[one]) != (limb_of_other := self._limbs[other]):
            if limb > limb_of_other:
                one = self._parents[limb]
            else:
                other = self._parents[limb_of_other]
        return min(one, other)

    def onward(self) -> int | None:
        """Return the answer that redo leads to, None if no answer follows the head."""
        return next(self.ahead(self.head), None)

    @property
    def lines(self) -> int:
        """How many lines of play there are."""
        return len(self._members)

    def branches(self) -> tuple[Branch, ...]:
        """Return every line of play, in the order in which they ended."""
        leaves = sorted(members[-1] for members in self._members.values())
        current, main = self.leaf(self.head), self.main_leaf
        names = {self._limbs[number]: name for name, number in self.names.items()}
        return tuple(
            Branch(
                leaf,
                self._fork_before(leaf),
                self.depth(leaf),
                leaf == current,
                names.get(self._limbs[leaf]),
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
        limb = self._limbs[self.leaf(self.head)]
        newest_first = reversed(self.names.items())
        return next((name for name, at in newest_first if self._limbs[at] == limb), None)

    def leaf(self, number: int) -> int:
        """Return the end of the line through this answer that was last played or left."""
        while True:
            limb = self._limbs[number]
            forks = self._forks.get(limb, ())
            ahead = range(bisect_left(forks, number), len(forks))
            turn = next((forks[place] for place in ahead if forks[place] in self._turns), None)
            if turn is None:
                return self._members[limb][-1]
            number = self._turns[turn]

    def _grow(self, place: int, answer: Answer) -> None:
        """Add an answer and move the head to it."""
        parent, number = answer.follows, answer.number
        self._places.append(place)
        self._limbs.append(self._join(parent, number))
        self._parents.append(parent)
        if parent != number - 1:
            self._later.setdefault(parent, []).append(number)
        self._depths.append(self._depths[parent] + 1)
        self._draws.append(self._draws[parent] + (answer.by is None))
        self.has_secrets = self.has_secrets or answer.known_to is not None
        self._seats.append(self._seats[parent])
        if answer.ask == SEATS and answer.by:
            self._seats[number] = self._place_of_seats(
                self.seats(parent) | {answer.by: answer.answer}
            )
        if self._visits is not None:
            self._visits.append(0)
        self._stand(number)
        self._main.grow(answer)

    def _join(self, parent: int, number: int) -> int:
        """Let a new answer continue the limb of its parent, or begin one; return that limb."""
        limb = self._limbs[parent]
        members = self._members[limb]
        if members[-1] == parent:
            members.append(number)
            return limb
        forks = self._forks.setdefault(limb, [])
        place = bisect_left(forks, parent)
        if parent not in forks[place : place + 1]:
            forks.insert(place, parent)
        self._members[number] = array("I", [number])
        return number

    def _is_fork(self, number: int) -> bool:
        """Whether more than one answer follows this one."""
        forks = self._forks.get(self._limbs[number], ())
        return number in forks[(place := bisect_left(forks, number)) : place + 1]

    def _place_of_seats(self, seats: dict[str, str]) -> int:
        """Return the place of some changes of seats."""
        place = self._places_of_seats.setdefault(frozenset(seats.items()), len(self.seatings))
        if place == len(self.seatings):
            self.seatings.append(seats)
        return place

    def _stand(self, number: int) -> None:
        """Move the head; redo follows the line that leads there."""
        if self._visits is None:
            self._turn_towards(number)
        else:
            self._clock += 1
            self._visits[number] = self._clock
        self.head = number

    def _turn_towards(self, number: int) -> None:
        """Let redo lead to an answer from every place before it.

        It leads to the head already, so only the way from where the two ways part is changed.
        """
        parting = self.meeting(self.head, number)
        while (limb := self._limbs[number]) != self._limbs[parting]:
            self._go_straight(limb, limb, number)
            number = self._parents[limb]
            self._turns[number] = limb
        self._go_straight(limb, parting, number)

    def _go_straight(self, limb: int, first: int, end: int) -> None:
        """Let redo stay on a limb from an answer on, up to another one."""
        if forks := self._forks.get(limb):
            for place in range(bisect_left(forks, first), bisect_left(forks, end)):
                self._turns.pop(forks[place], None)

    def _turn_to_last_visits(self, visits: array[int]) -> None:
        """Find out where redo leads from each answer: along the line that was visited last.

        A log may move the head a hundred thousand times, so this is done once, for all of it. One
        pass backwards is enough: every answer has a smaller number than those that follow it.
        """
        latest = array("Q", bytes(visits.itemsize * len(visits)))
        for number in range(len(self), START, -1):
            parent = self._parents[number]
            visit = max(visits[number], latest[number])
            if visit > latest[parent]:
                latest[parent] = visit
                if self._limbs[parent] == self._limbs[number]:
                    self._turns.pop(parent, None)
                else:
                    self._turns[parent] = number

    def _fork_before(self, leaf: int) -> int:
        """Return the last answer before the leaf that is followed by more than one answer."""
        number = leaf
        while number != START:
            number = self.parent(number)
            if self._is_fork(number):
                return number
        return START
