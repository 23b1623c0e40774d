"""The words of a game: questions, answers, refusals, facts, reasons, names.

The rules use stable words (`pick.tree`, `not-a-choice`). A game derives its own words from these;
the defaults are plain: `pick.tree` becomes "Pick: tree?".
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
    UNKNOWN,
    BadSetupError,
    Decision,
    GameError,
    IllegalAnswerError,
    Kind,
    Level,
    Reason,
    ShortcutRefusedError,
    Thought,
    Why,
    told,
)
from core.kernel.table import BoardT, FactT

_CITED: Final = re.compile(r"(?P<rule>\d[\d.]*)(?: \w+ (?P<step>\d\w?))?: (?P<text>.*)", re.DOTALL)
"""A bot's reason with the number of its rule, perhaps with a step: `8.5.1 step 3: ` or `paso 3`."""


class QuestionText(NamedTuple):
    """A question: the current action, and the question itself."""

    title: str
    question: str

    @property
    def asked(self) -> str:
        """The question on its own line."""
        return capitalized(self.question)

    def __str__(self) -> str:
        return f"{self.title}: {self.question}" if self.title else self.question


class ReasonText(NamedTuple):
    """A bot's reason and its rule; the rule is blank if the reason names none."""

    rule: str
    text: str
    level: Level = Level.REASON
    """Whether it is a reason, or only something considered or rejected along the way."""


