"""Answers: the section each belongs to, its key, and when it matters.

Most answers are in the list, in the order of the rules. A game may have answers with keys of their
own, shown below the list, and asides that are possible at any question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeAlias

from msgspec.structs import replace

from core.kernel import Decision, Reason
from core.kernel.table import BoardT


class Section(NamedTuple):
    """The part of the list that an answer belongs to."""

    id: str
    """The action whose key leads to it, if there is one."""

    name: str = ""
    """The name for several answers on the same key."""

    nothing: str = ""
    """The message if nothing in it is offered."""

    words: tuple[str, ...] = ()
    """Its words, to find out why none of them is offered."""

    gift: str = ""
    """What its key does at a bot's question, for the footer."""

    is_aside: bool = False
    """Whether it is possible at any question, and may open up more answers."""

    short: str = ""
    """A single word for several answers on the same key."""


MAIN: Final = Section("main")
FINISH: Final = Section("finish")
"""The answer that ends a question; it has the number 0."""

REFUSED: Final = Section("refused")


class Answers(Generic[BoardT]):
    """How the answers of a game are arranged; games override what they need."""

    sections: tuple[Section, ...] = ()
    """The game's sections, each with a key."""

    finishing: tuple[str, ...] = ("done",)
    """Words that end a question."""

    gifts: ClassVar[Mapping[str, str]] = {}
    """The words with which another side may act at a bot's question, by side."""

    def section(self, decision: Decision, word: str) -> Section:
        """Return the section of a word."""
        if word in self.finishing:
            return FINISH
        return next((section for section in self.sections if word in section.words), MAIN)

    def is_aside(self, decision: Decision, word: str) -> bool:
        """Whether a word is an aside, not an answer."""
        return self.section(decision, word).is_aside

    def arranged(self, decision: Decision, board: BoardT) -> Decision:
        """Return a question in the order that suits people, without words meant only for bots."""
        return decision

    def ends_part(self, before: BoardT, after: BoardT) -> bool:
        """Whether the part of the game that a player left to the bot is over at a checkpoint."""
        return True

    def first_number(self, decision: Decision, board: BoardT) -> str | None:
        """Return the number on which the cursor begins; None for the largest."""
        return None

    def begins_on(self, decision: Decision) -> str | None:
        """Return the answer on which the cursor begins; None for the first one.

        It should be one that costs nothing, where Enter would otherwise do more and more.
        """
        return None

    def stand_in(self, decision: Decision, word: str, board: BoardT) -> str:
        """Return the option that is listed for a word, if several options mean the same."""
        return word

    def goes_without_saying(self, decision: Decision, board: BoardT, *, solo: bool) -> bool:
        """Whether an answer is given alone even at the beginning of a turn, if it is the only one.

        Where sides have secrets, others may learn from it that there was no choice; a solo player
        has nothing to hide.
        """
        return False

    def is_always_asked(self, decision: Decision) -> bool:
        """Whether a question is put even if it has only one answer, because that one costs."""
        return False

    def sought(self, decision: Decision) -> tuple[str, ...]:
        """Return words that a player might expect at a question, offered or not."""
        return ()

    def is_worth_listing(self, decision: Decision, reason: Reason) -> bool:
        """Whether a player might expect an answer that is refused for this reason."""
        return True

    # At a screen that several people share

    def is_open(self, decision: Decision) -> bool:
        """Whether everybody may know what can be answered, so that nobody need look away.

        It must depend on nothing that is hidden from anybody, nor may the answer be a secret.
        """
        return False

    def needs_little(self, decision: Decision) -> bool:
        """Whether a secret answer can be given on a screen that shows what everybody may know.

        Then only the list of answers is kept from the others.
        """
        return False

    # Derived from the above

    def main_words(self, decision: Decision) -> list[str]:
        """Return the words that answer a question, without those that have their own keys."""
        return [word for word in decision.options if self.section(decision, word) is MAIN]

    def without_asides(self, decision: Decision) -> list[str]:
        """Return the words of a question, without asides."""
        return [word for word in decision.options if not self.is_aside(decision, word)]

    def may_open_more(self, decision: Decision) -> bool:
        """Whether an aside might open up more answers."""
        return any(self.section(decision, word).is_aside for word in decision.options)


def without(decision: Decision, words: tuple[str, ...]) -> Decision:
    """Return a question without some of its words."""
    left = tuple(word for word in decision.options if word not in words)
    return decision if left == decision.options else replace(decision, options=left)


AnyAnswers: TypeAlias = Answers[Any]
