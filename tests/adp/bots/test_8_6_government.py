"""8.6 The Non-player Government: its turn."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.atlas import AFGHAN_AREAS
from core.adp.board import Board
from core.adp.bots.government.assault import prospect
from core.adp.bots.government.patrol import can_patrol, places_outnumbered
from core.adp.bots.government.special import areas_to_win, excess, governed_next, guarded_provinces
from core.adp.bots.government.sweep import areas_to_search, areas_to_take
from core.adp.bots.government.training import (
    can_govern_for_patronage,
    can_train,
    provinces_for_a_base,
    spaces_to_persuade,
)
from core.adp.facts import Activated, Moved, Placed, Removed, Resettled, Shifted
from core.adp.ids import (
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Deed,
    Faction,
    Piece,
    SpaceId,
    Support,
    Track,
)
from core.adp.options import Edition, Options
from core.adp.rules.govern import GovernAction
from tests.adp.bots.think import Transcript, run
from tests.adp.play import position

TURN: Final = "card: 67\nnext: 1\nacted: taliban=operation\neligible: government\n"
"""The Government's turn behind an Operation: a Non-player operates in full, without the Event."""

BUSY: Final = "herat C:B1T1 G:T30P16 support=N\n"
"""46 cubes that leave 14 and 3 Bases; put one more piece somewhere and the Train test fails."""

FIRST_PRINTING: Final = Options(np_government=Edition.FIRST)
FIRST: Final = (1, 1, 1)
"""Dice that begin the table of Random Spaces: Balochistan, Nimruz, Farah, Herat, …"""

SPACES: Final = tuple(space.value for space in SpaceId)


def government(
    text: str, bots: tuple[Faction, ...] = FACTIONS, options: Options | None = None
) -> Board:
    """The Government's turn in a position."""
    return position(TURN + text, bots=bots, options=options)


def names(spaces: object) -> list[str]:
    """Spaces as words."""
    assert isinstance(spaces, list)
    return [space.value for space in spaces]


def selected(played: Transcript, ask: str) -> list[str]:
    """The spaces named at a question."""
    return [option for question, option in played.asked if question == ask and option in SPACES]


# 8.6 The flow


@pytest.mark.rule("N-3", "R8.6-1", "R8.6.2-1", "R8.6.2-2")
def test_at_the_start_of_the_main_scenario_they_train() -> None:
    board = government("")

    assert names(provinces_for_a_base(board)) == ["herat", "kandahar", "khowst", "konduz"]
    played = run(board, FIRST)
    assert played.words[:2] == ["train", "herat"]
    assert "8.6.2: at least 15 pieces Available: yes (46)" in played.why("train")
    assert played.board.spaces[SpaceId.HERAT].government_bases == 1


@pytest.mark.rule("N-7", "R8.1-7")
def test_with_fewer_than_3_resources_they_pass() -> None:
    played = run(government("resources: government=2\n"))

    assert played.words == ["pass"]
    assert played.board.track(Track.GOVERNMENT) == 5


@pytest.mark.rule("R8.6-1", "R8.6.2-1")
def test_fifteen_pieces_available_or_patronage_to_be_had_mean_train() -> None:
    assert run(government(BUSY + "kabul G:P2\n")).words[0] == "train"  # 15 left
    fourteen = BUSY + "kabul G:P3\n"
    assert run(government(fourteen)).words[0] != "train"
    supported = "aid: 1\npatronage: 39\n" + BUSY + "kabul G:P3 support=S\n"
    assert run(government(supported)).words[0] == "train"
    assert not can_govern_for_patronage(government(supported.replace("aid: 1", "aid: 0")))
    assert not can_govern_for_patronage(government(supported.replace("39", "40")))
    assert not can_govern_for_patronage(government(supported.replace("G:P3", "G:P3 C:B1")))


@pytest.mark.rule("R8.6.2-1", "RO-9")
def test_in_the_first_printing_returnees_count_for_the_train_test() -> None:
    empty = "aid: 0\n" + BUSY + "kabul G:P2\nzabol G:P1\n"

    assert not can_govern_for_patronage(government(empty))
    assert can_govern_for_patronage(government(empty, options=FIRST_PRINTING))


