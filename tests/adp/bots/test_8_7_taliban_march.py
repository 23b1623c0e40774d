"""8.7.3 How the Non-player Taliban March."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from core.adp.bots.leaving import control_with
from core.adp.bots.taliban.expedition import number_to_spare, origins_of, spare
from core.adp.bots.taliban.march import can_march
from core.adp.bots.taliban.network import free_with
from core.adp.model.facts import Activated, Moved, Paid
from core.adp.model.ids import ACTIVE, TALIBAN, UNDERGROUND, Deed, SpaceId, Track
from tests.adp.bots.taliban import BASES, CAMP, FIRST, selected, taliban
from tests.adp.bots.think import Transcript, run

S = SpaceId

STUCK: Final = "kabul T:a13 G:P13\n"
"""13 Guerrillas that affect nothing and Control nothing."""

OPPOSED: Final = (
    *("badakhshan", "baghlan", "balkh", "bamian", "ghazni", "helmand", "kandahar", "khowst"),
    *("konduz", "nuristan", "oruzgan", "paktika"),
)
HELD: Final = ("nimruz", "samangan", "zabol", "balochistan", "northwest-frontier", "waziristan")


FULL_KABUL: Final = "kabul T:a9 G:P9"


def closed_but(*spaces: str) -> str:
    """A map on which only the given Provinces may be entered."""
    named = [text.split()[0] for text in spaces]
    lines = [f"{province} support=O" for province in OPPOSED if province not in named]
    lines += [f"{province} T:u1" for province in HELD if province not in named]
    lines += ["kabul-tor-kham sabotage", "kandahar-spin-boldak sabotage"]
    roads = ("kandahar-kabul", "farah-kandahar", "kabul-aibak", "shibirghan-aibak")
    lines += [f"{road} sabotage" for road in roads if road not in named]
    return BASES + "\n".join((*lines, *spaces)) + "\n"


def moves(played: Transcript) -> dict[tuple[str, str], int]:
    """How many went from one space to another."""
    counted: Counter[tuple[str, str]] = Counter()
    for fact in played.facts:
        if isinstance(fact, Moved):
            counted[fact.origin.value, fact.destination.value] += fact.count
    return dict(counted)


@pytest.mark.rule("R8.7.3-1")
@pytest.mark.parametrize(
    ("there", "first"),
    [
        ("kabul-aibak T:a2\nkonduz T:a1 support=S\n", "march"),
        ("kabul-aibak T:a2\nkonduz T:a2 G:P3 support=S\n", "terror"),
        ("kabul-aibak T:u1\n", "terror"),
        ("konduz T:u1 G:P1 support=S\n", "terror"),
    ],
)
def test_they_march_when_few_are_at_support_and_on_locs(there: str, first: str) -> None:
    played = run(taliban(CAMP + there + "kandahar T:u1\n"))

    assert played.words[0] == first
    assert "8.7.3: none Underground and few in all at Support and on LoCs" in played.why(first)


@pytest.mark.rule("R8.7.3-2", "R8.1.2-5")
def test_origins_are_controlled_and_keep_one_underground_and_their_control() -> None:
    board = taliban("khowst T:u2a3 G:P2\nherat T:u2 G:P2\nkandahar T:B1u1\nzabol T:a4\n")

    assert origins_of(board) == [S.KHOWST, S.ZABOL]
    assert spare(board, S.KHOWST) == (1, 3)
    assert number_to_spare(board, S.KHOWST) == 2  # 5 to 2 may become 3 to 2
    assert spare(board, S.ZABOL) == (0, 3)


@pytest.mark.rule("R8.7.3-2", "R8.3-1")
def test_first_they_enter_roads_by_econ_with_two_at_most() -> None:
    board = taliban(
        BASES + STUCK + "khowst T:u4\nkabul-tor-kham G:P5\nkandahar-kabul G:P1\n"
        "kandahar-spin-boldak sabotage\n"
    )

    played = run(board)

    assert list(moves(played).items())[:2] == [
        (("khowst", "kabul-tor-kham"), 2),
        (("khowst", "kandahar-kabul"), 1),
    ]
    assert "8.7.3 step 1: khowst to kabul-tor-kham, 2 wanted" in played.why("khowst")
    assert Activated(TALIBAN, S.KABUL_TOR_KHAM, 2, rule="3.3.2") in played.facts
    assert played.board.spaces[S.KHOWST].taliban_underground == 1


@pytest.mark.rule("R8.7.3-2")
def test_then_kabul_and_nowhere_more_than_needed() -> None:
    board = taliban(
        closed_but(
            "khowst T:u5 support=O",
            "kandahar-kabul T:a1",
            "kabul",
            "baghlan T:a10 W:u10 support=O",
        )
    )

    played = run(board)

    assert moves(played) == {("khowst", "kabul"): 1}
    assert Paid(Track.TALIBAN, 1, rule="3.3.2") in played.facts


@pytest.mark.rule("R8.7.3-2", "R8.1.2-4")
def test_if_they_are_noticed_anyway_active_ones_go_onto_a_loc() -> None:
    noticed = closed_but("khowst T:u2a2 support=O", "kandahar-kabul G:P3", FULL_KABUL)
    facts = run(taliban(noticed)).facts
    assert Moved(ACTIVE[TALIBAN], S.KHOWST, S.KANDAHAR_KABUL, 2, rule="3.3.2") in facts

    unseen = closed_but("khowst T:u3a2 support=O", "kandahar-kabul G:P1", FULL_KABUL)
    facts = run(taliban(unseen)).facts
    assert Moved(UNDERGROUND[TALIBAN], S.KHOWST, S.KANDAHAR_KABUL, 2, rule="3.3.2") in facts


@pytest.mark.rule("R8.7.3-2", "R8.1.2-4")
def test_from_two_origins_they_come_in_groups_that_stay_hidden() -> None:
    watched = closed_but(
        "khowst T:u3 support=O", "ghazni T:u3 support=O", "kandahar-kabul G:P2", FULL_KABUL
    )

    played = run(taliban(watched))

    assert moves(played) == {("khowst", "kandahar-kabul"): 1, ("ghazni", "kandahar-kabul"): 1}
    assert not any(isinstance(fact, Activated) for fact in played.facts)

    alone = closed_but("khowst T:u3 support=O", "kandahar-kabul G:P2", FULL_KABUL)
    assert moves(run(taliban(alone))) == {("khowst", "kandahar-kabul"): 2}


@pytest.mark.rule("R8.7.3-2", "R8.2-1")
def test_then_two_provinces_one_being_kept_for_the_second() -> None:
    board = taliban(
        closed_but("northwest-frontier T:u3", "waziristan", "badakhshan", "nuristan") + STUCK
    )

    played = run(board, FIRST * 2)

    assert moves(played) == {
        ("northwest-frontier", "waziristan"): 1,
        ("northwest-frontier", "nuristan"): 1,
    }
    assert "8.7.3 step 2" in played.why("northwest-frontier")
    assert not any(isinstance(fact, Paid) for fact in played.facts)  # 6.6.1: Backing


@pytest.mark.rule("R8.7.3-2", "R8.1.2-4")
def test_all_that_can_go_means_as_many_as_arrive_underground() -> None:
    board = taliban(closed_but("waziristan T:u6", "balochistan") + STUCK)

    assert moves(run(board)) == {("waziristan", "balochistan"): 3}

    exposed = taliban(closed_but("waziristan T:a6", "balochistan", "kabul T:a8 G:P8"))
    assert moves(run(exposed)) == {("waziristan", "balochistan"): 5}


@pytest.mark.rule("R8.7.3-2", "R8.7.3-3", "R6.6.1-3")
def test_then_far_provinces_with_just_enough_for_control() -> None:
    text = closed_but("waziristan T:u8", "ghazni G:P1", "zabol T:u1", "kabul T:a6 G:P6")
    board = taliban(text)

    played = run(board)

    went = moves(played)
    (out,) = [way for way in went if way[0] == "waziristan"]
    assert went == {out: 3 if out[1] != "zabol" else 2, (out[1], "ghazni"): 2}
    assert played.board.control(S.GHAZNI) == "taliban"
    assert played.board.track(Track.TALIBAN) == board.track(Track.TALIBAN) - 1
    assert "8.7.3 step 3: to ghazni, cost 1, steps 2" in played.why("waziristan")


@pytest.mark.rule("R8.7.3-2")
def test_if_they_are_too_few_for_control_all_that_can_go() -> None:
    text = closed_but("waziristan T:u5", "ghazni G:P9", "kabul T:a8 G:P8")

    went = moves(run(taliban(text)))

    # In Zabol somebody stays anyhow, in Khowst or Paktika one of them would have to.
    assert went == {("waziristan", "zabol"): 4, ("zabol", "ghazni"): 4}


@pytest.mark.rule("R8.7.3-2")
def test_several_origins_come_together_for_control() -> None:
    text = closed_but(
        "waziristan T:u3", "northwest-frontier T:u3", "ghazni G:P3", "kabul T:a9 G:P9"
    )

    played = run(taliban(text))

    went = moves(played)
    assert {way[0] for way in went} >= {"waziristan", "northwest-frontier"}
    assert sum(number for way, number in went.items() if way[1] == "ghazni") >= 2


JOINED: Final = ("balochistan", "badakhshan W:u1", "khowst G:P1", "waziristan T:u2")
"""Balochistan and then Khowst are entered from near; Badakhshan is left for the third step."""

TO_BALOCHISTAN_AND_KHOWST: Final = (*FIRST, 3, 1, 4)


@pytest.mark.rule("R8.7.3-2", "A-76", "A-53")
def test_a_way_is_closed_only_to_those_who_came_by_it() -> None:
    text = closed_but(
        *JOINED, "ghazni T:u4 support=O", "northwest-frontier T:u2", "kabul T:a9 G:P9"
    )

    played = run(taliban(text), TO_BALOCHISTAN_AND_KHOWST)

    assert moves(played) == {
        ("waziristan", "balochistan"): 1,
        ("ghazni", "khowst"): 3,
        ("northwest-frontier", "khowst"): 1,
        ("khowst", "northwest-frontier"): 2,
        ("northwest-frontier", "badakhshan"): 2,
    }
    why = "8.7.3 step 3: to badakhshan, cost 0, steps 2: khowst to northwest-frontier"
    assert any(why in said.why for said in played.said)


@pytest.mark.rule("R8.7.3-2", "A-76")
def test_no_more_go_back_on_a_way_than_came_by_another() -> None:
    text = closed_but(
        *JOINED, "ghazni T:u2 support=O", "northwest-frontier T:u4", "kabul T:a9 G:P9"
    )
    board = taliban("resources: taliban=1\n" + text)  # for Khowst; then only free ways are left

    went = moves(run(board, TO_BALOCHISTAN_AND_KHOWST))

    assert went["ghazni", "khowst"] == 1
    assert went["northwest-frontier", "khowst"] == 3
    assert went["khowst", "northwest-frontier"] == 1
    assert went["northwest-frontier", "badakhshan"] == 1


@pytest.mark.rule("R8.7.3-2", "A-76", "R8.1.2-4")
def test_active_ones_go_back_where_the_hidden_ones_came_from() -> None:
    text = closed_but(
        *JOINED, "ghazni T:u1a3 support=O", "northwest-frontier T:u3", "kabul T:a8 G:P8"
    )

    played = run(taliban(text), TO_BALOCHISTAN_AND_KHOWST)

    back = [f for f in played.facts if isinstance(f, Moved) and f.origin is S.KHOWST]
    assert back == [Moved(ACTIVE[TALIBAN], S.KHOWST, S.NORTHWEST_FRONTIER, 2, rule="3.3.2")]


@pytest.mark.rule("R8.7.3-2", "A-19", "A-53")
def test_a_destination_is_not_paid_for_again_by_the_next_group() -> None:
    # Through Khowst or Paktika and Waziristan it takes 1 Resource and 3 steps.
    text = closed_but(
        *("balochistan", "bamian", "kandahar G:P5", "oruzgan T:u1 support=O"),
        *("helmand T:u7 support=O", "ghazni T:u8 support=O"),
    )

    played = run(taliban("resources: taliban=9\n" + text), (*FIRST, *FIRST))

    went = moves(played)
    assert went["helmand", "kandahar"] == 3
    assert went["ghazni", "oruzgan"] == went["oruzgan", "kandahar"] == 3
    assert not any(way[1] == "waziristan" for way in went)
    reasons = {why for said in played.said for why in said.why if "step 3" in why}
    assert reasons >= {
        "8.7.3 step 3: to kandahar, cost 1, steps 1: helmand to kandahar",
        "8.7.3 step 3: to kandahar, cost 1, steps 2: ghazni to oruzgan",
    }
    assert played.board.track(Track.TALIBAN) == 9 - 1 - 1 - 1  # Bamian, Kandahar, Oruzgan


@pytest.mark.rule("R8.7.3-2", "A-76")
def test_a_single_guerrilla_can_take_a_way_on_which_none_must_stay() -> None:
    text = closed_but("ghazni T:u2 support=O", "kandahar", "kabul T:a9 G:P9")

    # Oruzgan is empty: whoever comes there first stays.
    went = moves(run(taliban("islamabad: tolerance\n" + text)))
    assert went == {("ghazni", "zabol"): 1, ("zabol", "kandahar"): 1}


@pytest.mark.rule("R8.7.3-2", "R8.1.2-5")
@pytest.mark.parametrize("there", ["", "G:P3", "W:u2", "G:P2 W:u1", "T:u2 G:P1", "T:B1u1 W:u4"])
def test_guerrillas_that_stay_on_the_way_do_not_change_control(there: str) -> None:
    board = taliban(f"ghazni {there}\n")
    here = board.spaces[S.GHAZNI]
    for arrived in range(1, 9):
        now = control_with(here, taliban=arrived)
        left = range(1, here.taliban_guerrillas + arrived)
        turns = (n - 1 for n in left if control_with(here, taliban=arrived - n) is not now)
        assert free_with(board, S.GHAZNI, arrived) == next(turns, len(left))


@pytest.mark.rule("R8.7.3-3")
def test_a_far_march_must_be_paid_for_unless_islamabad_helps() -> None:
    text = closed_but("waziristan T:u8", "ghazni G:P1", "kabul T:a6 G:P6")

    assert can_march(taliban("islamabad: backing\nresources: taliban=1\n" + text))
    assert not can_march(taliban("islamabad: tolerance\nresources: taliban=1\n" + text))
    assert can_march(taliban("islamabad: tolerance\nresources: taliban=2\n" + text))


@pytest.mark.rule("R8.7.3-3", "R5.4-1")
def test_sandstorms_stop_second_steps() -> None:
    text = closed_but("waziristan T:u8", "ghazni G:P1", "kabul T:a6 G:P6")

    assert not can_march(taliban("momentum: 57=unshaded\n" + text))


@pytest.mark.rule("R8.7.3-2")
def test_of_far_provinces_the_cheapest_comes_first_then_the_nearest() -> None:
    # Ghazni takes one paid step, Bamian two.
    text = closed_but("waziristan T:u4", "ghazni", "bamian", "kabul T:a8 G:P8")

    played = run(taliban("resources: taliban=1\n" + text))

    assert played.board.control(S.GHAZNI) == "taliban"
    assert played.board.control(S.BAMIAN) == "none"


@pytest.mark.rule("R8.7.3-2")
def test_kabul_and_pashtun_areas_entered_are_new_origins() -> None:
    text = closed_but("khowst T:u3 support=O", "kabul G:P4", "baghlan", "konduz T:a9 W:u9")

    played = run(taliban(text))

    assert moves(played) == {("khowst", "kabul"): 2, ("kabul", "baghlan"): 1}
    assert "8.7.3 step 3: to baghlan, cost 1, steps 1: kabul to baghlan" in played.why("baghlan")


@pytest.mark.rule("R8.7.3-2", "R8.1.2-5")
def test_guerrillas_that_won_control_by_arriving_go_no_further() -> None:
    text = closed_but("khowst T:u3 support=O", "kabul G:P1", "baghlan", "konduz T:a9 W:u9")

    assert moves(run(taliban(text))) == {("khowst", "kabul"): 2}


@pytest.mark.rule("R8.7.3-3", "R8.7.2-3", "R8.7.2-4")
def test_then_they_extort_or_infiltrate_as_after_a_rally() -> None:
    road = run(taliban(BASES + STUCK + "waziristan T:u5\nnorthwest-frontier T:u2\n"))
    assert road.words[0] == "march"
    assert "kandahar-spin-boldak" in selected(road, "extort.space")

    police = closed_but("khowst T:u5 support=O", "kabul G:P1", "konduz T:a10 W:u10")
    played = run(taliban(police))
    assert "infiltrate" in played.words
    assert played.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R8.7.3-2")
def test_every_origin_keeps_a_guerrilla_and_its_control() -> None:
    board = taliban(
        "resources: taliban=30\n" + BASES + "waziristan T:u9\nnorthwest-frontier T:u5a4\n"
        "kabul G:P3\nkandahar G:P2\nkhowst G:P2\nghazni G:P1\nbalkh C:T3\nnuristan T:u4\n"
    )
    for seed in range(12):
        played = run(board, seed=seed)
        assert played.words[0] == "march"
        for origin in (S.WAZIRISTAN, S.NORTHWEST_FRONTIER, S.NURISTAN):
            assert played.board.spaces[origin].taliban_guerrillas >= 1
            assert played.board.control(origin) == "taliban"
