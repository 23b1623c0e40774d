"""The words of A Distant Plain, from the modules in `texts`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import chain
from typing import Final

from adp_tui.games.adp import position_page, telling, wording
from adp_tui.games.adp.own_deck.copy import sides_of, text_of
from adp_tui.games.adp.texts import preview as preview_texts
from adp_tui.games.adp.texts import questions, short, sim
from adp_tui.games.adp.texts.card_titles import TITLES
from adp_tui.games.adp.texts.names import (
    CARD,
    LETTER,
    PIECE_NAMES,
    PROPER,
    SPACE,
    called,
    card_rule,
)
from adp_tui.games.adp.texts.reasons import REASONS
from adp_tui.presenter.words import QuestionText, Words
from adp_tui.texts.plainly import no
from core.adp.events.deck import DECK
from core.adp.model.atlas import ATLAS
from core.adp.model.board import Board
from core.adp.model.facts import Entered, Fact, PawnsCleared, Selected, TurnEnded
from core.adp.model.ids import FACTIONS, Faction, SpaceId
from core.adp.rules.attack import succeeds
from core.adp.rules.repertoire import COIN_OPERATIONS, INSURGENT_OPERATIONS, SPECIALS
from core.kernel import Decision, Kind, Reason

_OF_BOTS: Final = "bot."
"""The prefix of the bots' questions to the dice."""

_CARD: Final = "card "
"""The prefix of a rule that is the text of a card."""

_SIDE, _SHADED = "event.side ", "shaded"
"""How a played side of a card is counted: `event.side 24 unshaded`."""

_SILENT: Final = (Selected, PawnsCleared, Entered, TurnEnded)
"""Facts that are not worth mentioning beside the others."""

_WORD: Final = re.compile(r"[a-z][a-z_-]*[a-z]")
_COMPOUND: Final = re.compile(r"[a-z]+(-[a-z0-9]+)+")
"""The form of answers without a name: `turn-over`."""

_IN_SENTENCES: Final = frozenset((*ATLAS, *PIECE_NAMES, *FACTIONS))
"""The ids in the sentences of bots from earlier versions."""

_OPERATIONS: Final = (operation.word for operation in (*COIN_OPERATIONS, *INSURGENT_OPERATIONS))
_SPECIALS: Final = (special.word for special in chain.from_iterable(SPECIALS.values()))
_NAMED: Final = _IN_SENTENCES.union(_OPERATIONS, _SPECIALS)
"""The ids that fill gaps in the sentences of bots and have names."""

_CARDS: Final = {card.title: number for number, card in DECK.items()}
"""The numbers of cards by the titles that bots write in their reasons."""


