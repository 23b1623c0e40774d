"""Answers: where each stands in the list, by which key it is reached, and which matter when.

Most answers stand in the list, in the order of the rules. A game may have some that are reached by
a key of their own and stand below it, and some that can be given beside any question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Generic, NamedTuple

from msgspec.structs import replace

from core.kernel import Decision, Reason
from core.kernel.table import BoardT


class Section(NamedTuple):
    """Where an answer stands."""

    id: str
    """The action whose key leads there, if there is one."""

    name: str = ""
    """What several answers on the same key are called together."""

    nothing: str = ""
    """What is told where nothing of it is offered."""

    words: tuple[str, ...] = ()
    """Its words, to find out why none of them is offered."""

    gift: str = ""
    """What its key does at the question of a bot, for the footer."""

    is_aside: bool = False
    """Whether it may be done beside any question, and may open more than is offered there."""

    short: str = ""
    """What several answers on the same key are called together in a word."""


MAIN: Final = Section("main")
FINISH: Final = Section("finish")
"""What ends a question; it has the number 0."""

REFUSED: Final = Section("refused")


class Answers(Generic[BoardT]):
    """How the answers of a game stand; every method can say something else."""

    sections: tuple[Section, ...] = ()
    """The game's own, each with a key."""

    finishing: tuple[str, ...] = ("done",)
    """Words that end a question."""

    gifts: ClassVar[Mapping[str, str]] = {}
    """The words with which a side that is not asked may act at a bot's question, by the side."""

    def section(self, decision: Decision, word: str) -> Section:
        """Return where a word stands."""
        if word in self.finishing:
            return FINISH
        return next((section for section in self.sections if word in section.words), MAIN)

    def is_aside(self, decision: Decision, word: str) -> bool:
        """Whether a word is no answer, but may be said beside the answers."""
        return self.section(decision, word).is_aside

    def arranged(self, decision: Decision, board: BoardT) -> Decision:
        """Return a question in the order in which a person chooses, without what only bots say."""
        return decision

    def first_number(self, decision: Decision, board: BoardT) -> str | None:
        """Return the number that the cursor begins on; None if that is the greatest."""
        return None

    def sought(self, decision: Decision) -> tuple[str, ...]:
        """Return words that a person might look for at a question, offered or not."""
        return ()

    def is_worth_listing(self, decision: Decision, reason: Reason) -> bool:
        """Whether somebody might look for what is refused for this reason."""
        return True

    # What follows

    def main_words(self, decision: Decision) -> list[str]:
        """Return the words that answer a question, without those that have their own key."""
        return [word for word in decision.options if self.section(decision, word) is MAIN]

    def without_asides(self, decision: Decision) -> list[str]:
        """Return the words of a question, without what may be done beside each."""
        return [word for word in decision.options if not self.is_aside(decision, word)]

    def may_open_more(self, decision: Decision) -> bool:
        """Whether something done beside the question might open more than is offered."""
        return any(self.section(decision, word).is_aside for word in decision.options)


def without(decision: Decision, words: tuple[str, ...]) -> Decision:
    """Return a question without some of its words."""
    left = tuple(word for word in decision.options if word not in words)
    return decision if left == decision.options else replace(decision, options=left)
