"""6.6 Reset Phase: Casualties, Islamabad, Eligibility, markers, Momentum and Guerrillas."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.board import Lasting
from core.adp.model.facts import (
    Calmed,
    CapabilityGained,
    CardRemoved,
    EligibilitySet,
    Entered,
    Fact,
    Hid,
    IslamabadMoved,
    LeftPlay,
    MomentumLapsed,
    Recovered,
    Repaired,
)
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    TALIBAN,
    WARLORDS,
    Islamabad,
    Piece,
    Side,
    SpaceId,
    Stage,
)
from core.adp.model.options import Options
from core.adp.model.scenarios import STARTS
from tests.adp.play import finish, play, position

PHASE: Final = "stage: reset\ncard: propaganda\n"
NEXT_CARD: Final = Entered(Stage.NEXT_CARD, rule="2.3.7")
BASE: Final = Piece.COALITION_BASE
TROOPS: Final = Piece.COALITION_TROOPS


@pytest.mark.rule("R6.6-1", "R6.6-2", "R6.6-3", "R6.6-4", "R6.6-5", "R6.6-6", "R6.6-7")
def test_everything_is_reset_in_the_order_of_the_rule() -> None:
    board = position(
        PHASE
        + """
        casualties: C:B1T3
        islamabad: tolerance
        eligible: government
        momentum: 24=shaded:talks 57=unshaded
        kandahar T:a1u1 W:a2 terror=2
        waziristan T:a1
        kabul-aibak sabotage
        """
    )

    assert finish(board).facts == [
        LeftPlay(BASE, 1, rule="6.6"),
        LeftPlay(TROOPS, 1, rule="6.6"),
        Recovered(TROOPS, 2, rule="6.6"),
        IslamabadMoved(Islamabad.BACKING, False, rule="6.6"),
        EligibilitySet(COALITION, True, rule="6.6"),
        EligibilitySet(TALIBAN, True, rule="6.6"),
        EligibilitySet(WARLORDS, True, rule="6.6"),
        Calmed(SpaceId.KANDAHAR, 2, rule="6.6"),
        Repaired(SpaceId.KABUL_AIBAK, rule="6.6"),
        MomentumLapsed(24, rule="6.6"),
        MomentumLapsed(57, rule="6.6"),
        Hid(TALIBAN, SpaceId.KANDAHAR, 1, rule="6.6"),
        Hid(WARLORDS, SpaceId.KANDAHAR, 2, rule="6.6"),
        Hid(TALIBAN, SpaceId.WAZIRISTAN, 1, rule="6.6"),
        NEXT_CARD,
    ]


@pytest.mark.rule("R6.6-7")
def test_where_there_is_nothing_to_reset_the_next_card_follows() -> None:
    assert finish(position(PHASE + "map: empty")).facts == [NEXT_CARD]


@pytest.mark.rule("R6.6-1")
@pytest.mark.parametrize(
    ("casualties", "facts"),
    [
        ("T1", [Recovered(TROOPS, 1, rule="6.6")]),
        ("T4", [LeftPlay(TROOPS, 2, rule="6.6"), Recovered(TROOPS, 2, rule="6.6")]),
        ("T5", [LeftPlay(TROOPS, 2, rule="6.6"), Recovered(TROOPS, 3, rule="6.6")]),
        ("B2", [LeftPlay(BASE, 2, rule="6.6")]),
    ],
)
def test_bases_and_half_of_the_troops_rounded_down_leave_the_game(
    casualties: str, facts: list[Fact]
) -> None:
    board = position(PHASE + f"casualties: C:{casualties}\nmap: empty")

    table = finish(board)

    assert table.facts == [*facts, NEXT_CARD]
    assert table.board.casualties.coin == 0


@pytest.mark.rule("R6.6-3", "R2.3.1-1")
def test_all_factions_are_eligible_after_a_reset() -> None:
    table = finish(position(PHASE + "eligible: none\nmap: empty"))

    assert table.board.eligible == FACTIONS


@pytest.mark.rule("R6.6-4")
def test_all_terror_and_sabotage_markers_return_to_the_supply() -> None:
    board = position(PHASE + "kabul terror=3\nzabol terror=1\nkabul-aibak sabotage")

    table = finish(board)

    assert board.markers_left == 25
    assert table.board.markers_left == 30


@pytest.mark.rule("R6.6-5", "R5.4-1", "R5.3-1")
def test_momentum_lapses_and_capabilities_last() -> None:
    board = position(PHASE + "momentum: 57=unshaded\ncapabilities: 1=unshaded\nmap: empty")

    table = finish(board)

    assert table.board.momentum == ()
    assert table.board.capabilities == (Lasting(1, Side.UNSHADED),)


@pytest.mark.rule("R6.6-6", "R6.6.1-2")
def test_taliban_in_pakistan_stay_active_under_a_hostility_that_was_hard() -> None:
    board = position(PHASE + "islamabad: hostility!\nkandahar T:a1\nwaziristan T:a2")

    assert finish(board).facts == [
        IslamabadMoved(Islamabad.HOSTILITY, False, rule="6.6"),
        Hid(TALIBAN, SpaceId.KANDAHAR, 1, rule="6.6"),
        NEXT_CARD,
    ]


@pytest.mark.rule("R6.6-6", "A-35")
def test_islamabad_shifts_first_so_taliban_in_pakistan_hide_when_hostility_ends() -> None:
    board = position(PHASE + "islamabad: hostility\nwaziristan T:a2")

    assert finish(board).facts == [
        IslamabadMoved(Islamabad.PRESSURE, False, rule="6.6"),
        Hid(TALIBAN, SpaceId.WAZIRISTAN, 2, rule="6.6"),
        NEXT_CARD,
    ]


# What the set-up puts in force


@pytest.mark.rule("R5.3-1", "RS-2")
@pytest.mark.parametrize(
    ("card", "side"), [(1, Side.UNSHADED), (18, Side.UNSHADED), (23, Side.SHADED)]
)
def test_a_capability_among_the_removed_cards_is_in_force_on_its_owners_side(
    card: int, side: Side
) -> None:
    turn = play(position(""), str(card))

    assert turn.facts == (
        CardRemoved(card, rule="S"),
        CapabilityGained(Lasting(card, side), rule="S"),
    )


@pytest.mark.rule("R5.3-1", "R5.4-1", "RS-2")
@pytest.mark.parametrize(("card", "no_capabilities"), [(24, False), (1, True)])
def test_other_removed_cards_and_all_under_the_option_have_no_effect(
    card: int, no_capabilities: bool
) -> None:
    board = position("", options=Options(no_capabilities=no_capabilities))

    assert play(board, str(card)).facts == (CardRemoved(card, rule="S"),)


@pytest.mark.rule("RS-2")
def test_as_many_event_cards_are_removed_as_the_scenario_says() -> None:
    number = STARTS[position("").scenario].removed_events
    cards = [str(card) for card in range(61, 61 + number)]

    table = finish(position(""), *cards)

    assert number == 12
    assert table.board.removed == tuple(range(61, 73))
