"""8.7 The Non-player Taliban: the flow chart, Rally and its Special Activities, Attack, Terror."""

from __future__ import annotations

import pytest

from core.adp.bots.taliban.attack import can_attack, reaches_coalition
from core.adp.bots.taliban.march import can_march
from core.adp.bots.taliban.rally import can_rally
from core.adp.bots.taliban.special import places_to_infiltrate
from core.adp.bots.taliban.terror import can_terrorize
from core.adp.facts import EligibilitySet, Removed, Sabotaged
from core.adp.ids import FACTIONS, TALIBAN, Deed, Piece, SpaceId, Track
from tests.adp.bots.taliban import BASES, CAMP, FIRST, selected, step, taliban
from tests.adp.bots.think import run
from tests.adp.play import position

S = SpaceId
ROAD = "kabul-aibak"


# 8.7 The flow


@pytest.mark.rule("N-2", "R8.7-1", "R8.7.2-1")
def test_at_the_start_of_the_main_scenario_they_rally() -> None:
    board = taliban("")
    assert step(board, "1") == step(board, "2") == []

    played = run(board)

    assert played.words[:3] == ["rally", "kabul", "place-one"]
    assert "8.7.2: at least 15 Available or Active: yes (20 Available, 0 Active)" in (
        played.why("rally")
    )
    assert played.facts[1].rule == "3.3.1"
    paid = sum(1 for space in selected(played, "rally.space") if space not in PAKISTANI)
    sharia = selected(played, "rally.sharia")
    assert board.track(Track.TALIBAN) - paid - len(sharia) == played.board.track(Track.TALIBAN)


PAKISTANI = ("balochistan", "northwest-frontier", "waziristan")


@pytest.mark.rule("R8.7.2-1")
def test_fifteen_active_guerrillas_call_for_a_rally_too() -> None:
    assert run(taliban(BASES + "balkh T:a15u1\n")).words[0] == "rally"
    assert run(taliban(BASES + "balkh T:a14u2\n")).words[0] == "march"
    assert run(taliban(BASES + "balkh T:a13u2\n")).words[0] == "rally"  # 15 Available


@pytest.mark.rule("R8.7-1")
def test_a_rally_that_is_not_possible_gives_way_to_march() -> None:
    board = taliban(BASES + "balkh T:a30\n")  # nothing to place, to settle or to hide

    assert not can_rally(board)
    played = run(board)
    assert played.words[0] == "march"
    assert "8.7: no Rally is possible" in played.why("march")


@pytest.mark.rule("R8.7-1")
def test_a_march_that_is_not_possible_gives_way_to_attack_and_that_to_terror() -> None:
    besieged = taliban(BASES + "konduz T:u16 G:T10P10 support=O\n")
    assert not can_march(besieged)
    played = run(besieged)
    assert played.words[0] == "attack"
    assert "8.7: no March is possible" in played.why("attack")

    # In Kabul none can leave without a change of Control, and nobody is there to be Attacked.
    alone = taliban(BASES + "".join(f"{p} T:u1\n" for p in LONELY) + "kabul T:a3 W:a3\n")
    assert not can_march(alone)
    assert not can_attack(alone)
    assert run(alone).words[0] == "terror"


LONELY = (
    *("badakhshan", "baghlan", "balkh", "bamian", "ghazni", "helmand", "kandahar", "khowst"),
    *("konduz", "nimruz", "nuristan", "oruzgan", "paktika"),
)


@pytest.mark.rule("R8.7-1")
@pytest.mark.parametrize(("casualties", "first"), [(8, "attack"), (7, "terror")])
def test_little_support_for_the_coalition_means_attack_and_much_means_terror(
    casualties: int, first: str
) -> None:
    text = f"casualties: C:T{casualties}\nout-of-play: none\n"
    board = taliban(text + CAMP + "konduz T:u2 G:P1 support=S\nkabul-aibak T:u2 G:P1\n")

    played = run(board)

    assert played.words[0] == first
    assert "8.7: Support + Available 20 or less" in played.why(first)


