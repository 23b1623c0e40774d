"""8.6.6 and 8.6.7 The Non-player Government in Propaganda Rounds."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.board import Board
from core.adp.model.facts import Moved, Removed
from core.adp.model.ids import FACTIONS, Control, Piece, SpaceId, Support, Track
from tests.adp.bots.think import Transcript, run
from tests.adp.play import position

SUPPORT: Final = "stage: support\ncard: propaganda\n"
REDEPLOY: Final = "stage: redeploy\ncard: propaganda\n"
FINAL: Final = SUPPORT + "played: propaganda propaganda propaganda propaganda\n"
FIRST: Final = (1, 1, 1)

KABUL: Final = SpaceId.KABUL
HERAT: Final = SpaceId.HERAT
BALKH: Final = SpaceId.BALKH
KONDUZ: Final = SpaceId.KONDUZ
TOR_KHAM: Final = SpaceId.KABUL_TOR_KHAM
SPIN_BOLDAK: Final = SpaceId.KANDAHAR_SPIN_BOLDAK


def phase(text: str) -> Board:
    """A phase of a Propaganda Round among Non-players."""
    return position(text, bots=FACTIONS)


def persuaded(played: Transcript) -> list[str]:
    """The spaces of Civic Action in order."""
    return [option for ask, option in played.asked if ask == "civic.space" and option != "done"]


def police(board: Board) -> dict[SpaceId, int]:
    """Where Police are."""
    counts = {space: here.government_police for space, here in board.spaces.items()}
    return {space: count for space, count in counts.items() if count}


# 8.6.6 Civic Action


@pytest.mark.rule("R8.6.6-1")
def test_all_opposition_is_removed_before_support_is_added() -> None:
    board = phase(
        SUPPORT + "resources: government=30\nherat G:T1P1\nkabul G:T2P2 support=O\n"
        "konduz G:T1P1 support=O\nbalkh G:T1P1 terror=1\n"
    )

    played = run(board)

    assert persuaded(played) == ["kabul", "konduz", "kabul", "konduz", "balkh", "herat"]
    assert "8.6.6: Opposition to Neutral: kabul" in played.why("kabul")
    assert "8.6.6: fewest Terror markers: konduz" in "; ".join(
        reason for said in played.said for reason in said.why
    )
    assert played.board.track(Track.GOVERNMENT) == 30 - 3 * 7


@pytest.mark.rule("R8.6.6-1")
def test_support_is_added_neither_at_a_coalition_base_nor_in_the_final_round() -> None:
    text = "resources: government=30\nkabul G:T2P2 C:B1 support=O\nkonduz G:T1P1\n"

    before = run(phase(SUPPORT + text)).board
    assert before.spaces[KABUL].support is Support.NEUTRAL
    assert before.spaces[KONDUZ].support is Support.SUPPORT
    final = run(phase(FINAL + text)).board
    assert final.spaces[KABUL].support is Support.NEUTRAL
    assert final.spaces[KONDUZ].support is Support.NEUTRAL


@pytest.mark.rule("R8.6.6-1")
def test_terror_is_removed_only_together_with_a_shift() -> None:
    text = "kabul G:T2P2 terror=2 support=O\nkonduz G:T1P1 terror=1 support=O\n"

    poor = run(phase(SUPPORT + "resources: government=8\n" + text))
    assert persuaded(poor) == ["konduz"]
    assert poor.board.track(Track.GOVERNMENT) == 2
    assert poor.board.spaces[KABUL].terror == 2


# 8.1.2 Desertion


@pytest.mark.rule("R8.1.2-7", "R8.1.2-3")
def test_police_and_troops_desert_by_turns() -> None:
    played = run(phase(REDEPLOY + "kabul C:B1 G:T7P4\nherat C:B1 G:T3P5\n"))

    gone = [(f.space, f.piece, f.count) for f in played.facts if isinstance(f, Removed)]
    assert gone == [
        (HERAT, Piece.GOVERNMENT_TROOPS, 1),
        (HERAT, Piece.GOVERNMENT_POLICE, 1),
        (KABUL, Piece.GOVERNMENT_TROOPS, 1),
        (KABUL, Piece.GOVERNMENT_POLICE, 2),
    ]


# 8.6.7 Redeploy


@pytest.mark.rule("R8.6.7-1")
def test_troops_secure_kabul_then_go_where_fewest_are() -> None:
    board = phase(REDEPLOY + "kabul T:u2 G:T1\nherat C:B1 G:T1\nbalkh C:B1\nkonduz G:T8\n")

    played = run(board)  # 2 of the 8 desert

    after = played.board.spaces
    assert after[KONDUZ].government_troops == 0
    assert after[KABUL].government_troops == 3  # 2 more and COIN holds it
    assert (after[HERAT].government_troops, after[BALKH].government_troops) == (2, 3)
    assert "8.6.7: Kabul, until it is COIN-Controlled" in played.why("kabul")


@pytest.mark.rule("R8.6.7-1")
def test_dice_decide_between_equal_barracks_for_the_last_troops() -> None:
    board = phase(REDEPLOY + "kabul C:B1 G:T2\nherat C:B1\nbalkh C:B1\nfarah-kandahar G:T1\n")

    after = run(board, FIRST).board.spaces

    assert (after[HERAT].government_troops, after[BALKH].government_troops) == (1, 0)


@pytest.mark.rule("R8.6.7-1")
def test_police_keep_control_where_it_would_be_lost_highest_population_first() -> None:
    # The Troops of Konduz and Herat must leave for Kabul.
    board = phase(
        REDEPLOY + "kabul C:B1 G:P2\nkonduz G:T2 T:B1\nherat G:T2 W:u1\nkabul-aibak G:P2\n"
    )

    played = run(board)

    assert played.board.control(KONDUZ) is Control.COIN
    assert police(played.board)[KONDUZ] == 2
    assert played.board.control(HERAT) is Control.COIN
    assert police(played.board) == {KONDUZ: 2, HERAT: 2}


@pytest.mark.rule("R8.6.7-1", "R8.1.2-5", "A-65", "A-82")
def test_police_allow_for_guerrillas_that_must_leave() -> None:
    text = "kabul C:B1 G:P2\nkhowst C:T1 G:T5P1 T:u4\nkabul-aibak G:P2\nfarah-kandahar G:P2\n"

    leaving = run(phase(REDEPLOY + text))
    staying = run(phase(REDEPLOY + "momentum: 36=shaded\n" + text))

    assert leaving.board.control(SpaceId.KHOWST) is Control.COIN
    assert not any("would be lost" in why for said in leaving.said for why in said.why)
    assert any("would be lost" in why for said in staying.said for why in said.why)


@pytest.mark.rule("R8.6.7-1")
def test_then_two_police_guard_each_of_the_two_best_locs() -> None:
    board = phase(REDEPLOY + "kabul C:B1 G:P7\n")  # 2 desert

    assert police(run(board).board) == {KABUL: 1, TOR_KHAM: 2, SPIN_BOLDAK: 2}
    too_few = phase(REDEPLOY + "kabul C:B1 G:P4\n")  # 1 deserts
    assert police(run(too_few).board) == {TOR_KHAM: 2, SPIN_BOLDAK: 1}


@pytest.mark.rule("R8.6.7-1")
def test_surplus_guards_go_where_they_are_needed() -> None:
    board = phase(REDEPLOY + "kabul C:B1\nkabul-tor-kham G:P8\n")

    assert police(run(board).board) == {TOR_KHAM: 2, SPIN_BOLDAK: 2, KABUL: 2}


@pytest.mark.rule("R8.6.7-1", "R8.1.2-5")
def test_the_rest_are_spread_evenly_over_coin_controlled_areas() -> None:
    held = [space for space in AFGHAN_AREAS if space in (KABUL, HERAT, BALKH)]
    board = phase(
        REDEPLOY + "kabul C:B1 G:P9\nherat C:B1 G:P2\nbalkh C:B1\nfarah-kandahar G:P2\n"
        "kabul-tor-kham G:P2\nkandahar-spin-boldak G:P2\nzabol G:P1 T:u1\n"
    )

    after = police(run(board).board)

    counts = [after[space] for space in held]
    assert max(counts) - min(counts) < 2
    assert sum(counts) == 6 + 2 + 2
    assert after[SpaceId.ZABOL] == 1  # without it the Taliban would hold Zabol
    assert (after[TOR_KHAM], after[SPIN_BOLDAK]) == (2, 2)


@pytest.mark.rule("R8.6.7-1")
def test_each_police_cube_moves_once() -> None:
    board = phase(REDEPLOY + "kabul C:B1 G:P20\nherat C:B1\nbalkh C:B1\nkonduz C:B1\n")

    played = run(board)

    moved = sum(f.count for f in played.facts if isinstance(f, Moved))
    assert moved <= 14
    assert sorted(police(played.board).values()) == [2, 2, 2, 2, 3, 3]