@pytest.mark.rule("R8.6-1", "R8.6.3-1", "R8.6.5-1")
def test_then_patrol_then_assault_then_sweep() -> None:
    held = BUSY + "kabul G:P3\n"

    patrolling = run(government(held + "kabul-tor-kham T:u1\n"))
    assert patrolling.words[0] == "patrol"
    assert run(government(held + "badghis T:a1\n")).words[0] == "sweep"
    worthwhile = run(government(held.replace("herat", "herat T:a2") + "badghis T:u1\n"))
    assert worthwhile.words[0] == "assault"


@pytest.mark.rule("R8.6-1")
def test_with_nothing_to_do_they_pass() -> None:
    # COIN holds every area, nobody resists, and all cubes are in use.
    board = government(PEACE.replace("kabul C:T1", "kabul C:B1 G:T30P30"))

    assert run(board).words == ["pass"]


PEACE: Final = "".join(
    f"{space} C:{'B1' if space in AFGHAN_AREAS[:3] else 'T1'}\n" for space in AFGHAN_AREAS
)


# 8.6.2 Train


@pytest.mark.rule("R8.6.2-2", "R8.1.2-3")
def test_three_cubes_become_a_base_police_troops_police() -> None:
    board = government("konduz G:T2P2\nkabul G:P1\nherat G:T2\nbalkh G:T3 C:B1\nbamian G:T3 W:B2\n")

    assert names(provinces_for_a_base(board)) == ["konduz"]
    played = run(board)

    here = played.board.spaces[SpaceId.KONDUZ]
    assert (here.government_bases, here.government_troops, here.government_police) == (1, 1, 0)
    assert ("train.first", "build-base") in played.asked


@pytest.mark.rule("R8.6.2-2", "A-68")
def test_the_cubes_of_a_new_base_are_placed_elsewhere_at_once_and_none_beside_it() -> None:
    everybody_else = "herat G:T10P9 support=S\nzabol G:T10P9 C:T9\nfarah G:T8P9\n"
    board = government("resources: government=20\nkonduz G:T2P1\nkabul G:P2\n" + everybody_else)
    assert (board.available.government_troops, board.available.government_police) == (0, 0)

    played = run(board, FIRST)

    built = next(s for s, here in played.board.spaces.items() if here.government_bases)
    before, after = board.spaces[built], played.board.spaces[built]
    assert before.government_cubes - after.government_cubes == 3
    kabul = played.board.spaces[SpaceId.KABUL]
    assert (kabul.government_troops, kabul.government_police) == (1, 4)


@pytest.mark.rule("R8.6.2-2")
def test_a_base_must_be_available() -> None:
    board = government("konduz G:T2P2\nkabul G:B1\nherat G:B1\nbalkh G:B1\n")

    assert provinces_for_a_base(board) == []


@pytest.mark.rule("R8.6.2-2", "R8.1.1-1")
def test_cubes_go_to_kabul_and_three_bases_with_fewest_cubes_first() -> None:
    board = government(
        "resources: government=40\nkabul G:P2 support=S C:B1\nherat C:B1 G:P1\nbalkh C:B1\n"
        "konduz C:B1 G:T1P2\nzabol C:B1 G:T3P2\n"
    )

    played = run(board)

    assert selected(played, "train.space") == ["balkh", "herat", "kabul", "konduz"]
    balkh = played.board.spaces[SpaceId.BALKH]
    assert (balkh.government_police, balkh.government_troops) == (3, 3)
    assert "8.6.2 step 2: fewest Government cubes: balkh" in played.why("balkh")


@pytest.mark.rule("R8.6.2-2")
def test_night_letters_leave_four_cubes_in_a_space() -> None:
    board = government("capabilities: 29=shaded\nkabul C:B1\n")

    placed = [(f.piece, f.count) for f in run(board).facts if isinstance(f, Placed)]

    assert placed == [(Piece.GOVERNMENT_TROOPS, 2), (Piece.GOVERNMENT_POLICE, 2)]


