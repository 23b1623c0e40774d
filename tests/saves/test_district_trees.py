"""A random game of District Commander is the same however a player undoes, redoes and jumps."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest

from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.kernel import Decision, Outcome, Setup
from saves.session import Session
from tests.saves.district_games import DistrictSession, begun, play_at_random

SAMPLES: Final = (0, 8, 22, 24)
STEPS: Final = 80
ONE_SITTING: Final = 30

Here = tuple[DistrictBoard, Decision | Outcome]
"""The position, and what is asked in it."""


@pytest.mark.parametrize("sample", SAMPLES)
def test_every_answer_leads_where_it_led_before(sample: int, tmp_path: Path) -> None:
    random = Random(f"trees {sample}")
    session = begun(tmp_path / "game.adp", alone(DISTRICT.samples[sample]))
    known: dict[int, Here] = {}
    for step in range(STEPS):
        session = moved(random, session, step)
        here = place(session)
        assert known.setdefault(session.number, here) == here, f"step {step}: another position"
    assert len(session.tree.branches()) > 1
    session.close()


def moved(random: Random, session: DistrictSession, step: int) -> DistrictSession:
    """Play on, go back, go forward, go anywhere, or leave and return."""
    match random.randrange(6):
        case 0:
            session.undo(random.randint(0, session.depth))
        case 1 if session.tree.onward() is not None:
            session.redo()
        case 2:
            session.jump(random.randint(0, len(session.tree)))
        case 3:
            path = session.path
            assert path is not None
            session.close()
            return Session.open(DISTRICT, path)
        case _:
            play_at_random(session, random.randint(1, ONE_SITTING), seed=step)
    return session


@pytest.mark.parametrize("sample", SAMPLES)
def test_undoing_and_redoing_everything_passes_the_same_positions(sample: int) -> None:
    with begun(setup=alone(DISTRICT.samples[sample])) as session:
        forward = [place(session)]
        for step in range(200):
            play_at_random(session, 1, seed=step)
            forward.append(place(session))
        back = [place(session)]
        while session.depth:
            session.undo(1)
            back.append(place(session))
        assert back == forward[::-1]
        again = [place(session)]
        while session.tree.onward() is not None:
            session.redo()
            again.append(place(session))
        assert again == forward


def alone(setup: Setup) -> Setup:
    """Return a set-up with one person, who may take back anything."""
    return Setup(setup.scenario, {"government": "human", "insurgent": "bot"}, setup.options)


def place(session: DistrictSession) -> Here:
    """Return where a game is."""
    return session.turn.board, session.turn.pending
