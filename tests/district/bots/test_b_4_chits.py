"""RDB.4-1, RDB.4-3 The chits that bots play and return."""

from __future__ import annotations

from typing import Any

import pytest

from core.district.model.board import DistrictBoard
from core.district.model.ids import GOVERNMENT, INSURGENT, Belligerent, Mission
from core.kernel import Reply
from tests.district.bots.ask import consult, numbers
from tests.district.positions import empty, with_ground, with_stack

PLAIN = "north-fields"
"""An Area of Population 2 without a Terrain Modifier."""

HILLS = "saddle-pass"
"""An Area of Population 1 with a Terrain Modifier of 3."""

HAND = "111 222 353 424 515"


def faced(
    ours: str, theirs: str, *, area: str = PLAIN, underground: bool = False, **more: Any
) -> DistrictBoard:
    """Return a position with a stack a of the Government and a stack p of the Insurgent."""
    board = with_stack(empty(active=area, **more), "a", area, ours)
    return with_stack(board, "p", area, theirs, underground=underground)


def plays(
    board: DistrictBoard, side: Belligerent, mission: Mission, hand: str = HAND, **more: Any
) -> Reply:
    """Ask a side for a chit in a mission between the stacks."""
    is_ours = mission in (Mission.PATROL, Mission.PATROL_ALL) or more.pop("acts", "") == "a"
    acting, target = ("a", "p") if is_ours else ("p", more.pop("target", "a"))
    about = (board.active, mission, acting, target)
    return consult(board, side, "chit", f"{hand} blank", about=about, **more)


# RDB.4-1


@pytest.mark.rule("RDB.4-1")
@pytest.mark.parametrize(
    ("ours", "hand", "expected"),
    [
        ("gendarmes", HAND, "353"),  # 3 against 3: 3 is wanted
        ("line", HAND, "424"),
        ("gendarmes line", HAND, "111"),
        ("gendarmes*3", HAND, "blank"),  # more than 5 above
        ("gendarmes*2 line", HAND, "111"),  # just 5 above
        ("line", "111 222", "222"),  # the highest, if none is likely to be enough
        ("line", "", "blank"),
    ],
)
def test_it_plays_the_lowest_chit_that_is_likely_to_be_enough(
    ours: str, hand: str, expected: str
) -> None:
    board = faced(ours, "fighters", underground=True)

    reply = plays(board, GOVERNMENT, Mission.PATROL, hand)

    assert (reply.option, numbers(reply)) == (expected, ["RDB.4-1"])


@pytest.mark.rule("RDB.4-1")
@pytest.mark.parametrize(("area", "expected"), [(HILLS, "515"), (PLAIN, "424")])
def test_a_concealed_counter_has_an_ir_of_3_and_terrain_counts(area: str, expected: str) -> None:
    board = faced("line", "organisers dummy", area=area)

    assert plays(board, GOVERNMENT, Mission.PATROL).option == expected


@pytest.mark.rule("RDB.4-1")
def test_what_is_hopeless_gets_the_blank() -> None:
    board = faced("gendarmes", "main-force! fighters!")  # 2 against 4 + 2
    hopeless = faced("constables", "main-force! fighters!")

    assert plays(board, GOVERNMENT, Mission.ATTACK, acts="a").option == "353"
    assert plays(hopeless, GOVERNMENT, Mission.ATTACK, acts="a").option == "blank"


@pytest.mark.rule("RDB.4-1")
@pytest.mark.parametrize(
    ("theirs", "expected"), [("fighters!", "222"), ("fighters", "222"), ("fighters levies", "353")]
)
def test_a_concealed_counter_has_a_tr_of_2(theirs: str, expected: str) -> None:
    reply = plays(faced("gendarmes line/d-1", theirs), GOVERNMENT, Mission.ATTACK, acts="a")

    assert reply.option == expected


@pytest.mark.rule("RDB.4-1")
@pytest.mark.parametrize(("area", "expected"), [(PLAIN, "222"), (HILLS, "353")])
def test_ambushers_have_an_ir_of_1_and_the_terrain(area: str, expected: str) -> None:
    board = faced("line-2", "fighters", area=area)

    reply = plays(board, GOVERNMENT, Mission.AMBUSH, "111 222 353", target="a.line-1")

    assert reply.option == expected


@pytest.mark.rule("RDB.4-1")
def test_a_chit_at_random_is_left_out() -> None:
    board = with_ground(faced("constables*2", "fighters"), PLAIN, insurgent=1)
    about = (PLAIN, Mission.REDUCE, "a")

    reply = consult(board, GOVERNMENT, "chit", f"{HAND} blank", about=about)

    assert reply.option == "111"  # 4 against 2: 1 is wanted


@pytest.mark.rule("RDB.4-1")
def test_terror_and_intimidation_are_met_with_the_same_rule() -> None:
    board = with_ground(faced("constables", "levies"), PLAIN, government=1, terror=True)
    about = (PLAIN, Mission.REMOVE_TERROR, "a")

    removing = consult(board, GOVERNMENT, "chit", f"{HAND} blank", about=about)
    intimidated = plays(faced("constables", "levies!"), GOVERNMENT, Mission.INTIMIDATE)
    intimidating = plays(faced("constables", "levies!"), INSURGENT, Mission.INTIMIDATE)

    assert [removing.option, intimidated.option, intimidating.option] == ["353"] * 3