@pytest.mark.rule("R8.6.2-2")
def test_the_space_for_civic_action_is_served_first() -> None:
    # Kabul would be shifted 2 levels and has 3 people; it takes cubes to hold it.
    board = government(
        "resources: government=30\naid: 0\nkabul T:u4 G:P2 support=O\nherat C:B1\nbalkh G:B1P1\n"
    )

    assert names(spaces_to_persuade(board)) == ["balkh", "kabul"]
    played = run(board)
    assert selected(played, "train.space") == ["kabul", "herat", "balkh"]
    assert "8.6.2: greatest shift: kabul" in played.why("kabul")
    assert ("train.extra", "civic-action") in played.asked
    assert played.board.spaces[SpaceId.KABUL].support is Support.SUPPORT


@pytest.mark.rule("R8.6.2-2")
def test_nothing_is_kept_back_for_civic_action() -> None:
    board = government("resources: government=9\nkabul G:P2 support=O\nherat C:B1\nbalkh C:B1\n")

    played = run(board)

    assert len(selected(played, "train.space")) == 3
    assert played.board.track(Track.GOVERNMENT) == 0
    assert ("train.extra", "civic-action") not in played.asked


@pytest.mark.rule("R8.6.2-2")
def test_civic_action_must_shift_a_level_behind_the_terror() -> None:
    text = "resources: government=9\nkabul G:P2 terror={}\n"

    assert spaces_to_persuade(government(text.format(1))) == [SpaceId.KABUL]
    assert spaces_to_persuade(government(text.format(2))) == []
    everybody = "resources: government=6\nkabul G:T30P30\n"
    assert can_train(government(everybody))  # for Civic Action alone
    assert not can_train(government(everybody.replace("6", "5")))


@pytest.mark.rule("R8.6.2-2")
def test_no_civic_action_at_a_coalition_base_or_beside_a_new_base() -> None:
    coalition = run(government("kabul G:P2 C:B1\n"))
    assert ("train.extra", "civic-action") not in coalition.asked

    new_base = run(government("kabul G:P2\nkonduz G:T3\n"))
    assert ("train.first", "build-base") in new_base.asked
    assert new_base.board.spaces[SpaceId.KABUL].support is Support.NEUTRAL


@pytest.mark.rule("RO-9")
def test_first_printing_cubes_go_where_few_are_in_excess() -> None:
    text = "resources: government=40\nkabul G:P9 support=S C:B1\nherat C:B1 G:P3\nbalkh G:B1\n"

    played = run(government(text, options=FIRST_PRINTING), FIRST)

    assert selected(played, "train.space")[:2] == ["herat", "balkh"]
    assert "kabul" not in selected(played, "train.space")  # 9 in excess of Control
    assert "at most 6 cubes in excess" in played.why("herat")


@pytest.mark.rule("RO-9", "R8.1.2-5")
def test_first_printing_cubes_come_from_coalition_bases_when_none_is_available() -> None:
    text = (
        "resources: government=3\naid: 1\nkabul support=S G:P1 C:T1 T:u1\n"
        "herat C:B1 G:T20P19 T:u29\nkabul-aibak G:T10P10\n"
    )
    played = run(government(text, options=FIRST_PRINTING), FIRST)

    assert ("train.donor", "herat") in played.asked
    drawn = [fact for fact in played.facts if isinstance(fact, Moved)]
    assert sum(fact.count for fact in drawn) == 6
    assert {fact.origin for fact in drawn} == {SpaceId.HERAT}
    second = run(government(text))
    assert ("train.donor", "herat") not in second.asked


# 8.6.2 Govern


