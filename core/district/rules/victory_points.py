"""7.2 Victory Points: Population Control, LOC Control, and whether the game is over."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard, DistrictResult
from core.district.model.facts.camps import PointsScored
from core.district.model.facts.flow import DistrictDecided
from core.district.model.facts.scoring import LocJudged
from core.district.model.ids import (
    BELLIGERENTS,
    ENEMY,
    GOVERNMENT,
    INSURGENT,
    NO,
    Belligerent,
)
from core.district.model.module import Population, Strategy
from core.district.rules.table import DistrictTable
from core.kernel import Reason

DECLARE: Final = "declare"
BELOW_LIMIT: Final = Reason("victory.below-limit", "7.2")


async def victory_points(table: DistrictTable) -> None:
    """7.2: Count what the Areas are worth, then see whether somebody has won."""
    score_population(table)
    score_roads(table)
    if table.board.options.switcheroo:
        is_over = await somebody_declares(table)
    else:
        limit = table.board.length.limit
        is_over = any(camp.vp >= limit for camp in table.board.camps.values())
    decide(table, is_over=is_over)


# 7.21


def score_population(table: DistrictTable) -> None:
    """7.21: Each side notes its points for the Areas that it controls."""
    for area in table.board.grounds:
        side = controller_of(table.board, area)
        if side is not None:
            _score(table, side, "population", area, "7.21")


def controller_of(board: DistrictBoard, area: str) -> Belligerent | None:
    """7.21: Return who has more Infrastructure in an Area with people and without Terror."""
    ground = board.grounds[area]
    if ground.terror or not board.population(area) or ground.government == ground.insurgent:
        return None
    return GOVERNMENT if ground.government > ground.insurgent else INSURGENT


def population_worth(board: DistrictBoard, card: Strategy, side: Belligerent, area: str) -> int:
    """7.21: Return what Population Control of an Area pays by a Strategy.

    11 `xenophobic`: half as much, rounded up, for the Government where there are Foreigners.
    """
    worth = {
        Population.ONE: 1,
        Population.PER_INFRASTRUCTURE: board.grounds[area].of(side),
        Population.POPULATION: board.population(area),
    }[card.population]
    resented = board.options.xenophobic and side is GOVERNMENT
    if resented and any(board.kind(name).foreign for name in board.units_in(area, side)):
        return (worth + 1) // 2
    return worth


# 7.22


def score_roads(table: DistrictTable) -> None:
    """7.22: It is told who has LOC Control of which Areas; each side notes its points for them."""
    board = table.board
    held = {area: side for area in board.grounds if (side := road_holder(board, area)) is not None}
    table.emit(LocJudged(held=held, rule="7.22"))
    for area, side in held.items():
        _score(table, side, "loc", area, "7.22")


def road_holder(board: DistrictBoard, area: str) -> Belligerent | None:
    """7.22: Return who alone has as many Combat Units in an Area as its TM, and at least one."""
    needed = max(1, board.area(area).terrain)
    strong = [side for side in BELLIGERENTS if presence(board, area, side) >= needed]
    return strong[0] if len(strong) == 1 else None


def presence(board: DistrictBoard, area: str, side: Belligerent) -> int:
    """7.22: Count Combat Units, Dispersed ones twice; Assets and Dummies do not (ruling DA-13)."""
    units = [name for name in board.units_in(area, side) if board.kind(name).is_combat]
    return len(units) + sum(board.units[name].dispersed for name in units)


def _score(table: DistrictTable, side: Belligerent, reason: str, area: str, rule: str) -> None:
    """7.2: Note what an Area is worth by a side's Strategy; 11: and by its true one."""
    board = table.board
    camp, cards = board.camps[side], board.rulebook.strategies

    def worth(card: Strategy) -> int:
        return card.loc if reason == "loc" else population_worth(board, card, side, area)

    points = worth(cards[camp.strategy])
    true_points = worth(cards[camp.true_strategy]) if camp.true_strategy else 0
    if points or true_points:
        table.emit(
            PointsScored(
                side=side,
                points=points,
                true_points=true_points,
                reason=reason,
                area=area,
                rule=rule,
                secret_of=side,
            )
        )


# The end


async def somebody_declares(table: DistrictTable) -> bool:
    """11 `switcheroo`: Ask both sides whether they declare that they have reached the limit.

    Both are asked in any case, so that the question tells nothing.
    """
    words = await table.together(*(declaration(table, side) for side in BELLIGERENTS))
    return DECLARE in words


async def declaration(table: DistrictTable, side: Belligerent) -> str:
    """11 `switcheroo`: Ask one side."""
    has_reached = table.board.camps[side].vp >= table.board.length.limit
    return await table.ask(
        side,
        lambda: (DECLARE, NO) if has_reached else (NO,),
        ask="victory.declare",
        rule="11",
        refuse=lambda word: BELOW_LIMIT if word == DECLARE else None,
    )


def decide(table: DistrictTable, *, is_over: bool) -> None:
    """7.2, RDM.7: End the game if somebody has won, or if this was the last turn.

    Equal points at the limit mean another turn (ruling DA-14); after the last one, the Insurgent
    wins.
    """
    board = table.board
    is_true = board.options.switcheroo
    points = {side: camp.true_vp if is_true else camp.vp for side, camp in board.camps.items()}
    leader = max(BELLIGERENTS, key=lambda side: points[side])
    is_tied = points[leader] == points[ENEMY[leader]]
    is_last = board.turn >= board.length.last_turn
    if is_over and not is_tied:
        _end(table, leader, points, "limit", "7.2")
    elif is_last:
        _end(table, INSURGENT if is_tied else leader, points, "last-turn", "M.7")


def _end(
    table: DistrictTable,
    winner: Belligerent,
    points: dict[Belligerent, int],
    reason: str,
    rule: str,
) -> None:
    result = DistrictResult(winners=(winner,), points=points, reason=reason, rule=rule)
    table.emit(DistrictDecided(result=result, rule=rule))
