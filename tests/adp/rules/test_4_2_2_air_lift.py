"""4.2.2 Air Lift."""

from __future__ import annotations

from typing import Final

import pytest

from core.adp.model.facts import Moved
from core.adp.model.ids import COALITION, Piece, SpaceId
from core.adp.rules.air_lift import (
    AIR_LIFT,
    NO_TROOPS,
    NOT_TO_ITSELF,
    NOWHERE,
    THREE_SPACES,
    air_lift_enables,
    leads_to,
)
from core.adp.rules.assault import ASSAULT
from core.adp.rules.catalogue import CATALOGUE
from core.adp.rules.operations import FULL, Execution, Terms
from core.adp.rules.stacking import ONLY_TALIBAN_IN_PAKISTAN
from core.adp.rules.sweep import SWEEP
from core.adp.rules.table import AdpTable
from tests.adp.play import asked, play, position
from tests.adp.rules.activities import begin, finish

KABUL: Final = SpaceId.KABUL
KANDAHAR: Final = SpaceId.KANDAHAR
HERAT: Final = SpaceId.HERAT
COALITION_TROOPS: Final = Piece.COALITION_TROOPS
GOVERNMENT_TROOPS: Final = Piece.GOVERNMENT_TROOPS
COALITION_TURN: Final = "card: 30\nnext: 12\neligible: coalition\n"


@pytest.mark.rule("R4.2.2-1")
def test_coalition_troops_fly_from_any_space_to_any_other() -> None:
    board = position("kabul-aibak C:T4")

    doing = finish(AIR_LIFT, board, "nimruz", "3", "done")

    assert doing.facts == [
        Moved(COALITION_TROOPS, SpaceId.KABUL_AIBAK, SpaceId.NIMRUZ, 3, rule="4.2.2")
    ]


@pytest.mark.rule("R4.2.2-1")
def test_areas_and_locs_will_do_but_not_pakistan() -> None:
    board = position("kabul C:T1\nherat G:P3 C:B1\nkandahar C:T1")

    doing = begin(AIR_LIFT, board)
    assert doing.asked().options == ("kabul", "kandahar")
    assert doing.why_not("herat") == NO_TROOPS
    doing.answer("kabul")

    assert "farah-kandahar" in doing.asked().options
    assert doing.why_not("waziristan") == ONLY_TALIBAN_IN_PAKISTAN
    assert doing.why_not("kabul") == NOT_TO_ITSELF


@pytest.mark.rule("R4.2.2-1")
def test_three_government_troops_fly_at_most() -> None:
    board = position("kabul G:T5\nkandahar G:T5")

    doing = begin(AIR_LIFT, board, "kabul", "herat", "2", "kandahar", "herat")

    assert doing.facts[-1] == Moved(GOVERNMENT_TROOPS, KANDAHAR, HERAT, 1, rule="4.2.2")
    assert doing.pending is None


@pytest.mark.rule("R4.2.2-1")
def test_any_number_of_coalition_troops_fly_beside_those_of_the_government() -> None:
    board = position("kabul C:T5 G:T4")

    doing = begin(AIR_LIFT, board, "herat")
    assert doing.asked().options == (COALITION_TROOPS, GOVERNMENT_TROOPS)
    for word in (COALITION_TROOPS, "5", "kabul", "herat"):
        doing.answer(word)
    assert doing.asked().options == ("1", "2", "3")
    doing.answer("3")

    assert doing.facts == [
        Moved(COALITION_TROOPS, KABUL, HERAT, 5, rule="4.2.2"),
        Moved(GOVERNMENT_TROOPS, KABUL, HERAT, 3, rule="4.2.2"),
    ]


@pytest.mark.rule("R4.2.2-1", "R4.1-4")
def test_it_is_among_three_spaces_at_most() -> None:
    board = position("kabul C:T2\nkandahar C:T2\nkhowst C:T2\nfarah C:T2")

    doing = begin(AIR_LIFT, board, "kabul", "herat", "1", "kandahar")
    assert doing.asked().options == ("herat", "kabul")
    doing.answer("herat")
    doing.answer("1")

    assert doing.asked().options == ("kabul", "kandahar", "done")
    assert doing.why_not("khowst") == THREE_SPACES


