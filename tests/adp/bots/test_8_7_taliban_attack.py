"""8.7.4, 8.7.5 The Non-player Taliban: Attack with Ambush, and Terror."""

from __future__ import annotations

import pytest

from core.adp.bots.taliban.attack import (
    can_attack,
    reaches_coalition,
    reaches_government_base,
)
from core.adp.bots.taliban.terror import can_terrorize
from core.adp.model.facts import Sabotaged
from core.adp.model.ids import Deed, SpaceId, Track
from tests.adp.bots.taliban import CAMP, FIRST, selected, taliban
from tests.adp.bots.think import Transcript, run

S = SpaceId

ATTACKING = "casualties: C:T9\n" + CAMP
"""Support + Available is 20 or less, and a Guerrilla is Underground at Support or on a LoC."""


# 8.7.4 Attack


@pytest.mark.rule("R8.7.4-1", "R8.2-1", "R8.3-1")
def test_they_attack_where_ambush_reaches_the_coalition_first() -> None:
    board = taliban(
        ATTACKING + "helmand T:u1 G:P1\nkandahar T:u1 C:T1 G:P1\nzabol T:u1 C:T1 G:P2\n"
        "kabul-aibak T:u1 C:T1\nkhowst T:u1 C:B1\n"
    )
    assert [space for space in S if reaches_coalition(board, space)] == [
        S.KANDAHAR,
        S.KHOWST,
        S.KABUL_AIBAK,
    ]

    played = run(board, FIRST)

    assert selected(played, "ambush.space") == ["khowst", "kandahar", "kabul-aibak"]
    assert played.board.casualties.coalition_troops == 11
    assert played.board.casualties.coalition_bases == 1
    assert played.board.spaces[S.KANDAHAR].government_police == 0


@pytest.mark.rule("R8.7.4-1")
def test_then_wherever_four_are_active_near_the_coalition() -> None:
    board = taliban(
        ATTACKING + "helmand T:a4 C:T1 G:P3\nkandahar T:a4 G:P1\n"
        "zabol T:a2 C:T1\nkabul-aibak T:u4 G:P1\n"
    )

    played = run(board, (4,))

    assert selected(played, "attack.space") == ["helmand"]
    assert "8.7.4: Attack without Ambush" in played.why("helmand")
    assert "8.7.4: Ambush: kabul-aibak" in played.why("ambush")
    assert played.board.spaces[S.HELMAND].government_police == 1
    assert played.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R8.7.4-1")
def test_during_talks_the_coalition_is_not_a_target() -> None:
    talks = "momentum: 24=unshaded\n"
    assert not reaches_coalition(taliban(talks + "kandahar T:u1 C:T1\n"), S.KANDAHAR)
    assert not can_attack(taliban(talks + "kandahar T:u4 C:T1\n"))


@pytest.mark.rule("R8.7.4-1", "R8.1.2-2")
def test_they_remove_the_coalition_then_the_government_then_warlords() -> None:
    board = taliban(ATTACKING + "kabul-aibak T:u4 C:T1 G:P1T1 W:u2\n")

    played = run(board)

    removed = [option for ask, option in played.asked if ask == "attack.remove"]
    assert removed == ["government_police", "government_troops"]
    board = taliban(ATTACKING + "kabul-aibak T:u4 C:T1 W:u1a1\n")
    removed = [option for ask, option in run(board).asked if ask == "attack.remove"]
    assert removed == ["coalition_troops", "warlord_underground"]


@pytest.mark.rule("R8.7.4-2")
def test_of_more_spaces_they_ambush_those_with_the_fewest_guerrillas() -> None:
    board = taliban(
        ATTACKING
        + "helmand T:u1 C:T1\nzabol T:u2 C:T1\nkabul T:u1a4 C:T1\nkabul-aibak T:u1a4 C:T2\n"
    )

    # Chance takes Kabul, Helmand and Zabol; the LoC comes in by its 4 Active Guerrillas.
    played = run(board, (*FIRST, *FIRST))

    assert set(selected(played, "ambush.space")) | set(selected(played, "attack.space")) == {
        "helmand",
        "zabol",
        "kabul",
        "kabul-aibak",
    }
    assert len(selected(played, "attack.space")) == 1
    assert {"helmand", "zabol"} <= set(selected(played, "ambush.space"))


@pytest.mark.rule("R8.7.4-2")
def test_among_equals_they_ambush_where_a_government_base_falls() -> None:
    board = taliban(
        ATTACKING
        + "helmand T:u1 C:T1\nzabol T:u1 C:T1\nkabul T:u1a4 C:T1 G:B1\nkabul-aibak T:u1a4 C:T2\n"
    )

    played = run(board, (*FIRST, *FIRST))

    assert sorted(selected(played, "ambush.space")) == ["helmand", "kabul", "zabol"]
    assert selected(played, "attack.space") == ["kabul-aibak"]
    assert "8.7.4: removes a Government Base: kabul" in played.why("kabul-aibak")