@pytest.mark.rule("R8.6.2-3")
def test_govern_turns_the_most_people_into_patronage_first() -> None:
    board = government(
        "aid: 9\npatronage: 5\nkabul C:B1 G:P2 support=S\nkonduz G:P1 support=S\n"
        "balkh G:P1 support=S\nherat G:P1 support=S\nzabol G:P1\n"
    )

    played = run(board)

    governed = [fact.space for fact in played.facts if isinstance(fact, Shifted)]
    assert sorted(governed) == ["balkh", "konduz"]
    assert played.board.track(Track.PATRONAGE) == 9
    assert played.board.acted[-1].deed is Deed.OPERATION_AND_SPECIAL


@pytest.mark.rule("R8.6.2-3")
def test_then_people_come_to_empty_areas_then_to_any_at_support() -> None:
    board = government(
        "aid: 0\nkabul C:B1 G:P2 support=S\nkonduz G:P1 support=S\nzabol G:P1\nfarah G:P1 +1\n"
    )

    first = governed_next(board, ())
    assert first == (
        "Population 0 without a marker",
        [SpaceId.ZABOL],
        GovernAction.RETURNEES,
    )
    second = governed_next(board, (SpaceId.ZABOL,))
    assert second is not None
    assert names(second.areas) == ["kabul", "konduz"]
    played = run(board)
    assert [f.space for f in played.facts if isinstance(f, Resettled)] == ["zabol", "kabul"]
    assert "8.6.2: highest Population: kabul" in "; ".join(
        reason for said in played.said for reason in said.why
    )


@pytest.mark.rule("R8.6.2-3")
def test_patronage_goes_on_while_aid_and_room_last() -> None:
    text = "aid: 3\npatronage: {}\nkabul G:P2 support=S\nkonduz G:P1 support=S\n"

    spent = run(government(text.format(5)))  # Kabul takes all the Aid
    assert spent.board.track(Track.AID) == 0
    assert spent.board.spaces[SpaceId.KONDUZ].returnees == 1
    full = run(government(text.format(40)))
    assert full.board.track(Track.PATRONAGE) == 40
    assert full.board.spaces[SpaceId.KABUL].returnees == 1


@pytest.mark.rule("RO-9")
def test_first_printing_a_die_decides_between_patronage_and_returnees() -> None:
    board = government("aid: 9\nkabul G:P2 support=S\n", options=FIRST_PRINTING)
    settled = government(
        "aid: 9\nkabul G:P2 support=S\nfarah +1\nzabol +1\nherat +1\n", options=FIRST_PRINTING
    )

    assert run(board, (6,)).board.spaces[SpaceId.KABUL].returnees == 1  # not above 6
    assert run(settled, (4,)).board.track(Track.PATRONAGE) == 5 + 3
    assert run(settled, (3,)).board.spaces[SpaceId.KABUL].returnees == 1


# 8.6.2 Transport


@pytest.mark.rule("R8.6.2-4")
def test_excess_is_what_control_and_one_troops_cube_do_not_need() -> None:
    board = government("kabul G:T5P2 T:u3\nherat G:T5\nkonduz G:T5 T:u5\nbalkh G:T1P3\n")

    assert [excess(board, SpaceId(s)) for s in ("kabul", "herat", "konduz", "balkh")] == [
        3,
        4,
        0,
        0,
    ]


@pytest.mark.rule("R8.6.2-4")
def test_transport_goes_to_police_without_troops_or_base() -> None:
    board = government(
        "kabul C:B1 G:T5P2\nkonduz G:P1\nbaghlan G:P1\nkhowst G:P1 C:T1\nbalkh T:u1\n"
    )

    assert names(guarded_provinces(board, SpaceId.KABUL)) == ["baghlan"]
    played = run(board)
    assert [f for f in played.facts if isinstance(f, Moved)] == [
        Moved(Piece.GOVERNMENT_TROOPS, SpaceId.KABUL, SpaceId.BAGHLAN, 7, rule="4.3.2")
    ]


