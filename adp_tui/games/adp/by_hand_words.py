"""Questions and answers for a text that is carried out by hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from adp_tui.games.adp.texts import by_hand as texts
from adp_tui.games.adp.texts.names import called, card_name
from adp_tui.presenter.words import QuestionText
from core.adp.model.ids import FACTIONS, PieceBox, Side


def label(word: str) -> str | None:
    """Return an answer to a question by hand; None if it has its usual name."""
    if word in texts.FIXED:
        return texts.FIXED[word]
    source, middle, target = word.partition("-to-")
    if middle and {source, target} <= set(PieceBox):
        return texts.from_box_to_box(PieceBox(source), PieceBox(target))
    for beginning, made in texts.MADE_OF.items():
        if word.startswith(beginning):
            rest = word.removeprefix(beginning)
            return made(card_name(int(rest)) if rest.isdigit() else rest)
    return None


def once_more(about: Sequence[str], name: Callable[[str], str]) -> QuestionText | None:
    """Return the question for a step after a repeatable change; None otherwise."""
    step, *details = [word for word in about[1:] if word not in tuple(Side)] or [""]
    if step not in texts.MORE:
        return None
    names = [called(d) if d in FACTIONS else label(d) or name(d) for d in details]
    asked = texts.WHERE_ELSE if step in texts.WITH_SPACES else texts.WHAT_ELSE
    return QuestionText(texts.MORE[step].format(*names), asked)
