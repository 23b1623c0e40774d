"""The words of District Commander, from the modules in `texts`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from adp_tui.games.district import position_page, telling, wording
from adp_tui.games.district.naming import is_counter, name_of, unit_called
from adp_tui.games.district.shortened import shortened
from adp_tui.games.district.texts import names
from adp_tui.games.district.texts.questions import by_chance
from adp_tui.games.district.texts.reasons import REASONS
from adp_tui.games.district.texts.short import SHORTEST
from adp_tui.games.district.told_later import is_told_later
from adp_tui.games.district.unseen import unseen
from adp_tui.presenter.words import QuestionText, ReasonText, Words
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import UNKNOWN
from core.kernel import Decision, Reason, Why

_PREFIX: Final = "RD"
"""What statements of the module and of the bots begin with: `RDM.7`, `RDB.2-11`, `RDD-40`."""

_CITED: Final = re.compile(
    r"(?:RD)?(?P<rule>[A-Z]?[.\d]+(?:-\d+)?|[A-Z]-\d+): (?P<text>.*)", re.DOTALL
)
"""A bot's reason with its number."""


class DistrictWords(Words[DistrictBoard, DistrictFact]):
    """The words of District Commander."""

    chapter = names.TURN
    place = names.AREA
    round = names.ROUND
    rounds = names.ROUNDS
    tells_every_answer = False
    wraps_facts = True

    # Names

    def name(self, word: str) -> str:
        """Return the name of an Area, a unit, a side or an answer."""
        return name_of(word) or super().name(word)

    def letter(self, side: str) -> str:
        """Return the letter of a side."""
        return names.LETTER.get(side) or super().letter(side)

    def rule(self, rule: str) -> str:
        """Return the number of a rule, as the rules reference has it."""
        return rule.removeprefix(_PREFIX)

    # Questions and answers

    def question(self, decision: Decision) -> QuestionText:
        """Return the question of a decision."""
        return wording.question(decision) or super().question(decision)

    def label(self, decision: Decision, word: str) -> str:
        """Return an answer in words."""
        return wording.label(decision, word) or super().label(decision, word)

    def label_on(self, decision: Decision, word: str, board: DistrictBoard | None) -> str:
        """Return an answer in words; a counter that its owner knows is called by its kind, too."""
        unit = None if board is None else board.units.get(word)
        if unit is None or unit.kind == UNKNOWN:
            return self.label(decision, word)
        return unit_called(word, unit.kind)

    def in_cells(self, decision: Decision, word: str, label: str, cells: int) -> str:
        """Return an answer, shortened if it does not fit."""
        return shortened(decision, word, label, cells)

    def shortest(self, word: str, label: str) -> str:
        """Return one word for an answer that ends a question."""
        return SHORTEST.get(word, label)

    def coming(self, decision: Decision, by: str | None, *, same_turn: bool) -> str:
        """Return the question after an answer; of a draw only what is drawn."""
        if decision.by is None:
            return by_chance(self.question(decision).question)
        return super().coming(decision, by, same_turn=same_turn)

    def said(self, decision: Decision, word: str) -> str:
        """Return an answer as it is reported afterwards; a chit by its digits."""
        return wording.said(decision, word) or super().said(decision, word)

    def outcome_of(
        self, decision: Decision, word: str, by: str | None, before: Callable[[], DistrictBoard]
    ) -> str:
        """Return what kind of unit was chosen, if its word does not tell."""
        unit = wording.unit_in(word)
        if not is_counter(unit):
            return ""
        counter = before().units.get(unit)
        if counter is None or counter.kind == UNKNOWN:
            return ""
        return names.which(self.name(counter.kind))

    def is_told_by_effects(self, decision: Decision, word: str) -> bool:
        """RDS-27: Whether the journal tells an answer by what it leads to, and not by itself."""
        return is_told_later(decision, word)

    def unseen(self, decision: Decision) -> str:
        """Return what is told of an answer that the reader may not know; blank for nothing."""
        return unseen(decision)

    def is_told_with(self, before: Decision, decision: Decision) -> bool:
        """RDS-2: Whether two such answers are told as one: if they are told alike."""
        return unseen(before) == unseen(decision)

    # Why not

    def refusal(self, reason: Reason) -> str:
        """Return a reason as the end of a sentence."""
        return wording.refusal(reason)

    # What happens

    def tell(self, fact: DistrictFact) -> str:
        """Return a fact as one line."""
        return telling.tell(fact)

    def is_result(self, fact: DistrictFact) -> bool:
        """Whether a fact says how a mission or an Appeal has ended."""
        return telling.is_result(fact)

    def is_silent(self, fact: DistrictFact) -> bool:
        """Whether a fact is not worth mentioning."""
        return telling.is_silent(fact)

    def begins_something(self, decision: Decision) -> bool:
        """Whether a side chooses an Area, a stack or a mission."""
        return decision.ask in ("ops.area", "ops.stack", "ops.mission")

    def show(self, board: DistrictBoard) -> str:
        """Return a position as text."""
        return position_page.show(board)

    # Bots

    def reason(self, why: Why) -> ReasonText:
        """Return a bot's reason in words, with the number of the line in its list."""
        text = self.sentence(why)
        if (cited := _CITED.fullmatch(text)) is None:
            return ReasonText("", text)
        return ReasonText(cited["rule"], cited["text"])

    def part_name(self, word: str) -> str:
        """Return the name of a part of a sentence; a part without a name stays as it is."""
        return name_of(word) or word

    def template(self, english: str) -> str:
        """Return the sentence of a reason in the program's language."""
        return REASONS.get(english, english)