@pytest.mark.rule("R8.7-1")
def test_attack_and_terror_stand_in_for_each_other() -> None:
    attack = "casualties: C:T9\n" + CAMP + "kabul-aibak T:u4\n"
    assert not can_attack(taliban(attack))
    assert "8.7: no Attack is possible" in run(taliban(attack)).why("terror")

    terror = CAMP + "konduz T:u4 G:P1 support=O\nkabul-aibak T:a4\n"
    assert not can_terrorize(taliban(terror))
    assert "8.7: no Terror is possible" in run(taliban(terror)).why("attack")


@pytest.mark.rule("R8.7-1")
def test_with_nothing_to_do_they_pass() -> None:
    board = taliban(BASES + "kabul T:a30 G:T20P20\n")

    assert run(board).words == ["pass"]


# 8.7.2 Rally


@pytest.mark.rule("R8.7.2-2")
def test_first_they_hide_in_up_to_three_areas() -> None:
    board = taliban(
        "helmand T:B1a2 G:P1\nkandahar T:B1a1 C:T1\nzabol T:B1a1 G:T1\nghazni T:B1a1 G:T1\n"
        "farah T:B1a1\nnimruz T:B1a1u1 G:P1\nherat T:a1 G:P1\n"
    )
    assert step(board, "1") == ["ghazni", "helmand", "kandahar", "zabol"]

    played = run(board, FIRST * 3)

    assert played.asked[1:7] == [
        ("rally.space", "helmand"),
        ("rally.action", "hide"),
        ("rally.space", "zabol"),
        ("rally.action", "hide"),
        ("rally.space", "ghazni"),
        ("rally.action", "hide"),
    ]
    assert "8.7.2 step 1: all Active at a Base with cubes" in played.why("helmand")
    assert played.board.spaces[S.KANDAHAR].taliban_active == 1


@pytest.mark.rule("R8.7.2-2", "R8.1.2-3")
def test_then_they_settle_wherever_three_guerrillas_have_room() -> None:
    board = taliban("kandahar T:u2a1\nherat T:u3\nzabol T:u3 C:B1T1 G:B1\nfarah T:u2\n")
    assert step(board, "2") == ["herat", "kandahar"]

    played = run(board)

    settled = [(a, o) for a, o in played.asked if a in ("rally.space", "rally.active")][:3]
    assert settled == [
        ("rally.space", "herat"),
        ("rally.space", "kandahar"),
        ("rally.active", "1"),
    ]
    here = played.board.spaces[S.KANDAHAR]
    assert (here.taliban_bases, here.taliban_underground, here.taliban_active) == (1, 1, 0)


@pytest.mark.rule("R8.7.2-2", "R8.2-1")
def test_with_one_base_left_chance_says_where_they_settle() -> None:
    bases = BASES.replace("badghis T:B2", "badghis T:B1")
    played = run(taliban(bases + "kandahar T:u3\nhelmand T:u3\n"), FIRST)

    assert selected(played, "rally.space")[0] == "helmand"
    assert "8.2: dice 1 1 1: balochistan, so helmand" in played.why("helmand")


@pytest.mark.rule("R8.7.2-2")
def test_then_one_watches_kabul() -> None:
    assert step(taliban("kabul T:a3 G:P1 C:B1 W:B1\n"), "3") == ["kabul"]
    assert step(taliban("kabul T:a1u1\n"), "3") == []


