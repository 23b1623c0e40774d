"""Decisions in words: every question, every option and its terms, as a person reads them.

The rules speak in stable words (`rally.space`, `build-base`); this is where they become English. A
word that is not here yet still reads well enough: `air-lift.origin` becomes "Air lift: origin?".
"""

from __future__ import annotations

from typing import Final

from adp_tui.games.adp.texts import by_hand
from adp_tui.games.adp.texts.map import SHORT_NAMES
from adp_tui.games.adp.texts.names import PIECE_NAMES, TRACK_NAMES, called, card_name
from adp_tui.games.adp.texts.options import DONE_MEANS, LABELS, SPECIFIC
from adp_tui.games.adp.texts.questions import QUESTIONS
from adp_tui.presenter.words import QuestionText
from adp_tui.texts.words import spaced
from core.adp.model.atlas import ATLAS
from core.adp.model.ids import COIN, FACTIONS, Deception, Piece, SpaceId, ThingKind, Track
from core.kernel import Decision, Kind

_MENUS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror", "event"),
    "rally.action": ("place-one", "build-base", "hide", "place-many"),
    "train.extra": ("civic-action", "build-base", "take-patronage"),
}
"""Words that might be asked for at a question; those not offered are listed with the reason."""

_STEP: Final = "by-hand.step"
_BY_HAND: Final = "by-hand."
"""How the questions begin that are put to whoever carries out a printed text."""

_COIN_TURN: Final = ("train", "patrol", "sweep", "assault")


def question(decision: Decision) -> QuestionText:
    """Return what is asked, in words."""
    if decision.ask == _STEP and (again := by_hand.once_more(decision.about, name)) is not None:
        return again
    names = tuple(name(word) for word in decision.about)
    if (known := QUESTIONS.get(decision.ask)) is None:
        what, _, rest = decision.ask.partition(".")
        about = f", {' to '.join(names)}" if names else ""
        ending = f"{spaced(rest).lower()}?" if rest else "what?"
        return QuestionText(f"{spaced(what)}{about}", ending)
    title, ask = known
    padded = (*names, "", "", "")
    return QuestionText(title.format(*padded), ask.format(*padded))


def label(decision: Decision, word: str) -> str:
    """Return an option in words."""
    if decision.ask == _STEP and word in by_hand.STEPS:
        return by_hand.STEPS[word]
    if word == "done":
        return DONE_MEANS.get(decision.ask, LABELS[word])
    if (specific := SPECIFIC.get((decision.ask, word))) is not None:
        return specific
    match decision.kind, decision.ask:
        case ThingKind.CARD, _ if word.isdigit():
            return card_name(int(word))
        case _, ask if ask.startswith(_BY_HAND) and (made := by_hand.label(word)) is not None:
            return made
        case _, "give.what" if "-to-" in word:
            source, _, target = word.partition("-to-")
            return f"{_given(source)} to {called(target)}"
        case _, "rally.action" if word == "place-many":
            return "Place up to Bases + Pop."
    return name(word)


def said(decision: Decision, word: str) -> str:
    """Return an answer as it is told afterwards."""
    title, answer = question(decision).title, label(decision, word)
    if decision.ask == "turn":
        return answer
    return f"{title}: rolled {word}" if decision.kind is Kind.DIE else f"{title}: {answer}"


def attack_outcome(*, hit: bool) -> str:
    """Return what the roll of an Attack means, after the roll."""
    return ", the Attack succeeds" if hit else ", the Attack fails"


def name(word: str) -> str:
    """Return anything by its name: a space, a kind of piece, a Faction, or a word."""
    if word in ATLAS:
        space = SpaceId(word)
        return SHORT_NAMES.get(space, ATLAS[space].name)
    if word in PIECE_NAMES:
        return PIECE_NAMES[Piece(word)][1]
    if word in tuple(Deception):
        return word.replace("-", " ").title()
    return LABELS.get(word, word if word.isdigit() else spaced(word))


def candidates(decision: Decision) -> tuple[str, ...]:
    """Return words that a person might look for at a question, offered or not."""
    if decision.kind is Kind.PLACE:
        return tuple(ATLAS)
    words = _MENUS.get(decision.ask, ())
    if decision.ask == "turn":
        coin = decision.by in COIN
        return tuple(word for word in words if word == "event" or (word in _COIN_TURN) is coin)
    return words


def _given(source: str) -> str:
    """Return what is given: everybody gives Resources of their own, the Government others too."""
    return "Resources" if source in FACTIONS else TRACK_NAMES[Track(source)]
