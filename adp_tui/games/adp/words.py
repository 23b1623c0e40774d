"""The words of A Distant Plain, each from the module of `texts` where it is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from adp_tui.games.adp.own_deck.copy import sides_of, text_of
from adp_tui.games.adp.texts import decisions, facts, position, refusals, short, sim
from adp_tui.games.adp.texts import preview as preview_texts
from adp_tui.games.adp.texts.names import CARD, LETTER, PIECE_NAMES, SPACE, called
from adp_tui.games.adp.texts.panes import SHORT_ANSWERS
from adp_tui.presenter.words import QuestionText, Words
from adp_tui.texts.plainly import no
from core.adp.model.atlas import ATLAS
from core.adp.model.board import Board
from core.adp.model.facts import Entered, Fact, PawnsCleared, Selected, TurnEnded
from core.adp.model.ids import FACTIONS, Faction, SpaceId
from core.adp.rules.attack import succeeds
from core.kernel import Decision, Kind, Reason

_OF_BOTS: Final = "bot."
"""How the questions begin that bots put to the dice."""

_SILENT: Final = (Selected, PawnsCleared, Entered, TurnEnded)
"""Facts that go without saying beside those around them."""

_WORD: Final = re.compile(r"[a-z][a-z_-]*[a-z]")
_NAMED: Final = frozenset((*ATLAS, *PIECE_NAMES, *FACTIONS))
"""The ids that bots use in their reasons."""


class AdpWords(Words[Board, Fact]):
    """How A Distant Plain speaks."""

    chapter = CARD
    place = SPACE
    round = sim.ROUND
    rounds = sim.ROUNDS

    # Names

    def name(self, word: str) -> str:
        """Return a space, a kind of piece, a Faction or an answer by its name."""
        return called(word) if word in FACTIONS else decisions.name(word)

    def letter(self, side: str) -> str:
        """Return the letter of a Faction."""
        return LETTER.get(Faction(side), "") if side in FACTIONS else side[:1].upper()

    def scenario(self, scenario: str) -> str:
        """Return a scenario by its name."""
        return called(scenario)

    def shorter(self, label: str, cells: int) -> str:
        """Return a label in fewer letters where it does not fit."""
        return short.shorter(label, cells)

    def shortest(self, label: str) -> str:
        """Return an answer that has a key of its own in a word."""
        return SHORT_ANSWERS.get(label, label)

    # Questions and answers

    def question(self, decision: Decision) -> QuestionText:
        """Return what is asked."""
        return decisions.question(decision)

    def label(self, decision: Decision, word: str) -> str:
        """Return an answer."""
        return decisions.label(decision, word)

    def said(self, decision: Decision, word: str) -> str:
        """Return an answer as it is told afterwards."""
        return decisions.said(decision, word)

    def outcome_of(
        self, decision: Decision, word: str, by: str | None, before: Callable[[], Board]
    ) -> str:
        """Return whether an Attack succeeds, behind its roll."""
        if decision.ask != "attack.roll" or by not in FACTIONS:
            return ""
        space = SpaceId(decision.about[0])
        return decisions.attack_outcome(hit=succeeds(before(), Faction(by), space, int(word)))

    def coming(self, decision: Decision, by: str | None, *, same_turn: bool) -> str:
        """Return what is asked next: a card, a turn, or a question."""
        if decision.by is None and decision.ask.startswith("deck."):
            return preview_texts.NEXT_CARD
        if decision.by is not None and decision.ask == "turn" and decision.by != by:
            return preview_texts.acts(called(decision.by))
        return super().coming(decision, by, same_turn=same_turn)

    def brief(self, word: str, label: str) -> str:
        """Return an answer in few words."""
        return preview_texts.BRIEF.get(word, label)

    def places(self, number: int) -> str:
        """Return among how many spaces one may choose."""
        return preview_texts.spaces(number)

    # Why not

    def refusal(self, reason: Reason) -> str:
        """Return a reason as the end of a sentence."""
        return refusals.refusal(reason)

    def missing(self, word: str, label: str, reason: Reason) -> str:
        """Return in few words that an answer would be missing, and why."""
        because = preview_texts.BECAUSE.get(reason.code) or self.refusal(reason)
        return no(preview_texts.MISSED.get(word, label), because, reason.rule)

    # What happens

    def tell(self, fact: Fact) -> str:
        """Return a fact as one line."""
        return facts.tell(fact)

    def is_silent(self, fact: Fact) -> bool:
        """Whether a fact goes without saying."""
        return isinstance(fact, _SILENT)

    def is_roll(self, decision: Decision) -> bool:
        """Whether a die is rolled that the rules want."""
        return decision.kind is Kind.DIE and not decision.ask.startswith(_OF_BOTS)

    def begins_something(self, decision: Decision) -> bool:
        """Whether a Faction says what it does with its turn."""
        return decision.ask == "turn"

    def is_secret(self, decision: Decision) -> bool:
        """7.3: Whether a Deception marker is drawn."""
        return decision.ask == "setup.marker"

    def show(self, board: Board) -> str:
        """Return a position as text."""
        return position.show(board, _said_by_card(board))

    def counted(self, choices: Mapping[str, int]) -> tuple[str, ...]:
        """Return how many sides of cards were played."""
        return (sim.sides_played(choices),)

    # Bots

    def with_names(self, reason: str) -> str:
        """Return a reason with the names of spaces, pieces and Factions."""
        return _WORD.sub(
            lambda found: decisions.name(found[0]) if found[0] in _NAMED else found[0], reason
        )


def _said_by_card(board: Board) -> list[tuple[str, str]]:
    """Return what the current card says on each of its sides."""
    sides = sides_of(board, board.card) if board.card else ()
    return [(called(side), text_of(board, board.card or 0, side).marked) for side in sides]
