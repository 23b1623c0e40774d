"""Decisions and answers: the only way in which rules and players communicate."""

from __future__ import annotations

from collections.abc import Callable, Generator
from enum import StrEnum

from msgspec import Struct

from core.kernel.phrase import Why


class Kind(StrEnum):
    """What the options of a decision are, so that a screen can show them well.

    A game may have its own kinds (pieces, tools): any other word will do, and the options are shown
    as a list.
    """

    PLACE = "space"
    COUNT = "count"
    MENU = "menu"
    DIE = "die"


class Reason(Struct, frozen=True):
    """Why a word is not an option, as a code and a rule; its sentence is written elsewhere."""

    code: str
    """A stable word for the reason, such as `move.not-adjacent`."""

    rule: str
    """The number of the rule."""

    parts: tuple[str, ...] = ()
    """Words that complete the reason, such as the side it is about."""

    def __str__(self) -> str:
        return f"{' '.join((self.code, *self.parts))} ({self.rule})"


Refusal = Callable[[str], Reason | None]
"""Returns why a word is not an option, None if it has nothing to say about that word."""


class How(StrEnum):
    """How the answer of a side came about."""

    PERSON = "person"
    """Somebody chose it."""

    BOT = "bot"
    """A bot chose it for its own side."""

    ALONE = "alone"
    """Nobody was asked: it was the only answer."""

    LEFT = "left"
    """A player left it to the bot, or gave it with others by one word (`Shortcut`)."""

    PLANNED = "planned"
    """Somebody chose it in one plan with the answer before it."""


class Answered(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One answer: the only input that rules take, and all that a save needs to keep."""

    by: str | None
    """Who answered; None for the dice."""

    option: str
    """The word that was chosen."""

    why: tuple[Why, ...] = ()
    """A bot's reasons, in order; the rules ignore them."""

    how: How = How.PERSON
    """How it came about; meaningless if the dice answered."""

    @property
    def is_by_person(self) -> bool:
        """Whether somebody chose it, alone or in a plan with others."""
        return self.by is not None and self.how in (How.PERSON, How.PLANNED)


class Decision(Struct, frozen=True, eq=False):
    """Who must choose, among which options, and by which rule.

    A rule awaits a decision to get the answer: `word = await Decision(...)`.
    """

    by: str | None
    """Who must choose; None leaves it to the dice."""

    ask: str
    """A stable word for the question, such as `pick.tree`."""

    rule: str
    """The number of the rule that asks the question."""

    kind: str
    """What the options are: a `Kind`, or one of the game's own words."""

    options: tuple[str, ...]
    """The words that can be answered, in order; there is at least one, and no dead end."""

    about: tuple[str, ...] = ()
    """Words that complete the question, such as the space it is about."""

    refuse: Refusal | None = None
    """Explains why other words are not options."""

    weights: tuple[int, ...] = ()
    """The relative chances of the options; empty if all are equally likely."""

    asides: tuple[str, ...] = ()
    """The options that do not answer the question: they start something else, and then the
    question is asked again."""

    again: bool = False
    """Whether the question is asked again after an aside."""

    known_to: tuple[str, ...] | None = None
    """The sides that may know the answer; None for everybody."""

    sealed: bool = False
    """Whether others choose at the same time, so that what follows depends on them too."""

    def __await__(self) -> Generator[Decision, str, str]:
        return (yield self)

    def __eq__(self, other: object) -> bool:
        """Compare the questions; `refuse` is a function and cannot be compared."""
        if not isinstance(other, Decision):
            return NotImplemented
        return self._question() == other._question()

    def __hash__(self) -> int:
        return hash(self._question())

    def __repr__(self) -> str:
        who = self.by or "chance"
        return f"<{who}: {self.ask} ({self.rule}) among {' '.join(self.options)}>"

    def _question(self) -> tuple[object, ...]:
        return (
            self.by,
            self.ask,
            self.rule,
            self.kind,
            self.options,
            self.about,
            self.known_to,
        )

    @property
    def only_answer(self) -> str | None:
        """The word that must be answered here, None if there is a choice."""
        if len(self.options) - len(self.asides) != 1:
            return None
        return next((word for word in self.options if word not in self.asides), None)

    def why_not(self, word: str) -> Reason | None:
        """Return why the word cannot be answered here, None if it can."""
        if word in self.options:
            return None
        if self.refuse is not None and (reason := self.refuse(word)) is not None:
            return reason
        return Reason("not-a-choice", self.rule)