@pytest.mark.rule("RDB.4-1")
def test_the_insurgent_knows_its_own_units() -> None:
    board = faced("gendarmes", "fighters", underground=True)  # 4 against 3: 2 is wanted

    assert plays(board, INSURGENT, Mission.PATROL).option == "222"


@pytest.mark.rule("RDB.4-1")
@pytest.mark.parametrize(
    ("ours", "hand", "expected"),
    [
        ("gendarmes*2 line", "111 222", "222"),
        ("gendarmes*2 line", "111", "blank"),
        ("gendarmes*3", "111 222", "blank"),
    ],
)
def test_whoever_is_patrolled_and_still_short_by_more_than_2_keeps_its_chits(
    ours: str, hand: str, expected: str
) -> None:
    board = faced(ours, "fighters", underground=True)  # 4 against 8, or against 9

    assert plays(board, INSURGENT, Mission.PATROL, hand).option == expected


@pytest.mark.rule("RDB.4-1")
def test_whoever_attacks_plays_the_highest_chit_even_if_it_is_too_low() -> None:
    board = faced("gendarmes line", "fighters")  # 2 against 6

    assert plays(board, INSURGENT, Mission.ATTACK, "111").option == "111"


@pytest.mark.rule("RDB.4-1", "RD9.3-2")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [("115 222", "115+adv"), ("115 522", "522"), ("225 433", "225+adv"), ("511 215", "511")],
)
def test_an_advantage_is_spent_if_it_makes_the_chit_higher(hand: str, expected: str) -> None:
    board = faced("line", "fighters", area="quarry-road", underground=True)  # 2 against 3 + 2
    lifted = " ".join(f"{chit}+adv" for chit in hand.split())

    reply = plays(board, GOVERNMENT, Mission.PATROL, f"{hand} {lifted}")

    assert reply.option == expected


@pytest.mark.rule("RDB.4-1", "DA-88")
def test_against_a_search_for_everybody_the_stack_counts_that_is_found_first() -> None:
    board = faced("guards/d", "fighters", underground=True)
    board = with_stack(board, "q", PLAIN, "levies")  # 3 against 3: 3 is wanted

    reply = plays(board, INSURGENT, Mission.PATROL_ALL)

    assert reply.option == "353"


# RDB.4-7: a second chit


@pytest.mark.rule("RDB.4-7", "RDB.4-1")
@pytest.mark.parametrize(
    ("first", "options", "expected"),
    [("111", "222 353 none", "353"), ("333", "222 111 none", "222"), ("111", "222 333", "333")],
)
def test_a_second_chit_counts_the_first(first: str, options: str, expected: str) -> None:
    board = faced("legion-1", "main-force! fighters!")  # 4 against 6: 5 is wanted of both

    reply = second(board, first, options)

    assert (reply.option, numbers(reply)) == (expected, ["RDB.4-1"])


def second(board: DistrictBoard, first: str, options: str) -> Reply:
    """Ask the Government for a second chit in an Attack."""
    about = (PLAIN, Mission.ATTACK, "a", "p")
    return consult(board, GOVERNMENT, "chit.second", options, about=about, said=first)


@pytest.mark.rule("RDB.4-7")
def test_if_it_must_play_a_second_chit_it_plays_the_lowest() -> None:
    board = faced("legion*2", "levies!")

    assert second(board, "111", "222 333 none").option == "none"
    assert second(board, "blank", "151 212").option == "212"
    assert second(board, "4", "die none").option == "die"


@pytest.mark.rule("RDB.4-1", "RD11-7")
@pytest.mark.parametrize(
    ("first", "winds", "expected"),
    [("111", "0 1 2", "1"), ("blank", "0 1", "0"), ("222", "0 1", "0")],
)
def test_blanks_are_spent_if_they_are_enough(first: str, winds: str, expected: str) -> None:
    board = faced("gendarmes", "fighters", underground=True)  # 4 against 3: 2 is wanted
    about = (PLAIN, Mission.PATROL, "a", "p")

    reply = consult(board, INSURGENT, "chit.winds", winds, about=about, said=first)

    assert (reply.option, numbers(reply)) == (expected, ["RDB.4-1"])


# RDB.4-3


@pytest.mark.rule("RDB.4-3")
@pytest.mark.parametrize("side", [GOVERNMENT, INSURGENT])
def test_the_chit_with_the_lowest_sum_goes_back(side: Belligerent) -> None:
    reply = consult(empty(), side, "discard", "353 124 214 441")

    assert (reply.option, numbers(reply)) == ("124", ["RDB.4-3"])


@pytest.mark.rule("RDB.4-7")
def test_in_a_mission_that_is_on_no_list_nothing_is_risked() -> None:
    board = faced("line", "fighters")

    for about in ((), (PLAIN, Mission.BUILD, "a"), (PLAIN, Mission.ATTACK, "z", "p")):
        reply = consult(board, GOVERNMENT, "chit", f"{HAND} blank", about=about)
        winds = consult(board, INSURGENT, "chit.winds", "0 1 2", about=about)
        assert (reply.option, numbers(reply)) == ("blank", ["RDB.4-7"])
        assert (winds.option, numbers(winds)) == ("0", ["RDB.4-7"])
