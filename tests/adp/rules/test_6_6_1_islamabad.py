"""6.6.1 Islamabad: how its posture shifts, hardens and softens, and what Hostility does."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Activated, Entered, Fact, Hid, IslamabadMoved
from core.adp.model.ids import TALIBAN, Islamabad, Piece, SpaceId, Stage
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.islamabad import shift_islamabad
from core.adp.rules.table import AdpTable
from tests.adp.play import finish, position

RESET: Final = "stage: reset\ncard: propaganda\n"


def table_at(text: str) -> AdpTable:
    """Sit down at a position."""
    return AdpTable(position(text), CATALOGUE)


def moved(*words: str) -> list[Fact]:
    """Return the facts of Islamabad moving through the boxes; `!` marks Hard."""
    return [
        IslamabadMoved(Islamabad(word.removesuffix("!")), word.endswith("!"), rule="5")
        for word in words
    ]


# The drift at Reset


@pytest.mark.rule("R6.6-2", "R6.6.1-7", "R6.6.1-9")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("hostility", Islamabad.PRESSURE),
        ("pressure", Islamabad.TOLERANCE),
        ("tolerance", Islamabad.BACKING),
        ("sponsorship", Islamabad.BACKING),
        ("hostility!", Islamabad.HOSTILITY),
        ("pressure!", Islamabad.PRESSURE),
        ("backing!", Islamabad.BACKING),
        ("sponsorship!", Islamabad.SPONSORSHIP),
    ],
)
def test_at_reset_a_hard_posture_softens_and_any_other_drifts_towards_backing(
    before: str, after: Islamabad
) -> None:
    table = finish(position(RESET + f"islamabad: {before}\nmap: empty"))

    assert table.facts == [
        IslamabadMoved(after, False, rule="6.6"),
        Entered(Stage.NEXT_CARD, rule="2.3.7"),
    ]


@pytest.mark.rule("R6.6-2")
def test_at_reset_backing_stays() -> None:
    table = finish(position(RESET + "islamabad: backing\nmap: empty"))

    assert table.facts == [Entered(Stage.NEXT_CARD, rule="2.3.7")]


# Shifts


@pytest.mark.rule("R6.6.1-7", "R6.6.1-8", "R6.6.1-9", "A-34")
@pytest.mark.parametrize(
    ("before", "boxes", "facts"),
    [
        ("tolerance", 1, moved("backing")),
        ("tolerance", -2, moved("pressure", "hostility")),
        ("sponsorship", 1, moved("sponsorship!")),
        ("backing", 3, moved("sponsorship", "sponsorship!")),
        ("hostility", -1, moved("hostility!")),
        ("pressure", -3, moved("hostility", "hostility!")),
        ("sponsorship!", 2, []),
        ("sponsorship!", -2, moved("backing!", "tolerance!")),
        ("backing", 0, []),
    ],
)
def test_islamabad_shifts_box_by_box_and_hardens_at_either_end(
    before: str, boxes: int, facts: list[Fact]
) -> None:
    table = table_at(f"islamabad: {before}\nmap: empty")

    shift_islamabad(table, boxes, "5")

    assert table.facts == facts


# Hostility


@pytest.mark.rule("R6.6.1-2", "R6.6.1-7", "A-35")
def test_as_hostility_begins_all_taliban_in_pakistan_turn_active() -> None:
    table = table_at("islamabad: pressure\nkandahar T:u1\nbalochistan T:u1\nwaziristan T:B1u2a1")

    shift_islamabad(table, -1, "5")

    assert table.facts == [
        *moved("hostility"),
        Activated(TALIBAN, SpaceId.BALOCHISTAN, 1, rule="6.6.1"),
        Activated(TALIBAN, SpaceId.WAZIRISTAN, 2, rule="6.6.1"),
    ]


@pytest.mark.rule("R6.6.1-2")
def test_under_hostility_a_guerrilla_cannot_come_to_pakistan_or_hide_there_unseen() -> None:
    table = table_at("islamabad: hostility\nwaziristan T:a1")

    table.place(Piece.TALIBAN_UNDERGROUND, SpaceId.WAZIRISTAN, 1, "3.3.1")
    table.emit(Hid(TALIBAN, SpaceId.WAZIRISTAN, 1, rule="3.3.1"))

    assert table.board.spaces[SpaceId.WAZIRISTAN].taliban_underground == 0
    assert table.board.spaces[SpaceId.WAZIRISTAN].taliban_active == 2


@pytest.mark.rule("R6.6.1-2", "R6.5.4-1")
def test_guerrillas_that_redeploy_to_a_hostile_pakistan_turn_active() -> None:
    board = position("stage: redeploy\ncard: propaganda\nislamabad: hostility\nghazni T:u1")

    table = finish(board, "waziristan")

    assert Activated(TALIBAN, SpaceId.WAZIRISTAN, 1, rule="6.6.1") in table.facts


@pytest.mark.rule("A-35")
def test_as_hostility_ends_taliban_in_pakistan_stay_active_until_something_hides_them() -> None:
    table = table_at("islamabad: hostility\nwaziristan T:a2")

    shift_islamabad(table, 1, "5")

    assert table.facts == moved("pressure")


@pytest.mark.rule("R6.6.1-3", "R6.6.1-4")
@pytest.mark.parametrize("box", ["pressure", "tolerance", "backing", "sponsorship"])
def test_in_any_other_box_taliban_in_pakistan_may_hide(box: str) -> None:
    table = table_at(f"islamabad: {box}\nwaziristan T:a1")

    table.emit(Hid(TALIBAN, SpaceId.WAZIRISTAN, 1, rule="3.3.1"))

    assert table.board.spaces[SpaceId.WAZIRISTAN].taliban_underground == 1