@pytest.mark.rule("R8.6.2-4")
def test_else_to_where_most_people_come_under_control() -> None:
    board = government("kabul G:T5\nnuristan W:u2\nkhowst T:u3\nbaghlan T:u4\nbalkh T:B1u9\n")

    won = areas_to_win(board, SpaceId.KABUL, 4)
    assert {SpaceId.NURISTAN, SpaceId.KHOWST, SpaceId.BAMIAN} < set(won)
    assert not {SpaceId.BAGHLAN, SpaceId.BALKH, SpaceId.KONDUZ, SpaceId.ZABOL} & set(won)
    played = run(government("kabul C:B1 G:T5\nnuristan W:u2\nkhowst T:u3\nbaghlan T:u9\n" + EAST))
    moved = [f.destination for f in played.facts if isinstance(f, Moved)]
    assert moved == ["khowst"]
    assert "8.6.2: Taliban-Controlled: khowst" in "; ".join(
        reason for said in played.said for reason in said.why
    )


EAST: Final = "kandahar G:T2\nbalkh G:T2\nkonduz G:T2\n"


@pytest.mark.rule("R8.6.2-4")
def test_if_the_largest_excess_reaches_nothing_there_is_no_special_activity() -> None:
    # Badakhshan has no road out, and its neighbours are held.
    board = government(
        "badakhshan G:T9 C:B1\nkonduz G:T1\nbaghlan G:T1\nnuristan G:T1\nkabul G:T3 T:u2\n"
    )
    played = run(board)

    assert played.words[0] == "train"
    assert "transport" not in played.words


# 8.6.3 Patrol


@pytest.mark.rule("R8.6.3-1")
def test_the_patrol_test_counts_all_that_are_not_taliban() -> None:
    board = government(
        "kabul T:u3 G:P1 W:u1\nkabul-tor-kham T:u1 W:u1\nkabul-aibak T:a2 G:P1\nherat G:P1\n"
    )

    assert names(places_outnumbered(board)) == ["kabul-aibak", "kabul"]


@pytest.mark.rule("R8.6.3-2", "R8.1.2-5")
def test_patrol_brings_one_police_then_troops_until_they_are_even() -> None:
    text = BUSY + "kabul G:P3\nkabul-tor-kham T:a4 C:T1\n"

    played = run(government(text, (GOVERNMENT,)))

    moves = [f for f in played.facts if isinstance(f, Moved) and f.rule == "3.2.2"]
    assert [(f.piece, f.origin) for f in moves] == [
        (Piece.GOVERNMENT_POLICE, SpaceId.HERAT),
        (Piece.GOVERNMENT_TROOPS, SpaceId.HERAT),
        (Piece.GOVERNMENT_TROOPS, SpaceId.HERAT),
    ]
    # 3 cubes of the Government remove 1; the Coalition cube does not fight here.
    assert ("patrol.assault", "kabul-tor-kham") in played.asked
    assert played.board.spaces[SpaceId.KABUL_TOR_KHAM].taliban_active == 3
    assert any(f.rule == "4.3.2" for f in played.facts)  # then Transport, for nobody is at Support


@pytest.mark.rule("R8.6.3-2")
def test_kabul_is_served_before_locs_and_locs_by_their_worth() -> None:
    board = government(
        BUSY + "kabul T:u1\nkonduz G:P3\nkabul-aibak T:u1\nkabul-tor-kham T:u1\n", (GOVERNMENT,)
    )

    played = run(board)

    assert selected(played, "patrol.space") == ["kabul", "kabul-tor-kham", "kabul-aibak"]


@pytest.mark.rule("R8.6.3-2", "R8.6-1")
def test_a_patrol_to_which_nobody_can_come_is_not_possible() -> None:
    # The only cubes in reach hold the area where they are.
    board = government("herat G:T1P1 W:u1\nkabul-tor-kham T:u1\n" + ISOLATED)

    assert places_outnumbered(board)
    assert not can_patrol(board)
    assert run(board).words[0] == "sweep"


ISOLATED: Final = "konduz G:T29P29 W:u2 C:B1\n"
"""Konduz touches no road."""


# 8.6.4 Sweep


