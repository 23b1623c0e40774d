"""Lasting Events that change Sweep: cards 1, 10 and 17."""

from __future__ import annotations

import pytest

from core.adp.model.facts import Activated, Moved
from core.adp.model.ids import COALITION, GOVERNMENT, TALIBAN, TROOPS, WARLORDS
from core.adp.model.ids import SpaceId as S
from core.adp.rules.sweep import SWEEP, InPlace
from tests.adp.events.in_force import turn_of
from tests.adp.play import asked
from tests.adp.rules.operations import finish, grant, happened, play

HIDING = "resources: government=9\nherat C:T1 T:u2\nwaziristan T:u1\nkabul-aibak T:u1 W:u1"


@pytest.mark.rule("R5.3-1")
def test_isr_unshaded_finds_one_more_anywhere_on_the_map_as_the_last_step() -> None:
    board = turn_of(COALITION, HIDING, capability="1=unshaded")
    answers = ("sweep", "herat", "done", "taliban")

    turn = play(board, *answers)
    assert (asked(turn).ask, asked(turn).rule) == ("sweep.isr", "card 1")
    assert asked(turn).options == ("herat", "waziristan", "kabul-aibak", "done")

    road = finish(board, *answers, "kabul-aibak", "warlords", then=("special",))
    assert happened(road)[-1] == Activated(WARLORDS, S.KABUL_AIBAK, 1, rule="card 1")
    pakistan = finish(board, *answers, "waziristan", then=("special",))
    assert happened(pakistan)[-1] == Activated(TALIBAN, S.WAZIRISTAN, 1, rule="card 1")
    assert len(happened(finish(board, *answers, then=("sweep.isr", "special")))) == 1


@pytest.mark.rule("R5.3-1")
def test_isr_unshaded_an_air_strike_afterwards_may_use_it() -> None:
    board = turn_of(COALITION, HIDING, capability="1=unshaded")

    turn = play(board, "sweep", "herat", "done", "nobody", "waziristan")

    assert asked(turn).options == ("done", "air-lift", "air-strike")


@pytest.mark.rule("R5.3-1")
@pytest.mark.parametrize("card", ["", "1=shaded"])
def test_otherwise_a_sweep_ends_with_its_search(card: str) -> None:
    board = turn_of(COALITION, HIDING, capability=card)

    turn = play(board, "sweep", "herat", "done", "taliban")

    assert asked(turn).ask == "special"


@pytest.mark.rule("R5.3-1")
def test_isr_does_not_serve_the_government() -> None:
    board = turn_of(GOVERNMENT, "herat G:T1 T:u2", capability="1=unshaded")

    assert len(happened(finish(board, "sweep", "herat", "done", "taliban", then=("special",)))) == 2


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize(("card", "together"), [("", True), ("10=shaded", False)])
def test_partnering_policy_shaded_leaves_government_troops_where_they_are(
    card: str, together: bool
) -> None:
    board = turn_of(COALITION, "kabul C:T2 G:T2\nbaghlan T:a1", momentum=card)

    turn = play(board, "sweep", "baghlan", "kabul", "2")

    assert (asked(turn).ask == "sweep.government") is together


@pytest.mark.rule("R5.4-1")
def test_partnering_policy_shaded_government_cubes_on_the_spot_still_search() -> None:
    board = turn_of(COALITION, "herat C:B1 G:P2 T:u3", momentum="10=shaded")

    table = finish(board, "sweep", "herat", "taliban", then=("special",))

    assert happened(table) == [Activated(TALIBAN, S.HERAT, 2, rule="3.2.3")]


EVERYWHERE = "resources: government=30\nherat C:T1 T:u1\nzabol C:T1 T:u1\nkonduz C:T1 T:u1"


@pytest.mark.rule("R5.4-1")
@pytest.mark.parametrize(("card", "ask"), [("", "sweep.space"), ("17=shaded", "sweep.targets")])
def test_nato_shaded_a_coalition_sweep_is_in_2_spaces_at_most(card: str, ask: str) -> None:
    board = turn_of(COALITION, EVERYWHERE, momentum=card)

    turn = play(board, "sweep", "herat", "zabol")

    assert asked(turn).ask == ask


@pytest.mark.rule("R5.4-1", "R5.5-1")
def test_nato_shaded_binds_a_free_sweep_too() -> None:
    board = turn_of(COALITION, EVERYWHERE, momentum="17=shaded")

    table = grant(
        board,
        COALITION,
        SWEEP,
        InPlace(free=True, most=3),
        *("herat", "zabol", "taliban"),
    )

    assert [type(fact) for fact in happened(table)] == [Activated, Activated]


@pytest.mark.rule("R5.4-1")
def test_nato_shaded_does_not_bind_the_government() -> None:
    board = turn_of(GOVERNMENT, EVERYWHERE.replace("C:T1", "G:T1"), momentum="17=shaded")

    table = finish(board, "sweep", "herat", "zabol", "konduz", "done", "taliban", then=("special",))

    assert not [fact for fact in happened(table) if isinstance(fact, Moved)]
    assert table.board.spaces[S.KONDUZ].taliban_active == 1
    assert table.board.spaces[S.HERAT].count(TROOPS[GOVERNMENT]) == 1
