"""Whole games at random without Operations: planning and the end of each turn."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

import pytest
from msgspec.structs import replace

from core.district.model.board import DistrictBoard
from core.district.model.facts.fact import DistrictFact
from core.district.model.ids import (
    AVAILABLE,
    BELLIGERENTS,
    INSURGENT,
    OFF_MAP,
    Segment,
)
from core.district.model.options import (
    DistrictOptions,
    ForWhom,
    GameLength,
    LimitedForeign,
    SavedPoints,
)
from core.district.model.start import starting_board
from core.district.model.view import view
from core.district.rules.stages import DistrictRules
from core.kernel import Decision, Game, Turn

STANDARD: Final = DistrictOptions(length=GameLength.SHORT)
ADVANCED: Final = replace(STANDARD, assets=True, foreign=True, intelligence=True)
VARIED: Final = replace(
    ADVANCED,
    no_mixed_stacks=True,
    degrade_networks=True,
    limited_foreign=LimitedForeign.NO_RECOVERY,
    strategic_intelligence=True,
    only_the_wind=True,
    persistence=True,
    staff_efficiency=ForWhom.BOTH,
    staff_saving=SavedPoints.FIVE,
    switcheroo=True,
    green_no_mix=True,
    green_no_disperse=True,
    green_small=True,
    two_solitudes=True,
    xenophobic=True,
)
SEEDS: Final = range(6)

SECRET: Final = frozenset(
    {
        *("setup.strategy", "setup.gr", "setup.asset", "event.cache", "event.rumour"),
        *("command", "command.number", "command.draw", "discard"),
        *("deploy.unit", "deploy.area", "deploy.stack", "deploy.place"),
        *("appeal.gain", "appeal.piece", "appeal.strategy"),
    }
)
"""Questions of which nothing shows before their part of the turn is over."""


def turn_from(board: DistrictBoard) -> Turn[DistrictBoard, DistrictFact]:
    """Return a game in motion from a checkpoint; Operations are left out."""
    if board.segment is Segment.OPERATIONS:
        board = replace(board, segment=Segment.REDEPLOYMENT)
    return Turn(DistrictRules(), Game(board))


def answer_at_random(chance: Random, decision: Decision) -> str:
    """Pick one of the options; of a long Deployment, finish one in three times."""
    assert decision.options
    assert len(set(decision.options)) == len(decision.options), decision
    assert all(decision.why_not(word) is None for word in decision.options)
    if "done" in decision.options and not chance.randrange(3):
        return "done"
    return chance.choices(decision.options, weights=decision.weights or None)[0]


def check(board: DistrictBoard, first: DistrictBoard) -> None:
    """Fail if a piece has been lost or made, or stands where it may not."""
    kinds = Counter(unit.kind for unit in board.units.values())
    assert kinds == Counter(unit.kind for unit in first.units.values())
    built = sum(ground.government + ground.insurgent for ground in board.grounds.values())
    assert built + board.pool == board.rulebook.infrastructure
    held = [chit for camp in board.camps.values() for chit in camp.hand]
    assert sorted((*held, *board.randomizer)) == sorted(board.rulebook.chits)
    chits = sum(board.intelligence.values())
    advantages = sum(camp.advantages + camp.winds for camp in board.camps.values())
    assert chits + advantages == sum(first.intelligence.values())
    for area in board.grounds:
        check_area(board, area)


def check_area(board: DistrictBoard, area: str) -> None:
    """Fail if an Area holds more than its people allow, or an Asset that stands alone."""
    people = board.population(area)
    for side in BELLIGERENTS:
        here = board.units_in(area, side)
        assert board.grounds[area].of(side) <= people
        assert sum(board.kind(name).is_militia for name in here) <= people
        if any(board.kind(name).is_asset for name in here):
            assert any(board.kind(name).is_combat for name in here)


def check_stacks(board: DistrictBoard) -> None:
    """Fail if a stack cannot stand as it does after a Deployment."""
    on_map = {name for name, unit in board.units.items() if unit.at not in OFF_MAP}
    members = {name for letter in board.stacks for name in board.members(letter)}
    assert members == {name for name in on_map if board.units[name].stack}
    assert board.side is None
    assert members == on_map
    assert not board.posts
    for letter, stack in board.stacks.items():
        names = board.members(letter)
        assert {board.units[name].at for name in names} == {stack.area}
        alone = all(board.kind(name).is_dummy for name in names)
        assert alone or board.combat_units(letter)


@pytest.mark.rule("RD4-1", "RD5.3-6", "RD9.1-2", "RD8.1-1", "RD8.2-1", "RD2.24-1", "RD2.223-1")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("scenario", ["standard", "free", "random"])
@pytest.mark.parametrize("options", [STANDARD, ADVANCED, VARIED], ids=["standard", "adv", "varied"])
def test_random_games_lose_no_piece_and_end(
    options: DistrictOptions, scenario: str, seed: int
) -> None:
    first = starting_board("orrin-valley", scenario, options)
    chance = Random(f"{options} {scenario} {seed}")
    turn = turn_from(first)
    while isinstance(decision := turn.pending, Decision):
        turn.answer(answer_at_random(chance, decision))
        if not turn.is_at_checkpoint:
            continue
        if turn.checkpoint.segment is Segment.OPERATIONS:
            check_stacks(turn.checkpoint)
            turn = turn_from(turn.checkpoint)
        check(turn.board, first)
    assert turn.board.result is not None
    assert turn.board.turn <= turn.board.length.last_turn


@pytest.mark.rule("RD5.3-5", "RD8.1-1")
@pytest.mark.parametrize("seed", SEEDS)
def test_insurgents_on_the_map_stay_in_their_area_in_a_deployment(seed: int) -> None:
    chance = Random(seed)
    turn = turn_from(starting_board("orrin-valley", "standard", ADVANCED))
    before: dict[str, str] = {}
    while isinstance(decision := turn.pending, Decision):
        part = turn.checkpoint.segment, turn.checkpoint.side
        if turn.is_at_checkpoint and part == (Segment.DEPLOYMENT, INSURGENT):
            before = {name: unit.at for name, unit in turn.checkpoint.units.items()}
        turn.answer(answer_at_random(chance, decision))
        if turn.is_at_checkpoint and turn.checkpoint.segment is Segment.INTELLIGENCE:
            for name in turn.checkpoint.on_map(INSURGENT):
                assert before[name] in (AVAILABLE, turn.checkpoint.units[name].at)
        if turn.is_at_checkpoint and turn.checkpoint.segment is Segment.OPERATIONS:
            turn = turn_from(turn.checkpoint)


@pytest.mark.rule("RDD-42", "RD2.1-3")
@pytest.mark.parametrize("seed", SEEDS)
def test_an_answer_that_a_side_may_not_know_changes_nothing_in_its_view(seed: int) -> None:
    chance = Random(seed)
    turn = turn_from(starting_board("orrin-valley", "free", ADVANCED))
    while isinstance(decision := turn.pending, Decision):
        before, known_to = turn.board, decision.known_to
        turn.answer(answer_at_random(chance, decision))
        if known_to is not None and decision.ask in SECRET and not turn.is_at_checkpoint:
            for side in BELLIGERENTS:
                if side not in known_to:
                    assert view(turn.board, side) == view(before, side), decision
        if turn.is_at_checkpoint and turn.checkpoint.segment is Segment.OPERATIONS:
            turn = turn_from(turn.checkpoint)
