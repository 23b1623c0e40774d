"""District Commander with two people at one screen, for tests of what is painted there."""

from __future__ import annotations

from random import Random
from typing import Final

from adp_tui.games.district.presenter import PRESENTER
from adp_tui.play.controller import Controller
from core.district.box import DISTRICT
from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.position import format_board
from core.kernel import Decision, Setup
from saves.session import Session
from tests.blindfold import random_game

DistrictSession = Session[DistrictBoard, DistrictFact]

TWO: Final = {"government": "human", "insurgent": "human"}
SHORT: Final = Setup("standard", TWO, {"length": "short"})


def position(seed: int) -> DistrictBoard:
    """Return a position of a random game at which somebody is asked something."""
    random, setup = Random(seed), DISTRICT.samples[seed % len(DISTRICT.samples)]
    wanted = random.randrange(20, 120)
    boards = (
        turn.checkpoint
        for turn in random_game(DISTRICT, setup, seed)
        if turn.is_at_checkpoint and isinstance(turn.pending, Decision) and turn.pending.by
    )
    found = next(boards)
    for _, found in zip(range(wanted), boards, strict=False):
        pass
    return found


def session_at(board: DistrictBoard) -> DistrictSession:
    """Begin a game of two people at a position."""
    setup = Setup(board.scenario, TWO, position=format_board(board))
    session: DistrictSession = Session.new(DISTRICT, setup, seed=1, program="test")
    return session


def table_of(session: DistrictSession) -> Controller:
    """Return the table at which a game is played, with a bot to whom turns can be left."""
    return Controller(session, PRESENTER, bot=DISTRICT.bot)
