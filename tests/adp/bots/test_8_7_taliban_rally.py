"""8.7.2 The Non-player Taliban: Rally, and Extort or Infiltrate after it."""

from __future__ import annotations

import pytest

from core.adp.bots.taliban.rally import can_rally
from core.adp.bots.taliban.special import extortable, places_to_infiltrate
from core.adp.model.facts import Removed
from core.adp.model.ids import Deed, Piece, SpaceId, Support
from tests.adp.bots.taliban import BASES, FIRST, selected, step, taliban
from tests.adp.bots.think import run

S = SpaceId
ROAD = "kabul-aibak"


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
def test_with_one_base_left_they_settle_at_random() -> None:
    bases = BASES.replace("badghis T:B2", "badghis T:B1")
    played = run(taliban(bases + "kandahar T:u3\nhelmand T:u3\n"), FIRST)

    assert selected(played, "rally.space")[0] == "helmand"
    assert "8.2: dice 1 1 1: balochistan, so helmand" in played.why("helmand")


@pytest.mark.rule("R8.7.2-2")
def test_then_one_is_placed_in_kabul() -> None:
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
    assert "8.7.7: the greatest shift: kandahar, nuristan" in reasons


@pytest.mark.rule("R8.7.2-2")
def test_no_space_is_selected_for_the_sake_of_sharia_alone() -> None:
    # All Guerrillas are on the map: nothing can be placed at the Base.
    board = taliban(BASES.replace("herat T:B2", "herat T:B2 support=S") + "balkh T:a30\n")

    assert not can_rally(board)


@pytest.mark.rule("R8.7.2-2", "R8.1.1-1", "A-63")
def test_resources_from_extort_come_too_late_for_sharia() -> None:
    board = taliban(
        "resources: taliban=1\nislamabad: tolerance\nkabul T:u1\nkandahar T:B1a1 G:P1\n"
        "kabul-tor-kham T:u2\n"
    )

    played = run(board)

    assert selected(played, "rally.space") == ["kandahar"]
    assert selected(played, "extort.space") == ["kabul-tor-kham"]
    assert ("rally.sharia", "done") in played.asked
    assert played.board.spaces[S.KANDAHAR].support is Support.NEUTRAL


@pytest.mark.rule("R8.7.2-2", "R5.3-1")
def test_the_extra_guerrilla_of_lasting_card_11_is_placed() -> None:
    played = run(taliban("momentum: 11=shaded\nkabul T:u1\nkandahar T:u1\n"))

    assert [ask for ask, _ in played.asked if ask == "rally.extra"] == ["rally.extra"]


@pytest.mark.rule("R8.4.1-1", "R5.3-1")
@pytest.mark.parametrize("seed", range(4))
def test_the_extra_guerrilla_goes_where_the_fewest_are(seed: int) -> None:
    played = run(taliban("momentum: 11=shaded\nkabul T:u4\nkandahar T:u2\n"), seed=seed)

    assert len(selected(played, "rally.space")) > 1
    extra = selected(played, "rally.extra")
    before_it = {
        s: played.board.spaces[S(s)].taliban_guerrillas for s in selected(played, "rally.space")
    }
    before_it[extra[0]] -= 1
    assert before_it[extra[0]] == min(before_it.values())


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

    assert found.line == f"8.7.2: Infiltrate: {line}"
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
        ("infiltrate.space", "kandahar"),
        ("infiltrate.action", "replace"),
        ("infiltrate.piece", "government_police"),
    ]


@pytest.mark.rule("R8.7.2-4", "R8.7.2-3")
def test_with_nothing_to_infiltrate_they_extort_everywhere() -> None:
    played = run(taliban("kabul T:u1\nkandahar T:u1\nkabul-aibak T:u1\n"))

    assert "8.7.2: Extort wherever possible" in played.why("extort")
    assert {"kabul", "kandahar", "kabul-aibak"} <= set(selected(played, "extort.space"))


@pytest.mark.rule("R8.7.2-4")
def test_with_75_resources_there_is_nothing_to_extort() -> None:
    assert extortable(taliban("resources: taliban=74\nherat T:u1\n")) == [S.HERAT]
    assert extortable(taliban("resources: taliban=75\nherat T:u1\n")) == []