@pytest.mark.rule("R4.2.2-1")
def test_no_troops_fly_twice() -> None:
    board = position("kabul C:T2\nherat C:T1")

    doing = begin(AIR_LIFT, board, "kabul", "herat", "2", "herat", "kabul")

    assert doing.facts == [
        Moved(COALITION_TROOPS, KABUL, HERAT, 2, rule="4.2.2"),
        Moved(COALITION_TROOPS, HERAT, KABUL, 1, rule="4.2.2"),
    ]
    assert doing.pending is None


@pytest.mark.rule("R4.2.2-1")
def test_without_troops_there_is_no_air_lift() -> None:
    board = position("kabul C:B1 G:P5\nkandahar T:u3")

    assert begin(AIR_LIFT, board).refused == NOWHERE


@pytest.mark.rule("R4.2.2-1", "R4.1.1-1")
@pytest.mark.parametrize("operation", ["train", "patrol", "sweep", "assault"])
def test_it_accompanies_any_operation(operation: str) -> None:
    board = position(COALITION_TURN + "kabul C:B1T3 T:u1a1\nkabul-aibak T:u1")

    assert "air-lift" in asked(play(board, operation)).options


@pytest.mark.rule("R4.1-3")
def test_an_assault_is_open_where_only_troops_from_the_air_make_it_possible() -> None:
    board = position(COALITION_TURN + "kabul C:T1\nherat T:a1")

    assert ASSAULT.refuse(board, COALITION, Terms()) is not None
    assert "assault" in asked(play(board)).options

    turn = play(board, "assault", "air-lift")
    assert asked(turn).options == ("herat",)


@pytest.mark.rule("R4.1-3")
def test_no_air_lift_helps_an_assault_without_targets() -> None:
    board = position("kabul C:T1\nherat T:u1")

    assert not air_lift_enables(board, COALITION, ASSAULT)


@pytest.mark.rule("R4.1-3")
def test_no_air_lift_makes_troops_that_are_not_there() -> None:
    assert not air_lift_enables(position("herat T:a1"), COALITION, ASSAULT)


@pytest.mark.rule("R5.5-1")
def test_an_air_lift_granted_by_an_event_keeps_to_the_spaces_it_names() -> None:
    board = position("kabul C:T1\nherat C:T1\nbalkh C:T1")

    doing = begin(AIR_LIFT, board, terms=Terms(free=True, within=(KABUL, HERAT, KANDAHAR)))
    assert doing.asked().options == ("herat", "kabul")
    doing.answer("kabul")

    assert doing.asked().options == ("herat", "kandahar")


@pytest.mark.rule("R5.5-1")
def test_an_event_that_names_one_space_grants_no_air_lift() -> None:
    board = position("kabul C:T1")

    assert begin(AIR_LIFT, board, terms=Terms(free=True, within=(KABUL,))).refused == NOWHERE


@pytest.mark.rule("R4.1-3")
def test_done_first_it_leaves_troops_for_the_assault_that_must_follow() -> None:
    board = position(COALITION_TURN + "herat C:T2 T:a1\nkabul C:T1")

    turn = play(board, "assault", "air-lift", "herat", "farah", "done")

    assert turn.board.spaces[HERAT].coalition_troops == 1
    assert asked(turn).options[0] == "herat"


@pytest.mark.rule("R4.1-3")
def test_every_first_group_arrives_as_it_was_foreseen() -> None:
    board = position("kabul C:T2 G:T4\nherat C:T1")
    execution = Execution(AdpTable(board, CATALOGUE), COALITION, FULL, SWEEP)
    from_kabul = {COALITION_TROOPS: "12", GOVERNMENT_TROOPS: "13"}
    groups: dict[str, list[tuple[str, ...]]] = {
        "kabul": [(piece, size) for piece, sizes in from_kabul.items() for size in sizes],
        "herat": [()],
    }

    ended = [
        begin(AIR_LIFT, board, origin, goal, *group).board
        for origin in begin(AIR_LIFT, board).asked().options
        for goal in begin(AIR_LIFT, board, origin).asked().options
        for group in groups[origin]
    ]

    foreseen = list(leads_to(execution, ()) or ())
    assert len(foreseen) == len(ended)
    assert all(end in foreseen for end in ended)
