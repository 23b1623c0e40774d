"""6.12 Attack: one stack against an enemy stack at large."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import (
    ENEMY,
    GOVERNMENT,
    AnswerKind,
    Belligerent,
    Mission,
    Rating,
    UnitType,
)
from core.district.model.options import LimitedForeign, NotMyTribe
from core.district.rules.chits import ChitPlay, FaceDown, choose_both
from core.district.rules.hits import take_hits
from core.district.rules.patrol import NO_ENEMY_STACK
from core.district.rules.strength import counted, has_asset_for, sum_of, terrain
from core.district.rules.table import DistrictTable
from core.district.rules.terror import cause_terror, has_foreign
from core.district.rules.totals import OpenSum, OpenSums, concealed_in, judge
from core.kernel import Reason

RULE: Final = "6.12"

TOO_WEAK: Final = Reason("fight.too-weak", RULE)
TRUCE: Final = Reason("fight.truce", "5.1")
NOBODY_TO_ATTACK: Final = Reason("attack.nobody", RULE)
UNDERGROUND: Final = Reason("attack.underground", RULE)
WHOLLY_CONCEALED: Final = Reason("attack.wholly-concealed", RULE)
NO_PARTNER: Final = Reason("attack.no-partner", "11")
FOREIGN_ABSTAIN: Final = Reason("attack.foreign-abstain", "11")


def why_not_attack(board: DistrictBoard, letter: str) -> Reason | None:
    """6.12: Why a stack cannot Attack: what it is, a truce, or nobody to Attack."""
    stack = board.stacks[letter]
    if (reason := why_not_fight(board, letter, Mission.ATTACK)) is not None:
        return reason
    if stack.side is GOVERNMENT and (reason := _why_held_back(board, letter)) is not None:
        return reason
    reasons = [
        why_not_attack_on(board, letter, target)
        for target in board.stacks_in(stack.area, ENEMY[stack.side])
    ]
    if not reasons:
        return NOBODY_TO_ATTACK
    return None if None in reasons else reasons[0]


def why_not_fight(board: DistrictBoard, letter: str, mission: Mission) -> Reason | None:
    """6.12, 6.13: Why a stack can neither Attack nor Ambush: it is MIL alone, or there is a truce.

    An Asset that affects the TR makes up for MIL.
    """
    if board.truce == board.stacks[letter].area:
        return TRUCE
    kinds = [board.kind(name) for name in counted(board, letter, mission)]
    is_strong = any(not kind.is_militia for kind in kinds)
    return None if is_strong or has_asset_for(board, letter, Rating.TR) else TOO_WEAK


def _why_held_back(board: DistrictBoard, letter: str) -> Reason | None:
    """11: Why a Government stack does not Attack, by `partnering` or `limited-foreign`."""
    types = {board.kind(name).type for name in board.combat_units(letter)}
    if board.options.limited_foreign is LimitedForeign.NO_ATTACK and UnitType.FOR in types:
        return FOREIGN_ABSTAIN
    if board.options.partnering and UnitType.CBT in types and not has_foreign(board, letter):
        return NO_PARTNER
    return None


def why_not_attack_on(board: DistrictBoard, letter: str, target: str) -> Reason | None:
    """6.12: Why a stack cannot Attack another one: it is in UG, or wholly concealed."""
    stack = board.stacks[letter]
    if target not in board.stacks_in(stack.area, ENEMY[stack.side]):
        return NO_ENEMY_STACK
    if board.stacks[target].underground:
        return UNDERGROUND
    if stack.side is GOVERNMENT and board.is_concealed(target):
        return WHOLLY_CONCEALED
    return None


def attack_targets(board: DistrictBoard, letter: str) -> tuple[str, ...]:
    """6.12: Return the stacks that a stack can Attack."""
    stack = board.stacks[letter]
    enemies = board.stacks_in(stack.area, ENEMY[stack.side])
    return tuple(target for target in enemies if why_not_attack_on(board, letter, target) is None)


async def choose_attack_target(table: DistrictTable, letter: str) -> str:
    """RDD-21: Ask whom a stack Attacks."""
    stack = table.board.stacks[letter]
    return await table.ask(
        stack.side,
        lambda: attack_targets(table.board, letter),
        ask="attack.target",
        rule=RULE,
        kind=AnswerKind.STACK,
        about=(stack.area, letter),
        refuse=lambda word: why_not_attack_on(table.board, letter, word),
    )


def attack_sums(board: DistrictBoard, letter: str, target: str) -> OpenSums:
    """6.12: The TRs of both stacks; the side attacked adds the Terrain Modifier."""
    stack = board.stacks[letter]
    eased = stack.side is GOVERNMENT
    return OpenSums(
        OpenSum(sum_of(board, letter, Rating.TR, Mission.ATTACK), concealed_in(board, letter)),
        OpenSum(
            sum_of(board, target, Rating.TR, Mission.ATTACK, acting=False),
            concealed_in(board, target),
            terrain=terrain(board, stack.area, Mission.ATTACK, eased=eased),
        ),
    )


async def attack(table: DistrictTable, letter: str, target: str) -> None:
    """6.12: Attack; concealed counters of both stacks take part and are turned up (DA-16)."""
    stack = table.board.stacks[letter]
    is_ours = stack.side is GOVERNMENT
    if not is_ours:
        table.reveal(letter, RULE)
    about = (stack.area, Mission.ATTACK, letter, target)
    second, must = _second_chit(table.board, letter if is_ours else target, acting=is_ours)
    government, insurgent = await choose_both(
        table, ChitPlay(RULE, about, advantage=True, second=second, must_second=must)
    )
    if is_ours:
        table.reveal(target, RULE)
    own, against = (government, insurgent) if is_ours else (insurgent, government)
    sums = attack_sums(table.board, letter, target)
    margin = judge(
        table,
        Mission.ATTACK,
        letter,
        sums.own.with_chit(own.value(Rating.TR)),
        sums.against.with_chit(against.value(Rating.TR)),
        RULE,
        target=target,
    )
    lead = sums.own.units - sums.against.units
    if margin > 0:
        await _suffer(table, letter, target, lead, government, insurgent)
    elif margin < 0:
        await _suffer(table, target, letter, -lead, government, insurgent)


def _second_chit(board: DistrictBoard, letter: str, *, acting: bool) -> tuple[bool, bool]:
    """6.12, 11: Whether the Government may play a second chit with its stack, and whether it must.

    A FOR allows it; with `not-my-tribe` a CBT does so too, or even demands it when attacked.
    """
    types = {board.kind(name).type for name in board.combat_units(letter)}
    tribe = board.options.not_my_tribe
    strangers = UnitType.CBT in types
    allowed = strangers and tribe in (NotMyTribe.TWO_CHITS, NotMyTribe.MUST_TWO_CHITS)
    must = strangers and tribe is NotMyTribe.MUST_TWO_CHITS and not acting
    return UnitType.FOR in types or allowed, must


async def _suffer(
    table: DistrictTable,
    winner: str,
    loser: str,
    lead: int,
    government: FaceDown,
    insurgent: FaceDown,
) -> None:
    """6.12: The loser takes Hits by the units, the winner by the chits; then there may be Terror.

    A loser with the larger sum of units takes none (ruling DA-7).
    """
    board = table.board
    area, victor = board.stacks[winner].area, board.stacks[winner].side
    foreign = has_foreign(board, winner)
    left = await _hit(table, loser, max(0, lead), victor)
    if loser not in table.board.stacks and left > table.board.population(area):
        cause_terror(table, area, victor, RULE, foreign=foreign)
    difference = _between_chits(government, insurgent, victor)
    await _hit(table, winner, difference, ENEMY[victor])


async def _hit(table: DistrictTable, letter: str, hits: int, by: Belligerent) -> int:
    """6.2: Let the owner of a stack give Hits to its units; return how many are left over."""
    area = table.board.stacks[letter].area
    return await take_hits(
        table,
        ENEMY[by],
        lambda board: board.combat_units(letter),
        hits,
        Mission.ATTACK,
        (area, Mission.ATTACK, letter),
    )


def _between_chits(government: FaceDown, insurgent: FaceDown, victor: Belligerent) -> int:
    """6.12: Return the difference between the printed TRs of the chits.

    Of two chits the Government counts the lower one if it wins, else the higher (ruling DA-32).
    """
    choose = min if victor is GOVERNMENT else max
    ours = choose(government.printed(Rating.TR), default=0)
    theirs = max(insurgent.printed(Rating.TR), default=0)
    return abs(ours - theirs)