@pytest.mark.rule("R8.7.4-2", "R5.3-1")
def test_with_car_bombs_an_active_guerrilla_will_do() -> None:
    text = "kabul-aibak T:u1\nkandahar T:a3 C:T1\n"
    assert not can_attack(taliban(ATTACKING + text))

    board = taliban("capabilities: 31=shaded\n" + ATTACKING + text)

    assert "8.7.4: Ambush: kandahar" in run(board).why("ambush")


@pytest.mark.rule("R8.7.4-2", "R5.3-1")
def test_with_unshaded_car_bombs_they_ambush_once_and_attack_elsewhere() -> None:
    board = taliban(
        "capabilities: 31=unshaded\n" + ATTACKING + "zabol T:u3 C:T1\nkabul-aibak T:u1 C:T1\n"
    )

    played = run(board)

    assert selected(played, "attack.space") == ["zabol"]
    assert "8.7.4: Ambush: kabul-aibak" in played.why("ambush")


@pytest.mark.rule("R8.7.4-1", "R5.3-1")
def test_a_bomber_makes_an_attack_succeed() -> None:
    board = taliban("capabilities: 33=shaded\n" + ATTACKING + "zabol T:a4 C:T1\nkabul-aibak T:u8\n")

    played = run(board, (6,))

    assert ("attack.bomber", "sacrifice") in played.asked
    assert played.board.spaces[S.ZABOL].coalition_troops == 0


@pytest.mark.rule("R8.4.1-1", "R5.3-1")
@pytest.mark.parametrize(
    ("pieces", "answer"),
    [("T:B1u1", "miss"), ("T:u1", "sacrifice"), ("T:B1u2", "sacrifice"), ("T:B1u1a1", "sacrifice")],
)
def test_the_last_guerrilla_at_a_base_is_not_a_bomber(pieces: str, answer: str) -> None:
    """Car Bombs leave one Ambush, on the road; the Attack in Zabol fails."""
    board = taliban(
        "capabilities: 31=unshaded 33=shaded\n"
        + ATTACKING.replace("T:B2", "T:B1", 1)
        + f"zabol {pieces} G:P2\nkabul-aibak T:u1 C:T1\n"
    )
    bombed = [
        said.option
        for seed in range(2)
        for said in run(board, (6,) * 6, seed=seed).said
        if said.ask == "attack.bomber"
    ]
    assert set(bombed) == {answer}


@pytest.mark.rule("R8.7.4-1")
def test_they_attack_as_far_as_resources_allow() -> None:
    board = taliban(
        "resources: taliban=1\n" + ATTACKING + "zabol T:u2 G:P1\nkabul-aibak T:u2 C:T1\n"
    )

    played = run(board)

    assert played.board.casualties.coalition_troops == 10
    assert played.board.spaces[S.ZABOL].government_police == 1


# 8.7.5 Terror


@pytest.mark.rule("R8.7.5-1", "TV-8.1.1")
def test_terror_sabotages_every_loc_and_then_makes_the_greatest_shift() -> None:
    board = taliban(
        "resources: taliban=3\n" + CAMP + "kabul-aibak T:u1\nkabul-tor-kham T:u1 sabotage\n"
        "kandahar-kabul T:a1\nkandahar T:u1\nherat T:u1 support=S\nkabul T:u1\nzabol T:u1\n"
        "konduz T:u1 support=O\nbaghlan T:u1 support=S terror=2\n"
    )

    played = run(board, FIRST)

    assert selected(played, "terror.space") == ["kabul-aibak", "kabul", "baghlan", "kandahar"]
    assert Sabotaged(S.KABUL_AIBAK, rule="3.3.4") in played.facts
    assert "8.7.5: the greatest shift: kabul" in played.why("kabul")
    assert played.board.spaces[S.KABUL].taliban_active == 1


@pytest.mark.rule("R8.7.5-1")
def test_terror_never_takes_place_for_a_marker_alone() -> None:
    text = CAMP + "konduz T:u2 support=O\nkabul-aibak T:u2 sabotage\nzabol T:u1\n"
    assert not can_terrorize(taliban(text))
    assert not can_terrorize(taliban("momentum: 11=unshaded\n" + CAMP + "kabul T:u1 G:P2\n"))


@pytest.mark.rule("R8.7.5-1", "R4.4.1-2")
def test_after_terror_they_extort_wherever_it_pays() -> None:
    board = taliban(
        "resources: taliban=5 warlords=3\n" + CAMP + "kabul-aibak T:u2 G:P1\nkonduz T:u4 W:B1\n"
        "zabol T:u4 W:B1\nkhowst T:u4 W:B1 G:T9\n"
    )

    played = run(board)

    extorted = selected(played, "extort.space")
    assert "8.7.5: Extort wherever possible" in played.why("extort")
    assert "khowst" not in extorted
    # The Warlords have 3: one Base brings 2, the other what is left.
    assert set(extorted) == {"konduz", "zabol", "kabul-aibak", "samangan"}
    assert played.board.track(Track.WARLORDS) == 0


