"""The words of a game: questions, answers, refusals, facts, reasons, names.

The rules speak in stable words (`pick.tree`, `not-a-choice`). A game derives its own words from
these; what it does not say is told plainly: `pick.tree` becomes "Pick: tree?".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, NamedTuple, TypeAlias

from msgspec import Struct
from msgspec.structs import asdict

from adp_tui.texts import plainly
from adp_tui.texts.words import capitalized, initial, spaced
from core.kernel import (
    BadSetupError,
    Decision,
    GameError,
    IllegalAnswerError,
    Kind,
    Level,
    Reason,
    Thought,
    Why,
    told,
)
from core.kernel.table import BoardT, FactT

_RULED: Final = re.compile(r"(?P<rule>\d[\d.]*)(?: step (?P<step>\w+))?: (?P<text>.*)", re.DOTALL)
"""How a bot's reason begins that follows a rule."""


class QuestionText(NamedTuple):
    """A question: what is being done, and what is to be said about it."""

    title: str
    question: str

    @property
    def asked(self) -> str:
        """The question on a line of its own."""
        return capitalized(self.question)

    def __str__(self) -> str:
        return f"{self.title}: {self.question}" if self.title else self.question


class ToldReason(NamedTuple):
    """A reason of a bot and the rule that it follows; the rule is blank if it names none."""

    rule: str
    text: str
    level: Level = Level.REASON
    """Whether it is a reason, or only what was looked at or dropped on the way."""


class Words(Generic[BoardT, FactT]):
    """How a game speaks; every method can be put in other words."""

    chapter: str = plainly.CHAPTER
    """What a chapter of the game is called."""

    place: str = plainly.PLACE
    """What a place of the map is called, over a list of them."""

    round: str = plainly.ROUND
    rounds: str = plainly.ROUNDS
    """What the rounds in which the standings count are called, before a number and behind one."""

    # Names

    def name(self, word: str) -> str:
        """Return anything by its name: a place, a side, an answer."""
        return word if word.isdigit() else spaced(word)

    def letter(self, side: str) -> str:
        """Return the letter that stands for a side."""
        return initial(side)

    def rule(self, rule: str) -> str:
        """Return what tells which rule something follows: its number, unless it is no number."""
        return rule

    def scenario(self, scenario: str) -> str:
        """Return a scenario by its name."""
        return self.name(scenario)

    # Questions and answers

    def question(self, decision: Decision) -> QuestionText:
        """Return what is asked."""
        what, _, rest = decision.ask.partition(".")
        names = [self.name(word) for word in decision.about]
        title = plainly.about(spaced(what), names)
        return QuestionText(title, plainly.question(spaced(rest).lower()))

    def label(self, decision: Decision, word: str) -> str:
        """Return an answer."""
        return self.name(word)

    def in_cells(self, decision: Decision, word: str, label: str, cells: int) -> str:
        """Return an answer, or fewer letters of it where its label does not fit so many cells."""
        return label

    def shortest(self, word: str, label: str) -> str:
        """Return an answer that has a key of its own in a word."""
        return label

    def said(self, decision: Decision, word: str) -> str:
        """Return an answer as it is told afterwards."""
        title = self.question(decision).title
        if decision.kind is Kind.DIE:
            return plainly.rolled(title, word)
        return plainly.said(title, self.label(decision, word))

    def outcome_of(
        self, decision: Decision, word: str, by: str | None, before: Callable[[], BoardT]
    ) -> str:
        """Return what a roll means for whoever had it rolled, behind the roll itself."""
        return ""

    def coming(self, decision: Decision, by: str | None, *, same_turn: bool) -> str:
        """Return what is asked after an answer of somebody, and of whom if that is another."""
        question = self.question(decision)
        if decision.by is None:
            return plainly.dice(question)
        if decision.by != by or not same_turn:
            return plainly.asked_of(self.name(decision.by), question)
        return str(question)

    def brief(self, word: str, label: str) -> str:
        """Return an answer in few words, where several stand in one row."""
        return label

    def places(self, number: int) -> str:
        """Return among how many places one may choose."""
        return plainly.places(number)

    # Why not

    def refusal(self, reason: Reason) -> str:
        """Return a reason as the end of a sentence."""
        return plainly.REFUSALS.get(reason.code) or spaced(" ".join((reason.code, *reason.parts)))

    def missing(self, word: str, label: str, reason: Reason) -> str:
        """Return in few words that an answer would be missing, and why."""
        return plainly.no(label, self.refusal(reason), self.rule(reason.rule))

    def with_rule(self, reason: Reason) -> str:
        """Return a reason and the number of its rule."""
        return f"{self.refusal(reason)} ({self.rule(reason.rule)})"

    def in_words(self, error: GameError) -> str:
        """Return what went wrong, as a person reads it."""
        if isinstance(error, IllegalAnswerError):
            reason = self.with_rule(error.reason)
            return plainly.does_not_answer(error.answer, error.decision.ask, reason)
        if isinstance(error, BadSetupError) and error.reason is not None:
            return self.with_rule(error.reason)
        return str(error)

    # What happens

    def tell(self, fact: FactT) -> str:
        """Return a fact as one line, without its rule."""
        return str(fact)

    def is_silent(self, fact: FactT) -> bool:
        """Whether a fact goes without saying beside those around it."""
        return False

    def is_roll(self, decision: Decision) -> bool:
        """Whether a die is rolled that the rules want, and not one that a bot decides by."""
        return decision.kind is Kind.DIE

    def begins_something(self, decision: Decision) -> bool:
        """Whether an answer is news in itself: what somebody does with a turn."""
        return False

    def is_secret(self, decision: Decision) -> bool:
        """Whether the answer is not for everybody to read."""
        return False

    def show(self, board: BoardT) -> str:
        """Return a position as a person would like to read it: plainly, a line for each field."""
        if not isinstance(board, Struct):
            return str(board)
        return "\n".join(f"{spaced(name)}: {value}" for name, value in asdict(board).items())

    def counted(self, choices: Mapping[str, int]) -> tuple[str, ...]:
        """Return lines about how often each answer was given in many games."""
        return ()

    # Bots

    def reason(self, why: Why) -> ToldReason:
        """Return a reason of a bot."""
        text = self.sentence(why)
        if (parts := _RULED.fullmatch(text)) is None:
            return ToldReason("", text)
        step = f"{parts['step']}: " if parts["step"] else ""
        return ToldReason(parts["rule"], f"{step}{parts['text']}")

    def sentence(self, why: Why) -> str:
        """Return what a bot says, with names in the place of ids.

        Only the parts of a phrase are named. A string has none, but in the saves of earlier
        programs it is a whole sentence with ids in it.
        """
        if isinstance(why, str):
            return self.with_names(self.template(why))
        return told(why, self.part_name, self.template)

    def part_name(self, word: str) -> str:
        """Return what fills a gap in a sentence by its name; what has none stays as it is."""
        return word

    def with_names(self, sentence: str) -> str:
        """Return a sentence from the save of an earlier program with names in the place of ids."""
        return sentence

    def template(self, english: str) -> str:
        """Return the sentence of a reason in the language of the program, with the same gaps."""
        return english

    def thought(self, thought: Thought) -> ToldReason:
        """Return a thought of a bot."""
        rule, text, _ = self.reason(thought.text)
        if thought.why is not None:
            rule, text = thought.why.rule, f"{text}: {self.refusal(thought.why)}"
        return ToldReason(rule, text, thought.level)


AnyWords: TypeAlias = Words[Any, Any]