@pytest.mark.rule("R8.7.2-2", "R8.1.1-1")
def test_then_they_place_for_control_then_where_few_are_then_at_all_bases() -> None:
    board = taliban(
        "resources: taliban=20\nkabul T:u1 G:P5\n"
        "kandahar T:B1 G:P3\nhelmand T:B1 G:P3\nzabol T:u2 G:P3\noruzgan T:u1 G:P3\n"
        "ghazni T:B1u3 G:P6 C:B1\nfarah T:u3 C:B1 G:B1P5\n" + OCCUPIED
    )
    assert step(board, "4a") == ["kandahar"]  # a Base and Population 2 place 3: 4 against 3
    assert step(board, "4b") == ["kabul", "oruzgan", "zabol", "balochistan"]
    assert step(board, "4c") == ["ghazni", "helmand", "kandahar"]

    played = run(board, (1, 1, 3))

    assert selected(played, "rally.space") == [
        *("northwest-frontier", "waziristan"),  # step 2
        *("kandahar", "zabol", "ghazni", "helmand"),
    ]
    assert played.board.spaces[S.KANDAHAR].taliban_underground == 3
    assert played.board.spaces[S.ZABOL].taliban_underground == 3
    assert "8.7.2 step 4b: 1 or 2 Guerrillas" in played.why("zabol")


OCCUPIED = "".join(
    f"{province} W:B1\n"
    for province in (
        *("badakhshan", "badghis", "baghlan", "balkh", "bamian", "faryab", "ghowr", "herat"),
        *("khowst", "konduz", "nuristan", "paktika"),
    )
) + (
    "nimruz W:u1\nsamangan W:u1\nsar-e-pol W:u1\n"
    "balochistan T:a1\nwaziristan T:a4\nnorthwest-frontier T:a4\n"
)


@pytest.mark.rule("R8.7.2-2")
def test_resources_go_in_the_order_of_the_list() -> None:
    board = taliban("resources: taliban=1\nislamabad: tolerance\nkabul T:a1\nkandahar T:B1a1\n")

    assert selected(run(board), "rally.space") == ["kabul"]


@pytest.mark.rule("R8.7.2-2", "R8.7.7-1")
def test_sharia_comes_last_in_one_of_the_spaces_with_a_base() -> None:
    board = taliban(
        "resources: taliban=20\nkandahar T:B1u1 support=S\nnuristan T:B1u1 support=S\n"
        "ghazni T:B1u1 support=S\nkabul T:u1 support=S\n"
    )

    played = run(board, FIRST * 2)

    assert len(selected(played, "rally.sharia")) == 1
    assert selected(played, "rally.sharia")[0] in ("kandahar", "nuristan")
    assert ("sharia.steps", "2") in played.asked
    reasons = "; ".join(why for said in played.said for why in said.why)
    assert "8.7.2 step 5: the greatest shift: kandahar, nuristan" in reasons


@pytest.mark.rule("R8.7.2-2")
def test_no_space_is_selected_for_the_sake_of_sharia_alone() -> None:
    # All Guerrillas are on the map: nothing can be placed at the Base.
    board = taliban(BASES.replace("herat T:B2", "herat T:B2 support=S") + "balkh T:a30\n")

    assert not can_rally(board)


@pytest.mark.rule("R8.7.2-2", "R5.3-1")
def test_the_extra_guerrilla_of_lasting_card_11_is_placed() -> None:
    played = run(taliban("momentum: 11=shaded\nkabul T:u1\nkandahar T:u1\n"))

    assert [ask for ask, _ in played.asked if ask == "rally.extra"] == ["rally.extra"]


# 8.7.2 Extort and Infiltrate


@pytest.mark.rule("R8.7.2-3", "R4.4.1-2")
def test_after_rally_they_extort_on_the_rich_roads_only() -> None:
    board = taliban(
        "kabul T:u2\nherat T:u1\nkabul-tor-kham T:u1\nkandahar-spin-boldak T:u2\n"
        "kabul-aibak T:u1\nkandahar G:P1 T:u1\n"
    )

    played = run(board)

    assert set(selected(played, "extort.space")) == {"kabul-tor-kham", "kandahar-spin-boldak"}
    assert "8.7.2: Extort on LoCs of Econ 3 and 4" in played.why("extort")
    assert played.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R8.7.2-3", "R8.7.2-4")