@pytest.mark.rule("R8.6.4-1", "R8.1.2-5")
def test_sweep_first_gains_control_of_the_most_people_with_just_enough() -> None:
    board = government(
        "konduz G:T5 C:B1\nbaghlan T:u2 G:P1\nbadakhshan T:u1\nbalkh G:T9\nherat G:T16P29\n"
        "kabul C:T1\n"
    )
    assert {SpaceId.BADAKHSHAN, SpaceId.BAGHLAN} < set(areas_to_take(board))

    played = run(board)

    assert played.words[:2] == ["sweep", "baghlan"]
    moves = [f for f in played.facts if isinstance(f, Moved) and f.rule == "3.2.3"]
    assert moves == [
        Moved(Piece.GOVERNMENT_TROOPS, SpaceId.BALKH, SpaceId.BAGHLAN, 2, rule="3.2.3")
    ]
    assert "8.6.4: highest Population" in played.why("baghlan")


@pytest.mark.rule("R8.6.4-1")
def test_adjacent_troops_come_before_those_by_road() -> None:
    board = government("kabul W:u1\nbaghlan G:T2\nkandahar G:T9\nherat G:T19P30 C:B1\n")

    played = run(board)

    moves = [(f.origin, f.count) for f in played.facts if isinstance(f, Moved)]
    assert moves[:2] == [(SpaceId.BAGHLAN, 1), (SpaceId.KANDAHAR, 1)]
    assert "8.6.4: adjacent Troops first: baghlan" in played.why("baghlan")


@pytest.mark.rule("R8.6.4-1")
@pytest.mark.parametrize(("warlords", "second"), [(2, "badghis"), (1, "kabul")])
def test_then_it_searches_where_most_taliban_then_warlords_hide(warlords: int, second: str) -> None:
    board = government(
        f"herat G:P3 T:u2\nbadghis G:P4 T:u1 W:u{warlords}\nkonduz G:P4 T:u1 W:u1\n"
        "kabul G:P4 T:u1 W:u1\nbalkh G:T30P14 C:B1\nghowr G:P1 T:a1\n"
    )
    assert names(areas_to_search(board, ())) == ["badghis", "herat", "kabul", "konduz"]

    played = run(board)

    assert played.words[0] == "sweep"
    assert selected(played, "sweep.space")[1:] == ["herat", second]
    found = [f for f in played.facts if isinstance(f, Activated) and f.space == second]
    assert [(f.faction, f.count) for f in found] == [(TALIBAN, 1), (WARLORDS, warlords)]


@pytest.mark.rule("R8.6.4-1")
def test_three_spaces_at_most_and_three_resources_each() -> None:
    hidden = "".join(f"{s} G:P2 T:u1\n" for s in ("herat", "balkh", "konduz", "zabol", "farah"))
    text = hidden + "kabul C:B1 G:T30P19\n"

    assert len(selected(run(government(text)), "sweep.space")) == 3
    assert len(selected(run(government("resources: government=6\n" + text)), "sweep.space")) == 2


# 8.6.5 Assault and Eradicate


@pytest.mark.rule("R8.6.5-1")
@pytest.mark.parametrize(
    ("text", "worthwhile"),
    [
        ("herat G:T2 T:a1\n", False),
        ("herat G:T4 T:a2\n", True),
        ("herat G:T2 T:B1\n", True),
        ("herat G:T2 W:B1\n", True),
        ("herat G:T2 T:a1\nkonduz G:T2 W:a1\n", True),
        ("herat G:T2 T:a1\nkonduz G:P3 W:B1u1\n", True),  # Eradicate takes the Base
        ("konduz G:P3 W:B1u1\n", False),  # the Assault itself must remove something
        ("resources: government=3\nherat G:T2 T:a1\nkonduz G:T2 W:a1\n", False),
        ("herat G:T4 T:u1B1\n", False),
    ],
)
def test_an_assault_is_worth_a_base_or_two_guerrillas(text: str, worthwhile: bool) -> None:
    assert prospect(government(text)).is_worthwhile is worthwhile


