"""A part of a turn before or after Operations, played by the bot of the side whose part it is."""

from __future__ import annotations

from typing import Any

from core.district.model.board import DistrictBoard
from core.district.model.ids import AVAILABLE, Belligerent, Segment
from core.kernel import Decision, How
from tests.district.bots.ask import turn_at
from tests.district.bots.games import BOT, known_in
from tests.district.positions import empty, in_box


def planning(
    side: Belligerent, *available: str, cards: str = "G1 I1", **more: Any
) -> DistrictBoard:
    """Return a position at the beginning of a side's Deployment, with units in Available."""
    government, insurgent = cards.split()
    board = empty(segment=Segment.DEPLOYMENT, side=side, strategies=(government, insurgent), **more)
    return in_box(board, AVAILABLE, *available)


def deployed(board: DistrictBoard, *answers: str) -> dict[str, list[str]]:
    """Let the bot deploy its side; return its stacks by Area, those underground with `ug:`.

    `line/d` is Dispersed. Somebody else may have begun with some answers.
    """
    turn, side = turn_at(board, *answers), board.side
    while not turn.checkpoints:
        assert isinstance(turn.pending, Decision)
        assert turn.pending.by == side
        reply = BOT.decide(known_in(turn))
        turn.answer(reply.option, reply.why, How.BOT)
    done = turn.checkpoint
    found: dict[str, list[str]] = {}
    for letter, stack in done.stacks.items():
        if stack.side is side:
            place = ["ug:"] if stack.underground else []
            words = [_word(done, name) for name in done.members(letter)]
            found.setdefault(stack.area, []).append(" ".join((*place, *words)))
    return {area: sorted(stacks) for area, stacks in found.items()}


def _word(board: DistrictBoard, name: str) -> str:
    unit = board.units[name]
    return f"{unit.kind}/d" if unit.dispersed else unit.kind