def test_a_sabotaged_road_is_not_extorted_so_they_infiltrate() -> None:
    played = run(taliban("kabul-tor-kham T:u2 sabotage\nkandahar T:u1 G:P1\n"))

    assert "infiltrate" in played.words
    assert "8.7.2: no Extort on LoCs of Econ 3 and 4" in played.why("infiltrate")


@pytest.mark.rule("R8.7.2-4")
@pytest.mark.parametrize(
    ("text", "line", "where"),
    [
        ("kabul-aibak T:u1 G:P1\nkandahar T:u1 G:B1", "a LoC with Government pieces", ROAD),
        ("kandahar T:u1 G:B1\nherat T:u1 G:P1", "a Government Base can be taken", "kandahar"),
        ("kandahar T:u1 G:B1T1\nherat T:u1 G:P1T3", "the last Police", "herat"),
        ("kandahar T:u1 G:T1\nherat T:u1 W:u3", "Government pieces", "kandahar"),
        ("kabul-aibak T:u1 W:u1\nherat T:u1 W:u3", "a LoC with Warlord pieces", ROAD),
        ("kabul-aibak T:u1\nherat T:u1 W:B1", "Warlord pieces", "herat"),
    ],
)
def test_infiltrate_looks_for_the_government_first(text: str, line: str, where: str) -> None:
    board = taliban(text + "\n")
    spaces = [space for space in S if board.spaces[space].taliban_underground]

    found = places_to_infiltrate(board, spaces)

    assert found.text == line
    assert found.spaces == [S(where)]


@pytest.mark.rule("R8.7.2-4", "R8.1.2-2", "R4.4.2-1")
def test_without_a_guerrilla_available_they_remove_two_down_to_the_base() -> None:
    everybody = BASES.replace("T:B2", "T:B2a4") + "zabol T:a4\n"
    board = taliban(everybody + "kandahar T:u2 G:B1T1 C:T3\nbalkh G:P1T1\n")

    played = run(board)

    assert ("infiltrate.action", "remove") in played.asked
    assert Removed(Piece.GOVERNMENT_BASE, S.KANDAHAR, 1, rule="4.4.2") in played.facts
    assert played.board.spaces[S.KANDAHAR].government_troops == 0


@pytest.mark.rule("R8.7.2-4")
def test_with_a_guerrilla_available_they_replace_police_before_troops() -> None:
    played = run(taliban("kandahar T:u1 G:T2P2\nkabul T:u1\n"))

    assert [said for said in played.asked if said[0].startswith("infiltrate")] == [
        ("infiltrate.action", "replace"),
        ("infiltrate.piece", "government_police"),
    ]


@pytest.mark.rule("R8.7.2-4", "R8.7.2-3")
def test_with_nobody_to_turn_they_extort_everywhere() -> None:
    played = run(taliban("kabul T:u1\nkandahar T:u1\nkabul-aibak T:u1\n"))

    assert "8.7.2: Extort wherever possible" in played.why("extort")
    assert {"kabul", "kandahar", "kabul-aibak"} <= set(selected(played, "extort.space"))


@pytest.mark.rule("R8.7.2-4")
def test_with_75_resources_there_is_nothing_to_extort() -> None:
    board = taliban("resources: taliban=75\nislamabad: hostility\nkabul T:u1\nherat T:u1 \n")
    # Kabul costs 1 and brings room for 1; the first place fills it.
    assert len(selected(run(board), "extort.space")) <= run(board).words.count("place-one") + 1


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


ATTACKING = "casualties: C:T9\n" + CAMP
"""Support + Available is 20 or less, and somebody hides where there is Support or a LoC."""


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
def test_a_coalition_that_talks_cannot_be_the_aim() -> None:
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


@pytest.mark.rule("R8.7.4-1")
def test_they_attack_as_far_as_resources_go() -> None:
    board = taliban(
        "resources: taliban=1\n" + ATTACKING + "zabol T:u2 G:P1\nkabul-aibak T:u2 C:T1\n"
    )

    played = run(board)

    assert played.board.casualties.coalition_troops == 10
    assert played.board.spaces[S.ZABOL].government_police == 1