@pytest.mark.rule("R8.6.5-2")
def test_assault_goes_where_taliban_bases_are_then_guerrillas() -> None:
    board = government(
        "resources: government=40\nherat G:T6 T:a3\nbalkh G:T4 W:a2\nkonduz G:T4 T:B1a1\n"
        "kabul G:T8 C:B1 W:B1\nkandahar-kabul G:T6 T:a3\nfarah G:P28\n"
    )

    played = run(board)

    assert played.words[0] == "assault"
    assert selected(played, "assault.space") == ["konduz", "herat", "balkh"]
    assert "8.6.5: most Taliban Bases: konduz" in played.why("konduz")


@pytest.mark.rule("R8.6.5-2")
def test_a_warlord_base_alone_comes_before_locs_only() -> None:
    board = government(
        "kabul G:T8 C:B1 W:B1\nkandahar-kabul G:T6 T:a3\nfarah G:T14P30\n", (GOVERNMENT,)
    )

    # Taliban on the LoC outnumber nobody there.
    assert selected(run(board), "assault.space") == ["kabul", "kandahar-kabul"]


@pytest.mark.rule("R8.6.5-2", "R8.1.1-1")
def test_in_each_space_taliban_go_before_warlords() -> None:
    board = government("herat G:T6P30 T:a2 W:a2\nkabul G:T20 C:B1\n")

    played = run(board)

    removed = [(f.piece, f.count) for f in played.facts if isinstance(f, Removed)]
    assert removed == [(Piece.TALIBAN_ACTIVE, 2), (Piece.WARLORD_ACTIVE, 1)]


@pytest.mark.rule("R8.6.5-3")
def test_eradicate_at_opposition_then_among_others() -> None:
    board = government(
        "herat G:T6P20 T:a2\nkandahar G:P3 W:B1 support=O\nbalkh G:P3 W:B1\nzabol G:P3 W:B1\n"
        "kabul G:T20 C:B1\n"
    )

    played = run(board)

    assert played.words[0] == "assault"
    assert selected(played, "eradicate.space") == ["kandahar", "balkh"]
    assert "8.6.5: at Opposition: kandahar" in played.why("kandahar")


@pytest.mark.rule("R8.6.5-3")
def test_without_poppies_transport_follows_an_assault() -> None:
    board = government("herat G:T9P29 T:a2\nbadghis G:P1\nkabul G:T20 C:B1\n")

    played = run(board)

    assert played.words[0] == "assault"
    assert "transport" in played.words


# Events


@pytest.mark.rule("R8.4.4-1", "R8.6.4-1", "R8.6.5-2")
def test_commandos_sweep_and_assault_free() -> None:
    board = position(
        "card: 37\nnext: 1\neligible: government\nresources: government=0\n"
        "herat G:T2 T:u2\nkonduz G:T2 W:u1\n",
        bots=FACTIONS,
    )

    played = run(board)

    assert selected(played, "sweep.space") == ["herat"]
    assert played.board.spaces[SpaceId.HERAT].taliban_guerrillas == 0
    assert played.board.track(Track.GOVERNMENT) == 0


@pytest.mark.rule("R8.6.1-1")
def test_elders_speak_for_support_unless_the_coalition_gets_ahead() -> None:
    text = (
        "card: 67\nnext: 1\neligible: warlords\nmomentum: 45=unshaded:government\npatronage: {}\n"
        "kandahar W:u1 support=O\nherat W:B1\n"
    )
    # The Warlords have 60 Resources and few pieces Available, so they turn to Terror.
    rich = "resources: warlords=60\n" + "".join(
        f"{s} W:B2\n" for s in ("balkh", "konduz", "baghlan", "bamian", "faryab")
    )
    board = position(text.format(40) + rich + "zabol W:a10\n", bots=FACTIONS)

    assert run(board).board.spaces[SpaceId.KANDAHAR].support is Support.SUPPORT
    behind = position(text.format(0) + rich + "zabol W:a10\n", bots=FACTIONS)
    assert run(behind).board.spaces[SpaceId.KANDAHAR].support is Support.NEUTRAL
