"""Games of District Commander to save: random ones, with secrets of both sides."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.kernel import Decision, How, Setup, draw
from saves.session import Session

DistrictSession = Session[DistrictBoard, DistrictFact]

TWO_PEOPLE: Final = Setup("standard")
ONE_PERSON: Final = Setup("standard", {"government": "human", "insurgent": "bot"})

WHY: Final = "the fighters are strongest"
"""What a bot gives as its reason in these games; it names counters that lie face down."""


def begun(
    path: Path | None = None, setup: Setup = TWO_PEOPLE, seed: int | None = None
) -> DistrictSession:
    """Begin a game."""
    return Session.new(DISTRICT, setup, seed=seed, program="test 1", path=path)


def play_at_random(session: DistrictSession, answers: int, seed: int = 1) -> None:
    """Give so many answers, those of chance too; bots give a reason. A game that ends is over."""
    for step in range(answers):
        decision = session.turn.pending
        if not isinstance(decision, Decision):
            return
        word = draw(seed, step, decision.options, decision.weights)
        if session.seats.get(decision.by or "") == "bot":
            session.answer(word, (WHY,), How.BOT)
        else:
            session.answer(word)


def saved(
    path: Path, answers: int = 250, *, setup: Setup = ONE_PERSON, seed: int | None = 5
) -> Path:
    """Save a random game."""
    with begun(path, setup, seed) as session:
        play_at_random(session, answers)
    return path
