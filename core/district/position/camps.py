"""2.1, 7.3, 9.3 The header lines for what each side has in front of it; `?` is not known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from core.district.model.board import BLIND, Camp
from core.district.model.ids import INSURGENT, UNKNOWN, Belligerent
from core.district.position.header import DistrictHeader, of_camps
from core.kernel.notation import NONE, Word


def _write_task_points(side: Belligerent, camp: Camp) -> str:
    if camp.concealed and side is INSURGENT:
        return UNKNOWN
    return f"{camp.tp}/{camp.tp_max}"


def _read_task_points(camp: Camp, word: Word) -> Camp:
    if word.text == UNKNOWN:
        return replace(camp, tp=0, tp_max=0)
    now, most = word.cut("/", "Task Points now and at most, such as 7/12")
    return replace(camp, tp=now.signed_number(), tp_max=most.number())


def _write_hand(_side: Belligerent, camp: Camp) -> str:
    return ",".join(camp.hand) or NONE


def _read_hand(camp: Camp, word: Word) -> Camp:
    if word.text == UNKNOWN:
        return replace(camp, hand=BLIND, concealed=True)
    return replace(camp, hand=tuple(sorted(chit.text for chit in word.items())))


def _card(key: str, field: str) -> DistrictHeader:
    """Return the header of a Strategy of each side."""

    def write(_side: Belligerent, camp: Camp) -> str:
        word: str = getattr(camp, field)
        return word or NONE

    def read(camp: Camp, word: Word) -> Camp:
        return _with(camp, field, "" if word.text == NONE else word.text)

    return of_camps(key, write, read, "G2 I1")


def _number(
    key: str, field: str, is_secret: Callable[[Camp], bool] = lambda camp: camp.concealed
) -> DistrictHeader:
    """Return the header of a number of each side; where it is a secret, 0 is not known."""

    def write(_side: Belligerent, camp: Camp) -> str:
        number: int = getattr(camp, field)
        return UNKNOWN if not number and is_secret(camp) else str(number)

    def read(camp: Camp, word: Word) -> Camp:
        return _with(camp, field, 0 if word.text == UNKNOWN else word.signed_number())

    return of_camps(key, write, read, "4 1")


def _write_account(_side: Belligerent, camp: Camp) -> str:
    return NONE if camp.paramilitary_tp is None else str(camp.paramilitary_tp)


def _read_account(camp: Camp, word: Word) -> Camp:
    account = None if word.text == NONE else word.signed_number()
    return replace(camp, paramilitary_tp=account)


def _with(camp: Camp, field: str, value: Any) -> Camp:
    return replace(camp, **{field: value})


CAMPS: Final = (
    of_camps("hand", _write_hand, _read_hand, "324,141 none"),
    of_camps("tp", _write_task_points, _read_task_points, "7/12 5/11"),
    _number("vp", "vp"),
    _card("strategy", "strategy"),
    _card("true-strategy", "true_strategy"),
    _number("true-vp", "true_vp", lambda camp: camp.true_strategy == UNKNOWN),
    _number("appeal", "appeal_from"),
    _number("advantages", "advantages", lambda _camp: False),
    _number("winds", "winds", lambda _camp: False),
    of_camps("paramilitary-tp", _write_account, _read_account, "5 none"),
)
"""Their lines; the hand tells whether the secrets of a side are known."""