class AdpWords(Words[Board, Fact]):
    """The words of A Distant Plain."""

    chapter = CARD
    place = SPACE
    round = sim.ROUND
    rounds = sim.ROUNDS

    # Names

    def name(self, word: str) -> str:
        """Return the name of a space, a kind of piece, a Faction or an answer."""
        return called(word) if word in FACTIONS else wording.name(word) or super().name(word)

    def letter(self, side: str) -> str:
        """Return the letter of a Faction."""
        return LETTER[Faction(side)] if side in FACTIONS else super().letter(side)

    def rule(self, rule: str) -> str:
        """Return the number of a rule, or the card whose text it is."""
        card = rule.removeprefix(_CARD)
        return rule if card == rule else card_rule(card)

    def scenario(self, scenario: str) -> str:
        """Return the name of a scenario."""
        return called(scenario)

    # Questions and answers

    def question(self, decision: Decision) -> QuestionText:
        """Return the question of a decision."""
        return wording.question(decision) or super().question(decision)

    def label(self, decision: Decision, word: str) -> str:
        """Return an answer in words."""
        return wording.label(decision, word) or super().label(decision, word)

    def in_cells(self, decision: Decision, word: str, label: str, cells: int) -> str:
        """Return an answer, shortened if it does not fit."""
        return wording.in_cells(decision, word, label, cells)

    def shortest(self, word: str, label: str) -> str:
        """Return one word for an answer that has its own key."""
        return short.FIXED.get(word, label)

    def said(self, decision: Decision, word: str) -> str:
        """Return an answer as it is reported afterwards; for a turn, without the question."""
        if decision.ask == "turn":
            return self.label(decision, word)
        return super().said(decision, word)

    def outcome_of(
        self, decision: Decision, word: str, by: str | None, before: Callable[[], Board]
    ) -> str:
        """Return whether an Attack succeeds, to follow its roll."""
        if decision.ask != "attack.roll" or by not in FACTIONS:
            return ""
        space = SpaceId(decision.about[0])
        hit = succeeds(before(), Faction(by), space, int(word))
        return questions.HIT if hit else questions.MISSED

    def coming(self, decision: Decision, by: str | None, *, same_turn: bool) -> str:
        """Return what is next: a card, a turn, or a question."""
        if decision.by is None and decision.ask.startswith("deck."):
            return preview_texts.NEXT_CARD
        if decision.by is not None and decision.ask == "turn" and decision.by != by:
            return preview_texts.acts(called(decision.by))
        return super().coming(decision, by, same_turn=same_turn)

    def brief(self, word: str, label: str) -> str:
        """Return an answer in a few words."""
        return preview_texts.BRIEF.get(word, label)

    def places(self, number: int) -> str:
        """Return how many spaces can be chosen."""
        return preview_texts.spaces(number)

    # Why not

    def refusal(self, reason: Reason) -> str:
        """Return a reason as the end of a sentence."""
        return wording.refusal(reason)

    def missing(self, word: str, label: str, reason: Reason) -> str:
        """Return in a few words that an answer would be missing, and why."""
        because = preview_texts.BECAUSE.get(reason.code) or self.refusal(reason)
        return no(preview_texts.MISSED.get(word, label), because, self.rule(reason.rule))

    # What happens

    def tell(self, fact: Fact) -> str:
        """Return a fact as one line."""
        return telling.tell(fact)

    def is_silent(self, fact: Fact) -> bool:
        """Whether a fact is not worth mentioning."""
        return isinstance(fact, _SILENT)

    def is_roll(self, decision: Decision) -> bool:
        """Whether a die is rolled for the rules."""
        return decision.kind is Kind.DIE and not decision.ask.startswith(_OF_BOTS)

    def begins_something(self, decision: Decision) -> bool:
        """Whether a Faction decides how to use its turn."""
        return decision.ask == "turn"

    def show(self, board: Board) -> str:
        """Return a position as text."""
        return position_page.show(board, _said_by_card(board))

    def counted(self, choices: Mapping[str, int]) -> tuple[str, ...]:
        """Return how many sides of cards were played."""
        played = {
            choice.removeprefix(_SIDE): times
            for choice, times in choices.items()
            if choice.startswith(_SIDE) and choice.endswith(_SHADED)
        }
        if not played:
            return (sim.NO_SIDES,)
        rarest = min(played, key=lambda side: played[side])
        return (sim.sides_played(len(played), rarest, played[rarest]),)

    # Bots

    def part_name(self, word: str) -> str:
        """Return the name of a space, piece, Faction, Operation, attitude or answer."""
        if word in _NAMED or _COMPOUND.fullmatch(word):
            return self.name(word)
        if word in _CARDS:
            return TITLES[_CARDS[word]]
        return PROPER.get(word, word)

    def template(self, english: str) -> str:
        """Return the sentence of a reason in the program's language."""
        return REASONS.get(english, english)

    def with_names(self, sentence: str) -> str:
        """Return a sentence with the names of spaces, pieces and Factions."""
        return _WORD.sub(
            lambda found: self.name(found[0]) if found[0] in _IN_SENTENCES else found[0],
            sentence,
        )


def _said_by_card(board: Board) -> list[tuple[str, str]]:
    """Return what the current card says on each of its sides."""
    sides = sides_of(board, board.card) if board.card else ()
    return [(called(side), text_of(board, board.card or 0, side).marked) for side in sides]
