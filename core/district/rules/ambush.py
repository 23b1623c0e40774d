"""6.13 Ambush: concealed Insurgents strike one regular unit."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.stacks import StackAmbushed
from core.district.model.ids import (
    GOVERNMENT,
    INSURGENT,
    NO,
    AnswerKind,
    Mission,
    Rating,
)
from core.district.rules.attack import why_not_fight
from core.district.rules.chits import NOTHING, ChitPlay, choose, show, spend_advantage
from core.district.rules.strength import extreme_ir, rating_of, sum_of, terrain
from core.district.rules.table import DistrictTable
from core.district.rules.totals import OpenSum, OpenSums, concealed_in, judge
from core.kernel import Reason

RULE: Final = "6.13"
DOUBLE: Final = "double"

NOT_CONCEALED: Final = Reason("ambush.not-concealed", RULE)
NO_REGULARS: Final = Reason("ambush.no-regulars", RULE)
NOT_A_REGULAR: Final = Reason("ambush.not-a-regular", RULE)
ALREADY_AMBUSHED: Final = Reason("ambush.already-ambushed", RULE)


def why_not_ambush(board: DistrictBoard, letter: str) -> Reason | None:
    """6.13: Why a stack cannot Ambush: it is seen, it is MIL alone, or has no target."""
    if not board.is_concealed(letter):
        return NOT_CONCEALED
    if (reason := why_not_fight(board, letter, Mission.AMBUSH)) is not None:
        return reason
    if ambush_targets(board, letter):
        return None
    stacks = board.stacks_in(board.stacks[letter].area, GOVERNMENT)
    return ALREADY_AMBUSHED if any(_regulars(board, target) for target in stacks) else NO_REGULARS


def ambush_targets(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    """6.13, RDD-22: Return the regular units that a stack can Ambush, as `LETTER.UNIT`."""
    return tuple(
        f"{target}.{unit}"
        for target in board.stacks_in(board.stacks[letter].area, GOVERNMENT)
        if not board.stacks[target].ambushed
        for unit in _regulars(board, target)
    )


def _regulars(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    return tuple(name for name in board.members(letter) if board.kind(name).is_regular)


async def choose_ambush_target(table: DistrictTable, letter: str) -> str:
    """RDD-22: Ask which unit a stack Ambushes."""
    area = table.board.stacks[letter].area

    def refuse(word: str) -> Reason | None:
        target = word.partition(".")[0]
        if target not in table.board.stacks_in(area, GOVERNMENT):
            return None
        return ALREADY_AMBUSHED if table.board.stacks[target].ambushed else NOT_A_REGULAR

    return await table.ask(
        INSURGENT,
        lambda: ambush_targets(table.board, letter),
        ask="ambush.target",
        rule=RULE,
        kind=AnswerKind.UNIT,
        about=(area, letter),
        refuse=refuse,
    )


def ambush_sums(
    board: DistrictBoard, letter: str, target: str, *, doubled: bool = False
) -> OpenSums:
    """6.13: The highest IR of the ambushers and the Terrain Modifier against the TR of the target.

    With an Advantage the Terrain Modifier counts twice.
    """
    _, _, unit = target.partition(".")
    area, concealed = board.stacks[letter].area, concealed_in(board, letter)
    highest = 0 if concealed else extreme_ir(board, letter, Mission.AMBUSH, highest=True)
    ground = terrain(board, area, Mission.AMBUSH, eased=True)
    return OpenSums(
        OpenSum(highest, concealed, ground * 2 if doubled else ground, has_chit=False),
        OpenSum(rating_of(board, unit, Rating.TR)),
    )


async def ambush(table: DistrictTable, letter: str, target: str) -> None:
    """6.13: Ambush; the Government chooses a chit before the ambushers are turned up (DA-18)."""
    victims, _, unit = target.partition(".")
    about = (table.board.stacks[letter].area, Mission.AMBUSH, letter, target)
    table.emit(StackAmbushed(letter=victims, rule=RULE))
    played = await choose(table, GOVERNMENT, ChitPlay(RULE, about))
    doubled = await _choose_to_double(table, about)
    table.reveal(letter, RULE)
    show(table, played, NOTHING, RULE)
    if doubled:
        spend_advantage(table, INSURGENT, "terrain")
    sums = ambush_sums(table.board, letter, target, doubled=doubled)
    against = sums.against.with_chit(played.value(Rating.TR))
    margin = judge(
        table, Mission.AMBUSH, letter, sums.own.with_chit(), against, RULE, target=target
    )
    if margin <= 0:
        return
    table.lose_points(GOVERNMENT, 1, RULE)
    table.score(INSURGENT, "ambush", "7.2", table.board.stacks[letter].area)
    firepower = sum_of(table.board, letter, Rating.TR, Mission.AMBUSH)
    if against.total is not None and against.total <= firepower:
        table.hit(unit, RULE, Mission.AMBUSH)


async def _choose_to_double(table: DistrictTable, about: tuple[str, ...]) -> bool:
    """RDD-27: Ask the Insurgent whether it spends an Advantage on the terrain."""
    if not table.board.camps[INSURGENT].advantages:
        return False
    word = await table.ask(
        INSURGENT,
        lambda: (DOUBLE, NO),
        ask="ambush.advantage",
        rule=RULE,
        about=about,
        known_to=(INSURGENT,),
    )
    return word == DOUBLE
