"""11 Desertion: the enemy calls on a paramilitary stack before its mission."""

from __future__ import annotations

from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.facts.camps import ChitsShown
from core.district.model.facts.stacks import DesertionCalled, StackFinished
from core.district.model.ids import (
    BLANK,
    ENEMY,
    GOVERNMENT,
    INSURGENT,
    NO,
    AnswerKind,
    Belligerent,
    Mission,
    ratings_of,
)
from core.district.rules.chits import DIE, words_of_hand
from core.district.rules.hits import alike
from core.district.rules.table import DistrictTable

RULE: Final = "11"
RANDOM: Final = "random"
"""The owner draws a chit at random instead of playing one."""

FLIGHT: Final = 3
"""By how much the caller must be higher for a unit to be Disrupted."""


async def deserts(table: DistrictTable, letter: str, mission: Mission) -> bool:
    """11: Let the enemy call on a stack that is named for a mission; return whether it is idle."""
    board = table.board
    caller = ENEMY[board.stacks[letter].side]
    if not may_call(board, letter):
        return False
    about = (board.stacks[letter].area, mission, letter)
    word = await table.ask(
        caller,
        lambda: (*_words(table.board, caller), NO),
        ask="desertion.call",
        rule=RULE,
        kind=AnswerKind.CHIT,
        about=about,
        known_to=(caller,),
    )
    if word == NO:
        return False
    table.emit(DesertionCalled(side=caller, letter=letter, rule=RULE))
    call = await _rolled(table, word, about)
    if not is_paramilitary(table.board, letter):
        _show(table, caller, call)
        return False
    answer = await _answer(table, ENEMY[caller], caller, call, about)
    margin = ratings_of(call).tr - ratings_of(answer).tr
    if margin <= 0:
        return False
    if margin >= FLIGHT:
        await _lose_one(table, letter, about)
    table.emit(StackFinished(letter=letter, rule=RULE))
    return True


def may_call(board: DistrictBoard, letter: str) -> bool:
    """11: Whether the enemy may call on a stack, as far as it can know what is in it.

    A stack with a concealed counter may be called on whatever it is: being asked tells nothing. If
    there are other than paramilitary units in it, the call is lost (ruling DA-65).
    """
    side, options = board.stacks[letter].side, board.options
    called = board.desertions.get(ENEMY[side], 0)
    if not options.desert(side) or called >= int(options.desertion_times):
        return False
    if side is INSURGENT:
        seen = [name for name in board.combat_units(letter) if board.units[name].revealed]
        return all(board.kind(name).is_paramilitary for name in seen)
    return is_paramilitary(board, letter)


def is_paramilitary(board: DistrictBoard, letter: str) -> bool:
    """11: Whether a stack has paramilitary units only; Assets do not matter."""
    units = board.combat_units(letter)
    return bool(units) and all(board.kind(name).is_paramilitary for name in units)


def _words(board: DistrictBoard, side: Belligerent) -> list[str]:
    """11: Return what a side can play; with `dice`, it rolls."""
    return [DIE] if board.options.dice else words_of_hand(board, side, with_advantage=False)


async def _rolled(table: DistrictTable, word: str, about: tuple[str, ...]) -> str:
    """11 `dice`: Return what a die shows instead of a chit."""
    return str(await table.roll(ask="chit.die", rule=RULE, about=about)) if word == DIE else word


async def _answer(
    table: DistrictTable,
    owner: Belligerent,
    caller: Belligerent,
    call: str,
    about: tuple[str, ...],
) -> str:
    """11: Let the owner play a chit or draw one at random; then both are turned up."""
    word = await table.ask(
        owner,
        lambda: (*_words(table.board, owner), RANDOM),
        ask="desertion.answer",
        rule=RULE,
        kind=AnswerKind.CHIT,
        about=about,
        known_to=(owner,),
    )
    played = BLANK if word == RANDOM else await _rolled(table, word, about)
    _show(table, caller, call, "" if word == RANDOM else played)
    return await table.draw_chit(RULE, about, beside=(call,)) if word == RANDOM else played


def _show(table: DistrictTable, caller: Belligerent, call: str, answer: str = "") -> None:
    """6.1: Turn up what was played."""
    theirs = (answer,) if answer else ()
    sides = ((call,), theirs) if caller is GOVERNMENT else (theirs, (call,))
    table.emit(ChitsShown(government=sides[0], insurgent=sides[1], rule=RULE))


async def _lose_one(table: DistrictTable, letter: str, about: tuple[str, ...]) -> None:
    """11: Disrupt one unit of a stack, of the owner's choice."""
    stack = table.board.stacks[letter]
    unit = await table.ask(
        stack.side,
        lambda: alike(table.board, table.board.combat_units(letter)),
        ask="desertion.unit",
        rule=RULE,
        kind=AnswerKind.UNIT,
        about=about,
        known_to=(INSURGENT,) if stack.side is INSURGENT else None,
    )
    table.disrupt(unit, RULE)
