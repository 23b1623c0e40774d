"""The main line: which of the many lines of play is the game itself, and which are what-ifs.

Who takes an answer back and gives another one corrects a slip as long as nothing was revealed in
between: no die or card, no bot's answer, no answer of another side. Then the game itself goes on
with the other answer. Once something was revealed, the answer stands, and another one in its place
is a what-if, until somebody makes that line the main line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saves.records import AUTOMATIC, SEATS, START, Answer

_REVEALED: Final = "*"
"""Stands for more than one side that was heard, or for a die or a bot."""


class MainLine:
    """At each fork, the answer with which the game itself goes on; kept while the log is read."""

    def __init__(self) -> None:
        self._onward: dict[int, int] = {}
        """The answer with which the game goes on after another."""

        self._parents: list[int] = [START]
        self._heard: list[str] = [""]
        """Who was heard in an answer and all that were ever given after it."""

    def line(self) -> tuple[int, ...]:
        """Return the answers of the main line, in order."""
        found: list[int] = []
        number = START
        while (number := self._onward.get(number, START)) != START:
            found.append(number)
        return tuple(found)

    def grow(self, answer: Answer) -> None:
        """Take in an answer; it is on the main line if nothing stands in its place."""
        self._parents.append(answer.follows)
        self._heard.append("")
        self._hear(answer.number, _voice(answer))
        self._prefer(answer.number)

    def take(self, path: Sequence[int]) -> None:
        """Go on along a line: what was a slip before may be the game now."""
        for number in path:
            self._prefer(number)

    def choose(self, path: Sequence[int]) -> None:
        """Make the line that leads to an answer the main line, whatever was revealed."""
        for number in path:
            self._onward[self._parents[number]] = number

    def _prefer(self, number: int) -> None:
        """Let the game go on with an answer, unless it has gone on too far with another one."""
        parent = self._parents[number]
        other = self._onward.get(parent)
        if other is None or self._heard[other] != _REVEALED:
            self._onward[parent] = number

    def _hear(self, number: int, voice: str) -> None:
        """Remember who was heard, with all answers that lead there."""
        while voice and number != START:
            before = self._heard[number]
            together = voice if before in ("", voice) else _REVEALED
            if together == before:
                return
            self._heard[number], voice = together, together
            number = self._parents[number]


def _voice(answer: Answer) -> str:
    """Return who is heard in an answer: nobody where there was no choice, else the side."""
    if answer.ask == SEATS or answer.why == (AUTOMATIC,):
        return ""
    if answer.by is None or answer.why:
        return _REVEALED
    return answer.by
