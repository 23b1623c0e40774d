"""8.6 The Non-player Government: its turn, and what it does but Train."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.bots.government.assault import assault_outlook
from core.adp.bots.government.patrol import can_patrol, places_outnumbered
from core.adp.bots.government.sweep import areas_to_search, areas_to_take
from core.adp.bots.government.train_sites import can_govern_for_patronage, provinces_for_a_base
from core.adp.model.atlas import AFGHAN_AREAS
from core.adp.model.facts import Activated, Moved, Removed
from core.adp.model.ids import (
    FACTIONS,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Piece,
    SpaceId,
    Support,
    Track,
)
from tests.adp.bots.government import BUSY, FIRST, FIRST_PRINTING, government, names, selected
from tests.adp.bots.think import Transcript, run
from tests.adp.play import position

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
def test_fifteen_pieces_available_or_patronage_to_gain_mean_train() -> None:
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
def test_a_patrol_that_no_cube_can_join_is_not_possible() -> None:
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
    assert ("8.6.4: Kabul: kabul" in played.why(second)) is (second == "kabul")
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
    assert assault_outlook(government(text)).is_worthwhile is worthwhile


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
    assert "8.6.5: non-Pashtun: balkh" in played.why("balkh")


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


def commandos(text: str) -> Transcript:
    """Let the Government play card 37."""
    header = "card: 37\nnext: 1\neligible: government\nresources: government=0\n"
    return run(position(header + text, bots=FACTIONS))


@pytest.mark.rule("R8.4.1-1")
@pytest.mark.parametrize(
    ("text", "area"),
    [
        # Gaining COIN Control by movement, or finding more, is not what they are after.
        ("kabul G:T6\nkonduz G:T1P4 T:u5\nherat G:T2 T:u2\n", "herat"),
        ("konduz G:T3 T:u3\nherat G:T2 T:B1u1\n", "herat"),
        ("konduz G:T3 W:u3\nherat G:T2 T:u1\n", "herat"),
        ("konduz G:T3 T:u1 W:u1\nherat G:T3 T:u1 W:B1u1\n", "herat"),
    ],
)
def test_commandos_sweep_in_place_where_the_assault_removes_most(text: str, area: str) -> None:
    played = commandos(text)

    assert selected(played, "sweep.space") == [area]
    assert selected(played, "sweep.origin") == []
    assert not any(isinstance(fact, Moved) for fact in played.facts)


@pytest.mark.rule("R8.4.1-1")
def test_commandos_assault_without_a_sweep_where_no_guerrilla_is_underground() -> None:
    played = commandos("konduz G:T3 T:u2\nherat G:T3 T:a3\n")

    assert ("event.free", "decline") in played.asked
    assert selected(played, "assault.space") == ["herat"] or (
        played.board.spaces[SpaceId.HERAT].taliban == 0
    )
    assert played.board.spaces[SpaceId.KONDUZ].taliban_underground == 2


@pytest.mark.rule("R8.4.1-1")
def test_commandos_that_can_remove_nothing_sweep_in_place() -> None:
    assert selected(commandos("konduz G:P3 T:u2\nkabul G:T6\n"), "sweep.space") == ["konduz"]
    assert commandos("herat G:T3\nkonduz T:u3\n").words[0] != "event"


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
    # With Support in Kandahar the Coalition is 2 short of its goal, as the Government with 33.
    for patronage, said in ((33, Support.SUPPORT), (32, Support.NEUTRAL)):
        board = position(text.format(patronage) + rich + "zabol W:a10\n", bots=FACTIONS)
        assert run(board).board.spaces[SpaceId.KANDAHAR].support is said
