"""8.5 The Non-player Warlords."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.bots.warlords.march import areas_to_contest, can_march, groups_to
from core.adp.bots.warlords.rally import STEPS, can_rally, candidates
from core.adp.bots.warlords.suborn import aim
from core.adp.model.board import Board
from core.adp.model.facts import Moved, Placed, Removed
from core.adp.model.ids import (
    COALITION,
    FACTIONS,
    TALIBAN,
    WARLORDS,
    Deed,
    Faction,
    Piece,
    SpaceId,
    Track,
)
from core.adp.model.options import BaseReading, Options
from core.adp.rules.suborn import SubornAction
from tests.adp.bots.think import Transcript, run
from tests.adp.play import position

TURN: Final = "card: 67\nnext: 1\neligible: warlords\n"
"""The Warlords' turn on a card whose Event would do nothing (TV-8.1)."""

NORTH: Final = (
    "badakhshan",
    "badghis",
    "baghlan",
    "balkh",
    "bamian",
    "faryab",
    "ghowr",
    "herat",
    "konduz",
    "samangan",
    "sar-e-pol",
)
GARRISONS: Final = "".join(f"{province} W:B1u1\n" for province in NORTH)
"""22 Warlord pieces of which none can leave: 5 are left, so the Rally test fails."""

FIRST: Final = (1, 1, 1)
"""Dice that begin the table of Random Spaces: Balochistan, Nimruz, Farah, Herat, …"""


def warlords(
    text: str, bots: tuple[Faction, ...] = FACTIONS, options: Options | None = None
) -> Board:
    """The Warlords' turn in a position."""
    return position(TURN + text, bots=bots, options=options)


def step(board: Board, number: str, *used: SpaceId) -> list[str]:
    """The Provinces that one step of the Rally finds."""
    return [
        space.value
        for line in STEPS
        if line.line.startswith(f"8.5.1 step {number}:")
        for space in candidates(board, line, used)
    ]


def selected(played: Transcript, ask: str) -> list[str]:
    """The spaces named at a question."""
    return [option for question, option in played.asked if question == ask and option in SPACES]


SPACES: Final = tuple(space.value for space in SpaceId)


# 8.5 The flow


@pytest.mark.rule("N-1", "R8.5-1", "R8.5.1-1", "R8.5.1-3", "R8.5.4-1")
def test_at_the_start_of_the_main_scenario_they_rally() -> None:
    board = warlords("")
    assert [step(board, number) for number in ("1", "2", "3a", "3b")] == [[], [], [], []]

    played = run(board)

    assert played.words[0] == "rally"
    assert "8.5.1: at least 6 pieces Available: yes (13)" in played.why("rally")
    first, second, third = selected(played, "rally.space")
    assert first in step(board, "3c")
    assert "8.5.1 step 3c" in played.why(first)
    assert "8.5.1 step 3d" in played.why(second)
    assert "8.5.1 step 3d" in played.why(third)
    assert played.board.track(Track.WARLORDS) == 12
    assert "cultivate" in played.words
    assert played.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R8.5.1-1")
def test_six_pieces_of_both_kinds_are_enough_to_rally() -> None:
    one_less = GARRISONS.replace("balkh W:B1u1", "balkh W:B1")  # 5 Guerrillas and 1 Base

    assert run(warlords(one_less)).words[0] == "rally"
    assert run(warlords(GARRISONS + "zabol W:u1\n")).words[0] == "march"


@pytest.mark.rule("N-6", "R8.5-1", "R8.5.2-1")
def test_with_few_pieces_available_and_riches_they_turn_to_terror() -> None:
    seven = "".join(f"{province} W:B1u2\n" for province in NORTH[:7])
    board = warlords("resources: warlords=44\n" + seven + "kandahar W:u1 support=S\n")

    assert "terror" in run(board).words
    why = run(board).why("terror")
    assert "8.5.1: at least 6 pieces Available: no (5)" in why
    assert "8.5.2: Resources and Bases 50 or fewer: no (51)" in why
    poorer = warlords("resources: warlords=43\n" + seven + "kandahar W:u1 support=S\n")
    assert run(poorer).words[0] == "march"


@pytest.mark.rule("R8.5-1", "R8-1", "R8-2")
def test_a_march_that_is_not_possible_gives_way_to_terror_and_that_to_rally() -> None:
    stuck = warlords(GARRISONS.replace("balkh W:B1u1", "balkh W:B1u1 support=S"))
    assert not can_march(stuck)
    assert run(stuck).words[:2] == ["terror", "balkh"]

    calm = warlords(GARRISONS)
    played = run(calm)
    assert played.words[0] == "rally"
    assert "8.5: no march is possible; 8.5: no terror is possible" in played.why("rally")


