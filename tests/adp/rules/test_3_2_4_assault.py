"""3.2.4 Assault."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Gained, Paid, Removed
from core.adp.model.ids import (
    ACTIVE,
    BASE,
    COALITION,
    GOVERNMENT,
    TALIBAN,
    WARLORDS,
    Faction,
    Track,
)
from core.adp.model.ids import SpaceId as S
from core.adp.model.options import Options
from core.adp.rules.assault import ASSAULT
from core.adp.rules.operations import FREE
from core.kernel import Reason
from tests.adp.play import asked, play
from tests.adp.rules.coin import (
    PLAIN,
    at,
    government_resources,
    granting,
    happened,
    operate,
    turn_of,
)

NO_COALITION_TROOPS = Reason("assault.no-coalition-troops", "3.2.4")
NOBODY_FOUND = Reason("assault.nobody-found", "3.2.4")
TOO_FEW_CUBES = Reason("assault.too-few-cubes", "3.2.4")


# Spaces and what they cost


@pytest.mark.rule("R3.2.4-1", "R3.2.4-2", "R3.1-1")
def test_the_government_pays_3_for_each_space_area_or_loc() -> None:
    board = turn_of(
        GOVERNMENT, "resources: government=7\nherat G:T2 T:a1\nkabul-aibak G:P2 T:a1\nkabul T:a1"
    )

    table = operate(board, "assault", "kabul-aibak", "herat")

    assert happened(table) == [
        Paid(Track.GOVERNMENT, 3, rule="3.2.4"),
        Removed(ACTIVE[TALIBAN], S.KABUL_AIBAK, 1, rule="3.2.4"),
        Paid(Track.GOVERNMENT, 3, rule="3.2.4"),
        Removed(ACTIVE[TALIBAN], S.HERAT, 1, rule="3.2.4"),
    ]


@pytest.mark.rule("R3.2.4-2", "R3.1-2")
def test_a_space_that_cannot_be_paid_for_is_not_assaulted() -> None:
    board = turn_of(GOVERNMENT, "resources: government=5\nherat G:T2 T:a1\nbalkh G:T2 T:a1")

    turn = play(board, "assault", "herat", catalogue=PLAIN)

    assert turn.board.spaces[S.BALKH].taliban_active == 1
    assert turn.board.track(Track.GOVERNMENT) == 2


@pytest.mark.rule("R3.2.4-1")
def test_the_coalition_assaults_only_where_it_has_troops() -> None:
    board = turn_of(COALITION, "herat C:B1 G:T4 T:a1\nbalkh C:T1 T:a1")

    turn = play(board, "assault", catalogue=PLAIN)

    assert asked(turn).options == ("balkh",)
    assert asked(turn).why_not("herat") == NO_COALITION_TROOPS


@pytest.mark.rule("RO-5", "R3.2.4-1")
@pytest.mark.parametrize(("resources", "reason"), [(3, None), (2, "cannot-pay")])
def test_in_the_1st_printing_the_coalition_may_assault_with_government_cubes_alone(
    resources: int, reason: str | None
) -> None:
    board = turn_of(
        COALITION,
        f"resources: government={resources}\nherat G:T2P3 T:a3\nkabul C:T1 T:a1",
        options=Options(coalition_assault_needs_troops=False),
    )

    turn = play(board, "assault", catalogue=PLAIN)

    refused = asked(turn).why_not("herat")
    assert (refused and refused.code) == reason
    if refused is None:
        turn.answer("herat")
        assert turn.board.spaces[S.HERAT].taliban_active == 1
        assert turn.board.track(Track.GOVERNMENT) == 0


@pytest.mark.rule("R3.2.4-8")
@pytest.mark.parametrize(
    ("here", "reason"),
    [
        ("G:T4 T:u2", NOBODY_FOUND),
        ("G:T4 T:B1u1", NOBODY_FOUND),
        ("G:T1 T:a2", TOO_FEW_CUBES),
        ("G:P9 T:a2", TOO_FEW_CUBES),
    ],
)
def test_a_space_where_nothing_can_be_removed_is_not_offered(here: str, reason: Reason) -> None:
    board = turn_of(GOVERNMENT, f"herat {here}\nkabul G:P2 T:a1")

    turn = play(board, "assault", catalogue=PLAIN)

    assert asked(turn).why_not("herat") == reason


# How many pieces go


@pytest.mark.rule("R3.2.4-3", "R3.2.4-4")
@pytest.mark.parametrize(
    ("space", "before", "after"),
    [
        pytest.param(S.KANDAHAR, "G:T5P2 T:B1a3", "G:T5P2 T:B1a1", marks=pytest.mark.rule("D-10")),
        pytest.param(S.NURISTAN, "G:T5P4 T:a3", "G:T5P4 T:a2", marks=pytest.mark.rule("D-11")),
        pytest.param(S.KABUL, "G:T2P2 T:a3", "G:T2P2 T:a1", marks=pytest.mark.rule("D-12")),
        pytest.param(S.HERAT, "G:T4 T:B1u1a1", "G:T4 T:B1u1", marks=pytest.mark.rule("D-13")),
        (S.KABUL_AIBAK, "G:T1P3 W:a3", "G:T1P3 W:a1"),
        (S.KABUL, "G:P3 W:a3", "G:P3 W:a2"),
        (S.HERAT, "C:T9 G:T2 T:a3", "C:T9 G:T2 T:a2"),
    ],
)
def test_a_government_assault_removes_a_piece_for_every_2_cubes_or_3_in_mountains(
    space: S, before: str, after: str
) -> None:
    board = turn_of(GOVERNMENT, f"{space} {before}")

    table = operate(board, "assault", space)

    assert at(table, space) == f"{space} {after}"


@pytest.mark.rule("TV-1.4.1b", "R1.4.1-5", "R3.2.4-5")
def test_a_coalition_assault_removes_a_piece_for_each_of_its_troops_and_no_fewer() -> None:
    board = turn_of(COALITION, "nuristan C:T3 T:a2 W:a2")

    turn = play(board, "assault", "nuristan", "both", catalogue=PLAIN)

    assert asked(turn).ask == "assault.taliban"
    assert asked(turn).options == ("1", "2")
    turn.answer("2")
    assert turn.board.spaces[S.NURISTAN].taliban_active == 0
    assert turn.board.spaces[S.NURISTAN].warlord_active == 1


@pytest.mark.rule("R3.2.4-2", "R3.2.4-5")
@pytest.mark.parametrize(
    ("answer", "left", "resources"), [("alone", "T:a4", 10), ("together", "T:a2", 7)]
)
def test_the_coalition_pays_3_where_government_cubes_are_to_count(
    answer: str, left: str, resources: int
) -> None:
    board = turn_of(COALITION, "resources: government=10\nnuristan C:T1 G:T2P4 T:a5")

    table = operate(board, "assault", "nuristan", answer)

    assert at(table, S.NURISTAN) == f"nuristan C:T1 G:T2P4 {left}"
    assert government_resources(table) == resources


@pytest.mark.rule("R3.2.4-3", "R3.2.4-5")
def test_police_count_with_the_coalition_in_kabul() -> None:
    board = turn_of(COALITION, "kabul C:T1 G:T1P1 T:a5")

    table = operate(board, "assault", "kabul", "together")

    assert at(table, S.KABUL) == "kabul C:T1 G:T1P1 T:a2"


@pytest.mark.rule("R3.2.4-2", "R3.2.4-5")
@pytest.mark.parametrize(
    "text",
    [
        "resources: government=10\nherat C:T2 G:T2 T:a2",
        "resources: government=2\nherat C:T2 G:T2 T:a4",
        "resources: government=10\nherat C:T2 G:P2 T:a4",
    ],
    ids=["they would remove no more", "they cannot be paid", "they do not count"],
)
def test_the_coalition_is_not_asked_about_government_cubes_of_no_use(text: str) -> None:
    table = operate(turn_of(COALITION, text), "assault", "herat")

    assert happened(table) == [Removed(ACTIVE[TALIBAN], S.HERAT, 2, rule="3.2.4")]


# Who is hit


@pytest.mark.rule("R1.4.1-5")
@pytest.mark.parametrize(
    ("aim", "left"),
    [("taliban", "T:a1 W:a3"), ("warlords", "T:a3 W:a1")],
)
def test_a_faction_that_is_not_targeted_is_spared(aim: str, left: str) -> None:
    board = turn_of(GOVERNMENT, "herat G:T4 T:a3 W:a3")

    table = operate(board, "assault", "herat", aim)

    assert at(table, S.HERAT) == f"herat G:T4 {left}"


@pytest.mark.rule("R3.2.4-6")
def test_bases_go_when_their_faction_has_no_guerrilla_left() -> None:
    board = turn_of(COALITION, "herat C:T4 W:B1a2")

    table = operate(board, "assault", "herat")

    assert happened(table) == [
        Removed(ACTIVE[WARLORDS], S.HERAT, 2, rule="3.2.4"),
        Removed(BASE[WARLORDS], S.HERAT, 1, rule="3.2.4"),
    ]


@pytest.mark.rule("R3.2.4-6")
def test_an_underground_guerrilla_shields_the_bases_of_its_own_faction_only() -> None:
    board = turn_of(COALITION, "herat C:T4 T:B1u1 W:B1")

    table = operate(board, "assault", "herat")

    assert at(table, S.HERAT) == "herat C:T4 T:B1u1"


# Captured goods


@pytest.mark.rule("D-14", "R3.2.4-7", "R1.8-1")
def test_a_taliban_base_removed_by_the_government_adds_6_aid_up_to_75() -> None:
    board = turn_of(GOVERNMENT, "aid: 72\nherat G:T2 T:B1")

    table = operate(board, "assault", "herat")

    assert happened(table)[1:] == [
        Removed(BASE[TALIBAN], S.HERAT, 1, rule="3.2.4"),
        Gained(Track.AID, 3, rule="3.2.4"),
    ]


@pytest.mark.rule("R3.2.4-7")
def test_each_of_two_taliban_bases_adds_6_aid() -> None:
    board = turn_of(GOVERNMENT, "aid: 10\nherat G:T4 T:B2")

    table = operate(board, "assault", "herat")

    assert table.board.track(Track.AID) == 22


@pytest.mark.rule("R3.2.4-7")
@pytest.mark.parametrize(("faction", "here"), [(COALITION, "C:T2 T:B1"), (GOVERNMENT, "G:T2 W:B1")])
def test_no_aid_comes_from_warlord_bases_or_coalition_assaults(faction: Faction, here: str) -> None:
    table = operate(turn_of(faction, f"aid: 10\nherat {here}"), "assault", "herat")

    assert table.board.track(Track.AID) == 10


# Terms


@pytest.mark.rule("R2.3.5-1")
def test_a_limited_assault_takes_place_in_one_space() -> None:
    board = turn_of(GOVERNMENT, "herat G:T2 T:a1\nbalkh G:T2 T:a1", limited=True)

    table = operate(board, "assault", "herat")

    assert at(table, S.BALKH) == "balkh G:T2 T:a1"


@pytest.mark.rule("R3.1.2-1", "R5.5-1")
@pytest.mark.parametrize("faction", [COALITION, GOVERNMENT])
def test_a_free_assault_costs_nothing(faction: Faction) -> None:
    board = turn_of(faction, "resources: government=1\nherat C:T1 G:T2 T:a3")
    answers = ("event", "herat", "together") if faction is COALITION else ("event", "herat")

    table = operate(board, *answers, catalogue=granting(ASSAULT, faction, FREE))

    assert government_resources(table) == 1
    assert table.board.spaces[S.HERAT].taliban_active == (0 if faction is COALITION else 2)
