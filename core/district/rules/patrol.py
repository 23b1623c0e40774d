"""6.11 Patrol: the Government looks for Insurgent stacks, underground or at large."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.grounds import InfrastructureFound
from core.district.model.facts.stacks import StackFound
from core.district.model.ids import INSURGENT, AnswerKind, Mission, Rating
from core.district.rules.chits import NOTHING, ChitPlay, FaceDown, choose, choose_both, show
from core.district.rules.strength import counted, extreme_ir, sum_of, terrain
from core.district.rules.table import DistrictTable
from core.district.rules.totals import OpenSum, OpenSums, concealed_in, judge
from core.kernel import Reason

RULE: Final = "6.11"
INFRASTRUCTURE: Final = "infrastructure"
"""11: The target of a Patrol for Insurgent Infrastructure, with `deep-underground`."""

NOBODY_HIDDEN: Final = Reason("patrol.nobody-hidden", RULE)
WHOLLY_REVEALED: Final = Reason("patrol.wholly-revealed", RULE)
NO_ENEMY_STACK: Final = Reason("target.no-enemy-stack", "6.1")
NOBODY_DISPERSED: Final = Reason("patrol-all.nobody-dispersed", RULE)


def why_not_patrol(board: DistrictBoard, letter: str) -> Reason | None:
    """6.11: Why a stack cannot Patrol: nothing in its Area is hidden."""
    return None if patrol_targets(board, letter) else NOBODY_HIDDEN


def why_not_patrol_all(board: DistrictBoard, letter: str) -> Reason | None:
    """6.11: Why a stack cannot Patrol against all: it needs a Dispersed unit that counts."""
    if not any(board.units[name].dispersed for name in counted(board, letter, Mission.PATROL_ALL)):
        return NOBODY_DISPERSED
    return None if hidden_stacks(board, letter) else NOBODY_HIDDEN


def why_not_patrol_of(board: DistrictBoard, letter: str, target: str) -> Reason | None:
    """6.11: Why a stack cannot Patrol against another one (rulings DA-5 and DA-36)."""
    if target not in board.stacks_in(board.stacks[letter].area, INSURGENT):
        return NO_ENEMY_STACK
    if board.stacks[target].underground or not board.is_revealed(target):
        return None
    return WHOLLY_REVEALED


def hidden_stacks(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    """6.11: Return the Insurgent stacks of the Area that are in UG or have a concealed counter."""
    stacks = board.stacks_in(board.stacks[letter].area, INSURGENT)
    return tuple(target for target in stacks if why_not_patrol_of(board, letter, target) is None)


def patrol_targets(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    """6.11: Return what a stack can Patrol against; 11 `deep-underground`: Infrastructure, too."""
    stacks = hidden_stacks(board, letter)
    ground = board.grounds[board.stacks[letter].area]
    if board.options.deep_underground and ground.found < ground.insurgent:
        return (*stacks, INFRASTRUCTURE)
    return stacks


async def choose_patrol_target(table: DistrictTable, letter: str) -> str:
    """RDD-21: Ask whom a stack Patrols against."""
    stack = table.board.stacks[letter]
    return await table.ask(
        stack.side,
        lambda: patrol_targets(table.board, letter),
        ask="patrol.target",
        rule=RULE,
        kind=AnswerKind.STACK,
        about=(stack.area, letter),
        refuse=lambda word: why_not_patrol_of(table.board, letter, word),
    )


def patrol_sums(board: DistrictBoard, letter: str, target: str) -> OpenSums:
    """6.11: The IRs of the stack against the lowest IR of the target and the Terrain Modifier.

    Found by `deep-underground`, Infrastructure has an IR of 0.
    """
    area = board.stacks[letter].area
    own = OpenSum(sum_of(board, letter, Rating.IR, Mission.PATROL))
    ground = terrain(board, area, Mission.PATROL, eased=True)
    if target == INFRASTRUCTURE:
        return OpenSums(own, OpenSum(0, terrain=ground))
    concealed = concealed_in(board, target)
    lowest = 0 if concealed else extreme_ir(board, target, Mission.PATROL, highest=False)
    return OpenSums(own, OpenSum(lowest, concealed, terrain=ground))


async def patrol(table: DistrictTable, letter: str, target: str) -> None:
    """6.11: Patrol against one stack; both sides play a chit."""
    area = table.board.stacks[letter].area
    about = (area, Mission.PATROL, letter, target)
    government, insurgent = await choose_both(
        table, ChitPlay(RULE, about, advantage=True, winds=target != INFRASTRUCTURE)
    )
    look_for(table, letter, target, Mission.PATROL, government, insurgent)


async def patrol_all(table: DistrictTable, letter: str, _target: str = "") -> None:
    """6.11: Patrol against all stacks at once; only the Insurgent plays a chit."""
    area = table.board.stacks[letter].area
    about = (area, Mission.PATROL_ALL, letter)
    insurgent = await choose(table, INSURGENT, ChitPlay(RULE, about, advantage=True, winds=True))
    show(table, NOTHING, insurgent, RULE)
    for target in hidden_stacks(table.board, letter):
        look_for(table, letter, target, Mission.PATROL_ALL, NOTHING, insurgent)


def look_for(
    table: DistrictTable,
    letter: str,
    target: str,
    mission: Mission,
    government: FaceDown,
    insurgent: FaceDown,
) -> None:
    """6.11: Compare the totals; a found stack comes out at large, or its counters are turned up.

    The Government learns nothing but whether it was higher.
    """
    own, against = patrol_sums(table.board, letter, target)
    margin = judge(
        table,
        mission,
        letter,
        own.with_chit(government.value(Rating.IR)),
        against.with_chit(insurgent.value(Rating.IR)),
        RULE,
        target=target,
        hides=None if target == INFRASTRUCTURE else INSURGENT,
    )
    if margin <= 0:
        return
    area = table.board.stacks[letter].area
    if target == INFRASTRUCTURE:
        table.emit(InfrastructureFound(area=area, rule="11"))
    elif table.board.stacks[target].underground:
        table.emit(StackFound(letter=target, area=area, rule=RULE))
    else:
        table.reveal(target, RULE)
