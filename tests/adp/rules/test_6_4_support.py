"""6.4 Support Phase: Civic Action by the COIN Factions, then Sharia by the Taliban."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Calmed, Entered, Paid, Shifted
from core.adp.model.ids import (
    COALITION,
    GOVERNMENT,
    TALIBAN,
    Faction,
    SpaceId,
    Stage,
    Support,
    Track,
)
from core.kernel import IllegalAnswerError
from tests.adp.play import asked, finish, play, position

PHASE: Final = "stage: support\ncard: propaganda\nresources: government=30 taliban=10\n"
REDEPLOY_FOLLOWS: Final = Entered(Stage.REDEPLOY, rule="6.5")


# Civic Action


@pytest.mark.rule("R6.4.1-2")
@pytest.mark.parametrize("troops", ["C:T1 G:P1", "G:T1P1", "C:T1 G:T1P2"])
def test_civic_action_takes_coin_control_troops_of_either_faction_and_police(troops: str) -> None:
    turn = play(position(PHASE + f"kandahar {troops}"))

    assert (asked(turn).ask, asked(turn).rule) == ("civic.space", "6.4.1")
    assert asked(turn).options == ("kandahar", "done")


@pytest.mark.rule("R6.4.1-2")
@pytest.mark.parametrize(
    ("here", "reason"),
    [
        ("bamian G:T1P1 W:u2", "civic-action.no-control (6.4.1)"),
        ("bamian C:B1 G:P1", "civic-action.no-troops (6.4.1)"),
        ("bamian C:T1 G:T2", "civic-action.no-police (6.4.1)"),
        ("bamian G:T1P1", "civic-action.other-decides government (6.4.1)"),
        (
            "bamian C:T1 G:P1 support=S",
            "persuasion.nothing-left support (6.4.1)",
        ),
        ("zabol C:T1 G:P1", "persuasion.nothing-left support (6.4.1)"),
        ("kabul-aibak C:T1 G:P1", "civic-action.no-control (6.4.1)"),
        ("waziristan T:u1", "civic-action.no-control (6.4.1)"),
    ],
)
def test_a_space_where_the_coalition_cannot_buy_civic_action_is_refused_with_its_reason(
    here: str, reason: str
) -> None:
    decision = asked(play(position(PHASE + f"kandahar C:T1 G:P1\n{here}")))

    assert decision.by == COALITION
    assert decision.options == ("kandahar", "done")
    assert str(decision.why_not(here.split()[0])) == reason


@pytest.mark.rule("R6.4.1-2")
@pytest.mark.parametrize("space", ["zabol", "kandahar"])
def test_terror_can_be_removed_where_nobody_lives_or_all_are_in_support(space: str) -> None:
    support = " support=S" if space == "kandahar" else ""
    board = position(PHASE + f"{space} C:T1 G:P1 terror=1{support}")

    assert finish(board, space).facts == [
        Paid(Track.GOVERNMENT, 3, rule="6.4.1"),
        Calmed(SpaceId(space), 1, rule="6.4.1"),
        REDEPLOY_FOLLOWS,
    ]


@pytest.mark.rule("R6.4.1-2")
def test_each_3_resources_remove_one_terror_then_shift_one_level() -> None:
    board = position(PHASE + "kandahar C:T1 G:P1 terror=1 support=O")

    table = finish(board, "kandahar", "3")

    assert table.facts == [
        Paid(Track.GOVERNMENT, 3, rule="6.4.1"),
        Calmed(SpaceId.KANDAHAR, 1, rule="6.4.1"),
        Paid(Track.GOVERNMENT, 3, rule="6.4.1"),
        Shifted(SpaceId.KANDAHAR, Support.OPPOSITION, Support.NEUTRAL, rule="6.4.1"),
        Paid(Track.GOVERNMENT, 3, rule="6.4.1"),
        Shifted(SpaceId.KANDAHAR, Support.NEUTRAL, Support.SUPPORT, rule="6.4.1"),
        REDEPLOY_FOLLOWS,
    ]


@pytest.mark.rule("R6.4.1-2")
@pytest.mark.parametrize(
    ("resources", "steps"), [(12, ("1", "2", "3")), (8, ("1", "2")), (6, ("1", "2"))]
)
def test_as_many_steps_are_offered_as_are_left_and_can_be_paid(
    resources: int, steps: tuple[str, ...]
) -> None:
    board = position(
        PHASE.replace("government=30", f"government={resources}")
        + "kandahar C:T1 G:P1 terror=1 support=O"
    )

    assert asked(play(board, "kandahar")).options == steps


@pytest.mark.rule("R6.4.1-2")
def test_a_space_can_be_chosen_again_until_it_is_in_support() -> None:
    turn = play(position(PHASE + "kandahar C:T1 G:P1 support=O"), "kandahar", "1")

    assert asked(turn).options == ("kandahar", "done")


@pytest.mark.rule("R6.4.1-2")
def test_civic_action_is_not_asked_for_without_3_resources() -> None:
    board = position(PHASE.replace("government=30", "government=2") + "kandahar C:T1 G:P1")

    assert finish(board).facts == [REDEPLOY_FOLLOWS]


@pytest.mark.rule("R6.4.1-3", "D-35")
@pytest.mark.parametrize(
    ("here", "decider"),
    [
        ("C:T2 G:T2P1", COALITION),
        ("C:T2 G:T1P3", COALITION),
        ("C:T1 G:T2P1", GOVERNMENT),
        ("C:B2 G:T1P1", GOVERNMENT),
    ],
)
def test_the_faction_with_more_troops_decides_and_the_coalition_if_equal(
    here: str, decider: Faction
) -> None:
    assert asked(play(position(PHASE + f"kandahar {here}"))).by == decider


@pytest.mark.rule("R6.4.1-1")
def test_the_coalition_comes_first_then_the_government_then_sharia() -> None:
    board = position(PHASE + "balkh C:T1 G:P1\nherat G:T1P1\nkhowst T:u1")

    turn = play(board)
    order = [(asked(turn).by, asked(turn).options)]
    for _ in range(2):
        turn.answer("done")
        order.append((asked(turn).by, asked(turn).options))

    assert order == [
        (COALITION, ("balkh", "done")),
        (GOVERNMENT, ("herat", "done")),
        (TALIBAN, ("khowst", "done")),
    ]


@pytest.mark.rule("R6.4.1-1")
def test_the_coalition_may_leave_the_government_nothing_to_spend() -> None:
    board = position(
        PHASE.replace("government=30", "government=4") + "balkh C:T1 G:P1\nherat G:T1P1"
    )

    table = finish(board, "balkh")

    assert table.facts[-1] == REDEPLOY_FOLLOWS
    assert table.board.track(Track.GOVERNMENT) == 1


# Sharia


@pytest.mark.rule("R6.4.2-1")
def test_sharia_costs_the_taliban_1_per_terror_marker_and_then_per_level() -> None:
    board = position(PHASE + "khowst T:u1 terror=2 support=S")

    table = finish(board, "khowst", "4")

    assert table.facts == [
        Paid(Track.TALIBAN, 1, rule="6.4.2"),
        Calmed(SpaceId.KHOWST, 1, rule="6.4.2"),
        Paid(Track.TALIBAN, 1, rule="6.4.2"),
        Calmed(SpaceId.KHOWST, 1, rule="6.4.2"),
        Paid(Track.TALIBAN, 1, rule="6.4.2"),
        Shifted(SpaceId.KHOWST, Support.SUPPORT, Support.NEUTRAL, rule="6.4.2"),
        Paid(Track.TALIBAN, 1, rule="6.4.2"),
        Shifted(SpaceId.KHOWST, Support.NEUTRAL, Support.OPPOSITION, rule="6.4.2"),
        REDEPLOY_FOLLOWS,
    ]


@pytest.mark.rule("R6.4.2-1")
def test_sharia_needs_taliban_control() -> None:
    turn = play(position(PHASE + "khowst T:u1\nnuristan T:u1 W:u1"))

    with pytest.raises(IllegalAnswerError) as error:
        turn.answer("nuristan")

    assert str(error.value.reason) == "sharia.no-control (6.4.2)"


@pytest.mark.rule("R6.4.2-1")
@pytest.mark.parametrize("here", ["khowst T:u1 support=O", "zabol T:u1", "waziristan T:B1u1"])
def test_sharia_is_not_asked_for_where_nothing_can_be_won(here: str) -> None:
    assert finish(position(PHASE + here)).facts == [REDEPLOY_FOLLOWS]


@pytest.mark.rule("R6.4.2-1")
def test_sharia_is_not_asked_for_without_resources() -> None:
    board = position(PHASE.replace("taliban=10", "taliban=0") + "khowst T:u1")

    assert finish(board).facts == [REDEPLOY_FOLLOWS]