# 8.7.5 Terror


@pytest.mark.rule("R8.7.5-1", "TV-8.1.1")
def test_terror_cuts_every_road_and_then_moves_the_most_people() -> None:
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


# 8.7.6 Sponsorship


@pytest.mark.rule("R8.7.6-1")
@pytest.mark.parametrize(("box", "stays"), [("sponsorship", True), ("tolerance", True)])
def test_at_sponsorship_they_stay_eligible_after_an_event(box: str, stays: bool) -> None:
    # US-Pakistan Talks, shaded, brings Sponsorship from Tolerance.
    text = f"card: 6\nnext: 1\nislamabad: {box}\neligible: taliban\n"
    played = run(position(text, bots=FACTIONS))

    assert played.words[0] == "event"
    ineligible = EligibilitySet(TALIBAN, False, rule="2.3.6")
    assert (ineligible not in played.facts) is stays
    assert TALIBAN in played.board.eligible


@pytest.mark.rule("R8.7.6-1")
def test_otherwise_an_event_makes_them_ineligible_as_anybody() -> None:
    text = "card: 6\nnext: 1\nislamabad: pressure\neligible: taliban\n"
    assert TALIBAN not in run(position(text, bots=FACTIONS)).board.eligible

    people = "card: 6\nnext: 1\nislamabad: sponsorship\neligible: taliban\n"
    played = run(position(people), answers=("event", "shaded"))
    assert TALIBAN not in played.board.eligible

    operating = run(taliban("islamabad: sponsorship\n"))
    assert operating.words[0] == "rally"
    assert TALIBAN not in operating.board.eligible


# 8.7.7 Sharia, 8.7.8 Redeploy


@pytest.mark.rule("R8.7.7-1")
def test_sharia_moves_the_most_people_first_and_spares_terror_without_a_shift() -> None:
    board = position(
        "stage: support\ncard: propaganda\nresources: taliban=6\n"
        "kandahar T:u1 support=S terror=1\nkhowst T:u1 support=S\nkonduz T:u1\n"
        "herat T:u1 support=O terror=3\nkabul T:u1 terror=4\n",
        bots=FACTIONS,
    )

    played = run(board)

    # Khowst and Kandahar: 2 people, 2 levels; fewest Terror first. Then Konduz: 2 people, 1 level.
    assert selected(played, "sharia.space") == ["khowst", "kandahar", "konduz"]
    assert [option for ask, option in played.asked if ask == "sharia.steps"] == ["2", "3"]
    assert "8.7.7: fewest Terror markers: khowst" in played.why("khowst")
    assert played.board.spaces[S.KABUL].terror == 4
    assert played.board.track(Track.TALIBAN) == 0


@pytest.mark.rule("R8.7.7-1")
def test_among_equal_shifts_support_comes_first() -> None:
    board = position(
        "stage: support\ncard: propaganda\nresources: taliban=2\n"
        "konduz T:u1\nherat T:u1 support=S\nbalkh T:u1\n",
        bots=FACTIONS,
    )

    played = run(board)

    assert selected(played, "sharia.space") == ["herat"]
    assert "8.7.7: at Support: herat" in played.why("herat")


@pytest.mark.rule("R8.7.7-1")
def test_sharia_that_would_shift_nothing_is_left_alone() -> None:
    text = "stage: support\ncard: propaganda\nresources: taliban=2\nherat T:u1 support=O terror=2\n"

    assert run(position(text, bots=FACTIONS)).words == ["done"]


