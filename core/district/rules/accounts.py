"""6.1, 11 Who pays for a mission: the side, or with `two-solitudes` one of its two accounts."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT
from core.district.rules.table import DistrictTable
from core.district.rules.task_points import CANNOT_PAY, may_pay
from core.kernel import Reason


class PointsAccount(StrEnum):
    """11 `two-solitudes`: The accounts of the Government."""

    PARAMILITARY = "paramilitary"
    REGULAR = "regular"


ACCOUNT_EMPTY: Final = Reason("points.account-empty", "11")


def why_not_pay(board: DistrictBoard, letter: str, points: int) -> Reason | None:
    """DA-4, 11: Why a stack's side cannot pay for a mission."""
    side = board.stacks[letter].side
    if not are_divided(board, letter):
        return None if may_pay(board, side, points) else CANNOT_PAY
    return None if accounts_for(board, letter, points) else ACCOUNT_EMPTY


def are_divided(board: DistrictBoard, letter: str) -> bool:
    """11: Whether the side of a stack pays from two accounts."""
    is_ours = board.stacks[letter].side is GOVERNMENT
    return is_ours and board.camps[GOVERNMENT].paramilitary_tp is not None


def accounts_for(board: DistrictBoard, letter: str, points: int) -> tuple[PointsAccount, ...]:
    """11: Return the accounts that can pay for a stack: that of its units; for a mixed one either.

    An account cannot go into deficit.
    """
    units = board.combat_units(letter)
    kinds = {
        PointsAccount.PARAMILITARY: any(board.kind(name).is_paramilitary for name in units),
        PointsAccount.REGULAR: any(board.kind(name).is_regular for name in units),
    }
    return tuple(
        account for account in PointsAccount if kinds[account] and balance(board, account) >= points
    )


def balance(board: DistrictBoard, account: PointsAccount) -> int:
    """11: Return what is left in an account of the Government."""
    camp = board.camps[GOVERNMENT]
    paramilitary = camp.paramilitary_tp or 0
    return paramilitary if account is PointsAccount.PARAMILITARY else camp.tp - paramilitary


def fuller_account(board: DistrictBoard) -> PointsAccount:
    """11: Return the account of the Government with more points; it pays for intelligence."""
    return max(reversed(PointsAccount), key=lambda account: balance(board, account))


async def pay_for(table: DistrictTable, letter: str, points: int, rule: str) -> None:
    """6.1: Pay for a mission of a stack; 11: its owner says from which account."""
    side = table.board.stacks[letter].side
    if not are_divided(table.board, letter):
        table.pay(side, points, rule)
        return
    account = await table.ask(
        side,
        lambda: accounts_for(table.board, letter, points),
        ask="pay.account",
        rule="11",
        about=(table.board.stacks[letter].area, letter),
    )
    table.pay(side, points, rule, paramilitary=account == PointsAccount.PARAMILITARY)
