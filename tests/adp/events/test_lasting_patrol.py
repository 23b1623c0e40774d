"""Lasting Events that change Patrol: cards 5 and 23."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, Repaired
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, WARLORDS, Faction
from core.adp.model.ids import SpaceId as S
from tests.adp.events.in_force import turn_of
from tests.adp.play import asked
from tests.adp.rules.operations import finish, happened, play

HIDING = "resources: government=9\nkabul-aibak C:T1 G:P1 T:u3 W:u1\nkandahar-kabul T:u2"


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize(
    ("card", "found"), [("", (2, 0)), ("5=unshaded", (3, 1)), ("5=shaded", (1, 0))]
)
@pytest.mark.parametrize("faction", [COALITION, GOVERNMENT])
def test_aerostats_find_all_guerrillas_where_a_cube_is_or_only_one(
    faction: Faction, card: str, found: tuple[int, int]
) -> None:
    board = turn_of(faction, HIDING, capability=card)
    answers = ["patrol", "kabul-aibak", "done", "both"]
    if card != "5=unshaded":
        answers.append(str(found[0]))

    facts = [
        f
        for f in happened(finish(board, *answers, then=("patrol.assault?", "special?")))
        if isinstance(f, Activated)
    ]

    expected = [
        Activated(target, S.KABUL_AIBAK, number, rule="3.2.2")
        for target, number in zip((TALIBAN, WARLORDS), found, strict=True)
        if number
    ]
    assert facts == expected


@pytest.mark.rule("R5.3-1")
def test_aerostats_unshaded_still_let_a_faction_alone() -> None:
    board = turn_of(COALITION, HIDING, capability="5=unshaded")

    table = finish(
        board, "patrol", "kabul-aibak", "done", "warlords", then=("patrol.assault", "special")
    )

    assert happened(table) == [Activated(WARLORDS, S.KABUL_AIBAK, 1, rule="3.2.2")]


DAMAGED = """
    resources: government=9
    kabul G:T1
    kabul-aibak G:P1 W:u1 sabotage
    kandahar-kabul C:T1 T:u1 sabotage
    farah-kandahar sabotage
    toraghondi-farah G:P1
"""


@pytest.mark.rule("R5.3-1")
def test_roadside_ieds_unshaded_a_patrol_ends_with_the_repair_of_a_road() -> None:
    board = turn_of(GOVERNMENT, DAMAGED, capability="23=unshaded")
    answers = ("patrol", "kabul-tor-kham", "kabul", "done", "done", "nobody", "done")

    turn = play(board, *answers)
    assert (asked(turn).by, asked(turn).ask) == (GOVERNMENT, "patrol.repair")
    assert [word for word in asked(turn).options if word in set(S)] == ["kabul-aibak"]
    assert str(asked(turn).why_not("kandahar-kabul")) == "patrol.not-to-repair (card 23)"

    table = finish(board, *answers, "kabul-aibak", then=("special",))
    assert happened(table)[-1] == Repaired(S.KABUL_AIBAK, rule="card 23")
    assert (
        finish(board, *answers, then=("patrol.repair", "special"))
        .board.spaces[S.KABUL_AIBAK]
        .sabotaged
    )


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize("card", ["", "23=shaded"])
def test_otherwise_a_patrol_repairs_nothing(card: str) -> None:
    board = turn_of(GOVERNMENT, DAMAGED, capability=card)

    table = finish(
        board,
        "patrol",
        "kabul-tor-kham",
        "kabul",
        "done",
        "done",
        "nobody",
        then=("patrol.assault", "special"),
    )

    assert table.board.spaces[S.KABUL_AIBAK].sabotaged