@pytest.mark.rule("R8.7.5-1")
def test_warlords_who_have_nothing_are_not_extorted() -> None:
    board = taliban(
        "resources: taliban=5 warlords=0\n"
        + CAMP.replace("T:B2u16", "T:B2a13")
        + "kabul-aibak T:u1 G:P1\nkonduz T:u4 W:B1\n"
    )

    played = run(board)

    assert "extort" not in played.words
    assert played.board.acted[-1].deed is Deed.OPERATION


@pytest.mark.rule("R8.7.5-1", "R8.7.1-1", "R5.4-1")
def test_their_own_elders_turn_support_into_opposition_at_once() -> None:
    board = taliban(
        "momentum: 45=unshaded:taliban\n" + CAMP + "konduz T:u4 support=S\nkabul T:u1\n"
    )

    played = run(board)

    assert selected(played, "terror.space")[0] == "konduz"  # 2 times 2 levels, Kabul 3 times 1
    assert ("elders.attitude", "opposition") in played.asked
    assert played.board.spaces[S.KONDUZ].support == "opposition"


# What can be reached with 2 removals


@pytest.mark.rule("R8.7.4-1")
@pytest.mark.parametrize(
    ("pieces", "reached"),
    [
        ("C:T1 G:P1", True),
        ("C:T1 G:T1P1", False),
        ("C:T3", True),
        ("C:B1", True),
        ("C:B1 G:P1", True),
        ("C:B1 G:P2", False),
        ("G:P1", False),
    ],
)
def test_at_most_one_cube_may_protect_the_coalition(pieces: str, reached: bool) -> None:
    assert reaches_coalition(taliban(f"zabol {pieces}\n"), S.ZABOL) is reached
    talks = taliban(f"momentum: 24=unshaded\nzabol {pieces}\n")
    assert not reaches_coalition(talks, S.ZABOL)


@pytest.mark.rule("R8.7.4-2")
@pytest.mark.parametrize(
    ("pieces", "reached"),
    [
        ("G:B1", True),
        ("G:B1P1", True),
        ("G:B1 C:T1", True),
        ("G:B1P2", False),
        ("G:B1P1 C:T1", False),
        ("G:P1", False),
    ],
)
def test_at_most_one_cube_may_protect_a_government_base(pieces: str, reached: bool) -> None:
    assert reaches_government_base(taliban(f"zabol {pieces}\n"), S.ZABOL) is reached


@pytest.mark.rule("R8.7.4-2", "R5.4-1")
def test_troops_that_cannot_be_removed_keep_a_government_base_out_of_reach() -> None:
    talks = "momentum: 24=unshaded\n"
    assert not reaches_government_base(taliban(f"{talks}zabol G:B1 C:T1\n"), S.ZABOL)
    assert reaches_government_base(taliban(f"{talks}zabol G:B1P1\n"), S.ZABOL)


# How many spaces


def ambushes(*places: str) -> Transcript:
    """Attack where single Guerrillas face the Coalition, with another Underground on a LoC."""
    lines = "".join(f"{place} T:u1 C:T1\n" for place in places)
    return run(taliban(f"{ATTACKING}kabul-aibak T:u1\n{lines}"))


@pytest.mark.rule("R8.7.4-1")
def test_no_more_spaces_are_attacked_for_ambush_than_can_be_ambushed() -> None:
    played = ambushes("helmand", "zabol", "kandahar", "khowst")

    assert selected(played, "attack.space") == []
    assert len(selected(played, "ambush.space")) == 3


@pytest.mark.rule("R8.7.4-2")
def test_no_dice_are_rolled_where_all_spaces_can_be_ambushed() -> None:
    """Two of three spaces are drawn for the Attack, and then none for the Ambush."""
    played = ambushes("helmand", "zabol", "khowst")

    assert len(selected(played, "ambush.space")) == 3
    assert [said.option for said in played.said].count("roll-spaces") == 2


@pytest.mark.rule("R8.7.4-1", "R5.4-1")
def test_no_ambush_where_it_would_remove_nothing() -> None:
    board = taliban(
        "momentum: 24=unshaded\n" + ATTACKING + "zabol T:a4 C:T1 G:P1\nkabul-aibak T:u8 C:T1\n"
    )

    played = run(board, (1,))

    assert selected(played, "attack.space") == ["zabol"]
    assert "ambush" not in played.words


@pytest.mark.rule("R8.7.4-1", "R8.2-1")
@pytest.mark.parametrize(("resources", "rolls"), [(1, 1), (2, 0), (3, 0)])
def test_dice_choose_among_the_outnumbered_only_if_resources_are_short(
    resources: int, rolls: int
) -> None:
    board = taliban(
        f"resources: taliban={resources}\n" + ATTACKING + "zabol T:a4 C:T1\nhelmand T:a4 C:T1\n"
        "kabul-aibak T:u1\n"
    )

    played = run(board)

    assert [said.option for said in played.said].count("roll-spaces") == rolls
    assert len(selected(played, "attack.space")) == min(resources, 2)
