"""RDS-6 in Operations: what a side is asked does not depend on what it may not know."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    DISRUPTED,
    ENEMY,
    GOVERNMENT,
    INSURGENT,
    OFF_MAP,
    RECRUITING,
    RESERVE,
    Belligerent,
    Mission,
)
from core.district.model.view import view
from core.district.rules.missions import why_not_mission
from core.district.rules.operations import operations
from tests.district.deployed import deployed
from tests.district.play import played
from tests.district.rules.test_6_at_random import ADVANCED, checkpoints

GAMES: Final = 12
MOST_CHITS: Final = 8
BOXES: Final = (AVAILABLE, DISRUPTED, RESERVE)


@pytest.mark.rule("RDS-6", "RDD-42", "TVd-44", "DA-10", "DA-36", "DA-43", "RD2.1-3")
@pytest.mark.parametrize("side", BELLIGERENTS)
def test_what_a_side_is_asked_depends_only_on_what_it_knows(side: Belligerent) -> None:
    for seed in range(GAMES):
        chance = Random(f"secrets {side} {seed}")
        for board in checkpoints(chance, deployed(chance, ADVANCED)):
            if not board.active:
                continue
            other = _disguised(chance, board, side)
            assert view(other, side) == view(board, side)
            assert _heard(other, side) == _heard(board, side)
            assert _open_to(view(board, side), side) == _open_to(board, side)


def _heard(board: DistrictBoard, side: Belligerent, *answers: str) -> list[object]:
    """Return what a side is asked at an opportunity, as long as nobody else is asked."""
    _, decision = played(board, operations, *answers)
    if decision is None or decision.by != side or len(answers) > 2:
        return [answers]
    refused = [str(decision.why_not(word)) for word in (*Mission, *board.stacks, *board.grounds)]
    heard: list[object] = [decision.ask, decision.options, decision.about, refused]
    for word in decision.options:
        heard += _heard(board, side, *answers, word)
    return heard


def _open_to(board: DistrictBoard, side: Belligerent) -> dict[tuple[str, Mission], str]:
    """Return why own stacks can or cannot carry out missions."""
    letters = [letter for letter, stack in board.stacks.items() if stack.side is side]
    pairs = [(letter, mission) for letter in letters for mission in Mission]
    return {
        (letter, mission): str(why_not_mission(board, letter, mission)) for letter, mission in pairs
    }


def _disguised(chance: Random, board: DistrictBoard, side: Belligerent) -> DistrictBoard:
    """Return a position that a side cannot tell from another one."""
    enemy = ENEMY[side]
    camp = board.camps[enemy]
    hand = chance.sample([*camp.hand, *board.randomizer], chance.randint(0, MOST_CHITS))
    card = chance.choice(board.rulebook.strategies_of(enemy))
    changed = replace(camp, vp=chance.randint(-5, 50), strategy=card, hand=tuple(sorted(hand)))
    board = board.with_camp(enemy, changed)
    hidden = [
        name
        for name, unit in board.units.items()
        if board.kind(name).side is enemy
        and (unit.at in OFF_MAP or (enemy is INSURGENT and not unit.revealed))
    ]
    return _with_other_counters(chance, board, hidden, enemy)


def _with_other_counters(
    chance: Random, board: DistrictBoard, hidden: list[str], enemy: Belligerent
) -> DistrictBoard:
    """Exchange counters that cannot be seen: on the map for others, off the map between boxes."""
    if enemy is GOVERNMENT:
        for name in hidden:
            unit = board.units[name]
            board = board.with_unit(name, replace(unit, at=chance.choice((*BOXES, RECRUITING))))
        return board
    kinds = [board.units[name].kind for name in hidden]
    chance.shuffle(kinds)
    for name, kind in zip(hidden, kinds, strict=True):
        board = board.with_unit(name, replace(board.units[name], kind=kind))
    return board
