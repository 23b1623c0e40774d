"""4.3.2 Transport."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

import pytest

from core.adp.model.atlas import ADJACENT, AFGHAN_AREAS, LOCS, OUTSIDE_PAKISTAN
from core.adp.model.facts import Moved, Transferred
from core.adp.model.ids import GOVERNMENT, Piece, SpaceId, Track
from core.adp.rules.assault import ASSAULT
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.operations import FREE, FULL, OPERATION_IMPOSSIBLE, Execution, Terms
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN
from core.adp.rules.sweep import SWEEP
from core.adp.rules.table import AdpTable
from core.adp.rules.transport import (
    NO_TROOPS,
    NO_WAY,
    ROADS,
    TRANSPORT,
    leads_to,
    tolls_from,
    transport_enables,
    transported,
)
from tests.adp.play import asked, play, position
from tests.adp.rules.activities import begin, finish

KABUL: Final = SpaceId.KABUL
BAMIAN: Final = SpaceId.BAMIAN
KANDAHAR: Final = SpaceId.KANDAHAR
TROOPS: Final = Piece.GOVERNMENT_TROOPS
GOVERNMENT_TURN: Final = "card: 30\nnext: 12\neligible: government\n"


@pytest.mark.rule("R4.3.2-1")
def test_any_number_of_government_troops_go_from_one_space_as_one_group() -> None:
    board = position("kabul G:T4P2 C:T3\nherat G:P3\nbalkh G:T1")

    doing = begin(TRANSPORT, board)
    assert doing.asked().options == ("balkh", "kabul")
    assert doing.why_not("herat") == NO_TROOPS
    doing.answer("kabul")
    doing.answer("kandahar")
    assert doing.asked().options == ("1", "2", "3", "4")
    doing.answer("3")

    assert doing.facts == [Moved(TROOPS, KABUL, KANDAHAR, 3, rule="4.3.2")]
    assert doing.pending is None


def ways(here: SpaceId, goal: SpaceId, before: frozenset[SpaceId]) -> Iterator[frozenset[SpaceId]]:
    """Yield the spaces that are entered on each way to a goal, none of them twice."""
    for space in ADJACENT[here]:
        if space is goal:
            yield before
        elif space in ROADS and space not in before:
            yield from ways(space, goal, before | {space})


@pytest.mark.rule("R4.3.2-3", "A-27")
@pytest.mark.parametrize("origin", OUTSIDE_PAKISTAN)
def test_one_way_is_part_of_every_other_so_there_is_none_to_choose(origin: SpaceId) -> None:
    for goal in OUTSIDE_PAKISTAN:
        if goal is not origin:
            found = set(ways(origin, goal, frozenset({origin})))
            assert not found or frozenset.intersection(*found) in found, goal


@pytest.mark.rule("R3.2.3-4", "R3.2.3-7", "A-27")
def test_one_loc_at_most_joins_two_areas_that_are_not_adjacent() -> None:
    for one, other in combinations(AFGHAN_AREAS, 2):
        if other not in ADJACENT[one]:
            assert len([loc for loc in LOCS if {one, other} <= set(ADJACENT[loc])]) <= 1


@pytest.mark.rule("R4.3.2-1", "A-27")
def test_a_group_goes_by_locs_and_kabul_as_far_as_it_likes_then_into_one_other_space() -> None:
    reached = tolls_from(position("herat G:T1"), SpaceId.HERAT)

    assert SpaceId.KABUL in reached  # by Farah, Kandahar and the road to Kabul
    assert SpaceId.SHIBIRGHAN_AIBAK in reached
    assert SpaceId.BALKH in reached
    assert SpaceId.HERAT not in reached
    assert SpaceId.BADAKHSHAN not in reached


@pytest.mark.rule("A-27")
def test_a_group_may_go_straight_into_an_adjacent_area() -> None:
    board = position("badakhshan G:T1")

    assert begin(TRANSPORT, board).asked().options == ("baghlan", "konduz", "nuristan")


@pytest.mark.rule("R4.3.2-1", "R1.4.2-3")
def test_it_never_goes_to_pakistan() -> None:
    doing = begin(TRANSPORT, position("kandahar G:T2"))

    assert doing.why_not("waziristan") == ONLY_TALIBAN_IN_PAKISTAN


@pytest.mark.rule("R4.3.2-1", "A-27")
def test_a_second_step_through_another_area_is_not_open() -> None:
    doing = begin(TRANSPORT, position("badakhshan G:T2"))

    assert doing.why_not("kabul") == NO_WAY


@pytest.mark.rule("R4.3.2-2")
def test_a_sabotaged_loc_ends_the_move() -> None:
    board = position("kabul G:T1\nkandahar-kabul sabotage")

    reached = tolls_from(board, KABUL)

    assert SpaceId.KANDAHAR_KABUL in reached
    assert KANDAHAR not in reached
    assert BAMIAN in reached  # it touches Kabul


@pytest.mark.rule("R4.3.2-2", "A-27")
def test_troops_that_start_on_a_sabotaged_loc_can_leave_it() -> None:
    board = position("kandahar-kabul G:T1 sabotage")

    reached = tolls_from(board, SpaceId.KANDAHAR_KABUL)

    assert KANDAHAR in reached
    assert SpaceId.KABUL_AIBAK in reached


@pytest.mark.rule("R4.3.2-3", "A-27")
def test_each_space_entered_with_guerrillas_costs_1_and_the_origin_nothing() -> None:
    board = position(
        "kabul G:T2 T:u3\nkandahar-kabul W:u1\nkandahar T:a2\nresources: government=9 warlords=5"
    )

    doing = finish(TRANSPORT, board, "kandahar", "2")

    assert doing.facts == [
        Moved(TROOPS, KABUL, KANDAHAR, 2, rule="4.3.2"),
        Transferred(Track.GOVERNMENT, Track.WARLORDS, 2, rule="4.3.2"),
    ]


@pytest.mark.rule("R4.3.2-3")
def test_a_lone_base_asks_no_toll() -> None:
    board = position("kabul G:T2\nbamian W:B1 T:B1")

    assert tolls_from(board, KABUL)[BAMIAN] == 0


@pytest.mark.rule("R4.3.2-3")
def test_the_path_with_the_fewest_tolls_is_taken() -> None:
    board = position("kabul G:T2\nkandahar-kabul G:T1 W:u1\nfarah-kandahar W:u1")

    tolls = tolls_from(board, KABUL)

    assert tolls[SpaceId.KHOWST] == 0  # not by the road that is watched
    assert tolls[KANDAHAR] == 1
    assert tolls[SpaceId.KANDAHAR_SPIN_BOLDAK] == 1
    assert tolls[SpaceId.HERAT] == 2


@pytest.mark.rule("R4.3.2-3", "A-8")
def test_tolls_are_paid_only_while_the_government_has_resources() -> None:
    board = position("kabul G:T2\nkandahar-kabul W:u1\nkandahar T:a2\nresources: government=1")

    doing = finish(TRANSPORT, board, "kandahar", "2")

    assert doing.facts[-1] == Transferred(Track.GOVERNMENT, Track.WARLORDS, 1, rule="4.3.2")


@pytest.mark.rule("R4.3.2-3", "A-8")
def test_nothing_is_paid_to_warlords_who_have_75_already() -> None:
    board = position("kabul G:T2\nbamian W:u1\nresources: government=9 warlords=75")

    doing = finish(TRANSPORT, board, "bamian", "2")

    assert doing.facts == [Moved(TROOPS, KABUL, BAMIAN, 2, rule="4.3.2")]


@pytest.mark.rule("R3.1.2-1", "R5.5-1")
def test_a_free_transport_pays_no_toll() -> None:
    board = position("kabul G:T2\nbamian W:u1\nresources: government=9")

    doing = finish(TRANSPORT, board, "bamian", "1", terms=FREE)

    assert doing.facts == [Moved(TROOPS, KABUL, BAMIAN, 1, rule="4.3.2")]


@pytest.mark.rule("R5.5-1")
def test_a_transport_granted_by_an_event_keeps_to_the_spaces_it_names() -> None:
    board = position("kabul G:T2\nherat G:T2")

    doing = begin(TRANSPORT, board, terms=Terms(free=True, within=(KABUL, BAMIAN, KANDAHAR)))
    assert doing.asked().options == ("bamian", "kandahar")

    nowhere = Terms(free=True, within=(KABUL,))
    assert begin(TRANSPORT, board, terms=nowhere).refused is not None


@pytest.mark.rule("R4.3.2-1", "R4.1.1-1")
@pytest.mark.parametrize("operation", ["train", "patrol", "sweep", "assault"])
def test_it_accompanies_any_operation(operation: str) -> None:
    board = position(GOVERNMENT_TURN + "kabul G:T4P4 T:u1a1\nkabul-aibak T:a1")

    assert "transport" in asked(play(board, operation)).options


@pytest.mark.rule("R4.1-3")
def test_an_assault_is_open_where_only_troops_on_the_road_make_it_possible() -> None:
    board = position(GOVERNMENT_TURN + "kabul G:T4\nkandahar T:a1\nresources: government=4")

    assert ASSAULT.refuse(board, GOVERNMENT, FULL) is not None
    assert "assault" in asked(play(board)).options

    turn = play(board, "assault", "transport")
    assert asked(turn).about == ("kabul", "kandahar")  # the only way to an Assault
    assert asked(turn).options[:3] == ("2", "3", "4")
    turn.answer("2")
    assert asked(turn).options[0] == "kandahar"


@pytest.mark.rule("R4.1-3")
def test_no_transport_opens_an_assault_that_its_tolls_make_too_dear() -> None:
    board = position("kabul G:T4\nkandahar T:a1\nresources: government=3")

    assert not transport_enables(board, GOVERNMENT, ASSAULT)


@pytest.mark.rule("R4.1-3")
def test_transport_opens_nothing_without_troops_or_money() -> None:
    assert not transport_enables(position("kandahar T:a1"), GOVERNMENT, SWEEP)
    poor = position("kabul G:T4\nkandahar T:a1\nresources: government=0")
    assert not transport_enables(poor, GOVERNMENT, SWEEP)


@pytest.mark.rule("R4.3.2-3", "A-8")
def test_a_toll_is_foreseen_only_as_far_as_the_warlords_have_room() -> None:
    board = position("resources: government=9 warlords=74\nkabul G:T2")

    arrived = transported(board, SpaceId.KABUL, SpaceId.HERAT, 2, toll=3)

    assert arrived.track(Track.WARLORDS) == 75
    assert arrived.track(Track.GOVERNMENT) == 8


@pytest.mark.rule("R4.3.2-3", "R4.1-3")
def test_done_first_it_does_not_start_where_every_way_costs_what_the_operation_needs() -> None:
    watched = "\n".join(f"{space} T:u1" for space in ADJACENT[SpaceId.NIMRUZ])
    text = f"resources: government=3\nkonduz G:T1\nbadakhshan G:T1\nnimruz G:T1\n{watched}"
    board = position(GOVERNMENT_TURN + text)

    turn = play(board, "train", "transport")

    assert "konduz" in asked(turn).options
    assert asked(turn).why_not("nimruz") == OPERATION_IMPOSSIBLE


@pytest.mark.rule("R4.1-3")
def test_every_journey_ends_as_it_was_foreseen() -> None:
    board = position(
        "kabul G:T3\nbalkh G:T1\nkandahar-kabul T:a1\nghazni W:u1\nkabul-aibak sabotage\n"
        "resources: government=4 warlords=74"
    )
    origins = begin(TRANSPORT, board).asked().options
    table = AdpTable(board, CATALOGUE)
    execution = Execution(table, GOVERNMENT, FULL, SWEEP)

    ended = [
        finish(TRANSPORT, board, origin, goal, *group).board
        for origin, groups in zip(origins, (((),), (("1",), ("3",))), strict=True)
        for goal in begin(TRANSPORT, board, origin).asked().options
        for group in groups
    ]

    foreseen = list(leads_to(execution, ()))
    assert len(foreseen) == len(ended)
    assert all(end in foreseen for end in ended)
