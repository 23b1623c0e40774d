"""Going back among several people: who must agree, and what is only taken back together.

Whoever has seen something new cannot forget it. So if anybody has, an answer before it is taken
back only if the other people agree. With one person at the game, everything is free.

Answers that several sides gave at the same time, each in secret, are one deed. Once they have been
shown, they are taken back together: whoever could choose again alone would know the other choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import takewhile
from typing import Generic

from core.kernel import Box
from core.kernel.table import BoardT, FactT
from saves.errors import DivergedError
from saves.happenings import Happening
from saves.records import START, Answer, Record, UndoAgreed
from saves.tree import Tree

Step = Callable[[int], Happening[FactT]]
"""Returns what an answer led to."""

Person = tuple[str, ...]
"""The sides of somebody who plays."""


class Agreement(Generic[BoardT, FactT]):
    """Knows what people have learned in a game; whether they agree is for others to find out."""

    def __init__(
        self,
        box: Box[BoardT, FactT],
        tree: Tree,
        seats: Mapping[str, str],
        start: BoardT,
        step: Step[FactT],
    ) -> None:
        self._box = box
        self._tree = tree
        self._seats = seats
        """Who played each side when the game began."""

        self._step = step
        self._given: set[tuple[int, str]] = set()
        """To which answers play may go back next, and who has agreed to that."""

        self._begins_with_secrets = box.view(start, None) is not start

    @property
    def _has_secrets(self) -> bool:
        """Whether anything in the game was ever secret; if not, looking for it would be a waste."""
        return self._begins_with_secrets or self._tree.has_secrets

    def take_in(self, record: Record) -> None:
        """Remember who agrees; a no, and anything else that is recorded, ends that."""
        if isinstance(record, UndoAgreed) and record.yes:
            self._given.add((record.to, record.side))
        else:
            self._given.clear()

    def missing(self, number: int, by: str | None, board: BoardT) -> tuple[str, ...]:
        """Return the sides that have not agreed yet, but must before the head goes to an answer."""
        needed = self._needed(self.start_of(number, board), by, board)
        return tuple(side for side in needed if (number, side) not in self._given)

    def _needed(self, number: int, by: str | None, board: BoardT) -> tuple[str, ...]:
        """Return the sides whose people must agree.

        `by` is the side of whoever wants to go there; nobody agrees with himself. Who has seen
        something himself needs all others: they could not take that back from him.
        """
        if not self._has_secrets:
            return ()
        people = self._people_since(number, board)
        if len(people) < 2:
            return ()
        learned = self._learned_since(number)
        if not learned:
            return ()
        others = {person for person in people if by not in person}
        if not any(by in person and learned.intersection(person) for person in people):
            others = {person for person in others if learned.intersection(person)}
        return tuple(side for side in self._box.sides if any(side in person for person in others))

    def _taken_back(self, number: int) -> Iterator[int]:
        """Yield the answers that are no longer on the way to the head, the last one first."""
        head = self._tree.head
        stays = self._tree.meeting(head, number)
        return takewhile(lambda taken: taken != stays, self._tree.behind(head))

    def _people_since(self, number: int, board: BoardT) -> set[Person]:
        """Return the people who have played at any time since an answer."""
        people = self._people_at(self._tree.head, board)
        if len(self._tree.seatings) > 1:
            for taken in self._taken_back(number):
                people |= self._people_at(self._tree.parent(taken), board)
        return people

    def _people_at(self, number: int, board: BoardT) -> set[Person]:
        """Return the people who played after an answer."""
        return set(self._box.players(board, {**self._seats, **self._tree.seats(number)}))

    def _learned_since(self, number: int) -> set[str]:
        """Return the sides that have learned something since an answer."""
        learned: set[str] = set()
        for taken in self._taken_back(number):
            learned |= self._told(self._tree[taken])
            if learned.issuperset(self._box.sides):
                break
        return learned

    def _told(self, answer: Answer) -> set[str]:
        """Return the sides that learned by an answer what they could not have known before."""
        try:
            facts = self._step(answer.number).facts
        except DivergedError:  # nobody can tell any more
            return {*self._box.sides}
        learned = {side for side in self._box.sides if self._is_told(side, facts)}
        if answer.by is None and answer.known_to is not None:
            learned.update(answer.known_to)  # a secret draw
        return learned

    def _is_told(self, side: str, facts: tuple[FactT, ...]) -> bool:
        return any(self._box.reveals(fact, side) for fact in facts)

    # At the same time

    def start_of(self, number: int, board: BoardT) -> int:
        """Return where to go instead of into the middle of what was chosen at the same time."""
        together = self._together(number, board)
        return number if together is None else together[0]

    def end_of(self, number: int, board: BoardT) -> int:
        """Return the same, for somebody who goes forward."""
        together = self._together(number, board)
        return number if together is None else together[1]

    def _together(self, number: int, board: BoardT) -> tuple[int, int] | None:
        """Return from where to where answers go that were given at the same time.

        Return None if the place is not among them: if it is before or after all of them, if they
        have not been shown, or if one person gave them all.
        """
        if not self._has_secrets or len(self._people_at(number, board)) < 2:
            return None
        first, sides = number, set[str]()
        while first != START and (by := self._waiting(first)) is not None:
            sides.add(by)
            first = self._tree.parent(first)
        if first == number:
            return None
        last = self._shown_after(number, sides)
        return None if last is None else (first, last)

    def _shown_after(self, number: int, sides: set[str]) -> int | None:
        """Return the last of the answers given at the same time as this one, if they were shown."""
        for child in reversed(self._tree.children(number)):
            answer = self._tree[child]
            if not _is_sealed(answer) or answer.by is None:
                continue
            of = sides | {answer.by}
            if self._waiting(child) is not None:
                found = self._shown_after(child, of)
            else:
                found = child if len(of) > 1 and of & self._told(answer) else None
            if found is not None:
                return found
        return None

    def _waiting(self, number: int) -> str | None:
        """Return the side that gave an answer, if only it knows the answer and nothing followed."""
        answer = self._tree[number]
        if not _is_sealed(answer) or answer.fingerprint is not None:
            return None
        try:
            return None if self._step(number).facts else answer.by
        except DivergedError:
            return None


def _is_sealed(answer: Answer) -> bool:
    """Whether only the side that gave an answer knows it."""
    return answer.by is not None and answer.known_to == (answer.by,)