@pytest.mark.rule("R8.5-1")
def test_a_rally_that_is_not_possible_gives_way_to_march_without_its_test() -> None:
    # All 15 Guerrillas are on the map, no two together, and 60 Resources are too many to March.
    lone = "".join(f"{province} W:u1\n" for province in SPACES[:9] if province != "bamian")
    board = warlords("resources: warlords=60\n" + lone + "kabul W:u7\n")

    assert not can_rally(board)
    assert run(board).words[0] == "march"


@pytest.mark.rule("R8.5-1")
def test_with_nothing_to_do_they_pass() -> None:
    # All Guerrillas are Active in Kabul, and without any one of them COIN would hold it.
    board = warlords("resources: warlords=60\nkabul W:a15 C:B1T4 G:T10\n" + BASES_IN_PAIRS)

    assert not can_rally(board)
    assert not can_march(board)
    assert run(board).words == ["pass"]


BASES_IN_PAIRS: Final = "".join(f"{province} W:B2\n" for province in NORTH[:6])


# 8.5.1 Rally


@pytest.mark.rule("R8.5.1-2")
def test_first_they_hide_where_all_are_exposed_to_cubes_at_a_base() -> None:
    board = warlords(
        "herat W:B1a2 G:P1\nbalkh W:B1a1 C:T1\nkonduz W:B1a1\nbaghlan W:B1a1u1 G:P1\n"
        "kandahar W:B1a1 G:P1\n"
    )

    assert step(board, "1") == ["balkh", "herat"]
    played = run(board, FIRST)
    assert played.asked[1:3] == [("rally.space", "herat"), ("rally.action", "hide")]
    assert played.board.spaces[SpaceId.HERAT].warlord_underground == 2


@pytest.mark.rule("R8.5.1-2", "R8.1.2-3")
def test_then_they_replace_two_guerrillas_by_a_base_active_ones_first() -> None:
    board = warlords("kandahar W:u2a1 G:P1\nzabol W:u2 C:B1T1 G:B1\nkabul W:u3\nherat W:u1\n")

    assert step(board, "2") == ["kandahar"]
    played = run(board, FIRST)
    assert played.asked[1:4] == [
        ("rally.space", "kandahar"),
        ("rally.action", "build-base"),
        ("rally.active", "1"),
    ]
    here = played.board.spaces[SpaceId.KANDAHAR]
    assert (here.warlord_bases, here.warlord_underground, here.warlord_active) == (1, 1, 0)


@pytest.mark.rule("R8.5.1-2", "R8.1.1-1")
def test_then_they_guard_their_bases_with_as_many_as_possible() -> None:
    board = warlords("balkh W:B1\nkandahar W:B1\nherat W:B1u1\nkonduz W:u1\n")

    assert step(board, "3a") == ["balkh", "kandahar"]
    played = run(board, FIRST)
    assert selected(played, "rally.space")[:2] == ["balkh", "kandahar"]
    assert ("rally.count", "3") in played.asked  # a Base and Population 2, not among Pashtun
    assert played.board.spaces[SpaceId.KANDAHAR].warlord_underground == 1
    assert selected(played, "rally.space")[2] == "konduz"  # step 3b


@pytest.mark.rule("R8.5.1-2", "RO-8")
def test_then_where_guerrillas_have_no_base() -> None:
    text = "herat W:u1 T:B1\nkonduz W:u1\nbalkh W:B1u1\n"

    assert step(warlords(text), "3b") == ["konduz"]
    first_printing = Options(np_warlord_no_bases=BaseReading.OWN)
    assert step(warlords(text, options=first_printing), "3b") == ["herat", "konduz"]


@pytest.mark.rule("R8.5.1-2")
def test_then_cultivate_is_made_possible_in_one_province_unless_it_already_is() -> None:
    board = warlords("herat G:P1\nkonduz G:P1 W:B1u1\n")

    opened = step(board, "3c")
    assert "herat" not in opened  # 1 Guerrilla would not outnumber the Police
    assert "konduz" in opened  # 3 come to the one that is there
    assert "farah" not in opened  # nobody lives there
    assert "kabul" not in opened
    again = Placed(Piece.WARLORD_UNDERGROUND, SpaceId.BALKH, 1, rule="3.3.1").on(board)
    assert step(again, "3c", SpaceId.BALKH) == []


