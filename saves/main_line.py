"""The main line: finds out which line of play is the game itself; the others are what-ifs.

A player who takes back an answer and gives another one corrects a slip, as long as nothing was
revealed in between: no die or draw, no bot's answer, no answer by another side. The game then
continues with the new answer. Once something was revealed, the old answer stands. Another answer in
its place is a what-if, until somebody makes that line the main line.

So at each fork, the game continues with the answer that was chosen last; if none was chosen, with
the one that revealed something first; if none revealed anything, with the one that was given last.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Iterator
from typing import Final

from core.kernel import How
from saves.records import SEATS, START, Answer

_REVEALED: Final = "*"
"""Stands for a die, a bot or more than one side."""


class MainLine:
    """Remembers when each answer was given, revealed something or was chosen."""

    def __init__(self) -> None:
        self._clock = 0
        """Counts events, to know which came first."""

        self._at = START
        """The answer that was last given, or given again."""

        self._parents = array("I", [START])
        self._heard: list[str] = [""]
        """Who was heard in an answer and in all answers that were ever given after it."""

        self._voices = {_REVEALED: _REVEALED}
        """One object for each voice, so that there is not one for each answer."""

        self._revealed = array("d", [math.inf])
        """When an answer, or one that was given after it, first revealed something."""

        self._taken = array("Q", [0])
        """When an answer was last given."""

        self._chosen: dict[int, int] = {}
        """When somebody made the line through an answer the main line."""

        self._forked: dict[int, int] = {}
        """When an answer was first followed by a second one."""

        self._onward = array("I", [START])
        """The answer with which the game continues after each answer, the start if with none;
        reliable if settled."""

        self._leaf = START
        """The end of the main line; reliable if settled, like the next."""

        self._shared = array("I", [START])
        """The last answer on the way to each answer that is on the main line."""

        self._settled = True

    def line(self) -> tuple[int, ...]:
        """Return the answers of the main line, in order."""
        self._settle()
        return tuple(self._line())

    @property
    def leaf(self) -> int:
        """The end of the main line."""
        self._settle()
        return self._leaf

    def shared(self, number: int) -> int:
        """Return the last answer that the way to an answer shares with the main line."""
        self._settle()
        return self._shared[number]

    def grow(self, answer: Answer) -> None:
        """Add an answer."""
        parent, number = answer.follows, answer.number
        is_first = self._onward[parent] == START
        if is_first:
            self._onward[parent] = number
        else:
            self._forked.setdefault(parent, self._clock + 1)
        if parent == self._leaf:
            self._leaf = number
        self._shared.append(number if number == self._leaf else self._shared[parent])
        self._settled = self._settled and parent == self._at and is_first
        self._onward.append(START)
        self._parents.append(parent)
        self._heard.append("")
        self._revealed.append(math.inf)
        self._taken.append(0)
        self._take(number)
        voice = _voice(answer)
        self._hear(number, self._voices.setdefault(voice, voice))

    def give_again(self, number: int) -> None:
        """Give an answer again by a redo: a line that was a slip may become the game again."""
        self._settled = self._settled and self._is_newest(number)
        self._take(number)

    def choose(self, number: int) -> None:
        """Make the line that leads to an answer the main line, whatever was revealed."""
        self._clock += 1
        self._chosen[number] = self._clock
        self._settled = False

    def _is_newest(self, number: int) -> bool:
        """Whether giving an answer again changes nothing, as is usual after an undo.

        That is so on the main line, and on the line that was given last, back and forth.
        """
        parent, at = self._parents[number], self._at
        if self._shared[number] == number or (parent == at and self._onward[at] == number):
            return True
        while at > number:
            at = self._parents[at]
        return at == number

    def _take(self, number: int) -> None:
        self._clock += 1
        self._taken[number] = self._clock
        self._at = number

    def _settle(self) -> None:
        """Find out, in one pass over the log, how the game continues after each answer.

        It goes backwards, because every answer has a smaller number than those that follow it.
        """
        if self._settled:
            return
        taken, chosen = self._taken[:], self._chosen.copy()
        best: dict[int, tuple[int, float, int]] = {}
        for number in range(len(self._parents) - 1, START, -1):
            parent = self._parents[number]
            choice = chosen.get(number, 0)
            decided = choice if choice > self._forked.get(parent, math.inf) else 0
            rank = decided, -self._revealed[number], taken[number]
            if parent not in best or rank > best[parent]:
                best[parent] = rank
                self._onward[parent] = number
            taken[parent] = max(taken[parent], taken[number])
            if choice > chosen.get(parent, 0):
                chosen[parent] = choice
        self._settled = True
        line = set(self._line())
        self._leaf = max(line, default=START)
        for number, parent in enumerate(self._parents):
            self._shared[number] = number if number in line else self._shared[parent]

    def _line(self) -> Iterator[int]:
        """Yield the answers of the main line, in order, if settled."""
        number = START
        while (number := self._onward[number]) != START:
            yield number

    def _hear(self, number: int, voice: str) -> None:
        """Remember who was heard, for an answer and for all answers that lead to it."""
        while voice and number != START:
            before = self._heard[number]
            together = voice if before in ("", voice) else _REVEALED
            if together == before:
                return
            if together == _REVEALED:
                self._revealed[number] = self._clock
            self._heard[number], voice = together, together
            number = self._parents[number]


def _voice(answer: Answer) -> str:
    """Return who is heard in an answer; an answer without a choice is nobody's."""
    if answer.ask == SEATS or answer.how is How.ALONE:
        return ""
    if answer.by is None or answer.is_by_bot:
        return _REVEALED
    return answer.by