@pytest.mark.rule("R8.7.8-1")
def test_those_who_must_redeploy_go_one_by_one_to_where_the_fewest_are() -> None:
    board = position(
        "stage: redeploy\ncard: propaganda\nkandahar T:B1u1\nherat T:B1u1 C:B1T5\n"
        "waziristan T:u3\nnorthwest-frontier T:u1\nkabul-aibak T:u2a2\n",
        bots=FACTIONS,
    )

    played = run(board)

    # Kandahar, Northwest Frontier and Waziristan are allowed: from 1, 1 and 3 to 3, 3 and 3.
    after = played.board.spaces
    assert [after[space].taliban_guerrillas for space in (S.KANDAHAR, S.WAZIRISTAN)] == [3, 3]
    assert after[S.NORTHWEST_FRONTIER].taliban_guerrillas == 3
    assert selected(played, "redeploy.destination")[0] == "kandahar"
    assert "8.7.8: Afghan before Pakistan: kandahar" in played.why("kandahar")


@pytest.mark.rule("R8.7.8-1", "R5.4-1")
def test_nobody_redeploys_who_may_stay() -> None:
    board = position(
        "stage: redeploy\ncard: propaganda\nmomentum: 36=shaded\nherat T:u3\nwaziristan T:u2\n",
        bots=FACTIONS,
    )

    assert run(board).board.spaces[S.HERAT].taliban_guerrillas == 3


# 8.7.1 and what Events ask


@pytest.mark.rule("R8.7.1-1")
@pytest.mark.parametrize(("die", "word"), [(4, "cancel"), (5, "allow")])
def test_they_cancel_air_strikes_on_a_roll_of_four_or_less(die: int, word: str) -> None:
    board = position(
        "card: 67\nnext: 1\neligible: coalition\nmomentum: 26=shaded\nresources: taliban=1\n"
        "kabul C:T1 T:u1\nherat T:a1\nbalkh T:a1\n",
        bots=(TALIBAN,),
    )

    said = run(board, (die,), ("sweep", "air-strike", "herat", "balkh", "kabul", *SWEPT)).said

    assert [answer.option for answer in said] == ["roll", word]
    assert said[-1].why == (f"8.7.1: die {die}: {word}",)


SWEPT = ("done", "taliban", "done")


@pytest.mark.rule("N-8", "R8.1-3")
@pytest.mark.parametrize(("die", "first"), [(1, "event"), (2, "rally")])
def test_they_take_a_capability_when_the_die_is_below_the_propaganda_to_come(
    die: int, first: str
) -> None:
    board = position(
        "card: 23\nnext: 1\neligible: taliban\nplayed: 0 0 0\n".replace("0 0 0", THREE_ROUNDS),
        bots=FACTIONS,
    )
    assert board.propaganda_total - board.propaganda_played == 2

    assert run(board, (die,)).words[0] == first


THREE_ROUNDS = "propaganda propaganda propaganda"


@pytest.mark.rule("R8.4.4-1", "R8.7.2-2")
def test_a_free_rally_follows_the_list_or_is_declined() -> None:
    text = "card: 48\nnext: 1\neligible: taliban\nislamabad: pressure\n"
    played = run(position(text + "waziristan T:B1u4\nbalochistan T:u3\n", bots=FACTIONS))
    assert ("event.free", "do") in played.asked
    assert len(selected(played, "rally.space")) == 2
    assert "8.7.2 step 2" in played.why("balochistan")

    nobody = BASES.replace("T:B2", "T:B2a5")
    declined = run(position(text + nobody, bots=FACTIONS))
    assert "do" not in declined.words


@pytest.mark.rule("R8.4.4-1", "R8.7.4-2", "R8.7.5-1")
@pytest.mark.parametrize(("casualties", "what"), [(9, "ambush"), (0, "terror")])
def test_of_two_free_actions_they_take_that_of_the_flow_chart(casualties: int, what: str) -> None:
    text = f"card: 32\nnext: 1\neligible: taliban\ncasualties: C:T{casualties}\nout-of-play: none\n"
    played = run(position(text + "khowst T:u1 C:T1\npaktika T:u1 G:P1\n", bots=FACTIONS))

    assert ("event.free.which", what) in played.asked