@pytest.mark.rule("R8.5.1-2", "R8-1")
def test_three_provinces_at_most_are_paid_for_as_long_as_resources_last() -> None:
    text = "balkh W:B1\nkandahar W:B1\nherat W:B1\nkonduz W:B1\n"

    assert len(selected(run(warlords(text)), "rally.space")) == 3
    poor = run(warlords("resources: warlords=2\n" + text))
    assert len(selected(poor, "rally.space")) == 2
    assert poor.board.track(Track.WARLORDS) == 0


# 8.5.2 March


@pytest.mark.rule("TV-8.1.2", "R8.1.2-4")
def test_a_march_among_pashtun_takes_as_many_as_stay_underground() -> None:
    board = warlords("kandahar W:u2a3 T:u2 G:P3\n")

    assert groups_to(board, {}, SpaceId.ZABOL) == {SpaceId.KANDAHAR: (2, 1)}


@pytest.mark.rule("TV-8.1.2b", "R8.1.2-4")
def test_active_guerrillas_march_in_any_number() -> None:
    board = warlords("kandahar W:a5\n")

    assert groups_to(board, {}, SpaceId.ZABOL) == {SpaceId.KANDAHAR: (0, 5)}


@pytest.mark.rule("R8.1.2-4")
def test_where_none_can_hide_active_guerrillas_go_first() -> None:
    board = warlords("kandahar W:B1u2a2\nzabol T:u3\n")

    assert groups_to(board, {}, SpaceId.ZABOL) == {SpaceId.KANDAHAR: (1, 2)}


@pytest.mark.rule("R8.5.2-2", "R8.1.2-5")
def test_the_last_guerrilla_stays_at_a_base_and_control_does_not_change() -> None:
    board = warlords("kandahar W:B1u1\noruzgan W:u3 T:u2\nghazni W:u2 G:P2\npaktika G:P3 W:u1\n")

    assert groups_to(board, {}, SpaceId.ZABOL) == {
        SpaceId.ORUZGAN: (1, 0),
        SpaceId.PAKTIKA: (1, 0),
    }


@pytest.mark.rule("R8.5.2-2")
def test_one_guerrilla_goes_onto_the_best_loc_without_any_piece() -> None:
    board = warlords(
        GARRISONS + "kandahar W:u1a3\nkandahar-spin-boldak sabotage\nfarah-kandahar G:P1\n"
    )

    played = run(board, FIRST)

    assert played.words[:2] == ["march", "kandahar"]
    assert "8.5.2 step 1" in played.why("kandahar")
    first = next(fact for fact in played.facts if isinstance(fact, Moved))
    assert first == Moved(
        Piece.WARLORD_UNDERGROUND,
        SpaceId.KANDAHAR,
        SpaceId.KANDAHAR_SPIN_BOLDAK,
        1,
        rule="3.3.2",
    )


@pytest.mark.rule("R8.5.2-2")
def test_control_is_ended_where_those_that_can_come_are_enough() -> None:
    text = "kandahar W:u4\nzabol T:B1u2\nhelmand G:P3\noruzgan G:T4\n"
    board = warlords(text)

    # 3 Underground at most to Helmand; with 2 Taliban there 1 to Zabol; none are enough for 4.
    assert areas_to_contest(board, {}) == [SpaceId.HELMAND]
    roads = "".join(f"{loc} G:P1\n" for loc in SPACES[-7:])
    played = run(warlords(GARRISONS + roads + text))
    assert "8.5.2 step 2: ends coin Control: helmand" in played.why("helmand")
    assert played.board.spaces[SpaceId.HELMAND].warlord_underground == 3


@pytest.mark.rule("R8.5.2-2")
def test_of_two_controlled_areas_the_more_populous_is_entered_first() -> None:
    roads = "".join(f"{loc} G:P1\n" for loc in SPACES[-7:])
    board = warlords(GARRISONS + roads + "oruzgan W:u2\nkandahar G:P1\nzabol G:P1\nhelmand G:P1\n")

    played = run(board)

    moves = [fact.destination for fact in played.facts if isinstance(fact, Moved)]
    assert moves[0] is SpaceId.KANDAHAR
    assert "8.5.2 step 2: highest Population: kandahar" in played.why("oruzgan")


@pytest.mark.rule("R8.5.2-2", "R8.5.2-3", "R8.5.4-1")
def test_at_last_all_go_into_one_province_to_cultivate_there() -> None:
    roads = "".join(f"{loc} G:P1\n" for loc in SPACES[-7:])
    board = warlords(GARRISONS + roads + "zabol W:u2\npaktika G:P2 T:u2\n")

    played = run(board, FIRST)

    assert played.asked[1:3] == [("march.origin", "zabol"), ("march.destination", "oruzgan")]
    why = played.why("zabol")
    assert "8.5.2 step 3: Cultivate could place a Base: ghazni, kandahar, oruzgan" in why
    assert "cultivate" in played.words
    assert played.board.spaces[SpaceId.ORUZGAN].warlord_bases == 1


