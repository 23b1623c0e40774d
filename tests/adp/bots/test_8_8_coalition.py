"""8.8 The Non-player Coalition: the flow, Sweep, Civic Action and Redeploy."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.bots.coalition.strike import haul
from core.adp.model.facts import Activated, Moved, Removed, Shifted
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    TALIBAN,
    WARLORDS,
    Piece,
    SpaceId,
    Support,
    Track,
)
from tests.adp.bots.coalition import POOR, at, coalition, facts, there, turn
from tests.adp.bots.think import run
from tests.adp.play import position

KABUL: Final = SpaceId.KABUL
KANDAHAR: Final = SpaceId.KANDAHAR
HERAT: Final = SpaceId.HERAT
BALKH: Final = SpaceId.BALKH
COALITION_TROOPS: Final = Piece.COALITION_TROOPS


# 8.8 The flow


@pytest.mark.rule("R8.8-1")
@pytest.mark.parametrize(
    ("text", "operation"),
    [
        ("resources: government=3\npatronage: 0\nkabul C:B1 support=S", "train"),
        (POOR + "kabul C:T2 T:u1", "sweep"),
        (POOR + "kabul C:T2 T:a1", "assault"),
        (POOR + "kabul C:T2", "pass"),
        ("kandahar C:T4 T:a4", "assault"),
        ("kandahar C:T3 T:u3a1", "sweep"),
        ("kandahar C:T1 T:a4", "assault"),
        ("kandahar C:B1 T:a4", "pass"),
    ],
)
def test_the_operations_are_tried_in_the_order_of_the_flow_chart(text: str, operation: str) -> None:
    assert turn(text, (1,) * 12).words[0] == operation


@pytest.mark.rule("R8.8-1")
def test_it_says_how_it_chose_its_operation() -> None:
    assert turn(POOR + "kabul C:T2 T:a1").why("assault") == (
        "8.8.2: fewer than 4 Taliban pieces with COIN pieces: yes (1); 8.8: no Train is possible; "
        "8.8: no Sweep would Activate anything; 8.8: Assault"
    )


@pytest.mark.rule("R8.8-1", "R8.1-7")
def test_it_operates_without_any_government_resources() -> None:
    played = turn(POOR + "kandahar C:T4 T:a4")

    assert played.words[0] == "assault"
    assert facts(played, Removed) == [Removed(Piece.TALIBAN_ACTIVE, KANDAHAR, 4, rule="3.2.4")]


@pytest.mark.rule("R8.8.2-1")
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("kabul C:T1 T:u3\nherat T:u9", "yes (3)"),
        ("kabul C:T1 T:u2\nherat G:P1 T:u1\nkabul-aibak G:T1 T:a1", "no (4)"),
        ("kabul C:B1 T:B1u3", "no (4)"),
    ],
)
def test_taliban_count_where_any_coin_piece_is(text: str, answer: str) -> None:
    played = turn(text, (1,) * 9)

    assert played.why(played.words[0]).startswith(
        f"8.8.2: fewer than 4 Taliban pieces with COIN pieces: {answer}"
    )


# 8.8.1 Events


@pytest.mark.rule("R8.8.1-1")
@pytest.mark.parametrize("now", ["O", "N"])
def test_tribal_elders_always_set_support(now: str) -> None:
    board = position(
        'card: 30\nnext: 12\neligible: warlords\nmomentum: 45=unshaded:"coalition"\n'
        f"herat W:u1 support={now if now == 'O' else 'S'}",
        bots=(COALITION,),
    )

    played = run(board, (), ("terror", "herat", "done", "done"))

    assert played.board.spaces[HERAT].support is Support.SUPPORT
    assert [said.ask for said in played.said] == ["elders.attitude"]
    assert played.why("support") == "8.8.1: always Support"


# 8.8.3 Sweep


@pytest.mark.rule("R8.8.3-1")
def test_every_space_with_a_coalition_piece_is_swept_without_movement_taliban_first() -> None:
    played = turn(
        POOR + "kandahar C:T2 T:u1 W:u2\nherat C:B1 G:P1 W:u1\nbalkh G:P3 W:u1\nkabul C:T1\n"
    )

    assert played.words[0] == "sweep"
    assert at(played, "sweep.space") == ["herat", "kandahar", "done"]
    assert set(at(played, "sweep.origin")) == {"done"}
    assert facts(played, Activated) == [
        Activated(WARLORDS, HERAT, 1, rule="3.2.3"),
        Activated(TALIBAN, KANDAHAR, 1, rule="3.2.3"),
        Activated(WARLORDS, KANDAHAR, 1, rule="3.2.3"),
    ]


@pytest.mark.rule("R8.8.3-1", "A-80")
def test_a_sweep_that_finds_no_guerrilla_is_not_worth_doing() -> None:
    assert turn(POOR + "kandahar C:T2\nherat C:B1 W:u1\nbalkh T:u3").words == ["pass"]


@pytest.mark.rule("R8.8.3-1", "R8.8.3-3", "A-80")
def test_isr_alone_makes_a_sweep_worth_while() -> None:
    played = turn(POOR + "capabilities: 1=unshaded\nkandahar C:T1\nhelmand C:T1\nbalkh T:u3")

    assert played.words[0] == "sweep"
    assert facts(played, Activated) == [Activated(TALIBAN, BALKH, 1, rule="card 1")]
    assert there(played, KANDAHAR) == "C:T1"


@pytest.mark.rule("R8.8.3-1")
def test_with_nato_the_two_spaces_where_most_taliban_are_found() -> None:
    played = turn(
        POOR + "momentum: 17=shaded\nkandahar C:T2 T:u1\nherat C:T1 W:u1\nbalkh C:T3 W:u3 T:u2"
    )

    assert at(played, "sweep.space") == ["balkh", "kandahar"]


@pytest.mark.rule("R8.8.3-1")
def test_with_nato_and_equal_taliban_the_spaces_where_most_warlords_are_found() -> None:
    played = turn(
        POOR + "momentum: 17=shaded\nkandahar C:T3 W:u1\nherat C:T3 W:u2\nbalkh C:T3 W:u3\n"
    )

    assert at(played, "sweep.space") == ["balkh", "herat"]
    assert "8.8.3: most Warlords Activated: balkh (3)" in played.why("balkh")
    assert "8.8.3: most Warlords Activated: herat (2)" in played.why("herat")


@pytest.mark.rule("R8.8.3-2", "R8.8.3-4", "A-79")
def test_air_lift_first_exposes_the_last_underground_taliban_even_of_a_new_area() -> None:
    played = turn(POOR + "kandahar C:T4 G:T2\nherat C:T3\nbalkh G:P1 T:u3")

    assert played.words[:2] == ["sweep", "air-lift"]
    assert played.why("air-lift") == (
        "8.8.3: Air Lift exposes the last Underground Taliban of balkh"
    )
    assert facts(played, Moved) == [
        Moved(COALITION_TROOPS, KANDAHAR, BALKH, 3, rule="4.2.2"),
        Moved(Piece.GOVERNMENT_TROOPS, KANDAHAR, BALKH, 1, rule="4.2.2"),
        Moved(COALITION_TROOPS, HERAT, BALKH, 2, rule="4.2.2"),
    ]
    assert facts(played, Activated) == [Activated(TALIBAN, BALKH, 3, rule="3.2.3")]
    assert "air-strike" not in played.words


@pytest.mark.rule("R8.8.3-2")
def test_air_lift_goes_where_it_activates_most() -> None:
    played = turn(POOR + "kandahar C:T6\nherat T:u2\nbalkh T:u3")

    assert at(played, "air-lift.destination") == ["balkh"]
    assert "8.8.3: most Taliban Activated: balkh" in played.why("sweep")


@pytest.mark.rule("R8.8.3-2")
@pytest.mark.parametrize(
    "text",
    [
        "kandahar C:T6 T:u2\n",  # the Sweep exposes them as it is
        "kandahar C:T2 T:u1\nbalkh T:u3\n",  # too few can be spared
        "capabilities: 1=shaded\nkandahar C:T6 T:u1\nbalkh T:u3\n",
        "momentum: 57=unshaded\nkandahar C:T6 T:u1\nbalkh T:u3\n",
    ],
)
def test_otherwise_air_strike_follows_the_sweep(text: str) -> None:
    played = turn(POOR + text)

    assert played.words[0] == "sweep"
    assert ("special", "air-strike") in played.asked
    assert "air-lift" not in played.words


@pytest.mark.rule("R8.8.3-3")
@pytest.mark.parametrize(
    ("text", "dice", "space"),
    [
        (
            "kabul-aibak T:u1\nkandahar-spin-boldak T:u2\nherat T:u1\nbalkh T:u3",
            (),
            "kandahar-spin-boldak",
        ),
        ("herat T:u1\nbalkh T:u3\nwaziristan T:u1", (), "herat"),
        ("herat T:u2\nbalkh T:u3\nwaziristan T:u1", (3, 1, 1), "waziristan"),
    ],
)
def test_isr_finds_taliban_on_a_loc_then_the_only_one_of_an_afghan_area_then_any(
    text: str, dice: tuple[int, ...], space: str
) -> None:
    lone = "capabilities: 1=unshaded\nkandahar C:T1 W:u1\n"
    played = turn(POOR + lone + text, dice)

    assert at(played, "sweep.isr") == [space]


# 8.8.3 Air Strike


@pytest.mark.rule("R8.8.3-5", "A-80", "A-63")
def test_air_strike_takes_a_base_then_the_last_of_a_space_then_where_most_are() -> None:
    played = turn(
        POOR
        + "kandahar C:T2 W:u1\nherat T:B1\nbalkh T:a1\nkonduz T:a2u3B1\nfarah T:a3\nkabul T:a9\n"
        "bamian T:u1B1 W:a5"
    )

    assert at(played, "air-strike.space") == ["herat", "balkh", "konduz"]
    assert facts(played, Removed) == [
        Removed(Piece.TALIBAN_BASE, HERAT, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_ACTIVE, BALKH, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.KONDUZ, 1, rule="4.2.3"),
    ]


@pytest.mark.rule("R8.8.3-5", "A-80")
@pytest.mark.parametrize(
    ("islamabad", "first"), [("sponsorship!", "waziristan"), ("sponsorship", "herat")]
)
def test_pakistan_comes_first_among_equals_only_at_hard_sponsorship(
    islamabad: str, first: str
) -> None:
    played = turn(
        POOR + f"islamabad: {islamabad}\nkandahar C:T2 W:u1\nwaziristan T:a2\nherat T:a2",
        (1, 3, 1),  # Herat
    )

    assert at(played, "air-strike.space")[0] == first


@pytest.mark.rule("R8.8.3-5", "A-80")
def test_among_equals_areas_come_before_locs() -> None:
    played = turn(POOR + "kandahar C:T2 W:u1\nkabul-tor-kham T:a2\nherat T:a2")

    assert at(played, "air-strike.space")[0] == "herat"


@pytest.mark.rule("R8.8.3-5")
def test_predators_strike_first_where_fewest_guerrillas_are_in_pakistan() -> None:
    played = turn(
        POOR + "capabilities: 2=unshaded\nkandahar C:T2 W:u1\nherat T:B1\nwaziristan T:u3\n"
        "northwest-frontier T:u1a1\n"
    )

    assert facts(played, Removed)[0] == Removed(
        Piece.TALIBAN_UNDERGROUND, SpaceId.NORTHWEST_FRONTIER, 1, rule="4.2.3"
    )
    assert facts(played, Removed)[1] == Removed(Piece.TALIBAN_BASE, HERAT, 1, rule="4.2.3")


@pytest.mark.rule("R8.8.3-5")
def test_warlords_are_not_struck_and_then_there_is_no_special_activity() -> None:
    played = turn(POOR + "kandahar C:T2 W:u1\nherat W:a3B1")

    assert played.words[0] == "sweep"
    assert played.asked[-1] == ("special", "done")


@pytest.mark.rule("R8.8.3-5")
def test_reapers_help_to_take_a_base_behind_one_active_guerrilla() -> None:
    played = turn(POOR + "capabilities: 3=unshaded\nkandahar C:T2 W:u1\nherat T:a1B1\nbalkh T:a4")

    assert facts(played, Removed)[:2] == [
        Removed(Piece.TALIBAN_ACTIVE, HERAT, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_BASE, HERAT, 1, rule="4.2.3"),
    ]


@pytest.mark.rule("R8.8.3-5", "A-80")
def test_predators_take_one_piece_and_leave_the_second_to_reapers_elsewhere() -> None:
    played = turn(
        POOR + "capabilities: 2=unshaded 3=unshaded\nkandahar C:T2 W:u1\nherat T:a3\n"
        "waziristan T:u1a1B1"
    )

    assert facts(played, Removed) == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.WAZIRISTAN, 1, rule="4.2.3"),
        *[Removed(Piece.TALIBAN_ACTIVE, HERAT, 1, rule="4.2.3")] * 2,
    ]


BOTH_DRONES: Final = POOR + "capabilities: 2=unshaded 3=unshaded\nkandahar C:T2 W:u1\n"


@pytest.mark.rule("R8.8.3-5", "A-80")
@pytest.mark.parametrize("pakistan", ["waziristan T:u1a1\n", "waziristan T:u1B1\n"])
def test_predators_take_one_piece_and_leave_the_second_removal_to_a_base(pakistan: str) -> None:
    played = turn(BOTH_DRONES + pakistan + "herat T:a1B1\nbalkh T:a4\n")

    assert facts(played, Removed)[:4] == [
        Removed(Piece.TALIBAN_UNDERGROUND, SpaceId.WAZIRISTAN, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_ACTIVE, HERAT, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_BASE, HERAT, 1, rule="4.2.3"),
        Removed(Piece.TALIBAN_ACTIVE, SpaceId.BALKH, 1, rule="4.2.3"),
    ]
    assert at(played, "air-strike.again") == ["done", "taliban"]


@pytest.mark.rule("R8.8.3-5", "R8.8.4-1", "A-80")
@pytest.mark.parametrize(
    "text",
    [
        "waziristan T:u1a1\nherat T:a1B1\nbalkh T:a4\n",
        "waziristan T:u1B1\nnorthwest-frontier T:a2\nherat T:a3\n",
        "waziristan T:B2\nherat T:a2\n",
        "balochistan T:a2\nherat T:a1u1B1\nbalkh T:a1B1\nfarah T:B2\n",
    ],
)
def test_what_drones_are_expected_to_remove_is_what_they_remove(text: str) -> None:
    expected = haul(coalition(BOTH_DRONES + text))
    removed = [
        fact
        for fact in facts(turn(BOTH_DRONES + text), Removed)
        if isinstance(fact, Removed) and fact.rule == "4.2.3"
    ]
    bases = tuple(fact.space for fact in removed if fact.piece is Piece.TALIBAN_BASE)
    assert sum(fact.count for fact in removed) == expected.pieces
    assert sorted(bases) == sorted(expected.bases)


@pytest.mark.rule("R8.8.3-2", "R8.8.3-5")
def test_an_air_lift_that_the_taliban_cancel_leaves_the_sweep() -> None:
    played = turn(
        POOR + "momentum: 26=shaded\nkandahar C:T6\nherat C:T3\nbalkh T:u3\n", answers=("cancel",)
    )

    assert at(played, "air-lift.space") == ["kandahar", "herat", "balkh"]
    assert at(played, "sweep.space")[:2] == ["air-lift", "badghis"]
    assert not facts(played, Moved, Activated)


# 8.8.5 Civic Action


SUPPORT_PHASE: Final = "stage: support\ncard: propaganda\n"


@pytest.mark.rule("R8.8.5-1", "A-51")
def test_civic_action_where_the_shift_is_greatest_then_at_opposition_then_least_terror() -> None:
    board = position(
        SUPPORT_PHASE + "resources: government=12 taliban=0\n"
        "kabul C:T1 G:P1\n"  # 3 by one level
        "kandahar C:T1 G:P1 support=O\n"  # 4 by two levels
        "balkh C:T1 G:P1 terror=1\nkonduz C:T1 G:P1\n",
        bots=(COALITION,),
    )

    played = run(board)

    assert at(played, "civic.space") == ["kandahar", "kabul", "konduz"]
    assert (
        played.why("kandahar") == "8.8.5: greatest shift: kandahar (4);"
        " 8.8.5: Civic Action where it shifts most: kandahar"
    )
    assert played.board.track(Track.GOVERNMENT) == 0


@pytest.mark.rule("R8.8.5-1")
def test_areas_at_opposition_come_first_among_equal_shifts() -> None:
    board = position(
        SUPPORT_PHASE + "resources: government=3 taliban=0\n"
        "balkh C:T1 G:P1\nkonduz C:T1 G:P1 support=O\nbaghlan C:T1 G:P1 terror=1\n",
        bots=(COALITION,),
    )

    played = run(board)

    assert at(played, "civic.space") == ["konduz"]
    assert "8.8.5: at Opposition: konduz" in played.why("konduz")


@pytest.mark.rule("R8.8.5-1")
def test_areas_with_less_terror_come_first_among_equal_shifts() -> None:
    board = position(
        SUPPORT_PHASE + "resources: government=6 taliban=0\n"
        "balkh C:T1 G:P1\nkonduz C:T1 G:P1 terror=1\n",
        bots=(COALITION,),
    )

    played = run(board)

    assert at(played, "civic.space") == ["balkh", "done"]
    assert "8.8.5: fewest Terror markers: balkh (0)" in played.why("balkh")


@pytest.mark.rule("R8.8.5-1")
def test_terror_is_not_removed_where_no_shift_follows() -> None:
    board = position(
        SUPPORT_PHASE + "resources: government=5 taliban=0\nbalkh C:T1 G:P1 terror=1\n",
        bots=(COALITION,),
    )

    played = run(board)

    assert at(played, "civic.space") == ["done"]
    assert not facts(played, Shifted)


# 8.8.6 Redeploy


REDEPLOY: Final = "stage: redeploy\ncard: propaganda\n"


@pytest.mark.rule("R8.8.6-1", "A-82")
def test_troops_without_police_go_one_by_one_where_fewest_coalition_troops_are() -> None:
    board = position(
        REDEPLOY + "herat C:T3 G:B1\nkabul C:B2T1\nbalkh C:T3 W:u3\nkonduz C:T2 G:P2\n"
        "kabul-aibak C:T3\n",
        bots=(COALITION,),
    )

    played = run(board, (5, 3, 1), ("done",))  # Kabul, when it has as many as Herat

    assert (there(played, SpaceId.KABUL_AIBAK), there(played, BALKH)) == ("", "W:u3")
    assert (there(played, KABUL), there(played, HERAT)) == ("C:B2T5", "C:T5 G:B1")
    assert there(played, SpaceId.KONDUZ) == "C:T2 G:P2"
    assert "8.8.6: fewest Coalition Troops: kabul" in played.why("kabul")


@pytest.mark.rule("R8.8.6-1", "A-82", "A-65")
def test_troops_stay_where_their_leaving_would_change_control() -> None:
    board = position(REDEPLOY + "kabul C:T3\nherat C:T1 G:B1\nbalkh C:T3 W:u1\n", bots=(COALITION,))

    played = run(board)

    assert facts(played, Moved) == [Moved(COALITION_TROOPS, BALKH, HERAT, 1, rule="6.5.2")]
    assert there(played, BALKH) == "C:T2 W:u1"


@pytest.mark.rule("R8.8.6-1", "R8.1.2-5", "A-65")
def test_troops_allow_for_pieces_that_must_leave_after_them() -> None:
    places = ("balkh C:T1 G:T2\n", "khowst C:T1 T:u4\n")
    for place in places:  # without the Troops, and without the Guerrillas, it holds the area alone
        board = position(REDEPLOY + "kabul C:T3\nherat C:B1\n" + place, bots=FACTIONS)
        moved = [fact.piece for fact in run(board).facts if isinstance(fact, Moved)]
        assert COALITION_TROOPS not in moved
