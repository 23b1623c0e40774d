"""6 Operations played at random from many positions: nothing gets stuck, and nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import TaskPointsPaid
from core.district.model.ids import BELLIGERENTS, GOVERNMENT, OFF_MAP, Segment
from core.district.model.options import DistrictOptions, ForWhom, NotMyTribe, Rebels, Times
from core.district.model.view import view
from core.district.rules.operations import operations
from core.district.rules.table import DistrictTable
from core.district.rules.task_points import DEEPEST_DEFICIT
from core.kernel import Decision
from tests.district.deployed import deployed
from tests.district.play import sent

ADVANCED: Final = DistrictOptions(assets=True, foreign=True, intelligence=True)
OPTIONS: Final = {
    "standard": DistrictOptions(),
    "advanced": ADVANCED,
    "desertion": replace(ADVANCED, desertion=ForWhom.BOTH, desertion_times=Times.THRICE),
    "subversion": replace(
        ADVANCED, subversion_army=True, subversion_rebels=Rebels.MILITIA_AND_GUERRILLAS
    ),
    "tribes": replace(ADVANCED, not_my_tribe=NotMyTribe.MUST_TWO_CHITS, accidental_guerrillas=True),
    "hidden": replace(ADVANCED, deep_underground=True, only_the_wind=True, persistence=True),
    "green": replace(ADVANCED, partnering=True, green_slow=True, two_solitudes=True),
    "dice": replace(ADVANCED, dice=True, desertion=ForWhom.BOTH),
}
SEEDS: Final = 20
MOST_CHECKPOINTS: Final = 600


@pytest.mark.rule("RD6-1", "RD6-3", "RD6.1-7", "DA-4", "RD2.223-1", "RD5.3-6", "RD8.1-1", "RDD-42")
@pytest.mark.parametrize("variation", OPTIONS)
def test_operations_end_and_lose_nothing_whatever_is_answered(variation: str) -> None:
    for seed in range(SEEDS):
        chance = Random(f"{variation} {seed}")
        board = deployed(chance, OPTIONS[variation])
        assert _problems(board, board) == []
        last = board
        for last in checkpoints(chance, board):
            assert _problems(board, last) == [], f"seed {seed}"
        assert last.segment is Segment.REDEPLOYMENT, f"seed {seed} does not end"


def checkpoints(chance: Random, board: DistrictBoard) -> Iterator[DistrictBoard]:
    """Play Operations with answers at random; yield the position at each checkpoint."""
    for _ in range(MOST_CHECKPOINTS):
        table = _answered(chance, board)
        _check_payments(board, table)
        board = table.board
        yield board
        if board.segment is not Segment.OPERATIONS:
            return


def _answered(chance: Random, board: DistrictBoard) -> DistrictTable:
    """Play to the next checkpoint."""
    table = DistrictTable(board)
    procedure = operations(table)
    word: str | None = None
    while (decision := sent(procedure, word)) is not None:
        _check_secrets(table.board, decision)
        word = chance.choice(decision.options)
    return table


def _check_secrets(board: DistrictBoard, decision: Decision) -> None:
    """What is asked while chits lie face down is known to one side only."""
    if decision.ask in ("chit", "chit.second", "chit.winds", "flip", "desertion.call"):
        assert decision.by is not None
        assert decision.known_to == (decision.by,)
    if decision.by == GOVERNMENT and decision.ask == "ops.stack":
        seen = view(board, GOVERNMENT)
        assert set(decision.options) - {"pass"} <= set(seen.stacks_in(board.active, GOVERNMENT))


def _check_payments(before: DistrictBoard, table: DistrictTable) -> None:
    """DA-4, DA-66: Nobody pays its way below its allotment, or an account below zero.

    Losses may take both anywhere.
    """
    board = before
    for fact in table.facts:
        board = fact.on(board)
        if isinstance(fact, TaskPointsPaid):
            camp = board.camps[fact.side]
            if camp.paramilitary_tp is None:
                assert camp.tp >= -max(DEEPEST_DEFICIT, camp.tp_max)
            else:
                own = camp.paramilitary_tp
                assert (own if fact.paramilitary else camp.tp - own) >= 0


def _problems(start: DistrictBoard, board: DistrictBoard) -> list[str]:
    """Return what has gone wrong with units, Infrastructure, stacks and chits."""
    return [
        *_lost(start, board),
        *(f"{area} has too much" for area in board.grounds if _is_overfull(board, area)),
        *(f"stack {letter} is wrong" for letter in board.stacks if _is_wrong(board, letter)),
        *(
            f"{name} is in no stack"
            for name, unit in board.units.items()
            if (unit.at in OFF_MAP) == (unit.stack in board.stacks)
        ),
    ]


def _lost(start: DistrictBoard, board: DistrictBoard) -> list[str]:
    """Return what is gone, or has come from nowhere."""
    kinds = [
        {name: unit.kind for name, unit in position.units.items()} for position in (start, board)
    ]
    infrastructure = [
        position.pool
        + sum(ground.of(side) for ground in position.grounds.values() for side in BELLIGERENTS)
        for position in (start, board)
    ]
    held = [chit for camp in board.camps.values() for chit in camp.hand]
    chits = [
        sum(position.intelligence.values())
        + sum(camp.advantages for camp in position.camps.values())
        for position in (start, board)
    ]
    faults = {
        "units": kinds[0] != kinds[1],
        "Infrastructure": infrastructure[0] != infrastructure[1] or board.pool < 0,
        "chits": len(held + list(board.randomizer)) != len(board.rulebook.chits),
        "Intelligence": not board.options.only_the_wind and chits[0] != chits[1],
    }
    return [f"{what} are lost" for what, is_wrong in faults.items() if is_wrong]


def _is_overfull(board: DistrictBoard, area: str) -> bool:
    """8.1, 8.2, 6.3: Whether an Area has more than its people allow."""
    ground, people = board.grounds[area], board.population(area)
    return any(
        ground.of(side) > people
        or sum(board.kind(name).is_militia for name in board.units_in(area, side)) > people
        for side in BELLIGERENTS
    ) or (ground.terror and not people)


def _is_wrong(board: DistrictBoard, letter: str) -> bool:
    """5.3: Whether a stack is empty, has strangers in it, or Assets alone."""
    stack, members = board.stacks[letter], board.members(letter)
    is_elsewhere = any(
        board.units[name].at != stack.area or board.kind(name).side is not stack.side
        for name in members
    )
    has_asset = any(board.kind(name).is_asset for name in members)
    return not members or is_elsewhere or (has_asset and not board.combat_units(letter))