# 8.5.3 Terror


RICH: Final = "resources: warlords=60\n" + BASES_IN_PAIRS
"""12 Bases; with 10 Guerrillas beside them they go for Terror."""


@pytest.mark.rule("R8.5.3-1", "R8.5.4-1")
@pytest.mark.parametrize(
    ("bots", "area"),
    [
        (FACTIONS, "zabol"),  # with both, Opposition comes first (ruling A-46)
        ((WARLORDS, COALITION), "zabol"),
        ((WARLORDS, TALIBAN), "helmand"),
    ],
)
def test_the_area_of_terror_depends_on_which_others_are_non_players(
    bots: tuple[Faction, ...], area: str
) -> None:
    text = "kandahar W:a9\nghazni W:u1\nzabol +1 W:u1 support=O\nhelmand W:u1 support=S\n"

    played = run(warlords(RICH + text, bots))

    assert played.words[:2] == ["terror", area]
    assert "cultivate" not in played.words
    assert "traffic" not in played.words


@pytest.mark.rule("R8.5.3-1")
def test_without_other_non_players_terror_is_random_and_a_missing_area_leads_to_the_next_line() -> (
    None
):
    text = "kandahar W:a9\noruzgan W:u1 support=O\nhelmand W:u1 support=S\nghazni W:u1 terror=1\n"
    board = warlords(RICH + text, (WARLORDS,))

    assert run(board, (1, 3, 5)).words[1] == "helmand"
    assert run(board, (1, 5, 3)).words[1] == "oruzgan"
    no_opposition = RICH + text.replace("support=O", "")
    assert run(warlords(no_opposition, (WARLORDS, COALITION))).words[1] == "helmand"


# 8.5.4 Special Activities


@pytest.mark.rule("R8.5.4-2")
def test_cultivate_first_where_there_is_one_base() -> None:
    # No Guerrilla is Available after the second Province.
    board = warlords("balkh W:B1\nkandahar W:u1\noruzgan W:u1\nkabul W:a9\n")

    played = run(board)

    assert played.board.spaces[SpaceId.BALKH].warlord_bases == 2
    assert "cultivate" in played.words


NO_CULTIVATE: Final = "balkh W:B1u1 G:B1\nherat W:B1u1 C:B1\nkonduz W:B2a1\nkabul W:a12\n"
"""All 15 Guerrillas are on the map; only Konduz can be Rallied in, to hide, and has no room."""


@pytest.mark.rule("R8.5.4-1", "R8.5.4-3")
def test_traffic_where_no_base_can_be_placed() -> None:
    board = warlords(NO_CULTIVATE.replace("konduz W:B2a1", "konduz W:B2a1 G:P1"))

    played = run(board)

    assert played.words[:3] == ["rally", "konduz", "hide"]
    assert ("traffic.space", "all") in played.asked
    assert played.board.track(Track.WARLORDS) == 15 - 1 + 3


@pytest.mark.rule("R8.5.4-3", "R8.5.4-1")
def test_no_traffic_if_resources_would_reach_75() -> None:
    text = NO_CULTIVATE.replace("konduz W:B2a1", "konduz W:B2a1 G:P1") + "waziristan T:u1\n"

    rich = run(warlords("resources: warlords=73\n" + text))
    assert "suborn" in rich.words
    assert "8.5.4: no Traffic: Resources would reach 75" in rich.why("suborn")
    assert "traffic" in run(warlords("resources: warlords=72\n" + text)).words


@pytest.mark.rule("R8.5.4-3")
def test_no_traffic_with_one_base_under_counter_narc() -> None:
    text = "momentum: 58=unshaded\nbalkh W:B1u1 C:B1\nherat W:B1a1 G:B1P1\nkabul W:a13 T:u1\n"

    assert "suborn" in run(warlords(text)).words
    assert "8.5.4: no traffic" in run(warlords(text)).why("suborn")


@pytest.mark.rule("R8.5.4-4")
def test_suborn_ends_control_first_by_taking_a_base_alone() -> None:
    board = warlords("herat G:B1P1 W:u1\nbalkh G:P3\nzabol T:u1\nkonduz T:B1u3\n")

    first = aim(board, ())
    assert first is not None
    assert first.targets == {SpaceId.HERAT: SubornAction.BASE}
    then = aim(board, (SpaceId.HERAT,))
    assert then is not None
    assert then.line == "8.5.4 step 1: ends Control"
    assert then.targets == {
        SpaceId.BALKH: SubornAction.CUBES,
        SpaceId.ZABOL: SubornAction.GUERRILLA,
    }