class Words(Generic[BoardT, FactT]):
    """The words of a game; every method can be overridden."""

    chapter: str = plainly.CHAPTER
    """The name of a chapter of the game."""

    place: str = plainly.PLACE
    """The name of a place, as the heading of a list."""

    round: str = plainly.ROUND
    rounds: str = plainly.ROUNDS
    """The name of the rounds in which standings are counted, before and after a number."""

    tells_every_answer: bool = True
    """Whether everybody is told of every answer, even of those that they may not know.

    If not, what is told is numbered anew for each reader: the numbers in the log would give away
    how many answers they were not told of.
    """

    wraps_facts: bool = False
    """Whether the journal wraps what happened if it does not fit, instead of cutting it."""

    # Names

    def name(self, word: str) -> str:
        """Return the name of a place, a side or an answer."""
        return word if word.isdigit() else spaced(word)

    def letter(self, side: str) -> str:
        """Return the letter of a side."""
        return initial(side)

    def rule(self, rule: str) -> str:
        """Return the citation of a rule: its number, unless a game has another name for it."""
        return rule

    def scenario(self, scenario: str) -> str:
        """Return the name of a scenario."""
        return self.name(scenario)

    # Questions and answers

    def question(self, decision: Decision) -> QuestionText:
        """Return the question of a decision."""
        if decision.ask == UNKNOWN:
            return QuestionText("", plainly.IN_SECRET)
        what, _, rest = decision.ask.partition(".")
        names = [self.name(word) for word in decision.about]
        title = plainly.about(spaced(what), names)
        return QuestionText(title, plainly.question(spaced(rest).lower()))

    def label(self, decision: Decision, word: str) -> str:
        """Return an answer in words."""
        return self.name(word)

    def label_on(self, decision: Decision, word: str, board: BoardT | None) -> str:
        """Return an answer in words, where its name depends on a position."""
        return self.label(decision, word)

    def in_cells(self, decision: Decision, word: str, label: str, cells: int) -> str:
        """Return an answer, shortened if its label does not fit this many cells."""
        return label

    def shortest(self, word: str, label: str) -> str:
        """Return one word for an answer that has its own key."""
        return label

    def said(self, decision: Decision, word: str) -> str:
        """Return an answer as it is reported afterwards."""
        title = self.question(decision).title
        if decision.kind is Kind.DIE:
            return plainly.rolled(title, word)
        return plainly.said(title, self.label(decision, word))

    def outcome_of(
        self, decision: Decision, word: str, by: str | None, before: Callable[[], BoardT]
    ) -> str:
        """Return what a roll means for the side that rolled, to follow the roll itself."""
        return ""

    def coming(self, decision: Decision, by: str | None, *, same_turn: bool) -> str:
        """Return the question after an answer, with the side if it is another one."""
        question = self.question(decision)
        if decision.by is None:
            return plainly.dice(question)
        if decision.by != by or not same_turn:
            return plainly.asked_of(self.name(decision.by), question)
        return str(question)

    def brief(self, word: str, label: str) -> str:
        """Return an answer in a few words, for a row with several answers."""
        return label

    def places(self, number: int) -> str:
        """Return how many places can be chosen."""
        return plainly.places(number)

    # Why not

    def refusal(self, reason: Reason) -> str:
        """Return a reason as the end of a sentence."""
        return plainly.REFUSALS.get(reason.code) or spaced(" ".join((reason.code, *reason.parts)))

    def missing(self, word: str, label: str, reason: Reason) -> str:
        """Return in a few words that an answer would be missing, and why."""
        return plainly.no(label, self.refusal(reason), self.rule(reason.rule))

    def with_rule(self, reason: Reason) -> str:
        """Return a reason and the number of its rule."""
        return f"{self.refusal(reason)} ({self.rule(reason.rule)})"

    def in_words(self, error: GameError) -> str:
        """Return an error as a person reads it."""
        if isinstance(error, IllegalAnswerError):
            reason = self.with_rule(error.reason)
            return plainly.does_not_answer(error.answer, error.decision.ask, reason)
        if isinstance(error, BadSetupError) and error.reason is not None:
            return self.with_rule(error.reason)
        if isinstance(error, ShortcutRefusedError):
            return plainly.cannot_be_used(error.word, self.with_rule(error.reason))
        return str(error)

    # What happens

    def tell(self, fact: FactT) -> str:
        """Return a fact as one line, without its rule."""
        return str(fact)

    def is_silent(self, fact: FactT) -> bool:
        """Whether a fact is not worth mentioning beside the others."""
        return False

    def is_result(self, fact: FactT) -> bool:
        """Whether a fact is what a player has waited for since an answer: how something ended."""
        return False

    def is_roll(self, decision: Decision) -> bool:
        """Whether a die is rolled for the rules, not for a bot's decision."""
        return decision.kind is Kind.DIE

    def begins_something(self, decision: Decision) -> bool:
        """Whether an answer is news in itself: the use of a turn."""
        return False

    def is_told_by_effects(self, decision: Decision, word: str) -> bool:
        """Whether an answer needs no line in the journal on the screen: what it leads to tells it.

        The word is blank for a reader who may not know it.
        """
        return False

    def unseen(self, decision: Decision) -> str:
        """Return what is told, after whose it is, of an answer that the reader may not know.

        If it is blank, nothing is told.
        """
        return plainly.FACE_DOWN

    def is_told_with(self, before: Decision, decision: Decision) -> bool:
        """Whether two such answers in a row are told as one, so that nobody can count them."""
        return False

    def show(self, board: BoardT) -> str:
        """Return a position as readable text: by default, one line per field."""
        if not isinstance(board, Struct):
            return str(board)
        return "\n".join(f"{spaced(name)}: {value}" for name, value in asdict(board).items())

    def counted(self, choices: Mapping[str, int]) -> tuple[str, ...]:
        """Return lines about how often each answer was given in many games."""
        return ()

    # Bots

    def reason(self, why: Why) -> ReasonText:
        """Return a bot's reason in words."""
        text = self.sentence(why)
        if (parts := _CITED.fullmatch(text)) is None:
            return ReasonText("", text)
        step = f"{parts['step']}: " if parts["step"] else ""
        return ReasonText(parts["rule"], f"{step}{parts['text']}")

    def sentence(self, why: Why) -> str:
        """Return a bot's sentence, with names instead of ids.

        Only the parts of a phrase are replaced. A plain string has no parts, but in old saves it is
        a whole sentence with ids in it.
        """
        if isinstance(why, str):
            return self.with_names(self.template(why))
        return told(why, self.part_name, self.template)

    def part_name(self, word: str) -> str:
        """Return the name of a part of a sentence; a part without a name stays as it is."""
        return word

    def with_names(self, sentence: str) -> str:
        """Return a sentence from an earlier version's save, with names instead of ids."""
        return sentence

    def template(self, english: str) -> str:
        """Return the sentence of a reason in the program's language, with the same gaps."""
        return english

    def thought(self, thought: Thought) -> ReasonText:
        """Return a bot's thought in words."""
        rule, text, _ = self.reason(thought.text)
        if thought.why is not None:
            rule, text = thought.why.rule, f"{text}: {self.refusal(thought.why)}"
        return ReasonText(rule, text, thought.level)


AnyWords: TypeAlias = Words[Any, Any]
