"""Questions, answers and refusals in words.

The rules use stable words (`rally.space`, `build-base`). Those without a text here get the plain
default wording of any game.
"""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp import by_hand_words
from adp_tui.games.adp.texts import options, short
from adp_tui.games.adp.texts.by_hand import STEPS
from adp_tui.games.adp.texts.map import SHORT_NAMES
from adp_tui.games.adp.texts.markers import NAMES as MARKER_NAMES
from adp_tui.games.adp.texts.names import (
    LETTER,
    PIECE_NAMES,
    PROPER,
    SPACES,
    TRACK_NAMES,
    called,
    card_name,
)
from adp_tui.games.adp.texts.questions import QUESTIONS
from adp_tui.games.adp.texts.refusals import REFUSALS
from adp_tui.look.cells import cells_of
from adp_tui.presenter.words import QuestionText
from adp_tui.texts.words import any_of
from core.adp.model.ids import FACTIONS, Faction, Piece, ThingKind, Track
from core.kernel import Decision, Reason

_TO: Final = "-to-"
_STEP: Final = "by-hand.step"
_BY_HAND: Final = "by-hand."
"""The prefix of questions to players who carry out a printed text."""

NAMES: Final[dict[str, str]] = {
    **STEPS,
    **PROPER,
    **options.LABELS,
    **{piece.value: many for piece, (_, many) in PIECE_NAMES.items()},
    **{marker.value: name for marker, name in MARKER_NAMES.items()},
    **{space.value: name for space, name in (SPACES | SHORT_NAMES).items()},
}
"""All names: spaces, kinds of pieces, Factions, markers, answers."""


def name(word: str) -> str | None:
    """Return the name of anything; None if it has none."""
    return word if word.isdigit() else NAMES.get(word)


def question(decision: Decision) -> QuestionText | None:
    """Return the question; None if there is no text for it."""
    if decision.ask == _STEP:
        again = by_hand_words.once_more(decision.about, lambda word: name(word) or word)
        if again is not None:
            return again
    if (known := QUESTIONS.get(decision.ask)) is None:
        return None
    names = tuple(name(word) or word for word in decision.about)
    title, asked = known
    padded = (*names, "", "", "")
    return QuestionText(title.format(*padded), asked.format(*padded))


def label(decision: Decision, word: str) -> str | None:
    """Return an answer in words; None if there is no text for it."""
    if decision.ask == _STEP and word in STEPS:
        return STEPS[word]
    if word == "done":
        return options.DONE_MEANS.get(decision.ask, options.LABELS[word])
    if (specific := options.SPECIFIC.get((decision.ask, word))) is not None:
        return specific
    match decision.kind, decision.ask:
        case ThingKind.CARD, _ if word.isdigit():
            return card_name(int(word))
        case _, ask if ask.startswith(_BY_HAND) and (made := by_hand_words.label(word)):
            return made
        case _, "give.what" if _TO in word:
            source, _, target = word.partition(_TO)
            return options.given(_gift_name(source), called(target))
    return name(word)


def _gift_name(source: str) -> str:
    """Return what is given: usually the giver's Resources, for the Government also other things."""
    return options.RESOURCES if source in FACTIONS else TRACK_NAMES[Track(source)]


def in_cells(decision: Decision, word: str, label: str, cells: int) -> str:
    """Return an answer, shortened if it does not fit; it may still be too long."""
    return label if cells_of(label) <= cells else _shorter(decision, word) or label


def _shorter(decision: Decision, word: str) -> str | None:
    """Return an answer in short form; None if there is no text for it."""
    if (specific := short.SPECIFIC.get((decision.ask, word))) is not None:
        return specific
    if decision.ask == "give.what" and _TO in word:
        source, _, target = word.partition(_TO)
        own = source in FACTIONS
        return short.given(called(target)) if own else short.patronage_given(_letter(target))
    return short.PIECES.get(Piece(word)) if word in PIECE_NAMES else short.ANSWERS.get(word)


def _letter(target: str) -> str:
    return LETTER[Faction(target)] if target in FACTIONS else target


def refusal(reason: Reason) -> str:
    """Return a reason as the end of a sentence; one without a text is shown as it is."""
    if (template := REFUSALS.get(reason.code)) is None:
        return " ".join((reason.code, *reason.parts))
    names = [name(part) or part for part in reason.parts]
    return template.format(*names, any=any_of(names))