@pytest.mark.rule("R8.5.4-4")
@pytest.mark.parametrize(
    ("bots", "order"),
    [
        ((WARLORDS, COALITION), ["kabul-tor-kham", "konduz", "waziristan"]),
        ((WARLORDS,), ["kandahar-kabul", "herat", "balkh"]),
    ],
)
def test_then_it_takes_taliban_or_government_locs_first_and_pakistan_last(
    bots: tuple[Faction, ...], order: list[str]
) -> None:
    board = warlords(
        "resources: warlords=60\nkandahar W:a13 support=S\nghazni W:u1 support=S\n"
        + BASES_IN_PAIRS.replace("balkh W:B2", "balkh W:B2 G:T9").replace("herat W:B2", "")
        + "herat G:B1T6\nkonduz T:B2u5\nwaziristan T:u1\n"
        + "kabul-tor-kham T:u1\nkandahar-kabul G:P1\n",
        bots,
    )

    played = run(board, FIRST * 4)

    assert selected(played, "suborn.space") == order


@pytest.mark.rule("N-9", "R8.5.4-4", "R8.1.2-2")
def test_of_four_cubes_three_go_by_turns_police_first() -> None:
    text = "kandahar W:a9\nghazni W:u1 support=S\nhelmand G:T2P2\n"

    played = run(warlords(RICH + text, (WARLORDS,)))

    assert [fact for fact in played.facts if isinstance(fact, Removed)] == [
        Removed(Piece.GOVERNMENT_POLICE, SpaceId.HELMAND, 2, rule="4.5.3"),
        Removed(Piece.GOVERNMENT_TROOPS, SpaceId.HELMAND, 1, rule="4.5.3"),
    ]


@pytest.mark.rule("R8.5.4-4", "R8.1.2-2")
def test_of_guerrillas_an_underground_one_goes_first() -> None:
    text = "kandahar W:a9\nghazni W:u1 support=S\nhelmand T:u1a1B2\n"

    played = run(warlords(RICH + text))

    assert ("suborn.guerrilla", Piece.TALIBAN_UNDERGROUND) in played.asked


@pytest.mark.rule("R8.5.4-5", "R8.5.4-4")
def test_without_a_piece_to_remove_there_is_no_special_activity() -> None:
    text = "kandahar W:a9\nghazni W:u1 support=S\nhelmand G:T9\n"

    idle = run(warlords(RICH + text))
    assert idle.words == ["terror", "ghazni", "done"]
    assert idle.board.acted[-1].deed is Deed.OPERATION
    assert "suborn" in run(warlords(RICH + text, (WARLORDS,))).words


@pytest.mark.rule("R8.5.4-5")
def test_no_suborn_in_a_truce_or_in_poverty() -> None:
    text = RICH + "kandahar W:a9\nghazni W:u1 support=S\nhelmand T:u1\n"

    assert "suborn" in run(warlords(text)).words
    assert "suborn" not in run(warlords("momentum: 59=unshaded\n" + text)).words
    poor = GARRISONS.replace("balkh W:B1u1", "balkh W:B1u1 support=S") + "helmand T:u1\n"
    assert run(warlords("resources: warlords=2\n" + poor)).words[:2] == ["terror", "balkh"]
    assert "suborn" not in run(warlords("resources: warlords=2\n" + poor)).words
    assert "suborn" in run(warlords("resources: warlords=3\n" + poor)).words


# Events that grant Special Activities


@pytest.mark.rule("R8.4.4-1")
def test_a_free_suborn_follows_the_same_list() -> None:
    board = position(
        "card: 52\nnext: 1\neligible: warlords\nherat G:B1P1 W:u1\nzabol T:u1\nkonduz T:B1u3\n",
        bots=FACTIONS,
    )

    played = run(board, FIRST)

    assert ("event.free", "do") in played.asked
    assert selected(played, "suborn.space") == ["herat", "zabol"]


@pytest.mark.rule("R8.4.4-1")
def test_a_free_cultivate_and_a_free_traffic_follow() -> None:
    board = position(
        "card: 58\nnext: 1\neligible: warlords\nherat G:P3 W:B1u1\nbalkh W:u1\nzabol W:u1\n",
        bots=FACTIONS,
    )

    played = run(board)

    assert played.board.spaces[SpaceId.HERAT].warlord_bases == 2
    assert played.board.track(Track.WARLORDS) == 17
